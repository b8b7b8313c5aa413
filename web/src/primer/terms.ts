/** The terms of a game: found in sentences by the forms that their words take, and explained. */

import type { GameWords } from '../lib/gameWords';
import { FALLBACK } from '../lib/messages';
import { settings } from '../lib/settings.svelte';

export interface Term {
  /** The term in English, as the glossaries have it. */
  term: string;
  /** Where the rules have it. */
  clause: string;
  /** The pieces that picture it. */
  piece: string;
}

/** What `terms.plugin.ts` reads; words and forms of a language are in the order of the terms. */
export interface TermData {
  terms: readonly Term[];
  forms: Readonly<Record<string, readonly (readonly [word: string, forms: readonly string[]])[]>>;
}

export interface TermPart {
  text: string;
  /** The term that the text is a form of, if it is one. */
  term?: Term;
  /** Brackets, commas and the like that no line may part from the term. */
  before?: string;
  after?: string;
}

/** Words that a term may take in a text. */
interface Form {
  words: readonly string[];
  /** Whether a word may go on. */
  open: readonly boolean[];
  /** Whether capital letters matter. */
  exact: boolean;
  term: Term;
}

/** A word of a text and where it stands. */
interface Word {
  said: string;
  small: string;
  index: number;
}

const WORD = /[\p{L}\p{N}]+/gu;
/** What belongs to the word after it, and to the word before it. */
const OPENS = /[^\s\p{L}\p{N}]+$/u;
const CLOSES = /^(?:['’]\p{L}+)?[^\s\p{L}\p{N}]*/u;
/** What may stand between the words of a form. */
const GAP = /^[\s'’]+$/;
/** Forms are looked up by so many of their first letters, for most words are none. */
const LETTERS = 2;

export class Terms {
  readonly all: readonly Term[];
  readonly #data: TermData;
  readonly #words: GameWords;
  readonly #forms = new Map<string, ReadonlyMap<string, readonly Form[]>>();

  constructor(data: TermData, words: GameWords) {
    this.all = data.terms;
    this.#data = data;
    this.#words = words;
  }

  find(term: string): Term | undefined {
    return this.all.find((one) => one.term === term);
  }

  /** The word of the reader's language. */
  word({ term }: Term): string {
    const at = this.all.findIndex((one) => one.term === term);
    return this.#rows(settings.language)[at]?.[0] ?? term;
  }

  /** What it is, in a sentence or two. */
  says({ term }: Term): string {
    return this.#words.say(messageOf(term));
  }

  /** A text in parts, each term marked where it is first met; `met` are those that need no mark any
   * more. */
  parts(text: string, met = new Set<Term>()): TermPart[] {
    const forms = this.#formsOf(settings.language);
    const words = wordsOf(text);
    const parts: TermPart[] = [];
    let [from, end] = [0, 0];
    words.forEach(({ small, index }, at) => {
      if (index < end) return;
      const form = forms.get(first(small))?.find((one) => isAt(one, text, words, at));
      if (form === undefined) return;
      const last = words[at + form.words.length - 1];
      end = last ? last.index + last.said.length : index;
      if (met.has(form.term)) return;
      met.add(form.term);
      const [before = ''] = OPENS.exec(text.slice(from, index)) ?? [];
      const [after = ''] = CLOSES.exec(text.slice(end)) ?? [];
      const start = index - before.length;
      if (start > from) parts.push({ text: text.slice(from, start) });
      parts.push({ text: text.slice(index, end), term: form.term, before, after });
      from = end + after.length;
    });
    if (from < text.length) parts.push({ text: text.slice(from) });
    return parts;
  }

  #rows(language: string): TermData['forms'][string] {
    return this.#data.forms[language] ?? this.#data.forms[FALLBACK] ?? [];
  }

  /** The forms of a language by their first letters; of those that begin alike the longer first. */
  #formsOf(language: string): ReadonlyMap<string, readonly Form[]> {
    const known = this.#forms.get(language);
    if (known) return known;
    const rows = this.#rows(language).flatMap(([, forms], index) => {
      const term = this.all[index];
      return term ? forms.map((form) => ({ form, term })) : [];
    });
    const found = new Map<string, Form[]>();
    for (const { form, term } of rows.toSorted((a, b) => b.form.length - a.form.length)) {
      const key = first(form.toLowerCase());
      found.set(key, [...(found.get(key) ?? []), formOf(form, term)]);
    }
    this.#forms.set(language, found);
    return found;
  }
}

function first(word: string): string {
  return word.slice(0, LETTERS);
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: said, index }) => {
    return { said, small: said.toLowerCase(), index };
  });
}

/** A form as it is written in a glossary: `mutac-` begins a word, others are whole; those in small
 * letters are found in capital ones, too. */
function formOf(form: string, term: Term): Form {
  const words = wordsOf(form);
  return {
    words: words.map(({ said }) => said),
    open: words.map(({ said, index }) => form[index + said.length] === '-'),
    exact: form !== form.toLowerCase(),
    term,
  };
}

/** Whether a form stands at a word of a text. */
function isAt(
  { words, open, exact }: Form,
  text: string,
  all: readonly Word[],
  at: number,
): boolean {
  return words.every((wanted, index) => {
    const word = all[at + index];
    const before = all[at + index - 1];
    if (word === undefined) return false;
    const said = exact ? word.said : word.small;
    if (open[index] ? !said.startsWith(wanted) : said !== wanted) return false;
    if (index === 0 || before === undefined) return true;
    return GAP.test(text.slice(before.index + before.said.length, word.index));
  });
}

/** The message that explains a term. */
export function messageOf(term: string): string {
  return `term-${term
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;
}

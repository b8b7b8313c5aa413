/** A coach's text in parts: words, names of cards, and dice. */

import { NAME_SIGN } from './lessonWords';

export type Part = { words: string } | { name: string } | { die: number };

const FIRST_DIE = '⚀'.codePointAt(0) ?? 0;

export function partsOf(text: string): Part[] {
  return text
    .split(/(\*[^*]+\*|[⚀-⚅])/u)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith(NAME_SIGN)) return { name: part.slice(1, -1) };
      if (/^[⚀-⚅]$/u.test(part)) return { die: (part.codePointAt(0) ?? 0) - FIRST_DIE + 1 };
      return { words: part };
    });
}

/** The text as it is read aloud. */
export function plain(text: string): string {
  return partsOf(text)
    .map((part) => ('die' in part ? String(part.die) : 'name' in part ? part.name : part.words))
    .join('');
}

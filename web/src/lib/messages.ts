/** Messages of the page and the table (Project Fluent). Games have words of their own. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from './settings.svelte';

export type Arguments = Record<string, FluentVariable>;

/** The language that has all messages. */
export const FALLBACK = 'en';

/** Messages by language, from files `LANGUAGE/name.ftl`; what is named twice, the last file says. A
 * language is read when it is first spoken: most people have no use for the others. */
export class Bundles {
  readonly #sources: [path: string, source: string][];
  readonly #read = new Map<string, FluentBundle>();

  constructor(...sources: Record<string, string>[]) {
    this.#sources = sources.flatMap((files) => Object.entries(files));
  }

  get(language: string): FluentBundle {
    const known = this.#read.get(language);
    if (known) return known;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const [path, source] of this.#sources) {
      if (path.split('/').at(-2) !== language) continue;
      bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
    this.#read.set(language, bundle);
    return bundle;
  }
}

const bundles = new Bundles(
  import.meta.glob<string>(
    [
      '../locale/*/*.ftl',
      '../games/*/locale/*/{home,puzzles}.ftl', // said before the game is loaded
      '../../../src/trilobite/locale/*/{preview,howto}.ftl',
    ],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
);

/** Languages to choose from; what one lacks is said in English. */
export const LANGUAGES: readonly [code: string, name: string][] = [
  ['en', 'English'],
  ['cs', 'Čeština'],
  ['it', 'Italiano'],
];

/** A message in the reader's language, or in the one that has all; null where none has it, or it
 * cannot be said with these arguments. */
export function find(from: Bundles, id: string, args: Arguments): string | null {
  for (const language of [settings.language, FALLBACK]) {
    const bundle = from.get(language);
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) {
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, args, errors);
      if (errors.length === 0) return text;
    }
  }
  return null;
}

/** The message in words, in the reader's language. */
export function say(id: string, args: Arguments = {}): string {
  return find(bundles, id, args) ?? id;
}

export function hasMessage(id: string): boolean {
  return bundles.get(FALLBACK).hasMessage(id);
}

/** With a capital letter at the start, but for words such as "mRNA". */
export function capital(text: string): string {
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text;
  return text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);
}

/** Messages of the page and the table (Project Fluent). Games have words of their own. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from './settings.svelte';

export type Arguments = Record<string, FluentVariable>;

/** The language that has all messages. */
export const FALLBACK = 'en';

/** Messages by language from files `LANGUAGE/name.ftl`. */
export function bundlesOf(sources: Record<string, string>): Map<string, FluentBundle> {
  const found = new Map<string, FluentBundle>();
  for (const [path, source] of Object.entries(sources)) {
    const language = path.split('/').at(-2) ?? FALLBACK;
    const bundle = found.get(language) ?? new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    found.set(language, bundle);
  }
  return found;
}

const bundles = bundlesOf(
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
export function find(
  from: ReadonlyMap<string, FluentBundle>,
  id: string,
  args: Arguments,
): string | null {
  for (const language of [settings.language, FALLBACK]) {
    const bundle = from.get(language);
    const pattern = bundle?.getMessage(id)?.value;
    if (bundle && pattern) {
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
  return bundles.get(FALLBACK)?.hasMessage(id) ?? false;
}

/** With a capital letter at the start, but for words such as "mRNA". */
export function capital(text: string): string {
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text;
  return text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);
}

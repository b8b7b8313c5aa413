/** The messages of Dominant Species: Marine: those of its rules and those of its board. They have
 * bundles of their own, for messages of other games have the same names. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { say as sayOfTheTable, type Arguments } from '../../lib/messages';
import { settings } from '../../lib/settings.svelte';

const FALLBACK = 'en';

const ofTheRules = import.meta.glob<string>('../../../../src/trilobite/locale/*/marine.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ofTheBoard = import.meta.glob<string>('./locale/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const bundles = new Map<string, FluentBundle>();
// The terminal has words of its own among those of the rules; here the board's count.
for (const [path, source] of [...Object.entries(ofTheRules), ...Object.entries(ofTheBoard)]) {
  const language = path.split('/').at(-2) ?? FALLBACK;
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
  bundles.set(language, bundle);
}

/** What the table itself says of a game: kinds of options, and variants. Each is one line. */
const TOLD_BY_THE_TABLE = /^(category|variant)-.*$/gm;

export const tableMessages: Record<string, string> = Object.fromEntries(
  Object.entries(ofTheBoard).map(([path, source]) => [
    path,
    (source.match(TOLD_BY_THE_TABLE) ?? []).join('\n'),
  ]),
);

/** The message in words, in the reader's language. */
export function say(id: string, args: Arguments = {}): string {
  for (const language of [settings.language, FALLBACK]) {
    const bundle = bundles.get(language);
    const pattern = bundle?.getMessage(id)?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, args, []);
  }
  return sayOfTheTable(id, args);
}

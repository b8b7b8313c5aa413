/** The messages of Bios: Origins: those of its rules and those of its board. They have
 * bundles of their own, for messages of other games have the same names. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { say as sayOfTheTable, type Arguments } from '../../lib/messages';
import { settings } from '../../lib/settings.svelte';

const FALLBACK = 'en';

const ofTheRules = import.meta.glob<string>('../../../../src/trilobite/locale/*/origins.ftl', {
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

/** What the table itself says of a game: kinds of options, people to choose from, modes and
 * variants. Each is one line; those of which other games have the same are the game's by name. */
const KINDS = /^category-.*$/gm;
const OF_THE_GAME = /^(people|variant|mode)-.*$/gm;

export const tableMessages: Record<string, string> = Object.fromEntries(
  Object.entries(ofTheBoard).map(([path, source]) => [
    path,
    [
      ...(source.match(KINDS) ?? []),
      ...(source.match(OF_THE_GAME) ?? []).map((line) => `origins-${line}`),
    ].join('\n'),
  ]),
);

/** Messages without arguments that have been said, by language. */
const said = new Map<string, Map<string, string>>();

/** The message in words, in the reader's language. */
export function say(id: string, args?: Arguments): string {
  if (args !== undefined) return format(id, args);
  const { language } = settings;
  const known = said.get(language) ?? new Map<string, string>();
  said.set(language, known);
  const text = known.get(id) ?? format(id, {});
  known.set(id, text);
  return text;
}

function format(id: string, args: Arguments): string {
  for (const language of [settings.language, FALLBACK]) {
    const bundle = bundles.get(language);
    const pattern = bundle?.getMessage(id)?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, args, []);
  }
  return sayOfTheTable(id, args);
}

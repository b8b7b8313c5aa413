/** The words of one lesson or example game, in all languages that it has; they lie beside its
 * script. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { FALLBACK, type Arguments } from '../lib/messages';
import { settings } from '../lib/settings.svelte';
import type { Names } from '../table/text';

const FILES = import.meta.glob<string>(
  [
    '../../../src/trilobite/games/*/lessons/*/*.ftl',
    '../../../src/trilobite/games/*/examples/*/*.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** A sign around names of cards, by which they are drawn as such. */
export const NAME_SIGN = '*';

export class LessonWords {
  readonly #bundles: ReadonlyMap<string, FluentBundle>;
  readonly #names: Names;
  /** What the texts name. */
  readonly #named: readonly string[];

  /** Texts by language, and the printed names of cards. */
  constructor(sources: Readonly<Record<string, string>>, names: Names) {
    const bundles = Object.entries(sources).map(([language, source]) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(source));
      return [language, bundle] as const;
    });
    this.#bundles = new Map(bundles);
    this.#names = names;
    const variables = Object.values(sources)
      .join('\n')
      .matchAll(/\{ \$([a-z0-9-]+) \}/g);
    this.#named = [...new Set([...variables].map(([, name]) => name ?? ''))];
  }

  /** A message, or a part of it; null where there is none. */
  say(name: string, part = ''): string | null {
    for (const language of [settings.language, FALLBACK]) {
      const bundle = this.#bundles.get(language);
      const message = bundle?.getMessage(name);
      const pattern = part ? message?.attributes[part] : message?.value;
      if (bundle && pattern) return bundle.formatPattern(pattern, this.#arguments(language));
    }
    return null;
  }

  #arguments(language: string): Arguments {
    return Object.fromEntries(
      this.#named.map((id) => {
        const printed = Object.values(this.#names).find((cards) => id in cards)?.[id];
        return [id, `${NAME_SIGN}${printed?.[language] ?? printed?.[FALLBACK] ?? id}${NAME_SIGN}`];
      }),
    );
  }
}

/** Loads the words of a lesson. */
export async function lessonWords(game: string, id: string, names: Names): Promise<LessonWords> {
  const found = Object.entries(FILES).filter(
    ([path]) => path.includes(`/${game}/`) && path.includes(`/${id}/`),
  );
  const sources = await Promise.all(
    found.map(async ([path, load]) => [path.slice(-6, -4), await load()] as const),
  );
  return new LessonWords(Object.fromEntries(sources), names);
}

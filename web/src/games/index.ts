/** The games that this page can draw: every folder here is one, and is loaded when first needed. */

import type { Component } from 'svelte';
import { FALLBACK } from '../lib/messages';
import { settings } from '../lib/settings.svelte';
import type { GameModule } from '../table/game';

export interface GameEntry {
  name: string;
  /** The name on the box, by language. */
  titles: Record<string, string>;
  load: () => Promise<GameModule>;
  /** A picture for the home page. */
  cover: () => Promise<{ default: Component }>;
}

const titles = import.meta.glob<Record<string, string>>('./*/title.ts', {
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' });
const covers = import.meta.glob<{ default: Component }>('./*/Cover.svelte');

export const GAMES: readonly GameEntry[] = Object.entries(titles).map(([path, names]) => {
  const name = path.split('/')[1] ?? '';
  return {
    name,
    titles: names,
    load: found(modules, `./${name}/index.ts`),
    cover: found(covers, `./${name}/Cover.svelte`),
  };
});

function found<T>(files: Record<string, () => Promise<T>>, path: string): () => Promise<T> {
  const load = files[path];
  if (!load) throw new Error(`there is no ${path}`);
  return load;
}

export function gameEntry(name: string): GameEntry | undefined {
  return GAMES.find((game) => game.name === name);
}

/** The name on the box of a game in the reader's language, or its short name if this page does not
 * know it. */
export function gameTitle(name: string): string {
  const names = gameEntry(name)?.titles;
  return names?.[settings.language] ?? names?.[FALLBACK] ?? name;
}

/** The games that this page can draw. Each is loaded when it is first needed. */

import type { Component } from 'svelte';
import type { GameModule } from '../table/game';

export interface GameEntry {
  name: string;
  /** The name on the box. */
  title: string;
  load: () => Promise<GameModule>;
  /** A picture for the home page. */
  cover: () => Promise<{ default: Component }>;
}

export const GAMES: readonly GameEntry[] = [
  {
    name: 'genesis',
    title: 'Bios: Genesis',
    load: async () => (await import('./genesis')).genesis,
    cover: () => import('./genesis/Cover.svelte'),
  },
  {
    name: 'marine',
    title: 'Dominant Species: Marine',
    load: async () => (await import('./marine')).marine,
    cover: () => import('./marine/Cover.svelte'),
  },
  {
    name: 'origins',
    title: 'Bios: Origins',
    load: async () => (await import('./origins')).origins,
    cover: () => import('./origins/Cover.svelte'),
  },
];

export function gameEntry(name: string): GameEntry | undefined {
  return GAMES.find((game) => game.name === name);
}

/** The name on the box of a game, or its short name if this page does not know it. */
export function gameTitle(name: string): string {
  return gameEntry(name)?.title ?? name;
}

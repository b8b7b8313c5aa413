/** Beginning: a lesson, or a first game with the coach at the table. */

import { api } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import { learning } from './progress.svelte';

/** The usual way to play for a first game, as the server names it. */
const FIRST = 'first';
/** Milliseconds that bots take in a first game: slow enough to follow. */
const CALM_MS = 800;

/** A lesson from its beginning, or where it was left. The table at which it is played. */
export async function begin(game: string, lesson: string): Promise<string> {
  const before = learning.of(game, lesson);
  if (before && before.scene < before.scenes) {
    const known = await api.tables();
    if (known.some(({ id }) => id === before.table)) return before.table;
  }
  return (await api.learn(game, lesson)).id;
}

/** A first game: one person, and bots that are easy to beat. */
export async function firstGame(game: string): Promise<string> {
  const box = (await api.games()).find(({ name }) => name === game);
  const kind = box?.kinds.find(({ name }) => name === FIRST) ?? box?.kinds[0];
  const roles = box && kind?.roles.length ? { [box.roles_option]: kind.roles } : {};
  const options = { ...(kind?.options ?? { players: 2 }), ...roles };
  const others = Array.from({ length: (options.players ?? 2) - 1 }, () => ({
    kind: 'bot' as const,
    name: '',
    bot: kind?.bots ?? 'easy',
  }));
  const { id } = await api.begin({
    game,
    options,
    seats: [{ kind: 'human', name: settings.name }, ...others],
    pace: CALM_MS,
  });
  learning.coach(id);
  return id;
}

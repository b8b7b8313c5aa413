/** What is asked at tables that are not open, in the words of their prompts, and how they look. */

import { gameEntry } from '../games';
import { api, type TableSummary } from '../lib/api';
import type { Game } from '../table/game';

const games = new Map<string, Promise<Game>>();

function gameOf(name: string, pack: string): Promise<Game> {
  const key = `${name}/${pack}`;
  const known = games.get(key);
  if (known) return known;
  const entry = gameEntry(name);
  if (!entry) return Promise.reject(new Error(`there is no ${name}`));
  const opened = Promise.all([entry.load(), api.gameCards(name, pack)]).then(([module, cards]) =>
    module.open(cards),
  );
  games.set(key, opened);
  return opened;
}

/** A table that waits for the reader. */
export interface Asked {
  prompt: string;
  game: Game;
  view: unknown;
  /** Whether the one whom the table waits for is there. */
  here: boolean;
}

/** What a table asks of the reader; null if it cannot be told now. */
export async function askedAt({ id, game, pack }: TableSummary): Promise<Asked | null> {
  try {
    const [{ decision, view, here = false }, opened] = await Promise.all([
      api.asked(id),
      gameOf(game, pack),
    ]);
    const prompt = decision ? opened.sentences.prompt(decision) : '';
    return { prompt, game: opened, view, here };
  } catch {
    return null;
  }
}

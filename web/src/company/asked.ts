/** What is asked at tables that are not open: in the words of their prompts. */

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

/** The prompt of a table that waits for the reader; nothing if it is not told. */
export async function askedAt({ id, game, pack }: TableSummary): Promise<string> {
  try {
    const [decision, opened] = await Promise.all([api.asked(id), gameOf(game, pack)]);
    return decision ? opened.sentences.prompt(decision) : '';
  } catch {
    return '';
  }
}

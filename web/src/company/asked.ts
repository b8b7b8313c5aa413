/** What is asked at tables that are not open, in the words of their prompts, and how they look. */

import { gameEntry } from '../games';
import { api, type TableSummary } from '../lib/api';
import { say } from '../lib/messages';
import { settings } from '../lib/settings.svelte';
import type { Game, PlayerId } from '../table/game';

const games = new Map<string, Promise<Game>>();

export function gameOf(name: string, pack: string): Promise<Game> {
  const key = `${name}/${pack}`;
  const known = games.get(key);
  if (known) return known;
  const entry = gameEntry(name);
  if (!entry) return Promise.reject(new Error(`there is no ${name}`));
  const opened = Promise.all([entry.load(), api.gameCards(name, pack)]).then(([module, cards]) =>
    module.open(cards),
  );
  games.set(key, opened);
  opened.catch(() => games.delete(key)); // without a connection: it is asked for again
  return opened;
}

/** A table that waits for the reader, or for somebody else. */
export interface Asked {
  /** What is asked, if it is no secret. */
  prompt: string;
  /** Who decides that, as the game calls them. */
  actor: PlayerId | undefined;
  game: Game;
  view: unknown;
  /** Whether the one whom the table waits for is there. */
  here: boolean;
}

/** What a table asks; null if it cannot be told now. */
export async function askedAt({ id, game, pack, seats }: TableSummary): Promise<Asked | null> {
  try {
    const [{ decision, view, here = false }, opened] = await Promise.all([
      api.asked(id),
      gameOf(game, pack),
    ]);
    opened.sentences.person = (player) => personOf(opened, view, seats, player);
    const prompt = decision ? opened.sentences.prompt(decision) : '';
    const actor = decision ? opened.actors(view, decision)[0] : undefined;
    return { prompt, actor, game: opened, view, here };
  } catch {
    return null;
  }
}

/** The name that a person has given who plays somebody, for a sentence that speaks to them. */
function personOf(
  game: Game,
  view: unknown,
  seats: TableSummary['seats'],
  player: PlayerId,
): string | null {
  const seat = game.seatOf(view, player);
  const held = seats[seat];
  if (!held?.name || held.kind === 'bot' || !settings.names) return null;
  const several = game.players(view).filter((one) => game.seatOf(view, one) === seat).length > 1;
  const as = { name: held.name, player: game.playerName(player) };
  return several ? say('person-as', as) : held.name;
}

/** Those who play at a table, in their order: whom they play, and which seat they have. */
export function orderOf({ game, view }: Asked): { player: PlayerId; seat: number }[] {
  return game
    .players(view)
    .map((player) => ({ player, seat: game.seatOf(view, player) }))
    .filter(({ seat }) => seat >= 0);
}

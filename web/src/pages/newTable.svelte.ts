/** What is chosen for a new table. */

import type { GameSetup, NewSeat, NewTable } from '../lib/api';
import { say } from '../lib/messages';
import { settings } from '../lib/settings.svelte';

export interface SeatForm extends NewSeat {
  /** Whom the seat plays, or nothing to draw it. */
  player: string;
}

/** Bots from the easiest; two names may stand for the same strength. */
const LEVELS = ['easy', 'random', 'normal', 'greedy', 'hard', 'search'];

export function botsOf(setup: GameSetup): string[] {
  return setup.bots.toSorted((a, b) => LEVELS.indexOf(a) - LEVELS.indexOf(b));
}

/** A bot of middling strength. */
export function newSeat(setup: GameSetup): SeatForm {
  const bots = botsOf(setup);
  const bot = bots.find((name) => name === 'normal' || name === 'greedy') ?? bots[0] ?? 'random';
  return { kind: 'bot', name: '', bot, player: '' };
}

export class NewTableForm {
  seats: SeatForm[] = $state([]);
  ruleset = $state('');
  mode = $state('');
  variants: string[] = $state([]);
  pack = $state('');
  seed = $state('');
  pace = $state(300);
  /** Options that only this game has. */
  more: Record<string, unknown> = $state.raw({});

  /** Begins with one person and two bots, or as many as the game takes. */
  fit(setup: GameSetup): void {
    const number = setup.players.includes(3) ? 3 : (setup.players.at(-1) ?? 2);
    this.seats = [];
    this.setPlayers(number, newSeat(setup));
    const [first] = this.seats;
    if (first) {
      first.kind = 'human';
      first.name = settings.name;
    }
    this.ruleset = setup.rulesets[0] ?? '';
    this.mode = '';
    this.variants = [];
    this.pack = '';
    this.more = {};
  }

  setPlayers(number: number, seat: SeatForm): void {
    while (this.seats.length > number) this.seats.pop();
    while (this.seats.length < number) this.seats.push({ ...seat });
  }

  body(game: string, modes: readonly string[]): NewTable {
    const { seats, ruleset, variants, pack } = this;
    const mode = modes.includes(this.mode) ? this.mode : modes[0];
    const colours = seats.map((seat) => seat.player);
    return {
      game,
      pack,
      options: {
        players: seats.length,
        variants,
        ...(ruleset ? { ruleset } : {}),
        ...(mode ? { mode } : {}),
        ...this.more,
        ...(seats.length > 1 && colours.every(Boolean) ? { colours } : {}),
      },
      seats: seats.map(({ kind, name, bot }, index) => ({
        kind,
        name: kind === 'bot' ? '' : name.trim() || say('default-name', { number: index + 1 }),
        bot,
      })),
      seed: this.seed.trim() || null,
      pace: this.pace,
    };
  }
}

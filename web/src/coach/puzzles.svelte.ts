/** Which puzzles were solved in this browser, the puzzle of the day, and how many days in a row. */

import type { GameSetup } from '../lib/api';

interface Puzzled {
  /** Puzzles that were solved, as game/id. */
  solved: string[];
  /** Days on which the puzzle of the day was solved, as numbers since 1970. */
  days: number[];
}

export interface PuzzleOfTheDay {
  game: GameSetup;
  id: string;
  theme: string;
}

const KEY = 'trilobite-puzzles';
const DAY_MS = 86_400_000;
/** Days that are remembered. */
const REMEMBERED = 1000;

function load(): Puzzled {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Puzzled>;
    return { solved: kept.solved ?? [], days: kept.days ?? [] };
  } catch {
    return { solved: [], days: [] };
  }
}

/** The number of a day: the same all over the world, as it counts by universal time. */
export function dayOf(now: Date): number {
  return Math.floor(now.getTime() / DAY_MS);
}

/** The puzzle of a day, the same for everybody: the games take turns, each goes through its own. */
export function puzzleOf(day: number, games: readonly GameSetup[]): PuzzleOfTheDay | null {
  const able = games.filter(({ puzzles }) => puzzles.length > 0);
  const game = able[day % able.length];
  const puzzle = game?.puzzles[Math.floor(day / able.length) % game.puzzles.length];
  return game && puzzle ? { game, id: puzzle.id, theme: puzzle.theme } : null;
}

/** How many days in a row were solved, up to today; today may still come. */
export function streakOf(days: readonly number[], today: number): number {
  const solved = new Set(days);
  let day = solved.has(today) ? today : today - 1;
  let length = 0;
  while (solved.has(day)) {
    length++;
    day--;
  }
  return length;
}

export class Puzzling {
  #puzzled: Puzzled = $state(load());
  readonly #now: () => Date;

  constructor(now: () => Date = () => new Date()) {
    this.#now = now;
  }

  get today(): number {
    return dayOf(this.#now());
  }

  get streak(): number {
    return streakOf(this.#puzzled.days, this.today);
  }

  /** Whether the puzzle of today was solved today. */
  get done(): boolean {
    return this.#puzzled.days.includes(this.today);
  }

  isSolved(game: string, id: string): boolean {
    return this.#puzzled.solved.includes(`${game}/${id}`);
  }

  /** A puzzle was solved; if it is that of today, the day counts. */
  solve(game: string, id: string, daily: PuzzleOfTheDay | null): void {
    const name = `${game}/${id}`;
    if (!this.isSolved(game, id)) this.#puzzled.solved.push(name);
    if (daily?.id === id && daily.game.name === game && !this.done) {
      this.#puzzled.days = [...this.#puzzled.days, this.today].slice(-REMEMBERED);
    }
    localStorage.setItem(KEY, JSON.stringify(this.#puzzled));
  }
}

export const puzzling = new Puzzling();

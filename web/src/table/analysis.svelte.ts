/** What a bot makes of the game: asked for, followed while it thinks, and read. */

import {
  api,
  type Analysis,
  type Problem,
  type Stretch,
  type Unit,
  type Verdict,
} from '../lib/api';
import { problemOf } from '../lib/problems';
import { settings } from '../lib/settings.svelte';

/** Milliseconds between two looks at how far the bot has come. */
const PAUSE = 600;

/** How small a change is not worth telling. */
const LEAST: Record<Unit, number> = { chance: 0.025, points: 0.5 };

/** A change of the outlook, by seat, and whether somebody decided it. */
export interface Swing {
  stretch: Stretch;
  chance: boolean;
  change: number[];
  size: number;
}

/** What each seat could expect at a step. */
export interface Moment {
  answers: number;
  outlook: number[];
}

export class Reader {
  status: Analysis['status'] | 'unknown' = $state('unknown');
  unit: Unit = $state('chance');
  /** How many answers the game had when the bot began. */
  answers = $state(0);
  of = $state(0);
  stretches: Stretch[] = $state.raw([]);
  problem: Problem | null = $state.raw(null);
  readonly #id: string;
  readonly #watch: string;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Counts what was asked: an answer that somebody no longer waits for is not heard. */
  #asked = 0;

  constructor(id: string, watch: string) {
    this.#id = id;
    this.#watch = watch;
  }

  /** Takes up what is known already, and follows the bot if it thinks. */
  open(): void {
    void this.#hear(api.analysis(this.#id, 0, this.#watch));
  }

  start(): void {
    void this.#hear(api.analyse(this.#id, this.#watch));
  }

  /** Nobody looks any more. */
  close(): void {
    this.#asked += 1;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  async #hear(answer: Promise<Analysis>): Promise<void> {
    this.close();
    const asked = this.#asked;
    try {
      const told = await answer;
      if (asked !== this.#asked) return;
      const known = told.status === 'none' ? [] : this.stretches.slice(0, told.first);
      this.stretches = [...known, ...told.stretches];
      this.unit = told.unit ?? this.unit;
      this.answers = told.answers;
      this.of = told.of;
      this.status = told.status;
      this.problem = null;
      if (told.status === 'running') this.#timer = setTimeout(() => this.#look(), PAUSE);
    } catch (error) {
      if (asked !== this.#asked) return;
      this.problem = problemOf(error);
      this.status = 'failed';
    }
  }

  /** What is new, and the last stretch again: it may have grown when the game went on. */
  #look(): void {
    const first = Math.max(0, this.stretches.length - 1);
    void this.#hear(api.analysis(this.#id, first, this.#watch));
  }

  // --- what it says -------------------------------------------------------------------------

  moments: Moment[] = $derived.by(() => {
    const [first] = this.stretches;
    if (first === undefined) return [];
    const after = this.stretches.map(({ until, after }) => ({ answers: until, outlook: after }));
    return [{ answers: first.answers, outlook: first.before }, ...after];
  });

  /** The changes that are worth telling, the biggest first. */
  swings: Swing[] = $derived.by(() => {
    const found: Swing[] = [];
    for (const stretch of this.stretches) {
      const whole = stretch.after.map((value, seat) => value - (stretch.before[seat] ?? 0));
      const parts: [boolean, number[] | null][] = [
        [false, stretch.decided ?? whole],
        [true, stretch.last ? null : stretch.chanced],
      ];
      for (const [chance, change] of parts) {
        if (change === null) continue;
        const size = Math.max(...change.map(Math.abs));
        if (size >= LEAST[this.unit]) found.push({ stretch, chance, change, size });
      }
    }
    return found.sort((one, other) => other.size - one.size);
  });

  /** Decisions that cost something, the dearest first. */
  mistakes: Verdict[] = $derived.by(() =>
    this.stretches
      .flatMap(({ verdicts }) => verdicts)
      .filter(({ grade }) => grade > 0)
      .sort((one, other) => (other.loss ?? 0) - (one.loss ?? 0)),
  );

  /** With how many decisions the adviser helped. */
  advised: number = $derived.by(
    () => this.stretches.flatMap(({ verdicts }) => verdicts.filter((one) => one.advised)).length,
  );

  /** The moment that a step belongs to. */
  momentAt(answers: number): Moment | undefined {
    return this.moments.findLast((moment) => moment.answers <= answers) ?? this.moments[0];
  }

  verdictsAt(answers: number): Verdict[] {
    return this.stretches.flatMap(({ verdicts }) => verdicts.filter((v) => v.answers === answers));
  }

  /** An outlook or, with a sign, a change of one. */
  amount(value: number, signed = false): string {
    const percent = this.unit === 'chance';
    return new Intl.NumberFormat(settings.language, {
      style: percent ? 'percent' : 'decimal',
      maximumFractionDigits: percent ? 0 : 1,
      signDisplay: signed ? 'exceptZero' : 'auto',
    }).format(value);
  }
}

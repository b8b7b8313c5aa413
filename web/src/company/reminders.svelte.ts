/** Reminding who keeps a table waiting, and what became of it. */

import { api, type Problem, type Reminder } from '../lib/api';
import { say } from '../lib/messages';
import { problemOf } from '../lib/problems';
import { settings } from '../lib/settings.svelte';

/** A reminder goes out within seconds, if nothing holds it back: after so long it is asked whether it
 * has arrived, then after twice as long, and so on. */
const AGAIN_MS = 2000;
const TRIES = 6;

/** Which ways are told, if there are several that fared differently. */
const FATES = ['arrived', 'failed', 'waits'] as const;

/** What became of the last reminder, in words, and whether somebody should act. */
export function fateOf({ ways }: Reminder): { text: string; warn: boolean } {
  const fate = FATES.find((one) => ways.some((way) => way.fate === one));
  if (fate === undefined) return { text: say('reminder-nowhere'), warn: false };
  const names = ways
    .filter((way) => way.fate === fate)
    .map(({ kind }) => say(`reminder-by-${kind}`));
  const list = new Intl.ListFormat(settings.language).format(names);
  return { text: say(`reminder-${fate}`, { ways: list }), warn: fate === 'failed' };
}

/** Somebody at a table who can be reminded. */
export class Nudge {
  found: Reminder | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #table: string;
  readonly #seat: number;

  constructor(table: string, seat: number) {
    this.#table = table;
    this.#seat = seat;
  }

  /** Asks what became of the last reminder, until it has gone out. */
  async look(): Promise<void> {
    this.#tries = 0;
    await this.#take(api.reminder(this.#table, this.#seat));
  }

  async send(): Promise<void> {
    this.#tries = 0;
    await this.#take(api.remind(this.#table, this.#seat));
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  async #take(work: Promise<Reminder>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.found = await work;
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
      return;
    }
    if (this.#tries < TRIES && this.found.ways.some(({ fate }) => fate === 'waits')) {
      this.#timer = setTimeout(
        () => void this.#take(api.reminder(this.#table, this.#seat)),
        AGAIN_MS * 2 ** this.#tries,
      );
      this.#tries += 1;
    }
  }
}

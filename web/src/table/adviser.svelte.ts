/** The adviser: what a strong bot would answer, asked for; and a warning while an answer that gives
 * up much can still be taken back. */

import { api, type Advice, type Problem } from '../lib/api';
import { problemOf } from '../lib/problems';
import type { Target } from './game';

/** Advice that is remembered: a warning may come when the next decision is there already. */
const REMEMBERED = 4;

/** An answer that was given here, and for which version of the table. */
interface Given {
  version: number;
  key: string;
  words: string;
}

export interface Warning {
  /** The answer in words. */
  words: string;
  /** How many points it gives up. */
  points: number;
}

/** When the adviser speaks: only when asked, which it may invite to, or unasked. */
export type Manner = 'asked' | 'offers' | 'speaks';

export class Adviser {
  manner: Manner = $state('asked');
  /** Whether somebody has put away what came unasked: then it comes no more. */
  #unwanted = $state(false);
  /** The version at which advice is open. */
  #open = $state(-1);
  /** Whether it came unasked, and is told in one sentence. */
  brief = $state(false);
  /** What was told, the newest last. */
  #told: readonly Advice[] = $state.raw([]);
  #problem: { version: number; problem: Problem } | null = $state.raw(null);
  #given: Given | null = $state.raw(null);
  /** The version that is thought about. */
  #thinking = $state(-1);

  /** Asks, or puts the advice away. */
  toggle(version: number, id: string, seat: number): void {
    if (this.#open === version && !this.brief) {
      this.close();
    } else {
      this.brief = false;
      this.#unwanted = false;
      this.#open = version;
      this.want(version, id, seat);
    }
  }

  close(): void {
    this.#open = -1;
    this.#unwanted = true;
  }

  /** Speaks unasked, of one decision after the other. */
  speak(version: number, id: string, seat: number): void {
    const busy = this.#thinking >= 0 && this.#thinking !== version;
    if (this.#unwanted || busy || this.#open === version) return;
    this.brief = true;
    this.#open = version;
    this.want(version, id, seat);
  }

  /** Lets the bot think, whether or not anybody reads it. */
  want(version: number, id: string, seat: number): void {
    if (this.#thinking === version || this.#of(version)) return;
    this.#thinking = version;
    this.#problem = null;
    api
      .advise(id, seat)
      .then(
        (told) => (this.#told = [...this.#told, told].slice(-REMEMBERED)),
        (error: unknown) => (this.#problem = { version, problem: problemOf(error) }),
      )
      .finally(() => {
        if (this.#thinking === version) this.#thinking = -1;
      });
  }

  #of(version: number): Advice | undefined {
    return this.#told.find((one) => one.version === version);
  }

  /** Whether the adviser is open at a version. */
  isOpen(version: number): boolean {
    return version >= 0 && this.#open === version;
  }

  isThinking(version: number): boolean {
    return this.#thinking === version;
  }

  problemAt(version: number): Problem | null {
    return this.#problem?.version === version ? this.#problem.problem : null;
  }

  /** What is told at a version, if somebody has asked. */
  advice(version: number): Advice | undefined {
    return this.isOpen(version) ? this.#of(version) : undefined;
  }

  /** The place of an option among those that are advised: 1 for the best, 0 for none. */
  rank(version: number, key: string): number {
    return (this.advice(version)?.best.findIndex((one) => one.key === key) ?? -1) + 1;
  }

  // --- warnings -----------------------------------------------------------------------------

  /** An answer was given. */
  gave(version: number, key: string, words: string): void {
    this.#given = { version, key, words };
  }

  /** The answer was taken back, or is to be kept. */
  forget(): void {
    this.#given = null;
  }

  /** What the last answer gives up, if it is much; to be told while it can be taken back. */
  get warning(): Warning | null {
    const given = this.#given;
    const points = given ? this.#of(given.version)?.costs?.[given.key] : undefined;
    return given && points !== undefined ? { words: given.words, points } : null;
  }
}

/** The pieces at which the advised answers are given, each with the ranks of those there. */
export function ranksByPiece(
  pieces: readonly (Target | null)[],
): { target: Target; ranks: number[] }[] {
  const named = [...new Set(pieces.filter((piece) => piece !== null))];
  return named.map((target) => ({
    target,
    ranks: pieces.flatMap((piece, index) => (piece === target ? [index + 1] : [])),
  }));
}

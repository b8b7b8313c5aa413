/** A moment of quiet: what was meant for one decision does not answer the next. */

/** After a new decision is there to be seen. */
export const AFTER_NEWS_MS = 400;
/** After an answer of one's own, in which a double click ends. */
export const AFTER_ANSWER_MS = 500;

export class Quiet {
  #until = 0;
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** A new decision has appeared. */
  news(): void {
    this.#until = Math.max(this.#until, this.#now() + AFTER_NEWS_MS);
  }

  answered(): void {
    this.#until = Math.max(this.#until, this.#now() + AFTER_ANSWER_MS);
  }

  get holds(): boolean {
    return this.#now() < this.#until;
  }
}

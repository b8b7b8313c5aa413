/** An answer that stands: who is asked the same again and again may say it once. */

export class Standing {
  /** Whether the next answer of the kind stands, and all that are like it. */
  on = $state(false);
  #kind = $state('');
  #key = $state('');
  /** What it says. */
  words = $state('');
  /** The version of the table that was answered so: each of them once. */
  #answered = -1;

  toggle(): void {
    this.on = !this.on;
    this.#kind = this.#key = this.words = '';
  }

  /** An answer was given that may stand. */
  gave(kind: string, key: string, words: string): void {
    if (!this.on) return;
    [this.#kind, this.#key, this.words] = [kind, key, words];
  }

  /** The answer that stands for a kind of decision, once at each version of the table. */
  answerTo(kind: string, version: number): string | null {
    if (!this.on || kind !== this.#kind || version === this.#answered) return null;
    this.#answered = version;
    return this.#key;
  }
}

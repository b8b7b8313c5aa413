/** How large the board, or the map on it, is drawn. */

const STEP = 1.25;

export class Zoom {
  factor = $state(1);
  #least = $state(0.6);
  #most = $state(3);

  get most(): boolean {
    return this.factor >= this.#most;
  }

  get least(): boolean {
    return this.factor <= this.#least;
  }

  /** Says how small and how large it may be. */
  limit(least: number, most: number): void {
    this.#least = least;
    this.#most = most;
    this.set(this.factor);
  }

  set(factor: number): void {
    const near = Math.abs(factor - 1) < 0.04;
    this.factor = near ? 1 : Math.min(this.#most, Math.max(this.#least, factor));
  }

  in(): void {
    this.set(this.factor * STEP);
  }

  out(): void {
    this.set(this.factor / STEP);
  }

  reset(): void {
    this.factor = 1;
  }
}

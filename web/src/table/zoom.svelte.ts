/** How large the board is drawn. */

const STEP = 1.25;
const LEAST = 0.6;
const MOST = 3;

export class Zoom {
  factor = $state(1);

  get most(): boolean {
    return this.factor >= MOST;
  }

  get least(): boolean {
    return this.factor <= LEAST;
  }

  set(factor: number): void {
    const near = Math.abs(factor - 1) < 0.04;
    this.factor = near ? 1 : Math.min(MOST, Math.max(LEAST, factor));
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

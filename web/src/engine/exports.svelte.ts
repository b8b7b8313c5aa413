/** When all games were last taken out of this browser, and how much was played since. */

const KEY = 'trilobite-exports';
/** After so many answers it is time for another one. */
const MANY = 10;

interface Kept {
  /** In ISO 8601; empty before the first. */
  last: string;
  answers: number;
}

function read(): Kept {
  try {
    return { last: '', answers: 0, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as object) };
  } catch {
    return { last: '', answers: 0 };
  }
}

class Exports {
  #kept: Kept = $state(read());

  get last(): string {
    return this.#kept.last;
  }

  get due(): boolean {
    return this.#kept.answers >= MANY;
  }

  /** Something was said at a table. */
  said(text: string): void {
    if (text.startsWith('{"type":"answer"')) {
      this.#write({ ...this.#kept, answers: this.#kept.answers + 1 });
    }
  }

  done(): void {
    this.#write({ last: new Date().toISOString(), answers: 0 });
  }

  #write(kept: Kept): void {
    this.#kept = kept;
    localStorage.setItem(KEY, JSON.stringify(kept));
  }
}

export const exports = new Exports();

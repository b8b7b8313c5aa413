/** The worker of the bots, as that of the tables sees it. */

import type { Asked, EngineSource, Thought } from './messages';

/** How long it waits for a page that does not say that it has shown a table, such as one in a tab
 * that nobody looks at. */
const PATIENCE_MS = 3000;
/** How long after a table was shown the page has nothing else to do. */
const CALM_MS = 2000;

interface Waiting {
  resolve: (thought: string) => void;
  reject: (error: Error) => void;
}

/** The other worker is started when it is first asked, and anew if it has broken down. That is when
 * a table is opened, which is shown first: phones have few cores. */
export class Bots {
  /** Whether it has answered, so that Python runs there. */
  awake = false;

  readonly #engine: EngineSource;
  readonly #waiting = new Map<number, Waiting>();
  readonly #shown: Promise<void>;
  #show!: () => void;
  #worker: Worker | null = null;
  #waking = false;
  #asked = 0;

  constructor(engine: EngineSource) {
    this.#engine = engine;
    this.#shown = new Promise((resolve) => (this.#show = resolve));
  }

  /** The page has shown a table. */
  shown(): void {
    this.#show();
  }

  /** Has it start with a question that nobody waits for, when the page has nothing else to do. */
  wake(question: string): void {
    if (this.#waking) return;
    this.#waking = true;
    void this.#isShown().then(() =>
      setTimeout(() => {
        this.exchange(question)
          .catch(() => undefined)
          .finally(() => (this.#waking = false));
      }, CALM_MS),
    );
  }

  async exchange(question: string): Promise<string> {
    await this.#isShown();
    this.#worker ??= this.#start();
    const id = (this.#asked += 1);
    const thought = new Promise<string>((resolve, reject) =>
      this.#waiting.set(id, { resolve, reject }),
    );
    this.#worker.postMessage({ id, engine: this.#engine, question } satisfies Asked);
    return thought;
  }

  async #isShown(): Promise<void> {
    setTimeout(this.#show, PATIENCE_MS);
    await this.#shown;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Thought>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('thought' in data) {
        this.awake = true;
        waiting?.resolve(data.thought);
      } else this.#fail(data.error, waiting);
    });
    worker.addEventListener('error', ({ message }) => this.#fail(message));
    return worker;
  }

  /** Nobody waits for a worker that has broken down. */
  #fail(error: string, first?: Waiting): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.awake = false;
    for (const { reject } of [...(first ? [first] : []), ...this.#waiting.values()]) {
      reject(new Error(error));
    }
    this.#waiting.clear();
  }
}

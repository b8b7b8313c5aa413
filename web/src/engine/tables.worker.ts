/** The worker in which the tables of this browser are: `trilobite.browser.house` in Python. */

import { Drawers } from './drawers';
import { Memory } from './memory';
import type { Asked, EngineSource, FromWorker, Thought, ToWorker } from './messages';
import { PACKS, startPython } from './python';

interface Counter {
  ask(method: string, path: string, query: string, body: string): Promise<PyTuple>;
  enter(line: number, table: string, watch: string): Promise<boolean>;
  hear(line: number, text: string): Promise<void>;
  leave(line: number): void;
}

interface PyTuple {
  toJs(): [number, string];
  destroy(): void;
}

type OpenHouse = (
  drawers: Drawers,
  exchange: (question: string) => Promise<string>,
  tell: (line: number, text: string) => void,
  packs: string,
) => Promise<Counter>;

const tell = (message: FromWorker): void => postMessage(message);

interface Waiting {
  resolve: (thought: string) => void;
  reject: (error: Error) => void;
}

/** The other worker is there when a bot is first asked, and anew if it has broken down. */
class Bots {
  readonly #engine: EngineSource;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #asked = 0;

  constructor(engine: EngineSource) {
    this.#engine = engine;
  }

  exchange = (question: string): Promise<string> => {
    this.#worker ??= this.#start();
    const id = (this.#asked += 1);
    const thought = new Promise<string>((resolve, reject) =>
      this.#waiting.set(id, { resolve, reject }),
    );
    this.#worker.postMessage({ id, engine: this.#engine, question } satisfies Asked);
    return thought;
  };

  #start(): Worker {
    const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Thought>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('thought' in data) waiting?.resolve(data.thought);
      else this.#fail(data.error, waiting);
    });
    worker.addEventListener('error', ({ message }) => this.#fail(message));
    return worker;
  }

  /** Nobody waits for a worker that has broken down. */
  #fail(error: string, first?: Waiting): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of [...(first ? [first] : []), ...this.#waiting.values()]) {
      reject(new Error(error));
    }
    this.#waiting.clear();
  }
}

async function start(engine: EngineSource, memory: Memory): Promise<Counter> {
  const [python, drawers] = await Promise.all([startPython(engine, memory), Drawers.open()]);
  const module = python.pyimport('trilobite.browser.house') as { open_house: OpenHouse };
  return module.open_house(
    drawers,
    new Bots(engine).exchange,
    (line, text) => tell({ type: 'told', line, text }),
    PACKS,
  );
}

let counter: Promise<Counter> | null = null;

async function take(message: ToWorker): Promise<void> {
  if (message.type === 'start') {
    const memory = new Memory(message.engine, 'tables');
    counter = start(message.engine, memory);
    await counter;
    tell({ type: 'ready', remembered: memory.used });
    return;
  }
  if (!counter) throw new Error('the worker was asked before it was started');
  const there = await counter;
  if (message.type === 'ask') {
    const { id, method, path, query, body } = message;
    const reply = await there.ask(method, path, query, body);
    const [status, text] = reply.toJs();
    reply.destroy();
    tell({ type: 'reply', id, status, text });
  } else if (message.type === 'enter') {
    const { line, table, watch } = message;
    tell({ type: 'entered', line, found: await there.enter(line, table, watch) });
  } else if (message.type === 'say') {
    await there.hear(message.line, message.text);
  } else {
    there.leave(message.line);
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  take(data).catch((error: unknown) => tell({ type: 'failed', error: String(error) }));
});

/** The worker in which the tables of this browser are: `trilobite.browser.house` in Python. */

import { Bots } from './bots';
import { Drawers } from './drawers';
import { Memory } from './memory';
import type { EngineSource, FromWorker, ToWorker } from './messages';
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
  bots: Bots,
  tell: (line: number, text: string) => void,
  packs: string,
) => Promise<Counter>;

const tell = (message: FromWorker): void => postMessage(message);

async function start(engine: EngineSource, memory: Memory, bots: Bots): Promise<Counter> {
  const [python, drawers] = await Promise.all([startPython(engine, memory), Drawers.open()]);
  const module = python.pyimport('trilobite.browser.house') as { open_house: OpenHouse };
  return module.open_house(
    drawers,
    bots,
    (line, text) => tell({ type: 'told', line, text }),
    PACKS,
  );
}

let counter: Promise<Counter> | null = null;
let bots: Bots | null = null;

async function take(message: ToWorker): Promise<void> {
  if (message.type === 'start') {
    const memory = new Memory(message.engine, 'tables');
    bots = new Bots(message.engine);
    counter = start(message.engine, memory, bots);
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
  } else if (message.type === 'shown') {
    bots?.shown();
  } else {
    there.leave(message.line);
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  take(data).catch((error: unknown) => tell({ type: 'failed', error: String(error) }));
});

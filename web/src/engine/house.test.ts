import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WorkerHouse } from './house';
import { loading } from './loading.svelte';
import type { Manifest } from './manifest';
import type { FromWorker, ToWorker } from './messages';

/** A worker that a test answers for. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  readonly heard: ToWorker[] = [];
  gone = false;

  constructor() {
    super();
    FakeWorker.all.push(this);
  }

  static get last(): FakeWorker {
    const worker = FakeWorker.all.at(-1);
    if (!worker) throw new Error('there is no worker');
    return worker;
  }

  postMessage(message: ToWorker): void {
    this.heard.push(message);
    if (message.type === 'start') this.says({ type: 'ready', remembered: false });
  }

  terminate(): void {
    this.gone = true;
  }

  says(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const file = (path: string): Manifest['parts'][number]['files'][number] => ({
  path,
  size: 10,
  packed: 5,
});
const manifest: Manifest = {
  version: '1',
  build: 'b',
  parts: [
    { name: 'engine', files: [file('engine/a')] },
    { name: 'tables', files: [file('engine/base.pack')] },
    { name: 'games', files: [file('engine/marine.pack')] },
    { name: 'words', files: [file('assets/w.js')] },
  ],
  answers: { games: 'answers/games.json' },
};

let fetched: string[] = [];
/** Another tab takes the lock. */
let steal: () => void = () => undefined;

beforeEach(() => {
  fetched = [];
  FakeWorker.all = [];
  localStorage.clear();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    return Promise.resolve(new Response('0123456789'));
  });
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: (_name: string, _options: object, work: (lock: object) => Promise<void>) =>
        new Promise<void>((resolve, reject) => {
          steal = () => reject(new Error('AbortError'));
          void work({}).then(resolve, reject);
        }),
    },
  });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

async function opened(): Promise<WorkerHouse> {
  const house = new WorkerHouse(manifest);
  await vi.waitFor(() => expect(loading.phase).toBe('ready'));
  return house;
}

test('all is loaded, the engine before the games, and then it is ready', async () => {
  await opened();
  expect(fetched).toEqual([
    'engine/a',
    'engine/base.pack',
    'engine/marine.pack',
    'assets/w.js',
    './',
  ]);
  expect(loading.here).toBe(loading.size);
  expect(FakeWorker.last.heard[0]?.type).toBe('start');
});

test('what is only needed later waits while somebody asks', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string) => {
    if (address === 'engine/marine.pack') void house.ask('tables');
    return fetch(address);
  });
  const house = new WorkerHouse(manifest);
  await vi.waitFor(() => expect(FakeWorker.last.heard).toHaveLength(2));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched.at(-1)).toBe('engine/marine.pack');
  const said = FakeWorker.last.heard[1];
  if (said?.type !== 'ask') throw new Error('nothing was asked');
  FakeWorker.last.says({ type: 'reply', id: said.id, status: 200, text: '[]' });
  await vi.advanceTimersByTimeAsync(4000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(loading.phase).toBe('ready'));
  expect(fetched).toContain('assets/w.js');
});

test('what is in a file is not asked of the worker', async () => {
  const house = await opened();
  await house.ask('games');
  expect(fetched.at(-1)).toContain('answers/games.json');
  const asked = house.ask('tables/a%20b/odds?lang=cs');
  await vi.waitFor(() => expect(FakeWorker.last.heard).toHaveLength(2));
  const said = FakeWorker.last.heard[1];
  expect(said).toMatchObject({
    method: 'GET',
    path: '/api/tables/a b/odds',
    query: '{"lang":"cs"}',
  });
  if (said?.type !== 'ask') throw new Error('nothing was asked');
  FakeWorker.last.says({ type: 'reply', id: said.id, status: 404, text: 'no' });
  const reply = await asked;
  expect([reply.status, await reply.text()]).toEqual([404, 'no']);
});

test('when another tab takes over, nobody waits; and it can be taken back', async () => {
  const house = await opened();
  const first = FakeWorker.last;
  const waiting = house.ask('tables');
  const line = house.live('tables/t1/live');
  const closed = vi.fn();
  line.addEventListener('close', closed);
  await vi.waitFor(() => expect(first.heard).toHaveLength(3));
  steal();
  await expect(waiting).rejects.toThrow('another tab');
  expect(loading.phase).toBe('elsewhere');
  expect(closed).toHaveBeenCalledOnce();
  expect(first.gone).toBe(true);

  const later = house.ask('tables');
  loading.useHere();
  await vi.waitFor(() => expect(FakeWorker.all).toHaveLength(2));
  await vi.waitFor(() => expect(FakeWorker.last.heard).toHaveLength(2));
  const said = FakeWorker.last.heard[1];
  if (said?.type !== 'ask') throw new Error('nothing was asked');
  FakeWorker.last.says({ type: 'reply', id: said.id, status: 200, text: '[]' });
  expect((await later).ok).toBe(true);
});

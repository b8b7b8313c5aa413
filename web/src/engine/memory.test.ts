import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Memory } from './memory';

/** What the browser keeps, by address. */
const kept = new Map<string, Uint8Array<ArrayBuffer>>();
const cache = {
  match: (key: string) => Promise.resolve(kept.has(key) ? new Response(kept.get(key)) : undefined),
  put: async (key: string, response: Response) => {
    kept.set(key, new Uint8Array(await response.arrayBuffer()));
  },
  keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
  delete: (key: string) => Promise.resolve(kept.delete(key)),
};

const ours = (build: string): Memory =>
  new Memory({ base: 'https://example.org/', build }, 'tables');
const size = (memory: ArrayBuffer): Promise<number> => Promise.resolve(memory.byteLength);

beforeEach(() => {
  kept.clear();
  kept.set('https://example.org/engine/base.pack?b1', new Uint8Array(1));
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('a start goes on from what was kept', async () => {
  expect(await ours('1').tried(size)).toBeNull();
  await ours('1').keep(new Uint8Array(3));
  const memory = ours('1');
  expect(memory.used).toBe(false);
  expect(await memory.tried(size)).toBe(3);
  expect([memory.used, await memory.isKept()]).toEqual([true, true]);
});

test('another version, or another browser, has none', async () => {
  await ours('1').keep(new Uint8Array(3));
  expect(await ours('2').tried(size)).toBeNull();
  vi.stubGlobal('navigator', { userAgent: 'Another/2' });
  expect(await ours('1').tried(size)).toBeNull();
});

test('there is one at a time, and nothing else is thrown away', async () => {
  await ours('1').keep(new Uint8Array(3));
  await ours('2').keep(new Uint8Array(4));
  expect(kept.size).toBe(2);
  expect(await ours('1').isKept()).toBe(false);
});

test('one from which no start comes off is thrown away', async () => {
  await ours('1').keep(new Uint8Array(3));
  const broken = (): Promise<never> => Promise.reject(new Error('table index is out of bounds'));
  expect(await ours('1').tried(broken)).toBeNull();
  expect(await ours('1').isKept()).toBe(false);
});

/** A start that somebody did not wait for, or that took the browser down. */
async function unfinished(): Promise<void> {
  const start = vi.fn(() => new Promise<never>(() => undefined));
  void ours('1').tried(start);
  await vi.waitFor(() => expect(start).toHaveBeenCalled());
}

test('who closes the page meanwhile loses nothing', async () => {
  await ours('1').keep(new Uint8Array(3));
  await unfinished();
  await unfinished();
  expect(await ours('1').tried(size)).toBe(3);
  await unfinished();
  expect(await ours('1').tried(size)).toBe(3);
});

test('one that takes the browser down again and again is not tried any more', async () => {
  await ours('1').keep(new Uint8Array(3));
  await unfinished();
  await unfinished();
  await unfinished();
  const start = vi.fn(size);
  expect(await ours('1').tried(start)).toBeNull();
  expect(start).not.toHaveBeenCalled();
  expect(await ours('1').isKept()).toBe(false);
});

test('where a browser keeps nothing there is none', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('SecurityError')) });
  expect(await ours('1').tried(size)).toBeNull();
});

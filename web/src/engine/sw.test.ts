import { beforeEach, expect, test, vi } from 'vitest';

const HOME = 'https://example.org/games/';

/** What the service worker listens to. */
const listeners = new Map<string, (event: Event) => void>();
/** What is kept, by address. */
const kept = new Map<string, string>();
const registration = { scope: HOME, active: null as object | null };
let full = false;

const cache = {
  match: (key: string) => Promise.resolve(kept.has(key) ? new Response(kept.get(key)) : undefined),
  put: async (key: string, response: Response) => {
    if (full) throw new Error('QuotaExceededError');
    kept.set(key, await response.text());
  },
  keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
  delete: (key: string) => Promise.resolve(kept.delete(key)),
};
const host = vi.fn((address: string) => Promise.resolve(new Response(`host: ${address}`)));

/** Lets the worker hear an event, and waits for all that it does. */
async function happens(type: string, more: object = {}): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  const event = Object.assign(new Event(type), more, {
    waitUntil: (one: Promise<unknown>) => work.push(one),
    respondWith: (one: Promise<Response>) => (answer = one),
  });
  listeners.get(type)?.(event);
  const response = await answer;
  await Promise.all(work);
  return response;
}

const asks = (path: string): Promise<Response | undefined> =>
  happens('fetch', { request: { url: `${HOME}${path}`, method: 'GET' } });

beforeEach(async () => {
  kept.clear();
  host.mockClear();
  full = false;
  registration.active = null;
  vi.stubGlobal('SITE', { files: { 'index.html': ['p1', 5], 'engine/base.pack': ['b2', 7] } });
  vi.stubGlobal('registration', registration);
  vi.stubGlobal('clients', { claim: () => Promise.resolve() });
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('fetch', host);
  vi.stubGlobal('addEventListener', (type: string, listen: (event: Event) => void) =>
    listeners.set(type, listen),
  );
  if (listeners.size === 0) await import('./sw');
});

test('a file is asked for once, past what the browser may have of another version', async () => {
  await asks('engine/base.pack?x#y');
  expect(host).toHaveBeenCalledExactlyOnceWith(`${HOME}engine/base.pack`, { cache: 'no-cache' });
  const again = await asks('engine/base.pack');
  expect(await again?.text()).toBe(`host: ${HOME}engine/base.pack`);
  expect(host).toHaveBeenCalledOnce();
});

test('the page is asked for by its folder', async () => {
  await asks('');
  expect(host).toHaveBeenCalledExactlyOnceWith(HOME, { cache: 'no-cache' });
  await asks('index.html');
  expect(host).toHaveBeenCalledOnce();
});

test('what is no part of the site is left alone', async () => {
  expect(await asks('elsewhere.html')).toBeUndefined();
});

test('where there is no room a file is given all the same', async () => {
  full = true;
  const response = await asks('engine/base.pack');
  expect(await response?.text()).toBe(`host: ${HOME}engine/base.pack`);
  expect(kept.size).toBe(0);
});

test('at the first visit the page loads; a new version is loaded before it is offered', async () => {
  await happens('install');
  expect(host).not.toHaveBeenCalled();
  registration.active = {};
  await asks('');
  await happens('install');
  expect([...kept.keys()]).toEqual([
    `${HOME}index.html?p1`,
    `${HOME}engine/base.pack?b2`,
    `${HOME}news`,
  ]);
  expect(kept.get(`${HOME}news`)).toBe('7');
  full = true;
  kept.clear();
  await expect(happens('install')).rejects.toThrow('QuotaExceededError');
});

test('what only an older version had is thrown away', async () => {
  await asks('engine/base.pack');
  kept.set(`${HOME}engine/base.pack?b1`, 'old');
  await happens('activate');
  expect([...kept.keys()]).toEqual([`${HOME}engine/base.pack?b2`]);
});

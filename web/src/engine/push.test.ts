import { beforeEach, expect, test, vi } from 'vitest';

const HOME = 'https://example.org/games/';
const listeners = new Map<string, (event: Event) => void>();
const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(() =>
  Promise.resolve(),
);
const openWindow = vi.fn<(address: string) => Promise<void>>(() => Promise.resolve());
let pages: { url: string; focus: () => Promise<void>; navigate: (to: string) => Promise<void> }[];

async function happens(type: string, more: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  const waitUntil = (one: Promise<unknown>): number => work.push(one);
  listeners.get(type)?.(Object.assign(new Event(type), more, { waitUntil }));
  await Promise.all(work);
}

const clicks = (link: string): Promise<void> =>
  happens('notificationclick', { notification: { close: () => undefined, data: link } });

beforeEach(async () => {
  pages = [];
  showNotification.mockClear();
  openWindow.mockClear();
  vi.stubGlobal('registration', { scope: HOME, showNotification });
  vi.stubGlobal('clients', { matchAll: () => Promise.resolve(pages), openWindow });
  vi.stubGlobal('addEventListener', (type: string, listen: (event: Event) => void) =>
    listeners.set(type, listen),
  );
  if (listeners.size === 0) await import('./push');
});

test('a notice is shown in its language, one for a table', async () => {
  const told = { title: 'Bios: Genesis: it is your turn', body: 'With Iva', language: 'en' };
  const data = { json: () => ({ ...told, tag: 't1', link: `${HOME}#/t/t1` }) };
  await happens('push', { data });
  const [title, options] = showNotification.mock.calls[0] ?? [];
  expect(title).toBe(told.title);
  expect(options).toMatchObject({ body: 'With Iva', tag: 't1', lang: 'en', renotify: true });
});

test('who touches it comes to the table, at this site whatever the notice says', async () => {
  await clicks('https://elsewhere.example/#/t/t1');
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${HOME}#/t/t1`);
});

test('a page that is open is used again', async () => {
  const navigate = vi.fn(() => Promise.resolve());
  pages = [{ url: `${HOME}#/`, focus: () => Promise.resolve(), navigate }];
  await clicks(`${HOME}#/t/t1`);
  expect(navigate).toHaveBeenCalledExactlyOnceWith(`${HOME}#/t/t1`);
  expect(openWindow).not.toHaveBeenCalled();
});

/** The service worker of a page with a server: shows notices, and opens what they are about. It keeps
 * no files. */

import type { Pushed } from '../lib/api';

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PushEvent extends Extendable {
  readonly data: { json(): unknown } | null;
}

interface ClickEvent extends Extendable {
  readonly notification: { close(): void; readonly data: unknown };
}

interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}

interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(which: { type: 'window' }): Promise<OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listen: () => void): void;
  addEventListener(type: 'push', listen: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listen: (event: ClickEvent) => void): void;
}

const worker = globalThis as unknown as Scope;
const home = worker.registration.scope;

function show({ title, body, link, tag, language }: Pushed): Promise<void> {
  const icon = `${home}icon-192.png`;
  // A later notice of the same table takes the place of the earlier, and is heard again.
  const options = { body, tag, icon, badge: icon, lang: language, data: link, renotify: true };
  return worker.registration.showNotification(title, options);
}

/** Goes to where the notice leads: to a page of ours that is open, or to a new one. */
async function open(link: string): Promise<void> {
  // Only to ourselves, by whatever name this browser calls us.
  const { hash } = new URL(link, home);
  const address = `${home}${hash}`;
  const pages = await worker.clients.matchAll({ type: 'window' });
  const there = pages.find(({ url }) => url === address) ?? pages[0];
  if (!there) await worker.clients.openWindow(address);
  else {
    await there.focus();
    if (there.url !== address) await there.navigate(address);
  }
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Pushed));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

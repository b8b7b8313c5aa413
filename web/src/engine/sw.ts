/** The service worker of a site without a server: keeps all files, and gives them when there is no
 * net. A new version is loaded behind the running one and waits until the page asks for it. */

/** What the site consists of: fingerprints and bytes that travel, by path. `tools/site.py` puts it
 * before this script. */
declare const SITE: { files: Record<string, [string, number]> };

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listen: () => void): void;
}

const worker = globalThis as unknown as Scope;
const home = worker.registration.scope;
const CACHE = 'trilobite';
const PAGE = 'index.html';
/** How many bytes of a new version were not here yet: the page tells it when it offers the version. */
const NEWS = `${home}news`;

/** A file is kept by its content, so that what a new version has not changed is not loaded again. */
const keyOf = (path: string): string => `${home}${path}?${SITE.files[path]?.[0]}`;

/** A file, kept or from the host. What is to be kept is kept behind the answer, so that whoever asks
 * sees it come. */
async function give(path: string, behind: (work: Promise<void>) => void): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(keyOf(path));
  if (kept) return kept;
  // A page is asked for by its folder: some hosts send who names it elsewhere. And what the browser
  // has of another version does not do.
  const response = await fetch(`${home}${path === PAGE ? '' : path}`, { cache: 'no-cache' });
  if (response.ok) behind(cache.put(keyOf(path), response.clone()));
  return response;
}

async function install(): Promise<void> {
  // At the first visit the page loads everything, and shows how far it has come.
  if (!worker.registration.active) return;
  let news = 0;
  for (const [path, [, size]] of Object.entries(SITE.files)) {
    const work: Promise<void>[] = [];
    const response = await give(path, (one) => work.push(one));
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    if (work.length > 0) news += size;
    await Promise.all(work);
  }
  await (await caches.open(CACHE)).put(NEWS, new Response(String(news)));
}

async function activate(): Promise<void> {
  await worker.clients.claim();
  const cache = await caches.open(CACHE);
  const keys = new Set(Object.keys(SITE.files).map(keyOf));
  for (const { url } of await cache.keys()) if (!keys.has(url)) await cache.delete(url);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', () => void worker.skipWaiting());
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const [address = ''] = request.url.split(/[?#]/);
  if (request.method !== 'GET' || !address.startsWith(home)) return;
  const path = address.slice(home.length) || PAGE;
  // Where there is no room, a file is loaded again the next time.
  const behind = (work: Promise<void>): void => event.waitUntil(work.catch(() => undefined));
  if (path in SITE.files) event.respondWith(give(path, behind));
});

export {}; // a test imports it

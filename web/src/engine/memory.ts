/** Python's memory after everything was imported, as the browser keeps it: a later start goes on
 * from there. It is a copy that only this version, in this version of the browser, can use, and it is
 * never needed: without it Python starts as it does at the first visit. */

import type { EngineSource } from './messages';

/** That of the service worker, which throws away what a new version does not know. */
const CACHE = 'trilobite';
/** So many starts in a row that did not come to their end are no accident any more. */
const UNFINISHED = 3;

export class Memory {
  /** Whether the start went on from it. */
  used = false;
  readonly #prefix: string;
  readonly #key: string;
  /** How many starts in a row have begun and not come to their end: somebody has closed the page
   * meanwhile, or they took the browser down. */
  readonly #mark: string;

  constructor({ base, build }: Omit<EngineSource, 'archives'>, who: string) {
    this.#prefix = `${base}engine/memory?`;
    this.#key = `${this.#prefix}${build}&${encodeURIComponent(navigator.userAgent)}`;
    this.#mark = `${this.#key}&${who}`;
  }

  async isKept(): Promise<boolean> {
    const cache = await caches.open(CACHE);
    return (await cache.match(this.#key)) !== undefined;
  }

  /** Keeps it in the place of any other. */
  async keep(memory: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.forget();
    const cache = await caches.open(CACHE);
    await cache.put(this.#key, new Response(memory));
  }

  async forget(): Promise<void> {
    const cache = await caches.open(CACHE);
    for (const { url } of await cache.keys()) {
      if (url.startsWith(this.#prefix)) await cache.delete(url);
    }
  }

  /** What a start from the memory comes to; null if there is none or it fails, after which there is
   * none any more. */
  async tried<T>(start: (memory: ArrayBuffer) => Promise<T>): Promise<T | null> {
    try {
      const cache = await caches.open(CACHE);
      const kept = await cache.match(this.#key);
      if (!kept) return null;
      const unfinished = Number((await (await cache.match(this.#mark))?.text()) ?? 0);
      if (unfinished >= UNFINISHED) throw new Error('the last starts did not come to their end');
      await cache.put(this.#mark, new Response(String(unfinished + 1)));
      const started = await start(await kept.arrayBuffer());
      void cache.delete(this.#mark);
      this.used = true;
      return started;
    } catch (error) {
      console.warn(`Python starts without its memory: ${String(error)}`);
      await this.forget().catch(() => undefined);
      return null;
    }
  }
}

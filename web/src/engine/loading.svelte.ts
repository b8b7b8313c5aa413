/** How the engine of a site without a server comes to this browser: loaded file by file behind the
 * page, kept by the service worker, started in a worker, and only in one tab at a time. */

import type { Manifest, SiteFile, SitePart } from './manifest';

/** How loading stands. `elsewhere`: another tab has the tables; `waiting`: for the net. */
export type Phase =
  'loading' | 'paused' | 'waiting' | 'starting' | 'ready' | 'failed' | 'elsewhere';

interface Engine {
  /** Says whether it went on from a memory of an earlier start. */
  start: () => Promise<boolean>;
  stop: () => void;
  /** Whether somebody waits for what it has been asked. */
  isAsked: () => boolean;
  /** All is there and kept: what makes the next start quicker can be done. */
  settle: () => void;
}

/** What Chromium hands a page that can be installed. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

export interface PartState {
  name: string;
  /** Bytes as they travel: all, and those that are here. */
  size: number;
  here: number;
}

const LOCK = 'trilobite-tables';
/** Of which version this browser has had all files. */
const KEPT = 'trilobite-build';
/** The part after which the engine can start. */
const LAST_NEEDED = 'tables';
/** How often the page shows how much has come: to draw it costs more than to load it. */
const SHOWN_MS = 200;
/** How long after a question to the engine it and the page have nothing else to do. */
const CALM_MS = 2000;
const RETRY_MS = 4000;
/** Where the service worker has noted how much of a newer version was not here yet. */
const NEWS = 'news';
/** Without a service worker by then, files are loaded without being kept. */
const PATIENCE_MS = 3000;

class Loading {
  phase: Phase = $state('loading');
  parts: PartState[] = $state([]);
  problem = $state('');
  /** Megabytes of a newer version that lies ready; null if there is none. */
  newer: number | null = $state(null);
  /** Whether the engine went on from a memory of an earlier start. */
  remembered = $state(false);
  /** Whether the browser keeps the files. */
  kept = $state(true);
  /** Resolves when the worker can be asked. */
  ready: Promise<void>;
  readonly size: number = $derived(this.parts.reduce((sum, part) => sum + part.size, 0));
  readonly here: number = $derived(this.parts.reduce((sum, part) => sum + part.here, 0));
  /** Seconds to go, as fast as it went so far; null before that can be said. */
  left: number | null = $state(null);
  /** Whether it is loaded for the first time, so that there is something to wait for, and nobody has
   * said yet that they have seen the end of it. */
  first = $state(false);
  /** Bytes that the browser has too little room for. */
  missing = $state(0);
  online = $state(navigator.onLine);
  /** Puts the site on the home screen, where the browser offers that. */
  install: InstallPrompt | null = $state.raw(null);

  #manifest: Manifest | null = null;
  #engine: Engine | null = null;
  #isReady!: () => void;
  #goOn: () => void = () => undefined;
  #stop = new AbortController();
  #registration: ServiceWorkerRegistration | null = null;
  #began = 0;
  /** Bytes of each part that are here, and when the page was told. */
  readonly #got = new Map<string, number>();
  #shown = 0;
  #asked = -Infinity;

  constructor() {
    this.ready = this.#unready();
  }

  #unready(): Promise<void> {
    return new Promise((resolve) => (this.#isReady = resolve));
  }

  begin(manifest: Manifest, engine: Engine): void {
    addEventListener('online', () => (this.online = true));
    addEventListener('offline', () => (this.online = false));
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.install = event as InstallPrompt;
    });
    addEventListener('appinstalled', () => (this.install = null));
    this.#manifest = manifest;
    this.#engine = engine;
    this.#asked = -Infinity;
    this.parts = manifest.parts.map(({ name, files }) => ({
      name,
      size: files.reduce((sum, file) => sum + file.packed, 0),
      here: 0,
    }));
    // A newer version was loaded before it was offered.
    const kept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
    this.first = localStorage.getItem(KEPT) === null || !kept;
    void this.#hold(false);
  }

  pause(): void {
    if (this.phase !== 'loading' && this.phase !== 'waiting') return;
    this.phase = 'paused';
    this.#stop.abort();
  }

  resume(): void {
    if (this.phase !== 'paused' && this.phase !== 'waiting') return;
    this.phase = 'loading';
    this.#goOn();
  }

  /** The engine is asked for something, or was. */
  asked(): void {
    this.#asked = performance.now();
  }

  /** Takes the tables over from the other tab. */
  useHere(): void {
    void this.#hold(true);
  }

  async #offer(): Promise<void> {
    const bytes = Number((await (await caches.match(NEWS))?.text()) ?? 0);
    this.newer = Math.round(bytes / 1e5) / 10;
  }

  /** Changes to the newer version, which lies ready. */
  renew(): void {
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('controllerchange', () => location.reload());
    this.#registration?.waiting?.postMessage('take over');
  }

  /** Only one tab has the tables. Where a browser has no locks, the numbers of events keep two tabs
   * from writing the same. */
  async #hold(steal: boolean): Promise<void> {
    if (!('locks' in navigator)) {
      await this.#come();
      return;
    }
    const options = steal ? { steal } : { ifAvailable: true };
    await navigator.locks
      .request(LOCK, options, async (lock) => {
        if (!lock) {
          this.phase = 'elsewhere';
          return;
        }
        await this.#come();
        await new Promise(() => undefined);
      })
      .catch(() => {
        this.ready = this.#unready();
        this.#engine?.stop();
        this.phase = 'elsewhere';
      });
  }

  async #come(): Promise<void> {
    const manifest = this.#manifest;
    if (!manifest || !this.#engine) return;
    this.phase = 'loading';
    this.kept = await this.#attend();
    try {
      if (this.first) {
        this.#began = performance.now();
        await this.#measure(manifest);
        this.#got.clear();
        const { parts } = manifest;
        const needed = parts.findIndex(({ name }) => name === LAST_NEEDED) + 1;
        await this.#loadAll(parts.slice(0, needed));
        await Promise.all([this.#run(), this.#loadAll(parts.slice(needed, -1))]);
        // The last part is for later, when there is no net: whoever plays already goes first.
        await this.#loadAll(parts.slice(-1), () => this.#calm());
        await fetch('./'); // the page itself, which cannot name itself among the files
        if (this.kept) localStorage.setItem(KEPT, manifest.build);
      } else {
        for (const part of this.parts) part.here = part.size;
        this.phase = 'starting';
        await this.#run();
      }
      this.phase = 'ready';
      this.left = null;
      if (this.kept) this.#engine.settle();
    } catch (error) {
      this.fail(String(error));
    }
  }

  /** The engine does not work, or no longer. */
  fail(problem: string): void {
    this.phase = 'failed';
    this.problem = problem;
  }

  /** The engine starts, and can be asked, while games and drawings are still being loaded. */
  async #run(): Promise<void> {
    this.remembered = (await this.#engine?.start()) ?? false;
    this.#isReady();
  }

  /** Whether there is room for all of it. */
  async #measure({ parts }: Manifest): Promise<void> {
    if (!('storage' in navigator)) return;
    const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
    const files = parts.flatMap((part) => part.files);
    const size = files.reduce((sum, file) => sum + file.size, 0);
    this.missing = Math.max(0, usage + size - quota);
  }

  async #loadAll(
    parts: SitePart[],
    before = (): Promise<void> => Promise.resolve(),
  ): Promise<void> {
    for (const part of parts) {
      for (const file of part.files) {
        await before();
        await this.#load(part.name, file);
      }
    }
    this.#show();
  }

  /** Until nobody has asked the engine for a while. */
  async #calm(): Promise<void> {
    for (;;) {
      if (this.#engine?.isAsked()) this.asked();
      const left = this.#asked + CALM_MS - performance.now();
      if (left <= 0) return;
      await new Promise((resolve) => setTimeout(resolve, left));
    }
  }

  async #load(part: string, file: SiteFile): Promise<void> {
    const before = this.#got.get(part) ?? 0;
    for (;;) {
      try {
        if (this.#isPaused()) throw new Error('paused');
        await this.#read(file, (share) => this.#count(part, before + share * file.packed));
        this.#count(part, before + file.packed);
        return;
      } catch (error) {
        this.#got.set(part, before);
        this.#show();
        if (error instanceof NotThere) throw error;
        await this.#wait();
      }
    }
  }

  #count(part: string, bytes: number): void {
    this.#got.set(part, bytes);
    if (performance.now() > this.#shown + SHOWN_MS) this.#show();
  }

  #show(): void {
    this.#shown = performance.now();
    for (const part of this.parts) part.here = this.#got.get(part.name) ?? 0;
    this.#guess();
  }

  async #read(file: SiteFile, progress: (share: number) => void): Promise<void> {
    const response = await fetch(file.path, { signal: this.#stop.signal });
    if (!response.ok) throw new NotThere(`${file.path}: ${response.status}`);
    const reader = response.body?.getReader();
    let got = 0;
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return;
      got += chunk.value.length;
      progress(Math.min(1, got / file.size));
    }
  }

  /** Until somebody says that it goes on, or there may be a connection again. */
  async #wait(): Promise<void> {
    if (!this.#isPaused()) this.phase = 'waiting';
    await new Promise<void>((resolve) => {
      this.#goOn = resolve;
      if (this.#isPaused()) return;
      addEventListener('online', () => resolve(), { once: true });
      setTimeout(() => this.#isPaused() || resolve(), RETRY_MS);
    });
    this.#stop = new AbortController();
    this.phase = 'loading';
  }

  #isPaused(): boolean {
    return this.phase === 'paused';
  }

  #guess(): void {
    const seconds = (performance.now() - this.#began) / 1000;
    if (seconds > 1 && this.here > 0) this.left = (seconds * (this.size - this.here)) / this.here;
  }

  /** Registers the service worker, which keeps all files; says whether it does. */
  async #attend(): Promise<boolean> {
    if (!('serviceWorker' in navigator)) return false;
    const { serviceWorker } = navigator;
    try {
      const registration = await serviceWorker.register('sw.js');
      this.#registration = registration;
      if (registration.waiting) void this.#offer();
      registration.addEventListener('updatefound', () => {
        const coming = registration.installing;
        coming?.addEventListener('statechange', () => {
          if (coming.state === 'installed' && serviceWorker.controller) void this.#offer();
        });
      });
      if (!serviceWorker.controller) {
        await new Promise<void>((resolve) => {
          serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
          setTimeout(resolve, PATIENCE_MS);
        });
      }
      return serviceWorker.controller !== null;
    } catch {
      return false;
    }
  }
}

/** A file that the site should have and has not. */
class NotThere extends Error {}

export const loading = new Loading();

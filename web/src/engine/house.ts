/** The house in this browser: what the page asks goes to a worker, and what is written in a file
 * does not even go there. */

import type { House, Wire } from '../lib/transport';
import { exports } from './exports.svelte';
import { loading } from './loading.svelte';
import type { Manifest } from './manifest';
import { Memory } from './memory';
import type { EngineSource, FromWorker, ToWorker } from './messages';

/** As a server closes a connection to a table that is not there. */
const NO_TABLE = 4404;
/** The ending of archives of packages. */
const ARCHIVE = '.pack';
/** Python's memory is made when nobody waits for anything else any more. */
const SETTLED_MS = 10_000;
/** More room than it takes, as little else should be without. */
const ROOM_FOR_MEMORY = 200e6;

interface Waiting {
  resolve: (reply: Response) => void;
  reject: (error: Error) => void;
}

export class WorkerHouse implements House {
  readonly #manifest: Manifest;
  readonly #base = new URL('.', document.baseURI).href;
  readonly #replies = new Map<number, Waiting>();
  readonly #lines = new Map<number, Line>();
  #worker: Worker | null = null;
  #asked = 0;
  #shown = false;

  constructor(manifest: Manifest) {
    this.#manifest = manifest;
    loading.begin(manifest, {
      start: () => this.#start(),
      stop: () => this.#stop(),
      isAsked: () =>
        this.#replies.size > 0 ||
        [...this.#lines.values()].some(({ readyState }) => readyState === WebSocket.CONNECTING),
      settle: () => setTimeout(() => void this.#remember(), SETTLED_MS),
    });
  }

  async ask(path: string, init?: { method: 'POST'; body: string }): Promise<Response> {
    const file = init ? undefined : this.#manifest.answers[path];
    if (file !== undefined) return fetch(`${this.#base}${file}`);
    const { pathname, searchParams } = new URL(`api/${path}`, 'http://here/');
    const id = (this.#asked += 1);
    const reply = new Promise<Response>((resolve, reject) =>
      this.#replies.set(id, { resolve, reject }),
    );
    await this.#say({
      type: 'ask',
      id,
      method: init?.method ?? 'GET',
      path: decodeURIComponent(pathname),
      query: JSON.stringify(Object.fromEntries(searchParams)),
      body: init?.body ?? '',
    });
    return reply;
  }

  live(path: string): Wire {
    const { pathname, searchParams } = new URL(path, 'http://here/');
    const table = decodeURIComponent(pathname.split('/')[2] ?? '');
    const number = (this.#asked += 1);
    const line = new Line(
      (message) => void this.#say(message),
      number,
      () => this.#lines.delete(number),
    );
    this.#lines.set(number, line);
    const watch = searchParams.get('watch') ?? '';
    void this.#say({ type: 'enter', line: number, table, watch });
    return line;
  }

  /** The worker hears it when it is there. */
  async #say(message: ToWorker): Promise<void> {
    await loading.ready;
    loading.asked();
    this.#worker?.postMessage(message);
  }

  #start(): Promise<boolean> {
    const worker = new Worker(new URL('./tables.worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    this.#shown = false;
    return new Promise((resolve, reject) => {
      worker.addEventListener('error', (event) => reject(new Error(event.message)));
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'ready') resolve(data.remembered);
        else if (data.type === 'failed') {
          // Before it is ready, or later, when nobody would be answered any more.
          reject(new Error(data.error));
          loading.fail(data.error);
        } else this.#hear(data);
      });
      worker.postMessage({ type: 'start', engine: this.#source() } satisfies ToWorker);
    });
  }

  #source(): EngineSource {
    const { build, parts } = this.#manifest;
    const names = parts.flatMap(({ files }) => files.map(({ path }) => path.split('/').at(-1)));
    const archives = names.flatMap((name = '') =>
      name.endsWith(ARCHIVE) ? [name.slice(0, -ARCHIVE.length)] : [],
    );
    return { base: this.#base, build, archives };
  }

  /** Has Python's memory made for the next start, unless it is there or there is little room. */
  async #remember(): Promise<void> {
    const source = this.#source();
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    if (quota - usage < ROOM_FOR_MEMORY || (await new Memory(source, '').isKept())) return;
    const worker = new Worker(new URL('./memory.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', () => worker.terminate());
    worker.postMessage(source);
  }

  /** Says once, after the next picture, that a table is on the screen. */
  #show(): void {
    if (this.#shown) return;
    this.#shown = true;
    requestAnimationFrame(() => setTimeout(() => void this.#say({ type: 'shown' })));
  }

  /** Another tab has the tables now; whoever waits here, or looks at one, is told. */
  #stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#replies.values()) reject(new Error('open in another tab'));
    this.#replies.clear();
    for (const line of this.#lines.values()) line.cut();
  }

  #hear(message: Exclude<FromWorker, { type: 'ready' | 'failed' }>): void {
    if (message.type === 'reply') {
      const { id, status, text } = message;
      this.#replies.get(id)?.resolve(new Response(text, { status }));
      this.#replies.delete(id);
      return;
    }
    const line = this.#lines.get(message.line);
    if (message.type === 'told') {
      line?.hear(message.text);
      this.#show();
    } else if (message.found) line?.open();
    else line?.cut(NO_TABLE);
  }
}

/** A live connection to a table in the worker. */
class Line extends EventTarget {
  readyState: WebSocket['readyState'] = WebSocket.CONNECTING;
  readonly #say: (message: ToWorker) => void;
  readonly #number: number;
  readonly #gone: () => void;

  constructor(say: (message: ToWorker) => void, number: number, gone: () => void) {
    super();
    this.#say = say;
    this.#number = number;
    this.#gone = gone;
  }

  send(text: string): void {
    exports.said(text);
    this.#say({ type: 'say', line: this.#number, text });
  }

  close(): void {
    this.#say({ type: 'leave', line: this.#number });
    this.cut();
  }

  open(): void {
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  hear(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  cut(code = 1000): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.#gone();
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
}

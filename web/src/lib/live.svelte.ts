/** A table followed over a WebSocket: its state, its log and what we say to it. */

import {
  liveWire,
  type Company,
  type CompanyLine,
  type LogEntry,
  type Message,
  type Problem,
  type Refused,
  type TableState,
} from './api';
import { settings } from './settings.svelte';
import type { Wire } from './transport';

const RETRY_MS = 1000;
/** How often it is said that somebody is at the screen. */
const HERE_MS = 60_000;
const NO_TABLE = 4404;

export class LiveTable<View> {
  state: TableState<View> | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  connected = $state(false);
  /** Whether we have said something that the server has not answered. */
  sending = $state(false);
  /** What we said while there was no connection; it is sent when there is one. */
  unsent: Message | null = $state.raw(null);
  /** What the server said of our last message or of the table. */
  problem: Problem | null = $state.raw(null);
  gone = $state(false);
  /** The people at the table, and what they have done beside the game. */
  company: Company | null = $state.raw(null);
  /** When that was told, in seconds since 1970. */
  heard = $state(0);
  lines: CompanyLine[] = $state.raw([]);

  readonly id: string;
  readonly watch: string;
  #socket: Wire | null = null;
  #closed = false;
  #here = 0;

  constructor(id: string, watch: string) {
    this.id = id;
    this.watch = watch;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  answer(seat: number, key: string): void {
    this.#send({ type: 'answer', seat, key, version: this.state?.version ?? null });
  }

  undo(): void {
    this.#send({ type: 'undo' });
  }

  redo(): void {
    this.#send({ type: 'redo' });
  }

  /** Takes back all that the seat whose turn it is has done in it. */
  restart(): void {
    this.#send({ type: 'restart' });
  }

  /** Shows what only that seat may see, on a screen that several people share. */
  show(seat: number): void {
    this.#send({ type: 'show', seat });
  }

  /** Covers it again, at once. */
  cover(): void {
    const { state } = this;
    if (state && state.shown !== null) this.state = { ...state, shown: null, decisions: [] };
    this.#send({ type: 'cover' });
  }

  /** Bots answer at once until a person is asked. */
  skip(): void {
    this.#send({ type: 'skip' });
  }

  /** How long bots take for an answer, in milliseconds. */
  setPace(pace: number): void {
    this.#send({ type: 'pace', pace });
  }

  /** What a learner does in a lesson; a piece that they point at is named. */
  say(type: 'next' | 'back' | 'step' | 'point', key = ''): void {
    this.#send({ type, key });
  }

  /** Does something beside the game; says whether it could be sent. */
  beside(message: Message): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.problem = null;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Somebody is at the screen. */
  touch(): void {
    const now = Date.now();
    if (now - this.#here < HERE_MS) return;
    if (this.beside({ type: 'here', name: settings.name })) this.#here = now;
  }

  /** Whether something we have said is on its way. */
  get busy(): boolean {
    return this.sending || this.unsent !== null;
  }

  /** Forgets what was said while there was no connection. */
  takeBack(): void {
    this.unsent = null;
  }

  #send(message: Message): void {
    this.problem = null;
    if (this.busy) return;
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      this.unsent = message;
      return;
    }
    this.sending = true;
    this.#socket.send(JSON.stringify(message));
  }

  /** Says what could not be said before, unless the table has moved on since. */
  #sendLate(version: number): void {
    const message = this.unsent;
    if (message === null) return;
    this.unsent = null;
    if (message.type !== 'answer' || message.version === version) this.#send(message);
    else this.problem = { key: 'stale-answer', error: '' };
  }

  #connect(): void {
    const socket = liveWire(this.id, this.watch);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.connected = true;
      this.#here = 0;
      this.touch();
    });
    socket.addEventListener('message', (message) => this.#hear(String(message.data)));
    socket.addEventListener('close', (event) => {
      this.connected = false;
      this.sending = false;
      if (event.code === NO_TABLE) this.gone = true;
      else if (!this.#closed) setTimeout(() => this.#closed || this.#connect(), RETRY_MS);
    });
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as TableState<View> | Company | Refused;
    if (message.type === 'company') {
      // The next touch tells that it was read.
      if (message.lines_from > 0 && message.lines.length > 0) this.#here = 0;
      this.lines = message.lines_from === 0 ? message.lines : [...this.lines, ...message.lines];
      this.company = message;
      this.heard = Math.floor(Date.now() / 1000);
      return;
    }
    this.sending = false;
    if (message.type === 'error') {
      if (message.key === 'signed-out') location.reload();
      this.problem = message;
      if (message.key === 'table-deleted') {
        this.gone = true;
        this.close();
      }
      return;
    }
    if (message.over && !this.state?.over) this.#here = 0;
    this.log = [...this.log.slice(0, message.log_from), ...message.log];
    this.state = message;
    this.#sendLate(message.version);
  }
}

/** A table followed over a WebSocket: its state, its log and what we say to it. */

import {
  liveAddress,
  type LogEntry,
  type Message,
  type Problem,
  type Refused,
  type TableState,
} from './api';

const RETRY_MS = 1000;
const NO_TABLE = 4404;

export class LiveTable<View> {
  state: TableState<View> | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  connected = $state(false);
  /** Whether we have said something that the server has not answered. */
  sending = $state(false);
  /** What the server said of our last message or of the table. */
  problem: Problem | null = $state.raw(null);
  gone = $state(false);

  readonly id: string;
  readonly watch: string;
  #socket: WebSocket | null = null;
  #closed = false;

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

  /** How long bots take for an answer, in milliseconds. */
  setPace(pace: number): void {
    this.#send({ type: 'pace', pace });
  }

  #send(message: Message): void {
    this.problem = null;
    if (this.#socket?.readyState !== WebSocket.OPEN || this.sending) return;
    this.sending = true;
    this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const socket = new WebSocket(liveAddress(this.id, this.watch));
    this.#socket = socket;
    socket.addEventListener('open', () => (this.connected = true));
    socket.addEventListener('message', (message) => this.#hear(String(message.data)));
    socket.addEventListener('close', (event) => {
      this.connected = false;
      this.sending = false;
      if (event.code === NO_TABLE) this.gone = true;
      else if (!this.#closed) setTimeout(() => this.#closed || this.#connect(), RETRY_MS);
    });
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as TableState<View> | Refused;
    this.sending = false;
    if (message.type === 'error') {
      this.problem = message;
      return;
    }
    this.log = [...this.log.slice(0, message.log_from), ...message.log];
    this.state = message;
  }
}

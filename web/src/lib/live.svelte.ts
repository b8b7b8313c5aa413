/** A table followed over a WebSocket: its state, its log and what we say to it. */

import { api, liveAddress, type LogEntry, type TableState } from './api';

/** Events that tell of a roll; every one has its dice in the record, in the same order. */
const ROLLS = new Set(['autocatalytic-roll', 'darwin-roll', 'cancer-roll', 'rerolled']);

const RETRY_MS = 1000;
const NO_TABLE = 4404;

export class LiveTable<View> {
  state: TableState<View> | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  /** The dice of each roll in the log by its index, a roll that replaced another behind it. */
  rolls: Map<number, number[][]> = $state.raw(new Map());
  connected = $state(false);
  /** What the server said of our last message or of the table. */
  problem = $state('');
  gone = $state(false);

  readonly id: string;
  readonly watch: string;
  #socket: WebSocket | null = null;
  #closed = false;
  #waiting: ((told: 'state' | 'error') => void)[] = [];
  #rollsAsked = false;

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
    this.problem = '';
    this.#send({ type: 'answer', seat, key, version: this.state?.version ?? null });
  }

  undo(seat: number): Promise<'state' | 'error'> {
    this.problem = '';
    return this.#ask({ type: 'undo', seat });
  }

  redo(): Promise<'state' | 'error'> {
    this.problem = '';
    return this.#ask({ type: 'redo' });
  }

  /** Takes back answers as far as `same` holds and nothing refuses. */
  async undoWhile(seat: number, same: (state: TableState<View>) => boolean): Promise<void> {
    for (;;) {
      if ((await this.undo(seat)) === 'error') {
        this.problem = '';
        return;
      }
      if (this.state === null || !same(this.state)) {
        await this.redo();
        return;
      }
    }
  }

  #ask(message: object): Promise<'state' | 'error'> {
    const told = new Promise<'state' | 'error'>((resolve) => this.#waiting.push(resolve));
    this.#send(message);
    return told;
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const socket = new WebSocket(liveAddress(this.id, this.watch));
    this.#socket = socket;
    socket.addEventListener('open', () => (this.connected = true));
    socket.addEventListener('message', (message) => this.#hear(String(message.data)));
    socket.addEventListener('close', (event) => {
      this.connected = false;
      this.#tell('error');
      if (event.code === NO_TABLE) this.gone = true;
      else if (!this.#closed) setTimeout(() => this.#closed || this.#connect(), RETRY_MS);
    });
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as TableState<View> | { type: 'error'; error: string };
    if (message.type === 'error') {
      this.problem = message.error;
      this.#tell('error');
      return;
    }
    this.log = [...this.log.slice(0, message.log_from), ...message.log];
    this.state = message;
    void this.#findRolls(message.log_from);
    this.#tell('state');
  }

  #tell(what: 'state' | 'error'): void {
    for (const resolve of this.#waiting.splice(0)) resolve(what);
  }

  /** The log does not carry its dice, but the record does: it is read when a roll is new. */
  async #findRolls(from: number): Promise<void> {
    if (this.#rollsAsked || !this.log.slice(from).some((entry) => ROLLS.has(entry.event))) return;
    this.#rollsAsked = true;
    try {
      const record = await api.record(this.id, this.watch);
      this.rolls = matchRolls(this.log, record);
    } finally {
      this.#rollsAsked = false;
    }
    const last = this.log.findLastIndex((entry) => ROLLS.has(entry.event));
    if (!this.rolls.has(last) && last >= from) await this.#findRolls(last);
  }
}

/** Every roll is told once, in order, but for one that follows the answer "reroll". */
export function matchRolls(log: LogEntry[], record: string): Map<number, number[][]> {
  const rolls: number[][][] = [];
  let again = false;
  for (const line of record.slice(record.indexOf('\n---\n') + 5).split('\n')) {
    if (line.startsWith('~ roll')) {
      const dice = line.split(' ').slice(2).map(Number);
      const last = rolls.at(-1);
      if (again && last) last.push(dice);
      else rolls.push([dice]);
    }
    again = /^\d+[>=] reroll$/.test(line);
  }
  const found = new Map<number, number[][]>();
  let next = 0;
  log.forEach((entry, index) => {
    if (!ROLLS.has(entry.event)) return;
    const dice = rolls[next++];
    if (dice) found.set(index, dice);
  });
  return found;
}

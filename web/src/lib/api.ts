/** The server's API: the shapes it sends and the calls that get them. */

export type Argument = [domain: string, name: string];

export interface Option {
  key: string;
  verb: string;
  arguments: Argument[];
}

export interface Refusal extends Option {
  reason: string;
  clause: string;
}

export interface DecisionContext {
  place?: number;
  player?: number;
  dice?: number[];
  chosen?: number[];
}

export interface Decision {
  seat: number;
  kind: string;
  clause: string;
  context: DecisionContext;
  options: Option[];
}

export interface LogEntry {
  event: string;
  arguments: Argument[];
  /** How many answers were given before it. */
  answers: number;
}

export type SeatKind = 'human' | 'bot' | 'open';

export interface Seat {
  kind: SeatKind;
  name: string;
  mine: boolean;
  taken: boolean;
}

export interface Result {
  reason: string;
  scores: number[];
  winners: number[];
}

export interface TableState<View> {
  type: 'state';
  version: number;
  answers: number;
  view: View;
  decisions: Decision[];
  waiting: number[];
  seats: Seat[];
  dice: number[];
  log_from: number;
  log: LogEntry[];
  over: boolean;
  result: Result | null;
  commitment: string;
  seed: string | null;
  parent: { table: string; answers: number } | null;
}

export interface PastState<View> {
  answers: number;
  of: number;
  view: View;
  asked: Decision[];
  log: LogEntry[];
}

export interface TableSummary {
  id: string;
  created: string;
  game: string;
  options: SetupOptions;
  seats: Seat[];
  over: boolean;
  my_turn: boolean;
  what_if: boolean;
}

export interface SetupOptions {
  ruleset?: string;
  mode?: string;
  players?: number;
  variants?: string[];
  colours?: string[];
}

export interface Variant {
  name: string;
  clause: string;
  text: string;
}

export interface GameSetup {
  name: string;
  rulesets: string[];
  modes: string[];
  players: number[];
  variants: Variant[];
  bots: string[];
}

export interface NewSeat {
  kind: SeatKind;
  name: string;
  bot: string;
}

export interface NewTable {
  game: string;
  options: SetupOptions;
  seats: NewSeat[];
  seed: string | null;
  pace: number;
}

export interface Links {
  claim: string;
  watch: string;
}

/** Something the server refused, in its own words. */
export class ApiError extends Error {}

async function call(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`api/${path}`, init);
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => null);
    const told = body !== null && typeof body === 'object' && 'error' in body ? body.error : null;
    throw new ApiError(
      typeof told === 'string' ? told : `${response.status} ${response.statusText}`,
    );
  }
  return response;
}

async function get<T>(path: string): Promise<T> {
  return (await (await call(path)).json()) as T;
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const response = await call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as T;
}

const table = (id: string): string => `tables/${encodeURIComponent(id)}`;
const watching = (watch: string): string => (watch ? `?watch=${encodeURIComponent(watch)}` : '');

export const api = {
  games: () => get<GameSetup[]>('games'),
  cards: <T>(game: string) => get<T>(`games/${game}/cards`),
  rules: async (game: string) => (await call(`games/${game}/rules`)).text(),
  tables: () => get<TableSummary[]>('tables'),
  create: (body: NewTable) => post<{ id: string }>('tables', body),
  links: (id: string) => get<Links>(`${table(id)}/links`),
  claim: (id: string, seat: number, link: string) =>
    post<{ mine: boolean }>(`${table(id)}/claim/${seat}?link=${encodeURIComponent(link)}`),
  step: <View>(id: string, answers: number, watch: string) =>
    get<PastState<View>>(`${table(id)}/steps/${answers}${watching(watch)}`),
  refusals: (id: string, seat: number) => get<Refusal[]>(`${table(id)}/refusals/${seat}`),
  record: async (id: string, watch: string) =>
    (await call(`${table(id)}/record${watching(watch)}`)).text(),
  fork: (id: string, answers: number, watch: string) =>
    post<{ id: string }>(`${table(id)}/fork${watching(watch)}`, { answers }),
  upload: (record: string) => post<{ id: string }>('records', { record }),
};

export function liveAddress(id: string, watch: string): string {
  const address = new URL(`api/${table(id)}/live${watching(watch)}`, document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

/** The server's API: the shapes it sends and the calls that get them. */

export type Argument = [domain: string, name: string];

/** What a sentence needs: a number, an id, a name, a message of its own, or several of these. */
export type Fact =
  number | string | Argument | { say: string; with?: Facts } | { join: Fact[]; by: string };

export type Facts = Record<string, Fact>;

export interface Option {
  key: string;
  verb: string;
  arguments: Argument[];
  facts?: Facts;
}

/** What a seat answered for want of a choice. */
export interface Forced extends Option {
  seat: number;
  answers: number;
}

export interface Refusal extends Option {
  reason: string;
  clause: string;
}

/** What a decision is about; which facts there are beside dice depends on the game. */
export interface DecisionContext {
  dice?: number[];
  [fact: string]: Argument | Argument[] | number[] | number | undefined;
}

export interface Decision {
  seat: number;
  kind: string;
  clause: string;
  context: DecisionContext;
  facts?: Facts;
  options: Option[];
}

/** A decision that answered itself, and what was refused there. */
export interface ForcedDecision extends Decision {
  refused: Refusal[];
}

export interface LogEntry {
  event: string;
  arguments: Argument[];
  facts?: Facts;
  /** How many answers were given before it. */
  answers: number;
  /** The dice that it tells of. */
  dice?: number[];
}

export type SeatKind = 'human' | 'bot' | 'open';

export interface Seat {
  kind: SeatKind;
  name: string;
  /** Which bot; empty for people. */
  bot: string;
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
  /** Answers without the votes of a ballot that is still open. */
  settled: number;
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
  /** What our seats had no choice in since they last had one. */
  forced: Forced[];
  can_undo: boolean;
  can_redo: boolean;
  can_restart: boolean;
  game: string;
  options: SetupOptions;
  /** Whether this browser made the table. */
  creator: boolean;
  /** Milliseconds between the answers of bots. */
  pace: number;
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
  title: string;
  rulesets: string[];
  modes: string[];
  players: number[];
  variants: Variant[];
  bots: string[];
  packs: Pack[];
}

/** Another set of cards for a game; `fault` says why it cannot be played with. */
export interface Pack {
  name: string;
  fault: string;
}

export interface NewSeat {
  kind: SeatKind;
  name: string;
  bot: string;
}

export interface NewTable {
  game: string;
  pack: string;
  options: SetupOptions;
  seats: NewSeat[];
  seed: string | null;
  pace: number;
}

/** Milliseconds that a bot may take for an answer. */
export const PACES = [0, 100, 300, 800, 2000];

export interface Links {
  claim: string;
  watch: string;
}

/** What the bot says of a decision of the past. */
export interface Verdict {
  /** How many answers were given before it. */
  answers: number;
  /** With the best options, and the one that was taken. */
  decision: Decision;
  played: string;
  preferred: string;
  /** Points of each option; null if the bot did not try it. */
  values: (number | null)[];
  /** How much worse the answer is than the preferred one. */
  loss: number | null;
  grade: 0 | 1 | 2 | 3;
}

/** From one moment at which something new begins to the next; numbers by seat. */
export interface Stretch {
  answers: number;
  until: number;
  before: number[];
  after: number[];
  decided: number[] | null;
  chanced: number[] | null;
  seats: number[];
  last: boolean;
  verdicts: Verdict[];
}

export type Unit = 'chance' | 'points';

export interface Analysis {
  status: 'none' | 'running' | 'done' | 'failed';
  unit: Unit | null;
  /** How many answers the game had when it began. */
  answers: number;
  ready: number;
  of: number;
  first: number;
  stretches: Stretch[];
}

/** What the server refused: in its own words and, if it has one, by the key of a message. */
export interface Problem {
  error: string;
  key?: string;
  args?: Record<string, string | number>;
}

export class ApiError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.error);
    this.problem = problem;
  }
}

function isProblem(body: unknown): body is Problem {
  return (
    body !== null && typeof body === 'object' && 'error' in body && typeof body.error === 'string'
  );
}

async function call(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`api/${path}`, init);
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => null);
    throw new ApiError(
      isProblem(body) ? body : { error: `${response.status} ${response.statusText}` },
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
  gameCards: (game: string, pack: string) =>
    get<unknown>(`games/${encodeURIComponent(game)}/cards?pack=${encodeURIComponent(pack)}`),
  rules: async (game: string, language: string) =>
    (await call(`games/${encodeURIComponent(game)}/rules?lang=${language}`)).text(),
  tables: () => get<TableSummary[]>('tables'),
  create: (body: NewTable) => post<{ id: string }>('tables', body),
  cards: (id: string, watch: string) => get<unknown>(`${table(id)}/cards${watching(watch)}`),
  odds: (id: string, watch: string) => get<unknown>(`${table(id)}/odds${watching(watch)}`),
  links: (id: string) => get<Links>(`${table(id)}/links`),
  claim: (id: string, seat: number, link: string) =>
    post<{ mine: boolean }>(`${table(id)}/claim/${seat}?link=${encodeURIComponent(link)}`),
  step: <View>(id: string, answers: number, watch: string) =>
    get<PastState<View>>(`${table(id)}/steps/${answers}${watching(watch)}`),
  refusals: (id: string, seat: number) => get<Refusal[]>(`${table(id)}/refusals/${seat}`),
  forced: (id: string, answers: number) => get<ForcedDecision>(`${table(id)}/forced/${answers}`),
  record: async (id: string, watch: string) =>
    (await call(`${table(id)}/record${watching(watch)}`)).text(),
  fork: (id: string, answers: number, watch: string) =>
    post<{ id: string }>(`${table(id)}/fork${watching(watch)}`, { answers }),
  analysis: (id: string, first: number, watch: string) =>
    get<Analysis>(
      `${table(id)}/analysis?first=${first}${watch ? `&watch=${encodeURIComponent(watch)}` : ''}`,
    ),
  analyse: (id: string, watch: string) => post<Analysis>(`${table(id)}/analysis${watching(watch)}`),
  upload: (record: string) => post<{ id: string }>('records', { record }),
};

export function liveAddress(id: string, watch: string): string {
  const address = new URL(`api/${table(id)}/live${watching(watch)}`, document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

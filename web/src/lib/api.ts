/** The server's API: names for the shapes it sends, and the calls that get them. The shapes
 * themselves are generated from its description (`npm run schema`). */

import type { components, operations } from './schema';

type Shapes = components['schemas'];

/** What the server answers to a request. */
type Answer<Name extends keyof operations> = operations[Name]['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** Domain and name. */
export type Argument = Shapes['Named'];
export type Fact = Shapes['Fact'];
export type Facts = Record<string, Fact>;
export type Option = Shapes['OptionOut'];
export type Forced = Shapes['ForcedOut'];
export type Refusal = Shapes['RefusalOut'];
export type Decision = Shapes['DecisionOut'];
export type DecisionContext = Shapes['Context'];
export type ForcedDecision = Shapes['ForcedDecisionOut'];
export type LogEntry = Shapes['LogOut'];
export type Seat = Shapes['SeatOut'];
export type SeatKind = Seat['kind'];
export type Result = Shapes['ResultOut'];
export type TableState<View> = Omit<Shapes['StateOut'], 'view'> & { view: View };
export type PastState<View> = Omit<Shapes['StepOut'], 'view'> & { view: View };
export type TableSummary = Shapes['TableOut'];
export type GameSetup = Shapes['GameOut'];
export type NewSeat = Required<Shapes['SeatIn']>;
export type NewTable = Required<Shapes['NewTable']>;
export type Links = Shapes['Links'];
export type Verdict = Shapes['VerdictOut'];
export type Stretch = Shapes['StretchOut'];
export type Analysis = Shapes['AnalysisOut'];
export type Unit = NonNullable<Analysis['unit']>;
export type Message = Shapes['MessageIn'];
export type Refused = Shapes['ErrorMessage'];

/** What was refused: in the server's words and, if it has one, by the key of a message. */
export type Problem = Pick<Shapes['ErrorOut'], 'error'> & Partial<Shapes['ErrorOut']>;

/** Milliseconds that a bot may take for an answer. */
export const PACES = [0, 100, 300, 800, 2000];

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
  games: () => get<Answer<'games'>>('games'),
  gameCards: (game: string, pack: string) =>
    get<Answer<'cards'>>(
      `games/${encodeURIComponent(game)}/cards?pack=${encodeURIComponent(pack)}`,
    ),
  rules: async (game: string, language: string) =>
    (await call(`games/${encodeURIComponent(game)}/rules?lang=${language}`)).text(),
  tables: () => get<Answer<'my_tables'>>('tables'),
  create: (body: NewTable) => post<Answer<'new_table'>>('tables', body),
  cards: (id: string, watch: string) =>
    get<Answer<'cards_of_table'>>(`${table(id)}/cards${watching(watch)}`),
  odds: (id: string, watch: string) => get<Answer<'odds'>>(`${table(id)}/odds${watching(watch)}`),
  links: (id: string) => get<Answer<'links'>>(`${table(id)}/links`),
  claim: (id: string, seat: number, link: string) =>
    post<Answer<'claim'>>(`${table(id)}/claim/${seat}?link=${encodeURIComponent(link)}`),
  step: <View>(id: string, answers: number, watch: string) =>
    get<PastState<View>>(`${table(id)}/steps/${answers}${watching(watch)}`),
  refusals: (id: string, seat: number) => get<Answer<'refusals'>>(`${table(id)}/refusals/${seat}`),
  forced: (id: string, answers: number) => get<Answer<'forced'>>(`${table(id)}/forced/${answers}`),
  record: async (id: string, watch: string) =>
    (await call(`${table(id)}/record${watching(watch)}`)).text(),
  fork: (id: string, answers: number, watch: string) =>
    post<Answer<'fork'>>(`${table(id)}/fork${watching(watch)}`, { answers }),
  analysis: (id: string, first: number, watch: string) =>
    get<Answer<'analysis'>>(
      `${table(id)}/analysis?first=${first}${watch ? `&watch=${encodeURIComponent(watch)}` : ''}`,
    ),
  analyse: (id: string, watch: string) =>
    post<Answer<'analyse'>>(`${table(id)}/analysis${watching(watch)}`),
  upload: (record: string) => post<Answer<'upload'>>('records', { record }),
};

export function liveAddress(id: string, watch: string): string {
  const address = new URL(`api/${table(id)}/live${watching(watch)}`, document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

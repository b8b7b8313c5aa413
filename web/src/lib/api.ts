/** The server's API: names for the shapes it sends, and the calls that get them. The shapes
 * themselves are generated from its description (`npm run schema`). */

import type { components, operations } from './schema';
import { house, type Wire } from './transport';

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
export type Goal = Shapes['GoalOut'];
export type Refusal = Shapes['RefusalOut'];
export type Decision = Shapes['DecisionOut'];
export type DecisionContext = Shapes['Context'];
export type LogEntry = Shapes['LogOut'];
export type Preview = Shapes['PreviewOut'];
export type Advice = Shapes['AdviceOut'];
export type Advised = Shapes['AdvisedOut'];
export type Aim = Shapes['AimOut'];
export type PointsChange = Shapes['PointsOut'];
/** An event that has not happened yet. */
export type Told = Shapes['ToldOut'];
export type Seat = Shapes['SeatOut'];
export type SeatKind = Seat['kind'];
export type Result = Shapes['ResultOut'];
export type TableState<View> = Omit<Shapes['StateOut'], 'view'> & { view: View };
export type PastState<View> = Omit<Shapes['StepOut'], 'view'> & { view: View };
export type TableSummary = Shapes['TableOut'];
export type GameSetup = Shapes['GameOut'];
export type Kind = GameSetup['kinds'][number];
export type Change = Shapes['ChangeOut'];
export type Fit = Shapes['FitOut'];
export type Continued = Shapes['ContinuedOut'];
export type NewTable = Required<Shapes['NewTable']>;
export type Links = Shapes['Links'];
export type Verdict = Shapes['VerdictOut'];
export type Stretch = Shapes['StretchOut'];
export type Analysis = Shapes['AnalysisOut'];
export type Unit = NonNullable<Analysis['unit']>;
/** What is said at a table; what is left out is as usual. */
export type Message = Pick<Shapes['MessageIn'], 'type'> & Partial<Shapes['MessageIn']>;
/** The pace that people have agreed on; the server tells all of it. */
export type Agreed = Required<Shapes['Agreed']>;
export type Company = Omit<Shapes['CompanyOut'], 'agreed'> & { agreed: Agreed };
export type CompanyLine = Shapes['LineOut'];
export type Reminder = Shapes['ReminderOut'];
export type UndoRequest = Shapes['RequestOut'];
export type Word = NonNullable<CompanyLine['word']>;
export type Me = Shapes['MeOut'];
export type Notices = Shapes['NoticesOut'];
export type Way = Shapes['WayOut'];
export type NoticeKind = Notices['told'][string][number];
export type TableNotices = Shapes['TableNotices'];
export type Pushed = Shapes['PushedOut'];
export type BroughtIn = Shapes['BroughtInOut'];
export type OpenTable = Shapes['OpenTableOut'];
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

async function call(path: string, init?: { method: 'POST'; body: string }): Promise<Response> {
  const response = await house.ask(path, init);
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
  const response = await call(path, { method: 'POST', body: JSON.stringify(body) });
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
  /** A table with all else as usual. */
  begin: (body: Shapes['NewTable']) => post<Answer<'new_table'>>('tables', body),
  learn: (game: string, lesson: string) =>
    post<Answer<'learn'>>(`lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`),
  create: (body: NewTable) => post<Answer<'new_table'>>('tables', body),
  fit: (game: string, options: Shapes['SetupOptions']) =>
    post<Fit>(`games/${encodeURIComponent(game)}/fit`, { options }),
  continued: (game: string, from: { table: string; text: string }) =>
    post<Continued>(`games/${encodeURIComponent(game)}/continued`, from),
  newPack: (game: string, pack: { name: string; files: Record<string, string> }) =>
    post<Answer<'new_pack'>>(`games/${encodeURIComponent(game)}/packs`, pack),
  cards: (id: string, watch: string) =>
    get<Answer<'cards_of_table'>>(`${table(id)}/cards${watching(watch)}`),
  odds: (id: string, watch: string) => get<Answer<'odds'>>(`${table(id)}/odds${watching(watch)}`),
  links: (id: string) => get<Answer<'links'>>(`${table(id)}/links`),
  claim: (id: string, seat: number, link: string, name: string) =>
    post<Answer<'claim'>>(`${table(id)}/claim/${seat}?link=${encodeURIComponent(link)}`, { name }),
  switchAdviser: (id: string, on: boolean) =>
    post<Answer<'switch_adviser'>>(`${table(id)}/adviser`, { on }),
  renewLink: (id: string, which: 'claim' | 'watch') =>
    post<Answer<'renew'>>(`${table(id)}/links`, { which }),
  deleteTable: (id: string, wanted: boolean) =>
    post<Answer<'delete_table'>>(`${table(id)}/delete`, { wanted }),
  notes: (id: string) => get<Answer<'notes'>>(`${table(id)}/notes`),
  writeNotes: (id: string, text: string) =>
    post<Answer<'write_notes'>>(`${table(id)}/notes`, { text }),
  reminder: (id: string, seat: number) => get<Reminder>(`${table(id)}/reminders/${seat}`),
  remind: (id: string, seat: number) => post<Reminder>(`${table(id)}/reminders/${seat}`),
  me: () => get<Me>('me'),
  rename: (name: string) => post<Answer<'rename_me'>>('me', { name }),
  deviceLink: () => post<Answer<'new_device_link'>>('me/link'),
  openDevice: (link: string) => post<Answer<'open_device_link'>>('me/devices', { link }),
  signOut: (device: string) =>
    post<Answer<'sign_out'>>(`me/devices/${encodeURIComponent(device)}/sign-out`),
  beginPasskey: () => post<Answer<'begin_passkey'>>('me/passkeys/begin'),
  addPasskey: (ticket: string, credential: unknown) =>
    post<Answer<'add_passkey'>>('me/passkeys', { ticket, credential }),
  changePasskey: (key: string, name: string) =>
    post<Answer<'change_passkey'>>(`me/passkeys/${encodeURIComponent(key)}/change`, { name }),
  beginSignIn: () => post<Answer<'begin_sign_in'>>('sign-in/begin'),
  signIn: (ticket: string, credential: unknown) =>
    post<Answer<'sign_in'>>('sign-in', { ticket, credential }),
  notices: () => get<Notices>('me/notices'),
  wishNotices: (body: Shapes['NoticeWishes']) => post<Notices>('me/notices', body),
  addWay: (body: Shapes['NewWay']) => post<Notices>('me/notices/ways', body),
  removeWay: (way: string) => post<Notices>(`me/notices/ways/${encodeURIComponent(way)}/remove`),
  testWay: (way: string) =>
    post<Answer<'test_way'>>(`me/notices/ways/${encodeURIComponent(way)}/test`),
  mailLink: (what: 'confirm' | 'stop', link: string) =>
    post<Answer<'stop_mail'>>(`notices/${what}`, { link }),
  feed: (renew: boolean) => post<Answer<'my_feed'>>(`me/feed?renew=${renew}`),
  exportAll: () => get<Answer<'export'>>('me/export'),
  deleteMe: (name: string) => post<Answer<'delete_me'>>('me/delete', { name }),
  lobby: () => get<OpenTable[]>('lobby'),
  asked: (id: string) => get<Answer<'asked_there'>>(`${table(id)}/asked`),
  deleted: () => get<Answer<'deleted'>>('me/deleted'),
  readOfDeleted: () => post<Answer<'read_of_deleted'>>('me/deleted'),
  statisticsOf: (token: string) =>
    get<Answer<'statistics_of'>>(`statistics/${encodeURIComponent(token)}`),
  statisticsAt: (id: string, seat: number) =>
    get<Answer<'statistics_at'>>(`${table(id)}/statistics/${seat}`),
  showStatistics: (shown: boolean) => post<Answer<'show_statistics'>>('me/statistics', { shown }),
  played: () => get<Answer<'played'>>('me/played'),
  step: <View>(id: string, answers: number, watch: string, undone: number | null = null) =>
    get<PastState<View>>(
      `${table(id)}/steps/${answers}?${new URLSearchParams({
        ...(watch ? { watch } : {}),
        ...(undone === null ? {} : { undone: String(undone) }),
      }).toString()}`,
    ),
  refusals: (id: string, seat: number) => get<Answer<'refusals'>>(`${table(id)}/refusals/${seat}`),
  previews: (id: string, seat: number, first: number) =>
    get<Answer<'previews'>>(`${table(id)}/previews/${seat}?first=${first}`),
  advise: (id: string, seat: number) => post<Answer<'advise'>>(`${table(id)}/advice/${seat}`),
  forced: (id: string, answers: number) => get<Answer<'forced'>>(`${table(id)}/forced/${answers}`),
  record: async (id: string, watch: string) =>
    (await call(`${table(id)}/record${watching(watch)}`)).text(),
  fork: (id: string, answers: number, watch: string, undone: number | null = null) =>
    post<Answer<'fork'>>(`${table(id)}/fork${watching(watch)}`, { answers, undone }),
  analysis: (id: string, first: number, watch: string) =>
    get<Answer<'analysis'>>(
      `${table(id)}/analysis?first=${first}${watch ? `&watch=${encodeURIComponent(watch)}` : ''}`,
    ),
  analyse: (id: string, watch: string) =>
    post<Answer<'analyse'>>(`${table(id)}/analysis${watching(watch)}`),
  again: (id: string) => post<Answer<'again'>>(`${table(id)}/again`),
  upload: (record: string) => post<Answer<'upload'>>('records', { record }),
};

export function liveWire(id: string, watch: string): Wire {
  return house.live(`${table(id)}/live${watching(watch)}`);
}

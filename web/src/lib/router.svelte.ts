/** Addresses after the hash: #/, #/open, #/learn, #/puzzles, #/new/GAME, #/new/GAME?from=ID, #/how/GAME,
 * #/rules/GAME/CLAUSE, #/t/ID, #/t/ID/step/N, #/t/ID/step/N?undone=LINE, #/t/ID/end, #/t/ID/claim/SEAT, #/settings/SECTION,
 * #/statistics, #/statistics/LINK, #/device/LINK, #/notices/confirm/LINK, #/notices/stop/LINK. */

export type Route =
  | { page: 'home'; section: '' | 'open' | 'learn' }
  | { page: 'missing' }
  | { page: 'puzzles' }
  | { page: 'settings'; section: string }
  | { page: 'statistics'; link: string }
  | { page: 'device'; link: string }
  | { page: 'mail'; stop: boolean; link: string }
  | { page: 'new'; game: string; from: string }
  | { page: 'how'; game: string }
  | { page: 'rules'; game: string; clause: string }
  | {
      page: 'table';
      id: string;
      step: number | null;
      /** The line that tells how what the step is of was taken back, if it was. */
      undone: number | null;
      watch: string;
      end: boolean;
    }
  | { page: 'claim'; id: string; seat: number; link: string };

function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const parameters = new URLSearchParams(query);
  const [first, id, what, number] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === 'puzzles') return { page: 'puzzles' };
  if (first === 'new') {
    return { page: 'new', game: id ?? '', from: parameters.get('from') ?? '' };
  }
  if (first === 'how' && id) return { page: 'how', game: id };
  if (first === 'settings') return { page: 'settings', section: id ?? '' };
  if (first === 'statistics') return { page: 'statistics', link: id ?? '' };
  if (first === 'device') return { page: 'device', link: id ?? '' };
  if (first === 'notices' && (id === 'stop' || id === 'confirm')) {
    return { page: 'mail', stop: id === 'stop', link: what ?? '' };
  }
  if (first === 'rules' && id) return { page: 'rules', game: id, clause: what ?? '' };
  if (first === 't' && id) {
    if (what === 'claim') {
      return { page: 'claim', id, seat: Number(number), link: parameters.get('link') ?? '' };
    }
    const step = what === 'step' ? numberOf(number) : null;
    const undone = step === null ? null : numberOf(parameters.get('undone'));
    const end = what === 'end';
    return { page: 'table', id, step, undone, watch: parameters.get('watch') ?? '', end };
  }
  if (first === undefined || first === 'open' || first === 'learn') {
    return { page: 'home', section: first ?? '' };
  }
  return { page: 'missing' };
}

function numberOf(text: string | null | undefined): number | null {
  return /^\d+$/.test(text ?? '') ? Number(text) : null;
}

class Router {
  route: Route = $state(parse(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.route = parse(location.hash)));
  }
}

export const router = new Router();

/** Where somebody takes a seat. */
export function claimAddress(id: string, seat: number, link: string): string {
  return `#/t/${encodeURIComponent(id)}/claim/${seat}?link=${encodeURIComponent(link)}`;
}

/** An address of this page as others need it. */
export function fullAddress(hash: string): string {
  return new URL(hash, location.href).href;
}

/** A table, one of its steps, or a step of what was taken back, of which that line tells. */
export function tableAddress(
  id: string,
  step: number | null = null,
  watch = '',
  undone: number | null = null,
): string {
  const path = `#/t/${encodeURIComponent(id)}${step === null ? '' : `/step/${step}`}`;
  const query = [
    ...(undone === null ? [] : [`undone=${undone}`]),
    ...(watch ? [`watch=${encodeURIComponent(watch)}`] : []),
  ].join('&');
  return query ? `${path}?${query}` : path;
}

/** Where a game is over. */
export function endAddress(id: string, watch = ''): string {
  const path = `#/t/${encodeURIComponent(id)}/end`;
  return watch ? `${path}?watch=${encodeURIComponent(watch)}` : path;
}

/** Where the next game of a campaign is begun: it goes on from a finished table. */
export function nextAddress(game: string, from: string): string {
  return `#/new/${encodeURIComponent(game)}?from=${encodeURIComponent(from)}`;
}

export function rulesAddress(game: string, clause = ''): string {
  return `#/rules/${encodeURIComponent(game)}${clause ? `/${encodeURIComponent(clause)}` : ''}`;
}

/** How a game is played, on two pages. */
export function howToAddress(game: string): string {
  return `#/how/${encodeURIComponent(game)}`;
}

/** Where somebody shows their statistics. */
export function statisticsAddress(link: string): string {
  return `#/statistics/${encodeURIComponent(link)}`;
}

export function go(hash: string): void {
  location.hash = hash;
}

/** Changes the address without a new entry in the browser's history. */
export function replace(hash: string): void {
  history.replaceState(null, '', hash);
  router.route = parse(hash);
}

/** Addresses after the hash: #/, #/open, #/learn, #/puzzles, #/new/GAME, #/new/GAME?from=ID, #/how/GAME,
 * #/rules/GAME/CLAUSE, #/t/ID, #/t/ID/step/N, #/t/ID/end, #/t/ID/claim/SEAT, #/settings/SECTION,
 * #/statistics, #/device/LINK, #/notices/confirm/LINK, #/notices/stop/LINK. */

export type Route =
  | { page: 'home'; section: '' | 'open' | 'learn' }
  | { page: 'missing' }
  | { page: 'puzzles' }
  | { page: 'settings'; section: string }
  | { page: 'statistics' }
  | { page: 'device'; link: string }
  | { page: 'mail'; stop: boolean; link: string }
  | { page: 'new'; game: string; from: string }
  | { page: 'how'; game: string }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'table'; id: string; step: number | null; watch: string; end: boolean }
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
  if (first === 'statistics') return { page: 'statistics' };
  if (first === 'device') return { page: 'device', link: id ?? '' };
  if (first === 'notices' && (id === 'stop' || id === 'confirm')) {
    return { page: 'mail', stop: id === 'stop', link: what ?? '' };
  }
  if (first === 'rules' && id) return { page: 'rules', game: id, clause: what ?? '' };
  if (first === 't' && id) {
    if (what === 'claim') {
      return { page: 'claim', id, seat: Number(number), link: parameters.get('link') ?? '' };
    }
    const step = what === 'step' && /^\d+$/.test(number ?? '') ? Number(number) : null;
    const end = what === 'end';
    return { page: 'table', id, step, watch: parameters.get('watch') ?? '', end };
  }
  if (first === undefined || first === 'open' || first === 'learn') {
    return { page: 'home', section: first ?? '' };
  }
  return { page: 'missing' };
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

export function tableAddress(id: string, step: number | null = null, watch = ''): string {
  const path = `#/t/${encodeURIComponent(id)}${step === null ? '' : `/step/${step}`}`;
  return watch ? `${path}?watch=${encodeURIComponent(watch)}` : path;
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

export function go(hash: string): void {
  location.hash = hash;
}

/** Changes the address without a new entry in the browser's history. */
export function replace(hash: string): void {
  history.replaceState(null, '', hash);
  router.route = parse(hash);
}

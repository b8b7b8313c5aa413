/** Addresses after the hash: #/, #/new/GAME, #/rules/GAME/CLAUSE, #/t/ID, #/t/ID/step/N,
 * #/t/ID/claim/SEAT. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'table'; id: string; step: number | null; watch: string }
  | { page: 'claim'; id: string; seat: number; link: string };

function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const parameters = new URLSearchParams(query);
  const [first, id, what, number] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === 'new') return { page: 'new', game: id ?? '' };
  if (first === 'rules' && id) return { page: 'rules', game: id, clause: what ?? '' };
  if (first === 't' && id) {
    if (what === 'claim') {
      return { page: 'claim', id, seat: Number(number), link: parameters.get('link') ?? '' };
    }
    const step = what === 'step' && /^\d+$/.test(number ?? '') ? Number(number) : null;
    return { page: 'table', id, step, watch: parameters.get('watch') ?? '' };
  }
  return { page: 'home' };
}

class Router {
  route: Route = $state(parse(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.route = parse(location.hash)));
  }
}

export const router = new Router();

export function tableAddress(id: string, step: number | null = null, watch = ''): string {
  const path = `#/t/${encodeURIComponent(id)}${step === null ? '' : `/step/${step}`}`;
  return watch ? `${path}?watch=${encodeURIComponent(watch)}` : path;
}

export function rulesAddress(game: string, clause = ''): string {
  return `#/rules/${encodeURIComponent(game)}${clause ? `/${encodeURIComponent(clause)}` : ''}`;
}

export function go(hash: string): void {
  location.hash = hash;
}

/** Changes the address without a new entry in the browser's history. */
export function replace(hash: string): void {
  history.replaceState(null, '', hash);
  router.route = parse(hash);
}

/** Pieces in motion: what has gone from where to where between two looks at the board. */

/** How long anything moves, in milliseconds. */
export const MOTION_MS = 200;
/** More than so many at once would be a flurry. */
const MOST = 12;

/** How many pieces of a kind lie at each place. */
export type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface Change {
  piece: string;
  /** Where it was; null for what is new. */
  from: string | null;
  /** Where it is; null for what is gone. */
  to: string | null;
}

/** What of each kind is gone somewhere and has come elsewhere; equal pieces are taken for the same. */
export function changesOf(before: Counts, after: Counts): Change[] {
  const found: Change[] = [];
  for (const piece of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(piece), after.get(piece)];
    const gone: string[] = [];
    const come: string[] = [];
    for (const place of new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])) {
      const more = (is?.get(place) ?? 0) - (was?.get(place) ?? 0);
      const list = more > 0 ? come : gone;
      for (let number = Math.abs(more); number > 0; number -= 1) list.push(place);
    }
    for (let index = 0; index < Math.max(gone.length, come.length); index += 1) {
      found.push({ piece, from: gone[index] ?? null, to: come[index] ?? null });
    }
  }
  return found.slice(0, MOST);
}

// --- what is seen ---------------------------------------------------------------------------

interface Seen {
  element: SVGGraphicsElement;
  box: DOMRect;
  /** The part of its drawing that it fills, if it is a part of a larger one. */
  frame: DOMRect | null;
}

/** The pieces of the board at one moment. */
export class Look {
  readonly #numbers = new Map<string, Map<string, number>>();
  readonly #seen = new Map<string, Seen>();
  /** Targets and things that are there, with pieces or without. */
  readonly #homes = new Set<string>();

  constructor(board: Element) {
    for (const home of board.querySelectorAll<HTMLElement>(HOMES)) {
      if (home.checkVisibility()) this.#homes.add(nameOf(home));
    }
    for (const element of board.querySelectorAll<SVGGraphicsElement>('[data-piece]')) {
      const box = element.getBoundingClientRect();
      const place = placeOf(element);
      if (box.width === 0 || place === null) continue;
      const { piece = '', number = '1' } = element.dataset;
      const places = this.#numbers.get(piece) ?? new Map<string, number>();
      places.set(place, (places.get(place) ?? 0) + Number(number));
      this.#numbers.set(piece, places);
      const part = element instanceof SVGGElement && !(element instanceof SVGSVGElement);
      const frame = part ? element.getBBox() : null;
      this.#seen.set(`${piece} ${place}`, { element, box, frame });
      this.#homes.add(homeOf(place));
    }
  }

  /** What lies at places that are there in the other look, too: a part of the board that was opened
   * or closed is no move. */
  within(other: Look): Counts {
    const kept = new Map<string, Map<string, number>>();
    for (const [piece, places] of this.#numbers) {
      kept.set(piece, new Map([...places].filter(([place]) => other.#homes.has(homeOf(place)))));
    }
    return kept;
  }

  at(piece: string, place: string | null): Seen | undefined {
    return place === null ? undefined : this.#seen.get(`${piece} ${place}`);
  }

  /** Whether all pieces of a kind at a place are the one that has come. */
  isOne(piece: string, place: string): boolean {
    return this.#numbers.get(piece)?.get(place) === 1;
  }
}

const HOMES = '[data-at], [data-target], [data-about]';
const WITHIN = ' in ';

function nameOf({ dataset }: HTMLElement): string {
  return dataset['at'] ?? dataset['target'] ?? dataset['about'] ?? '';
}

/** Where a piece lies: the thing around it, in the target around that. */
function placeOf(element: Element): string | null {
  const names: string[] = [];
  for (
    let home = element.closest<HTMLElement>(HOMES);
    home;
    home = home.parentElement?.closest<HTMLElement>(HOMES) ?? null
  ) {
    names.push(nameOf(home));
  }
  return names.length > 0 ? names.join(WITHIN) : null;
}

function homeOf(place: string): string {
  return place.split(WITHIN).at(-1) ?? place;
}

// --- what moves -----------------------------------------------------------------------------

/** A piece by itself, as large as it lies on the board. */
function drawing({ element, box, frame }: Seen): HTMLElement {
  const holder = document.createElement('div');
  Object.assign(holder.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  const copy = element.cloneNode(true) as SVGGraphicsElement;
  if (frame) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', `${frame.x} ${frame.y} ${frame.width} ${frame.height}`);
    copy.removeAttribute('transform');
    svg.append(copy);
    holder.append(svg);
  } else holder.append(copy);
  return holder;
}

/** Lets pieces travel from where they were to where they are, come down or sink away. */
export function move(over: HTMLElement, before: Look, after: Look): void {
  for (const { piece, from, to } of changesOf(before.within(after), after.within(before))) {
    const [was, is] = [before.at(piece, from), after.at(piece, to)];
    const shown = is ?? was;
    if (!shown) continue;
    const copy = drawing(shown);
    over.append(copy);
    const frames: Keyframe[] = !is
      ? [{ opacity: 1 }, { opacity: 0, transform: 'translateY(10px) scale(.6)' }]
      : was
        ? [{ transform: way(was.box, is.box) }, { transform: 'none' }]
        : [{ opacity: 0, transform: 'translateY(-12px) scale(1.3)' }, { opacity: 1 }];
    const timing = { duration: MOTION_MS, easing: 'ease-in-out' };
    if (is && to !== null && after.isOne(piece, to)) {
      is.element.animate([{ opacity: 0 }, { opacity: 0 }], timing);
    }
    void copy.animate(frames, timing).finished.then(
      () => copy.remove(),
      () => copy.remove(),
    );
  }
}

/** The transformation that puts a piece back where it was. */
function way(from: DOMRect, to: DOMRect): string {
  const [x, y] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
  return `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
}

/** How the reader looks at the planet: what lies over it, as a map or as a list. */

import type { Animal, Element } from './view';

export const OVERLAYS = ['none', 'thriving', 'scores', 'domination', 'extinction'] as const;
export type Overlay = (typeof OVERLAYS)[number];

/** Parts of the board among which a phone shows one. */
export const PARTS = ['planet', 'actions', 'cards'] as const;
export type Part = (typeof PARTS)[number];

/** In which part the pieces are, by the first word of their names. */
export const PLACE: Readonly<Record<string, Part>> = {
  hex: 'planet',
  corner: 'planet',
  species: 'planet',
  stack: 'planet',
  terrain: 'planet',
  space: 'actions',
  token: 'actions',
  squares: 'actions',
  bag: 'actions',
  element: 'actions',
  card: 'cards',
};

class Looks {
  overlay: Overlay = $state('thriving');
  part: Part = $state('planet');
  /** Whose domination of what is shown; null for who decides and what they lead in. */
  animal: Animal | null = $state(null);
  element: Element | null = $state(null);

  turnOverlay(by: 1 | -1): void {
    const at = OVERLAYS.indexOf(this.overlay) + by + OVERLAYS.length;
    this.overlay = OVERLAYS[at % OVERLAYS.length] ?? 'none';
  }

  /** Opens the part that a piece lies in. */
  open(target: string): void {
    const part = PLACE[target.split(':')[0] ?? ''];
    if (part) this.part = part;
  }
}

export const looks = new Looks();

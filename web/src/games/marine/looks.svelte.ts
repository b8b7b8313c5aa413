/** How the reader looks at the planet: what lies over it, as a map or as a list. */

import type { Animal, Element } from './view';

export const OVERLAYS = ['none', 'thriving', 'scores', 'domination', 'extinction'] as const;
export type Overlay = (typeof OVERLAYS)[number];

/** Parts of the board among which a phone shows one. */
export const PARTS = ['planet', 'actions', 'cards'] as const;
export type Part = (typeof PARTS)[number];

class Looks {
  overlay: Overlay = $state('thriving');
  list = $state(false);
  part: Part = $state('planet');
  /** Whose domination of what is shown; null for who decides and what they lead in. */
  animal: Animal | null = $state(null);
  element: Element | null = $state(null);
  /** On a phone: the planet large enough to touch, or as a whole. */
  near = $state(true);

  turnOverlay(by: 1 | -1): void {
    const at = OVERLAYS.indexOf(this.overlay) + by + OVERLAYS.length;
    this.overlay = OVERLAYS[at % OVERLAYS.length] ?? 'none';
  }
}

export const looks = new Looks();

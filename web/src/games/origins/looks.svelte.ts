/** How the reader looks at the board. */

/** Parts of the board among which a phone shows one. */
export const PARTS = ['map', 'ideas', 'tracks', 'deck'] as const;
export type Part = (typeof PARTS)[number];

class Looks {
  /** The map as a list. */
  list = $state(false);
  part: Part = $state('map');
  /** On a phone: the map large enough to touch, or as a whole. */
  near = $state(true);
}

export const looks = new Looks();

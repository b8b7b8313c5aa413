/** Whose domination of which type the overlay shows. */

import { looks } from '../looks.svelte';
import type { MarinePlay } from '../play';
import { ELEMENTS, type Animal, type DominationOdds, type Element, type MarineOdds } from '../view';

export interface ShownDomination {
  animal: Animal;
  element: Element;
  odds: DominationOdds | undefined;
}

/** What the reader has chosen; else their own animal, and the type it has the highest value of. */
export function shownDomination(
  play: MarinePlay,
  me: Animal | undefined,
  odds: MarineOdds | null,
): ShownDomination | null {
  const animal = looks.animal && play.view.animals[looks.animal] ? looks.animal : me;
  const values = animal && play.view.animals[animal]?.domination;
  if (!animal || !values) return null;
  const [best = 'algae'] = ELEMENTS.toSorted((a, b) => values[b] - values[a]);
  const element = looks.element ?? best;
  return { animal, element, odds: odds?.domination[animal]?.[element] };
}

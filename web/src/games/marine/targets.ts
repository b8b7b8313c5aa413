/** Which piece on the table an option is about. */

import type { Decision, Option } from '../../lib/api';
import type { Target } from '../../table/game';
import { contextOf, type MarineText } from './text';
import type { MarineView } from './view';

/** Names of pieces. */
export const target = {
  hex: (hex: string): Target => `hex:${hex}`,
  corner: (corner: string): Target => `corner:${corner}`,
  /** The species of an animal on a hex. */
  species: (hex: string, animal: string): Target => `species:${hex}:${animal}`,
  space: (space: string): Target => `space:${space}`,
  /** A token of an area of the action display. */
  token: (action: string, element: string): Target => `token:${action}:${element}`,
  squares: 'squares',
  bag: (element: string): Target => `bag:${element}`,
  stack: (stack: string): Target => `stack:${stack}`,
  terrain: (terrain: string): Target => `terrain:${terrain}`,
  card: (card: string): Target => `card:${card}`,
  trait: (trait: string): Target => `trait:${trait}`,
  animal: (animal: string): Target => `animal:${animal}`,
  element: (element: string): Target => `element:${element}`,
  pool: (animal: string): Target => `pool:${animal}`,
  lost: (animal: string): Target => `lost:${animal}`,
  /** Empty element spaces of a display or trait, and tokens there. */
  place: (animal: string, place: string): Target => `place:${animal}:${place}`,
  own: (animal: string, place: string, element: string): Target =>
    `own:${animal}:${place}:${element}`,
};

/** Which area the tokens of a decision lie in; those of other decisions come from the bag. */
const AREA_OF: Record<string, string> = {
  abundance: 'abundance',
  'area-token': 'autotrophy',
  adaptation: 'adaptation',
  'wanderlust-token': 'wanderlust',
};

/** The piece of an option, or null if it is about none, as to finish. */
export function targetOf(
  option: Option,
  decision: Decision,
  view: MarineView,
  text: MarineText,
): Target | null {
  const [a = '', b = ''] = option.arguments.map(([, name]) => name);
  const { hex } = contextOf(decision);
  const animal = text.actors(view, decision)[0] ?? '';
  switch (option.verb) {
    case 'tile':
    case 'species':
    case 'come':
    case 'move-from':
    case 'move-to':
    case 'score':
      return target.hex(a);
    case 'geyser':
    case 'black-smoker':
    case 'follow':
      return hex ? target.hex(hex[1]) : null;
    case 'corner':
    case 'remove':
    case 'exchange':
    case 'around':
    case 'lift':
      return target.corner(a);
    case 'eliminate':
    case 'send-home':
      return target.species(a, b);
    case 'spare':
      return hex ? target.species(hex[1], a) : null;
    case 'basic':
      return target.space(a);
    case 'special':
      return target.space(b);
    case 'token': {
      const area = AREA_OF[decision.kind];
      return area ? target.token(area, a) : target.bag(a);
    }
    case 'take':
      return target.token(a, b);
    case 'protect':
      return target.squares;
    case 'stack':
      return target.stack(a);
    case 'terrain':
      return target.terrain(a);
    case 'card':
      return target.card(a);
    case 'animal':
      return target.animal(a);
    case 'dominate':
    case 'pawn':
      return target.element(a);
    case 'lay':
      return target.place(animal, a);
    case 'lose':
    case 'replace':
    case 'swap':
      return target.own(animal, b, a);
    case 'from-gene-pool':
      return target.pool(animal);
    case 'from-eliminated':
      return target.lost(animal);
    case 'keep':
    case 'keep-both':
    case 'give-back':
    case 'give-back-both':
    case 'copy':
    case 'trait':
    case 'give-up':
      return target.trait(a);
    default:
      return null;
  }
}

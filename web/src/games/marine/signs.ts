/** What an evolution card does, in signs: what each step is about, and what happens to it. */

import type { Catalogue, Element, Kind } from './view';

type Card = Catalogue['cards']['evolution'][number];
type Step = Card['steps'][number];

/** An icon of the page or the game, a token, or a tile. */
export type Sign = { icon: string } | { element: Element } | { tile: Kind };

/** So many are drawn at most: who wants to know more reads the card. */
const MOST = 6;

/** What a step looks like; `token` is the type of its tokens if they are of one. */
const SIGNS: Record<Step['do'], readonly string[]> = {
  'choose-tile': ['tile'],
  'choose-terrain': ['tile'],
  'for-each-tile': ['tile'],
  repeat: [],
  'eliminate-species': ['no', 'species'],
  'return-species': ['species', 'next', 'gene'],
  'place-species': ['plus', 'species'],
  'move-species': ['species', 'next', 'tile'],
  'remove-token': ['no', 'token'],
  'place-token': ['plus', 'token'],
  'move-token': ['token', 'next', 'tile'],
  'swap-with-bag': ['token', 'swap', 'bag'],
  'swap-with-planet': ['token', 'swap', 'tile'],
  'lose-token': ['minus', 'token'],
  'draw-token': ['bag', 'next', 'token'],
  'gain-vp': ['score'],
  'gain-bonus-vp': ['score'],
  'score-tiles': ['tile', 'score'],
  tectonics: ['vent'],
  'return-pawns': ['retrieve'],
  'replace-trait': ['trait', 'swap'],
  'resolve-discard': ['cards'],
  'resolve-other': ['cards'],
  'last-round': ['flag'],
};

/** The signs of a card in the order of its steps; tiles of a kind and tokens of a type are themselves. */
export function signsOf({ steps }: Pick<Card, 'steps'>): Sign[] {
  return steps.flatMap(ofStep).slice(0, MOST);
}

function ofStep({ do: what, where, steps }: Step): Sign[] {
  const tiles: Sign[] = (where?.kinds ?? []).map((tile) => ({ tile }));
  const tokens: Sign[] = where?.element ? [{ element: where.element }] : [];
  const named = [...tiles, ...tokens];
  const own = SIGNS[what].filter((icon) => icon !== 'tile' || named.length === 0);
  return [...named, ...own.map((icon) => ({ icon })), ...steps.flatMap(ofStep)];
}

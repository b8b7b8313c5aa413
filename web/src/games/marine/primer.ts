/** What somebody is told who does not know Dominant Species: Marine. */

import data from 'virtual:terms/marine';
import type { Primer } from '../../primer/primer';
import { Terms } from '../../primer/terms';
import { LEGEND } from './legend';
import Picture from './Picture.svelte';
import icons from './pieces/icons.svg?raw';
import tiles from './pieces/tiles.svg?raw';
import { words } from './words';

export const primer: Primer = {
  words,
  terms: new Terms(data, words),
  Picture,
  symbols: icons + tiles,
  legend: LEGEND,
  turn: [
    'pawn fishes, icon next, icon list',
    'token worms, icon next, tile kelp-forest',
    'cube fishes, cube fishes, icon next, tile kelp-forest',
    'marker kelp-forest, icon score',
    'icon cards',
    'icon retrieve, pawn fishes, pawn fishes',
  ],
};

/** What somebody is told who does not know Bios: Genesis. */

import data from 'virtual:terms/genesis';
import type { Primer } from '../../primer/primer';
import { Terms } from '../../primer/terms';
import { LEGEND } from './legend';
import Picture from './Picture.svelte';
import icons from './pieces/icons.svg?raw';
import { words } from './words';

export const primer: Primer = {
  words,
  terms: new Terms(data, words),
  Picture,
  symbols: icons,
  legend: LEGEND,
  turn: [
    'icon meteor, icon wave, scene ocean',
    'biont blue, icon next, scene coastal, disk red',
    'die 2 life, die 2 life, die 5 death',
    'icon leaf, cube red, cube blue, cube blue',
    'die 1, die 3, die 6 death',
    'disk blue, icon next, icon helix, cube yellow',
  ],
};

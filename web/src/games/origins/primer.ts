/** What somebody is told who does not know Bios: Origins. */

import data from 'virtual:terms/origins';
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
    'icon deck, figure pawn, icon comet',
    'icon do-specialise, figure pawn, icon next, icon ideas',
    'icon do-invent, icon track-metallurgy',
    'icon do-spread, figure migrant',
    'figure migrant, icon next, resource luxury, figure city',
    'icon track-footprint, figure migrant, figure city',
  ],
};

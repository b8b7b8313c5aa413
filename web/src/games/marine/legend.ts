/** What the signs of Dominant Species: Marine mean. */

import type { Sign, SignGroup } from '../../primer/primer';
import { ELEMENTS, TERRAINS, type Terrain } from './view';

/** Points from the first place down (MAR-7.11.9), and how many species Speciation brings (MAR-7.6.4). */
const PAYS: Record<Terrain, [numbers: string, limit: number]> = {
  land: ['8, 4, 2, 1', 1],
  'kelp-forest': ['7, 4, 2', 2],
  'coral-reef': ['6, 3, 2', 2],
  seamount: ['5, 3, 2', 2],
  'seagrass-meadow': ['4, 2', 3],
  'sand-plain': ['3, 2', 3],
  'open-ocean': ['2, 1', 4],
  vent: ['1', 1],
};

function terrain(kind: Terrain): Sign {
  const [numbers, limit] = PAYS[kind];
  const piece = `tile ${kind === 'vent' ? 'black-smoker' : kind}`;
  return { piece, name: `legend-${kind}`, says: 'about-terrain', args: { numbers, limit } };
}

export const LEGEND: readonly SignGroup[] = [
  {
    title: 'legend-pieces',
    signs: [
      { piece: 'icon species', term: 'species' },
      { piece: 'icon pawn', term: 'basic pawn' },
      { piece: 'icon special', term: 'special pawn' },
      { piece: 'icon token', term: 'element token' },
      { piece: 'marker kelp-forest', term: 'terrain marker' },
      { piece: 'icon trait', term: 'trait' },
      { piece: 'icon cards', term: 'evolution card' },
      { piece: 'icon gene', term: 'gene pool' },
      { piece: 'icon bag', term: 'black bag' },
    ],
  },
  {
    title: 'legend-elements',
    signs: ELEMENTS.map((element): Sign => {
      return {
        piece: `token ${element}`,
        name: `legend-${element}`,
        says: 'legend-eats',
        args: { element },
      };
    }),
  },
  { title: 'legend-terrains', signs: TERRAINS.map(terrain) },
  {
    title: 'legend-signs',
    signs: [
      { piece: 'icon tile', term: 'Wanderlust' },
      { piece: 'icon vent', term: 'Tectonics' },
      { piece: 'icon swap', term: 'Autotrophy' },
      { piece: 'icon score', term: 'score a tile' },
      { piece: 'icon retrieve', term: 'retrieval' },
      { piece: 'icon food', term: 'food chain' },
      { piece: 'icon thrive', term: 'thriving' },
      { piece: 'icon crown', term: 'domination value' },
      { piece: 'icon extinction', term: 'Extinction' },
      { piece: 'icon survival', term: 'Survival' },
    ],
  },
];

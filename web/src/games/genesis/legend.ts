/** What the signs of Bios: Genesis mean. */

import type { Sign, SignGroup } from '../../primer/primer';
import { ABILITY_ICON, eventIcon, ROW_ICON } from './pieces/abilities';
import { COLOURS, type Row } from './view';

/** Rows from the top, and how many refugia they have. */
const ROWS: readonly [Row, number][] = [
  ['cosmic', 3],
  ['ocean', 3],
  ['coastal', 5],
  ['continent', 5],
];
const EVENTS = ['heaven', 'earth', 'smite', 'aftershock', 'cancer', 'drought', 'ozone-layer'];
const CLIMATES = ['warm', 'cool'];

function row([name, number]: [Row, number]): Sign {
  const piece = `icon ${ROW_ICON[name]}`;
  return { piece, name: `row-${name}`, says: 'legend-row', args: { number } };
}

function event(kind: string): Sign {
  const says = `event-icon-text-${kind}`;
  return { piece: `icon ${eventIcon(kind)}`, name: `event-icon-${kind}`, says };
}

function ability([name, icon]: [string, string]): Sign {
  return { piece: `icon ${icon}`, name: `ability-${name}`, says: `about-ability-${name}` };
}

export const LEGEND: readonly SignGroup[] = [
  {
    title: 'legend-pieces',
    signs: [
      { piece: 'biont blue', term: 'biont' },
      { piece: 'cube red', term: 'chromosome' },
      { piece: 'disk yellow', term: 'catalyst' },
      { piece: 'icon ring', term: 'enzyme' },
      { piece: 'die 2 life', name: 'legend-life', says: 'about-life-faces' },
      { piece: 'die 5 death', term: 'manna death' },
      { piece: 'die 4 edeath', term: 'enzyme death' },
      ...COLOURS.map((colour): Sign => ({
        piece: `shape ${colour}`,
        name: `colour-${colour}`,
        says: 'about-chromosome',
        args: { colour },
      })),
    ],
  },
  {
    title: 'legend-rows',
    signs: [...ROWS.map(row), { piece: 'icon sleep', term: 'inactive' }],
  },
  {
    title: 'legend-events',
    signs: [
      ...EVENTS.map(event),
      { piece: 'icon xicon', term: 'extremophile crisis' },
      { piece: 'icon o2', term: 'oxygen spike' },
      { piece: 'icon uv', term: 'ultraviolet' },
      ...CLIMATES.map(event),
    ],
  },
  {
    title: 'legend-abilities',
    signs: [
      ...Object.entries(ABILITY_ICON).map(ability),
      { piece: 'icon poll', term: 'pollution' },
    ],
  },
  {
    title: 'legend-beings',
    signs: [
      { piece: 'icon leaf', term: 'organ' },
      { piece: 'icon tooth', term: 'macroorganism' },
      { piece: 'icon phage', term: 'parasite' },
      { piece: 'icon coin', name: 'category-donate', says: 'legend-donate' },
    ],
  },
];

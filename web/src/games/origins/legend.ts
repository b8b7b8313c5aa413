/** What the signs of Bios: Origins mean. */

import type { Sign, SignGroup } from '../../primer/primer';
import type { Climate, ResourceKind } from './view';

const ACTIONS = [
  'specialise',
  'invent',
  'library',
  'elect',
  'spread',
  'domesticate',
  'cultivate',
  'mine',
  'mine-luxury',
  'mine-metal',
  'trade',
  'preach',
  'war',
  'enslave',
  'exogamy',
  'racism',
  'cold-war',
  'artisan',
  'constitution',
  'science',
  'pseudoscience',
];
const ADVANCES = [
  'encephalise',
  'abstract',
  'art',
  'pray',
  'reduce',
  'purge',
  'demagogue',
  'chaos',
];
const FATES = [
  'cooling',
  'warming',
  'deforestation',
  'reforestation',
  'catastrophe',
  'famine',
  'pollution',
  'human-disease',
  'animal-disease',
  'left-dictator',
  'right-dictator',
];
/** Resources, and the action that builds a city there. */
const RESOURCES: readonly [ResourceKind, string][] = [
  ['horticulture', 'cultivate'],
  ['biofuel', 'cultivate'],
  ['work-animal', 'domesticate'],
  ['war-animal', 'domesticate'],
  ['luxury', 'mine'],
  ['metal', 'mine'],
  ['oil', 'mine'],
  ['uranium', 'mine'],
];
const CLIMATES: readonly Climate[] = ['ice', 'sea', 'desert', 'jungle'];
const TRACKS = ['footprint', 'energy', 'metallurgy', 'immunology', 'maritime', 'information'];
const MEASURES = ['mysticism', 'urbanisation', 'diversity'];
const DISCIPLINES = ['culture', 'politics', 'industry'];

function effect(name: string): Sign {
  return { piece: `icon do-${name}`, name: `effect-${name}`, says: `about-effect-${name}` };
}

export const LEGEND: readonly SignGroup[] = [
  {
    title: 'legend-pieces',
    signs: [
      { piece: 'icon migrant', term: 'Migrant' },
      { piece: 'icon city', term: 'city' },
      { piece: 'icon elder', term: 'Elder' },
      { piece: 'icon emissary', term: 'Emissary' },
      { piece: 'icon dissident', term: 'Dissident' },
      { piece: 'icon crown', term: 'crown' },
      { piece: 'icon ideas', term: 'Idea' },
      { piece: 'icon deck', term: 'challenge card' },
      { piece: 'icon comet', term: 'Comet' },
      { piece: 'icon brain', term: 'domain' },
      { piece: 'icon menopause', term: 'menopause' },
      { piece: 'icon need', name: 'requirement', says: 'legend-need' },
      { piece: 'icon skip', name: 'legend-skip', says: 'legend-skip-says' },
      { piece: 'icon tile', name: 'legend-tile', says: 'about-tile' },
    ],
  },
  {
    title: 'legend-scores',
    signs: [
      ...DISCIPLINES.map((term): Sign => ({ piece: `discipline ${term}`, term })),
      ...TRACKS.map((term): Sign => ({ piece: `icon track-${term}`, term })),
      ...MEASURES.map((term): Sign => ({ piece: `icon measure-${term}`, term })),
    ],
  },
  {
    title: 'legend-map',
    signs: [
      ...RESOURCES.map(([kind, action]): Sign => {
        return { piece: `resource ${kind}`, name: `kind-${kind}`, says: `about-effect-${action}` };
      }),
      ...CLIMATES.map((climate): Sign => {
        const says = `about-climate-${climate}`;
        return { piece: `climate ${climate}`, name: `terrain-${climate}`, says };
      }),
    ],
  },
  { title: 'legend-actions', signs: ACTIONS.map(effect) },
  { title: 'legend-advances', signs: ADVANCES.map(effect) },
  {
    title: 'legend-fates',
    signs: [
      ...FATES.map((fate): Sign => {
        return { piece: `icon fate-${fate}`, name: `fate-${fate}`, says: `about-fate-${fate}` };
      }),
      { piece: 'icon fate-crisis', name: 'fate-crisis', says: 'legend-crisis' },
    ],
  },
];

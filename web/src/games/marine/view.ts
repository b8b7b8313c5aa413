/** What the server shows of a game of Dominant Species: Marine, and its components. */

import type { components } from '../../lib/schema';
import type { Names } from '../../table/text';

type Schemas = components['schemas'];

export type MarineView = Schemas['MarineView'];
export type TraitView = Schemas['MarineTrait'];
export type MarineOdds = Schemas['MarineOdds'];
export type DominationOdds = Schemas['MarineDomination'];

export type Animal = NonNullable<MarineView['turn']>;
export type Element = keyof MarineView['tokens_left'];
export type Terrain = MarineView['competition'][number];
/** What is seen on a hex: a terrain, or the side of a vent. */
export type Kind = MarineView['tiles'][string];
export type Hex = string;
export type Corner = string;

export const ANIMALS = [
  'reptiles',
  'cephalopods',
  'fishes',
  'crustaceans',
] as const satisfies Animal[];
export const ELEMENTS = [
  'algae',
  'gastropods',
  'worms',
  'plankton',
  'sponges',
  'sun',
] as const satisfies Element[];
export const TERRAINS = [
  'land',
  'kelp-forest',
  'coral-reef',
  'seamount',
  'seagrass-meadow',
  'sand-plain',
  'open-ocean',
  'vent',
] as const satisfies Terrain[];
/** The rows of the action display from the top. */
export const ACTIONS = [
  'abundance',
  'autotrophy',
  'depletion',
  'adaptation',
  'regression',
  'speciation',
  'wanderlust',
  'tectonics',
  'migration',
  'competition',
  'evolution',
  'domination',
] as const satisfies ActionCard['id'][];
export type Action = (typeof ACTIONS)[number];

/** What a decision is about. */
export type MarineContext = Schemas['MarineContext'];

// --- components ----------------------------------------------------------------------------

export type ActionCard = Schemas['ActionRecord'];
export type SpaceCard = Schemas['SpaceRecord'];

/** Domains of what is printed; the texts are what actions, cards and traits do. */
export type NameDomain =
  | 'terrain'
  | 'element'
  | 'animal'
  | 'action'
  | 'action-text'
  | 'evolution'
  | 'evolution-text'
  | 'trait'
  | 'trait-text';

export interface Catalogue {
  cards: Schemas['MarineCatalogue'];
  names: Names;
}

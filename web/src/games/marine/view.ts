/** What the server shows of a game of Dominant Species: Marine, and its components. */

import type { Names } from '../../table/text';

export const ANIMALS = ['reptiles', 'cephalopods', 'fishes', 'crustaceans'] as const;
export const ELEMENTS = ['algae', 'gastropods', 'worms', 'plankton', 'sponges', 'sun'] as const;
export const TERRAINS = [
  'land',
  'kelp-forest',
  'coral-reef',
  'seamount',
  'seagrass-meadow',
  'sand-plain',
  'open-ocean',
  'vent',
] as const;
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
] as const;

export type Animal = (typeof ANIMALS)[number];
export type Element = (typeof ELEMENTS)[number];
export type Terrain = (typeof TERRAINS)[number];
export type Action = (typeof ACTIONS)[number];
export type VentSide = 'geyser' | 'black-smoker';
/** What is seen on a hex: a terrain, or the side of a vent. */
export type Kind = Exclude<Terrain, 'vent'> | VentSide;
/** Where a token of an animal lies: `display`, or `trait-1` and so on. */
export type Place = string;
export type Hex = string;
export type Corner = string;

export interface MarineView {
  round: number;
  turn: Animal | null;
  idle_rounds: number;
  last_round: boolean;
  ending: string;
  over: boolean;
  /** Tiles by hex, those below vents included, and the sides that vents show. */
  tiles: Partial<Record<Hex, Kind>>;
  vents: Partial<Record<Hex, VentSide>>;
  tokens: Partial<Record<Corner, Element>>;
  species: Partial<Record<Hex, Partial<Record<Animal, number>>>>;
  /** Animals by hex whose species do not thrive there. */
  endangered: Partial<Record<Hex, Animal[]>>;
  stacks: { top?: Kind; below: number }[];
  vents_left: number;
  tokens_left: Record<Element, number>;
  markers_left: Record<Terrain, number>;
  /** Tokens by action; an empty circle of Speciation is ''. */
  areas: Partial<Record<Action, (Element | '')[]>>;
  competition: Terrain[];
  evolution: Terrain[];
  regression_cubes: (Animal | null)[];
  /** By space: an animal for its basic pawn, an element for a special one. */
  pawns: Partial<Record<string, Animal | Element>>;
  closed_spaces: string[];
  special: Record<Element, SpecialView>;
  /** Cards from row space 1. */
  row: string[];
  discard: string[];
  deck: number;
  survival_card: Animal | null;
  animals: Partial<Record<Animal, AnimalView>>;
}

export interface SpecialView {
  target: number;
  owner?: Animal;
  space: string | null;
}

export interface TraitView {
  trait: string;
  copied: boolean;
  used: boolean;
  tokens: Element[];
  pawn?: Animal | Element;
}

export interface AnimalView {
  seat: number;
  vp: number;
  points: Partial<Record<string, number>>;
  gene_pool: number;
  eliminated: number;
  /** Whether its food chain cube is in the right column. */
  right: boolean;
  pawns: number;
  boxed_pawns: number;
  /** Tokens on the display, empty element spaces beside the printed ones, and all elements. */
  display: Element[];
  spaces: number;
  printed: Element[];
  elements: Element[];
  traits: TraitView[];
  /** The traits dealt to it; only its player sees them. */
  dealt?: string[];
  on_planet: number;
  /** The special pawns that are available. */
  special_pawns: Element[];
  target_sum: number;
  domination: Record<Element, number>;
}

/** What a decision is about. */
export interface MarineContext {
  animal?: [string, Animal];
  animals?: [string, Animal][];
  card?: [string, string];
  corner?: [string, Corner];
  element?: [string, Element];
  hex?: [string, Hex];
  species?: [string, Animal];
  terrain?: [string, Kind];
  trait?: [string, string];
  left?: number;
  /** Domination values by element. */
  values?: number[];
}

// --- components ----------------------------------------------------------------------------

/** Where the values of a component come from; those that begin with `designed` are reconstructed. */
export type Provenance = Record<string, string>;

export interface TerrainCard {
  id: Terrain;
  tiles: number;
  scoring: number[];
  speciation: number;
  markers: number;
}

export interface ElementCard {
  id: Element;
  tokens: number;
}

export interface AnimalCard {
  id: Animal;
  printed: Element[];
  spaces: number;
  inverted_spaces: number;
}

export interface SpaceCard {
  id: string;
  special_only: boolean;
  min_players: number;
  number: number;
  unlimited: boolean;
  times: number;
  vent: VentSide | null;
  /** The circle or square that belongs to the space, from 1. */
  slot: number | null;
}

export interface ActionCard {
  id: string;
  slots: number;
  drawn: number;
  spaces: SpaceCard[];
}

export interface CardStep {
  measure: string | null;
  steps: CardStep[];
}

export interface EvolutionCardData {
  id: string;
  number: number;
  provenance: Provenance;
  icons: ('extinction' | 'survival')[];
  steps: CardStep[];
}

export interface TraitCardData {
  id: string;
  provenance: Provenance;
  hooks: Record<string, number>;
  element: Element | null;
}

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
  cards: {
    terrains: TerrainCard[];
    elements: ElementCard[];
    animals: AnimalCard[];
    actions: ActionCard[];
    evolution: EvolutionCardData[];
    traits: TraitCardData[];
    constants: { regression_squares: number; bonus_vp: number[] };
  };
  names: Names;
}

// --- odds ----------------------------------------------------------------------------------

export type ByAnimal<T> = Partial<Record<Animal, T>>;

export interface DominationOdds {
  elements: number;
  tiles: Hex[];
  value: number;
  target: number;
}

export interface MarineOdds {
  thriving: Partial<Record<Hex, ByAnimal<{ thrives: boolean; food: Element[] }>>>;
  /** VP if an Evolution action scored the tile now. */
  scores: Partial<Record<Hex, ByAnimal<number>>>;
  domination: ByAnimal<Partial<Record<Element, DominationOdds>>>;
  extinction: { lost: Partial<Record<Hex, ByAnimal<number>>>; vp: ByAnimal<number> };
  survival: {
    holder: Animal | null;
    vp: ByAnimal<number>;
    on_vents: ByAnimal<{ species: number; vents: number }>;
  };
  /** VP of cards of the row that give nothing else. */
  cards: Partial<Record<string, ByAnimal<number>>>;
  tokens: { left: number; next: Record<Element, number>; reseed: Record<Element, number> };
  markers: Record<'competition' | 'evolution', Record<Terrain, number>>;
  tiles: { left: number; next: Partial<Record<Terrain, number>> };
  deck: { left: number; extinction: number; survival: number; asteroid: number };
}

/** What the server shows of a game of Bios: Origins, and its components. */

import type { Fact } from '../../lib/api';
import type { components } from '../../lib/schema';
import type { Names } from '../../table/text';

type Shapes = components['schemas'];

export const COLOURS = ['black', 'white', 'orange', 'green'] as const;
export const DISCIPLINES = ['culture', 'politics', 'industry'] as const;
export const MEASURES = ['mysticism', 'urbanisation', 'diversity'] as const;
export const TRACKS = [
  'footprint',
  'energy',
  'metallurgy',
  'immunology',
  'maritime',
  'information',
] as const;
export const DOMAINS = ['emotions', 'vocabulary', 'free-will'] as const;
export const EPOCHS = [1, 2, 3, 4] as const;

export type Colour = (typeof COLOURS)[number];
export type Discipline = (typeof DISCIPLINES)[number];
export type Measure = (typeof MEASURES)[number];
export type Track = (typeof TRACKS)[number];
export type Climate = 'sea' | 'ice' | 'desert' | 'jungle';
export type Ground = 'land' | 'shelf' | 'ocean';
export type Shore = 'land' | 'water';
export type Realm = 'land' | 'sea';
export type ResourceKind =
  | 'horticulture'
  | 'biofuel'
  | 'work-animal'
  | 'war-animal'
  | 'luxury'
  | 'metal'
  | 'oil'
  | 'uranium';
/** Which effects belong to a game: those of the basic game, alone, or all. */
export type Scope = 'basic' | 'alone' | 'whole';
export type Stage = 'idle' | 'foundations' | 'lower' | 'upper' | 'inventions';

// --- a position ---------------------------------------------------------------------------

export type Effect = Shapes['OriginsEffect'];
export type RowOption = Shapes['OriginsRowOption'];
/** The alternatives of a row that belong to a game. */
export type Row = Shapes['OriginsRow'];
/** An alternative that can be chosen. */
export type Use = Shapes['OriginsUse'];
export type Technology = Shapes['OriginsTechnology'];
export type ResourceSymbol = Shapes['OriginsSymbol'];

/** What is printed on a hex, or on the tile that covers it. */
export interface Printed {
  kind: Ground;
  ring: Climate | null;
  stars: number;
  resources: ResourceSymbol[];
}

/** A player; closed sets of names, which the server tells as text, are named here. */
export type PlayerView = Omit<
  Shapes['OriginsPlayer'],
  'ruling' | 'brain' | 'technology' | 'steps' | 'foundations' | 'realm' | 'scores' | 'learning'
> & {
  ruling: Discipline;
  brain: [emotions: number, vocabulary: number, freeWill: number];
  technology: Record<Track, number>;
  steps: Record<Track, number>;
  foundations: Partial<Record<Discipline, string[]>>;
  realm: Realm;
  scores: Record<Discipline, number>;
  learning: Record<Discipline, number>;
};

export type OriginsView = Omit<
  Shapes['OriginsView'],
  | 'turn'
  | 'stage'
  | 'scope'
  | 'map'
  | 'ground'
  | 'shores'
  | 'climate'
  | 'cancelled'
  | 'elders'
  | 'emissaries'
  | 'auction'
  | 'players'
> & {
  turn: Colour | null;
  stage: Stage;
  scope: Scope;
  map: 'earth' | 'archipelago';
  ground: Partial<Record<string, Printed>>;
  shores: Partial<Record<string, Shore>>;
  climate: Partial<Record<string, Climate>>;
  cancelled: Discipline | null;
  elders: Partial<Record<string, Partial<Record<Colour, number>>>>;
  emissaries: Partial<Record<string, Colour[]>>;
  auction: Omit<Shapes['OriginsAuction'], 'bidder' | 'dictator'> & {
    bidder: Colour | null;
    dictator: Colour | null;
  };
  players: Partial<Record<Colour, PlayerView>>;
};

/** What the server reckons for a position. */
export type OriginsOdds = Omit<Shapes['OriginsOdds'], 'ideas'> & {
  ideas: Record<Discipline, number>;
};

// --- components ---------------------------------------------------------------------------

/** Where the values of a component come from; those that begin with `designed` are reconstructed. */
export type Provenance = Record<string, string>;

/** What a card gives in games of some scopes. */
export type Gains = Omit<Shapes['OriginsGains'], 'rows'> & {
  rows: Partial<Record<Discipline, Row>>;
};

export type Fate = Shapes['OriginsFate'];

export type ChallengeCard = Omit<Shapes['OriginsChallenge'], 'gains'> & { gains: Gains[] };

export type IdeaCard = Omit<Shapes['OriginsIdea'], 'deck' | 'gains'> & {
  deck: Discipline;
  gains: Gains[];
};

export interface CometCard {
  id: string;
  number: number;
  scores: Measure | null;
  portent: boolean;
}

export interface HexCard extends Printed {
  id: string;
  q: number;
  r: number;
  catastrophe: string | null;
  provenance: Provenance;
}

export interface SpaceCard {
  id: string;
  kind: Shore;
  /** Where it is drawn; a space of both edges has two places. */
  places: [x: number, y: number][];
  /** The first is the one by which it is known if it has no name. */
  corners: { hex: string; corner: string }[];
}

export interface TrackCard {
  id: Track;
  score: Discipline;
  levels: { level: number; opens: string[]; bonus_step: boolean }[];
}

export interface PhilosophyCard {
  id: string;
  drawn_at: [x: number, y: number];
  neighbours: string[];
  bonus: Discipline | null;
  crisis: string;
  morality: string | null;
  cancels: Discipline | null;
  provenance: Provenance;
}

export interface SpeciesCard {
  id: Colour;
  columns: Record<
    Discipline,
    { lower: Record<Scope, Row>; upper: Record<Scope, Row>; basic: Effect; environment: number }
  >;
}

export interface TileFace {
  ring: Climate | null;
  stars: number;
  resources: ResourceSymbol[];
  corners: Shore[];
}

export interface TileCard {
  id: string;
  fact: Fact;
  front: TileFace;
  back: TileFace;
  provenance: Provenance;
}

/** A tile on a hex, turned by sixths. */
export interface Placement {
  hex: string;
  tile: string;
  side: 'front' | 'back';
  turn: number;
}

/** A way to lay the tiles. */
export interface Layout {
  id: string;
  names: { en: string } & Partial<Record<string, string>>;
  /** For land people against sea people. */
  yrr: boolean;
  tiles: Placement[];
}

export type Disc = 'none' | 'white' | 'green' | 'black' | 'shelf';

/** A craton of Megafauna: its fields, the middle first. */
export interface CratonCard {
  id: string;
  names: { en: string } & Partial<Record<string, string>>;
  planet: 'earth' | 'mars' | 'venus';
  fields: string[];
}

/** A craton with its middle on a hex, and what lies on its fields. */
export interface LaidCraton {
  craton: string;
  hex: string;
  turn: number;
  discs: Disc[];
  plants: number[];
}

/** Where a craton may lie: the hexes of its fields, unturned, by its middle. */
export type Footings = Partial<Record<string, string[]>>;

export interface StripCard {
  id: string;
  names: { en: string } & Partial<Record<string, string>>;
  latitudes: ('white' | 'green' | 'none')[];
  printed: boolean;
}

/** The last map of a game of Megafauna. */
export interface LastMap {
  id: string;
  names: { en: string } & Partial<Record<string, string>>;
  board: 'archipelago' | 'earth';
  strip: string;
  cratons: LaidCraton[];
}

export type NameDomain =
  | 'challenge'
  | 'event'
  | 'idea'
  | 'people'
  | 'comet'
  | 'catastrophe'
  | 'resource'
  | 'hex'
  | 'space'
  | 'craton'
  | 'strip'
  | 'track'
  | 'level'
  | 'philosophy'
  | 'species'
  | 'colour'
  | 'first-exodus';

export interface Catalogue {
  cards: {
    challenges: ChallengeCard[];
    ideas: IdeaCard[];
    comets: CometCard[];
    catastrophes: { id: string; epoch: number }[];
    resources: { id: string; kind: ResourceKind }[];
    earth_hexes: HexCard[];
    archipelago_hexes: HexCard[];
    tiles: TileCard[];
    layouts: Layout[];
    cratons: CratonCard[];
    strips: StripCard[];
    worlds: LastMap[];
    tracks: TrackCard[];
    philosophy: PhilosophyCard[];
    /** What the spaces of the track do. */
    philosophy_facts: Partial<Record<string, Fact>>;
    species: SpeciesCard[];
    maps: { earth: SpaceCard[]; archipelago: SpaceCard[] };
    footings: { earth: Footings; archipelago: Footings };
  };
  names: Names;
}

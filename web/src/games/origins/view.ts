/** What the server shows of a game of Bios: Origins, and its components. */

import type { Names } from '../../table/text';

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
export type Stage = 'idle' | 'foundations' | 'lower' | 'upper' | 'inventions';

// --- a position ---------------------------------------------------------------------------

/** An action or advance; `track` and `level` are those of a technology, for a reduction `level` is
 * the latest Epoch. */
export interface Effect {
  code: string;
  track: string | null;
  level: number;
}

/** An alternative of a row with its Consequence. */
export interface RowOption {
  effect: Effect;
  consequence: Effect | null;
}

/** One way to meet a requirement: menopause, a level of a technology, or a city on a kind of
 * resource, null for any. */
export interface Need {
  kind: 'menopause' | 'technology' | 'city';
  track: string | null;
  level: number;
  resource: string | null;
}

export interface ResourceSymbol {
  id: string;
  needs: Need | null;
}

/** What is printed on a hex, or on the tile that covers it. */
export interface Printed {
  kind: Ground;
  ring: Climate | null;
  stars: number;
  resources: ResourceSymbol[];
}

export interface PlayerView {
  seat: number;
  crown: number;
  ruling: Discipline;
  brain: [emotions: number, vocabulary: number, freeWill: number];
  mysticism: number;
  migrants: string[];
  /** Resources by hex. */
  cities: Partial<Record<string, string>>;
  technology: Record<Track, number>;
  steps: Record<Track, number>;
  foundations: Partial<Record<Discipline, string[]>>;
  /** Foundations with a Dissident, and `crown`. */
  dissidents: string[];
  inventions: string[];
  /** By discipline. */
  tokens: number[];
  portents: string[];
  realm: Realm;
  supply: number;
  blocks: number;
  elders: number;
  emissaries: number;
  urbanisation: number;
  diversity: number;
  dissident_count: number;
  /** How far a Migrant spreads. */
  range: number;
  hungry: string[];
  scores: Record<Discipline, number>;
  best: number;
  /** What the next Comet would bring now. */
  comet_tokens: number;
  /** Events that would strike now. */
  struck_by: string[];
  /** Ideas of the display whose requirement is met. */
  qualified: string[];
  /** What is added to any bid for the card that is challenged. */
  bonus: number;
}

export interface OriginsView {
  epoch: number;
  round: number;
  turn: Colour | null;
  stage: Stage;
  /** The Foundation of the row from the top, or the Invention from the bottom, from 1. */
  row: number;
  /** The row that is being played: its card, if it is one, and its alternatives. */
  playing: { card: string | null; options: RowOption[] } | null;
  /** Actions and advances that do not belong to this game. */
  void: string[];
  ending: string;
  over: boolean;
  /** Turns left after Comet IV has come in sight. */
  tail: number | null;
  map: 'earth' | 'archipelago';
  ground: Partial<Record<string, Printed>>;
  shores: Partial<Record<string, Shore>>;
  climate: Partial<Record<string, Climate>>;
  /** Migrants on the spaces of a hex and its city, where there is somebody. */
  population: Partial<Record<string, number>>;
  philosophy: string;
  cancelled: Discipline | null;
  /** Challenge cards left, by Epoch. */
  deck: number[];
  comet_on_top: boolean;
  comet: string;
  unused: number[];
  gone: string[];
  /** Ideas left, by Epoch and discipline. */
  idea_decks: number[];
  /** By discipline, from row 1. */
  display: string[];
  elders: Partial<Record<string, Partial<Record<Colour, number>>>>;
  emissaries: Partial<Record<string, Colour[]>>;
  tradition: { top: string | null; cards: number };
  /** The challenge card that is seen to just now, and the Idea. */
  card: string | null;
  idea: string | null;
  auction: {
    highest: number;
    pawns: number;
    bidder: Colour | null;
    dictator: Colour | null;
  };
  moved: string[];
  built: string[];
  players: Partial<Record<Colour, PlayerView>>;
}

/** What the server reckons for a position. */
export interface OriginsOdds {
  /** What the next challenge card may bring; null before a Comet. */
  challenge: {
    cards: number;
    left: number;
    religious: number;
    events: Partial<Record<string, number>>;
  } | null;
  ideas: Record<Discipline, number>;
  /** Where a Migrant comes to, by the space or the city from which it sets out. */
  reach: {
    spaces: Partial<Record<string, string[]>>;
    hexes: Partial<Record<string, string[]>>;
  };
}

// --- components ---------------------------------------------------------------------------

/** Where the values of a component come from; those that begin with `designed` are reconstructed. */
export type Provenance = Record<string, string>;

export type Rows = Partial<Record<Discipline, RowOption[]>>;

export interface ChallengeCard {
  id: string;
  epoch: number;
  religious: boolean;
  resistance: boolean;
  events: { kind: string; catastrophe: string | null }[];
  heureka: Effect[];
  requires: Need[];
  rows: Rows;
  provenance: Provenance;
}

export interface IdeaCard {
  id: string;
  epoch: number;
  deck: Discipline;
  heureka: Effect[];
  requires: Need[];
  rows: Rows;
  provenance: Provenance;
}

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
    { lower: RowOption[]; upper: RowOption[]; basic: Effect; environment: number }
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
    tracks: TrackCard[];
    philosophy: PhilosophyCard[];
    species: SpeciesCard[];
    maps: { earth: SpaceCard[]; archipelago: SpaceCard[] };
  };
  names: Names;
}

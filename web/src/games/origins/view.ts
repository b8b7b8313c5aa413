/** What the server shows of a game of Bios: Origins, and its components. */

import type { components } from '../../lib/schema';
import type { Names } from '../../table/text';

type Shapes = components['schemas'];

// --- a position ---------------------------------------------------------------------------

export type OriginsView = Shapes['OriginsView'];
export type PlayerView = Shapes['OriginsPlayer'];
export type OriginsOdds = Shapes['OriginsOdds'];
/** What the decisions of this game are about. */
export type OriginsContext = Shapes['OriginsContext'];
/** What is printed on a hex, or on the tile that covers it. */
export type Printed = Shapes['OriginsGround'];
export type Effect = Shapes['OriginsEffect'];
/** The alternatives of a row that belong to a game. */
export type Row = Shapes['OriginsRow'];
/** An alternative that can be chosen. */
export type Use = Shapes['OriginsUse'];
export type Technology = Shapes['OriginsTechnology'];
export type ResourceSymbol = Shapes['OriginsSymbol'];

// --- components ---------------------------------------------------------------------------

export type ChallengeCard = Shapes['OriginsChallenge'];
export type IdeaCard = Shapes['OriginsIdea'];
/** What a card gives in games of some scopes. */
export type Gains = Shapes['OriginsGains'];
export type Fate = Shapes['OriginsFate'];
/** Where the values of a component come from; those that begin with `designed` are reconstructed. */
export type Provenance = IdeaCard['provenance'];
export type CometCard = Shapes['CometCard'];
export type CatastropheCard = Shapes['CatastropheRecord'];
export type ResourceCard = Shapes['ResourceRecord'];
export type HexCard = Shapes['OriginsHex'];
export type SpaceCard = Shapes['OriginsSpace'];
export type TrackCard = Shapes['TrackRecord'];
export type PhilosophyCard = Shapes['PhilosophySpace'];
export type SpeciesCard = Shapes['OriginsSpecies'];
export type TileCard = Shapes['OriginsTile'];
export type TileFace = Shapes['OriginsTileFace'];
/** A tile on a hex, turned by sixths. */
export type Placement = Shapes['Laid'];
/** A way to lay the tiles. */
export type Layout = Shapes['TileLayout'];
/** A craton of Megafauna: its fields, the middle first. */
export type CratonCard = Shapes['CratonRecord'];
/** A craton with its middle on a hex, and what lies on its fields. */
export type LaidCraton = Shapes['LaidCraton'];
/** Where a craton may lie: the hexes of its fields, unturned, by its middle. */
export type Footings = Shapes['OriginsFootings'][OriginsView['map']];
export type StripCard = Shapes['StripRecord'];
/** The last map of a game of Megafauna. */
export type LastMap = Shapes['WorldRecord'];

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
  cards: Shapes['OriginsCatalogue'];
  names: Names;
}

// --- words --------------------------------------------------------------------------------

export type Colour = SpeciesCard['id'];
export type Discipline = PlayerView['ruling'];
export type Measure = NonNullable<CometCard['scores']>;
export type Track = keyof PlayerView['technology'];
export type Climate = NonNullable<Printed['ring']>;
export type Shore = SpaceCard['kind'];
export type ResourceKind = ResourceCard['kind'];
export type Scope = OriginsView['scope'];
export type Stage = OriginsView['stage'];
export type Disc = LaidCraton['discs'][number];

export const COLOURS = ['black', 'white', 'orange', 'green'] as const satisfies Colour[];
export const DISCIPLINES = ['culture', 'politics', 'industry'] as const satisfies Discipline[];
export const MEASURES = ['mysticism', 'urbanisation', 'diversity'] as const satisfies Measure[];
export const TRACKS = [
  'footprint',
  'energy',
  'metallurgy',
  'immunology',
  'maritime',
  'information',
] as const satisfies Track[];
export const DOMAINS = ['emotions', 'vocabulary', 'free-will'] as const;
export const EPOCHS = [1, 2, 3, 4] as const;

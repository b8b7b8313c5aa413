/** What the server shows of a game of Bios: Genesis, and its cards. */

export type Colour = 'red' | 'yellow' | 'green' | 'blue';
export type Row = 'cosmic' | 'ocean' | 'coastal' | 'continent';
export type Climate = 'warm' | 'cool';
export type Eon = 'hadean' | 'archean' | 'proterozoic';
export type Phase = 'event' | 'assignment' | 'autocatalytic' | 'darwin' | 'purchase';
export type Ability =
  | 'immunology'
  | 'heat-shield'
  | 'o2-shield'
  | 'uv-shield'
  | 'cancer-shield'
  | 'drought-shield'
  | 'spore'
  | 'hgt'
  | 'dna'
  | 'fission'
  | 'nucleus'
  | 'sex'
  | 'red-queen';
/** A colour, or `npc-` and a colour. */
export type PlayerName = string;
/** Where the cube of a mutation is. */
export type CubeState = 'gone' | 'present' | 'diseased';

export const COLOURS: readonly Colour[] = ['red', 'yellow', 'green', 'blue'];
export const ROWS: readonly Row[] = ['cosmic', 'ocean', 'coastal', 'continent'];
export const EONS: readonly Eon[] = ['hadean', 'archean', 'proterozoic'];
export const PHASES: readonly Phase[] = [
  'event',
  'assignment',
  'autocatalytic',
  'darwin',
  'purchase',
];

export interface GenesisView {
  turn: number;
  phase: Phase;
  climate: Climate;
  climate_icons: Climate[];
  active: boolean[];
  waterworld: boolean;
  ozone_layer: boolean;
  armageddon: boolean;
  end: string;
  events: string[];
  events_this_turn: number;
  events_left: number[];
  turn_order: PlayerName[];
  pool_limit: number;
  rows: RefugiumView[][];
  refugia_left: number[];
  mutation_decks: DeckView[];
  macro_stack: string[];
  sea: string[];
  land: string[];
  players: Record<PlayerName, PlayerView>;
  organisms: Record<string, OrganismView>;
}

/** Tokens are letters: `RYGB` for colours and players, small ones for bionts of NPCs. */
export type Tokens = string;

export interface RefugiumView {
  id: string;
  organised: Tokens;
  disorganised: Tokens;
  bionts: Tokens;
  moved: Tokens;
  enzymes: Tokens;
  contestants: Tokens;
  roller?: PlayerName;
}

export interface DeckView {
  size: number;
  top?: string;
  colour?: Colour;
  plus?: Colour;
  seen_below?: string[];
}

export interface PlayerView {
  pool: Tokens;
  bionts: number;
  moved: number;
  hgt_moves: number;
  parasite: 'ready' | 'in-play' | 'resting' | 'none';
  trophies: string[];
  medea: boolean;
  seat: number;
  entropy_limit?: number;
  wantonness?: number;
  score?: ScoreView;
}

export interface ScoreView {
  cubes: number;
  system: number;
  bionts: number;
  trophies: number;
  dominance: number;
  medea: number;
  total: number;
}

export interface MutationView {
  card: string;
  promoted: boolean;
  base: CubeState;
  plus: CubeState;
  acting: 'unpromoted' | 'promoted' | 'none';
}

export interface OrganismView {
  owner: PlayerName;
  bionts: Tokens;
  moved: Tokens;
  spent: Tokens;
  cubes: Tokens;
  disks: Tokens;
  mutations: MutationView[];
  fission: boolean;
  done: boolean;
  tableau: PlayerName;
  home_row: Row;
  chromosomes: Tokens;
  heat_shield: number;
  antioxidant_shield: number;
  error_shield: number;
  abilities: Partial<Record<Ability, number>>;
  /** Of a parasite. */
  host?: string;
  diseased?: string[];
  /** Of a macroorganism. */
  side?: 'marine' | 'terrestrial';
  under?: string;
  organs?: string[];
  metabolic_rate?: number;
  worth?: number;
}

// --- cards ---------------------------------------------------------------------------------

/** Where the values of a card come from; those that begin with `designed` are reconstructed. */
export type Provenance = Record<string, string>;
export type Names = Record<string, string | null>;

export interface EventCard {
  id: string;
  eon: Eon;
  aftershock: boolean;
  order: Colour[] | null;
  landforms: Row[] | null;
  icons: string[];
  climate: Climate[];
  special: string | null;
}

export interface PlacardCard {
  provenance: Provenance;
  id: string;
  row: Row;
  colour: Colour;
  life_dice: Record<Climate, number[]>;
  slots: { death: 'manna' | 'enzyme'; face: number }[];
  smite_immune: boolean;
  entry_cost: number;
  bacterium: { id: string; disk: Colour; triple_disk: Colour; home_row: Row };
}

export interface MutationSide {
  provenance: Provenance;
  colour: Colour;
  abilities: Ability[];
  pollutes: boolean;
}

export interface MutationCardData {
  id: string;
  unpromoted: MutationSide;
  promoted: MutationSide & { id: string; plus: Colour };
}

export interface ParasiteSide {
  id: string;
  slots: Colour[];
  abilities: Ability[];
  pollutes: boolean;
}

export interface ParasiteCard {
  owner: Colour;
  catalyst: Colour;
  sides: ParasiteSide[];
}

export interface BodyPart {
  id: string;
  colour: Colour;
  abilities: Ability[];
}

export interface MacroSide {
  system: Record<Colour, number>;
  organs: BodyPart[];
  endosymbionts: BodyPart[];
}

export interface MacroCard {
  id: string;
  marine: MacroSide;
  terrestrial: MacroSide & { id: string };
}

export type NameDomain =
  | 'event'
  | 'landform'
  | 'placard'
  | 'bacterium'
  | 'mutation'
  | 'parasite'
  | 'macro'
  | 'organ'
  | 'circle';

export interface Catalogue {
  cards: {
    events: EventCard[];
    placards: PlacardCard[];
    mutations: MutationCardData[];
    parasites: ParasiteCard[];
    macroorganisms: MacroCard[];
  };
  names: Record<NameDomain, Record<string, Names>>;
}

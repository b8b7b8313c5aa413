/** What the server shows of a game of Bios: Genesis, and its cards: the types are the server's. */

import type { components } from '../../lib/schema';
import type { Names } from '../../table/text';

type Schemas = components['schemas'];

export type GenesisView = Schemas['GenesisView'];
/** What decisions are about. */
export type GenesisContext = Schemas['GenesisContext'];
export type RefugiumView = GenesisView['rows'][number][number];
export type DeckView = GenesisView['mutation_decks'][number];
export type BedView = GenesisView['beds'][number];
export type StrikeView = GenesisView['strikes'][number];
export type PlayerView = GenesisView['players'][string];
export type OrganismView = GenesisView['organisms'][string];
export type MutationView = OrganismView['mutations'][number];
export type ScoreView = NonNullable<PlayerView['score']>;

export type Colour = NonNullable<DeckView['colour']>;
export type Row = OrganismView['home_row'];
export type Climate = GenesisView['climate'];
export type Eon = BedView['eon'];
export type Phase = GenesisView['phase'];
/** A colour, or `npc-` and a colour. */
export type PlayerName = string;
/** Tokens are letters: `RYGB` for colours and players, small ones for bionts of NPCs. */
export type Tokens = string;

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

// --- odds ----------------------------------------------------------------------------------

export type GenesisOdds = Schemas['GenesisOdds'];
export type RefugiumOdds = GenesisOdds['refugia'][number];
export type DarwinOdds = GenesisOdds['darwin'][number];
export type CancerOdds = GenesisOdds['cancer'][number];
export type RerollOdds = GenesisOdds['specificity'][number];

// --- cards ---------------------------------------------------------------------------------

export type CardFiles = Schemas['GenesisCards'];
export type PlacardCard = CardFiles['placards'][number];
export type MutationCard = CardFiles['mutations'][number];
export type MutationSide = MutationCard['unpromoted'];
export type ParasiteSide = CardFiles['parasites'][number]['sides'][number];
export type MacroCard = CardFiles['macroorganisms'][number];
export type MacroSide = MacroCard['marine'];
export type Ability =
  MutationSide['abilities'][number] | MacroSide['organs'][number]['abilities'][number];
/** Where the values of a card come from; those that begin with `designed` are reconstructed. */
export type Provenance = PlacardCard['provenance'];

export interface Catalogue {
  cards: CardFiles;
  names: Names;
}

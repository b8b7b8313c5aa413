/** Dominant Species: Marine at the table: its words, pieces and parts put together. */

import type { Decision, LogEntry, Option } from '../../lib/api';
import type {
  About,
  Game,
  Line,
  Parts,
  Phase,
  PlayerId,
  Sentences,
  Target,
} from '../../table/game';
import type { ScoreColumn } from '../../table/ending';
import { Lines } from '../../table/lines';
import type { Move } from '../../table/moves';
import { aboutThing } from './about';
import type { Cards } from './cards';
import { CATEGORIES, EXPECTED, FINISHING } from './categories';
import { logIcon } from './logIcons';
import { looks } from './looks.svelte';
import Mark from './Mark.svelte';
import { movesOf } from './moves';
import Board from './parts/Board.svelte';
import FoodChain from './parts/FoodChain.svelte';
import Mine from './parts/Mine.svelte';
import Miniature from './parts/Miniature.svelte';
import OddsTable from './parts/OddsTable.svelte';
import Others from './parts/Others.svelte';
import Outlook from './parts/Outlook.svelte';
import Timeline from './parts/Timeline.svelte';
import icons from './pieces/icons.svg?raw';
import tiles from './pieces/tiles.svg?raw';
import { primer } from './primer';
import { SOURCES } from './sources';
import { target, targetOf } from './targets';
import { MarineText } from './text';
import { ANIMALS, type Animal, type MarineView } from './view';
import { say, words } from './words';

export class MarineGame implements Game<MarineView> {
  readonly words = words;
  readonly sentences: Sentences;
  readonly parts: Parts = {
    Board,
    Mine,
    Others,
    Timeline,
    Scores: FoodChain,
    Outlook,
    Odds: OddsTable,
    Mark,
    Miniature,
  };
  readonly icons = icons + tiles;
  readonly wide = true;
  readonly map = true;
  readonly primer = primer;
  readonly categories = CATEGORIES;
  readonly expected = EXPECTED;
  readonly finishing = FINISHING;
  readonly losses = ['species-eliminated', 'extinction'];
  readonly pointEvents = ['vp', 'vp-lost'];
  readonly cards: Cards;
  readonly text: MarineText;
  readonly #lines: Lines;

  constructor(cards: Cards) {
    this.cards = cards;
    this.text = new MarineText(cards);
    this.sentences = this.text;
    this.#lines = new Lines({
      text: this.text,
      icon: logIcon,
      players: 'animal',
      headings: { reseed: 'turn', turn: 'phase' },
    });
  }

  // --- who plays ----------------------------------------------------------------------------

  /** Down the food chain. */
  players(view: MarineView): PlayerId[] {
    return ANIMALS.filter((animal) => view.animals[animal]);
  }

  seatOf(view: MarineView, player: PlayerId): number {
    return view.animals[player as Animal]?.seat ?? -1;
  }

  actors(view: MarineView, decision: Decision): PlayerId[] {
    return this.text.actors(view, decision);
  }

  botName(player: PlayerId): string {
    return say(`bot-${player}`);
  }

  playerName(player: PlayerId): string {
    return this.text.animal(player);
  }

  playerClass(player: PlayerId): string {
    return `m-${player}`;
  }

  // --- words --------------------------------------------------------------------------------

  /** A turn has no phases; the rounds are in the timeline. */
  phases(): Phase[] {
    return [];
  }

  phase(): number {
    return -1;
  }

  moment(view: MarineView): string {
    return say('round', { number: view.round });
  }

  hint(view: MarineView, decision: Decision): string | null {
    const animal = view.animals[this.text.actors(view, decision)[0] ?? 'reptiles'];
    if (decision.kind !== 'turn' || animal === undefined) return null;
    return say('hint-turn', { basic: animal.pawns, special: animal.special_pawns.length });
  }

  lines(log: readonly LogEntry[]): Line[] {
    return this.#lines.of(log);
  }

  // --- pieces -------------------------------------------------------------------------------

  open(piece: Target): void {
    looks.open(piece);
  }

  targetOf(view: MarineView, decision: Decision, option: Option): Target | null {
    return targetOf(option, decision, view, this.text);
  }

  touched(entry: LogEntry): Target[] {
    return entry.arguments.flatMap(([domain, name]) => {
      if (domain === 'hex') return [target.hex(name)];
      if (domain === 'corner') return [target.corner(name)];
      if (domain === 'space') return [target.space(name)];
      return entry.event === 'card-shown' && domain === 'evolution' ? [target.card(name)] : [];
    });
  }

  moves(log: readonly LogEntry[]): Move[] {
    return movesOf(log);
  }

  columns(_: MarineView, breakdown: readonly Readonly<Record<string, number>>[]): ScoreColumn[] {
    return SOURCES.map((source) => ({
      name: say(`source-${source}`),
      numbers: breakdown.map((seat) => seat[source] ?? 0),
    }));
  }

  together(entries: readonly LogEntry[]): string | null {
    return this.text.together(entries);
  }

  warning(view: MarineView, player: PlayerId): string | null {
    const hexes = Object.entries(view.endangered)
      .filter(([, animals]) => animals.some((animal) => animal === player))
      .map(([hex]) => this.text.hex(hex));
    if (hexes.length === 0) return null;
    return say('warning-endangered', { animal: this.text.animal(player), hexes: hexes.join(', ') });
  }

  about(view: MarineView, thing: Target): About {
    return aboutThing(this.text, view, thing);
  }
}

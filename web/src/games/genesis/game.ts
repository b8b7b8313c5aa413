/** Bios: Genesis at the table: its words, pieces and parts put together. */

import type { Decision, LogEntry, Option } from '../../lib/api';
import { say, words } from './words';
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
import type { Age, ScoreColumn } from '../../table/ending';
import { Lines } from '../../table/lines';
import { aboutThing } from './about';
import type { Cards } from './cards';
import { absentKinds, CATEGORIES, EXPECTED, FINISHING } from './categories';
import Mark from './Mark.svelte';
import Board from './parts/Board.svelte';
import Mine from './parts/Mine.svelte';
import Miniature from './parts/Miniature.svelte';
import Others from './parts/Others.svelte';
import OddsTable from './parts/OddsTable.svelte';
import Outlook from './parts/Outlook.svelte';
import ScoreBars from './parts/ScoreBars.svelte';
import Timeline from './parts/Timeline.svelte';
import icons from './pieces/icons.svg?raw';
import { COLOUR_CLASS } from './pieces/shapes';
import { logIcon } from './pieces/abilities';
import { primer } from './primer';
import { remarks } from './remarks';
import { contextOf, targetOf } from './targets';
import { GenesisText } from './text';
import { colourOfPlayer, isNpc } from './tokens';
import { EONS, PHASES, type GenesisView } from './view';

export class GenesisGame implements Game<GenesisView> {
  readonly words = words;
  readonly sentences: Sentences;
  readonly parts: Parts = {
    Board,
    Mine,
    Others,
    Timeline,
    Scores: ScoreBars,
    Outlook,
    Odds: OddsTable,
    Mark,
    Miniature,
  };
  readonly icons = icons;
  readonly primer = primer;
  readonly categories = CATEGORIES;
  readonly expected = EXPECTED;
  readonly finishing = FINISHING;
  /** B3c.1. A full pool is full again after the next roll. */
  readonly repeated = ['substitute'];
  readonly absent = absentKinds;
  readonly losses = ['extinct', 'macro-extinct', 'biont-died'];
  readonly cards: Cards;
  readonly text: GenesisText;
  readonly #lines: Lines;

  constructor(cards: Cards) {
    this.cards = cards;
    this.text = new GenesisText(cards);
    this.sentences = this.text;
    this.#lines = new Lines({
      text: this.text,
      icon: logIcon,
      players: 'player',
      headings: { turn: 'turn', phase: 'step' },
    });
  }

  // --- who plays ----------------------------------------------------------------------------

  players(view: GenesisView): PlayerId[] {
    const order: readonly string[] = view.turn_order;
    const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : 9);
    return Object.keys(view.players)
      .filter((name) => !isNpc(name))
      .toSorted((a, b) => rank(a) - rank(b));
  }

  /** Colours that nobody plays and that have organisms of their own. */
  npcs(view: GenesisView): PlayerId[] {
    return Object.keys(view.players).filter(
      (name) =>
        isNpc(name) && Object.values(view.organisms).some((organism) => organism.tableau === name),
    );
  }

  seatOf(view: GenesisView, player: PlayerId): number {
    return isNpc(player) ? -1 : (view.players[player]?.seat ?? -1);
  }

  actors(view: GenesisView, decision: Decision): PlayerId[] {
    const { player } = contextOf(decision);
    if (player) return [player[1]];
    return this.players(view).filter((one) => this.seatOf(view, one) === decision.seat);
  }

  botName(player: PlayerId): string {
    return say(`bot-${player}`);
  }

  playerName(player: PlayerId): string {
    return this.text.player(player);
  }

  playerClass(player: PlayerId): string {
    return COLOUR_CLASS[colourOfPlayer(player)];
  }

  // --- words --------------------------------------------------------------------------------

  phases(): Phase[] {
    return PHASES.map((phase) => ({
      label: say(`phase-short-${phase}`),
      about: `phase:${phase}`,
    }));
  }

  phase(view: GenesisView): number {
    return PHASES.indexOf(view.phase);
  }

  moment(view: GenesisView): string {
    return say('board-turn', { turn: view.turn });
  }

  hint(_: GenesisView, decision: Decision): string | null {
    if (decision.kind !== 'assign') return null;
    return say('hint-assign', this.text.facts(decision.facts));
  }

  remarks(view: GenesisView, since: readonly LogEntry[]): string[] {
    return remarks(view, since);
  }

  lines(log: readonly LogEntry[]): Line[] {
    return this.#lines.of(log);
  }

  // --- pieces -------------------------------------------------------------------------------

  targetOf(_: GenesisView, decision: Decision, option: Option): Target | null {
    return targetOf(option, decision);
  }

  touched(entry: LogEntry): Target[] {
    return entry.arguments
      .filter(([domain]) => domain === 'refugium' || domain === 'organism')
      .map(([domain, name]) => `${domain}:${name}`);
  }

  columns(_: GenesisView, breakdown: readonly Readonly<Record<string, number>>[]): ScoreColumn[] {
    const number = (seat: Readonly<Record<string, number>>, source: string): number =>
      source === 'cubes' ? (seat['cubes'] ?? 0) + (seat['system'] ?? 0) : (seat[source] ?? 0);
    return ['cubes', 'bionts', 'dominance', 'trophies', 'medea'].map((source) => ({
      name: say('score-part', { source }),
      numbers: breakdown.map((seat) => number(seat, source)),
    }));
  }

  /** The eons, each from its first turn on. */
  ages({ beds }: GenesisView, log: readonly LogEntry[]): Age[] {
    return EONS.flatMap((eon) => {
      const turn = String(beds.find((bed) => bed.eon === eon)?.turn);
      const begun = log.find((one) => one.event === 'turn' && one.arguments[0]?.[1] === turn);
      return begun ? [{ name: say(`eon-${eon}`), answers: begun.answers }] : [];
    });
  }

  together(entries: readonly LogEntry[]): string | null {
    return this.text.together(entries);
  }

  about(view: GenesisView, target: Target): About {
    return aboutThing(this.text, view, target);
  }
}

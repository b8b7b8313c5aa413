/** Bios: Origins at the table: its words, pieces and parts put together. */

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
import type { Age, ScoreColumn } from '../../table/ending';
import { Lines } from '../../table/lines';
import type { Move } from '../../table/moves';
import { aboutThing } from './about';
import type { Cards } from './cards';
import { CATEGORIES, FINISHING } from './categories';
import { logIcon } from './logIcons';
import { looks } from './looks.svelte';
import Mark from './Mark.svelte';
import { movesOf } from './moves';
import Board from './parts/Board.svelte';
import Mine from './parts/Mine.svelte';
import Miniature from './parts/Miniature.svelte';
import OddsTable from './parts/OddsTable.svelte';
import Others from './parts/Others.svelte';
import Outlook from './parts/Outlook.svelte';
import Scores from './parts/Scores.svelte';
import Timeline from './parts/Timeline.svelte';
import icons from './pieces/icons.svg?raw';
import { primer } from './primer';
import { target, targetOf } from './targets';
import { contextOf, OriginsText, playersOf } from './text';
import { DISCIPLINES, EPOCHS, type Colour, type OriginsView } from './view';
import { say, words } from './words';

/** The phases of a turn (A0). */
const PHASES: readonly string[] = ['challenge', 'activity', 'footprint'];

/** The space that an option is about, or nothing. */
function spaceOf({ arguments: things }: Option): string {
  return things.find(([domain]) => domain === 'space')?.[1] ?? '';
}

export class OriginsGame implements Game<OriginsView> {
  readonly words = words;
  readonly sentences: Sentences;
  readonly parts: Parts = {
    Board,
    Mine,
    Others,
    Timeline,
    Scores,
    Outlook,
    Odds: OddsTable,
    Mark,
    Miniature,
  };
  readonly icons = icons;
  readonly wide = true;
  readonly map = true;
  readonly primer = primer;
  readonly categories = CATEGORIES;
  readonly expected = {};
  readonly finishing = FINISHING;
  readonly losses = ['migrant-lost', 'city-lost', 'starved'];
  readonly cards: Cards;
  readonly text: OriginsText;
  readonly #lines: Lines;

  constructor(cards: Cards) {
    this.cards = cards;
    this.text = new OriginsText(cards);
    this.sentences = this.text.said;
    this.#lines = new Lines({
      text: this.text.said,
      icon: logIcon,
      players: 'colour',
      headings: { round: 'turn', turn: 'phase' },
    });
  }

  // --- who plays ----------------------------------------------------------------------------

  /** Clockwise from the first seat. */
  players(view: OriginsView): PlayerId[] {
    return playersOf(view)
      .toSorted(([, a], [, b]) => a.seat - b.seat)
      .map(([colour]) => colour);
  }

  seatOf(view: OriginsView, player: PlayerId): number {
    return view.players[player as Colour]?.seat ?? -1;
  }

  actors(view: OriginsView, decision: Decision): PlayerId[] {
    return this.text.actors(view, decision);
  }

  botName(player: PlayerId): string {
    return say(`bot-${player}`);
  }

  playerName(player: PlayerId): string {
    return this.text.species(player);
  }

  playerClass(player: PlayerId): string {
    return `o-${player}`;
  }

  // --- words --------------------------------------------------------------------------------

  phases(view: OriginsView): Phase[] {
    if (playersOf(view).length === 0) return [];
    return PHASES.map((name) => ({ label: say(`phase-${name}`), about: `phase:${name}` }));
  }

  phase(view: OriginsView): number {
    return PHASES.indexOf(view.phase);
  }

  moment(view: OriginsView): string {
    return say('moment', { epoch: view.epoch, round: view.round });
  }

  hint(view: OriginsView, decision: Decision): string | null {
    const me = view.players[this.text.actors(view, decision)[0] ?? 'black'];
    if (!me) return null;
    const number = decision.options.length;
    if (decision.kind === 'spread-from') return say('hint-spread', { range: me.range });
    if (decision.kind === 'spread-to') {
      return say('hint-spread-to', { number, range: me.range, water: me.technology.maritime });
    }
    if (decision.kind === 'row') {
      const stage = contextOf(decision).stage?.[1] ?? '';
      return say('hint-row', { discipline: this.text.discipline(me.ruling), stage });
    }
    if (decision.kind === 'challenge') {
      return say('hint-challenge', {
        number: view.deck[view.epoch - 1] ?? 0,
        comet: this.text.name('comet', view.comet),
      });
    }
    return null;
  }

  lines(log: readonly LogEntry[]): Line[] {
    return this.#lines.of(log);
  }

  // --- pieces -------------------------------------------------------------------------------

  open(piece: Target): void {
    looks.open(piece);
  }

  targetOf(view: OriginsView, decision: Decision, option: Option): Target | null {
    return targetOf(option, decision, view, this.text);
  }

  /** Another space, as near as can be. */
  instead(view: OriginsView, option: Option, safe: readonly Option[]): Option | null {
    const spaces = new Map(safe.map((one) => [spaceOf(one), one]));
    const near = this.cards.world(view).nearest(spaceOf(option), [...spaces.keys()]);
    return near === null ? null : (spaces.get(near) ?? null);
  }

  touched(entry: LogEntry): Target[] {
    return entry.arguments.flatMap(([domain, name]) => {
      if (domain === 'hex') return [target.hex(name)];
      if (domain === 'space') return [target.space(name)];
      if (domain === 'idea') return [target.idea(name)];
      if (domain === 'philosophy') return [target.philosophy(name)];
      return domain === 'challenge' ? [target.challenge(name)] : [];
    });
  }

  moves(log: readonly LogEntry[]): Move[] {
    return movesOf(log);
  }

  /** The three scores, of which the best counts; one of them if several are. */
  columns(view: OriginsView): ScoreColumn[] {
    const seats = this.players(view).map((name) => view.players[name as Colour]);
    const counted = seats.map((player) =>
      DISCIPLINES.find(
        (discipline) =>
          view.cancelled !== discipline && player?.scores[discipline] === player?.best,
      ),
    );
    return DISCIPLINES.map((discipline) => ({
      name: this.text.discipline(discipline),
      numbers: seats.map((player) => player?.scores[discipline] ?? 0),
      counts: counted.map((one) => one === discipline),
    }));
  }

  /** The Epochs, each ended by its Comet. */
  ages(_: OriginsView, log: readonly LogEntry[]): Age[] {
    const comets = log.flatMap(({ event, answers }) => (event === 'comet' ? [answers] : []));
    return [0, ...comets]
      .slice(0, EPOCHS.length)
      .map((answers, index) => ({ name: say(`age-${index + 1}`), answers }));
  }

  together(entries: readonly LogEntry[]): string | null {
    return this.text.said.together(entries);
  }

  about(view: OriginsView, thing: Target): About {
    return aboutThing(this.text, view, thing);
  }
}

/** The summary at the table: when it is open, which of its lines is pointed at, how it is replayed. */

import type { LogEntry } from '../lib/api';
import { say } from '../lib/messages';
import type { PlayerId, Target } from './game';
import type { Play } from './play.svelte';
import { still } from './screens';
import { netOf, piecesOf, summaryOf, type Since, type Summary, type Telling } from './summary';

/** Milliseconds for a line of the replay. */
export const REPLAY_MS = 900;
/** So many actions are read aloud; the list has all of them. */
const SPOKEN = 3;

export interface Mark {
  target: Target;
  /** Lines that are about the piece, from 1. */
  lines: number[];
  /** How it is outlined now: where something came from, where it went, or not at all. */
  look: 'from' | 'to' | '';
}

interface Kept {
  since: Since;
  summary: Summary;
  mine: number[];
}

export class Recap {
  readonly #play: Play;
  /** Up to which answer the reader has put the summary away. */
  #closed = $state(-1);
  /** The last summary that was there to be read, and whether it was asked for again. */
  #kept: Kept | null = $state.raw(null);
  #back = $state(false);
  /** The line that is pointed at, focused or replayed; null for the newest. */
  pointed: number | null = $state(null);
  replaying = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(play: Play) {
    this.#play = play;
  }

  // --- what happened ------------------------------------------------------------------------

  /** The seats for which the reader looks. */
  mine: number[] = $derived.by(() => {
    const { decision, seats } = this.#play;
    if (decision) return [decision.seat];
    return seats.flatMap((seat, number) => (seat.mine ? [number] : []));
  });

  #now: Kept | null = $derived.by(() => {
    const { past, live, lines } = this.#play;
    const since = live.state?.since ?? null;
    const others = since?.acts.some(({ seat }) => !this.mine.includes(seat)) ?? false;
    if (past || since === null || !others) return null;
    const entries = live.log.flatMap((entry, id) => {
      const line = lines[id];
      return line ? [{ id, entry, line }] : [];
    });
    const summary = summaryOf(entries, since, this.mine, this.#telling);
    return summary.lines.length > 0 ? { since, summary, mine: this.mine } : null;
  });

  readonly #telling: Telling = {
    together: (entries) => this.#play.game.together?.(entries) ?? null,
    isPoints: ({ event }) => this.#play.game.pointEvents?.includes(event) ?? false,
    seatsIn: (entry) => this.#seatsIn(entry),
    alike: (words, more) => say('summary-alike', { words, number: more }),
  };

  #seatsIn(entry: LogEntry): number[] {
    const { players } = this.#play;
    return entry.arguments
      .filter(([, name]) => players.includes(name))
      .map(([, name]) => this.#play.seatOf(name));
  }

  // --- open or not --------------------------------------------------------------------------

  /** Whether others decide while the reader waits for their turn. */
  watching = $derived.by(() => {
    const { decision, forced, past, live, waiting } = this.#play;
    if (decision || forced.length > 0 || past || !live.state || live.state.over) return false;
    return waiting.length > 0 && this.mine.length > 0;
  });

  /** What is shown, if anything. */
  shown: Kept | null = $derived.by(() => {
    const now = this.#now;
    if (this.watching) return now;
    if (this.#play.decision === null) return null;
    if (now && this.#closed < now.since.answers) return now;
    return this.#back ? (now ?? this.#kept) : null;
  });

  /** Remembers what there is to be read, for those who ask for it again. */
  keep(): void {
    if (this.#now && this.#play.decision) this.#kept = this.#now;
  }

  /** Whether it can be asked for again. */
  get canReturn(): boolean {
    return this.shown === null && this.#kept !== null && this.#play.decision !== null;
  }

  comeBack(): void {
    this.#back = true;
  }

  /** Puts it away. Says whether there was something to put away. */
  close(): boolean {
    if (this.shown === null || this.watching) return false;
    this.#closed = this.#play.live.state?.since?.answers ?? 0;
    this.#back = false;
    this.stop();
    return true;
  }

  // --- lines and pieces ---------------------------------------------------------------------

  net = $derived.by(() => (this.shown ? netOf(this.shown.since, this.shown.mine) : []));

  /** The line that is marked, from 0: the one pointed at, or whose piece is looked at, or the newest. */
  line = $derived.by(() => {
    const last = (this.shown?.summary.lines.length ?? 0) - 1;
    if (this.pointed !== null) return Math.min(this.pointed, last);
    const looked = this.#play.looked?.target;
    const about = looked === undefined ? [] : this.#pieces.map((pieces) => pieces.includes(looked));
    return about.includes(true) ? about.lastIndexOf(true) : last;
  });

  #pieces: Target[][] = $derived.by(() => {
    const { game } = this.#play;
    return (this.shown?.summary.lines ?? []).map(({ action }) =>
      piecesOf(action, (entry) => game.touched(entry)),
    );
  });

  /** The moves of the marked line. */
  moves = $derived.by(() => {
    const action = this.shown?.summary.lines[this.line]?.action;
    return this.#play.game.moves?.(action?.entries.map(({ entry }) => entry) ?? []) ?? [];
  });

  /** The pieces on the board with the numbers of their lines. */
  marks: Mark[] = $derived.by(() => {
    const lines = new Map<Target, number[]>();
    this.#pieces.forEach((pieces, index) => {
      for (const piece of pieces) lines.set(piece, [...(lines.get(piece) ?? []), index + 1]);
    });
    const from = new Set(this.moves.flatMap(({ from: place, to }) => (to ? (place ?? []) : [])));
    return [...lines].map(([target, numbers]) => {
      const look = !numbers.includes(this.line + 1) ? '' : from.has(target) ? 'from' : 'to';
      return { target, lines: numbers, look };
    });
  });

  point(line: number | null): void {
    this.pointed = line;
    this.#play.marked = line === null || this.moves.length === 0 ? null : this.moves;
  }

  // --- replay -------------------------------------------------------------------------------

  /** Plays the lines one after the other; who wants no motion goes on by the same button. */
  replay(): void {
    const number = this.shown?.summary.lines.length ?? 0;
    if (number === 0) return;
    if (!this.replaying) {
      this.replaying = true;
      this.point(0);
    } else if ((this.pointed ?? 0) + 1 < number) {
      this.point((this.pointed ?? 0) + 1);
    } else {
      this.stop();
      return;
    }
    clearTimeout(this.#timer);
    if (!still.matches) this.#timer = setTimeout(() => this.replay(), REPLAY_MS);
  }

  /** Back to the present. Says whether something was being replayed. */
  stop(): boolean {
    clearTimeout(this.#timer);
    const was = this.replaying;
    this.replaying = false;
    this.point(null);
    return was;
  }

  // --- words --------------------------------------------------------------------------------

  /** Who plays a seat, in a word. */
  nameOf(seat: number): string {
    if (this.mine.includes(seat)) return say('seat-you');
    return this.#play.namesOf(this.players(seat));
  }

  players(seat: number): PlayerId[] {
    return this.#play.playersOf(seat);
  }

  /** What the reader has to know, if anything. */
  warning = $derived.by(() => {
    if (this.watching || this.shown === null) return null;
    const [player] = this.#play.mine;
    return player === undefined
      ? null
      : (this.#play.game.warning?.(this.#play.view, player) ?? null);
  });

  /** All of it in a sentence or two, for those who hear it. */
  spoken = $derived.by(() => {
    if (this.shown === null || this.watching) return '';
    const { lines, more } = this.shown.summary;
    const changed = this.net.filter(({ points }) => points !== 0);
    return [
      say('summary-spoken', { number: lines.length + more }),
      ...lines.slice(-SPOKEN).map(({ words }) => words),
      ...changed.map(({ seat, points }) =>
        say('summary-spoken-points', { player: this.nameOf(seat), points: signed(points) }),
      ),
      this.warning ?? '',
    ]
      .filter(Boolean)
      .join(' ');
  });
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}

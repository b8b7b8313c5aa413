/** The end of a game: who came where, and what turned it. */

import type { LogEntry, Result, Unit } from '../lib/api';
import type { Moment, Swing } from './analysis.svelte';
import type { Line } from './game';

/** Where points come from, a column of the final table. */
export interface ScoreColumn {
  name: string;
  /** By seat. */
  numbers: number[];
  /** By seat, whether they count; all do if nothing is said. */
  counts?: boolean[];
}

/** A stretch of the game's own time, such as an eon: its name, and the step at which it began. */
export interface Age {
  name: string;
  answers: number;
}

export interface Rank {
  place: number;
  seat: number;
  total: number;
}

/** Points, winners and the order. */
type Places = Pick<Result, 'order' | 'scores' | 'winners'>;

/** Who came where: with head starts, if some were agreed on. */
export function placesOf(result: Result): Places {
  return result.counted ?? result;
}

/** The seats in their final order; equal scores of winners share a place. */
export function ranksOf({ order, scores, winners }: Places): Rank[] {
  return order.map((seat, index) => ({
    place: winners.includes(seat) ? 1 : index + 1,
    seat,
    total: scores[seat] ?? 0,
  }));
}

/** How far the first is ahead of the next who has not won. */
export function lead({ order, scores, winners }: Places): { by: number; seat: number } | null {
  const [first] = order;
  const next = order.find((seat) => !winners.includes(seat));
  if (first === undefined || next === undefined || winners.length === 0) return null;
  return { by: (scores[first] ?? 0) - (scores[next] ?? 0), seat: next };
}

/** The steps at which turns begin, by the headings of the log. A first turn without a heading of its
 * own begins with its first phase. */
export function turnsOf(log: readonly LogEntry[], lines: readonly Line[]): number[] {
  const first = lines.findIndex(({ kind }) => kind === 'turn' || kind === 'phase');
  return log.flatMap((entry, id) =>
    lines[id]?.kind === 'turn' || id === first ? [entry.answers] : [],
  );
}

/** In which turn a step is. */
export function turnAt(turns: readonly number[], answers: number): number {
  return turns.filter((start) => start <= answers).length;
}

/** The turn in which the outlook of a seat rose most; null if it never did. */
export function bestTurn(
  moments: readonly Moment[],
  turns: readonly number[],
  seat: number,
): number | null {
  const at = (answers: number): number =>
    moments.findLast((moment) => moment.answers <= answers)?.outlook[seat] ??
    moments[0]?.outlook[seat] ??
    0;
  const rises = turns.map((start, turn) => at(turns[turn + 1] ?? Infinity) - at(start));
  const most = Math.max(0, ...rises);
  return most > 0 ? rises.indexOf(most) + 1 : null;
}

/** How many turns lie between two turning points at least, and when a decision of the reader's is
 * worth one of them. */
const APART = 2;
const OWN: Record<Unit, number> = { chance: 0.04, points: 1 };

/** The greatest changes, not close to each other; one is a decision of the reader's if there is one
 * worth telling. They are told in the order of the game. */
export function turningPoints(
  swings: readonly Swing[],
  mine: readonly number[],
  unit: Unit,
  turnOf: (answers: number) => number,
  most = 3,
): Swing[] {
  const isOwn = ({ chance, stretch, size }: Swing): boolean =>
    !chance && size >= OWN[unit] && stretch.seats.some((seat) => mine.includes(seat));
  const found: Swing[] = [];
  const take = (swing: Swing): void => {
    const turn = turnOf(swing.stretch.answers);
    const isApart = found.every((one) => Math.abs(turnOf(one.stretch.answers) - turn) >= APART);
    if (found.length < most && isApart) found.push(swing);
  };
  const own = swings.find(isOwn);
  if (own) take(own);
  for (const swing of swings) take(swing);
  return found.sort((a, b) => a.stretch.answers - b.stretch.answers);
}

/** What the log tells of some answers: what was rolled, or what was done first. */
export function happened(
  log: readonly LogEntry[],
  lines: readonly Line[],
  { stretch, chance }: Pick<Swing, 'stretch' | 'chance'>,
): string | null {
  const told = log.flatMap((entry, index) => {
    const line = lines[index];
    const within = entry.answers > stretch.answers && entry.answers <= stretch.until;
    return within && line?.kind === 'event' ? [{ words: line.words, dice: entry.dice }] : [];
  });
  const rolled = chance ? told.find(({ dice }) => dice !== undefined) : undefined;
  return (rolled ?? told[0])?.words ?? null;
}

/** Pieces that came, went or moved, as the log tells of them. */

import type { LogEntry } from '../lib/api';
import type { PlayerId, Target } from './game';

export interface Move {
  kind: 'moved' | 'added' | 'removed';
  /** Where it was; null for what was added. */
  from: Target | null;
  /** Where it is; null for what was removed. */
  to: Target | null;
  /** The piece, in the game's own words, such as `migrant` or `token:worms`. */
  what: string;
  number: number;
  /** Whose it is, or null if it is nobody's. */
  colour: PlayerId | null;
  /** How many answers had been given when it happened. */
  answers: number;
}

type Piece = Pick<Move, 'what' | 'colour'> & { number?: number };

export function moved(entry: LogEntry, from: Target, to: Target, piece: Piece): Move {
  return { number: 1, ...piece, kind: 'moved', from, to, answers: entry.answers };
}

export function added(entry: LogEntry, to: Target, piece: Piece): Move {
  return { number: 1, ...piece, kind: 'added', from: null, to, answers: entry.answers };
}

export function removed(entry: LogEntry, from: Target, piece: Piece): Move {
  return { number: 1, ...piece, kind: 'removed', from, to: null, answers: entry.answers };
}

/** Of the moves that can be shown, those that the last answer brought. */
export function lastOf(moves: readonly Move[], isShown: (place: Target) => boolean): Move[] {
  const shown = moves.filter(({ from, to }) =>
    [from, to].every((place) => place === null || isShown(place)),
  );
  const last = shown.at(-1)?.answers;
  return shown.filter(({ answers }) => answers === last);
}

/** The auction of a challenge card as far as the log tells it. */

import type { LogEntry } from '../../lib/api';
import type { Colour } from './view';

export interface Bid {
  colour: Colour;
  /** Pawns, or 0 for who passed. */
  pawns: number;
  /** With bonuses. */
  total: number;
}

/** The bids for the card that was challenged last, up to a step. */
export function bidsOf(log: readonly LogEntry[], answers: number): Bid[] {
  const bids: Bid[] = [];
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const entry = log[index];
    if (entry === undefined || entry.answers > answers) continue;
    if (entry.event === 'challenge') break;
    const [who, pawns, total] = entry.arguments.map(([, name]) => name);
    if (entry.event === 'bid') {
      bids.unshift({ colour: who as Colour, pawns: Number(pawns), total: Number(total) });
    } else if (entry.event === 'passed') {
      bids.unshift({ colour: who as Colour, pawns: 0, total: 0 });
    }
  }
  return bids;
}

/** How many of the events of the card have begun. */
export function eventsBegun(log: readonly LogEntry[], answers: number): number {
  let number = 0;
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const entry = log[index];
    if (entry === undefined || entry.answers > answers) continue;
    if (entry.event === 'challenge') break;
    if (entry.event === 'event') number += 1;
  }
  return number;
}

/** How far those at a table are with deleting it. */

import type { Company, Seat } from '../lib/api';
import { say } from '../lib/messages';

export interface Deleting {
  /** Whether the reader may without asking. */
  alone: boolean;
  /** The seats of those who are for it. */
  seats: number[];
  /** Whether the reader is for it already. */
  mine: boolean;
  /** How many are, if anybody is. */
  tally: string;
}

export function deletingOf(company: Company | null, seats: readonly Seat[]): Deleting {
  const vote = company?.votes.find(({ motion }) => motion === 'delete');
  const given = vote?.seats ?? [];
  const mine = given.some((seat) => seats[seat]?.mine);
  const tally = vote ? ` (${say('votes-of', { number: vote.seats.length, of: vote.needed })})` : '';
  return { alone: company?.deleting === 'alone', seats: given, mine, tally };
}

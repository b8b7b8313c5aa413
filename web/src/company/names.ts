/** Who plays at a table, in a list. */

import type { Seat, TableSummary } from '../lib/api';
import { say } from '../lib/messages';

export function seatName(seat: Seat): string {
  if (seat.kind === 'bot') return say('seat-bot', { bot: say(`bot-${seat.name}`) });
  if (seat.mine) return say('you-name');
  if (seat.former) return say('former-player');
  return seat.name || say(seat.taken ? 'somebody' : 'seat-nobody');
}

export function seatNames({ seats }: Pick<TableSummary, 'seats'>): string {
  return [...new Set(seats.map(seatName))].join(', ');
}

/** For whom a table waits. */
export function waitsFor({ seats, waiting = [] }: TableSummary): string {
  const names = waiting.flatMap((number) => {
    const seat = seats[number];
    return seat ? [seatName(seat)] : [];
  });
  const empty = seats.filter(({ kind, taken }) => kind === 'open' && !taken).length;
  if (waiting.some((number) => seats[number]?.kind === 'open' && !seats[number].taken)) {
    return say('seats-empty', { number: empty });
  }
  // Several who decide at once do so in secret.
  return waiting.length > 1
    ? say('waits-secretly', { number: waiting.length })
    : say('waits-for', { name: names.join(', ') });
}

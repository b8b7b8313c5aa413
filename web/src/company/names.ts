/** Who plays at a table, in a list. */

import type { Seat, TableSummary } from '../lib/api';
import { say } from '../lib/messages';

export function seatName(seat: Seat): string {
  // A bot without a name of its own goes by its kind.
  if (seat.kind === 'bot' && seat.name === seat.bot) {
    return say('seat-bot', { bot: say(`bot-${seat.bot}`) });
  }
  if (seat.mine) return say('you-name');
  if (seat.former) return say('former-player');
  return seat.name || say(seat.taken ? 'somebody' : 'seat-nobody');
}

export function seatNames({ seats }: Pick<TableSummary, 'seats'>): string {
  return [...new Set(seats.map(seatName))].join(', ');
}

/** The first seat that nobody has yet; null if all are taken. */
export function emptySeat({ seats }: Pick<TableSummary, 'seats'>): number | null {
  const found = seats.findIndex(({ kind, taken }) => kind === 'open' && !taken);
  return found < 0 ? null : found;
}

/** The seat of the one person that a table waits for; null if there are several, who decide in
 * secret, or none. */
export function awaited({ seats, waiting = [] }: TableSummary): number | null {
  const [seat, ...others] = waiting;
  if (seat === undefined || others.length > 0) return null;
  const held = seats[seat];
  return held?.taken && held.kind !== 'bot' && !held.mine && !held.stand_in ? seat : null;
}

/** Whether a table is meant by what was typed: its game, its name, or somebody who plays there. */
export function matches(
  table: Pick<TableSummary, 'seats' | 'name'>,
  title: string,
  typed: string,
): boolean {
  const text = `${title} ${table.name} ${seatNames(table)}`.toLocaleLowerCase();
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
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

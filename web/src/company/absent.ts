/** Who keeps the others waiting, and how long everybody has been waited for. */

import type { Company, Seat } from '../lib/api';

const HOUR = 3600;
export const DAY = 24 * HOUR;

export interface Time {
  used: number;
  /** Since they were asked or last answered; null if they are not waited for. */
  waited: number | null;
  /** How much of the agreed time has passed, from 0 to 1. */
  share: number;
  late: boolean;
}

/** The time of a seat, some seconds after the server has told it. Pauses do not count, nor does what
 * a bot takes in somebody's place. */
export function timeOf(company: Company, seat: Seat, number: number, later: number): Time {
  const told = company.seats[number];
  const agreed = company.agreed.hours * HOUR;
  if (!told || seat.kind === 'bot') return { used: 0, waited: null, share: 0, late: false };
  const passes = told.waited !== null && !company.paused && !company.ended && !seat.stand_in;
  const passed = passes ? Math.max(0, later) : 0;
  const waited = told.waited === null ? null : told.waited + passed;
  const share = agreed > 0 && waited !== null ? Math.min(1, waited / agreed) : 0;
  return { used: told.used + passed, waited, share, late: share === 1 && !seat.stand_in };
}

/** Whether the others have to choose how the game goes on without who has the seat. */
export function missed(company: Company, seat: Seat, number: number, later: number): boolean {
  if (seat.mine || seat.stand_in || company.ended || company.paused) return false;
  if (seat.kind === 'open' && !seat.taken) return company.seats[number]?.given_up ?? false;
  return timeOf(company, seat, number, later).late;
}

/** When somebody can be reminded again, in seconds since 1970; 0: now. */
export function nextReminder(company: Company, number: number): number {
  const last = company.seats[number]?.reminded ?? null;
  return last === null ? 0 : last + DAY;
}

/** Who waits a day is not asked before. */
const KEY = 'trilobite-wait';

export function waitUntil(table: string, seat: number): number {
  return Number(localStorage.getItem(`${KEY} ${table} ${seat}`) ?? 0);
}

export function waitADay(table: string, seat: number, now: number): number {
  localStorage.setItem(`${KEY} ${table} ${seat}`, String(now + DAY));
  return now + DAY;
}

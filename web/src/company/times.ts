/** How long ago, and since when, in the reader's language. */

import { say } from '../lib/messages';
import { settings } from '../lib/settings.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Who was at the screen so short a time ago is still there. */
const HERE = 5 * MINUTE;

function unit(number: number, name: 'minute' | 'hour' | 'day'): string {
  const format = { style: 'unit', unit: name, unitDisplay: 'short' } as const;
  return new Intl.NumberFormat(settings.language, format).format(number);
}

/** So many seconds: under an hour in minutes, under a day in hours, then in days and hours. */
export function lasting(seconds: number): string {
  if (seconds < HOUR) return unit(Math.max(1, Math.floor(seconds / MINUTE)), 'minute');
  if (seconds < DAY) return unit(Math.floor(seconds / HOUR), 'hour');
  const hours = Math.floor((seconds % DAY) / HOUR);
  const days = unit(Math.floor(seconds / DAY), 'day');
  return hours > 0 ? `${days} ${unit(hours, 'hour')}` : days;
}

/** The same for what is looked back at: under a day in hours and minutes. */
export function spent(seconds: number): string {
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (seconds < HOUR || seconds >= DAY || minutes === 0) return lasting(seconds);
  return `${lasting(seconds)} ${unit(minutes, 'minute')}`;
}

export const now = (): number => Math.floor(Date.now() / 1000);

/** A time of day; with the day, if it is another. */
export function clock(at: number, present = new Date()): string {
  const date = new Date(at * 1000);
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const before = new Date(present);
  before.setDate(present.getDate() - 1);
  if (date.toDateString() === before.toDateString()) {
    const words = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
    const hour = new Intl.DateTimeFormat(settings.language, time).format(date);
    return `${words.format(-1, 'day')} ${hour}`;
  }
  const today = date.toDateString() === present.toDateString();
  const day = today ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(settings.language, { ...day, ...time }).format(date);
}

export function whole(at: number): string {
  return new Intl.DateTimeFormat(settings.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(at * 1000));
}

/** Whether somebody whose page is open was at the screen a moment ago. */
export function isHere(here: boolean, seen: number | null, at = now()): boolean {
  return here && seen !== null && at - seen < HERE;
}

/** Presence in words. */
export function presence(here: boolean, seen: number | null): string {
  if (isHere(here, seen)) return say('is-here');
  return seen === null ? say('is-away') : say('is-away-since', { time: clock(seen) });
}

/** Whether a table in a list waits for so long that somebody may be reminded: longer than its people
 * have agreed on, or a day. */
export function isOverdue({
  since,
  hours = 0,
}: {
  since?: number | null;
  hours?: number;
}): boolean {
  return typeof since === 'number' && now() - since >= (hours > 0 ? hours * HOUR : DAY);
}

/** Whether a table in a list waits for longer than its people have agreed on. */
export function isLate({ since, hours = 0 }: { since?: number | null; hours?: number }): boolean {
  return hours > 0 && typeof since === 'number' && now() - since >= hours * HOUR;
}

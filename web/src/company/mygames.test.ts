import { expect, test } from 'vitest';
import type { Reminder, Seat, TableSummary } from '../lib/api';
import { isNew, lookAt } from './looked';
import { awaited, emptySeat, matches, seatName } from './names';
import { fateOf } from './reminders.svelte';
import { isOverdue, now } from './times';
import { likelyNext, nextTurn, turnsOf } from './turns';

const HOURS = 3600;

const seat = (given: Partial<Seat>): Seat => ({
  kind: 'open',
  name: 'Iva',
  bot: '',
  taken: true,
  mine: false,
  ...given,
});

const table = (id: string, given: Partial<TableSummary> = {}): TableSummary => ({
  id,
  created: '2026-11-01T10:00:00+00:00',
  game: 'genesis',
  title: 'Bios: Genesis',
  name: '',
  options: {},
  pack: '',
  seats: [seat({ kind: 'human', name: 'Petra', mine: true }), seat({})],
  over: false,
  my_turn: false,
  what_if: false,
  older: false,
  ...given,
});

const mine = (id: string, since: number): TableSummary => table(id, { my_turn: true, since });

test('who waits longest is first, and the next turn is the one after', () => {
  const tables = [mine('b', 20), table('x'), mine('a', 10), mine('c', 30)];
  expect(turnsOf(tables).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(nextTurn(tables, 'a')).toBe('b');
  expect(nextTurn(tables, 'c')).toBe('a');
  expect(nextTurn(tables, 'x')).toBe('a');
  expect(nextTurn([mine('a', 10)], 'a')).toBeNull();
  expect(nextTurn([{ ...mine('a', 10), lesson: 'g1' }], 'x')).toBeNull();
});

test('the table that may be next is the one where something happened last and nobody is missing', () => {
  const empty = [seat({ mine: true }), seat({ taken: false })];
  const tables = [
    table('old', { at: 10 }),
    table('new', { at: 30 }),
    table('empty', { at: 40, seats: empty }),
    table('over', { at: 50, over: true }),
    table('asleep', { at: 60, asleep: true }),
  ];
  expect(likelyNext(tables)?.id).toBe('new');
  expect(likelyNext([])).toBeUndefined();
});

test('what has happened since a table was looked at is new, and all is known of one never opened', () => {
  lookAt('seen', 100);
  expect(isNew(table('seen', { at: 100 }))).toBe(false);
  expect(isNew(table('seen', { at: 101 }))).toBe(true);
  expect(isNew(table('never', { at: 101 }))).toBe(false);
});

test('one person can be reminded; bots, those who decide in secret, and oneself cannot', () => {
  expect(awaited(table('a', { waiting: [1] }))).toBe(1);
  expect(awaited(table('a', { waiting: [0] }))).toBeNull();
  expect(awaited(table('a', { waiting: [0, 1] }))).toBeNull();
  expect(awaited(table('a', { waiting: [] }))).toBeNull();
  const bot = [seat({ mine: true }), seat({ kind: 'bot' })];
  expect(awaited(table('a', { waiting: [1], seats: bot }))).toBeNull();
  const standIn = [seat({ mine: true }), seat({ stand_in: true })];
  expect(awaited(table('a', { waiting: [1], seats: standIn }))).toBeNull();
  const empty = [seat({ mine: true }), seat({ taken: false })];
  expect(awaited(table('a', { waiting: [1], seats: empty }))).toBeNull();
  expect([emptySeat({ seats: empty }), emptySeat(table('a'))]).toEqual([1, null]);
});

test('a bot goes by its kind unless it has a name of its own', () => {
  expect(seatName(seat({ kind: 'bot', name: 'greedy', bot: 'greedy' }))).toBe('normal bot');
  expect(seatName(seat({ kind: 'bot', name: 'Ada', bot: 'greedy' }))).toBe('Ada');
});

test('where no pace was agreed on a day is long enough', () => {
  expect(isOverdue({ since: now() - 25 * HOURS })).toBe(true);
  expect(isOverdue({ since: now() - 23 * HOURS })).toBe(false);
  expect(isOverdue({ since: now() - 7 * HOURS, hours: 6 })).toBe(true);
  expect(isOverdue({ since: now() - 25 * HOURS, hours: 72 })).toBe(false);
  expect(isOverdue({ since: null })).toBe(false);
});

test('a table is found by its game, its name and by who plays there', () => {
  const named = table('a', { name: 'Thursday table' });
  const found = (typed: string): boolean => matches(named, 'Bios: Genesis', typed);
  expect(['gene', 'iva', 'IVA bios', 'thurs'].map(found)).toEqual([true, true, true, true]);
  expect(['marine', 'iva marine'].map(found)).toEqual([false, false]);
});

test('a reminder says by which way it went, and whether it has arrived', () => {
  const reminded = (...ways: Reminder['ways']): ReturnType<typeof fateOf> =>
    fateOf({ late: true, last: 1, next: 2, ways });
  expect(reminded()).toEqual({
    text: 'They have chosen no way to be reached: they see it at the table.',
    warn: false,
  });
  expect(reminded({ kind: 'push', fate: 'arrived' }, { kind: 'mail', fate: 'arrived' }).text).toBe(
    'delivered by push and mail',
  );
  expect(reminded({ kind: 'push', fate: 'waits' }).text).toBe('not gone out yet: push');
  expect(reminded({ kind: 'push', fate: 'failed' }, { kind: 'mail', fate: 'waits' })).toEqual({
    text: 'not delivered by push; it is tried again',
    warn: true,
  });
});

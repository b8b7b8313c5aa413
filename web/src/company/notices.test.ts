import { expect, test } from 'vitest';
import type { Notices, Way } from '../lib/api';
import {
  choiceOf,
  columnsOf,
  fromField,
  inField,
  midnight,
  morning,
  wayState,
} from './notices.svelte';

const way = (given: Partial<Way>): Way => ({
  id: 'w1',
  kind: 'mail',
  column: 'w1',
  name: '',
  address: 'petra@example.org',
  here: false,
  confirmed: true,
  delivered: 0,
  fault: '',
  since: 0,
  paused: false,
  ...given,
});

const notices = (...ways: Way[]): Notices => ({
  ways,
  told: {},
  often: 'once',
  hour: 18,
  quiet: { on: false, start: 22, end: 7 },
  zone: 'UTC',
  tables: {},
  offered: ['push'],
  push_key: '',
});

test('all browsers share a column, which is broken if one of them is', () => {
  const phone = way({ id: 'p1', kind: 'push', column: 'push', fault: 'gone' });
  const laptop = way({ id: 'p2', kind: 'push', column: 'push' });
  const columns = columnsOf(notices(phone, laptop, way({})));
  expect(columns.map(({ id, name, broken }) => [id, name, broken])).toEqual([
    ['push', 'Push', true],
    ['w1', 'Mail', false],
  ]);
});

test('a way says how it goes, and whether somebody should act', () => {
  const now = 1_800_000_000;
  expect(wayState(way({ confirmed: false }), now).text).toContain('not confirmed');
  expect(wayState(way({ delivered: now }), now)).toMatchObject({ warn: false });
  expect(wayState(way({ fault: 'gone', since: now - 7200 }), now)).toEqual({
    text: 'not delivered for 2 hr: the address is gone',
    warn: true,
  });
  expect(wayState(way({ fault: 'busy', since: now, paused: true }), now).text).toContain('paused');
});

test('a table is silent until midnight, until another time, or no longer', () => {
  const now = Math.floor(Date.now() / 1000);
  expect(choiceOf(undefined)).toBe('usual');
  expect(choiceOf({ rule: 'daily' })).toBe('daily');
  expect(choiceOf({ rule: 'until', until: midnight() })).toBe('midnight');
  expect(choiceOf({ rule: 'until', until: morning() })).toBe('until');
  expect(choiceOf({ rule: 'until', until: now - 1 })).toBe('usual');
});

test('the morning is that of the next day, and a field has it as it was', () => {
  expect(morning()).toBeGreaterThan(midnight());
  expect(inField(morning())).toMatch(/T08:00$/);
  expect(fromField(inField(morning()))).toBe(morning());
  expect(fromField('')).toBe(0);
});

test('midnight is the one that comes', () => {
  const left = midnight() - Date.now() / 1000;
  expect(left).toBeGreaterThan(-1);
  expect(left).toBeLessThanOrEqual(25 * 3600);
});

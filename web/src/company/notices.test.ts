import { expect, test } from 'vitest';
import type { Notices, Way } from '../lib/api';
import { columnsOf, midnight, wayState } from './notices.svelte';

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

test('midnight is the one that comes', () => {
  const left = midnight() - Date.now() / 1000;
  expect(left).toBeGreaterThan(-1);
  expect(left).toBeLessThanOrEqual(25 * 3600);
});

import { expect, test } from 'vitest';
import type { Line } from './game';
import { sectionsOf, type Told } from './sections';

function told(id: number, kind: Line['kind'], words: string): Told {
  return { id, event: words, answers: id, line: { kind, words, icon: '', player: null } };
}

const LOG = [
  told(0, 'event', 'laid out'),
  told(1, 'turn', 'turn 1'),
  told(2, 'phase', 'event'),
  told(3, 'event', 'drought'),
  told(4, 'event', 'two die'),
  told(5, 'phase', 'rolls'),
  told(6, 'event', 'a roll'),
  told(7, 'turn', 'turn 2'),
];

test('the newest section is on top, headings above their entries, causes before effects', () => {
  const read = sectionsOf(LOG).map(({ headings, entries }) => [
    headings.map(({ event }) => event),
    entries.map(({ event }) => event),
  ]);
  expect(read).toEqual([
    [['turn 2'], []],
    [['turn 1', 'rolls'], ['a roll']],
    [['event'], ['drought', 'two die']],
    [[], ['laid out']],
  ]);
});

test('nothing has happened yet', () => {
  expect(sectionsOf([])).toEqual([]);
});

import { expect, test } from 'vitest';
import { remarks } from './remarks';

const turns = (number: number): { event: string }[] =>
  Array.from({ length: number }, () => [{ event: 'turn' }, { event: 'event' }]).flat();

test('the end is near when two events are left', () => {
  expect(remarks({ events_left: [0, 2, 1] }, [])).toEqual([]);
  expect(remarks({ events_left: [0, 1, 1] }, [])).toEqual(['near-end']);
});

test('who was not asked in two whole turns is told why', () => {
  expect(remarks({ events_left: [9] }, turns(2))).toEqual([]);
  expect(remarks({ events_left: [9] }, turns(3))).toEqual(['idle-turns']);
});

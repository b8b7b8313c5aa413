import { expect, test } from 'vitest';
import { remarks } from './remarks';

const turns = (number: number): { event: string }[] =>
  Array.from({ length: number }, () => [{ event: 'turn' }, { event: 'event' }]).flat();

test('the end is near when at most three turns are left', () => {
  expect(remarks({ turns_left: 4 }, [])).toEqual([]);
  expect(remarks({ turns_left: 3 }, [])).toEqual(['near-end']);
});

test('who was not asked in two whole turns is told why', () => {
  expect(remarks({ turns_left: 9 }, turns(2))).toEqual([]);
  expect(remarks({ turns_left: 9 }, turns(3))).toEqual(['idle-turns']);
});

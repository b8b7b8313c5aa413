import { expect, test } from 'vitest';
import { option } from '../testing/options';
import { groupOptions } from './groups';

/** The first argument is the piece. */
function group(...keys: string[]): [string | null, string[], number][] {
  const groups = groupOptions(keys.map(option), ({ arguments: [first] }) => first?.[1] ?? null);
  return groups.map(({ target, options, key }) => [target, options.map((one) => one.key), key]);
}

test('options at one piece are one group', () => {
  expect(group('move a', 'stay b', 'eat a')).toEqual([
    ['a', ['move a', 'eat a'], 1],
    ['b', ['stay b'], 2],
  ]);
});

test('options without a piece come last, each by itself', () => {
  expect(group('pass', 'move a', 'done')).toEqual([
    ['a', ['move a'], 1],
    [null, ['pass'], 2],
    [null, ['done'], 3],
  ]);
});

test('only the first nine have a key', () => {
  const keys = group(...Array.from({ length: 11 }, (_, index) => `move p${index}`));
  expect(keys.map(([, , key]) => key)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0]);
});

test('nothing is offered, nothing is grouped', () => {
  expect(group()).toEqual([]);
});

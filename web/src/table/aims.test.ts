import { expect, test } from 'vitest';
import type { GameWords } from '../lib/gameWords';
import { stub } from '../testing/stub';
import { aimsTold, elseTold } from './aims';

const WORDS = stub<GameWords>({ say: (id: string) => id });

test('an aim is told with how many points it gains or loses', () => {
  const told = aimsTold(WORDS, [
    { name: 'growth', change: 1.24 },
    { name: 'safety', change: -0.5 },
  ]);
  expect(told).toEqual([
    { words: 'aim-growth +1.2', good: true },
    { words: 'aim-safety −0.5', good: false },
  ]);
});

test('where no aim is told there is nothing to say', () => {
  expect(aimsTold(WORDS, undefined)).toEqual([]);
});

test('what serves no aim at once is told by what it does better, or that nothing promises more', () => {
  const told = { key: 'done', worth: 1, outlook: 0.5 };
  expect(elseTold(WORDS, { ...told, better: [{ name: 'safety', change: 0.4 }] })).toBe(
    'more than with the others: aim-safety +0.4',
  );
  expect(elseTold(WORDS, told)).toBe('no other answer promises more');
  expect(elseTold(WORDS, { ...told, equal: true })).toBe('');
  expect(elseTold(WORDS, { ...told, aims: [{ name: 'growth', change: 1 }] })).toBe('');
});

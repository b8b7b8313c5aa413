/** Chips: always with a sign or an arrow, short words where there are some. */

import { expect, test } from 'vitest';
import type { Preview } from '../lib/api';
import { chipsOf, signed, worthOf } from './consequences';

const words = {
  has: (id: string) => id === 'chance-rises-short' || id === 'chip-price',
  say: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(' '),
};
const text = { fact: () => 'Red', facts: () => ({}) };

function chips(preview: Partial<Preview>): string[] {
  const whole: Preview = { key: 'x', end: 'choice', ...preview };
  return chipsOf(whole, 0, words, text).map(({ words: said, tone }) => `${said}|${tone}`);
}

test('points have their sign', () => {
  expect([signed(3), signed(-2), signed(0)]).toEqual(['+3', '−2', '0']);
});

test('own points come without a name, those of others with it, ranges with both ends', () => {
  const change = { who: 'red', kind: 'points', before: 5 };
  const changes = [
    { ...change, seat: 0, after: 5, most: 9 },
    { ...change, seat: 1, after: 3, most: 3 },
  ];
  expect(chips({ changes })).toEqual(['0 … +4|good', 'Red −2|']);
});

test('an average is a pair, or dashed where nothing changes', () => {
  expect(chips({ points: 7, expected: 7 })).toEqual(['7|idle']);
  expect(chips({ points: 7, expected: 6.5 })).toEqual(['7 → 6.5|bad']);
});

test('odds are said in short, and notes only if they have a short form', () => {
  const odds = [{ key: 'rises', chance: 0.56, percent: '56', tone: 'good' as const }];
  const notes = [{ key: 'price' }, { key: 'long' }];
  expect(chips({ odds, notes })).toEqual(['preview-odd chance-rises-short 56|good', 'chip-price|']);
});

test('what cannot happen is neither good nor bad', () => {
  const odds = [{ key: 'loss', chance: 0, percent: '0', tone: 'bad' as const }];
  expect(chips({ odds })).toEqual(['preview-odd chance-loss 0|']);
});

test('equal signs are one with their number', () => {
  const price = { key: 'price', tone: 'bad' as const };
  expect(chips({ notes: [price, price, price] })).toEqual(['chip-price × 3|bad']);
});

test('an option is worth its average, or else what it brings to oneself at best', () => {
  const change = { who: 'red', kind: 'points', before: 5, after: 5 };
  const changes = [
    { ...change, seat: 0, most: 9 },
    { ...change, seat: 1, most: 20 },
  ];
  const preview: Preview = { key: 'x', end: 'choice', changes };
  expect(worthOf(preview, 0)).toBe(4);
  expect(worthOf({ ...preview, points: 5, expected: 4.5 }, 0)).toBe(-0.5);
  expect(worthOf(undefined, 0)).toBe(0);
});

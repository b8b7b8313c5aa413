import { expect, test } from 'vitest';
import { changesOf, type Counts } from './motion';

function counts(board: Record<string, Record<string, number>>): Counts {
  return new Map(
    Object.entries(board).map(([piece, places]) => [piece, new Map(Object.entries(places))]),
  );
}

test('what is missing here and more there has gone there', () => {
  const before = counts({ 'cube:red': { loose: 2 }, 'biont:red': { pool: 3 } });
  const after = counts({ 'cube:red': { loose: 1, organised: 1 }, 'biont:red': { pool: 2 } });
  expect(changesOf(before, after)).toEqual([
    { piece: 'cube:red', from: 'loose', to: 'organised' },
    { piece: 'biont:red', from: 'pool', to: null },
  ]);
});

test('what is nowhere else has come or gone', () => {
  const before = counts({ pawn: { a: 1 } });
  const after = counts({ token: { b: 2 } });
  expect(changesOf(before, after)).toEqual([
    { piece: 'pawn', from: 'a', to: null },
    { piece: 'token', from: null, to: 'b' },
    { piece: 'token', from: null, to: 'b' },
  ]);
});

test('what stays does not move', () => {
  const board = counts({ pawn: { a: 1, b: 2 } });
  expect(changesOf(board, board)).toEqual([]);
});

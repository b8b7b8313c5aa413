import { expect, test } from 'vitest';
import type { LogEntry, Result } from '../lib/api';
import { stub } from '../testing/stub';
import type { Swing } from './analysis.svelte';
import { bestTurn, lead, placesOf, ranksOf, turnAt, turningPoints, turnsOf } from './ending';
import type { Line } from './game';

const result: Result = {
  reason: 'end',
  achievement: '',
  scores: [7, 12, 9],
  winners: [1],
  order: [1, 2, 0],
};

test('the final order is that of the result', () => {
  expect(ranksOf(result).map(({ place, seat, total }) => [place, seat, total])).toEqual([
    [1, 1, 12],
    [2, 2, 9],
    [3, 0, 7],
  ]);
  expect(lead(result)).toEqual({ by: 3, seat: 2 });
  expect(lead({ ...result, winners: [] })).toBeNull();
});

test('head starts count for the places if there are some', () => {
  expect(placesOf(result)).toBe(result);
  const counted = { scores: [17, 12, 9], winners: [0], order: [0, 1, 2] };
  const places = placesOf({ ...result, counted });
  expect(ranksOf(places).map(({ seat, total }) => [seat, total])).toEqual([
    [0, 17],
    [1, 12],
    [2, 9],
  ]);
  expect(lead(places)).toEqual({ by: 5, seat: 1 });
});

function swing(answers: number, size: number, seat: number | null): Swing {
  const stretch = stub<Swing['stretch']>({ answers, seats: seat === null ? [] : [seat] });
  return { stretch, chance: seat === null, change: [], size };
}

test('turning points are the greatest changes, apart from each other, one of them one’s own', () => {
  const swings = [
    swing(50, 0.4, null),
    swing(60, 0.3, 1),
    swing(90, 0.25, null),
    swing(20, 0.2, 1),
    swing(120, 0.05, 0),
  ];
  const turn = (answers: number): number => Math.floor(answers / 10);
  const answers = turningPoints(swings, [0], 'chance', turn).map(({ stretch }) => stretch.answers);
  expect(answers).toEqual([50, 90, 120]);
});

test('the best turn is that in which the outlook rose most', () => {
  const turns = [0, 10, 20];
  const moments = [0.5, 0.4, 0.6, 0.9, 0.1].map((chance, index) => ({
    answers: index * 5,
    outlook: [chance, 1 - chance],
  }));
  expect(turnAt(turns, 14)).toBe(2);
  // From 0.5 to 0.6, from 0.6 to 0.1, and nothing after that.
  expect(bestTurn(moments, turns, 0)).toBe(1);
  expect(bestTurn(moments, turns, 1)).toBe(2);
  expect(bestTurn(moments.slice(0, 1), turns, 0)).toBeNull();
});

test('turns begin with their headings, the first without one with its first phase', () => {
  const log = [0, 2, 4, 9, 9].map((answers) => stub<LogEntry>({ answers }));
  const starts = (...kinds: Line['kind'][]): number[] =>
    turnsOf(
      log,
      kinds.map((kind) => stub<Line>({ kind })),
    );
  expect(starts('turn', 'phase', 'event', 'turn', 'phase')).toEqual([0, 9]);
  expect(starts('event', 'phase', 'event', 'turn', 'phase')).toEqual([2, 9]);
  expect(starts('event', 'step', 'event', 'turn', 'step')).toEqual([9]);
});

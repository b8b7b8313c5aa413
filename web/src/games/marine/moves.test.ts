import { expect, test } from 'vitest';
import { event } from '../../testing/options';
import { movesOf } from './moves';

test('species that leave one tile for another are one move', () => {
  const log = [
    event(4, 'species-left animal:crustacean hex:b3 2'),
    event(4, 'species-moved animal:crustacean hex:b4 2'),
  ];
  expect(movesOf(log)).toEqual([
    {
      kind: 'moved',
      from: 'hex:b3',
      to: 'hex:b4',
      what: 'species',
      number: 2,
      colour: 'crustacean',
      answers: 4,
    },
  ]);
});

test('what comes and what goes', () => {
  const log = [
    event(5, 'species-placed animal:fish hex:d4 3'),
    event(6, 'species-eliminated animal:fish hex:d4 1'),
    event(6, 'token-lifted element:worms corner:d4-ne'),
    event(7, 'vp animal:fish 2'),
    event(8, 'special-placed animal:fish element:worms space:migration-2'),
  ];
  const told = movesOf(log).map(({ kind, from, to, number }) => [kind, from ?? to, number]);
  expect(told).toEqual([
    ['added', 'hex:d4', 3],
    ['removed', 'hex:d4', 1],
    ['removed', 'corner:d4-ne', 1],
    ['added', 'space:migration-2', 1],
  ]);
});

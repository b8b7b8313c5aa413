import { expect, test } from 'vitest';
import { event } from '../../testing/options';
import { movesOf } from './moves';

test('Migrants, cities and climate tokens', () => {
  const log = [
    event(3, 'migrant-moved colour:black space:iran space:india'),
    event(3, 'migrant-lost colour:white space:india'),
    event(4, 'city-built colour:black hex:egypt resource:wheat'),
    event(5, 'token-moved terrain:ice hex:egypt hex:baltic'),
    event(5, 'technology colour:black track:energy 2'),
  ];
  const told = movesOf(log).map(({ kind, from, to, what, colour, answers }) => [
    kind,
    from,
    to,
    what,
    colour,
    answers,
  ]);
  expect(told).toEqual([
    ['moved', 'space:iran', 'space:india', 'migrant', 'black', 3],
    ['removed', 'space:india', null, 'migrant', 'white', 3],
    ['added', null, 'hex:egypt', 'city', 'black', 4],
    ['moved', 'hex:egypt', 'hex:baltic', 'climate:ice', null, 5],
  ]);
});

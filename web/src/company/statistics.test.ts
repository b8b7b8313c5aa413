import { expect, test } from 'vitest';
import { company, tallies, type Played } from './statistics';

const played = (given: Partial<Played>): Played => ({
  id: 'a',
  game: 'genesis',
  at: 0,
  seconds: 3600,
  points: 10,
  place: 1,
  players: 2,
  names: [],
  ...given,
});

test('games are counted by kind, with places and points in the order of time', () => {
  const games = [
    played({ at: 30, points: 12, place: 3, players: 3 }),
    played({ at: 10, points: 31 }),
    played({ game: 'marine', at: 20, points: 118, place: 0 }),
    played({ at: 40, points: 5, players: 1 }),
  ];
  const [genesis, marine] = tallies(games);
  expect(genesis).toMatchObject({ games: 3, won: 1, hours: 3, best: 31, places: [2, 0, 1] });
  expect(genesis?.points.map(({ points }) => points)).toEqual([31, 12, 5]);
  expect(marine).toMatchObject({ game: 'marine', games: 1, won: 0, places: [] });
});

test('those one plays with most come first', () => {
  const games = [played({ names: ['Iva', 'Ota'] }), played({ names: ['Ota'] })];
  expect(company(games)).toEqual([
    ['Ota', 2],
    ['Iva', 1],
  ]);
});

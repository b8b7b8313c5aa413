/** What was played, counted. */

import type { components } from '../lib/schema';

export type Played = components['schemas']['PlayedOut'];
/** A game as it counts, also where somebody shows it to others. */
export type Counted = components['schemas']['GameCountedOut'];

export interface Tally {
  game: string;
  games: number;
  won: number;
  hours: number;
  best: number;
  /** Games by place, from the first on. */
  places: number[];
  /** Points of each game, the oldest first. */
  points: { at: number; points: number }[];
}

const HOUR = 3600;

/** By game, the one that was played most first. */
export function tallies(played: readonly Counted[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const one of played.toSorted((a, b) => a.at - b.at)) {
    const { game } = one;
    const tally = found.get(game) ?? {
      game,
      games: 0,
      won: 0,
      hours: 0,
      best: -Infinity,
      places: [],
      points: [],
    };
    tally.games += 1;
    tally.won += Number(one.place === 1 && one.players > 1);
    tally.hours += one.seconds / HOUR;
    tally.best = Math.max(tally.best, one.points);
    if (one.place > 0) tally.places[one.place - 1] = (tally.places[one.place - 1] ?? 0) + 1;
    tally.points.push({ at: one.at, points: one.points });
    found.set(game, tally);
  }
  for (const tally of found.values()) {
    const { places } = tally;
    tally.places = Array.from({ length: places.length }, (_, place) => places[place] ?? 0);
  }
  return [...found.values()].toSorted((a, b) => b.games - a.games);
}

/** Those one has played with most often. */
export function company(played: readonly Played[]): [name: string, games: number][] {
  const found = new Map<string, number>();
  for (const name of played.flatMap(({ names }) => names)) {
    found.set(name, (found.get(name) ?? 0) + 1);
  }
  return [...found].toSorted(([, a], [, b]) => b - a).slice(0, 8);
}

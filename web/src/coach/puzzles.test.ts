import { beforeEach, expect, test } from 'vitest';
import type { GameSetup } from '../lib/api';
import { dayOf, Puzzling, puzzleOf, streakOf } from './puzzles.svelte';

function gameWith(name: string, number: number): GameSetup {
  const puzzles = Array.from({ length: number }, (_, index) => ({
    id: `${name}${index + 1}`,
    theme: 'any',
    margin: 1,
  }));
  return { name, puzzles } as unknown as GameSetup;
}
const games = [gameWith('a', 2), gameWith('none', 0), gameWith('b', 3)];

beforeEach(() => localStorage.clear());

test('a day is the same all over the world', () => {
  expect(dayOf(new Date('2026-11-17T23:30:00-05:00'))).toBe(
    dayOf(new Date('2026-11-18T05:30:00+01:00')),
  );
  expect(dayOf(new Date('2026-11-18T00:00:00Z')) - dayOf(new Date('2026-11-17T23:59:59Z'))).toBe(1);
});

test('the games take turns, and each goes through its puzzles', () => {
  const ids = Array.from({ length: 8 }, (_, day) => puzzleOf(day, games)?.id);
  expect(ids).toEqual(['a1', 'b1', 'a2', 'b2', 'a1', 'b3', 'a2', 'b1']);
  expect(puzzleOf(5, [])).toBeNull();
});

test('a streak is of days in a row, and waits for today', () => {
  expect(streakOf([], 10)).toBe(0);
  expect(streakOf([8, 9], 10)).toBe(2);
  expect(streakOf([8, 9, 10], 10)).toBe(3);
  expect(streakOf([7, 8], 10)).toBe(0);
  expect(streakOf([5, 7, 8, 9], 9)).toBe(3);
});

test('only the puzzle of the day makes a day count, and it is kept', () => {
  let now = new Date('2026-11-17T10:00:00Z');
  const puzzling = new Puzzling(() => now);
  const daily = () => puzzleOf(puzzling.today, games);
  const first = daily();
  const other = first?.game.name === 'a' ? 'b' : 'a';
  puzzling.solve(other, `${other}1`, first);
  expect([puzzling.streak, puzzling.done]).toEqual([0, false]);
  expect(puzzling.isSolved(other, `${other}1`)).toBe(true);
  puzzling.solve(first?.game.name ?? '', first?.id ?? '', first);
  expect([puzzling.streak, puzzling.done]).toEqual([1, true]);
  now = new Date('2026-11-18T10:00:00Z');
  expect([puzzling.streak, puzzling.done]).toEqual([1, false]);
  const second = daily();
  puzzling.solve(second?.game.name ?? '', second?.id ?? '', second);
  expect(puzzling.streak).toBe(2);
  expect(new Puzzling(() => now).streak).toBe(2);
  now = new Date('2026-11-20T10:00:00Z');
  expect(new Puzzling(() => now).streak).toBe(0);
});

test('what was kept may be spoiled', () => {
  localStorage.setItem('trilobite-puzzles', '{"solved": ');
  expect(new Puzzling().streak).toBe(0);
});

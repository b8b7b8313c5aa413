import { expect, test } from 'vitest';
import { SOUNDS, soundOf } from './sounds';

const NOTHING = { roll: false, turn: false, extinction: false, end: false };

test('the gravest of several is heard', () => {
  expect(soundOf({ ...NOTHING, roll: true, extinction: true }, SOUNDS)).toBe('extinction');
  expect(soundOf({ roll: true, turn: true, extinction: true, end: true }, SOUNDS)).toBe('end');
});

test('nothing is heard that was not asked for', () => {
  expect(soundOf({ ...NOTHING, roll: true }, [])).toBeNull();
  expect(soundOf({ ...NOTHING, roll: true, turn: true }, ['turn'])).toBe('turn');
  expect(soundOf(NOTHING, SOUNDS)).toBeNull();
});

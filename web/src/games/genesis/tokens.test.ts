import { expect, test } from 'vitest';
import { scoreParts } from './scores';
import { colourOf, countBionts, countColour, letterOf, playerOf } from './tokens';

test('a small letter is the biont of a colour that nobody plays', () => {
  expect(['R', 'y', 'G', 'b'].map(playerOf)).toEqual(['red', 'npc-yellow', 'green', 'npc-blue']);
  expect(['R', 'y', 'G', 'b'].map(colourOf)).toEqual(['red', 'yellow', 'green', 'blue']);
});

test('players have the letter by which they are known', () => {
  for (const letter of 'RYGBrygb') expect(letterOf(playerOf(letter))).toBe(letter);
});

test('tokens are counted by colour, bionts by player', () => {
  expect(countColour('RRGB', 'red')).toBe(2);
  expect(countColour('', 'red')).toBe(0);
  expect(countBionts('RrrG', 'red')).toBe(1);
  expect(countBionts('RrrG', 'npc-red')).toBe(2);
});

test('points of system chromosomes are shown with cubes, Medea only where it costs', () => {
  const score = { cubes: 3, system: 2, bionts: 4, trophies: 0, dominance: 1, medea: 0, total: 10 };
  expect(scoreParts(score)).toEqual([
    { source: 'cubes', number: 5 },
    { source: 'bionts', number: 4 },
    { source: 'dominance', number: 1 },
    { source: 'trophies', number: 0 },
  ]);
  expect(scoreParts(score, ['introductory']).map(({ source }) => source)).toEqual([
    'cubes',
    'bionts',
  ]);
  expect(scoreParts({ ...score, medea: 3, total: 7 }).at(-1)).toEqual({
    source: 'medea',
    number: -3,
  });
});

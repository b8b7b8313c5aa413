import { expect, test } from 'vitest';
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

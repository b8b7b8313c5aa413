import { expect, test } from 'vitest';
import { GameWords } from './gameWords';
import { capital, say } from './messages';
import { settings } from './settings.svelte';

const words = new GameWords(
  {
    'locale/en/game.ftl': [
      'die = a die',
      'cubes = { $number ->\n  [one] a cube\n *[other] { $number } cubes\n }',
      'only-english = alone',
      'who = { $player } goes',
    ].join('\n'),
    'locale/cs/game.ftl': 'die = kostka\nwho = { $nobody } hraje',
  },
  { 'locale/en/board.ftl': 'die = the die on the board' },
);

test('words of the board stand before those of the rules', () => {
  expect(words.say('die')).toBe('the die on the board');
});

test('the language of the reader is followed when it changes', () => {
  expect(words.say('die')).toBe('the die on the board');
  settings.language = 'cs';
  expect(words.say('die')).toBe('kostka');
});

test('what a language lacks, or cannot say with these facts, is said in English', () => {
  settings.language = 'cs';
  expect(words.say('only-english')).toBe('alone');
  expect(words.say('who', { player: 'Red' })).toBe('Red goes');
});

test('numbers choose the form', () => {
  expect(words.say('cubes', { number: 1 })).toBe('a cube');
  expect(words.say('cubes', { number: 4 })).toBe('4 cubes');
});

test('what the game does not say, the table may; what nobody says is its own name', () => {
  expect(words.has('undo')).toBe(false);
  expect(words.say('undo')).toBe(say('undo'));
  expect(words.say('undo')).not.toBe('undo');
  expect(words.say('no-such-message')).toBe('no-such-message');
});

test('a capital is that of the language', () => {
  expect(capital('čtyři')).toBe('Čtyři');
  expect(capital('')).toBe('');
  expect(capital('mRNA is lost.')).toBe('mRNA is lost.');
});

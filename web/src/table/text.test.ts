import { describe, expect, test } from 'vitest';
import type { Argument } from '../lib/api';
import { GameWords } from '../lib/gameWords';
import { settings } from '../lib/settings.svelte';
import { decision, event, option } from '../testing/options';
import { shownDice, Text } from './text';

const words = new GameWords(
  {
    'locale/en/game.ftl': [
      'colour-red = Red',
      'short-on = { $number } short',
      'prompt-move = { $player } moves { $place } with { $dice } of { $many }',
      'option-move = move { $a } to { $b } ({ $b-id })',
      'reason-too-far = too far for { $player }: { $steps-left } left',
      'event-rolled = { $a } rolls { $dice }',
    ].join('\n'),
  },
  {},
);

const text = new Text(words, { place: { pond: { en: 'Warm Pond', cs: 'Teplé jezírko' } } });

describe('a name', () => {
  test('is the printed one, in the reader’s language or in English', () => {
    expect(text.name(['place', 'pond'])).toBe('Warm Pond');
    settings.language = 'cs';
    expect(text.name(['place', 'pond'])).toBe('Teplé jezírko');
    settings.language = 'it';
    expect(text.name(['place', 'pond'])).toBe('Warm Pond');
  });

  test('may be in another language than the page, to match a printed copy', () => {
    settings.language = 'cs';
    settings.cards = 'en';
    expect(text.name(['place', 'pond'])).toBe('Warm Pond');
  });

  test('that is not printed is a message, a number, or the id', () => {
    expect(text.name(['colour', 'red'])).toBe('Red');
    expect(text.name(['number', '3'])).toBe(3);
    expect(text.name(['place', 'nowhere'])).toBe('nowhere');
  });
});

test('facts are numbers, names, sentences of their own, or several of these', () => {
  const red: Argument = ['colour', 'red'];
  const short = { say: 'short-on', with: { number: 2 } };
  expect(text.fact(4)).toBe(4);
  expect(text.fact(red)).toBe('Red');
  expect(text.fact(short)).toBe('2 short');
  expect(text.fact({ join: [red, short], by: ' + ' })).toBe('Red + 2 short');
});

test('a prompt says who decides, and what the decision is about', () => {
  const asked = decision('move', [], {
    place: ['place', 'pond'],
    dice: [5, 2],
    many: [
      ['colour', 'red'],
      ['place', 'pond'],
    ],
  });
  asked.facts = { player: ['colour', 'red'] };
  expect(text.prompt(asked)).toBe('Red moves Warm Pond with 2 5 of Red, Warm Pond');
});

test('an option names its things, unless the game states them', () => {
  const asked = decision('move', []);
  const move = option('move colour:red place:pond');
  expect(text.option(asked, move)).toBe('Move Red to Warm Pond (pond)');
  move.facts = { b: 'the pond with two cubes' };
  expect(text.option(asked, move)).toBe('Move Red to the pond with two cubes (pond)');
});

test('a reason has the facts of its refusal', () => {
  const refusal = { ...option('move'), reason: 'too-far', clause: '', facts: { steps_left: 1 } };
  const asked = { ...decision('move', []), facts: { player: 'Ada' } };
  expect(text.reason(asked, refusal)).toBe('too far for Ada: 1 left');
});

test('an event names its things and its dice', () => {
  expect(text.event({ ...event(1, 'rolled colour:red'), dice: [6, 1] })).toBe('Red rolls 1 6');
  expect(text.event(event(1, 'rolled colour:red'))).toBe('Red rolls none');
});

test('dice stand from low to high, and none are none', () => {
  expect(shownDice([6, 1, 3])).toBe('1 3 6');
  expect(shownDice([])).toBe('none');
});

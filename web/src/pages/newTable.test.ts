import { expect, test } from 'vitest';
import type { GameSetup } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import { botsOf, NewTableForm, newSeat } from './newTable.svelte';

const setup: GameSetup = {
  name: 'sample',
  title: 'Sample',
  rulesets: ['second', 'first'],
  modes: ['competitive', 'cooperative'],
  players: [1, 2, 3, 4],
  variants: [],
  bots: ['search', 'random', 'greedy'],
  packs: [],
};

function fitted(parts: Partial<GameSetup> = {}): NewTableForm {
  const form = new NewTableForm();
  form.fit({ ...setup, ...parts });
  return form;
}

test('bots are offered from the easiest, and a middling one is proposed', () => {
  expect(botsOf(setup)).toEqual(['random', 'greedy', 'search']);
  expect(newSeat(setup).bot).toBe('greedy');
  expect(newSeat({ ...setup, bots: ['search'] }).bot).toBe('search');
});

test('it begins with the reader and two bots, or as many as the game takes', () => {
  settings.name = 'Ada';
  const kinds = fitted().seats.map(({ kind, name }) => `${kind} ${name}`);
  expect(kinds).toEqual(['human Ada', 'bot ', 'bot ']);
  expect(fitted({ players: [1, 2] }).seats).toHaveLength(2);
});

test('another game forgets what was chosen for the one before', () => {
  const form = fitted();
  Object.assign(form, { mode: 'cooperative', variants: ['x'], pack: 'p', more: { layout: 'l' } });
  form.fit(setup);
  const { mode, variants, pack, more, ruleset } = form;
  expect({ mode, variants, pack, more, ruleset }).toEqual({
    mode: '',
    variants: [],
    pack: '',
    more: {},
    ruleset: 'second',
  });
});

test('a mode that so many players cannot choose gives way to the first', () => {
  const form = fitted();
  form.mode = 'solitaire';
  expect(form.body('sample', setup.modes).options.mode).toBe('competitive');
  form.mode = 'cooperative';
  expect(form.body('sample', setup.modes).options.mode).toBe('cooperative');
});

test('colours are said only if everybody has chosen one', () => {
  const form = fitted();
  form.seats.forEach((seat, index) => (seat.player = ['red', 'green', ''][index] ?? ''));
  expect(form.body('sample', []).options).not.toHaveProperty('colours');
  form.seats.forEach((seat, index) => (seat.player = ['red', 'green', 'blue'][index] ?? ''));
  expect(form.body('sample', []).options.colours).toEqual(['red', 'green', 'blue']);
});

test('bots have no name, people without one a number', () => {
  const body = fitted().body('sample', []);
  expect(body.seats.map(({ name }) => name)).toEqual([expect.stringContaining('1'), '', '']);
  expect(body.seed).toBeNull();
});

import { beforeEach, expect, test } from 'vitest';
import type { Fit, GameSetup } from '../../lib/api';
import { settings } from '../../lib/settings.svelte';
import { NewTableForm } from './form.svelte';

const variant = (name: string, group = '', expert = false): GameSetup['variants'][number] => ({
  name,
  clause: '',
  text: '',
  group,
  expert,
});

const setup: GameSetup = {
  name: 'sample',
  title: 'Sample',
  rulesets: ['second', 'first'],
  modes: ['competitive', 'cooperative', 'solitaire'],
  players: [1, 2, 3, 4],
  variants: [variant('short', 'length'), variant('long', 'length'), variant('odd', '', true)],
  kinds: [
    { name: 'full', options: { players: 3 }, bots: 'normal', roles: [] },
    { name: 'first', options: { players: 2, variants: ['short'] }, bots: 'easy', roles: [] },
  ],
  roles: ['red', 'green', 'blue'],
  roles_option: 'colours',
  follows: [],
  bots: ['easy', 'normal', 'hard'],
  packs: [],
  takes_packs: false,
  lessons: [],
  examples: [],
  puzzles: [],
};

const fit: Fit = { problem: null, needs: [], refused: [], roles: true, moot: [] };
const error = { error: '', key: 'bad-options', args: {}, detail: 'x' };

let form: NewTableForm;
beforeEach(() => {
  settings.name = 'Ada';
  form = new NewTableForm();
  form.begin(setup);
  form.fit = fit;
});

const who = (): string[] => form.seats.map((seat) => `${seat.who} ${seat.name || seat.bot}`);

test('a kind sets seats, rules and the strength of bots', () => {
  expect(who()).toEqual(['me Ada', 'bot normal', 'bot normal']);
  form.begin(setup, setup.kinds[1]);
  expect(who()).toEqual(['me Ada', 'bot easy']);
  expect(form.common).toEqual({
    players: 2,
    variants: ['short'],
    ruleset: 'second',
    mode: 'competitive',
  });
});

test('what was changed since is told, and gone when one goes back', () => {
  expect(form.changes).toEqual([]);
  form.take({ field: 'variant', value: 'odd' });
  form.take({ field: 'players', value: '2' });
  expect(form.changes).toEqual([
    { field: 'players', value: '2' },
    { field: 'variant', value: 'odd' },
  ]);
  expect(form.expertChanges).toBe(1);
  form.begin(setup, form.kind ?? undefined);
  expect(form.changes).toEqual([]);
});

test('of a group one is chosen', () => {
  form.take({ field: 'variant', value: 'short' });
  form.take({ field: 'variant', value: 'long' });
  expect(form.variants).toEqual(['long']);
});

test('a choice takes along what the server says it needs, and the line says so', () => {
  const needs = [{ field: 'mode' as const, value: 'solitaire' }];
  form.fit = { ...fit, refused: [{ field: 'players', value: '1', problem: error, needs }] };
  form.take({ field: 'players', value: '1' });
  expect([form.mode, form.seats.length]).toEqual(['solitaire', 1]);
  expect(form.changedAlong).toEqual(['mode solitaire']);
});

test('there is one me: choosing it elsewhere swaps', () => {
  const [first, second] = form.seats;
  if (!first || !second) throw new Error('no seats');
  form.sit(second, 'here');
  second.name = 'Bob';
  form.sit(second, 'me');
  expect(who()).toEqual(['here Bob', 'me Ada', 'bot normal']);
});

test('colours are said only if everybody has one, and are swapped', () => {
  const [first, second, third] = form.seats;
  if (!first || !second || !third) throw new Error('no seats');
  form.play(first, 'red');
  form.play(second, 'green');
  expect(form.body().options).not.toHaveProperty('colours');
  form.play(third, 'blue');
  form.play(third, 'red');
  expect(form.body().options).toHaveProperty('colours', ['blue', 'green', 'red']);
  form.fit = { ...fit, roles: false };
  expect(form.body().options).not.toHaveProperty('colours');
});

test('who lets others in by a link chooses no seed', () => {
  form.seed = '7';
  expect(form.body().seed).toBe('7');
  const [, second] = form.seats;
  if (second) form.sit(second, 'link');
  expect(form.body().seed).toBeNull();
});

test('two people here share the screen', () => {
  expect(form.body().shared).toBe(false);
  const [, second] = form.seats;
  if (second) form.sit(second, 'here');
  expect(form.body().shared).toBe(true);
  expect(form.body().seats.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'human Ada',
    'human ',
    'bot ',
  ]);
});

test('a campaign takes over players and what they bring', () => {
  form.continueFrom({
    options: { players: 2, variants: ['short'], colours: ['red', 'green'] },
    seats: ['Petra', 'Giulia'],
  });
  expect(who()).toEqual(['me Petra', 'here Giulia']);
  expect(form.body().options).toEqual({
    players: 2,
    variants: ['short'],
    ruleset: 'second',
    mode: 'competitive',
    colours: ['red', 'green'],
  });
});

test('a head start counts where players compete', () => {
  const ahead = (): (number | undefined)[] => form.body().seats.map((seat) => seat.head_start);
  const [, second] = form.seats;
  if (second) second.headStart = 7;
  expect(form.competes).toBe(true);
  expect(ahead()).toEqual([0, 7, 0]);
  form.mode = 'cooperative';
  expect(form.competes).toBe(false);
  expect(ahead()).toEqual([0, 0, 0]);
});

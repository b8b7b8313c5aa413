import { expect, test } from 'vitest';
import type { DecisionContext, Facts } from '../../lib/api';
import { decision, option } from '../../testing/options';
import { verbsOf } from '../../testing/verbs';
import { targetOf } from './targets';

/** Where an option of Green is chosen; `facts` are those that the game states of it. */
function at(key: string, context: DecisionContext = {}, facts: Facts = {}): string | null {
  const asked = decision('any', [key], { player: ['player', 'green'], ...context });
  return targetOf({ ...option(key), facts }, asked);
}

test.each([
  ['biont red warm-pond', 'refugium:warm-pond'],
  ['enzyme warm-pond', 'refugium:warm-pond'],
  ['parasite phage host', 'organism:host'],
  ['macro sponge', 'organism:sponge'],
  ['mutation red ocean', 'deck:ocean'],
  ['promote red card-7', 'mutation:card-7'],
  ['take card-7', 'mutation:card-7'],
  ['organ sponge 3', 'organ:sponge:3'],
  ['donate yellow', 'player:yellow'],
  ['reroll-die 6', 'die:6'],
  ['done', null],
  ['reroll', null],
])('%s is chosen at %s', (key, piece) => {
  expect(at(key)).toBe(piece);
});

test('catalysts and the pool are those of who decides', () => {
  expect(at('pay blue')).toBe('catalyst:green:blue');
  expect(at('go-home')).toBe('pool:green');
  expect(at('with-biont pool')).toBe('pool:green');
  expect(at('with-biont warm-pond')).toBe('refugium:warm-pond');
});

test('what happens in a place is chosen there', () => {
  expect(at('organise', { refugium: ['refugium', 'warm-pond'] })).toBe('refugium:warm-pond');
  expect(at('kill-biont', { place: ['organism', 'sponge'] })).toBe('organism:sponge');
  expect(at('organise')).toBeNull();
});

test('parts of an organism are those of the one that the decision is about', () => {
  const context: DecisionContext = { place: ['organism', 'phage'] };
  expect(at('lose-chromosome red', context)).toBe('chromosome:phage:red');
  expect(at('lose-organ 2', context)).toBe('organ:phage:2');
  expect(at('take-organ 2', context, { holder_id: 'sponge' })).toBe('organ:sponge:2');
  expect(at('take-back 1', context)).toBe('slot:phage:1');
  expect(at('take-diseased 1', context, { holder_id: 'malaria' })).toBe('slot:malaria:1');
});

test('only what concerns no piece is chosen at none', () => {
  const context: DecisionContext = { place: ['organism', 'sponge'] };
  const nowhere = verbsOf('genesis').filter((verb) => at(`${verb} 1 2`, context) === null);
  expect(nowhere.toSorted()).toEqual(
    [
      ['call-vote', 'consent', 'decline', 'done', 'enough', 'fee', 'gaia', 'go-first', 'keep'],
      ['medea', 'pass', 'refuse', 'reroll', 'stay'],
    ].flat(),
  );
});

import { expect, test } from 'vitest';
import type { DecisionContext } from '../../lib/api';
import { decision, option } from '../../testing/options';
import { stub } from '../../testing/stub';
import { verbsOf } from '../../testing/verbs';
import { targetOf } from './targets';
import type { GenesisText } from './text';
import type { GenesisView } from './view';

const text = stub<GenesisText>({
  actors: () => ['green'],
  prey: (_view, place) => `prey-of-${place}`,
  incumbent: (_view, place) => `rival-of-${place}`,
});

function at(key: string, context: DecisionContext = {}): string | null {
  return targetOf(option(key), decision('any', [key], context), stub<GenesisView>({}), text);
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
  expect(at('take-organ 2', context)).toBe('organ:prey-of-phage:2');
  expect(at('take-back 1', context)).toBe('slot:phage:1');
  expect(at('take-diseased 1', context)).toBe('slot:rival-of-phage:1');
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

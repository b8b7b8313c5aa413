import { expect, test } from 'vitest';
import type { DecisionContext } from '../../lib/api';
import { decision, option } from '../../testing/options';
import { stub } from '../../testing/stub';
import { verbsOf } from '../../testing/verbs';
import { targetOf } from './targets';
import type { MarineText } from './text';
import type { MarineView } from './view';

const text = stub<MarineText>({ actors: () => ['fishes'] });

function at(key: string, kind = 'turn', context: DecisionContext = {}): string | null {
  return targetOf(option(key), decision(kind, [key], context), stub<MarineView>({}), text);
}

test.each([
  ['species d4', 'hex:d4'],
  ['corner d4-ne', 'corner:d4-ne'],
  ['eliminate d4 fishes', 'species:d4:fishes'],
  ['basic migration-2', 'space:migration-2'],
  ['special sun migration-2', 'space:migration-2'],
  ['take abundance algae', 'token:abundance:algae'],
  ['protect', 'squares'],
  ['card blight', 'card:blight'],
  ['give-up trait-9', 'trait:trait-9'],
  ['dominate sun', 'element:sun'],
  ['done', null],
  ['score-rest', null],
])('%s is chosen at %s', (key, piece) => {
  expect(at(key)).toBe(piece);
});

test('a token is taken from its area, or else from the bag', () => {
  expect(at('token algae', 'adaptation')).toBe('token:adaptation:algae');
  expect(at('token algae', 'area-token')).toBe('token:autotrophy:algae');
  expect(at('token algae', 'anything-else')).toBe('bag:algae');
});

test('elements and cubes are those of who decides', () => {
  expect(at('lay trait-1')).toBe('place:fishes:trait-1');
  expect(at('lose algae display')).toBe('own:fishes:display:algae');
  expect(at('from-gene-pool')).toBe('pool:fishes');
  expect(at('from-eliminated')).toBe('lost:fishes');
});

test('what happens on a hex is chosen there', () => {
  const context: DecisionContext = { hex: ['hex', 'd4'] };
  expect(at('geyser', 'vent', context)).toBe('hex:d4');
  expect(at('spare fishes', 'spare', context)).toBe('species:d4:fishes');
  expect(at('geyser', 'vent')).toBeNull();
});

test('only what concerns no piece is chosen at none', () => {
  const context: DecisionContext = { hex: ['hex', 'd4'] };
  const nowhere = verbsOf('marine').filter((verb) => at(`${verb} 1 2`, 'turn', context) === null);
  expect(nowhere.toSorted()).toEqual(['decline', 'done', 'retrieve', 'score-rest']);
});

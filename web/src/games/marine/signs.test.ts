import { expect, test } from 'vitest';
import { signsOf, type Sign } from './signs';

type Step = Parameters<typeof signsOf>[0]['steps'][number];
type Where = NonNullable<Step['where']>;

/** A step with what its card says of it. */
function step(what: Step['do'], more: Partial<Step> = {}): Step {
  const unsaid = { where: null, owner: null, types: null, measure: null, number: null };
  return { do: what, ...unsaid, optional: false, anywhere: false, steps: [], ...more };
}

const at = (more: Partial<Where>): Where => ({ kinds: [], element: null, conditions: [], ...more });

function drawn(...steps: Step[]): string[] {
  const name = (sign: Sign): string =>
    'icon' in sign ? sign.icon : 'tile' in sign ? `tile:${sign.tile}` : `token:${sign.element}`;
  return signsOf({ steps }).map(name);
}

test('a card shows its steps in their order', () => {
  expect(drawn(step('eliminate-species', { owner: 'opponents' }), step('place-species'))).toEqual([
    'no',
    'species',
    'plus',
    'species',
  ]);
  expect(drawn(step('repeat', { steps: [step('tectonics')] }))).toEqual(['vent']);
});

test('tiles of a kind and tokens of a type are drawn as they are', () => {
  expect(drawn(step('gain-vp', { where: at({ element: 'sun' }) }))).toEqual(['token:sun', 'score']);
  expect(drawn(step('score-tiles', { where: at({ kinds: ['land', 'geyser'] }) }))).toEqual([
    'tile:land',
    'tile:geyser',
    'score',
  ]);
  expect(drawn(step('choose-tile'), step('last-round'))).toEqual(['tile', 'flag']);
});

test('long cards show their beginning', () => {
  expect(drawn(...Array.from({ length: 5 }, () => step('move-token')))).toHaveLength(6);
});

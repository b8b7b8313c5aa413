import { expect, test } from 'vitest';
import { signsOf, type Sign } from './signs';

type Steps = Parameters<typeof signsOf>[0]['steps'];

function drawn(...steps: Steps): string[] {
  const name = (sign: Sign): string =>
    'icon' in sign ? sign.icon : 'tile' in sign ? `tile:${sign.tile}` : `token:${sign.element}`;
  return signsOf({ steps }).map(name);
}

test('a card shows its steps in their order', () => {
  expect(drawn({ do: 'eliminate-species', owner: 'opponents' }, { do: 'place-species' })).toEqual([
    'no',
    'species',
    'plus',
    'species',
  ]);
  expect(drawn({ do: 'repeat', steps: [{ do: 'tectonics' }] })).toEqual(['vent']);
});

test('tiles of a kind and tokens of a type are drawn as they are', () => {
  expect(drawn({ do: 'gain-vp', where: { element: 'sun' } })).toEqual(['token:sun', 'score']);
  expect(drawn({ do: 'score-tiles', where: { kinds: ['land', 'geyser'] } })).toEqual([
    'tile:land',
    'tile:geyser',
    'score',
  ]);
  expect(drawn({ do: 'choose-tile' }, { do: 'last-round' })).toEqual(['tile', 'flag']);
});

test('long cards show their beginning', () => {
  expect(drawn(...Array.from({ length: 5 }, () => ({ do: 'move-token' as const })))).toHaveLength(
    6,
  );
});

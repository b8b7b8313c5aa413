import { expect, test } from 'vitest';
import { stub } from '../../../testing/stub';
import type { Catalogue, HexCard, Layout, SpaceCard, TileCard } from '../view';
import { OWN, OwnMap } from './ownMap.svelte';

function layout(id: string, yrr: boolean): Layout {
  const tiles = [{ hex: 'a', tile: 't1', side: 'back', turn: 1 } as const];
  return stub<Layout>({ id, yrr, tiles });
}

const spaces = (hex: string, number: number): SpaceCard[] =>
  Array.from({ length: number }, (_, index) =>
    stub<SpaceCard>({
      id: `${hex}${index}`,
      places: [[0, 0]],
      corners: [{ hex, corner: 'n' }],
    }),
  );

const face = { corners: ['n', 'ne', 'se', 's', 'sw', 'nw'] };

const catalogue = stub<Catalogue>({
  cards: stub<Catalogue['cards']>({
    archipelago_hexes: [
      stub<HexCard>({ id: 'edge', q: 1, r: 0 }),
      stub<HexCard>({ id: 'a', q: 0, r: 0 }),
      stub<HexCard>({ id: 'b', q: 0, r: 1 }),
    ],
    maps: { earth: [], archipelago: [...spaces('edge', 4), ...spaces('a', 6), ...spaces('b', 6)] },
    layouts: [layout('sea', true), layout('land', false)],
    tiles: ['t1', 't2'].map((id) => ({ id, front: face, back: face }) as unknown as TileCard),
  }),
});

function laidBy(...variants: string[]): OwnMap {
  return new OwnMap(catalogue, { variants, pack: '', more: {} });
}

test('only hexes with all their spaces take a tile', () => {
  expect(laidBy().hexes.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('the usual layout comes first, and land against sea has its own', () => {
  expect(laidBy().layouts.map(({ id }) => id)).toEqual(['land', 'sea']);
  expect(laidBy('yrr').layouts.map(({ id }) => id)).toEqual(['sea']);
  expect(laidBy().options).toEqual({ layout: 'land' });
});

test('who lays tiles begins with the layout that was looked at', () => {
  const map = laidBy();
  map.layout = OWN;
  expect(map.options).toEqual({ tiles: [{ hex: 'a', tile: 't1', side: 'back', turn: 1 }] });
});

test('a tile lies in one place only', () => {
  const map = laidBy();
  map.layout = OWN;
  map.hex = 'b';
  expect(map.free()).toEqual(['t2']);
  map.lay('t2');
  map.hex = 'a';
  expect(map.free()).toEqual(['t1']);
  map.lay('');
  expect(map.shown.map(({ hex, tile }) => `${hex} ${tile}`)).toEqual(['b t2']);
});

test('another tile lies as the one before it', () => {
  const map = laidBy();
  map.layout = OWN;
  map.lay('t2');
  expect(map.at('a')).toEqual({ hex: 'a', tile: 't2', side: 'back', turn: 1 });
});

test('turning moves the corners clockwise', () => {
  const map = laidBy();
  map.layout = OWN;
  map.change({ turn: 0 });
  expect(map.corners('a')[0]).toBe('n');
  map.change({ turn: 1 });
  expect(map.corners('a')[1]).toBe('n');
});

test('against sea people all tiles lie with the front up', () => {
  const map = laidBy('yrr');
  map.layout = OWN;
  expect(map.shown.map(({ side }) => side)).toEqual(['front']);
});

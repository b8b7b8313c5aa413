import { describe, expect, test } from 'vitest';
import { stub } from '../../testing/stub';
import { cities, migrants } from './map';
import type { HexCard, OriginsView, PlayerView, SpaceCard } from './view';
import { linesOf, World } from './world';

function hex(id: string, q: number, r: number): HexCard {
  return stub<HexCard>({ id, q, r, kind: 'land', resources: [] });
}

function space(id: string, ...hexes: string[]): SpaceCard {
  const corners = hexes.map((hex) => ({ hex, corner: 'n' as const }));
  return { id, kind: 'land', places: [[0, 0]], corners };
}

const world = new World(
  [hex('west', 0, 0), hex('east', 1, 0)],
  [space('gulf', 'west', 'east'), space('cape', 'east')],
);

function player(parts: Partial<PlayerView>): PlayerView {
  return stub<PlayerView>({ migrants: [], cities: {}, ...parts });
}

const view = stub<OriginsView>({
  players: {
    black: player({ migrants: ['gulf'], cities: { east: 'salt' } }),
    white: player({ migrants: ['cape'] }),
  },
  ground: { east: { kind: 'ocean', ring: null, stars: 0, resources: [] } },
  shores: { gulf: 'water' },
});

describe('the map', () => {
  test('hexes know their spaces', () => {
    expect(world.hex('west').spaces).toEqual(['gulf']);
    expect(world.hex('east').spaces).toEqual(['gulf', 'cape']);
    expect(() => world.hex('north')).toThrow('north');
  });

  test('all hexes are within the drawing', () => {
    for (const { x, y } of world.hexes.values()) {
      expect(x).toBeGreaterThan(world.left);
      expect(x).toBeLessThan(world.left + world.width);
      expect(y).toBeGreaterThan(world.top);
      expect(y).toBeLessThan(world.top + world.height);
    }
  });

  test('the nearest of some spaces, also over the edge of the map', () => {
    const at = (id: string, ...places: [number, number][]): SpaceCard => ({
      ...space(id, 'west'),
      places,
    });
    const wide = new World(
      [hex('west', 0, 0)],
      [at('here', [0, 0], [10, 0]), at('far', [4, 0]), at('beyond', [9, 0])],
    );
    expect(wide.nearest('here', ['far', 'beyond'])).toBe('beyond');
    expect(wide.nearest('here', ['far'])).toBe('far');
    expect(wide.nearest('here', [])).toBeNull();
  });

  test('a tile covers what is printed', () => {
    expect(world.printed(view, 'east').kind).toBe('ocean');
    expect(world.printed(view, 'west').kind).toBe('land');
    expect(world.shore(view, 'gulf')).toBe('water');
    expect(world.shore(view, 'cape')).toBe('land');
  });
});

describe('what stands on it', () => {
  test('migrants by space and cities by hex', () => {
    expect([...migrants(view)].toSorted(([one], [other]) => one.localeCompare(other))).toEqual([
      ['cape', 'white'],
      ['gulf', 'black'],
    ]);
    expect(cities(view).get('east')).toEqual({ colour: 'black', resource: 'salt' });
  });
});

test('long names take several lines', () => {
  expect(linesOf('Gobi', 13)).toEqual(['Gobi']);
  expect(linesOf('Eastern Mediterranean', 13)).toEqual(['Eastern', 'Mediterranean']);
  expect(linesOf('Horn of Africa', 13)).toEqual(['Horn of', 'Africa']);
});

import { expect, test } from 'vitest';
import type { SetupForm } from '../../../table/game';
import { stub } from '../../../testing/stub';
import type {
  Catalogue,
  CratonCard,
  Footings,
  HexCard,
  LastMap,
  SpaceCard,
  TileCard,
} from '../view';
import { World } from '../world';
import { CratonMap, IN_GAME, worldOf } from './craton.svelte';
import { Grid } from './cratons';
import { keptMap, KeptMaps, readMap } from './keptMaps.svelte';
import { OWN } from './ownMap.svelte';

const ROWS = 7;
const COLUMNS = 13;

/** A board of seven rows of hexes with six spaces each, which cratons fill but for the edges. */
function board(side = ''): { hexes: HexCard[]; spaces: SpaceCard[]; footings: Footings } {
  const hexes: HexCard[] = [];
  const spaces: SpaceCard[] = [];
  const footings: Footings = {};
  const at = (row: number, column: number): string =>
    `${side}${String.fromCodePoint(96 + row)}${column + 1}`;
  for (let r = 1; r <= ROWS; r++) {
    for (let column = 0; column < COLUMNS; column++) {
      const id = at(r, column);
      hexes.push(stub<HexCard>({ id, q: column - Math.floor(r / 2), r, kind: 'ocean' }));
      for (let index = 0; index < 6; index++) {
        spaces.push(
          stub<SpaceCard>({
            id: `${id}-${index}`,
            places: [[0, 0]],
            corners: [{ hex: id, corner: 'n' }],
          }),
        );
      }
      if (r > 1 && r < ROWS && column > 1 && column < COLUMNS - 2) {
        footings[id] = around(r, column).map(([row, beside]) => at(row, beside));
      }
    }
  }
  return { hexes, spaces, footings };
}

/** A hex and its neighbours, clockwise from the north-east. */
function around(row: number, column: number): [number, number][] {
  const east = row % 2; // every second row is moved by half a hex
  return [
    [row, column],
    [row - 1, column + east],
    [row, column + 1],
    [row + 1, column + east],
    [row + 1, column + east - 1],
    [row, column - 1],
    [row - 1, column + east - 1],
  ];
}

const { hexes, spaces, footings } = board();
const earth = board('earth-');
const grid = new Grid(new World(hexes, spaces), footings);
const fields: CratonCard['fields'] = ['steppe', 'swamp', 'sea', 'steppe', 'steppe', 'swamp', 'sea'];
const face = { ring: 'ice', corners: ['land', 'land', 'water', 'water', 'water', 'water'] };

const catalogue = stub<Catalogue>({
  cards: stub<Catalogue['cards']>({
    archipelago_hexes: hexes,
    earth_hexes: earth.hexes,
    maps: { earth: earth.spaces, archipelago: spaces },
    footings: { earth: earth.footings, archipelago: footings },
    strips: [],
    tiles: Array.from(
      { length: 26 },
      (_, at) => ({ id: `t${at}`, front: face, back: face }) as unknown as TileCard,
    ),
    cratons: ['one', 'two', 'three', 'four'].map((id) =>
      stub<CratonCard>({ id, planet: 'earth', fields }),
    ),
    worlds: [
      stub<LastMap>({
        id: 'late',
        board: 'archipelago',
        strip: 'warm',
        cratons: [{ craton: 'one', hex: 'd4', turn: 1, discs: [], plants: [] }],
      }),
    ],
  }),
});

function formOf(...variants: string[]): SetupForm {
  return { variants, pack: '', more: {} };
}

test('a craton fits where the game says so', () => {
  expect(grid.fields('d4', 0)).toEqual(['d4', 'c4', 'd5', 'e4', 'e3', 'd3', 'c3']);
  expect(grid.fields('d2', 0)).toBeNull();
  expect(grid.fields('nowhere', 0)).toBeNull();
});

test('turning moves the fields clockwise', () => {
  const straight = grid.fields('d4', 0) ?? [];
  const turned = grid.fields('d4', 1) ?? [];
  expect(turned[0]).toBe(straight[0]);
  expect(turned[1]).toBe(straight[2]);
  expect(turned[6]).toBe(straight[1]);
});

test('cratons at random do not overlap', () => {
  const covered = grid.scattered(4).flatMap((id) => grid.fields(id, 0) ?? []);
  expect(new Set(covered).size).toBe(28);
});

test('the world is the one that a variant asks for', () => {
  expect(worldOf(['advanced', 'mars'])).toBe('mars');
  expect(worldOf(['advanced', 'own-map'])).toBeNull();
});

test('unless one is given, the players lay the map in the game', () => {
  const map = new CratonMap(catalogue, formOf('cratons'));
  expect(map.source).toBe(IN_GAME);
  expect(map.options).toEqual({});
  map.strip = 'random';
  expect(map.options).toEqual({ strip: 'random' });
});

test('who lays cratons begins with the last map that was looked at', () => {
  const map = new CratonMap(catalogue, formOf('cratons'));
  map.source = 'late';
  expect(map.options).toEqual({ world: 'late' });
  map.source = OWN;
  const cratons = [{ craton: 'one', hex: 'd4', turn: 1 }];
  expect(map.options).toEqual({ strip: 'warm', cratons });
  map.disc(2, 'green');
  map.plant(1, true);
  expect(map.laid[0]?.discs).toEqual(['none', 'none', 'green', 'none', 'none', 'none', 'none']);
  expect(map.laid[0]?.plants).toEqual([1]);
  map.choose('');
  expect(map.laid).toEqual([]);
});

test('a craton lies where there is room beside the others', () => {
  const map = new CratonMap(catalogue, formOf('cratons'));
  map.source = 'late';
  map.source = OWN;
  map.craton = 'two';
  const places = map.places().map(({ id }) => id);
  expect(places).not.toContain('d5');
  expect(places).toContain('d8');
  map.choose('d8');
  expect(map.mark('d9')).toBe('2');
  expect(map.ground(map.world.hex('d8'))).toBe('steppe');
});

test('each side of the map keeps its own cratons', () => {
  const form = formOf('cratons');
  const map = new CratonMap(catalogue, form);
  map.source = 'late';
  map.source = OWN;
  form.variants = ['real-earth'];
  expect(map.laid).toEqual([]);
  expect(map.options).toEqual({});
  map.choose('earth-d6');
  expect(map.options).toEqual({ cratons: [{ craton: 'one', hex: 'earth-d6', turn: 0 }] });
  form.variants = ['cratons'];
  expect(map.laid.map(({ hex }) => hex)).toEqual(['d4']);
});

test('tiles of a quick map are not taken along into a world without tiles', () => {
  const form = formOf('quick-map');
  const map = new CratonMap(catalogue, form);
  map.random();
  form.variants = ['cratons'];
  expect(map.options).not.toHaveProperty('tiles');
  expect(map.options['cratons']).toHaveLength(4);
});

test('a random map at one press has 26 tiles on 28 fields', () => {
  const map = new CratonMap(catalogue, formOf('quick-map'));
  map.random();
  expect(map.laid).toHaveLength(4);
  expect(map.tiles).toHaveLength(26);
  const fieldsOfAll = map.laid.flatMap(({ hex, turn }) => map.grid.fields(hex, turn) ?? []);
  expect(new Set(fieldsOfAll).size).toBe(28);
  expect(new Set(map.tiles.map(({ tile }) => tile)).size).toBe(26);
  expect(map.tiles.every(({ hex }) => fieldsOfAll.includes(hex))).toBe(true);
  const { cratons, tiles } = map.options;
  expect(cratons).toHaveLength(4);
  expect(tiles).toHaveLength(26);
});

test('against sea people a random map has all fronts up', () => {
  const map = new CratonMap(catalogue, formOf('quick-map', 'yrr'));
  map.random();
  expect(new Set(map.tiles.map(({ side }) => side))).toEqual(new Set(['front']));
});

test('a map is kept in the browser and comes back as it was', () => {
  localStorage.clear();
  const map = new CratonMap(catalogue, formOf('quick-map'));
  map.random();
  new KeptMaps().keep(keptMap('mine', ['advanced', 'quick-map'], map.options));
  const [kept] = new KeptMaps().maps;
  expect(kept?.variants).toEqual(['quick-map']);
  const again = new CratonMap(catalogue, formOf('quick-map'));
  again.take(kept?.options ?? {});
  expect(again.options).toEqual(map.options);
  const maps = new KeptMaps();
  maps.forget('mine');
  expect(new KeptMaps().maps).toEqual([]);
});

test('a file that is no map is not read', () => {
  const map = keptMap('mine', ['cratons'], { strip: 'warm' });
  expect(readMap(JSON.stringify(map))).toEqual(map);
  expect(readMap('nonsense')).toBeNull();
  expect(readMap('{}')).toBeNull();
  expect(readMap(JSON.stringify({ ...map, version: 2 }))).toBeNull();
  expect(readMap(JSON.stringify({ ...map, variants: ['advanced'] }))).toBeNull();
  expect(readMap(JSON.stringify({ ...map, options: { players: 4 } }))).toBeNull();
  expect(readMap(JSON.stringify({ ...map, options: { tiles: 'all' } }))).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { stub } from '../../testing/stub';
import { CORNERS, cornersOf, hexesAt, HEXES, hexTowards, neighboursOf, pointOf } from './hexes';
import { stacksOn, tokensOn } from './planet';
import type { MarineView } from './view';

describe('the grid of the planet', () => {
  test('has 37 hexes and 96 corners', () => {
    expect([HEXES.length, CORNERS.length]).toEqual([37, 96]);
    expect([HEXES[0], HEXES.at(-1)]).toEqual(['a1', 'g4']);
  });

  test('neighbours go clockwise from the north and end at the edge', () => {
    expect(neighboursOf('d4')).toEqual(['d3', 'e3', 'e4', 'd5', 'c4', 'c3']);
    expect(neighboursOf('a1')).toEqual([null, 'b1', 'b2', 'a2', null, null]);
  });

  test('whoever is a neighbour is one in return', () => {
    for (const hex of HEXES) {
      for (const other of neighboursOf(hex)) {
        if (other !== null) expect(neighboursOf(other)).toContain(hex);
      }
    }
  });

  test('hexes share the corners between them', () => {
    for (const hex of HEXES) {
      const corners = cornersOf(hex);
      expect(new Set(corners).size).toBe(6);
      for (const corner of corners) expect(hexesAt.get(corner)).toContain(hex);
    }
    const shared = cornersOf('d4').filter((corner) => cornersOf('d5').includes(corner));
    expect(shared).toHaveLength(2);
  });

  test('no two corners are drawn at the same place', () => {
    const places = [...pointOf.values()].map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`);
    expect(new Set(places).size).toBe(96);
  });
});

describe('arrow keys', () => {
  test('lead up and down in the column, and no further than the edge', () => {
    expect(hexTowards('d4', 'ArrowUp')).toBe('d3');
    expect(hexTowards('d7', 'ArrowDown')).toBe('d7');
    expect(hexTowards('d4', 'a')).toBeUndefined();
  });

  test.each(['ArrowLeft', 'ArrowRight'])('%s crosses the planet', (key) => {
    let hex = key === 'ArrowRight' ? 'a2' : 'g2';
    for (let step = 0; step < 6; step += 1) hex = hexTowards(hex, key) ?? hex;
    expect(hex.charAt(0)).toBe(key === 'ArrowRight' ? 'g' : 'a');
    expect(hexTowards(hex, key)).toBe(hex);
  });
});

describe('what stands on a hex', () => {
  const view = stub<MarineView>({
    species: { d4: { crustaceans: 2, reptiles: 1, fishes: 0 } },
    endangered: { d4: ['crustaceans'] },
    tokens: { [cornersOf('d4')[1] ?? '']: 'sun', 'a1-nw': 'algae' },
  });

  test('species in the order of the food chain, each with its place', () => {
    const stacks = stacksOn(view, 'd4');
    expect(stacks.map(({ animal, number, thrives }) => [animal, number, thrives])).toEqual([
      ['reptiles', 1, true],
      ['crustaceans', 2, false],
    ]);
    expect(new Set(stacks.map(({ x, y }) => `${x} ${y}`)).size).toBe(2);
    expect(stacksOn(view, 'a1')).toEqual([]);
  });

  test('tokens are those at its corners', () => {
    expect(tokensOn(view, 'd4').map(({ element }) => element)).toEqual(['sun']);
    expect(tokensOn(view, 'a1').map(({ element }) => element)).toEqual(['algae']);
    expect(tokensOn(view, 'g4')).toEqual([]);
  });
});

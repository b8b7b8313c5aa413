/** The grid of the planet: 37 hexes and their 96 corners, their names, places and neighbours.
 *
 * Hexes stand with a flat side up in seven columns, a to g from west to east, and are counted from
 * the north: d4 is the centre. A corner is named after the first of its hexes and the direction in
 * which it lies from there: d4-ne. */

import type { Point } from '../../table/map/geometry';
import type { Corner, Hex } from './view';

/** The distance from the centre of a hex to its corners, in units of the drawing. */
export const SIDE = 57;
/** Half the height of a hex. */
export const HALF_HEIGHT = (SIDE * Math.sqrt(3)) / 2;

export type Direction = 'nw' | 'ne' | 'e' | 'se' | 'sw' | 'w';

const RADIUS = 3;
const COLUMNS = 'abcdefg';
/** In half sides to the east and half heights to the south, clockwise from the upper left. */
const CORNER_STEPS: [Direction, number, number][] = [
  ['nw', -1, -1],
  ['ne', 1, -1],
  ['e', 2, 0],
  ['se', 1, 1],
  ['sw', -1, 1],
  ['w', -2, 0],
];
/** The neighbours in the same measures, clockwise from the north. */
const NEIGHBOUR_STEPS: [number, number][] = [
  [0, -2],
  [3, -1],
  [3, 1],
  [0, 2],
  [-3, 1],
  [-3, -1],
];

const places = new Map<Hex, [number, number]>();
for (let q = -RADIUS; q <= RADIUS; q++) {
  const first = Math.max(-RADIUS, -RADIUS - q);
  const last = Math.min(RADIUS, RADIUS - q);
  for (let r = first; r <= last; r++) {
    places.set(`${COLUMNS[q + RADIUS]}${r - first + 1}`, [3 * q, 2 * r + q]);
  }
}

const byPlace = new Map([...places].map(([hex, [x, y]]) => [`${x},${y}`, hex]));
const cornerNames = new Map<string, Corner>();
const cornerHexes = new Map<Corner, Hex[]>();
const cornerPlaces = new Map<Corner, [number, number]>();
for (const [hex, [x, y]] of places) {
  for (const [direction, dx, dy] of CORNER_STEPS) {
    const key = `${x + dx},${y + dy}`;
    const name = cornerNames.get(key) ?? `${hex}-${direction}`;
    cornerNames.set(key, name);
    cornerPlaces.set(name, [x + dx, y + dy]);
    cornerHexes.set(name, [...(cornerHexes.get(name) ?? []), hex]);
  }
}

function point([x, y]: [number, number]): Point {
  return { x: (x * SIDE) / 2, y: y * HALF_HEIGHT };
}

/** The directions of the corners of a hex, clockwise from the upper left. */
export const DIRECTIONS: readonly Direction[] = CORNER_STEPS.map(([direction]) => direction);

export const HEXES: readonly Hex[] = [...places.keys()];
export const CORNERS: readonly Corner[] = [...cornerPlaces.keys()];

export const centreOf = new Map(HEXES.map((hex) => [hex, point(places.get(hex) ?? [0, 0])]));
export const pointOf = new Map(
  CORNERS.map((name) => [name, point(cornerPlaces.get(name) ?? [0, 0])]),
);
/** The hexes around each corner. */
export const hexesAt: ReadonlyMap<Corner, Hex[]> = cornerHexes;

export function cornersOf(hex: Hex): Corner[] {
  const [x, y] = places.get(hex) ?? [0, 0];
  return CORNER_STEPS.map(([, dx, dy]) => cornerNames.get(`${x + dx},${y + dy}`) ?? '');
}

/** The neighbour in each direction, clockwise from the north; null beyond the edge. */
export function neighboursOf(hex: Hex): (Hex | null)[] {
  const [x, y] = places.get(hex) ?? [0, 0];
  return NEIGHBOUR_STEPS.map(([dx, dy]) => byPlace.get(`${x + dx},${y + dy}`) ?? null);
}

/** The hex that an arrow key leads to: up and down in the column, sideways in a zigzag; the same one
 * at the edge, and none for other keys. */
export function hexTowards(hex: Hex, key: string): Hex | undefined {
  const [north, northEast, southEast, south, southWest, northWest] = neighboursOf(hex);
  const up = COLUMNS.indexOf(hex.charAt(0)) % 2 === 1;
  switch (key) {
    case 'ArrowUp':
      return north ?? hex;
    case 'ArrowDown':
      return south ?? hex;
    case 'ArrowRight':
      return (up ? (northEast ?? southEast) : (southEast ?? northEast)) ?? hex;
    case 'ArrowLeft':
      return (up ? (northWest ?? southWest) : (southWest ?? northWest)) ?? hex;
    default:
      return undefined;
  }
}

/** The outline of a hex around the origin, as the points of a polygon. */
export function outline(side: number): string {
  return CORNER_STEPS.map(
    ([, dx, dy]) =>
      `${((dx * side) / 2).toFixed(1)},${((dy * side * Math.sqrt(3)) / 2).toFixed(1)}`,
  ).join(' ');
}

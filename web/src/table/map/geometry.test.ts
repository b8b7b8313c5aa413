import { describe, expect, test } from 'vitest';
import { between, closest, factorFor, middleOf, nearest, towards } from './geometry';

const box = (left: number, top: number, side = 20) => ({ left, top, width: side, height: side });

describe('arrow keys', () => {
  const places = [
    ['near', { x: 40, y: 0 }],
    ['far', { x: 90, y: 0 }],
    ['aside', { x: 20, y: 60 }],
  ] as const;

  test('lead to the nearest place in their direction', () => {
    expect(towards({ x: 0, y: 0 }, 'ArrowRight', places)).toBe('near');
    expect(towards({ x: 0, y: 0 }, 'ArrowDown', places)).toBe('aside');
  });

  test('lead nowhere where nothing is, and other keys never', () => {
    expect(towards({ x: 0, y: 0 }, 'ArrowUp', places)).toBeNull();
    expect(towards({ x: 0, y: 0 }, 'a', places)).toBeNull();
  });
});

describe('the nearest piece', () => {
  const pieces = [
    ['west', box(0, 0)],
    ['east', box(50, 0)],
  ] as const;

  test('is the one whose edge is nearest', () => {
    expect(nearest({ x: 30, y: 10 }, pieces, 22)).toBe('west');
    expect(nearest({ x: 40, y: 10 }, pieces, 22)).toBe('east');
  });

  test('is none beyond the distance', () => {
    expect(nearest({ x: 10, y: 41 }, pieces, 22)).toBe('west');
    expect(nearest({ x: 10, y: 43 }, pieces, 22)).toBeNull();
    expect(nearest({ x: 90, y: 40 }, pieces, 22)).toBeNull();
  });

  test('of those at the point, is the one whose middle is nearest', () => {
    const stacked = [
      ['hex', box(0, 0, 100)],
      ['space', box(60, 60)],
    ] as const;
    expect(nearest({ x: 68, y: 68 }, stacked, 22)).toBe('space');
  });
});

describe('what a frame shows', () => {
  const map = { width: 1000, height: 500 };
  const frame = { width: 400, height: 400 };

  test('far points ask for the whole map, near ones for as much as is allowed', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 1000, y: 500 },
    ];
    expect(factorFor(corners, frame, map, 50, 4)).toBe(1);
    expect(factorFor([{ x: 500, y: 250 }], frame, map, 50, 4)).toBe(4);
  });

  test('points in between and the room around them fill it', () => {
    const points = [
      { x: 300, y: 200 },
      { x: 700, y: 200 },
    ];
    // 500 units in 400 pixels, where the whole map has 0.4 pixels a unit.
    expect(factorFor(points, frame, map, 50, 4)).toBeCloseTo(2);
    expect(middleOf(points)).toEqual({ x: 500, y: 200 });
  });
});

describe('arrows', () => {
  test('take the shorter way over the edge of the map', () => {
    const [from, to] = [
      { x: 90, y: 0 },
      { x: 95, y: 10 },
    ];
    expect(closest([from], [{ x: 0, y: 10 }, to])).toEqual([from, to]);
    expect(closest([], [to])).toBeNull();
  });

  test('keep away from both ends, but not from each other', () => {
    expect(between({ x: 0, y: 0 }, { x: 100, y: 0 }, 10)).toEqual([
      { x: 10, y: 0 },
      { x: 90, y: 0 },
    ]);
    const [from, to] = between({ x: 0, y: 0 }, { x: 12, y: 0 }, 10);
    expect(to.x - from.x).toBeCloseTo(4);
  });
});

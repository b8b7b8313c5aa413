import { describe, expect, test } from 'vitest';
import { place, type Box } from './placing';

const VIEW: Box = { left: 0, top: 0, width: 1000, height: 800 };
const NOTE: Box = { left: 0, top: 0, width: 260, height: 120 };
const PIECE: Box = { left: 400, top: 300, width: 100, height: 80 };

function hides(box: Box, other: Box): boolean {
  return (
    box.left < other.left + other.width &&
    other.left < box.left + box.width &&
    box.top < other.top + other.height &&
    other.top < box.top + box.height
  );
}

describe('a note beside a piece', () => {
  test('lies to the right of it', () => {
    expect(place(PIECE, NOTE, VIEW, [])).toEqual({ ...NOTE, left: 508, top: 300 });
  });

  test('goes to the side where nothing is lit', () => {
    const right: Box = { left: 520, top: 280, width: 100, height: 80 };
    expect(place(PIECE, NOTE, VIEW, [right])).toEqual({ ...NOTE, left: 132, top: 300 });
  });

  test('goes further away where all sides are lit', () => {
    const lit: Box[] = [
      { left: 520, top: 280, width: 100, height: 80 },
      { left: 280, top: 280, width: 100, height: 80 },
      { left: 400, top: 400, width: 100, height: 80 },
      { left: 400, top: 200, width: 100, height: 80 },
    ];
    const found = place(PIECE, NOTE, VIEW, lit);
    expect([PIECE, ...lit].filter((box) => hides(found, box))).toEqual([]);
  });

  test('stays in the window', () => {
    const corner: Box = { left: 950, top: 760, width: 50, height: 40 };
    const found = place(corner, NOTE, VIEW, []);
    expect(found.left + found.width).toBeLessThanOrEqual(992);
    expect(found.top + found.height).toBeLessThanOrEqual(792);
    expect(hides(found, corner)).toBe(false);
  });
});

/** Places, distances and windows of maps. */

import type { Box } from '../placing';

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The middle of the box around some points. */
export function middleOf(points: readonly Point[]): Point {
  const { left, top, width, height } = boxOf(points);
  return { x: left + width / 2, y: top + height / 2 };
}

export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The nearest of several places in the direction of an arrow key. */
export function towards<T>(
  from: Point,
  key: string,
  places: Iterable<readonly [T, Point]>,
): T | null {
  const ways: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const way = ways[key];
  if (way === undefined) return null;
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [name, { x, y }] of places) {
    const along = (x - from.x) * way[0] + (y - from.y) * way[1];
    const aside = Math.abs((x - from.x) * way[1]) + Math.abs((y - from.y) * way[0]);
    const distance = along + 1.6 * aside;
    if (along > 4 && distance < least) {
      best = name;
      least = distance;
    }
  }
  return best;
}

/** The piece whose edge is nearest to a point and not farther away than `within`. Where several
 * are at the point, the one whose middle is. */
export function nearest<T>(
  { x, y }: Point,
  pieces: Iterable<readonly [T, Box]>,
  within: number,
): T | null {
  let best: T | null = null;
  let [least, toMiddle] = [within, Number.POSITIVE_INFINITY];
  for (const [piece, { left, top, width, height }] of pieces) {
    const edge = Math.hypot(
      Math.max(0, left - x, x - left - width),
      Math.max(0, top - y, y - top - height),
    );
    const middle = Math.hypot(x - left - width / 2, y - top - height / 2);
    if (edge < least || (edge === least && middle < toMiddle)) {
      [best, least, toMiddle] = [piece, edge, middle];
    }
  }
  return best;
}

/** How large a map is drawn, in pixels a unit, so that all of it is in its frame. */
export function scaleToFit(frame: Size, map: Size): number {
  return Math.min(frame.width / map.width, frame.height / map.height);
}

/** The factor, between 1 and `most`, at which all these points and some room around them are in
 * the frame of a map. */
export function factorFor(
  points: readonly Point[],
  frame: Size,
  map: Size,
  room: number,
  most: number,
): number {
  const { width, height } = boxOf(points);
  const wanted = scaleToFit(frame, { width: width + 2 * room, height: height + 2 * room });
  return Math.min(most, Math.max(1, wanted / scaleToFit(frame, map)));
}

/** Of places that are drawn more than once, as at both edges of a map, the two that are nearest to
 * each other. */
export function closest(from: readonly Point[], to: readonly Point[]): [Point, Point] | null {
  let best: [Point, Point] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of from) {
    for (const other of to) {
      const distance = Math.hypot(one.x - other.x, one.y - other.y);
      if (distance < least) [best, least] = [[one, other], distance];
    }
  }
  return best;
}

/** A line from place to place that begins and ends so far away from them; it keeps a third of its
 * length where they are near each other. */
export function between(from: Point, to: Point, away: number): [Point, Point] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(away / length, 1 / 3);
  const at = (part: number): Point => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  });
  return [at(share), at(1 - share)];
}

/** The way along some points, as the data of a path. */
export function path(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

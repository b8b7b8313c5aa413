/** Where pieces are seen. */

import type { Target } from './game';

/** A piece in the window. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether it is part of a drawing. */
  round: boolean;
  /** Where the part of the table begins in which it is seen. */
  edge: number;
}

function find(target: Target): Element | null {
  const found = document.querySelectorAll(`main [data-target="${CSS.escape(target)}"]`);
  return [...found].find((one) => one.checkVisibility()) ?? null;
}

const isWithin = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  left <= x && x <= right && top <= y && y <= bottom;

/** Where a piece is seen: not what has been scrolled out of its part of the table, nor what lies
 * under the prompt. */
export function placeOf(target: Target): Place | null {
  const element = find(target);
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [middleX, middleY] = [left + width / 2, top + height / 2];
  if (middleY < 0 || middleY > innerHeight || middleX < 0 || middleX > innerWidth) return null;
  const over = document.querySelector('.prompt')?.getBoundingClientRect();
  if (over && isWithin(over, middleX, middleY)) return null;
  let edge = 0;
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const box = parent.getBoundingClientRect();
    const isCut = getComputedStyle(parent).overflow !== 'visible';
    if (!isCut || parent === document.body || parent === document.documentElement) continue;
    if (!isWithin(box, middleX, middleY)) return null;
    edge = Math.max(edge, box.top);
  }
  return { x: left, y: top, width, height, round: element instanceof SVGElement, edge };
}

/** Whether a piece has not moved. */
export function samePlace(one: Place | null, other: Place | null | undefined): boolean {
  if (one === null || !other) return one === (other ?? null);
  const keys = ['x', 'y', 'width', 'height'] as const;
  return keys.every((key) => Math.abs(one[key] - other[key]) < 0.5);
}

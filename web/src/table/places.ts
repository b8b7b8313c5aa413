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
}

function find(target: Target): Element | null {
  const found = document.querySelectorAll(`main [data-target="${CSS.escape(target)}"]`);
  return [...found].find((one) => one.checkVisibility()) ?? null;
}

/** Where a piece is seen: not what has been scrolled out of its part of the table. */
export function placeOf(target: Target): Place | null {
  const element = find(target);
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [middleX, middleY] = [left + width / 2, top + height / 2];
  const under = document.querySelector('.prompt')?.getBoundingClientRect().bottom ?? 0;
  if (middleY < under || middleY > innerHeight || middleX < 0 || middleX > innerWidth) return null;
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const box = parent.getBoundingClientRect();
    const isCut = getComputedStyle(parent).overflow !== 'visible';
    if (!isCut || parent === document.body || parent === document.documentElement) continue;
    if (middleX < box.left || middleX > box.right) return null;
    if (middleY < box.top || middleY > box.bottom) return null;
  }
  return { x: left, y: top, width, height, round: element instanceof SVGElement };
}

/** Whether a piece has not moved. */
export function samePlace(one: Place | null, other: Place | null | undefined): boolean {
  if (one === null || !other) return one === (other ?? null);
  const keys = ['x', 'y', 'width', 'height'] as const;
  return keys.every((key) => Math.abs(one[key] - other[key]) < 0.5);
}

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

/** How long pieces may be on their way after the page has changed: folds, sheets, the board itself. */
export const SETTLING_MS = 500;

/** Looks in every frame while pieces may move: for a moment from now on, and after each change of the
 * page, its scrolling and its size. Not in every frame there is: that would keep a resting page at work.
 * Ends with what it returns. */
export function whileMoving(look: () => void): () => void {
  let frame = 0;
  let end = 0;
  const again = (): void => {
    look();
    frame = performance.now() < end ? requestAnimationFrame(again) : 0;
  };
  const move = (): void => {
    end = performance.now() + SETTLING_MS;
    frame ||= requestAnimationFrame(again);
  };
  const changes = new MutationObserver(move);
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const left = new AbortController();
  for (const event of ['scroll', 'resize', 'load']) {
    addEventListener(event, move, { capture: true, passive: true, signal: left.signal });
  }
  move();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    left.abort();
  };
}

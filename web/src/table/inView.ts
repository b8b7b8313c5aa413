/** Keeps what can be chosen in sight on narrow pages. */

import type { Sheet } from './play.svelte';

const phone = matchMedia('(max-width: 600px)');

function scroller(element: Element): Element | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowX } = getComputedStyle(parent);
    if (overflowX === 'auto' && parent.scrollWidth > parent.clientWidth) return parent;
  }
  return null;
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

/** Rows that scroll sideways show their first lit piece; a phone also scrolls to the first one if
 * none is in sight. */
export function showLit(): void {
  const lit = [...document.querySelectorAll('main .area-mid [data-lit]')];
  const rows = new Set<Element>();
  for (const element of lit) {
    const row = scroller(element);
    if (row === null || rows.has(row)) continue;
    rows.add(row);
    const [box, piece] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
    if (piece.left < box.left || piece.right > box.right) {
      row.scrollLeft += piece.left - box.left - 8;
    }
  }
  if (phone.matches && lit[0] && !lit.some(isSeen)) lit[0].scrollIntoView({ block: 'center' });
}

function find(target: string): Element | null {
  return document.querySelector(`main [data-target="${CSS.escape(target)}"]`);
}

/** On which of a phone's sheets a piece lies. */
export function sheetOf(target: string): Sheet | null {
  const element = find(target);
  if (element?.closest('.area-others')) return 'players';
  if (element?.closest('.area-mine')) return 'mine';
  return element ? 'board' : null;
}

/** Scrolls to a piece and makes it blink. */
export function blink(target: string): void {
  const element = find(target);
  const card = element?.closest('.card') ?? element;
  card?.closest('details')?.setAttribute('open', '');
  card?.scrollIntoView({ block: 'center', inline: 'center' });
  card?.animate([{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }], {
    duration: 190,
    iterations: 2,
  });
}

/** A tapped piece comes into the middle of its row, and out from behind the prompt. */
export function showTarget(target: string): void {
  find(target)?.scrollIntoView({ block: phone.matches ? 'center' : 'nearest', inline: 'center' });
}

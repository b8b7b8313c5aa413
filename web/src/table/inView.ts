/** Keeps what can be chosen in sight. */

import type { PlayerId } from './game';
import type { Sheet } from './play.svelte';
import { phone, still } from './screens';

/** How long nothing moves by itself after the reader has scrolled. */
const OWN_SCROLL_MS = 2000;

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Whether an element hides what does not fit into it. */
function clips(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  return overflowX !== 'visible' || overflowY !== 'visible';
}

/** What of the window is left of an element behind all that scrolls around it. */
function seenPart(element: Element): Edges {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const seen = { left, top, right, bottom };
  const clip = (box: Edges): void => {
    seen.left = Math.max(seen.left, box.left);
    seen.top = Math.max(seen.top, box.top);
    seen.right = Math.min(seen.right, box.right);
    seen.bottom = Math.min(seen.bottom, box.bottom);
  };
  clip({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (clips(around)) clip(around.getBoundingClientRect());
  }
  return seen;
}

/** Whether at least half of a piece can be seen, and nothing lies above its middle. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const { left, top, right, bottom } = seenPart(element);
  if (right - left < width / 2 || bottom - top < height / 2 || width === 0) return false;
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return above?.closest('.prompt, .told, .popover, .options.open') === null;
}

/** Whether all of the height of a piece can be seen. */
function isWhole(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const seen = seenPart(element);
  return seen.top - top < 2 && bottom - seen.bottom < 2;
}

function litPieces(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-lit]')];
}

function isShown(element: Element): boolean {
  return element.getBoundingClientRect().width > 0;
}

function bring(element: Element, how: ScrollLogicalPosition): void {
  element.scrollIntoView({ block: how, inline: how, behavior: still.matches ? 'auto' : 'smooth' });
}

/** Brings the decision into view: the first lit piece of all, unless one is in sight. */
export class Sight {
  #down = false;
  #scrolled = Number.NEGATIVE_INFINITY;
  /** Whether the focus is at the table, or was until what had it went away. */
  #focused = false;

  pointer(down: boolean): void {
    this.#down = down;
  }

  /** The reader scrolls by themselves. */
  scroll(): void {
    this.#scrolled = performance.now();
  }

  focus(event: FocusEvent): void {
    this.#focused = event.target instanceof Element && event.target.closest('.frame') !== null;
  }

  /** Shows the first lit piece, even when another one is in sight. */
  show(): void {
    const piece = litPieces().find(isShown);
    if (!piece) return;
    bring(piece, 'center');
    piece.focus({ preventScroll: true });
  }

  /** A lit piece comes into view; if the decision is new, the focus goes on from what was answered. */
  news(asked: boolean, fresh: boolean): void {
    const lit = litPieces().filter(isShown);
    const free = !this.#down && performance.now() - this.#scrolled > OWN_SCROLL_MS;
    // A phone may show a strip of the map with one piece of many.
    if (free && phone.current) lit[0]?.closest('.map-frame')?.scrollIntoView({ block: 'nearest' });
    const seen = lit.find(isSeen);
    const first = seen ?? lit[0];
    if (first && !seen && free) bring(first, 'center');
    else if (seen && free && !seen.closest('.map-frame') && !isWhole(seen)) bring(seen, 'nearest');
    if (fresh) this.#keepFocus(asked ? first : undefined);
  }

  #keepFocus(next: HTMLElement | undefined): void {
    const parked = document.querySelector<HTMLElement>('.prompt');
    const at = document.activeElement;
    // An option of before may be one of now: Enter must not give it again.
    const lost =
      at === null ||
      at === document.body ||
      at.closest('[data-option-list]') !== null ||
      (at.matches('main [data-target]:not([data-lit])') && !isSeen(at));
    if (!this.#focused || !(lost || at === parked)) return;
    const option = document.querySelector<HTMLElement>('[data-option-list] [data-key]');
    const place = next ?? (option && isShown(option) ? option : parked);
    place?.focus({ preventScroll: place === next });
  }
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

/** A tapped piece comes into the middle of its row, and out from behind the prompt. On a map it
 * stays where it is, under the finger that will tap again. */
export function showTarget(target: string): void {
  const element = find(target);
  if (element?.closest('.map-frame')) element.scrollIntoView({ block: 'nearest' });
  else {
    element?.scrollIntoView({ block: phone.current ? 'center' : 'nearest', inline: 'center' });
  }
}

/** Scrolls to what lies before a player. */
export function showPlayer(player: PlayerId): void {
  const found = document.querySelector(`main [data-player="${CSS.escape(player)}"]`);
  if (found) bring(found, 'nearest');
}

/** Where the reader looks: after a moment, the piece under the pointer or the focus. */

import type { Play } from './play.svelte';

const PAUSE_MS = 220;
/** A focus that comes so many milliseconds after a key was moved there by it, not by the page. */
const KEYED_MS = 300;
/** How long what is said of a piece stays when the pointer has left both. */
const STAY_MS = 300;

interface Thing {
  target: string;
  anchor: HTMLElement | SVGElement;
}

/** Things that have a text but are no piece of their own say `data-about`. */
function thingAt(node: EventTarget | null): Thing | null {
  const anchor = node instanceof Element ? node.closest('[data-about], [data-target]') : null;
  if (!(anchor instanceof HTMLElement || anchor instanceof SVGElement)) return null;
  const target = anchor.dataset['about'] ?? anchor.dataset['target'];
  return target ? { target, anchor } : null;
}

/** The keys of the options that a press there would take, or choose among. */
function keysAt(node: EventTarget | null): string[] {
  const element = node instanceof Element ? node.closest('[data-key], [data-options]') : null;
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return [];
  const { key, options } = element.dataset;
  return key ? [key] : (options?.split('|') ?? []);
}

export class Looking {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #considering: ReturnType<typeof setTimeout> | undefined;
  #keyed = Number.NEGATIVE_INFINITY;
  /** Where the pointer was last. */
  #at = '';
  /** Whether what is under the pointer has come there by itself. */
  #came = false;
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  /** Options that somebody stays at are what they are about to take. */
  #consider(node: EventTarget | null): void {
    const keys = keysAt(node);
    const reading = node instanceof Element && node.closest('.popover') !== null;
    if (keys.length === 0 && reading) return; // a note about what they stay at
    clearTimeout(this.#considering);
    if (keys.length > 0) {
      this.#considering = setTimeout(() => this.#play.consider(keys), PAUSE_MS);
    }
  }

  /** A key was pressed. */
  key(): void {
    this.#keyed = performance.now();
  }

  over(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    // The board may move under a pointer that rests: nobody looks before it moves, too.
    const at = `${event.clientX} ${event.clientY}`;
    this.#came = at === this.#at;
    if (this.#came) return;
    this.#at = at;
    this.#consider(event.target);
    clearTimeout(this.#timer);
    if (event.target instanceof Element && event.target.closest('.popover')) return;
    const thing = thingAt(event.target);
    if (thing === null) {
      this.#timer = setTimeout(() => (this.#play.looked = null), STAY_MS);
    } else {
      this.#timer = setTimeout(() => this.#play.look(thing.target, thing.anchor), PAUSE_MS);
    }
  }

  move(event: PointerEvent): void {
    if (this.#came) this.over(event);
  }

  leave(event: FocusEvent): void {
    if (event.relatedTarget instanceof Element && event.relatedTarget.closest('.popover')) return;
    clearTimeout(this.#timer);
    this.#play.looked = null;
  }

  focus(event: FocusEvent): void {
    if (performance.now() - this.#keyed < KEYED_MS) this.#consider(event.target);
    if (event.target instanceof Element && event.target.closest('.popover')) return;
    const thing = thingAt(event.target);
    const seen = event.target instanceof Element && event.target.matches(':focus-visible');
    clearTimeout(this.#timer);
    if (thing && seen) {
      this.#timer = setTimeout(() => this.#play.look(thing.target, thing.anchor), PAUSE_MS);
    } else this.#play.looked = null;
  }

  /** A click on a thing that is no piece: it belongs to the card around it, or is only explained. */
  click(event: MouseEvent): void {
    const thing = thingAt(event.target);
    if (thing === null || thing.anchor.closest('button, a, [data-target]')) return;
    const piece = thing.anchor.closest('.card')?.querySelector<HTMLElement>('.hit[data-target]');
    const target = piece?.dataset['target'];
    if (piece && target) this.#play.pick(target, piece, thing.target);
    else void this.#play.ask(thing.target, thing.anchor);
  }
}

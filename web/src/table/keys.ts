/** The keyboard at the table. */

import { tick } from 'svelte';
import { settings } from '../lib/settings.svelte';
import type { Play } from './play.svelte';

export interface KeyActions {
  help: () => void;
  legend: () => void;
  /** Goes to the next table where it is the reader's turn. */
  nextTurn: () => void;
}

const AREAS: Record<string, string> = {
  b: '.area-mid',
  m: '.area-mine',
  p: '.area-others',
  l: '.area-side',
  r: '.area-side',
  t: '.area-time',
};

/** Where letters lead in the company of a table. */
const COMPANY: Record<string, string> = {
  c: 'button',
  t: 'textarea',
  l: '[data-action=link-step]',
};

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function pieces(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-target]')].filter(
    (element) => element.offsetParent !== null,
  );
}

/** Focuses the nearest piece in a direction. */
function move(from: HTMLElement, [x, y]: [number, number]): void {
  const middle = (element: Element): [number, number] => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [fromX, fromY] = middle(from);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const piece of pieces()) {
    const [toX, toY] = middle(piece);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    const distance = along + 3 * aside;
    if (piece !== from && along > 4 && distance < least) {
      best = piece;
      least = distance;
    }
  }
  best?.focus();
}

/** Whether a key is meant for the table: not for a dialog, a field or the browser. */
function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const typing = event.target instanceof Element && event.target.matches('input, select, textarea');
  return !typing && !document.querySelector('dialog[open]');
}

/** Whether a letter may be a key of the board. */
export function isLetter(event: KeyboardEvent): boolean {
  return settings.letters && isForTable(event);
}

export class Keyboard {
  #going = false;
  /** The number key that focused something, and at which version of the table. */
  #pressed: { version: number | undefined; number: number } | null = null;
  readonly #play: Play;
  readonly #actions: KeyActions;

  constructor(play: Play, actions: KeyActions) {
    this.#play = play;
    this.#actions = actions;
  }

  press(event: KeyboardEvent): void {
    const from = event.target instanceof HTMLElement ? event.target : document.body;
    if (!isForTable(event)) return;
    if (event.shiftKey && event.key === 'N') {
      event.preventDefault();
      this.#actions.nextTurn();
      return;
    }
    const heard = this.#play.coach?.press(event.key, from) ?? false;
    if (heard || this.#handle(event.key, from)) event.preventDefault();
  }

  #handle(key: string, from: HTMLElement): boolean {
    const play = this.#play;
    const replayed = key !== 'v' && play.recap.stop();
    if (key === 'Escape') return replayed || this.#escape();
    if (key === ' ' && play.recap.watching && !from.closest('button, a, summary')) {
      play.live.skip();
      return true;
    }
    if (key === 'Enter' && play.forced.length > 0 && !from.closest('button, a')) {
      play.acknowledge();
      return true;
    }
    if (/^[1-9]$/.test(key)) return this.#number(Number(key));
    if ((key === 'Enter' || key === ' ') && from.matches('[data-target]:not(button)')) {
      from.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return true;
    }
    const arrow = ARROWS[key];
    if (arrow && from.dataset['target']) {
      move(from, arrow);
      return true;
    }
    if (key === '?') {
      if (from.dataset['target']) void play.ask(from.dataset['target'], from);
      else this.#actions.help();
      return true;
    }
    if (key === '.') {
      play.sight.show();
      return true;
    }
    const zooms: Record<string, () => void> = {
      '+': () => play.zoom.in(),
      '=': () => play.zoom.in(),
      '-': () => play.zoom.out(),
      '0': () => play.zoom.reset(),
    };
    if (zooms[key]) {
      zooms[key]();
      return true;
    }
    if (key === '[' || key === ']') {
      play.stepBy(key === '[' ? -1 : 1);
      return true;
    }
    if (key === 'V') {
      play.recap.comeBack();
      return true;
    }
    return settings.letters && this.#letter(key.toLowerCase());
  }

  #letter(key: string): boolean {
    const play = this.#play;
    if (this.#going) {
      this.#going = false;
      return this.#go(key);
    }
    const simple: Record<string, () => void> = {
      g: () => (this.#going = true),
      z: () => play.undo(),
      y: () => play.redo(),
      r: () => play.restart(),
      f: () => void play.fork(),
      x: () => (settings.odds = !settings.odds),
      d: () => this.#finish(),
      v: () => play.recap.replay(),
      j: () => play.advise(),
      i: () => this.#actions.legend(),
    };
    const action = simple[key];
    if (action) {
      action();
      return true;
    }
    const category = play.game.categories.find((one) => one.key.toLowerCase() === key);
    if (!category || !play.categories.includes(category.name)) return this.#company(key);
    play.category = play.category === category.name ? null : category.name;
    return true;
  }

  /** The people at the table, and what is said to them. Kinds of options that are offered have these
   * keys first. */
  #company(key: string): boolean {
    const place = COMPANY[key];
    if (!place || !this.#play.live.company) return false;
    this.#play.tab = 'company';
    this.#play.sheet = 'players';
    void tick().then(() => {
      const found = document.querySelector<HTMLElement>(`[data-company] ${place}`);
      if (key === 'l') found?.click();
      else found?.focus();
    });
    return true;
  }

  #finish(): void {
    const play = this.#play;
    const done = play.decision?.options.find(({ verb }) => play.game.finishing.includes(verb));
    if (done) play.choose(done);
  }

  /** First focuses the piece or the button of that number, then, at the same decision, chooses. */
  #number(number: number): boolean {
    const element =
      document.querySelector<HTMLElement>(`main [data-lit="${number}"]`) ??
      document.querySelector<HTMLElement>(`[data-group="${number}"]`);
    if (!element) return false;
    const version = this.#play.live.state?.version;
    const again = this.#pressed?.version === version && this.#pressed?.number === number;
    this.#pressed = { version, number };
    if (again && document.activeElement === element) element.click();
    else {
      element.focus();
      this.#play.focused = element.dataset['target'] ?? null;
    }
    return true;
  }

  #go(key: string): boolean {
    const area = AREAS[key];
    if (!area) return false;
    if (key === 'l' || key === 'r') this.#play.tab = key === 'l' ? 'log' : 'rules';
    const element = document.querySelector<HTMLElement>(area);
    element?.scrollIntoView({ block: 'start' });
    element
      ?.querySelector<HTMLElement>('button, input, [tabindex]')
      ?.focus({ preventScroll: true });
    return true;
  }

  #escape(): boolean {
    const play = this.#play;
    if (play.chooser) play.chooser = null;
    else if (play.note) play.note = null;
    else if (play.looked) play.looked = null;
    else if (play.adviserOpen && !play.adviser.brief) play.adviser.close();
    else if (play.recap.close()) return true;
    else if (play.category) play.category = null;
    else play.focused = null;
    return true;
  }
}

/** What makes an element a piece that can be chosen, looked at and asked about. */

import type { Option } from '../lib/api';
import { say } from '../lib/messages';
import type { Target } from './game';
import type { Play } from './play.svelte';

/** Attributes for a `button`, or for a `g` of a drawing with `role="button"`. Lit pieces come with
 * Tab, the others with the arrow keys. */
export function targetAttributes(play: Play, target: Target) {
  const group = play.group(target);
  return {
    'data-target': target,
    'data-lit': group?.key,
    'data-options': group?.options.map((option) => option.key).join('|'),
    tabindex: group ? 0 : -1,
    onclick: (event: MouseEvent & { currentTarget: Element }) =>
      play.pick(target, event.currentTarget, innerThing(event)),
  };
}

/** The classes of a piece's state. */
export function targetClasses(play: Play, target: Target) {
  return {
    lit: play.group(target) !== undefined,
    idle: play.isIdle(target),
    focus: play.focused === target,
    refused: play.note?.refused === true && play.note.target === target,
  };
}

/** What it is, in full, and what it offers. */
export function targetLabel(play: Play, target: Target, label: string): string {
  const offers =
    play
      .group(target)
      ?.options.map((option) =>
        sentences([
          play.optionText(option),
          ...play.consequences(option),
          ...advised(play, option),
        ]),
      ) ?? [];
  if (offers.length === 0) return label;
  return [label, ...offers, play.coach?.remarkOn(target) ?? ''].join(' ').trimEnd();
}

/** Parts as sentences, each with one full stop. */
function sentences(parts: readonly string[]): string {
  return parts.map((part) => (/[.?!…]$/.test(part) ? part : `${part}.`)).join(' ');
}

/** Whether the adviser has named an option. */
function advised(play: Play, option: Option): string[] {
  const rank = play.rank(option);
  return rank > 0 ? [say('adviser-mark', { rank })] : [];
}

/** Something within the piece that has an explanation of its own. */
function innerThing(event: MouseEvent): Target | null {
  const inner = event.target instanceof Element ? event.target.closest('[data-about]') : null;
  return inner?.getAttribute('data-about') ?? null;
}

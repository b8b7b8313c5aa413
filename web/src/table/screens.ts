/** Kinds of windows, as the style sheets have them too. */

import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../lib/settings.svelte';

/** One part of the table at a time, with a bar of sheets; upright or sideways. */
export const phone = new MediaQuery('(max-width: 600px), (max-height: 500px)');

/** The window is the table: nothing scrolls but the columns, each inside itself. */
export const desk = new MediaQuery('(min-width: 1241px) and (min-height: 501px)');

/** A desk with little height: a laptop. */
export const laptop = new MediaQuery(
  '(min-width: 1241px) and (min-height: 501px) and (max-height: 899px)',
);

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether somebody wants as little motion as possible. */
export const still = {
  get system(): boolean {
    return calm.matches;
  },
  get matches(): boolean {
    return calm.matches || settings.still;
  },
};

/** A desk on which not all parts of a large board can be seen at once. */
export const low = new MediaQuery(
  '(min-width: 1241px) and (min-height: 501px) and (max-height: 1099px)',
);

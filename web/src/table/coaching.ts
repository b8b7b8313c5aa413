/** Somebody who looks over the reader's shoulder, and hears of what they press before the table. */

import type { Target } from './game';

export interface Coaching {
  /** A piece was picked; whether that was meant for the coach. */
  pick(target: Target): boolean;
  /** A key was pressed; whether that was meant for the coach. */
  press(key: string, from: HTMLElement): boolean;
  /** What is said of a lit piece after its name; nothing where every answer is as good. */
  remarkOn(target: Target): string;
}

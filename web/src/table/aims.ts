/** The aims of a game that an answer serves or harms, in words. */

import type { Aim } from '../lib/api';
import { say } from '../lib/messages';
import type { GameWords } from '../lib/gameWords';

export interface AimTold {
  words: string;
  /** Whether it is served. */
  good: boolean;
}

export function aimsTold(words: GameWords, aims: readonly Aim[] = []): AimTold[] {
  return aims.map(({ name, change }) => ({
    words: say('advice-aim', {
      aim: words.say(`aim-${name}`),
      sign: change > 0 ? '+' : '−',
      change: Math.round(Math.abs(change) * 10) / 10,
    }),
    good: change > 0,
  }));
}

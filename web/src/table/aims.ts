/** The aims of a game that an answer serves or harms, in words. */

import type { Advised, Aim } from '../lib/api';
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

/** What speaks for an advised answer that serves no aim at once; nothing where that it is as good as
 * the first is all there is. */
export function elseTold(words: GameWords, { aims = [], better = [], equal }: Advised): string {
  if (better.length > 0) {
    const told = aimsTold(words, better).map((aim) => aim.words);
    return say('advice-better', { aims: told.join(', ') });
  }
  return equal || aims.some(({ change }) => change > 0) ? '' : say('advice-best');
}

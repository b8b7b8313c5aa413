/** A chance as all games write it: what may happen is never 0 %, what may fail never 100 %. */

import { say } from '../lib/messages';

export function percent(chance: number): string {
  const number = chance * 100;
  if (number > 0 && number < 1) return say('odds-round', { chance: '< 1' });
  if (number > 99 && number < 100) return say('odds-round', { chance: '> 99' });
  return say('odds-round', { chance: Math.round(number) });
}

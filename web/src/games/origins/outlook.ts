/** What the server reckons about a piece, in words and figures. */

import { capital } from '../../lib/messages';
import type { Figure, Target } from '../../table/game';
import { percent } from '../../table/percent';
import { oddsOf, type OriginsPlay } from './play';
import { playersOf } from './text';
import { say } from './words';

/** The figures for a piece that is looked at. */
export function outlook(play: OriginsPlay, target: Target): Figure[] {
  const odds = oddsOf(play);
  const [kind = '', name = ''] = target.split(':');
  if (odds === null) return [];
  if (kind === 'deck' || (kind === 'decision' && play.decision?.kind === 'challenge')) {
    return Object.entries(odds.challenge?.events ?? {})
      .toSorted(([, a], [, b]) => b - a)
      .map(([fate, chance]) => ({
        name: capital(say(`fate-${fate}`)),
        value: percent(chance),
      }));
  }
  if (kind === 'fate' && odds.challenge) {
    const chance = odds.challenge.events[name] ?? 0;
    return [{ name: say('figure-next-card'), value: percent(chance) }];
  }
  if (kind === 'space' || kind === 'hex') {
    const reach = odds.reach[kind === 'space' ? 'spaces' : 'hexes'][name];
    return reach ? [{ name: say('figure-reach'), value: String(reach.length) }] : [];
  }
  if (kind === 'idea') {
    return playersOf(play.view).flatMap(([colour, player]) =>
      player.qualified.includes(name)
        ? [{ name: play.game.text.species(colour), value: say('figure-qualified'), good: true }]
        : [],
    );
  }
  return [];
}

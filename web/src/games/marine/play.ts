/** The table as the parts of Dominant Species: Marine see it. */

import { usePlay as useTable, type Play } from '../../table/play.svelte';
import type { MarineGame } from './game';
import type { Animal, MarineOdds, MarineView } from './view';

export type MarinePlay = Play<MarineView, MarineGame>;

export function usePlay(): MarinePlay {
  return useTable() as unknown as MarinePlay;
}

/** What the server reckons for the position, once it is known. */
export function oddsOf(play: MarinePlay): MarineOdds | null {
  return play.past ? null : (play.odds as MarineOdds | null);
}

/** The animal that the reader plays now: the one that decides, or their first. */
export function meOf(play: MarinePlay): Animal | undefined {
  return (play.actor ?? play.mine[0]) as Animal | undefined;
}

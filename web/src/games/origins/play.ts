/** The table as the parts of Bios: Origins see it. */

import { usePlay as useTable, type Play } from '../../table/play.svelte';
import type { OriginsGame } from './game';
import type { Colour, OriginsOdds, OriginsView } from './view';

export type OriginsPlay = Play<OriginsView, OriginsGame>;

export function usePlay(): OriginsPlay {
  return useTable() as unknown as OriginsPlay;
}

/** What the server reckons for the position, once it is known. */
export function oddsOf(play: OriginsPlay): OriginsOdds | null {
  return play.past ? null : (play.odds as OriginsOdds | null);
}

/** Whom the reader plays now: the one that decides, or their first. */
export function meOf(play: OriginsPlay): Colour | undefined {
  return (play.actor ?? play.mine[0]) as Colour | undefined;
}

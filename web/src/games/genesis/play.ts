/** The table as the parts of Bios: Genesis see it. */

import { usePlay as useTable, type Play } from '../../table/play.svelte';
import type { GenesisGame } from './game';
import type { GenesisView } from './view';

export type GenesisPlay = Play<GenesisView, GenesisGame>;

export function usePlay(): GenesisPlay {
  return useTable() as unknown as GenesisPlay;
}

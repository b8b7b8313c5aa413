/** The tables where it is the reader's turn. */

import { api, type TableSummary } from '../lib/api';
import { go, tableAddress } from '../lib/router.svelte';

/** Those that wait longest first. */
export function turnsOf(tables: readonly TableSummary[]): TableSummary[] {
  return tables
    .filter(({ my_turn }) => my_turn)
    .toSorted((a, b) => (a.since ?? Infinity) - (b.since ?? Infinity));
}

/** The table that may wait for the reader next: where something has happened last, and nobody is
 * missing. */
export function likelyNext(tables: readonly TableSummary[]): TableSummary | undefined {
  return tables
    .filter(({ seats, over, asleep, older }) => {
      const missing = seats.some(({ kind, taken }) => kind === 'open' && !taken);
      return !over && !asleep && !older && !missing && seats.some(({ mine }) => mine);
    })
    .toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0))[0];
}

/** The next table after one where it is the reader's turn; null if there is none. */
export function nextTurn(tables: readonly TableSummary[], after: string): string | null {
  const turns = turnsOf(tables.filter(({ lesson }) => !lesson)).map(({ id }) => id);
  const others = turns.filter((id) => id !== after);
  const at = turns.indexOf(after);
  return (at < 0 ? others[0] : (turns[at + 1] ?? others[0])) ?? null;
}

/** Opens that table, or one's games if nothing else waits. */
export async function toNextTurn(after: string): Promise<void> {
  const next = nextTurn(await api.tables(), after);
  go(next === null ? '#/' : tableAddress(next));
}

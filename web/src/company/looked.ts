/** Up to when somebody has seen what happened at a table, in this browser. A table that was never
 * opened here has nothing that is new since. */

import type { TableSummary } from '../lib/api';

const KEY = 'trilobite-looked';

export function lookAt(table: string, at: number): void {
  localStorage.setItem(`${KEY} ${table}`, String(at));
}

/** Whether something has happened at a table since. */
export function isNew({ id, at = 0 }: Pick<TableSummary, 'id' | 'at'>): boolean {
  return at > Number(localStorage.getItem(`${KEY} ${id}`) ?? Infinity);
}

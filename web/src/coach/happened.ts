/** What has happened that a newcomer has not met before. */

import type { Decision, LogEntry } from '../lib/api';

/** Kinds of events that are new to the reader and can be explained, so many of them, in the order in
 * which they happened. If there are more, those that the decision is about are kept, then the first:
 * they caused the others. */
export function newEvents(
  log: readonly LogEntry[],
  isNew: (event: string) => boolean,
  decision: Decision | null,
  most: number,
): string[] {
  const things = thingsOf(decision);
  const kinds = [...new Set(log.map(({ event }) => event).filter(isNew))];
  const concerned = new Set(
    log.filter(({ arguments: named }) => named.some((one) => things.has(String(one)))).map(kindOf),
  );
  const kept = kinds
    .toSorted((a, b) => Number(concerned.has(b)) - Number(concerned.has(a)))
    .slice(0, most);
  return kinds.filter((kind) => kept.includes(kind));
}

const kindOf = ({ event }: LogEntry): string => event;

/** What a decision is about, by domain and name. */
function thingsOf(decision: Decision | null): Set<string> {
  const told: unknown[] = Object.values(decision?.context ?? {});
  const named = told.flatMap((one): unknown[] =>
    Array.isArray(one) && Array.isArray(one[0]) ? one : [one],
  );
  return new Set(named.map(String));
}

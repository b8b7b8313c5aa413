/** What has happened that a newcomer has not met before. */

import type { LogEntry } from '../lib/api';

/** Explanations at once: more would not be read. What is left over is explained when it happens
 * again. */
const AT_ONCE = 2;

/** The newest kinds of events that are new to the reader and can be explained, oldest first. */
export function newEvents(log: readonly LogEntry[], isNew: (event: string) => boolean): string[] {
  const kinds = [...new Set(log.map(({ event }) => event).toReversed())];
  return kinds.filter(isNew).slice(0, AT_ONCE).toReversed();
}

/** What has happened that a newcomer has not met before. */

import type { LogEntry } from '../lib/api';

/** The newest kinds of events that are new to the reader and can be explained, so many of them,
 * oldest first. */
export function newEvents(
  log: readonly LogEntry[],
  isNew: (event: string) => boolean,
  most: number,
): string[] {
  const kinds = [...new Set(log.map(({ event }) => event).toReversed())];
  return kinds.filter(isNew).slice(0, most).toReversed();
}

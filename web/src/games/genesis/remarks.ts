/** What the coach of a first game says beside what is new to the reader. */

import type { LogEntry } from '../../lib/api';
import type { GenesisView } from './view';

/** Names of messages. `since` is what has happened since the reader was last asked. */
export function remarks(
  { events_left }: Pick<GenesisView, 'events_left'>,
  since: readonly Pick<LogEntry, 'event'>[],
): string[] {
  const found: string[] = [];
  // Each turn takes an event, or more of them: this one and two others at most.
  if (events_left.reduce((sum, number) => sum + number, 0) <= 2) found.push('near-end');
  // The turn in which the reader was asked last is not over before the next one begins.
  if (since.filter(({ event }) => event === 'turn').length > 2) found.push('idle-turns');
  return found;
}

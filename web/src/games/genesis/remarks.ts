/** What the coach of a first game says beside what is new to the reader. */

import type { LogEntry } from '../../lib/api';
import type { GenesisView } from './view';

/** From how many turns on the end is near; the message names the number. */
const NEAR = 3;

/** Names of messages. `since` is what has happened since the reader was last asked. */
export function remarks(
  { turns_left }: Pick<GenesisView, 'turns_left'>,
  since: readonly Pick<LogEntry, 'event'>[],
): string[] {
  const found: string[] = [];
  if (turns_left <= NEAR) found.push('near-end');
  // The turn in which the reader was asked last is not over before the next one begins.
  if (since.filter(({ event }) => event === 'turn').length > 2) found.push('idle-turns');
  return found;
}

/** What went wrong, in the reader's language. */

import { ApiError, type Problem } from './api';
import { hasMessage, say } from './messages';

/** A problem of which we only know the words in a message. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ApiError) return error.problem;
  return { error: say('problem-no-connection'), key: 'no-connection' };
}

/** Problems of which only the server's line says what exactly is wrong. */
const DETAILED = ['bad-options', 'bad-record', 'bad-pack'];

export function problemText({ error, key = '', args = {} }: Problem): string {
  if (!hasMessage(`problem-${key}`)) return error;
  const words = say(`problem-${key}`, args);
  return DETAILED.includes(key) ? `${words} (${error})` : words;
}

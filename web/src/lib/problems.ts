/** What went wrong, in the reader's language. */

import { ApiError, type Problem } from './api';
import { Bundles, capital, FALLBACK, find, hasMessage, say } from './messages';
import { settings } from './settings.svelte';
import { alone } from './transport';

/** What can be wrong, in words that the terminal has as well. */
const errors = new Bundles(
  import.meta.glob<string>('../../../src/trilobite/locale/*/errors.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** A problem of which we only know the words in a message. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ApiError) return error.problem;
  return { error: say('problem-no-connection'), key: 'no-connection' };
}

/** What was refused and, where the server knows it, what exactly is wrong: in English in its own
 * line, in other languages by the message of that name. */
export function problemText({ error, key = '', args = {}, detail = '' }: Problem): string {
  if (!hasMessage(`problem-${key}`)) return error;
  const here = alone && hasMessage(`problem-${key}-here`);
  const words = say(here ? `problem-${key}-here` : `problem-${key}`, args);
  if (detail === '') return words;
  const line = settings.language === FALLBACK ? error : find(errors, `error-${detail}`, args);
  return line ? `${words} ${capital(line)}.` : words;
}

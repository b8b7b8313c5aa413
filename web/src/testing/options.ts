/** Options and decisions as the server would offer them. */

import type { Decision, DecisionContext, LogEntry, Option } from '../lib/api';

/** `option('biont red refugium:pool')`: a verb and its arguments; those without a domain are plain. */
export function option(key: string): Option {
  const [verb = '', ...rest] = key.split(' ');
  return { key, verb, arguments: rest.map(argument) };
}

function argument(text: string): [string, string] {
  const [domain, ...name] = text.split(':');
  return name.length > 0 ? [domain ?? '', name.join(':')] : ['', text];
}

export function decision(
  kind: string,
  keys: readonly string[],
  context: DecisionContext = {},
  seat = 0,
): Decision {
  return { seat, kind, clause: 'A1.1', context, options: keys.map(option) };
}

/** `event(3, 'bid colour:white 2 4')`: what happened after so many answers. */
export function event(answers: number, key: string): LogEntry {
  const { verb, arguments: told } = option(key);
  return { event: verb, arguments: told, answers };
}

/** Lines of the log that have been put into words, by language: the log only grows at its end. */

import type { LogEntry } from '../lib/api';
import { capital } from '../lib/messages';
import { settings } from '../lib/settings.svelte';
import type { Line } from './game';
import type { Text } from './text';

/** What the lines of a game are made of. */
interface Telling {
  text: Pick<Text, 'event'>;
  icon: (event: string) => string;
  /** The domain of those who play: a line is about the one whom its event names first. */
  players: string;
  /** Events that are headings. */
  headings: Readonly<Record<string, Line['kind']>>;
}

export class Lines {
  readonly #known = new Map<string, WeakMap<LogEntry, Line>>();
  readonly #telling: Telling;

  constructor(telling: Telling) {
    this.#telling = telling;
  }

  of(log: readonly LogEntry[]): Line[] {
    const { language } = settings;
    const known = this.#known.get(language) ?? new WeakMap<LogEntry, Line>();
    this.#known.set(language, known);
    return log.map((entry) => {
      const line = known.get(entry) ?? this.#line(entry);
      known.set(entry, line);
      return line;
    });
  }

  #line(entry: LogEntry): Line {
    const { text, icon, players, headings } = this.#telling;
    const [first] = entry.arguments;
    return {
      kind: headings[entry.event] ?? 'event',
      words: capital(text.event(entry)),
      icon: icon(entry.event),
      player: first?.[0] === players ? first[1] : null,
    };
  }
}

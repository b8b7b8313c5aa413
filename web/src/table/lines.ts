/** Lines of the log that have been put into words, by language: the log only grows at its end. */

import type { LogEntry } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import type { Line } from './game';

export class Lines {
  readonly #known = new Map<string, WeakMap<LogEntry, Line>>();
  readonly #make: (entry: LogEntry) => Line;

  constructor(make: (entry: LogEntry) => Line) {
    this.#make = make;
  }

  of(log: readonly LogEntry[]): Line[] {
    const { language } = settings;
    const known = this.#known.get(language) ?? new WeakMap<LogEntry, Line>();
    this.#known.set(language, known);
    return log.map((entry) => {
      const line = known.get(entry) ?? this.#make(entry);
      known.set(entry, line);
      return line;
    });
  }
}

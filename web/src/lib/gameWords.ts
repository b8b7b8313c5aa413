/** The messages of one game: those of its rules and those of its board. Every game has bundles of
 * its own, for messages of different games have the same names. */

import { Bundles, FALLBACK, find, say as sayOfTheTable, type Arguments } from './messages';
import { settings } from './settings.svelte';

export class GameWords {
  readonly #bundles: Bundles;
  /** Messages without arguments that have been said, by language. */
  readonly #said = new Map<string, Map<string, string>>();

  /** Message files, by paths whose last folder is the language. The terminal has words of its own
   * among those of the rules; here the board's count. */
  constructor(ofTheRules: Record<string, string>, ofTheBoard: Record<string, string>) {
    this.#bundles = new Bundles(ofTheRules, ofTheBoard);
  }

  /** Whether the game has words of its own for something. */
  has(id: string): boolean {
    return this.#bundles.get(FALLBACK).hasMessage(id);
  }

  /** The message in words, in the reader's language; what the game does not say, the table may. */
  readonly say = (id: string, args?: Arguments): string => {
    if (args !== undefined) return this.#format(id, args);
    const { language } = settings;
    const known = this.#said.get(language) ?? new Map<string, string>();
    this.#said.set(language, known);
    const text = known.get(id) ?? this.#format(id, {});
    known.set(id, text);
    return text;
  };

  #format(id: string, args: Arguments): string {
    return find(this.#bundles, id, args) ?? sayOfTheTable(id, args);
  }
}

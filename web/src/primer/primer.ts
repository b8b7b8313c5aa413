/** What a game tells somebody who does not know it: terms, pictures, signs, and how it is played. */

import type { Component } from 'svelte';
import type { GameWords } from '../lib/gameWords';
import type { Arguments } from '../lib/messages';
import type { Terms } from './terms';

/** A sign of the board, and what it is: a term, or the messages that name it and say what it does. */
export type Sign = { piece: string } & (
  { term: string } | { name: string; says: string; args?: Arguments }
);

export interface SignGroup {
  /** The message that heads it. */
  title: string;
  signs: readonly Sign[];
}

export interface Primer {
  /** Its words: `term-TERM`, and `howto-…` for the two pages. */
  readonly words: GameWords;
  readonly terms: Terms;
  /** Draws a piece by its name, such as `cube red`, with the game's own components. */
  readonly Picture: Component<{ piece: string }>;
  /** SVG symbols that the pictures use. */
  readonly symbols: string;
  readonly legend: readonly SignGroup[];
  /** The pieces that picture each step of a turn, `howto-turn-1` and so on. */
  readonly turn: readonly string[];
}

/** The pieces that a string names. */
export function piecesOf(pieces: string): string[] {
  return pieces.split(', ');
}

/** What there is to say of something in the pages on how a game is played: messages `howto-WHAT-1`,
 * `howto-WHAT-2` and so on. */
export function howTo({ words }: Primer, what: string): string[] {
  const found: string[] = [];
  while (words.has(`howto-${what}-${found.length + 1}`)) {
    found.push(words.say(`howto-${what}-${found.length + 1}`));
  }
  return found;
}

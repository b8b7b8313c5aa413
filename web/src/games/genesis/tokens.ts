/** Counting tokens that are written as letters. */

import { COLOURS, type Colour, type PlayerName, type Tokens } from './view';

const LETTERS = 'RYGB';

/** The colour of a letter, small or not. */
export function colourOf(letter: string): Colour {
  return COLOURS[LETTERS.indexOf(letter.toUpperCase())] ?? 'red';
}

/** The player whose biont a letter is. */
export function playerOf(letter: string): PlayerName {
  const colour = colourOf(letter);
  return letter === letter.toUpperCase() ? colour : `npc-${colour}`;
}

export function colourOfPlayer(player: PlayerName): Colour {
  return player.replace('npc-', '') as Colour;
}

export function isNpc(player: PlayerName): boolean {
  return player.startsWith('npc-');
}

/** The letter of a player's bionts. */
export function letterOf(player: PlayerName): string {
  const letter = LETTERS[COLOURS.indexOf(colourOfPlayer(player))] ?? 'R';
  return isNpc(player) ? letter.toLowerCase() : letter;
}

export function countColour(tokens: Tokens, colour: Colour): number {
  const letter = LETTERS[COLOURS.indexOf(colour)];
  return Array.from(tokens).filter((token) => token === letter).length;
}

export function countBionts(tokens: Tokens, player: PlayerName): number {
  const letter = letterOf(player);
  return Array.from(tokens).filter((token) => token === letter).length;
}

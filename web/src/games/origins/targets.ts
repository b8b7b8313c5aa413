/** Which piece on the table an option is about. */

import type { Decision, Option } from '../../lib/api';
import type { Target } from '../../table/game';
import type { OriginsText } from './text';
import type { OriginsView } from './view';

/** Names of pieces. */
export const target = {
  hex: (hex: string): Target => `hex:${hex}`,
  space: (space: string): Target => `space:${space}`,
  idea: (idea: string): Target => `idea:${idea}`,
  challenge: (card: string): Target => `challenge:${card}`,
  /** The deck of challenge cards and Comets. */
  deck: 'deck',
  portents: (colour: string): Target => `portents:${colour}`,
  philosophy: (space: string): Target => `philosophy:${space}`,
  crown: (colour: string): Target => `crown:${colour}`,
  column: (colour: string, discipline: string): Target => `column:${colour}:${discipline}`,
  domain: (colour: string, domain: string): Target => `domain:${colour}:${domain}`,
  track: (track: string): Target => `track:${track}`,
  player: (colour: string): Target => `player:${colour}`,
  /** An alternative of the row that is being played. */
  use: (effect: string, index: string | number): Target => `use:${effect}:${index}`,
  bid: (number: string | number): Target => `bid:${number}`,
  tile: (tile: string): Target => `tile:${tile}`,
};

/** The piece of an option, or null if it is about none, as to skip. */
export function targetOf(
  option: Option,
  decision: Decision,
  view: OriginsView,
  text: OriginsText,
): Target | null {
  const [a = '', b = ''] = option.arguments.map(([, name]) => name);
  const colour = text.actors(view, decision)[0] ?? '';
  switch (option.verb) {
    case 'token':
    case 'lay':
    case 'hex':
    case 'lose-city':
    case 'new-from-city':
    case 'build':
    case 'target-city':
    case 'missile-city':
      return target.hex(a);
    case 'lose-migrant':
    case 'figure':
    case 'to':
    case 'to-with-leave':
    case 'move':
    case 'new':
    case 'with':
    case 'target':
    case 'missile':
      return target.space(a);
    case 'elder':
    case 'emissary':
    case 'idea':
    case 'keep':
    case 'discard':
    case 'invention':
    case 'send-home':
      return target.idea(a);
    case 'foundation':
    case 'resist':
    case 'release':
      return target.challenge(a);
    case 'resist-crown':
    case 'release-crown':
      return target.crown(colour);
    case 'class':
      return target.column(colour, a);
    case 'pawn':
      return target.domain(colour, a);
    case 'track':
      return target.track(a);
    case 'start':
    case 'rival':
      return target.player(a);
    case 'philosophy':
      return target.philosophy(a);
    case 'challenge':
    case 'comet':
      return target.deck;
    case 'globalise':
      return target.portents(colour);
    case 'use':
      return target.use(a, b);
    case 'bid':
      return target.bid(a);
    case 'tile':
      return target.tile(a);
    case 'craton':
      return target.hex(view.cratons.find(({ craton }) => craton === a)?.hexes[0] ?? '');
    default:
      return null;
  }
}

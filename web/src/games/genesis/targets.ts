/** Which piece on the table an option is about. */

import type { Decision, Option } from '../../lib/api';
import type { Target } from '../../table/game';
import type { GenesisContext } from './view';

export function contextOf(decision: Decision): GenesisContext {
  return decision.context;
}

/** Names of pieces. */
export const target = {
  refugium: (id: string): Target => `refugium:${id}`,
  organism: (id: string): Target => `organism:${id}`,
  mutation: (id: string): Target => `mutation:${id}`,
  deck: (row: string): Target => `deck:${row}`,
  player: (player: string): Target => `player:${player}`,
  pool: (player: string): Target => `pool:${player}`,
  catalyst: (player: string, colour: string): Target => `catalyst:${player}:${colour}`,
  chromosome: (organism: string, colour: string): Target => `chromosome:${organism}:${colour}`,
  organ: (organism: string, square: number): Target => `organ:${organism}:${square}`,
  slot: (parasite: string, slot: number): Target => `slot:${parasite}:${slot}`,
  die: (face: number): Target => `die:${face}`,
};

/** The piece of an option, or null if it is about none, as to finish. */
export function targetOf(option: Option, decision: Decision): Target | null {
  const [a = '', b = ''] = option.arguments.map(([, name]) => name);
  const { player, refugium, place } = contextOf(decision);
  const organism = place?.[1] ?? '';
  const here = refugium ? target.refugium(refugium[1]) : place ? target.organism(organism) : null;
  const actor = player?.[1] ?? 'red';
  const held = option.facts?.['holder_id'];
  const holder = typeof held === 'string' ? held : organism;
  switch (option.verb) {
    case 'biont':
    case 'hgt-refugium':
      return target.refugium(b);
    case 'withdraw':
    case 'enzyme':
    case 'cull':
    case 'hgt-on-refugium':
      return target.refugium(a);
    case 'with-biont':
      return a === 'pool' ? target.pool(actor) : target.refugium(a);
    case 'hgt-home':
    case 'go-home':
      return target.pool(actor);
    case 'hgt':
    case 'parasite':
    case 'supplant':
    case 'red-queen':
      return target.organism(b);
    case 'antioxidant':
    case 'organism':
    case 'suffer':
    case 'hgt-on':
    case 'with-gene':
    case 'macro':
      return target.organism(a);
    case 'mutation':
    case 'sex':
      return target.deck(b);
    case 'promote':
    case 'graft':
      return target.mutation(b);
    case 'lose-mutation':
    case 'take':
    case 'discard-mutation':
    case 'bottom':
      return target.mutation(a);
    case 'organ':
      return target.organ(a, Number(b));
    case 'square':
    case 'lose-organ':
      return target.organ(organism, Number(a));
    case 'take-organ':
      return target.organ(holder, Number(a));
    case 'lose-chromosome':
      return target.chromosome(organism, a);
    case 'lose-diseased':
    case 'take-back':
    case 'use-diseased':
    case 'leave-diseased':
      return target.slot(organism, Number(a));
    case 'take-diseased':
      return target.slot(holder, Number(a));
    case 'disk':
    case 'pay':
    case 'pay-own':
    case 'pay-both':
      return target.catalyst(actor, a);
    case 'donate':
    case 'heir':
    case 'ersatz':
    case 'give':
      return target.player(a);
    case 'reroll-die':
      return target.die(Number(a));
    case 'discard':
    case 'organise':
    case 'kill-cube':
    case 'kill-biont':
    case 'lose-biont':
    case 'lose-trophic-biont':
    case 'steal-biont':
    case 'send-home':
    case 'take-in':
    case 'live':
    case 'land':
    case 'block':
    case 'allow':
      return here;
    default:
      return null;
  }
}

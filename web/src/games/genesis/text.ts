/** Bios: Genesis in words: prompts, options, events and reasons. */

import type { Argument, Decision, LogEntry, Option } from '../../lib/api';
import { type Arguments } from '../../lib/messages';
import { say } from './words';
import { Faces, Names } from './names';
import { countBionts, isNpc } from './tokens';
import { ROWS, type GenesisView, type PlayerName } from './view';

const SLOTS = ['a', 'b', 'c'] as const;

/** What decisions of the game are about. */
interface GenesisContext {
  player?: Argument;
  place?: Argument;
  refugium?: Argument;
  dice?: number[];
  chosen?: number[];
}

export function contextOf(decision: Decision): GenesisContext {
  return decision.context;
}

export function shownDice(dice: readonly number[] = []): string {
  return dice.toSorted((a, b) => a - b).join(' ') || 'none';
}

export class GenesisText extends Names {
  // --- what is asked ------------------------------------------------------------------------

  /** The players for whom a seat decides: one, unless it is a solitaire player's. */
  actors(view: GenesisView, decision: Decision): PlayerName[] {
    const { player: actor } = contextOf(decision);
    if (actor) return [actor[1]];
    return Object.keys(view.players).filter(
      (player) => !isNpc(player) && view.players[player]?.seat === decision.seat,
    );
  }

  prompt(view: GenesisView, decision: Decision): string {
    const { refugium, place, dice, chosen } = contextOf(decision);
    const about = refugium ?? place;
    return say(`prompt-${decision.kind}`, {
      player: this.actors(view, decision)
        .map((player) => this.player(player))
        .join(' + '),
      place: about ? this.named(about, Faces.of(view)) : '',
      dice: shownDice(dice),
      chosen: shownDice(chosen),
    });
  }

  option(view: GenesisView, decision: Decision, option: Option): string {
    const faces = Faces.of(view);
    const args: Arguments = {
      kind: decision.kind,
      chosen: shownDice(contextOf(decision).chosen),
      ...this.#details(view, decision, option, faces),
    };
    option.arguments.forEach((argument, index) => {
      const slot = SLOTS[index] ?? 'a';
      args[slot] = this.named(argument, faces);
      args[`${slot}-id`] = argument[1];
    });
    return say(`option-${option.verb}`, args);
  }

  /** What an option does not name but a person wants to see. */
  #details(view: GenesisView, decision: Decision, option: Option, faces: Faces): Arguments {
    const place = contextOf(decision).place?.[1] ?? '';
    const [a = '', b = ''] = option.arguments.map(([, name]) => name);
    switch (option.verb) {
      case 'lose-mutation':
      case 'take': {
        const card = this.cards.mutations.get(a);
        if (card === undefined) return {};
        return { colour: this.colour(b === 'base' ? card.unpromoted.colour : card.promoted.plus) };
      }
      case 'lose-organ':
      case 'square':
      case 'graft':
        return this.organ(place, Number(a), faces);
      case 'organ':
        return this.organ(a, Number(b), faces);
      case 'take-organ':
        return this.organ(this.prey(view, place), Number(a), faces);
      case 'lose-diseased':
      case 'take-back':
      case 'use-diseased':
      case 'leave-diseased':
        return { colour: this.#slotColour(place, Number(a)) };
      case 'take-diseased':
        return { colour: this.#slotColour(this.incumbent(view, place), Number(a)) };
      case 'biont':
      case 'hgt-refugium': {
        const fee = this.cards.placards.get(b)?.entry_cost ?? 0;
        return { fee: fee ? say('option-fee', { number: fee }) : '' };
      }
      case 'enzyme':
        return { death: this.#coveredDeath(view, a) };
      case 'parasite':
      case 'supplant': {
        const slots = this.cards.parasites.get(a)?.slots ?? [];
        return { slots: slots.map((colour) => this.letter(colour)).join('/') };
      }
      case 'live': {
        const card = this.cards.placards.get(contextOf(decision).refugium?.[1] ?? '');
        return { bacterium: card ? this.organism(card.bacterium.id) : '' };
      }
      case 'mutation':
      case 'sex': {
        const top = view.mutation_decks[ROWS.findIndex((row) => row === b)]?.top;
        if (top === undefined) return { card: '–', about: '–' };
        return { card: this.mutation(top, faces), about: this.front(top) };
      }
      case 'promote': {
        const plus = this.cards.mutations.get(b)?.promoted.plus;
        return { about: plus ? `+${this.letter(plus)}` : '' };
      }
      case 'macro':
        return { about: this.system(b) };
      default:
        return {};
    }
  }

  /** The macroorganism whose organ is taken: the target itself or the host of the parasite. */
  prey(view: GenesisView, place: string): string {
    return this.cards.kind(place) === 'macro' ? place : (view.organisms[place]?.host ?? place);
  }

  /** The parasite that a newcomer drives out: the other one on the same host. */
  incumbent(view: GenesisView, place: string): string {
    const host = view.organisms[place]?.host;
    const found = Object.entries(view.organisms).find(
      ([id, organism]) => id !== place && organism.host === host,
    );
    return found?.[0] ?? place;
  }

  #slotColour(parasite: string, slot: number): string {
    const colour = this.cards.parasites.get(parasite)?.slots[slot];
    return colour ? this.colour(colour) : '';
  }

  #coveredDeath(view: GenesisView, id: string): string {
    const refugium = view.rows.flat().find((one) => one.id === id);
    const slot = this.cards.placards.get(id)?.slots[refugium?.enzymes.length ?? 0];
    return slot ? `${slot.face}${slot.death.charAt(0)}` : 'none';
  }

  // --- what is refused ----------------------------------------------------------------------

  reason(view: GenesisView, decision: Decision, reason: string): string {
    const player = this.actors(view, decision)[0] ?? 'red';
    const count = view.rows
      .flat()
      .reduce((sum, refugium) => sum + countBionts(refugium.bionts, player), 0);
    return say(`reason-${reason}`, { limit: view.players[player]?.entropy_limit ?? 0, count });
  }

  // --- what has happened --------------------------------------------------------------------

  event(entry: LogEntry, faces: Faces): string {
    const args: Arguments = { dice: shownDice(entry.dice) };
    entry.arguments.forEach((argument, index) => {
      const slot = SLOTS[index] ?? 'a';
      args[slot] = this.named(argument, faces);
      args[`${slot}-id`] = argument[1];
    });
    const [a, b] = entry.arguments;
    if ((entry.event === 'organ' || entry.event === 'organ-lost') && a && b) {
      args['organ'] = this.organ(a[1], Number(b[1]), faces).organ;
    } else if (entry.event === 'promoted' && b) {
      const promoted = this.cards.mutations.get(b[1])?.promoted.id ?? b[1];
      args['b-promoted'] = this.cardName('mutation', promoted);
    }
    return say(`event-${entry.event}`, args);
  }
}

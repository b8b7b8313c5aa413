/** Bios: Genesis in words: prompts, options, events and reasons. */

import type { Argument, Decision, LogEntry, Option } from '../lib/api';
import { say, type Arguments } from '../lib/messages';
import { settings } from '../lib/settings.svelte';
import type { Cards } from './cards';
import { countBionts, isNpc } from './tokens';
import {
  COLOURS,
  ROWS,
  type Ability,
  type Colour,
  type GenesisView,
  type NameDomain,
  type PlayerName,
} from './view';

const PLAYERS: readonly PlayerName[] = [...COLOURS, ...COLOURS.map((colour) => `npc-${colour}`)];
const SLOTS = ['a', 'b', 'c'] as const;

/** Which side of a card is up: macroorganisms ashore and promoted mutations. */
export class Faces {
  readonly ashore = new Set<string>();
  readonly promoted = new Set<string>();

  static of(view: GenesisView): Faces {
    const faces = new Faces();
    for (const [id, organism] of Object.entries(view.organisms)) {
      if (organism.side === 'terrestrial') faces.ashore.add(id);
      for (const mutation of organism.mutations) {
        if (mutation.promoted) faces.promoted.add(mutation.card);
      }
    }
    return faces;
  }

  /** Takes note of a card that an event turns over. */
  follow({ event, arguments: [a, b] }: LogEntry): void {
    if (event === 'landfall' && b) this.ashore.add(b[1]);
    else if (event === 'macro-extinct' && a) this.ashore.delete(a[1]);
    else if (event === 'promoted' && b) this.promoted.add(b[1]);
    else if ((event === 'demoted' || event === 'mutation-discarded') && b) {
      this.promoted.delete(b[1]);
    }
  }
}

export function shownDice(dice: readonly number[] = []): string {
  return dice.toSorted((a, b) => a - b).join(' ') || 'none';
}

export class GenesisText {
  readonly cards: Cards;

  constructor(cards: Cards) {
    this.cards = cards;
  }

  // --- names --------------------------------------------------------------------------------

  cardName(domain: NameDomain, id: string): string {
    return this.cards.name(domain, id, settings.language);
  }

  colour(colour: Colour): string {
    return say(`colour-${colour}`);
  }

  letter(colour: Colour): string {
    return say(`letter-${colour}`);
  }

  player(player: PlayerName): string {
    return say(`player-${player}`);
  }

  refugium(id: string): string {
    if (id === 'pool') return say('pool');
    return this.cards.placards.has(id) ? this.cardName('placard', id) : this.organism(id);
  }

  organism(id: string, faces: Faces = new Faces()): string {
    const kind = this.cards.kind(id);
    if (kind === 'macro') {
      return this.cardName('macro', this.macroSide(id, faces).id);
    }
    return this.cardName(kind, id);
  }

  mutation(id: string, faces: Faces = new Faces()): string {
    const promoted = faces.promoted.has(id) ? this.cards.mutations.get(id)?.promoted.id : null;
    return this.cardName('mutation', promoted ?? id);
  }

  /** The name and colour of an organ square. */
  organ(id: string, square: number, faces: Faces): { organ: string; colour: string } {
    const side = this.macroSide(id, faces);
    const organ = side.organs[square];
    if (organ === undefined) return { organ: '', colour: '' };
    return {
      organ: this.cardName('organ', `${side.id}/${organ.id}`),
      colour: this.colour(organ.colour),
    };
  }

  named([domain, name]: Argument, faces: Faces): string | number {
    switch (domain) {
      case 'number':
        return Number(name);
      case 'refugium':
        return this.refugium(name);
      case 'organism':
        return this.organism(name, faces);
      case 'mutation':
        return this.mutation(name, faces);
      case 'event':
        return this.cardName('event', name);
      case 'position':
        return name;
      default:
        return say(`${domain}-${name}`);
    }
  }

  abilities(abilities: readonly Ability[], pollutes = false): string {
    const counts = new Map<Ability, number>();
    for (const ability of abilities) counts.set(ability, (counts.get(ability) ?? 0) + 1);
    const found = [...counts].map(([ability, number]) =>
      this.several(say(`ability-${ability}`), number),
    );
    if (pollutes) found.push(say('ability-pollutes'));
    return found.join(', ');
  }

  several(what: string, number: number): string {
    return number === 1 ? what : say('times', { what, number });
  }

  /** What the unpromoted side of a mutation shows: cube, "+" colour, abilities. */
  front(id: string): string {
    const card = this.cards.mutations.get(id);
    if (card === undefined) return '–';
    const colours = `${this.letter(card.unpromoted.colour)}+${this.letter(card.promoted.plus)}`;
    return `${colours} ${this.abilities(card.unpromoted.abilities, card.unpromoted.pollutes)}`.trim();
  }

  // --- what is asked ------------------------------------------------------------------------

  /** The players for whom a seat decides: one, unless it is a solitaire player's. */
  actors(view: GenesisView, decision: Decision): PlayerName[] {
    if (decision.context.player !== undefined) return [PLAYERS[decision.context.player] ?? 'red'];
    return Object.keys(view.players).filter(
      (player) => !isNpc(player) && view.players[player]?.seat === decision.seat,
    );
  }

  prompt(view: GenesisView, decision: Decision): string {
    return say(`prompt-${decision.kind}`, {
      player: this.actors(view, decision)
        .map((player) => this.player(player))
        .join(' + '),
      place: this.place(view, decision),
      dice: shownDice(decision.context.dice),
      chosen: shownDice(decision.context.chosen),
    });
  }

  /** What a decision is about: a refugium in play, otherwise an organism. */
  place(view: GenesisView, decision: Decision): string {
    const target = this.placeTarget(view, decision);
    if (target === null) return '';
    return target.refugium ? this.refugium(target.id) : this.organism(target.id, Faces.of(view));
  }

  placeTarget(view: GenesisView, decision: Decision): { refugium: boolean; id: string } | null {
    const place = decision.context.place;
    if (place === undefined || place < 0) return null;
    const id = this.cards.refugiumAt(place);
    if (view.rows.some((row) => row.some((refugium) => refugium.id === id))) {
      return { refugium: true, id };
    }
    return { refugium: false, id: this.cards.organismAt(place) };
  }

  option(view: GenesisView, decision: Decision, option: Option): string {
    const faces = Faces.of(view);
    const args: Arguments = {
      kind: decision.kind,
      chosen: shownDice(decision.context.chosen),
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
    const place = this.cards.organismAt(decision.context.place ?? -1);
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
      case 'live':
        return { bacterium: this.organism(place, faces) };
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

  /** The cubes that a bacterium needs to become a macroorganism, as in "G3 B1". */
  system(macro: string): string {
    const { system } = this.cards.macroSide(macro, 'marine');
    return COLOURS.filter((colour) => system[colour] > 0)
      .map((colour) => `${this.letter(colour)}${system[colour]}`)
      .join(' ');
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

  /** One event in words, with the dice of its roll and re-roll. */
  event(entry: LogEntry, faces: Faces, rolls: readonly number[][] = []): string {
    const args: Arguments = { dice: rolls[0] ? shownDice(rolls[0]) : '…' };
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
    const again = rolls.slice(1).map((dice) => say('event-roll-again', { dice: shownDice(dice) }));
    return [say(`event-${entry.event}`, args), ...again].join(' ');
  }

  macroSide(id: string, faces: Faces): ReturnType<Cards['macroSide']> {
    return this.cards.macroSide(id, faces.ashore.has(id) ? 'terrestrial' : 'marine');
  }
}

/** The pieces and cards of Bios: Origins in words, as its board needs them. Sentences are those of
 * table/text.ts. */

import type { Decision, Fact } from '../../lib/api';
import { settings } from '../../lib/settings.svelte';
import { Text } from '../../table/text';
import type { Cards } from './cards';
import {
  COLOURS,
  DISCIPLINES,
  type Colour,
  type Discipline,
  type Fate,
  type NameDomain,
  type OriginsContext,
  type OriginsView,
  type PlayerView,
  type ResourceSymbol,
} from './view';
import { say, words } from './words';

export const NUMERALS = ['', 'I', 'II', 'III', 'IV'];

export function contextOf(decision: Decision): OriginsContext {
  return decision.context as OriginsContext;
}

export function playersOf(view: OriginsView): [Colour, PlayerView][] {
  return COLOURS.flatMap((colour) => {
    const player = view.players[colour];
    return player ? [[colour, player] as [Colour, PlayerView]] : [];
  });
}

/** Whose Migrant stands on a space. */
export function migrantAt(view: OriginsView, space: string): Colour | undefined {
  return playersOf(view).find(([, player]) => player.migrants.includes(space))?.[0];
}

/** Whose city is in a hex. */
export function cityIn(view: OriginsView, hex: string): Colour | undefined {
  return playersOf(view).find(([, player]) => player.cities[hex])?.[0];
}

/** Whose Invention it is. */
export function inventorOf(view: OriginsView, idea: string): Colour | undefined {
  return playersOf(view).find(([, player]) => player.inventions.includes(idea))?.[0];
}

export class OriginsText {
  readonly cards: Cards;
  /** Sentences. */
  readonly said: Text;
  readonly #kept = new Map<string, string>();

  constructor(cards: Cards) {
    this.cards = cards;
    this.said = new Text(words, cards.names);
  }

  // --- names --------------------------------------------------------------------------------

  name(domain: NameDomain, id: string): string {
    return String(this.said.name([domain, id]));
  }

  species(colour: string): string {
    return this.name('colour', colour);
  }

  /** The letter on all pieces of a player. */
  letter(colour: string): string {
    return this.species(colour).charAt(0);
  }

  discipline(id: string): string {
    return say(`discipline-${id}`);
  }

  track(id: string): string {
    return this.name('track', id);
  }

  strip(id: string): string {
    return this.name('strip', id);
  }

  hex(id: string): string {
    return this.name('hex', id);
  }

  space(id: string): string {
    if (this.cards.has('space', id)) return this.name('space', id);
    return this.#once(`space ${id}`, () => {
      const at = id.lastIndexOf('-');
      const corner = say(`corner-${id.slice(at + 1)}`);
      return say('space-corner', { hex: this.hex(id.slice(0, at)), corner });
    });
  }

  /** Words that do not change, kept by language: the map has hundreds of them. */
  #once(key: string, words: () => string): string {
    const place = `${settings.language} ${settings.cards} ${key}`;
    const text = this.#kept.get(place) ?? words();
    this.#kept.set(place, text);
    return text;
  }

  // --- what is printed on cards -------------------------------------------------------------

  fact(fact: Fact): string {
    return String(this.said.fact(fact));
  }

  resource({ fact }: ResourceSymbol): string {
    return this.#once(`resource ${JSON.stringify(fact)}`, () => this.fact(fact));
  }

  /** An event of a challenge card. */
  fate(view: OriginsView, { fact, crises }: Fate): string {
    return this.fact(crises[this.#crisis(view)] ?? fact);
  }

  crisis(view: OriginsView): string {
    return say(`crisis-${this.#crisis(view)}`);
  }

  #crisis(view: OriginsView): string {
    return this.cards.philosophy.get(view.philosophy)?.crisis ?? '';
  }

  /** What a space of the philosophy track does. */
  philosophy(id: string): string {
    return this.fact(this.cards.philosophyFacts[id] ?? '');
  }

  // --- who decides --------------------------------------------------------------------------

  actors(view: OriginsView, decision: Decision): Colour[] {
    const { colour } = contextOf(decision);
    if (colour) return [colour[1]];
    return playersOf(view).flatMap(([name, { seat }]) => (seat === decision.seat ? [name] : []));
  }
}

export function isDiscipline(name: string): name is Discipline {
  return DISCIPLINES.some((one) => one === name);
}

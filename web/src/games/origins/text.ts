/** The pieces and cards of Bios: Origins in words, as its board needs them. Sentences are those of
 * table/text.ts. */

import type { Argument, Decision } from '../../lib/api';
import { settings } from '../../lib/settings.svelte';
import { Text } from '../../table/text';
import type { Cards } from './cards';
import {
  COLOURS,
  DISCIPLINES,
  type ChallengeCard,
  type Colour,
  type Discipline,
  type Effect,
  type NameDomain,
  type Need,
  type OriginsView,
  type PlayerView,
  type ResourceSymbol,
  type RowOption,
  type TileCard,
} from './view';
import { say, words } from './words';

export const NUMERALS = ['', 'I', 'II', 'III', 'IV'];

/** What the decisions of this game are about. */
export interface Context {
  colour?: Argument;
  partner?: Argument;
  passer?: Argument;
  hex?: Argument;
  hexes?: Argument[];
  space?: Argument;
  card?: Argument;
  foundation?: Argument;
  invention?: Argument;
  climate?: Argument;
  tile?: Argument;
  stage?: Argument;
  effect?: Argument;
  left?: number;
  highest?: number;
  bonus?: number;
  price?: number;
}

export function contextOf(decision: Decision): Context {
  return decision.context as Context;
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

  effect({ code, track, level }: Effect): string {
    if (track !== null) return say('effect-tech-to', { track: this.track(track), level });
    if (level > 0) return say('effect-reduce-to', { epoch: NUMERALS[level] ?? '' });
    return say(`effect-${code}`);
  }

  rowOption({ effect, consequence }: RowOption): string {
    const said = this.effect(effect);
    if (consequence === null) return said;
    return say('effect-then', { effect: said, consequence: this.effect(consequence) });
  }

  row(view: OriginsView, row: readonly RowOption[]): string {
    return (
      inGame(view, row)
        .map((option) => this.rowOption(option))
        .join(' / ') || '–'
    );
  }

  heureka(view: OriginsView, effects: readonly Effect[]): string {
    const found = effects.filter(({ code }) => !view.void.includes(code));
    return found.map((one) => this.effect(one)).join(' + ') || '–';
  }

  need({ kind, track, level, resource }: Need): string {
    if (kind === 'menopause') return say('need-menopause');
    if (track !== null) return say('need-technology', { track: this.track(track), level });
    return resource === null
      ? say('need-any-city')
      : say('need-city', { kind: say(`kind-${resource}`) });
  }

  needs(ways: readonly Need[]): string {
    return ways.map((way) => this.need(way)).reduce((one, other) => say('need-or', { one, other }));
  }

  resource({ id, needs }: ResourceSymbol): string {
    const asked = needs === null ? '' : `${needs.track} ${needs.level}`;
    return this.#once(`resource ${id} ${asked}`, () => {
      const kind = say(`kind-${this.cards.resources.get(id)?.kind ?? ''}`);
      const name = this.name('resource', id);
      if (needs === null) return say('resource-named', { name, kind });
      return say('resource-needs', { name, kind, needs: this.need(needs) });
    });
  }

  /** An event of a challenge card. What a crisis is depends on the philosophy. */
  fate(view: OriginsView, card: ChallengeCard, index: number): string {
    const event = card.events[index];
    if (event === undefined) return '';
    const fate = say(`fate-${event.kind}`);
    const id = `${card.id}/${index}`;
    let name = '';
    if (event.catastrophe) name = this.name('catastrophe', event.catastrophe);
    else if (event.kind === 'crisis') name = this.crisis(view);
    else if (this.cards.has('event', id)) name = this.name('event', id);
    return name ? say('fate-named', { fate, name }) : fate;
  }

  crisis(view: OriginsView): string {
    return say(`crisis-${this.cards.philosophy.get(view.philosophy)?.crisis ?? 'genocide'}`);
  }

  /** What a space of the philosophy track does. */
  philosophy(id: string): string {
    const card = this.cards.philosophy.get(id);
    if (card === undefined) return '';
    const parts = [say('philosophy-crisis', { crisis: say(`crisis-${card.crisis}`) })];
    if (card.bonus) {
      parts.unshift(say('philosophy-bonus', { discipline: this.discipline(card.bonus) }));
    }
    if (card.morality) {
      parts.push(say('philosophy-morality', { effect: say(`effect-${card.morality}`) }));
    }
    if (card.cancels) {
      parts.push(say('philosophy-cancels', { discipline: this.discipline(card.cancels) }));
    }
    return parts.join(', ');
  }

  tile(tile: TileCard): string {
    const number = [...this.cards.tiles.keys()].indexOf(tile.id) + 1;
    const { ring, resources } = tile.front;
    const found = resources.map((one) => this.resource(one));
    const about = [...(ring ? [say(`terrain-${ring}`)] : []), ...found].join(', ');
    return say('tile-named', { number, about });
  }

  // --- who decides --------------------------------------------------------------------------

  actors(view: OriginsView, decision: Decision): Colour[] {
    const { colour } = contextOf(decision);
    if (colour) return [colour[1] as Colour];
    return playersOf(view).flatMap(([name, { seat }]) => (seat === decision.seat ? [name] : []));
  }
}

/** The alternatives of a row, and their Consequences, that belong to the game. */
export function inGame(view: OriginsView, row: readonly RowOption[]): RowOption[] {
  const isVoid = (effect: Effect | null): boolean =>
    effect !== null && view.void.includes(effect.code);
  return row
    .filter(({ effect }) => !isVoid(effect))
    .map(({ effect, consequence }) => ({
      effect,
      consequence: isVoid(consequence) ? null : consequence,
    }));
}

export function isDiscipline(name: string): name is Discipline {
  return DISCIPLINES.some((one) => one === name);
}

/** Bios: Origins in words: names, prompts, options, reasons and events. */

import type { Argument, Decision, LogEntry, Option } from '../../lib/api';
import type { Arguments } from '../../lib/messages';
import { settings } from '../../lib/settings.svelte';
import { effectOf, rowOf, type Cards, type Effect, type RowOption } from './cards';
import {
  COLOURS,
  DISCIPLINES,
  type ChallengeCard,
  type Colour,
  type Discipline,
  type NameDomain,
  type OriginsView,
  type PlayerView,
  type ResourceSymbol,
  type Stage,
  type TileCard,
} from './view';
import { say } from './words';

const SLOTS = ['a', 'b', 'c'] as const;
export const NUMERALS = ['', 'I', 'II', 'III', 'IV'];

/** The domains whose names are in the card files. */
const PRINTED = ['challenge', 'idea', 'comet', 'catastrophe', 'resource', 'track', 'philosophy'];
/** The domains whose names are messages, with what these begin with. */
const SAID: Partial<Record<string, string>> = {
  discipline: 'discipline',
  measure: 'measure',
  brain: 'brain',
  event: 'fate',
  terrain: 'terrain',
  stage: 'stage',
  end: 'end',
};

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
  readonly #kept = new Map<string, string>();

  constructor(cards: Cards) {
    this.cards = cards;
  }

  // --- names --------------------------------------------------------------------------------

  name(domain: NameDomain, id: string): string {
    return this.cards.name(domain, id, settings.language);
  }

  species(colour: string): string {
    return this.name('species', colour);
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
    const place = `${settings.language} ${key}`;
    const text = this.#kept.get(place) ?? words();
    this.#kept.set(place, text);
    return text;
  }

  /** A member of a domain. */
  named([domain, name]: Argument): string | number {
    if (domain === 'number') return Number(name);
    if (domain === 'colour') return this.species(name);
    if (domain === 'hex') return this.hex(name);
    if (domain === 'space') return this.space(name);
    if (PRINTED.includes(domain)) return this.name(domain as NameDomain, name);
    if (domain === 'effect') return this.anyEffect(name);
    const said = SAID[domain];
    return said ? say(`${said}-${name}`) : name;
  }

  // --- what is printed on cards -------------------------------------------------------------

  effect({ code, track, level }: Effect): string {
    if (code === 'tech') return say('effect-tech', { track: this.track(track), level });
    return say(`effect-${code}`, { epoch: NUMERALS[level] ?? '' });
  }

  /** An action or advance of which only the kind is known. */
  anyEffect(code: string): string {
    return say(code === 'tech' || code === 'reduce' ? `effect-${code}-any` : `effect-${code}`);
  }

  rowOption({ effect, consequence }: RowOption): string {
    const said = this.effect(effect);
    if (consequence === null) return said;
    return say('effect-then', { effect: said, consequence: this.effect(consequence) });
  }

  row(row: readonly string[]): string {
    return rowOf(row)
      .map((option) => this.rowOption(option))
      .join(' / ');
  }

  heureka(effects: readonly string[]): string {
    return effects.map((one) => this.effect(effectOf(one))).join(' + ');
  }

  need(text: string): string {
    const [word = '', rest = ''] = text.split(' ');
    if (text === 'menopause') return say('need-menopause');
    if (text === 'city') return say('need-any-city');
    if (rest === 'city') return say('need-city', { kind: say(`kind-${word}`) });
    return say('need-technology', { track: this.track(word), level: Number(rest) });
  }

  needs(ways: readonly string[]): string {
    return ways.map((way) => this.need(way)).reduce((one, other) => say('need-or', { one, other }));
  }

  resource({ id, needs }: ResourceSymbol): string {
    return this.#once(`resource ${id} ${needs ?? ''}`, () => {
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
    return parts.join('; ');
  }

  tile(tile: TileCard | undefined): string {
    if (tile === undefined) return '';
    const found = tile.front.resources.map((one) => this.resource(one));
    return [say(`terrain-${tile.front.ring}`), ...found].join(', ');
  }

  // --- rows ---------------------------------------------------------------------------------

  /** The alternatives of the row of a player at a stage, as they are numbered. */
  rowOptions(view: OriginsView, colour: Colour, stage: Stage, card: string): RowOption[] {
    const { ruling } = view.players[colour] ?? {};
    const board = ruling && this.cards.species.get(colour)?.columns[ruling];
    if (!ruling || !board) return [];
    if (stage === 'foundations') return rowOf(this.cards.challenges.get(card)?.rows[ruling] ?? []);
    if (stage === 'inventions') return rowOf(this.cards.ideas.get(card)?.rows[ruling] ?? []);
    if (stage === 'lower') return rowOf(board.lower);
    return rowOf([...board.upper, board.basic]);
  }

  // --- what is asked ------------------------------------------------------------------------

  actors(view: OriginsView, decision: Decision): Colour[] {
    const { colour } = contextOf(decision);
    if (colour) return [colour[1] as Colour];
    return playersOf(view).flatMap(([name, { seat }]) => (seat === decision.seat ? [name] : []));
  }

  prompt(view: OriginsView, decision: Decision): string {
    const args: Arguments = {
      player: this.actors(view, decision)
        .map((colour) => this.species(colour))
        .join(' + '),
    };
    const facts = Object.entries(contextOf(decision)) as [string, Argument | Argument[] | number][];
    for (const [name, fact] of facts) {
      if (typeof fact === 'number') args[name] = fact;
      else if (name === 'stage') args[name] = fact[1];
      else if (name === 'tile') args[name] = this.tile(this.cards.tiles.get(fact[1] as string));
      else if (name === 'hexes') {
        args[name] = (fact as Argument[]).map(([, hex]) => this.hex(hex)).join(', ');
      } else args[name] = this.named(fact as Argument);
    }
    return say(`prompt-${decision.kind}`, args);
  }

  option(view: OriginsView, decision: Decision, option: Option): string {
    const args: Arguments = { kind: decision.kind };
    option.arguments.forEach((argument, index) => {
      const slot = SLOTS[index] ?? 'a';
      args[slot] = this.named(argument);
      args[`${slot}-id`] = argument[1];
    });
    return say(`option-${option.verb}`, { ...args, ...this.#details(view, decision, option) });
  }

  /** What an option does not name but a person wants to see. */
  #details(view: OriginsView, decision: Decision, option: Option): Arguments {
    const [a = '', b = ''] = option.arguments.map(([, name]) => name);
    const owner = (colour: Colour | undefined): Arguments => ({
      owner: colour ? this.species(colour) : '',
    });
    switch (option.verb) {
      case 'start':
        return { a: say(`player-${a}`), species: this.species(a) };
      case 'tile':
        return { about: this.tile(this.cards.tiles.get(a)) };
      case 'philosophy':
        return { about: this.philosophy(a) };
      case 'bid':
        return { total: Number(a) + (contextOf(decision).bonus ?? 0) };
      case 'lose-city': {
        const resource = playersOf(view).map(([, player]) => player.cities[a]);
        const id = resource.find(Boolean) ?? '';
        return { resource: this.name('resource', id) };
      }
      case 'use':
        return { option: this.#used(view, decision, a, Number(b)) };
      case 'idea':
        return { heureka: this.heureka(this.cards.ideas.get(a)?.heureka ?? []) };
      case 'invention':
        return owner(inventorOf(view, a));
      case 'target':
      case 'missile':
        return owner(migrantAt(view, a));
      case 'target-city':
      case 'missile-city':
        return owner(cityIn(view, a));
      default:
        return {};
    }
  }

  #used(view: OriginsView, decision: Decision, effect: string, index: number): string {
    const [colour] = this.actors(view, decision);
    const { stage, foundation, invention } = contextOf(decision);
    const card = foundation?.[1] ?? invention?.[1] ?? '';
    const row = colour ? this.rowOptions(view, colour, (stage?.[1] ?? 'idle') as Stage, card) : [];
    const found = row[index];
    // An answer that is looked back at no longer tells of its row.
    return found?.effect.code === effect ? this.rowOption(found) : this.anyEffect(effect);
  }

  reason(reason: string): string {
    return say(`reason-${reason}`);
  }

  // --- what has happened --------------------------------------------------------------------

  event({ event, arguments: given }: LogEntry): string {
    const args: Arguments = {};
    given.forEach((argument, index) => {
      const slot = SLOTS[index] ?? 'a';
      const [domain, name] = argument;
      if (domain === 'number' && event === 'plays' && slot === 'b') args[slot] = Number(name) + 1;
      else if (domain === 'tile') args[slot] = this.tile(this.cards.tiles.get(name));
      else if (domain === 'effect') args[slot] = this.anyEffect(name);
      else args[slot] = this.named(argument);
      args[`${slot}-id`] = name;
    });
    return say(`event-${event}`, args);
  }
}

export function isDiscipline(name: string): name is Discipline {
  return DISCIPLINES.some((one) => one === name);
}

/** Dominant Species: Marine in words: names, prompts, options, events and reasons. */

import type { Argument, Decision, LogEntry, Option } from '../../lib/api';
import { capital, type Arguments } from '../../lib/messages';
import { settings } from '../../lib/settings.svelte';
import type { Cards } from './cards';
import { hexesAt } from './hexes';
import {
  ELEMENTS,
  type Animal,
  type AnimalView,
  type Corner,
  type Element,
  type Hex,
  type Kind,
  type MarineContext,
  type MarineView,
  type NameDomain,
  type Place,
  type Terrain,
} from './view';
import { say } from './words';

const SLOTS = ['a', 'b', 'c'] as const;
/** The number of a space or trait that knows no limit. */
const UNLIMITED = 99;

export type Kinds = ReadonlyMap<Hex, Kind>;

export function contextOf(decision: Decision): MarineContext {
  return decision.context as unknown as MarineContext;
}

/** What lies on a hex, or undefined. */
export function kindAt(view: MarineView, hex: Hex): Kind | undefined {
  return view.vents[hex] ?? view.tiles[hex];
}

/** The terrain of what lies on a hex. */
export function terrainOf(kind: Kind): Terrain {
  return kind === 'geyser' || kind === 'black-smoker' ? 'vent' : kind;
}

export function isElement(name: string): name is Element {
  return ELEMENTS.some((element) => element === name);
}

/** Whose pawn stands on a space: a special one belongs to its present owner. */
export function pawnOwner(view: MarineView, pawn: Animal | Element): Animal | undefined {
  return isElement(pawn) ? view.special[pawn].owner : pawn;
}

export class MarineText {
  readonly cards: Cards;

  constructor(cards: Cards) {
    this.cards = cards;
  }

  // --- names --------------------------------------------------------------------------------

  name(domain: NameDomain, id: string): string {
    return this.cards.name(domain, id, settings.language);
  }

  /** An animal, with a capital letter. */
  animal(id: string): string {
    return capital(this.name('animal', id));
  }

  element(id: string): string {
    return this.name('element', id);
  }

  kind(kind: string): string {
    const vent = kind === 'geyser' || kind === 'black-smoker';
    return vent ? say(`kind-${kind}`) : this.name('terrain', kind);
  }

  hex(hex: Hex): string {
    return hex.toUpperCase();
  }

  /** A hex by what lies there, if anything does. */
  tile(hex: Hex, kind: Kind | undefined): string {
    if (kind === undefined) return this.hex(hex);
    return say('tile-named', { kind: this.kind(kind), hex: this.hex(hex) });
  }

  corner(corner: Corner): string {
    const [hex = '', direction = ''] = corner.split('-');
    return say('corner-named', { hex: this.hex(hex), direction });
  }

  /** The tiles around a corner. */
  around(view: MarineView, corner: Corner): string {
    return (hexesAt.get(corner) ?? [])
      .filter((hex) => kindAt(view, hex))
      .map((hex) => this.tile(hex, kindAt(view, hex)))
      .join(', ');
  }

  /** An action space; with a position also what belongs to it. */
  space(id: string, view?: MarineView): string {
    const space = this.cards.spaces.get(id);
    if (space === undefined) return id;
    const action = this.name('action', space.action);
    if (space.action === 'bottom-feeder') return action;
    const about = view ? this.aboutSpace(id, view) : [];
    const args = { action, number: space.place };
    if (about.length === 0) return say('space-named', args);
    return say('space-with', { ...args, about: about.join(', ') });
  }

  /** The token or marker beside a space, the side of its vent, and its number. */
  aboutSpace(id: string, view: MarineView): string[] {
    const space = this.cards.spaces.get(id);
    if (space === undefined) return [];
    const found: string[] = [];
    const slot = (space.slot ?? 0) - 1;
    const circle = space.action === 'speciation' ? view.areas.speciation?.[slot] : '';
    if (circle) found.push(this.element(circle));
    const marker = this.markers(view, space.action)[slot];
    if (marker) found.push(this.kind(marker));
    if (space.vent) found.push(this.kind(space.vent));
    if (space.action === 'evolution') found.push(say('space-row', { number: space.number }));
    else if (space.unlimited || space.number > 0) {
      found.push(say('space-species', { number: space.unlimited ? 'any' : space.number }));
    }
    return found;
  }

  /** The terrain markers of a row. */
  markers(view: MarineView, action: string): Terrain[] {
    if (action === 'competition') return view.competition;
    return action === 'evolution' ? view.evolution : [];
  }

  /** Where a token of an animal lies: its display has no name, a trait has. */
  place(animal: AnimalView | undefined, place: Place): string {
    const trait = animal?.traits[Number(place.replace('trait-', '')) - 1];
    return trait ? this.name('trait', trait.trait) : '';
  }

  /** A member of a domain that needs no position to be named. */
  named([domain, name]: Argument): string | number {
    switch (domain) {
      case 'number':
        return Number(name);
      case 'animal':
        return this.animal(name);
      case 'kind':
      case 'terrain':
        return this.kind(name);
      case 'element':
      case 'action':
      case 'evolution':
      case 'trait':
        return this.name(domain, name);
      case 'hex':
        return this.hex(name);
      case 'corner':
        return this.corner(name);
      case 'space':
        return this.space(name);
      case 'end':
        return say(`end-${name}`);
      default:
        return name;
    }
  }

  text(texts: { en: string } & Partial<Record<string, string | null>>): string {
    return texts[settings.language] ?? texts.en;
  }

  traitText(id: string): string {
    const trait = this.cards.traits.get(id);
    return trait ? this.text(trait.text) : '';
  }

  /** Things counted, as in "2 algae, worms"; or a word for none. */
  counted(names: readonly string[]): string {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    const parts = [...counts].map(([what, number]) =>
      number === 1 ? what : say('counted', { number, what }),
    );
    return parts.join(', ') || say('none');
  }

  // --- what is asked ------------------------------------------------------------------------

  /** The animals for which a seat decides: one, unless both of a player's are meant. */
  actors(view: MarineView, decision: Decision): Animal[] {
    const { animal, animals } = contextOf(decision);
    if (animal) return [animal[1]];
    if (animals) return animals.map(([, name]) => name);
    return (Object.keys(view.animals) as Animal[]).filter(
      (name) => view.animals[name]?.seat === decision.seat,
    );
  }

  prompt(view: MarineView, decision: Decision): string {
    const context = contextOf(decision);
    const args: Arguments = {
      player: this.actors(view, decision)
        .map((animal) => this.animal(animal))
        .join(' + '),
    };
    for (const name of ['card', 'corner', 'element', 'species', 'terrain', 'trait'] as const) {
      const about = context[name];
      if (about) args[name] = this.named(about);
    }
    if (context.hex) args['hex'] = this.tile(context.hex[1], kindAt(view, context.hex[1]));
    if (context.left !== undefined) args['left'] = context.left >= UNLIMITED ? 'any' : context.left;
    return say(`prompt-${decision.kind}`, args);
  }

  option(view: MarineView, decision: Decision, option: Option): string {
    const args: Arguments = { kind: decision.kind };
    option.arguments.forEach((argument, index) => {
      const slot = SLOTS[index] ?? 'a';
      args[slot] = this.#argument(view, decision, argument);
      args[`${slot}-id`] = argument[1];
    });
    return say(`option-${option.verb}`, { ...args, ...this.#details(view, decision, option) });
  }

  #argument(view: MarineView, decision: Decision, argument: Argument): string | number {
    const [domain, name] = argument;
    if (domain === 'hex') return this.tile(name, kindAt(view, name));
    if (domain === 'space') return this.space(name, view);
    if (domain === 'place') {
      const animal = this.actors(view, decision)[0];
      return this.place(animal && view.animals[animal], name);
    }
    return this.named(argument);
  }

  /** What an option does not name but a person wants to see. */
  #details(view: MarineView, decision: Decision, option: Option): Arguments {
    const [a = '', b = ''] = option.arguments.map(([, name]) => name);
    const context = contextOf(decision);
    switch (option.verb) {
      case 'corner':
      case 'remove':
      case 'exchange':
      case 'around':
      case 'lift': {
        const token = view.tokens[a];
        return { tiles: this.around(view, a), token: token ? this.element(token) : '' };
      }
      case 'basic':
      case 'special': {
        const pawn = view.pawns[option.verb === 'basic' ? a : b];
        const owner = pawn && pawnOwner(view, pawn);
        return { kicked: owner ? this.animal(owner) : 'none' };
      }
      case 'card':
        return { space: view.row.indexOf(a) + 1 };
      case 'keep':
      case 'give-back':
      case 'trait':
        return { text: this.traitText(a) };
      case 'keep-both':
      case 'give-back-both': {
        const [first, second] = this.actors(view, decision);
        return { first: this.animal(first ?? ''), second: this.animal(second ?? '') };
      }
      case 'stack': {
        const top = view.stacks[Number(a) - 1]?.top;
        return { terrain: top ? this.kind(top) : '' };
      }
      case 'dominate': {
        const value = context.values?.[ELEMENTS.findIndex((element) => element === a)] ?? 0;
        return { value, target: isElement(a) ? view.special[a].target : 0 };
      }
      default:
        return {};
    }
  }

  reason(reason: string): string {
    return say(`reason-${reason}`);
  }

  // --- what has happened --------------------------------------------------------------------

  /** Takes note of what an event lays on a hex. */
  follow({ event, arguments: [a, b, c] }: LogEntry, kinds: Map<Hex, Kind>): void {
    if (event === 'tile-laid' && a && b) kinds.set(b[1], a[1] as Kind);
    else if ((event === 'tile-placed' || event === 'vent-opened') && b && c) {
      kinds.set(c[1], b[1] as Kind);
    }
  }

  event(entry: LogEntry, kinds: Kinds): string {
    const args: Arguments = {};
    entry.arguments.forEach((argument, index) => {
      const slot = SLOTS[index] ?? 'a';
      const [domain, name] = argument;
      if (domain === 'hex') args[slot] = this.tile(name, kinds.get(name));
      else if (domain === 'number' && entry.event === 'plays') args[slot] = Number(name) + 1;
      else args[slot] = this.named(argument);
      args[`${slot}-id`] = name;
    });
    return say(`event-${entry.event}`, args);
  }
}

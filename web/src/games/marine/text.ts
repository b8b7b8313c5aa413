/** The names of the pieces of Dominant Species: Marine, as its board shows them. */

import type { Decision } from '../../lib/api';
import type { Arguments } from '../../lib/messages';
import { Text } from '../../table/text';
import type { Cards } from './cards';
import { hexesAt } from './hexes';
import {
  ELEMENTS,
  type Animal,
  type Corner,
  type Element,
  type Hex,
  type Kind,
  type MarineContext,
  type MarineView,
  type NameDomain,
  type Terrain,
} from './view';
import { say, words } from './words';

export function contextOf(decision: Decision): MarineContext {
  return decision.context as MarineContext;
}

/** What lies on a hex, or undefined. */
export function kindAt(view: MarineView, hex: Hex): Kind | undefined {
  return view.tiles[hex];
}

/** The terrain of what lies on a hex. */
export function terrainOf(kind: Kind): Terrain {
  return kind === 'geyser' || kind === 'black-smoker' ? 'vent' : kind;
}

export function isElement(name: string): name is Element {
  return ELEMENTS.some((element) => element === name);
}

export class MarineText extends Text {
  readonly cards: Cards;

  constructor(cards: Cards) {
    super(words, cards.names);
    this.cards = cards;
  }

  printed(domain: NameDomain, id: string): string {
    return String(this.name([domain, id]));
  }

  animal(id: string): string {
    return this.printed('animal', id);
  }

  /** An animal in words, and its id for languages that decline it. */
  anAnimal(id: string): Arguments {
    return { animal: this.animal(id), 'animal-id': id };
  }

  element(id: string): string {
    return this.printed('element', id);
  }

  kind(kind: string): string {
    const vent = kind === 'geyser' || kind === 'black-smoker';
    return vent ? say(`kind-${kind}`) : this.printed('terrain', kind);
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
    const action = this.printed('action', space.action);
    if (space.action === 'bottom-feeder') return action;
    const about = view ? this.aboutSpace(id, view) : [];
    const args = { action, number: space.place };
    if (about.length === 0) return say('space-named', args);
    return say('space-with', { ...args, about: about.join(', ') });
  }

  /** The token or marker beside a space, the side of its vent, and its number. */
  aboutSpace(id: string, view: MarineView): string[] {
    const space = this.cards.spaces.get(id);
    const here = view.spaces[id];
    if (space === undefined || here === undefined) return [];
    const found: string[] = [];
    if (here.token) found.push(this.element(here.token));
    if (here.terrain) found.push(this.kind(here.terrain));
    if (space.vent) found.push(this.kind(space.vent));
    if (space.action === 'evolution') found.push(say('space-row', { number: space.number }));
    else if (space.unlimited || space.number > 0) {
      found.push(say('space-species', { number: space.unlimited ? 'any' : space.number }));
    }
    return found;
  }

  /** What an action, a card or a trait does. */
  does(domain: 'action' | 'evolution' | 'trait', id: string): string {
    return this.printed(`${domain}-text`, id);
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

  /** The animals for which a seat decides: one, unless both of a player's are meant. */
  actors(view: MarineView, decision: Decision): Animal[] {
    const { animal, animals } = contextOf(decision);
    if (animal) return [animal[1]];
    if (animals) return animals.map(([, name]) => name);
    return (Object.keys(view.animals) as Animal[]).filter(
      (name) => view.animals[name]?.seat === decision.seat,
    );
  }
}

/** Names of the things of Bios: Genesis in the reader's language. */

import type { Argument, LogEntry } from '../../lib/api';
import { say } from './words';
import { settings } from '../../lib/settings.svelte';
import type { Cards } from './cards';
import {
  COLOURS,
  type Ability,
  type Colour,
  type GenesisView,
  type NameDomain,
  type PlayerName,
} from './view';

/** Which side of a card is up: macroorganisms ashore and promoted mutations. */
export class Faces {
  static readonly #known = new WeakMap<GenesisView, Faces>();

  readonly ashore = new Set<string>();
  readonly promoted = new Set<string>();

  static of(view: GenesisView): Faces {
    const known = Faces.#known.get(view);
    if (known) return known;
    const faces = new Faces();
    Faces.#known.set(view, faces);
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

export class Names {
  readonly cards: Cards;

  constructor(cards: Cards) {
    this.cards = cards;
  }

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
    if (id === 'pool') return say('refugium-pool');
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

  /** The cubes that a bacterium needs to become a macroorganism, as in "G3 B1". */
  system(macro: string): string {
    const { system } = this.cards.macroSide(macro, 'marine');
    return COLOURS.filter((colour) => system[colour] > 0)
      .map((colour) => `${this.letter(colour)}${system[colour]}`)
      .join(' ');
  }

  macroSide(id: string, faces: Faces): ReturnType<Cards['macroSide']> {
    return this.cards.macroSide(id, faces.ashore.has(id) ? 'terrestrial' : 'marine');
  }
}

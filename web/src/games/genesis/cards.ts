/** The cards by their ids. */

import type {
  Catalogue,
  EventCard,
  MacroCard,
  MacroSide,
  MutationCardData,
  NameDomain,
  OrganismView,
  ParasiteSide,
  PlacardCard,
  Provenance,
  Colour,
} from './view';

export type OrganismKind = 'bacterium' | 'parasite' | 'macro';

export interface ParasiteFace extends ParasiteSide {
  owner: Colour;
}

const byId = <T extends { id: string }>(list: T[]): Map<string, T> =>
  new Map(list.map((one) => [one.id, one]));

export class Cards {
  readonly events: Map<string, EventCard>;
  readonly placards: Map<string, PlacardCard>;
  /** Placards by the bacterium on their back. */
  readonly bacteria: Map<string, PlacardCard>;
  readonly mutations: Map<string, MutationCardData>;
  readonly parasites: Map<string, ParasiteFace>;
  readonly macros: Map<string, MacroCard>;
  readonly #names: Catalogue['names'];

  constructor({ cards, names }: Catalogue) {
    this.#names = names;
    this.events = byId(cards.events);
    this.placards = byId(cards.placards);
    this.bacteria = new Map(cards.placards.map((card) => [card.bacterium.id, card]));
    this.mutations = byId(cards.mutations);
    const sides = cards.parasites.flatMap((card) =>
      card.sides.map((side) => ({ ...side, owner: card.owner })),
    );
    this.parasites = byId(sides);
    this.macros = byId(cards.macroorganisms);
  }

  /** The printed name in the reader's language, if it is known, or in English. */
  name(domain: NameDomain, id: string, language: string): string {
    const names = this.#names[domain][id];
    return names?.[language] ?? names?.['en'] ?? id;
  }

  kind(organism: string): OrganismKind {
    if (this.parasites.has(organism)) return 'parasite';
    return this.macros.has(organism) ? 'macro' : 'bacterium';
  }

  macroSide(id: string, side: OrganismView['side']): MacroSide & { id: string } {
    const card = this.macros.get(id);
    if (card === undefined) throw new Error(`no macroorganism ${id}`);
    return side === 'terrestrial' ? card.terrestrial : { ...card.marine, id };
  }
}

/** Whether a value that matters in play was reconstructed. */
export function isReconstructed(provenance: Provenance, fields: readonly string[]): boolean {
  return Object.entries(provenance).some(
    ([field, source]) =>
      source.startsWith('designed') && fields.some((name) => field.startsWith(name)),
  );
}

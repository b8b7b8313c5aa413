/** The cards by their ids. */

import type { Names } from '../../table/text';
import type {
  Catalogue,
  Colour,
  MacroCard,
  MacroSide,
  MutationCard,
  OrganismView,
  ParasiteSide,
  PlacardCard,
  Provenance,
} from './view';

export interface ParasiteFace extends ParasiteSide {
  owner: Colour;
}

const byId = <T extends { id: string }>(list: readonly T[]): Map<string, T> =>
  new Map(list.map((one) => [one.id, one]));

export class Cards {
  readonly placards: Map<string, PlacardCard>;
  /** Placards by the bacterium on their back. */
  readonly bacteria: Map<string, PlacardCard>;
  readonly mutations: Map<string, MutationCard>;
  readonly parasites: Map<string, ParasiteFace>;
  readonly macros: Map<string, MacroCard>;
  readonly names: Names;

  constructor({ cards, names }: Catalogue) {
    this.names = names;
    this.placards = byId(cards.placards);
    this.bacteria = new Map(cards.placards.map((card) => [card.bacterium.id, card]));
    this.mutations = byId(cards.mutations);
    const sides = cards.parasites.flatMap((card) =>
      card.sides.map((side) => ({ ...side, owner: card.owner })),
    );
    this.parasites = byId(sides);
    this.macros = byId(cards.macroorganisms);
  }

  macroSide(id: string, side: OrganismView['side']): MacroSide & { id: string } {
    const card = this.macros.get(id);
    if (card === undefined) throw new Error(`no macroorganism ${id}`);
    return side === 'terrestrial' ? card.terrestrial : { ...card.marine, id };
  }
}

/** Whether a value that matters in play was reconstructed. */
export function isReconstructed(
  provenance: Provenance | undefined,
  fields: readonly string[],
): boolean {
  return Object.entries(provenance ?? {}).some(
    ([field, source]) =>
      source.startsWith('designed') && fields.some((name) => field.startsWith(name)),
  );
}

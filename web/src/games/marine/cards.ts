/** The components by their ids. */

import type {
  Action,
  ActionCard,
  AnimalCard,
  CardStep,
  Catalogue,
  ElementCard,
  EvolutionCardData,
  Provenance,
  SpaceCard,
  Terrain,
  TerrainCard,
  TraitCardData,
} from './view';

const byId = <T extends { id: string }>(list: T[]): Map<string, T> =>
  new Map(list.map((one) => [one.id, one]));

/** A space of the action display with its row and its number there, from 1. */
export interface PlacedSpace extends SpaceCard {
  action: string;
  place: number;
}

export class Cards {
  readonly terrains: Map<string, TerrainCard>;
  readonly elements: Map<string, ElementCard>;
  readonly animals: Map<string, AnimalCard>;
  readonly actions: Map<string, ActionCard>;
  readonly spaces: Map<string, PlacedSpace>;
  readonly evolution: Map<string, EvolutionCardData>;
  readonly traits: Map<string, TraitCardData>;
  readonly constants: Catalogue['cards']['constants'];
  /** Printed names by domain, id and language. */
  readonly names: Catalogue['names'];

  constructor({ cards, names }: Catalogue) {
    this.names = names;
    this.terrains = byId(cards.terrains);
    this.elements = byId(cards.elements);
    this.animals = byId(cards.animals);
    this.actions = byId(cards.actions);
    this.evolution = byId(cards.evolution);
    this.traits = byId(cards.traits);
    this.constants = cards.constants;
    this.spaces = byId(
      cards.actions.flatMap((action) =>
        action.spaces.map((space, index) => ({ ...space, action: action.id, place: index + 1 })),
      ),
    );
  }

  action(id: Action): ActionCard {
    const found = this.actions.get(id);
    if (found === undefined) throw new Error(`no action ${id}`);
    return found;
  }

  /** What a tile pays from the first place down. */
  scoring(terrain: Terrain): number[] {
    return this.terrains.get(terrain)?.scoring ?? [];
  }
}

/** Fields that say nothing about what a card does: its event icons count for a mark of their own. */
const DECORATION = ['names', 'number', 'icons'];

/** Whether what a card does was reconstructed. */
export function isReconstructed(provenance: Provenance): boolean {
  return Object.entries(provenance).some(
    ([field, source]) =>
      source.startsWith('designed') && !DECORATION.some((name) => field.startsWith(name)),
  );
}

/** Whether what a card does depends on its row space. */
export function usesSpace({ steps }: { steps: readonly CardStep[] }): boolean {
  return steps.some((step) => step.measure === 'row-space' || usesSpace(step));
}

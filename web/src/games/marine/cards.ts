/** The components by their ids. */

import type { Action, ActionCard, Catalogue, SpaceCard, Terrain } from './view';

const byId = <T extends { id: string }>(list: T[]): Map<string, T> =>
  new Map(list.map((one) => [one.id, one]));

/** A space of the action display with its row and its number there, from 1. */
export interface PlacedSpace extends SpaceCard {
  action: string;
  place: number;
}

type Files = Catalogue['cards'];

export class Cards {
  readonly terrains: Map<string, Files['terrains'][number]>;
  readonly animals: Map<string, Files['animals'][number]>;
  readonly actions: Map<string, ActionCard>;
  readonly spaces: Map<string, PlacedSpace>;
  readonly evolution: Map<string, Files['evolution'][number]>;
  readonly traits: Map<string, Files['traits'][number]>;
  /** Printed names by domain, id and language. */
  readonly names: Catalogue['names'];
  readonly #reconstructed: ReadonlySet<string>;
  readonly #withX: ReadonlySet<string>;

  constructor({ cards, names }: Catalogue) {
    this.names = names;
    this.terrains = byId(cards.terrains);
    this.animals = byId(cards.animals);
    this.actions = byId(cards.actions);
    this.evolution = byId(cards.evolution);
    this.traits = byId(cards.traits);
    this.spaces = byId(
      cards.actions.flatMap((action) =>
        action.spaces.map((space, index) => ({
          ...space,
          action: action.id,
          place: index + 1,
        })),
      ),
    );
    this.#reconstructed = new Set(cards.reconstructed);
    this.#withX = new Set(cards.with_x);
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

  /** Whether what a card does was reconstructed. */
  isReconstructed(id: string): boolean {
    return this.#reconstructed.has(id);
  }

  /** Whether what a card does depends on its row space. */
  usesSpace(id: string): boolean {
    return this.#withX.has(id);
  }
}

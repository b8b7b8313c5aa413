/** The components by their ids. */

import type {
  Catalogue,
  CatastropheCard,
  ChallengeCard,
  CometCard,
  Effect,
  Gains,
  IdeaCard,
  NameDomain,
  OriginsView,
  PhilosophyCard,
  Provenance,
  ResourceCard,
  SpeciesCard,
  TileCard,
  Track,
  TrackCard,
} from './view';
import { World } from './world';

const byId = <T extends { id: string }>(list: T[]): Map<string, T> =>
  new Map(list.map((one) => [one.id, one]));

export class Cards {
  readonly challenges: Map<string, ChallengeCard>;
  readonly ideas: Map<string, IdeaCard>;
  readonly comets: Map<string, CometCard>;
  readonly catastrophes: Map<string, CatastropheCard>;
  readonly resources: Map<string, ResourceCard>;
  readonly tracks: Map<string, TrackCard>;
  readonly philosophy: Map<string, PhilosophyCard>;
  readonly philosophyFacts: Catalogue['cards']['philosophy_facts'];
  readonly species: Map<string, SpeciesCard>;
  readonly tiles: Map<string, TileCard>;
  readonly #maps: Record<OriginsView['map'], World>;
  /** Printed names. */
  readonly names: Catalogue['names'];

  constructor({ cards, names }: Catalogue) {
    this.names = names;
    this.challenges = byId(cards.challenges);
    this.ideas = byId(cards.ideas);
    this.comets = byId(cards.comets);
    this.catastrophes = byId(cards.catastrophes);
    this.resources = byId(cards.resources);
    this.tracks = byId(cards.tracks);
    this.philosophy = byId(cards.philosophy);
    this.philosophyFacts = cards.philosophy_facts;
    this.species = byId(cards.species);
    this.tiles = byId(cards.tiles);
    this.#maps = {
      earth: new World(cards.earth_hexes, cards.maps.earth),
      archipelago: new World(cards.archipelago_hexes, cards.maps.archipelago),
    };
  }

  has(domain: NameDomain, id: string): boolean {
    return this.names[domain]?.[id] !== undefined;
  }

  world(view: Pick<OriginsView, 'map'>): World {
    return this.#maps[view.map];
  }

  track(id: Track): TrackCard {
    const found = this.tracks.get(id);
    if (found === undefined) throw new Error(`no technology ${id}`);
    return found;
  }
}

/** What a card gives in this game. */
export function gainsOf(
  { scope }: Pick<OriginsView, 'scope'>,
  { gains }: { gains: Gains[] },
): Gains {
  const found = gains.find(({ scopes }) => scopes.includes(scope));
  if (found === undefined) throw new Error(`a card gives nothing in a game that is ${scope}`);
  return found;
}

/** Fields that do not affect play. */
const DECORATION = ['names', 'number', 'people', 'drawn_at', 'farming_centre'];

/** Whether something that matters in play was reconstructed. */
export function isReconstructed(provenance: Provenance): boolean {
  return Object.entries(provenance).some(
    ([field, source]) =>
      source.startsWith('designed') && !DECORATION.some((name) => field.startsWith(name)),
  );
}

/** The icon of an action or advance. */
export function effectIcon({ code, track }: Effect): string {
  return track === null ? `do-${code}` : `track-${track}`;
}

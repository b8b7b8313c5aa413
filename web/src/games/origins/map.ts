/** What stands on the map. */

import { playersOf } from './text';
import type { Colour, OriginsView } from './view';
import type { World } from './world';

/** Migrants by space. */
export function migrants(view: OriginsView): Map<string, Colour> {
  return new Map(
    playersOf(view).flatMap(([colour, player]) =>
      player.migrants.map((space) => [space, colour] as const),
    ),
  );
}

export interface City {
  colour: Colour;
  resource: string;
}

/** Cities by hex. */
export function cities(view: OriginsView): Map<string, City> {
  return new Map(
    playersOf(view).flatMap(([colour, player]) =>
      Object.entries(player.cities).map(([hex, resource]) => [
        hex,
        { colour, resource: resource ?? '' },
      ]),
    ),
  );
}

/** Migrants on the spaces of a hex, and its city (H1a). */
export function population(world: World, view: OriginsView, hex: string): number {
  const spaces = world.hex(hex).spaces;
  return playersOf(view).reduce(
    (sum, [, player]) =>
      sum +
      player.migrants.filter((space) => spaces.includes(space)).length +
      (player.cities[hex] ? 1 : 0),
    0,
  );
}

/** What stands on the map. */

import { playersOf } from './text';
import type { Colour, OriginsView } from './view';

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
      Object.entries(player.cities).map(([hex, resource]) => [hex, { colour, resource }]),
    ),
  );
}

/** What hexes and spaces are called in full, for those who hear them. */

import { cityIn, migrantAt, type OriginsText } from './text';
import type { OriginsView } from './view';
import { say } from './words';

export function hexLabel(
  text: OriginsText,
  view: OriginsView,
  hex: string,
  owner = cityIn(view, hex),
): string {
  const world = text.cards.world(view);
  const printed = world.printed(view, hex);
  const climate = view.climate[hex];
  const parts = [
    say(`ground-${printed.kind}`),
    climate ? say('under-climate', { climate: say(`terrain-${climate}`) }) : '',
    printed.resources.map((one) => text.resource(one)).join(', '),
    owner ? say('city-of', { player: text.species(owner) }) : '',
  ];
  return `${text.hex(hex)}: ${parts.filter(Boolean).join('; ')}.`;
}

export function spaceLabel(
  text: OriginsText,
  view: OriginsView,
  space: string,
  owner = migrantAt(view, space),
): string {
  const kind = say(`space-${text.cards.world(view).shore(view, space)}`);
  const said = owner ? `; ${say('migrant-of', { player: text.species(owner) })}` : '';
  return `${text.space(space)}, ${kind}${said}.`;
}

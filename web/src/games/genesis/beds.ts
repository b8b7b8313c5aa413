/** The events drawn so far as beds of a core sample, one for each turn. */

import type { Cards } from './cards';
import { EONS, type Climate, type Eon, type EventCard, type GenesisView } from './view';

export interface Bed {
  turn: number;
  eon: Eon;
  events: EventCard[];
  icons: string[];
  climate: Climate[];
}

/** An aftershock lies in one bed with the card that follows it. */
export function beds(view: GenesisView, cards: Cards): Bed[] {
  const found: Bed[] = [];
  let open: Bed | null = null;
  for (const id of view.events) {
    const card = cards.events.get(id);
    if (card === undefined) continue;
    if (open === null) {
      open = { turn: found.length + 1, eon: card.eon, events: [], icons: [], climate: [] };
      found.push(open);
    }
    open.events.push(card);
    open.eon = card.eon;
    open.icons.push(...(card.aftershock ? ['aftershock'] : []), ...card.icons);
    open.climate.push(...card.climate);
    if (!card.aftershock) open = null;
  }
  return found;
}

export interface EonCount {
  eon: Eon;
  drawn: number;
  all: number;
}

export function eonCounts(view: GenesisView, cards: Cards): EonCount[] {
  return EONS.map((eon, index) => {
    const drawn = view.events.filter((id) => cards.events.get(id)?.eon === eon).length;
    return { eon, drawn, all: drawn + (view.events_left[index] ?? 0) };
  });
}

/** The bed of a turn, if it has begun. */
export function bedOf(view: GenesisView, cards: Cards, turn: number): Bed | undefined {
  return beds(view, cards).find((bed) => bed.turn === turn);
}

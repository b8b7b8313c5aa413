/** Exact odds of an autocatalytic roll: outcomes are counted, not simulated. */

import type { Cards } from './cards';
import type { GenesisView, RefugiumView } from './view';

export interface FaceEffect {
  life: number;
  manna: number;
  enzyme: number;
}

export interface RefugiumOdds {
  dice: number;
  /** What each face does, from 1 to 6. */
  faces: FaceEffect[];
  life: number;
  mannaDeath: number;
  enzymeDeath: number;
  bacterium: number;
}

interface Ways {
  left: number;
  lives: number;
  deaths: number;
  broken: boolean;
  doubles: boolean;
  chance: number;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

function faceEffects(cards: Cards, view: GenesisView, refugium: RefugiumView): FaceEffect[] {
  const card = cards.placards.get(refugium.id);
  const open = card?.slots.slice(refugium.enzymes.length) ?? [];
  return [1, 2, 3, 4, 5, 6].map((face) => ({
    life: card?.life_dice[view.climate].includes(face) ? 1 : 0,
    manna: open.filter((slot) => slot.face === face && slot.death === 'manna').length,
    enzyme: open.filter((slot) => slot.face === face && slot.death === 'enzyme').length,
  }));
}

/** The next roll of a refugium with so many more bionts on it. */
export function refugiumOdds(
  cards: Cards,
  view: GenesisView,
  refugium: RefugiumView,
  newcomers: number,
): RefugiumOdds {
  const bionts = refugium.bionts.length + newcomers;
  const dice = refugium.organised.length + 2 * bionts;
  const faces = faceEffects(cards, view, refugium);
  let ways: Ways[] = [
    { left: dice, lives: 0, deaths: 0, broken: false, doubles: false, chance: 6 ** -dice },
  ];
  faces.forEach((face, index) => {
    const merged = new Map<string, Ways>();
    for (const way of ways) {
      for (let shown = index === 5 ? way.left : 0; shown <= way.left; shown++) {
        const next: Ways = {
          left: way.left - shown,
          lives: way.lives + face.life * shown,
          deaths: way.deaths + face.manna * shown,
          broken: way.broken || face.enzyme * shown > 0,
          doubles: way.doubles || shown > 1,
          chance: way.chance * choose(way.left, shown),
        };
        const key = `${next.left} ${next.lives} ${next.deaths} ${next.broken} ${next.doubles}`;
        const same = merged.get(key);
        if (same) same.chance += next.chance;
        else merged.set(key, next);
      }
    }
    ways = [...merged.values()];
  });
  const loose = refugium.disorganised.length;
  const hold = refugium.organised.length + bionts - 1;
  const chance = (test: (way: Ways) => boolean): number =>
    ways.reduce((sum, way) => (test(way) ? sum + way.chance : sum), 0);
  return {
    dice,
    faces,
    life: chance((way) => Math.min(way.lives, loose) > 0),
    mannaDeath: chance((way) => way.deaths > 0),
    enzymeDeath: chance((way) => way.broken),
    // Doubles, and a biont that survives: all other manna goes first.
    bacterium: chance((way) => way.doubles && way.deaths <= hold + Math.min(way.lives, loose)),
  };
}

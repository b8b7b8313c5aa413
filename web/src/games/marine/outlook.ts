/** What the server reckons about a piece, in words and figures. */

import type { Figure, Target } from '../../table/game';
import { percent } from '../../table/percent';
import { oddsOf, type MarinePlay } from './play';
import { isElement } from './text';
import { ANIMALS, type Animal } from './view';
import { say } from './words';

/** Animals with their numbers, as in "Fishes 7, Reptiles 4". */
function byAnimal(
  play: MarinePlay,
  numbers: Readonly<Record<string, number>> = {},
  sign = '',
): string {
  const { text } = play.game;
  return ANIMALS.filter((animal) => numbers[animal])
    .toSorted((a, b) => (numbers[b] ?? 0) - (numbers[a] ?? 0))
    .map((animal) => `${text.animal(animal)} ${sign}${numbers[animal]}`)
    .join(', ');
}

export function outlook(play: MarinePlay, target: Target): Figure[] {
  const odds = oddsOf(play);
  if (odds === null) return [];
  const [kind = '', a = '', b = ''] = target.split(':');
  const { text } = play.game;
  switch (kind) {
    case 'hex':
    case 'species': {
      const pays = byAnimal(play, odds.scores[a]);
      const lost = byAnimal(play, odds.extinction.lost[a], '−');
      return [
        ...(pays ? [{ name: say('figure-pays'), value: pays }] : []),
        ...(lost ? [{ name: say('figure-extinction'), value: lost, good: false }] : []),
      ];
    }
    case 'card':
      return ANIMALS.flatMap((animal) => {
        const number = odds.cards[a]?.[animal];
        if (number === undefined) return [];
        return [{ name: text.animal(animal), value: say('points', { number }) }];
      });
    case 'element':
      return ANIMALS.flatMap((animal) => {
        const one = isElement(a) ? odds.domination[animal]?.[a] : undefined;
        if (one === undefined) return [];
        const value = say('figure-domination', {
          elements: one.elements,
          tiles: one.tiles.length,
          value: one.value,
        });
        return [{ name: text.animal(animal), value, good: one.dominates }];
      });
    case 'domination': {
      const one = isElement(b) ? odds.domination[a as Animal]?.[b] : undefined;
      return (one?.tiles ?? []).length > 0
        ? [
            {
              name: say('figure-tiles'),
              value: (one?.tiles ?? []).map((hex) => text.hex(hex)).join(', '),
            },
          ]
        : [];
    }
    case 'bag':
      if (!isElement(a)) return [];
      return [
        { name: say('figure-next-token'), value: percent(odds.tokens.next[a]) },
        { name: say('figure-reseed-token'), value: percent(odds.tokens.reseed[a]) },
      ];
    case 'stack':
      return Object.entries(odds.tiles.next)
        .toSorted(([, one], [, other]) => other - one)
        .slice(0, 4)
        .map(([terrain, chance]) => ({ name: text.kind(terrain), value: percent(chance) }));
    case 'marker':
      return [
        {
          name: say('figure-reseed-marker'),
          value: percent(odds.markers[a]?.[b] ?? 0),
        },
      ];
    case 'deck':
      return [
        { name: say('event-icon-extinction'), value: percent(odds.deck.extinction), good: false },
        { name: say('event-icon-survival'), value: percent(odds.deck.survival) },
        { name: say('figure-end'), value: percent(odds.deck.asteroid) },
      ];
    case 'survival-card':
      return ANIMALS.flatMap((animal) => {
        const one = odds.survival.on_vents[animal];
        if (!one) return [];
        return [{ name: text.animal(animal), value: say('figure-vents', { ...one }) }];
      });
    default:
      return [];
  }
}

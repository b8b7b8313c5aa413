/** What stands where on the planet, as it is drawn. */

import { cornersOf } from './hexes';
import { ANIMALS, type Animal, type Corner, type Element, type Hex, type MarineView } from './view';

export interface Stack {
  animal: Animal;
  number: number;
  thrives: boolean;
  /** Where it stands, from the centre of the hex. */
  x: number;
  y: number;
}

/** Places for one to four stacks. */
const PLACES: [number, number][][] = [
  [[0, 5]],
  [
    [-17, 4],
    [17, 4],
  ],
  [
    [-17, -13],
    [17, -13],
    [0, 20],
  ],
  [
    [-17, -13],
    [17, -13],
    [-17, 20],
    [17, 20],
  ],
];

/** The species on a hex in food chain order. */
export function stacksOn(view: MarineView, hex: Hex): Stack[] {
  const here = view.species[hex] ?? {};
  const endangered = view.endangered[hex] ?? [];
  const animals = ANIMALS.filter((animal) => (here[animal] ?? 0) > 0);
  return animals.map((animal, index) => {
    const [x, y] = PLACES[animals.length - 1]?.[index] ?? [0, 0];
    return {
      animal,
      number: here[animal] ?? 0,
      thrives: !endangered.includes(animal),
      x,
      y,
    };
  });
}

export function tokensOn(view: MarineView, hex: Hex): { corner: Corner; element: Element }[] {
  return cornersOf(hex).flatMap((corner) => {
    const element = view.tokens[corner];
    return element ? [{ corner, element }] : [];
  });
}

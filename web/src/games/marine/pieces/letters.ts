/** The letter that goes with each animal's colour. */

import type { Animal } from '../view';

export const LETTER: Record<Animal, string> = {
  reptiles: 'R',
  cephalopods: 'C',
  fishes: 'F',
  crustaceans: 'K',
};

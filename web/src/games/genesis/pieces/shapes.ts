/** The shape that goes with each colour, and the class that gives the colour itself. */

import type { Colour } from '../view';

export const COLOUR_CLASS: Record<Colour, string> = {
  red: 'g-red',
  yellow: 'g-yellow',
  green: 'g-green',
  blue: 'g-blue',
};

/** Paths in a box of 24: triangle, circle, square, diamond. */
export const SHAPE: Record<Colour, string> = {
  red: 'M12 5.2 19 18H5Z',
  yellow: 'M5.6 12a6.4 6.4 0 1 0 12.8 0 6.4 6.4 0 1 0-12.8 0Z',
  green: 'M6.2 6.2h11.6v11.6H6.2Z',
  blue: 'M12 4 20 12 12 20 4 12Z',
};

/** The same, smaller, in a box of 20, for pieces. */
export const MARK: Record<Colour, string> = {
  red: 'M10 4.8 15.4 14.6H4.6Z',
  yellow: 'M5.3 10a4.7 4.7 0 1 0 9.4 0 4.7 4.7 0 1 0-9.4 0Z',
  green: 'M5.7 5.7h8.6v8.6H5.7Z',
  blue: 'M10 3.9 16.1 10 10 16.1 3.9 10Z',
};

/** Outlines of the wooden pieces in boxes of 24 by 24. */

export type Figure = 'pawn' | 'migrant' | 'city' | 'cube';

export const SHAPES: Record<Figure, string> = {
  pawn: 'M12 1.500a4.200 4.200 0 0 1 2.300 7.700C17.500 11 18.500 15 19 19h1v3.500H4V19h1c.5-4 1.500-8 4.700-9.800A4.200 4.200 0 0 1 12 1.500z',
  migrant:
    'M12 1.500a4 4 0 0 1 2.600 7C18.500 10 20 15 20 22.500H4C4 15 5.500 10 9.400 8.500A4 4 0 0 1 12 1.500z',
  city: 'M2 22V11l6-7 6 7V8h8v14z',
  cube: 'M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z',
};

/** Where the letter stands. */
export const LETTER_AT: Record<Figure, [x: number, y: number]> = {
  pawn: [12, 19.5],
  migrant: [12, 19.5],
  city: [12, 20],
  cube: [12, 17.5],
};

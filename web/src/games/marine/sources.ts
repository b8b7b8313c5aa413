/** Where VP come from, as the game names it. */
export const SOURCES = [
  'start',
  'wanderlust',
  'tectonics',
  'evolution',
  'cards',
  'survival',
  'traits',
  'final-tiles',
  'final-targets',
] as const;

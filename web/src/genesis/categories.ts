/** Kinds of options that a decision may mix, with their keys and icons. */

export interface Category {
  name: string;
  verbs: readonly string[];
  icon: string;
  /** The letter that selects it, if it has one. */
  key: string;
}

export const CATEGORIES: readonly Category[] = [
  { name: 'biont', verbs: ['biont', 'withdraw'], icon: 'mine', key: 'B' },
  { name: 'enzyme', verbs: ['enzyme'], icon: 'ring', key: 'E' },
  { name: 'parasite', verbs: ['parasite', 'supplant'], icon: 'phage', key: 'P' },
  { name: 'antioxidant', verbs: ['antioxidant'], icon: 'o2', key: 'A' },
  { name: 'gene', verbs: ['hgt', 'hgt-refugium', 'hgt-home'], icon: 'hgt', key: 'H' },
  { name: 'mutation', verbs: ['mutation'], icon: 'helix', key: 'M' },
  { name: 'promote', verbs: ['promote'], icon: 'nucleus', key: '' },
  { name: 'sex', verbs: ['sex'], icon: 'sex', key: 'S' },
  { name: 'macro', verbs: ['macro'], icon: 'tooth', key: '' },
  { name: 'organ', verbs: ['organ'], icon: 'leaf', key: 'O' },
  { name: 'red-queen', verbs: ['red-queen'], icon: 'crown', key: 'Q' },
  { name: 'donate', verbs: ['donate'], icon: 'coin', key: '' },
];

/** Kinds that people look for in a decision even when nothing of the kind is allowed. */
export const EXPECTED: Record<string, readonly string[]> = {
  assign: ['biont', 'enzyme', 'parasite', 'antioxidant', 'gene'],
  purchase: ['mutation', 'promote', 'macro'],
};

export function categoryOf(verb: string): string | null {
  return CATEGORIES.find((category) => category.verbs.includes(verb))?.name ?? null;
}

/** Where the rules explain a piece. */
export const ABOUT_CLAUSE: Record<string, string> = {
  refugium: 'F0.1',
  organism: 'G:Organism.1',
  mutation: 'H1b.1',
  deck: 'H1.2',
  player: 'A6.1',
  pool: 'B3a.1',
  catalyst: 'B3b.1',
  chromosome: 'G:Chromosome.1',
  organ: 'H3b.1',
  slot: 'E3c.1',
  die: 'G1.1',
};

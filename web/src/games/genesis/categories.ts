/** Kinds of options that a decision may mix, with their keys and icons. */

import type { Category } from '../../table/game';

export const CATEGORIES: readonly Category[] = [
  { name: 'biont', verbs: ['biont', 'withdraw'], icon: 'mine', key: 'B', clause: 'E1.1' },
  { name: 'enzyme', verbs: ['enzyme'], icon: 'ring', key: 'E', clause: 'E1.2' },
  { name: 'parasite', verbs: ['parasite', 'supplant'], icon: 'phage', key: 'P', clause: 'E3.1' },
  { name: 'antioxidant', verbs: ['antioxidant'], icon: 'o2', key: 'A', clause: 'E5.1' },
  {
    name: 'gene',
    verbs: ['hgt', 'hgt-refugium', 'hgt-home'],
    icon: 'hgt',
    key: 'H',
    clause: 'E6.1',
  },
  { name: 'mutation', verbs: ['mutation'], icon: 'helix', key: 'M', clause: 'H1.1' },
  { name: 'promote', verbs: ['promote'], icon: 'nucleus', key: '', clause: 'H2.1' },
  { name: 'sex', verbs: ['sex'], icon: 'sex', key: 'S', clause: 'H1a.1' },
  { name: 'macro', verbs: ['macro'], icon: 'tooth', key: '', clause: 'H3.1' },
  { name: 'organ', verbs: ['organ'], icon: 'leaf', key: 'O', clause: 'H5.1' },
  { name: 'red-queen', verbs: ['red-queen'], icon: 'crown', key: 'Q', clause: 'H4.1' },
  { name: 'donate', verbs: ['donate'], icon: 'coin', key: '', clause: 'H0g.1' },
];

/** Kinds that people look for in a decision even when nothing of the kind is allowed. */
export const EXPECTED: Record<string, readonly string[]> = {
  assign: ['biont', 'enzyme', 'parasite', 'antioxidant', 'gene'],
  purchase: ['mutation', 'promote', 'macro'],
};

/** The introductory game has no macroorganisms, and parasites only by choice. */
export function absentKinds(variants: readonly string[]): string[] {
  if (!variants.includes('introductory')) return [];
  return variants.includes('parasites') ? ['macro'] : ['macro', 'parasite'];
}

export const FINISHING = ['done', 'enough', 'pass', 'keep', 'decline'];

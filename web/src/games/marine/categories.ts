/** The kinds of options that a turn may mix. */

import type { Category } from '../../table/game';

export const CATEGORIES: readonly Category[] = [
  { name: 'basic', verbs: ['basic'], icon: 'pawn', key: 'B' },
  { name: 'special', verbs: ['special'], icon: 'special', key: 'S' },
  { name: 'copy', verbs: ['copy'], icon: 'trait', key: '' },
  { name: 'exchange', verbs: ['exchange'], icon: 'swap', key: 'E' },
  { name: 'remove', verbs: ['remove'], icon: 'bag', key: 'M' },
];

/** Kinds that people look for in a decision even when nothing of the kind is allowed. */
export const EXPECTED: Record<string, readonly string[]> = {
  turn: ['basic', 'special'],
};

export const FINISHING = ['done', 'decline', 'score-rest'];

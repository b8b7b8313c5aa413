/** The kinds of options that a decision may mix. */

import type { Category } from '../../table/game';

export const CATEGORIES: readonly Category[] = [
  { name: 'migrant', verbs: ['move'], icon: 'migrant', key: 'M' },
  { name: 'new-migrant', verbs: ['new', 'new-from-city'], icon: 'plus', key: 'N' },
  { name: 'step', verbs: ['track'], icon: 'track-energy', key: 'T' },
  { name: 'free-pawn', verbs: ['pawn'], icon: 'brain', key: 'P' },
  { name: 'release', verbs: ['release', 'release-crown'], icon: 'dissident', key: 'E' },
  { name: 'elder', verbs: ['elder'], icon: 'elder', key: 'L' },
  { name: 'emissary', verbs: ['emissary'], icon: 'emissary', key: 'S' },
  { name: 'city', verbs: ['lose-city'], icon: 'city', key: 'C' },
];

export const FINISHING = ['skip', 'done', 'decline', 'pass', 'stay'];

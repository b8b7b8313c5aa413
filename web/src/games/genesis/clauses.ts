/** Where the rules explain what lies on the table. */

import type { Ability, Colour } from './view';

export const ABILITY_CLAUSE: Record<Ability, string> = {
  immunology: 'G:Immunology.1',
  'heat-shield': 'D5a.1',
  'o2-shield': 'D6a.1',
  'uv-shield': 'D7d.1',
  'cancer-shield': 'D8a.1',
  'drought-shield': 'D9.1',
  spore: 'E2d.1',
  hgt: 'E6.2',
  dna: 'G3a.1',
  fission: 'H0e.3',
  nucleus: 'H0d.1',
  sex: 'H1a.1',
  'red-queen': 'H4.1',
};

export const PHASE_CLAUSE: Record<string, string> = {
  event: 'A1c.1',
  assignment: 'A2.1',
  autocatalytic: 'A3.1',
  darwin: 'A4.2',
  purchase: 'A5.2',
};

export const STAT_CLAUSE: Record<string, string> = {
  'darwin-dice': 'G0a.1',
  'cancer-dice': 'D8.1',
  rerolls: 'G1.1',
  errors: 'G3.1',
  heat: 'D5a.1',
  oxygen: 'D6a.1',
  rate: 'H6b.1',
};

export const SCORE_CLAUSE: Record<string, string> = {
  cubes: 'I1a.1',
  bionts: 'I1b.1',
  dominance: 'I1d.1',
  trophies: 'I1c.1',
  medea: 'D10c.1',
};

export const CHROMOSOME_CLAUSE: Record<Colour, string> = {
  red: 'G2.1',
  yellow: 'G1.1',
  green: 'D6a.1',
  blue: 'G3.1',
};

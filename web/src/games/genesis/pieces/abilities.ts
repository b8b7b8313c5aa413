/** Icons of abilities and of events. */

import type { Ability, Row } from '../view';

export const ABILITY_ICON: Record<Ability, string> = {
  immunology: 'syringe',
  'heat-shield': 'fire',
  'o2-shield': 'o2',
  'uv-shield': 'uv',
  'cancer-shield': 'crab',
  'drought-shield': 'drought',
  spore: 'spore',
  hgt: 'hgt',
  dna: 'helix',
  fission: 'fission',
  nucleus: 'nucleus',
  sex: 'sex',
  'red-queen': 'crown',
};

export const ROW_ICON: Record<Row, string> = {
  cosmic: 'meteor',
  ocean: 'wave',
  coastal: 'shore',
  continent: 'mount',
};

const EVENT_ICON: Record<string, string> = {
  smite: 'smite',
  heaven: 'heaven',
  earth: 'earth',
  extremophile: 'xicon',
  'o2-spike': 'o2',
  uv: 'uv',
  cancer: 'crab',
  drought: 'drought',
  'ozone-layer': 'shield',
  aftershock: 'after',
  warm: 'sun',
  cool: 'snow',
};

export function eventIcon(kind: string): string {
  return EVENT_ICON[kind] ?? 'xicon';
}

export function isClimate(kind: string): boolean {
  return kind === 'warm' || kind === 'cool';
}

const LOG_ICON: Record<string, string> = {
  event: 'mount',
  smite: 'smite',
  refugium: 'earth',
  'heat-crisis': 'xicon',
  'oxygen-spike': 'o2',
  uv: 'uv',
  climate: 'sun',
  drought: 'drought',
  life: 'leaf',
  mutated: 'helix',
  'mutation-shown': 'helix',
  roiled: 'stack',
  atrophy: 'fall',
  'autocatalytic-roll': 'dice',
  'darwin-roll': 'dice',
  'cancer-roll': 'crab',
  rerolled: 'refresh',
  organised: 'leaf',
  macro: 'tooth',
  landfall: 'shore',
  'red-queen': 'crown',
  attached: 'phage',
  extinct: 'fall',
  'game-over': 'check',
};

/** The icon of a line of the log. */
export function logIcon(event: string): string {
  return LOG_ICON[event] ?? 'next';
}

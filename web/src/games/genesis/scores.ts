/** Where points come from. */

import type { ScoreView } from './view';

export interface ScorePart {
  source: 'cubes' | 'bionts' | 'dominance' | 'trophies' | 'medea';
  number: number;
}

/** Cubes count with system chromosomes; what a vote for Medea costs is shown only if it does. */
export function scoreParts(score: ScoreView): ScorePart[] {
  const parts: ScorePart[] = [
    { source: 'cubes', number: score.cubes + score.system },
    { source: 'bionts', number: score.bionts },
    { source: 'dominance', number: score.dominance },
    { source: 'trophies', number: score.trophies },
  ];
  if (score.medea > 0) parts.push({ source: 'medea', number: -score.medea });
  return parts;
}

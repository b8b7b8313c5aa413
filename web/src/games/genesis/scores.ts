/** Where points come from. */

import type { ScoreView } from './view';

export interface ScorePart {
  source: 'cubes' | 'bionts' | 'dominance' | 'trophies' | 'medea';
  number: number;
}

/** Cubes count with system chromosomes; what a vote for Medea costs is shown only if it does. The
 * introductory game scores neither macroorganisms nor trophies. */
export function scoreParts(score: ScoreView, variants: readonly string[] = []): ScorePart[] {
  const parts: ScorePart[] = [
    { source: 'cubes', number: score.cubes + score.system },
    { source: 'bionts', number: score.bionts },
  ];
  if (!variants.includes('introductory')) {
    parts.push({ source: 'dominance', number: score.dominance });
    parts.push({ source: 'trophies', number: score.trophies });
  }
  if (score.medea > 0) parts.push({ source: 'medea', number: -score.medea });
  return parts;
}

/** The log in sections: the newest comes first, and within it causes come before effects. */

import type { Line } from './game';

export interface Told {
  id: number;
  event: string;
  answers: number;
  line: Line;
}

export interface Section {
  /** The headings above the entries. */
  headings: Told[];
  entries: Told[];
}

/** Lines in the order in which they happened, as they are read: each turn and phase under its
 * heading, the last one on top. */
export function sectionsOf(lines: readonly Told[]): Section[] {
  const turns: { heading: Told | null; phases: Section[] }[] = [];
  for (const told of lines) {
    const { kind } = told.line;
    let turn = turns.at(-1);
    if (turn === undefined || kind === 'turn') {
      turn = { heading: kind === 'turn' ? told : null, phases: [] };
      turns.push(turn);
    }
    if (kind === 'turn') continue;
    const phase = turn.phases.at(-1);
    if (kind === 'phase') turn.phases.push({ headings: [told], entries: [] });
    else if (phase === undefined) turn.phases.push({ headings: [], entries: [told] });
    else phase.entries.push(told);
  }
  return turns.toReversed().flatMap(({ heading, phases }) => {
    const [newest = { headings: [], entries: [] }, ...older] = phases.toReversed();
    const above = heading ? [heading, ...newest.headings] : newest.headings;
    return [{ headings: above, entries: newest.entries }, ...older];
  });
}

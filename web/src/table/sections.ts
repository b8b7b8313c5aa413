/** The log in sections: the newest comes first, and within it causes come before effects. */

import type { CompanyLine, LogEntry } from '../lib/api';
import type { Line } from './game';

export interface Told {
  id: number;
  entry: LogEntry;
  line: Line;
}

export interface Section {
  /** The headings above the entries. */
  headings: Told[];
  /** What happened, in order; headings of steps stand among it. */
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

/** Whether two entries tell of the same: what somebody, or nobody, did by one answer. */
function isOf(one: Told, other: Told): boolean {
  return (
    one.line.kind === 'event' &&
    other.line.kind === 'event' &&
    one.line.player === other.line.player &&
    one.entry.answers === other.entry.answers
  );
}

/** Entries of one kind in a line, where the game has a sentence for them; what nobody did all at
 * once, as a Reseed, is one line even if it is of several kinds. */
export function joined(
  entries: readonly Told[],
  together: (entries: readonly LogEntry[]) => string | null,
): Told[] {
  const runs: Told[][] = [];
  for (const told of entries) {
    const run = runs.at(-1);
    const first = run?.[0];
    const alike = first && isOf(first, told) && first.entry.event === told.entry.event;
    const rolled = first?.entry.dice ?? told.entry.dice;
    if (alike && rolled === undefined) run.push(told);
    else runs.push([told]);
  }
  const lines: { told: Told; several: boolean }[] = [];
  for (const run of runs) {
    const [first] = run;
    const words = run.length > 1 ? together(run.map(({ entry }) => entry)) : null;
    if (first === undefined) continue;
    if (words === null) {
      lines.push(...run.map((told) => ({ told, several: false })));
      continue;
    }
    const last = lines.at(-1);
    if (last?.several && isOf(last.told, first) && first.line.player === null) {
      last.told = withWords(last.told, `${last.told.line.words} ${words}`);
    } else lines.push({ told: withWords(first, words), several: true });
  }
  return lines.map(({ told }) => told);
}

function withWords(told: Told, words: string): Told {
  return { ...told, line: { ...told.line, words } };
}

/** The lines that tell how people went back by consent, by the id of the last entry before. */
export function undoneAfter(
  sections: readonly Section[],
  lines: readonly CompanyLine[],
): Map<number, CompanyLine[]> {
  const entries = sections
    .flatMap((section) => section.entries)
    .filter(({ line }) => line.kind !== 'step')
    .toSorted((one, other) => one.id - other.id);
  const found = new Map<number, CompanyLine[]>();
  for (const line of lines) {
    if (line.what !== 'undone') continue;
    const before = entries.findLast(({ entry }) => entry.answers <= (line.answers ?? 0));
    if (before) found.set(before.id, [...(found.get(before.id) ?? []), line]);
  }
  return found;
}

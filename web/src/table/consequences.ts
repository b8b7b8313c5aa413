/** The short signs beside an option that say what it does. */

import type { Preview } from '../lib/api';
import type { GameWords } from '../lib/gameWords';
import type { Text } from './text';

export interface Chip {
  words: string;
  tone: 'good' | 'bad' | 'idle' | '';
  /** A chance from 0 to 1, drawn as a bar. */
  chance?: number;
}

/** Whether an option would be spent for nothing. */
export function isIdle(preview: Preview | undefined): boolean {
  return preview?.notes?.some(({ key }) => key === 'no-effect') ?? false;
}

/** Whether a limit would take something from who chooses an option. */
export function bewares(preview: Preview | undefined): boolean {
  return preview?.marks?.some(({ kind }) => kind === 'beware') ?? false;
}

/** What an option brings to a seat in points, at best and on average; 0 if nothing is known. */
export function worthOf(preview: Preview | undefined, seat: number): number {
  const { changes = [], points = null, expected = null } = preview ?? {};
  if (points !== null && expected !== null) return expected - points;
  return changes
    .filter(({ seat: whose }) => whose === seat)
    .reduce((sum, { before, most }) => sum + most - before, 0);
}

/** Points with their sign, so that no colour is needed. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0';
}

/** Odds, then the own points, then those of others, then what the game adds. */
export function chipsOf(
  preview: Preview,
  seat: number,
  words: Pick<GameWords, 'has' | 'say'>,
  text: Pick<Text, 'fact' | 'facts'>,
): Chip[] {
  const { odds = [], changes = [], notes = [], points = null, expected = null } = preview;
  const chips: Chip[] = odds.map(({ key, percent, chance, tone }) => {
    const short = `chance-${key}-short`;
    const what = words.say(words.has(short) ? short : `chance-${key}`);
    // What cannot happen is neither good nor bad.
    return {
      words: words.say('preview-odd', { what, percent }),
      tone: chance === 0 ? '' : tone,
      chance,
    };
  });
  if (points !== null && expected !== null) chips.push(averaged(points, expected));
  for (const { seat: whose, who, kind, before, after, most } of changes) {
    const own = whose === seat;
    if (own && expected !== null) continue;
    const name = kind === 'points' ? '' : `${words.say(`worth-${kind}`)} `;
    const least = signed(after - before);
    const change = after === most ? least : `${least} … ${signed(most - before)}`;
    const falls = most < before;
    const tone = own ? (falls ? 'bad' : 'good') : '';
    chips.push({ words: `${own ? '' : `${text.fact(who)} `}${name}${change}`, tone });
  }
  for (const { key, facts, tone = '' } of notes) {
    const chip = `chip-${key}`;
    if (words.has(chip)) chips.push({ words: words.say(chip, text.facts(facts)), tone });
  }
  return joined(chips);
}

/** Equal signs as one with their number. */
function joined(chips: readonly Chip[]): Chip[] {
  const numbers = new Map<string, number>();
  for (const { words } of chips) numbers.set(words, (numbers.get(words) ?? 0) + 1);
  const first = (chip: Chip, place: number): boolean =>
    chips.findIndex(({ words }) => words === chip.words) === place;
  return chips.filter(first).map((chip) => {
    const number = numbers.get(chip.words) ?? 1;
    return number === 1 ? chip : { ...chip, words: `${chip.words} × ${number}` };
  });
}

/** The own points after the coming rolls: a rising or falling pair, or dashed if nothing changes. */
function averaged(points: number, expected: number): Chip {
  if (points === expected) return { words: String(points), tone: 'idle' };
  const shown = expected.toLocaleString(undefined, { maximumFractionDigits: 1 });
  return { words: `${points} → ${shown}`, tone: expected < points ? 'bad' : 'good' };
}

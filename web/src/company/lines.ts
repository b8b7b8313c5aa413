/** What people say and do beside the game, in words. */

import type { CompanyLine } from '../lib/api';
import { hasMessage, say } from '../lib/messages';

export type Part = { text: string } | { step: number };

/** What was said, with its links to steps: `#214`. */
export function partsOf(text: string): Part[] {
  const found: Part[] = [];
  let at = 0;
  for (const link of text.matchAll(/#(\d{1,5})\b/g)) {
    if (link.index > at) found.push({ text: text.slice(at, link.index) });
    found.push({ step: Number(link[1]) });
    at = link.index + link[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}

/** The words of a line; a quick word is said in the language of the reader. */
export function wordsOf(line: CompanyLine): string {
  return line.word ? say(`word-${line.word}`) : (line.text ?? '');
}

/** What somebody did, other than talking. */
export function deedOf(line: CompanyLine, name: string, about: string): string {
  const motion = line.motion ?? 'pause';
  const id = hasMessage(`deed-${line.what}-${motion}`)
    ? `deed-${line.what}-${motion}`
    : `deed-${line.what}`;
  const other = line.text ?? '';
  return say(id, {
    name: name || say('somebody'),
    about: about || other || say('somebody'),
    step: line.answers ?? 0,
    steps: line.steps ?? 0,
  });
}

/** The lines that are shown: what was taken back is gone, and so is what a muted person said. */
export function shownLines(lines: readonly CompanyLine[], muted: readonly number[]): CompanyLine[] {
  const gone = new Set(lines.flatMap((line) => (line.what === 'unsaid' ? [line.line ?? 0] : [])));
  return lines.filter(
    ({ what, number, seat }) =>
      what !== 'unsaid' &&
      !(what === 'said' && (gone.has(number) || (seat !== null && muted.includes(seat)))),
  );
}

/** Up to which line somebody has read at a table, in this browser. A first visit begins with the last:
 * nothing is new to who was not there. */
const READ = 'trilobite-read';

export function lastRead(table: string): number {
  return Number(localStorage.getItem(`${READ} ${table}`) ?? Infinity);
}

export function readUntil(table: string, line: number): void {
  localStorage.setItem(`${READ} ${table}`, String(line));
}

/** Those whose talk somebody does not want to read at a table, by name, in this browser. */
const MUTED = 'trilobite-muted';

export function mutedAt(table: string): string[] {
  return JSON.parse(localStorage.getItem(`${MUTED} ${table}`) ?? '[]') as string[];
}

export function muteAt(table: string, names: string[]): string[] {
  localStorage.setItem(`${MUTED} ${table}`, JSON.stringify(names));
  return names;
}

/** What happened since somebody last decided: a line for each action, its cause first and what came
 * of it after, with the points that changed. */

import type { LogEntry, TableState } from '../lib/api';
import type { Line, PlayerId, Target } from './game';

export type Since = NonNullable<TableState<unknown>['since']>;

/** How many actions are told at most, and how many effects of one. */
export const MOST_LINES = 6;
export const MOST_EFFECTS = 3;

/** An entry of the log with its words. */
export interface Entry {
  id: number;
  entry: LogEntry;
  line: Line;
}

/** Points that a seat won or lost. */
export interface Gain {
  seat: number;
  points: number;
}

/** One action: what somebody did, or what the rules or chance did, and what came of it. */
export interface Action {
  /** The number of its first entry in the log. */
  id: number;
  /** Who acted, if anybody did. */
  seat: number | null;
  entries: Entry[];
  gains: Gain[];
}

/** An action as it is read. */
export interface Told {
  action: Action;
  player: PlayerId | null;
  icon: string;
  words: string;
  effects: string[];
  /** Effects that only the log has. */
  more: number;
}

export interface Summary {
  lines: Told[];
  /** Actions that only the log has. */
  more: number;
}

/** What a game tells beyond the log. */
export interface Telling {
  /** Several events of one kind in a sentence, if the game has one for them. */
  together: (entries: readonly LogEntry[]) => string | null;
  /** Whether an event tells of nothing but points. */
  isPoints: (entry: LogEntry) => boolean;
  /** The seats of players and things that an event names. */
  seatsIn: (entry: LogEntry) => number[];
  /** The sentence for several events that the game has none for. */
  alike: (words: string, more: number) => string;
}

// --- actions --------------------------------------------------------------------------------

/** Who gave an answer, by its number. */
function seatsOf(since: Since): Map<number, number> {
  return new Map(since.acts.map(({ answers, seat }) => [answers, seat]));
}

/** Up to which answer all is the reader's own: what gave itself after an answer belongs to it. */
export function ownUntil({ answers, acts }: Since, mine: readonly number[]): number {
  const others = acts.findIndex(({ seat }) => !mine.includes(seat));
  return acts.slice(0, others < 0 ? undefined : others).at(-1)?.answers ?? answers;
}

/** The entries in actions. Of what one's own last answer brought only that is news which comes after
 * a heading or with dice. An action begins with a heading, with dice, or with another seat. */
export function actionsOf(
  entries: readonly Entry[],
  since: Since,
  mine: readonly number[],
  seatsIn: Telling['seatsIn'],
): Action[] {
  const seats = seatsOf(since);
  const own = ownUntil(since, mine);
  const found: Action[] = [];
  let begins = true;
  let isNews = false;
  for (const one of entries) {
    const { answers, dice } = one.entry;
    if (answers < since.answers) continue;
    const isHeading = one.line.kind !== 'event';
    isNews ||= answers > own || isHeading || dice !== undefined;
    if (isHeading) begins = true;
    if (isHeading || !isNews) continue;
    const seat = seats.get(answers) ?? null;
    const last = found.at(-1);
    if (begins || dice !== undefined || last?.seat !== seat) {
      found.push({ id: one.id, seat, entries: [one], gains: [] });
    } else {
      last.entries.push(one);
    }
    begins = false;
  }
  return withGains(found, since, seatsIn);
}

/** Gives every change of points to the action that brought it: the first since then that names the
 * seat, or else the first. */
function withGains(actions: Action[], since: Since, seatsIn: Telling['seatsIn']): Action[] {
  let before = since.points;
  let from = since.answers;
  for (const { answers, points } of since.acts) {
    if (points === undefined) continue;
    const told = actions.flatMap((action) =>
      action.entries
        .filter(({ entry }) => entry.answers > from && entry.answers <= answers)
        .map(({ entry }) => ({ action, seats: seatsIn(entry) })),
    );
    points.forEach((now, seat) => {
      const change = now - (before[seat] ?? 0);
      const cause = told.find(({ seats }) => seats.includes(seat)) ?? told[0];
      const action = cause?.action ?? actions.at(-1);
      if (change !== 0 && action) add(action, seat, change);
    });
    before = points;
    from = answers;
  }
  return actions;
}

function add(action: Action, seat: number, points: number): void {
  const known = action.gains.find((gain) => gain.seat === seat);
  if (known) known.points += points;
  else action.gains.push({ seat, points });
}

// --- choosing and joining -------------------------------------------------------------------

/** The actions that are told: all if there are few; else those about the reader, then those that
 * changed most, the last ones first. They stay in their order. */
export function chosen(
  actions: readonly Action[],
  mine: readonly number[],
  telling: Telling,
  most = MOST_LINES,
): Action[] {
  if (actions.length <= most) return [...actions];
  const weight = (action: Action): number => {
    const own =
      action.gains.some(({ seat }) => mine.includes(seat)) ||
      action.entries.some(({ entry }) => telling.seatsIn(entry).some((s) => mine.includes(s)));
    const points = action.gains.reduce((sum, gain) => sum + Math.abs(gain.points), 0);
    return (own ? 1000 : 0) + points;
  };
  const ranked = actions
    .map((action, index) => ({ action, index, weight: weight(action) }))
    .sort((a, b) => b.weight - a.weight || b.index - a.index);
  const kept = new Set(ranked.slice(0, most).map(({ action }) => action));
  return actions.filter((action) => kept.has(action));
}

/** Events in sentences: those of one kind and one player are joined where the first of them was. */
export function sentencesOf(entries: readonly Entry[], telling: Telling): string[] {
  const kinds = new Map<string, Entry[]>();
  for (const one of entries) {
    const kind = `${one.entry.event} ${one.line.player ?? ''}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  return [...kinds.values()].map((alike) => {
    const words = alike[0]?.line.words ?? '';
    if (alike.length === 1) return words;
    return (
      telling.together(alike.map(({ entry }) => entry)) ?? telling.alike(words, alike.length - 1)
    );
  });
}

function told(action: Action, telling: Telling): Told {
  const [first] = action.entries;
  const speaking = action.entries.filter(({ entry }) => !telling.isPoints(entry));
  const sentences = sentencesOf(speaking.length > 0 ? speaking : action.entries, telling);
  const [words = '', ...effects] = sentences;
  return {
    action,
    player: first?.line.player ?? null,
    icon: first?.line.icon ?? '',
    words,
    effects: effects.slice(0, MOST_EFFECTS),
    more: Math.max(0, effects.length - MOST_EFFECTS),
  };
}

/** What is told of the time since a decision. */
export function summaryOf(
  entries: readonly Entry[],
  since: Since,
  mine: readonly number[],
  telling: Telling,
): Summary {
  const actions = actionsOf(entries, since, mine, telling.seatsIn);
  const kept = chosen(actions, mine, telling);
  return { lines: kept.map((one) => told(one, telling)), more: actions.length - kept.length };
}

/** The pieces that an action was about. */
export function piecesOf(action: Action, touched: (entry: LogEntry) => Target[]): Target[] {
  return [...new Set(action.entries.flatMap(({ entry }) => touched(entry)))];
}

/** Points by seat now and how they changed, those of the reader first. */
export function netOf(since: Since, mine: readonly number[]): (Gain & { now: number })[] {
  const now = since.acts.findLast(({ points }) => points !== undefined)?.points ?? since.points;
  return now
    .map((points, seat) => ({ seat, now: points, points: points - (since.points[seat] ?? 0) }))
    .sort(
      (a, b) => Number(mine.includes(b.seat)) - Number(mine.includes(a.seat)) || a.seat - b.seat,
    );
}

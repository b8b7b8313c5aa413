import { expect, test } from 'vitest';
import type { CompanyLine, LogEntry } from '../lib/api';
import type { Line } from './game';
import { joined, sectionsOf, undoneAfter, type Told } from './sections';

function told(
  id: number,
  kind: Line['kind'],
  event: string,
  more: Partial<LogEntry> & { player?: string } = {},
): Told {
  const { player = null, ...entry } = more;
  return {
    id,
    entry: { event, answers: id, arguments: [], ...entry },
    line: { kind, words: event, icon: '', player },
  };
}

function read(log: readonly Told[]): string[][][] {
  return sectionsOf(log).map(({ headings, entries }) => [
    headings.map(({ entry }) => entry.event),
    entries.map(({ entry }) => entry.event),
  ]);
}

/** A sentence for all events but rolls. */
function together(entries: readonly LogEntry[]): string | null {
  const event = entries[0]?.event ?? '';
  return event === 'roll' ? null : `${entries.length} × ${event}.`;
}

function words(log: readonly Told[]): string[] {
  return joined(log, together).map(({ line }) => line.words);
}

test('the newest section is on top, headings above their entries, causes before effects', () => {
  const log = [
    told(0, 'event', 'laid out'),
    told(1, 'turn', 'round 1'),
    told(2, 'phase', 'fishes'),
    told(3, 'event', 'drought'),
    told(4, 'event', 'two die'),
    told(5, 'phase', 'reptiles'),
    told(6, 'event', 'a move'),
    told(7, 'turn', 'round 2'),
  ];
  expect(read(log)).toEqual([
    [['round 2'], []],
    [['round 1', 'reptiles'], ['a move']],
    [['fishes'], ['drought', 'two die']],
    [[], ['laid out']],
  ]);
});

test('the steps of a turn are told in their order', () => {
  const log = [
    told(0, 'turn', 'turn 1'),
    told(1, 'step', 'event'),
    told(2, 'event', 'drought'),
    told(3, 'step', 'rolls'),
    told(4, 'event', 'a roll'),
    told(5, 'turn', 'turn 2'),
    told(6, 'step', 'event'),
  ];
  expect(read(log)).toEqual([
    [['turn 2'], ['event']],
    [['turn 1'], ['event', 'drought', 'rolls', 'a roll']],
  ]);
});

test('nothing has happened yet', () => {
  expect(sectionsOf([])).toEqual([]);
});

test('what came of one answer is one line', () => {
  const at = { answers: 7 };
  expect(
    words([
      told(0, 'event', 'tokens', at),
      told(1, 'event', 'tokens', at),
      told(2, 'event', 'markers', at),
      told(3, 'event', 'markers', at),
      told(4, 'event', 'tokens'),
    ]),
  ).toEqual(['2 × tokens. 2 × markers.', 'tokens']);
});

test('each player, each answer and each roll has its own line', () => {
  const at = { answers: 7 };
  expect(
    words([
      told(0, 'event', 'lost', { ...at, player: 'red' }),
      told(1, 'event', 'lost', { ...at, player: 'red' }),
      told(2, 'event', 'gained', { ...at, player: 'red' }),
      told(3, 'event', 'gained', { ...at, player: 'red' }),
      told(4, 'event', 'lost', { ...at, player: 'blue' }),
      told(5, 'event', 'lost', { answers: 8, player: 'blue' }),
      told(6, 'event', 'lost', { answers: 8, player: 'blue', dice: [3] }),
      told(7, 'event', 'roll', at),
      told(8, 'event', 'roll', at),
    ]),
  ).toEqual(['2 × lost.', '2 × gained.', 'lost', 'lost', 'lost', 'roll', 'roll']);
});

test('where people went back by consent is told after what was the last then', () => {
  const log = [
    told(0, 'turn', 'turn 1'),
    told(1, 'event', 'a move', { answers: 4 }),
    told(2, 'step', 'event', { answers: 4 }),
    told(3, 'phase', 'dice', { answers: 4 }),
    told(4, 'event', 'a roll', { answers: 7 }),
  ];
  const line = (number: number, answers: number, what: CompanyLine['what'] = 'undone') => ({
    number,
    at: 0,
    what,
    seat: 0,
    name: 'Eva',
    answers,
  });
  const lines = [line(1, 4), line(2, 6), line(3, 7), line(4, 7, 'asked'), line(5, 2)];
  const found = undoneAfter(sectionsOf(log), lines);
  expect([...found].map(([id, told]) => [id, told.map(({ number }) => number)])).toEqual([
    [1, [1, 2]],
    [4, [3]],
  ]);
});

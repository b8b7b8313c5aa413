import { describe, expect, test } from 'vitest';
import { event } from '../testing/options';
import {
  actionsOf,
  chosen,
  netOf,
  ownUntil,
  sentencesOf,
  summaryOf,
  type Entry,
  type Since,
  type Telling,
} from './summary';

const PLAYERS = ['red', 'green', 'blue'];

const telling: Telling = {
  together: (entries) => (entries[0]?.event === 'token' ? `${entries.length} tokens` : null),
  isPoints: (entry) => entry.event === 'vp',
  seatsIn: (entry) =>
    entry.arguments.flatMap(([, name]) => (PLAYERS.includes(name) ? [PLAYERS.indexOf(name)] : [])),
  alike: (words, more) => `${words} +${more}`,
};

/** `told('2 move green', ...)`: entries after so many answers; `turn` is a heading, `roll` has dice. */
function told(...lines: string[]): Entry[] {
  return lines.map((text, id) => {
    const [answers = '0', what = '', ...rest] = text.split(' ');
    const entry = event(Number(answers), [what, ...rest].join(' '));
    const kind = what === 'turn' ? 'phase' : 'event';
    const player = rest.find((name) => PLAYERS.includes(name)) ?? null;
    if (what === 'roll') entry.dice = [3];
    return { id, entry, line: { kind, words: text.slice(2), icon: '', player } };
  });
}

/** Seat 0 has answered 4 times in all; then those seats, with the points after each. */
function since(...acts: [seat: number, ...points: number[]][]): Since {
  return {
    answers: 4,
    points: [0, 0, 0],
    acts: acts.map(([seat, ...points], index) => ({
      answers: 5 + index,
      seat,
      ...(points.length > 0 ? { points } : {}),
    })),
  };
}

function words(entries: Entry[], at: Since): string[][] {
  return summaryOf(entries, at, [0], telling).lines.map(({ words: first, effects }) => [
    first,
    ...effects,
  ]);
}

describe('actions', () => {
  test('begin with another seat, a heading or dice; one’s own answer is no news', () => {
    const log = told(
      '3 old red',
      '4 mine red',
      '4 turn green',
      '5 move green',
      '5 loses red',
      '6 move blue',
      '6 roll blue',
      '6 falls blue',
    );
    expect(words(log, since([1], [2]))).toEqual([
      ['move green', 'loses red'],
      ['move blue'],
      ['roll blue', 'falls blue'],
    ]);
  });

  test('what gave itself after one’s own answer is no news either', () => {
    const log = told('4 mine red', '5 pays red', '6 move green');
    const at = since([0], [1]);
    expect(words(log, at)).toEqual([['move green']]);
    expect([ownUntil(at, [0]), ownUntil(since([1], [0]), [0])]).toEqual([5, 4]);
  });

  test('what the rules do after one’s own answer is news from its heading on', () => {
    expect(words(told('4 mine red', '4 turn x', '4 storm', '5 move green'), since([1]))).toEqual([
      ['storm'],
      ['move green'],
    ]);
  });

  test('points go to the action that names who won them, else to the first', () => {
    const log = told('5 move green', '6 move blue', '6 vp green');
    const actions = actionsOf(log, since([1, 0, 2, 0], [2, 1, 5, 0]), [0], telling.seatsIn);
    expect(actions.map(({ gains }) => gains)).toEqual([
      [{ seat: 1, points: 2 }],
      [
        { seat: 0, points: 1 },
        { seat: 1, points: 3 },
      ],
    ]);
  });
});

describe('sentences', () => {
  test('events of one kind are one', () => {
    expect(
      sentencesOf(told('5 seed', '5 token a', '5 token b', '5 dies x', '5 dies y'), telling),
    ).toEqual(['seed', '2 tokens', 'dies x +1']);
  });

  test('points are chips, not sentences, unless there is nothing else', () => {
    expect(words(told('5 move green', '5 vp green'), since([1]))).toEqual([['move green']]);
    expect(words(told('5 vp green'), since([1]))).toEqual([['vp green']]);
  });
});

test('of many actions those about the reader are told, then the greatest, in their order', () => {
  const log = Array.from({ length: 9 }, (_, n) => `${5 + n} move ${n === 2 ? 'red' : 'green'}`);
  const seats = Array.from({ length: 9 }, (_, n): [number, ...number[]] => [
    1 + (n % 2),
    0,
    n < 1 ? 0 : 7,
    0,
  ]);
  const actions = actionsOf(told(...log), since(...seats), [0], telling.seatsIn);
  expect(actions).toHaveLength(9);
  expect(chosen(actions, [0], telling, 3).map(({ id }) => id)).toEqual([1, 2, 8]);
});

test('the net line begins with the reader', () => {
  expect(netOf(since([1, 3, 2, 0]), [2])).toEqual([
    { seat: 2, now: 0, points: 0 },
    { seat: 0, now: 3, points: 3 },
    { seat: 1, now: 2, points: 2 },
  ]);
});

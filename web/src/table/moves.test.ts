import { expect, test } from 'vitest';
import type { LogEntry } from '../lib/api';
import { event } from '../testing/options';
import { Table } from '../testing/table';
import { added, lastOf, moved } from './moves';

const piece = { what: 'pawn', colour: 'red' };
const at = (answers: number): LogEntry => event(answers, 'moved');

test('the last answer with something to be seen counts', () => {
  const moves = [
    moved(at(3), 'a', 'b', piece),
    moved(at(4), 'b', 'c', piece),
    added(at(4), 'a', piece),
    added(at(5), 'elsewhere', piece),
  ];
  const shown = lastOf(moves, (place) => place !== 'elsewhere');
  expect(shown.map(({ from, to }) => [from, to])).toEqual([
    ['b', 'c'],
    [null, 'a'],
  ]);
  expect(lastOf([], () => true)).toEqual([]);
});

test('at the table: with the answer that led to the position', () => {
  const { play, live } = new Table(null);
  live.log = [event(9, 'go a b'), event(10, 'go b c')];
  play.game.moves = (log) => log.map((entry) => moved(entry, 'a', 'b', piece));
  expect(play.moves.map(({ answers }) => answers)).toEqual([10]);
  play.past = { answers: 9, of: 10, view: {}, asked: [], breakdown: [], goals: [], log: [] };
  expect(play.moves.map(({ answers }) => answers)).toEqual([9]);
});

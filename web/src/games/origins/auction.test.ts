import { expect, test } from 'vitest';
import { event } from '../../testing/options';
import { bidsOf, eventsBegun } from './auction';

const log = [
  event(1, 'challenge old-card'),
  event(2, 'bid colour:white 5 6'),
  event(3, 'challenge new-card'),
  event(4, 'bid colour:black 2 4'),
  event(5, 'passed colour:white'),
  event(6, 'event famine'),
  event(7, 'event crisis'),
];

test('bids are those for the last card, in order', () => {
  expect(bidsOf(log, 7)).toEqual([
    { colour: 'black', pawns: 2, total: 4 },
    { colour: 'white', pawns: 0, total: 0 },
  ]);
});

test('a step of the past knows only what was bid by then', () => {
  expect(bidsOf(log, 4).map(({ colour }) => colour)).toEqual(['black']);
  expect(bidsOf(log, 2)).toEqual([{ colour: 'white', pawns: 5, total: 6 }]);
});

test('events are counted since the card was turned up', () => {
  expect([3, 5, 6, 7].map((step) => eventsBegun(log, step))).toEqual([0, 0, 1, 2]);
});

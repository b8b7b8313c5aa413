/** The large parts of a game's time, behind the graph of its end. */

import { expect, test } from 'vitest';
import { event } from '../testing/options';
import { stub } from '../testing/stub';
import { GenesisGame } from './genesis/game';
import type { BedView, GenesisView } from './genesis/view';
import { OriginsGame } from './origins/game';
import type { OriginsView } from './origins/view';

test('eons of Genesis begin with the turn of their first event', () => {
  const beds = (['hadean', 'hadean', 'archean'] as const).map((eon, index) =>
    stub<BedView>({ eon, turn: index + 1 }),
  );
  const log = [event(1, 'turn 1'), event(5, 'turn 2'), event(6, 'rolled'), event(9, 'turn 3')];
  const ages = GenesisGame.prototype.ages(stub<GenesisView>({ beds }), log);
  expect(ages.map(({ name, answers }) => [name, answers])).toEqual([
    ['Hadean', 1],
    ['Archaean', 9],
  ]);
});

test('Epochs of Origins end with their Comets, the last one with the game', () => {
  const comets = [4, 9, 20].map((answers) => event(answers, 'comet colour:black'));
  const starts = (log: typeof comets): number[] =>
    OriginsGame.prototype.ages(stub<OriginsView>({}), log).map(({ answers }) => answers);
  expect(starts(comets)).toEqual([0, 4, 9, 20]);
  expect(starts([...comets, event(31, 'comet colour:white')])).toEqual([0, 4, 9, 20]);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { api, ApiError, type Advice } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import { decision, option } from '../testing/options';
import { Table } from '../testing/table';
import { Adviser, ranksByPiece } from './adviser.svelte';

const ADVICE: Advice = {
  version: 1,
  seat: 0,
  unit: 'chance',
  best: [
    { key: 'eat b', worth: 4, outlook: 0.5, aims: [{ name: 'food', change: 1.5 }] },
    { key: 'move a', worth: 3.9, outlook: 0.49, equal: true },
    { key: 'done', worth: 1, outlook: 0.4 },
  ],
  costs: { 'fly c': 6.2 },
};

beforeEach(() => {
  vi.restoreAllMocks();
  settings.quiet = false;
  settings.warn = false;
});

function advised(advice: Advice = ADVICE) {
  return vi.spyOn(api, 'advise').mockResolvedValue(advice);
}

test('it is asked once for a version, and put away by asking again', async () => {
  const asked = advised();
  const adviser = new Adviser();
  adviser.toggle(1, 'table', 0);
  expect(adviser.isThinking(1)).toBe(true);
  await vi.waitFor(() => expect(adviser.advice(1)).toEqual(ADVICE));
  expect(adviser.isThinking(1)).toBe(false);
  expect(adviser.rank(1, 'move a')).toBe(2);
  expect(adviser.rank(1, 'fly c')).toBe(0);
  adviser.toggle(1, 'table', 0);
  expect(adviser.advice(1)).toBeUndefined();
  adviser.toggle(1, 'table', 0);
  expect(adviser.advice(1)).toEqual(ADVICE);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what it says of one decision is not said of the next', async () => {
  advised();
  const adviser = new Adviser();
  adviser.toggle(1, 'table', 0);
  await vi.waitFor(() => expect(adviser.advice(1)).toBeDefined());
  expect(adviser.advice(2)).toBeUndefined();
  expect(adviser.isOpen(2)).toBe(false);
});

test('when it fails it says so, and can be asked again', async () => {
  const failing = vi.spyOn(api, 'advise');
  failing.mockRejectedValueOnce(new ApiError({ error: 'no idea', key: 'adviser-failed' }));
  failing.mockResolvedValueOnce(ADVICE);
  const adviser = new Adviser();
  adviser.toggle(1, 'table', 0);
  await vi.waitFor(() => expect(adviser.problemAt(1)?.key).toBe('adviser-failed'));
  adviser.close();
  adviser.toggle(1, 'table', 0);
  expect(adviser.problemAt(1)).toBeNull();
  await vi.waitFor(() => expect(adviser.advice(1)).toBeDefined());
});

test('a piece that is named twice has both ranks, an answer without a piece none', () => {
  expect(ranksByPiece(['a', null, 'a'])).toEqual([{ target: 'a', ranks: [1, 3] }]);
});

const asked = decision('turn', ['eat b', 'fly c']);

test('a warning comes for an answer that gives up much, if it is wanted', async () => {
  advised();
  const { play } = new Table(asked, { advice: true });
  settings.warn = true;
  play.wantAdvice();
  await vi.waitFor(() => expect(play.adviser.isThinking(1)).toBe(false));
  expect(play.warning).toBeNull();
  play.choose(option('fly c'));
  expect(play.warning).toEqual({ words: '[fly c]', points: 6.2 });
  settings.warn = false;
  expect(play.warning).toBeNull();
});

test('no warning for a good answer, nor when it cannot be taken back', async () => {
  advised();
  settings.warn = true;
  const { play } = new Table(asked, { advice: true });
  play.wantAdvice();
  await vi.waitFor(() => expect(play.adviser.isThinking(1)).toBe(false));
  play.choose(option('eat b'));
  expect(play.warning).toBeNull();

  const revealed = new Table(asked, { advice: true, can_undo: false });
  revealed.play.wantAdvice();
  await vi.waitFor(() => expect(revealed.play.adviser.isThinking(1)).toBe(false));
  revealed.play.choose(option('fly c'));
  expect(revealed.play.warning).toBeNull();
});

test('who takes the answer back or keeps it is warned no more', async () => {
  advised();
  settings.warn = true;
  const { play, said } = new Table(asked, { advice: true });
  play.wantAdvice();
  await vi.waitFor(() => expect(play.adviser.isThinking(1)).toBe(false));
  play.choose(option('fly c'));
  play.undo();
  expect(said).toContain('undo');
  expect(play.warning).toBeNull();
});

test('where the table does not allow it, nobody is asked', () => {
  const spy = advised();
  settings.warn = true;
  const { play } = new Table(asked, { advice: false });
  play.wantAdvice();
  play.advise();
  expect(spy).not.toHaveBeenCalled();
});

test('in the first turns of a first game it speaks unasked, in brief, until it is put away', async () => {
  const spy = advised();
  const { play } = new Table(asked, { advice: true });
  play.wantAdvice();
  expect(spy).not.toHaveBeenCalled();
  play.adviser.manner = 'speaks';
  play.wantAdvice();
  await vi.waitFor(() => expect(play.advice).toEqual(ADVICE));
  expect([play.adviserOpen, play.adviser.brief]).toEqual([true, true]);
  play.advise();
  expect([play.adviserOpen, play.adviser.brief]).toEqual([true, false]);
  play.advise();
  play.wantAdvice();
  expect(play.adviserOpen).toBe(false);
  expect(spy).toHaveBeenCalledTimes(1);
});

test('unasked it thinks of one decision at a time', () => {
  const spy = advised();
  const adviser = new Adviser();
  adviser.speak(1, 'table', 0);
  adviser.speak(2, 'table', 0);
  expect(spy).toHaveBeenCalledTimes(1);
  expect(adviser.isOpen(2)).toBe(false);
});

import { expect, test } from 'vitest';
import type { Preview } from '../lib/api';
import { sharedMistake } from './beware';
import { learning } from './progress.svelte';

const preview = (...keys: string[]): Preview => ({
  key: 'done',
  end: 'choice',
  mistakes: keys.map((key) => ({ key })),
});

test('the first mistake of an option is told', () => {
  expect(sharedMistake([preview('bionts-left', 'uncovered')])?.key).toBe('bionts-left');
  expect(sharedMistake([preview()])).toBeNull();
});

test('of a piece with several options only what all of them would be', () => {
  const both = [preview('hunger', 'no-room'), preview('no-room')];
  expect(sharedMistake(both)?.key).toBe('no-room');
  expect(sharedMistake([preview('hunger'), preview()])).toBeNull();
});

test('nothing is said before it is known what an option does', () => {
  expect(sharedMistake([])).toBeUndefined();
  expect(sharedMistake([preview('hunger'), undefined])).toBeUndefined();
});

test('warnings are counted for each game and mistake', () => {
  expect(learning.warnings('origins', 'hunger')).toBe(0);
  learning.warn('origins', 'hunger');
  learning.warn('origins', 'hunger');
  expect(learning.warnings('origins', 'hunger')).toBe(2);
  expect(learning.warnings('marine', 'hunger')).toBe(0);
});

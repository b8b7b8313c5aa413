import { expect, test } from 'vitest';
import { ApiError } from './api';
import { say } from './messages';
import { problemOf, problemText } from './problems';
import { settings } from './settings.svelte';

test('what the server refused is kept', () => {
  const problem = { error: 'no such table', key: 'no-table' };
  expect(problemOf(new ApiError(problem))).toBe(problem);
});

test('anything else is a lost connection', () => {
  expect(problemOf(new TypeError('fetch failed')).key).toBe('no-connection');
});

test('a problem with a message is told in it', () => {
  expect(problemText({ error: 'x', key: 'no-connection' })).toBe(say('problem-no-connection'));
});

const twice = {
  error: "line 3: 'game' is given twice",
  key: 'bad-record',
  detail: 'record-twice',
  args: { number: 3, field: 'game' },
};

test('where the server knows what exactly is wrong, it follows', () => {
  expect(problemText(twice)).toBe(`${say('problem-bad-record')} Line 3: 'game' is given twice.`);
});

test.each([
  ['cs', 'Řádek 3: game je tu podruhé.'],
  ['it', 'Riga 3: game è indicato due volte.'],
])('in %s it is said in that language', (language, words) => {
  settings.language = language;
  expect(problemText(twice)).toBe(`${say('problem-bad-record')} ${words}`);
  expect(problemText({ ...twice, detail: 'unheard-of' })).toBe(say('problem-bad-record'));
  settings.language = 'en';
});

test('a problem without a message is told in the server’s words', () => {
  expect(problemText({ error: 'teapot', key: 'no-such-key' })).toBe('teapot');
  expect(problemText({ error: 'teapot' })).toBe('teapot');
});

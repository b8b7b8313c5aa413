import { expect, test } from 'vitest';
import { ApiError } from './api';
import { say } from './messages';
import { problemOf, problemText } from './problems';

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

test('where only the server knows what is wrong, its words follow', () => {
  const told = problemText({ error: 'line 3: what?', key: 'bad-record' });
  expect(told).toBe(`${say('problem-bad-record')} (line 3: what?)`);
});

test('a problem without a message is told in the server’s words', () => {
  expect(problemText({ error: 'teapot', key: 'no-such-key' })).toBe('teapot');
  expect(problemText({ error: 'teapot' })).toBe('teapot');
});

import { expect, test } from 'vitest';
import { AFTER_ANSWER_MS, AFTER_NEWS_MS, Quiet } from './quiet';

test('a new decision is not answered at once', () => {
  let now = 1000;
  const quiet = new Quiet(() => now);
  expect(quiet.holds).toBe(false);
  quiet.news();
  now += AFTER_NEWS_MS - 1;
  expect(quiet.holds).toBe(true);
  now += 1;
  expect(quiet.holds).toBe(false);
});

test('the second half of a double click is not an answer, however soon the next decision comes', () => {
  let now = 0;
  const quiet = new Quiet(() => now);
  quiet.answered();
  now = 20;
  quiet.news();
  now = AFTER_ANSWER_MS - 1;
  expect(quiet.holds).toBe(true);
  now = AFTER_ANSWER_MS;
  expect(quiet.holds).toBe(false);
});

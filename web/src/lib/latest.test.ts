import { expect, test } from 'vitest';
import { latest } from './latest';

test('what is wanted no more is dropped, be it an answer or a failure', async () => {
  const told: unknown[] = [];
  const take = (answer: unknown): void => void told.push(answer);
  latest(Promise.resolve('first'), take, take)();
  latest(Promise.reject(new Error('late')), take, take)();
  latest(Promise.resolve('second'), take, take);
  const failure = new Error('in time');
  latest(Promise.reject(failure), take, take);
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).toEqual(['second', failure]);
});

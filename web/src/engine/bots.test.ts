import { beforeEach, expect, test, vi } from 'vitest';
import { Bots } from './bots';
import type { Asked, Thought } from './messages';

/** The workers that were started, and what each was asked. */
let started: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  asked: Asked[] = [];
  ended = false;

  constructor() {
    super();
    started.push(this);
  }

  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }

  terminate(): void {
    this.ended = true;
  }

  says(thought: Thought): void {
    this.dispatchEvent(new MessageEvent('message', { data: thought }));
  }
}

const bots = (): Bots =>
  new Bots({ base: 'https://example.org/', build: '1', archives: ['base', 'genesis'] });

/** Until the worker has been asked so often. */
const asked = (worker: number, times: number): Promise<void> =>
  vi.waitFor(() => expect(started[worker]?.asked).toHaveLength(times));

beforeEach(() => {
  started = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

test('the first question waits until the table is shown, later ones do not', async () => {
  const mind = bots();
  const first = mind.exchange('who moves?');
  await vi.advanceTimersByTimeAsync(1000);
  expect(started).toHaveLength(0);
  mind.shown();
  await asked(0, 1);
  const second = mind.exchange('and now?');
  await asked(0, 2);
  started[0]?.says({ id: 2, thought: 'b' });
  started[0]?.says({ id: 1, thought: 'a' });
  expect(await Promise.all([first, second])).toEqual(['a', 'b']);
  expect(started).toHaveLength(1);
});

test('one that has broken down answers nobody, and the next question starts another', async () => {
  const mind = bots();
  const both = Promise.allSettled([mind.exchange('one'), mind.exchange('two')]);
  await vi.advanceTimersByTimeAsync(3000); // nobody says that a table is shown
  await asked(0, 2);
  started[0]?.says({ id: 1, error: 'out of memory' });
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(started[0]?.ended).toBe(true);
  const third = mind.exchange('three');
  await asked(1, 1);
  started[1]?.says({ id: 3, thought: 'c' });
  expect(await third).toBe('c');
});

test('it is woken when the page has nothing else to do, and is awake when it has answered', async () => {
  const mind = bots();
  mind.wake('this game?');
  mind.wake('that game?');
  mind.shown();
  await vi.advanceTimersByTimeAsync(1900);
  expect(started).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(200);
  await asked(0, 1);
  expect(mind.awake).toBe(false);
  started[0]?.says({ id: 1, thought: '' });
  expect(mind.awake).toBe(true);
  const next = mind.exchange('who moves?');
  await asked(0, 2);
  started[0]?.says({ id: 2, error: 'out of memory' });
  await expect(next).rejects.toThrow('out of memory');
  expect(mind.awake).toBe(false);
});

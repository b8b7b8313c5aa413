import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { Table } from '../testing/table';
import OnItsWay from './OnItsWay.svelte';
import { PLAY } from './play.svelte';

beforeEach(() => void vi.useFakeTimers());

test('an answer that takes long is said to be on its way', () => {
  const { play, live } = new Table(null);
  live.sending = true;
  live.unsent = null;
  const shown = mount(OnItsWay, { target: document.body, context: new Map([[PLAY, play]]) });
  flushSync();
  const note = (): string => document.querySelector('.sending')?.textContent ?? '';
  vi.advanceTimersByTime(500);
  flushSync();
  expect(note()).toBe('');
  vi.advanceTimersByTime(200);
  flushSync();
  expect(note()).toContain('Sending');
  void unmount(shown);
});

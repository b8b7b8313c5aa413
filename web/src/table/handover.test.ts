import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decision } from '../testing/options';
import { Table } from '../testing/table';
import HandOver from './HandOver.svelte';
import { PLAY } from './play.svelte';

const asked = decision('vote', ['gaia', 'medea']);
let shown: Record<string, unknown> | null = null;
let said: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  const table = new Table(asked, {
    covered: [{ seat: 0, kind: 'vote', done: false }],
    shown: 0,
  });
  ({ said } = table);
  Object.assign(table.live, { cover: () => void said.push('cover') });
  const context = new Map([[PLAY, table.play]]);
  shown = mount(HandOver, { target: document.body, context });
  flushSync();
});

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

test('a secret on a shared screen is covered after 30 seconds without a touch', () => {
  vi.advanceTimersByTime(29_000);
  dispatchEvent(new Event('pointermove'));
  vi.advanceTimersByTime(29_000);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(said).toEqual(['cover']);
});

test('it is covered in another tab, and by Escape, and nothing is sent', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(said).toEqual([]);
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  const box = document.body.querySelector('[data-hand-over=shown]');
  box?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(said).toEqual(['cover', 'cover']);
});

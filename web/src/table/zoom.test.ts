import { expect, test } from 'vitest';
import { Zoom } from './zoom.svelte';

test('in and out lead back to the whole board', () => {
  const zoom = new Zoom();
  zoom.in();
  expect(zoom.factor).toBe(1.25);
  zoom.out();
  expect(zoom.factor).toBe(1);
});

test('there is a largest and a smallest size', () => {
  const zoom = new Zoom();
  zoom.set(99);
  expect([zoom.factor, zoom.most, zoom.least]).toEqual([3, true, false]);
  zoom.set(0.01);
  expect([zoom.factor, zoom.most, zoom.least]).toEqual([0.6, false, true]);
});

test('nearly the usual size is the usual size', () => {
  const zoom = new Zoom();
  zoom.set(1.03);
  expect(zoom.factor).toBe(1);
  zoom.set(1.05);
  expect(zoom.factor).toBe(1.05);
});

test('a map is never smaller than its frame, and as large as it says', () => {
  const zoom = new Zoom();
  zoom.set(2.5);
  zoom.limit(1, 2);
  expect([zoom.factor, zoom.most]).toEqual([2, true]);
  zoom.set(0.7);
  expect([zoom.factor, zoom.least]).toEqual([1, true]);
});

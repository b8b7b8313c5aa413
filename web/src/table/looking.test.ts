/** Notes come where somebody looks, not where the board has moved to. */

import { beforeEach, expect, test, vi } from 'vitest';
import { decision } from '../testing/options';
import { Table } from '../testing/table';
import { Looking } from './looking';

beforeEach(() => vi.useFakeTimers());

function over(looking: Looking, x: number, target: string, how: 'over' | 'move' = 'over'): void {
  const piece = document.createElement('button');
  piece.dataset['target'] = target;
  const event = new PointerEvent(`pointer${how}`, { clientX: x, clientY: 5, pointerType: 'mouse' });
  Object.defineProperty(event, 'target', { value: piece });
  looking[how](event);
  vi.advanceTimersByTime(250);
}

test('what comes under a pointer that rests is looked at when it moves', () => {
  const { play } = new Table(decision('turn', ['move a', 'move b']));
  const looking = new Looking(play);
  over(looking, 10, 'a');
  expect(play.looked?.target).toBe('a');
  play.settle();
  over(looking, 10, 'b');
  expect(play.looked).toBeNull();
  over(looking, 11, 'b', 'move');
  expect(play.looked?.target).toBe('b');
});

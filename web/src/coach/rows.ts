/** The lessons of a game as somebody has come through them. */

import type { GameSetup } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import { learning } from './progress.svelte';

export interface LessonRow {
  id: string;
  number: number;
  title: string;
  minutes: number;
  scenes: number;
  state: 'done' | 'running' | 'open';
  /** The step that is next. */
  step: number;
}

export function rowsOf(game: Pick<GameSetup, 'name' | 'lessons'>): LessonRow[] {
  return game.lessons.map(({ id, titles, minutes, scenes }, index) => {
    const at = learning.of(game.name, id);
    const running = at !== undefined && !at.done && at.scene > 0;
    return {
      id,
      number: index + 1,
      title: titles[settings.language] ?? titles['en'] ?? id,
      minutes,
      scenes,
      state: at?.done ? 'done' : running ? 'running' : 'open',
      step: Math.min((at?.scene ?? 0) + 1, scenes),
    };
  });
}

/** What is to be learned next: what was begun, then what is new, then everything again. */
export function nextOf(rows: readonly LessonRow[]): LessonRow | undefined {
  return (
    rows.find(({ state }) => state === 'running') ??
    rows.find(({ state }) => state === 'open') ??
    rows[0]
  );
}

/** The message of the button that begins it, with `$number`. */
export function pressTo({ state }: LessonRow): string {
  return { running: 'learn-continue', open: 'learn-start', done: 'learn-repeat' }[state];
}

import { beforeEach, expect, test } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { event } from '../testing/options';
import { newEvents } from './happened';
import { LessonWords } from './lessonWords';
import { partsOf, plain } from './pieces';
import { learning } from './progress.svelte';

const words = new LessonWords(
  {
    en: 'can = Done.\nhome = Go to { $clay-mound }, ⚀⚁ live.\n    .title = A home\n',
    cs: 'home = Jdi na { $clay-mound }.\n',
  },
  { placard: { 'clay-mound': { en: 'Clay Mound', cs: 'Jílový kopec' } } },
);

beforeEach(() => (settings.language = 'en'));

test('texts name cards as they are printed, and draw dice', () => {
  expect(partsOf(words.say('home') ?? '')).toEqual([
    { words: 'Go to ' },
    { name: 'Clay Mound' },
    { words: ', ' },
    { die: 1 },
    { die: 2 },
    { words: ' live.' },
  ]);
  expect(plain(words.say('home') ?? '')).toBe('Go to Clay Mound, 12 live.');
});

test('what a language lacks is said in English, and what nobody says is nothing', () => {
  settings.language = 'cs';
  expect(plain(words.say('home') ?? '')).toBe('Jdi na Jílový kopec.');
  expect(words.say('home', 'title')).toBe('A home');
  expect(words.say('home', 'why')).toBeNull();
});

test('a lesson is done once its last scene was played, and stays done', () => {
  const at = (scene: number, table = 'a') => ({ table, scene, scenes: 3 });
  learning.note('genesis', 'g1', at(1));
  learning.skipped('genesis', 'g1', 1);
  expect(learning.of('genesis', 'g1')).toMatchObject({ done: false, scene: 1, skipped: [1] });
  learning.note('genesis', 'g1', at(3));
  learning.note('genesis', 'g1', at(0, 'b'));
  expect(learning.of('genesis', 'g1')).toMatchObject({ done: true, scene: 0, skipped: [] });
});

test('a kind of decision is new once in each game', () => {
  expect(learning.hasSeen('genesis', 'assign')).toBe(false);
  learning.see('genesis', 'assign');
  expect(learning.hasSeen('genesis', 'assign')).toBe(true);
  expect(learning.hasSeen('marine', 'assign')).toBe(false);
});

test('of what has happened the newest kinds are explained that were not met before', () => {
  const log = ['smite', 'life', 'smite', 'turn', 'uv', 'heat'].map((kind) => event(1, kind));
  const met = new Set(['turn', 'heat']);
  expect(newEvents(log, (kind) => !met.has(kind), 2)).toEqual(['smite', 'uv']);
  expect(newEvents(log, (kind) => !met.has(kind), 1)).toEqual(['uv']);
  expect(newEvents(log, () => false, 2)).toEqual([]);
});

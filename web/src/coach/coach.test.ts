import { beforeEach, expect, test } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { decision, event } from '../testing/options';
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

test('what was not met before is explained in the order in which it happened', () => {
  const log = ['turn', 'smite', 'life', 'smite', 'uv'].map((kind) => event(1, kind));
  const isNew = (kind: string): boolean => kind !== 'turn';
  expect(newEvents(log, isNew, null, 3)).toEqual(['smite', 'life', 'uv']);
  expect(newEvents(log, isNew, null, 1)).toEqual(['smite']);
  expect(newEvents(log, () => false, null, 2)).toEqual([]);
});

test('what the decision is about comes before what else has happened', () => {
  const log = [
    event(1, 'smite refugium:warm-pond'),
    event(1, 'life refugium:clay-mound'),
    event(1, 'uv'),
  ];
  const asked = decision('organise', [], { refugium: ['refugium', 'clay-mound'] });
  expect(newEvents(log, () => true, asked, 1)).toEqual(['life']);
  expect(newEvents(log, () => true, asked, 2)).toEqual(['smite', 'life']);
});

import { expect, test } from 'vitest';
import { decision, option } from '../../testing/options';
import { stub } from '../../testing/stub';
import { verbsOf } from '../../testing/verbs';
import { targetOf } from './targets';
import type { OriginsText } from './text';
import type { OriginsView } from './view';

const text = stub<OriginsText>({ actors: () => ['white'] });

const view = stub<OriginsView>({
  cratons: [{ craton: 'baltica', hexes: ['d4', 'c4'], america: false, tiled: false }],
});

function at(key: string): string | null {
  return targetOf(option(key), decision('any', [key]), view, text);
}

test.each([
  ['build e5', 'hex:e5'],
  ['lay e5 ice', 'hex:e5'],
  ['craton baltica', 'hex:d4'],
  ['to indus', 'space:indus'],
  ['move indus', 'space:indus'],
  ['elder writing', 'idea:writing'],
  ['resist plague', 'challenge:plague'],
  ['track energy', 'track:energy'],
  ['start black', 'player:black'],
  ['challenge', 'deck'],
  ['comet', 'deck'],
  ['use trade 1', 'use:trade:1'],
  ['bid 3', 'bid:3'],
  ['skip', null],
])('%s is chosen at %s', (key, piece) => {
  expect(at(key)).toBe(piece);
});

test('crown, columns, domains and portents are those of who decides', () => {
  expect(at('resist-crown')).toBe('crown:white');
  expect(at('class culture')).toBe('column:white:culture');
  expect(at('pawn emotions')).toBe('domain:white:emotions');
  expect(at('globalise')).toBe('portents:white');
});

test('only what concerns no piece is chosen at none', () => {
  const nowhere = verbsOf('origins').filter((verb) => at(`${verb} 1 2`) === null);
  expect(nowhere.toSorted()).toEqual(
    [
      ['decline', 'diaspora', 'done', 'grant', 'none', 'pass'],
      ['refuse', 'skip', 'stay', 'turn'],
    ].flat(),
  );
});

import encodeQR from 'qr';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import type { CompanyLine } from '../lib/api';
import { deedOf, partsOf, shownLines, wordsOf } from './lines';
import { isHere, lasting } from './times';

const line = (given: Partial<CompanyLine>): CompanyLine => ({
  number: 1,
  at: 0,
  what: 'said',
  seat: 0,
  name: 'Eva',
  ...given,
});

test('a number after a hash is a link to a step', () => {
  expect(partsOf('Look at #214: three dice, not #2x.')).toEqual([
    { text: 'Look at ' },
    { step: 214 },
    { text: ': three dice, not #2x.' },
  ]);
  expect(partsOf('#7')).toEqual([{ step: 7 }]);
  expect(partsOf('no link')).toEqual([{ text: 'no link' }]);
});

test('quick words are said in the language of the reader', () => {
  expect(wordsOf(line({ word: 'well-played' }))).toBe('Well played');
});

test('deeds are told by name', () => {
  expect(deedOf(line({ what: 'joined' }), 'Eva', '')).toBe('Eva takes a seat.');
  expect(deedOf(line({ what: 'voted', motion: 'end' }), 'Eva', '')).toBe(
    'Eva is for ending the game.',
  );
  expect(deedOf(line({ what: 'reopened', text: 'Ota' }), 'Eva', '')).toContain('Ota');
});

test('what was taken back, and what a muted person says, is not shown', () => {
  const lines = [
    line({ number: 1, text: 'a' }),
    line({ number: 2, text: 'b', seat: 1 }),
    line({ number: 3, what: 'unsaid', line: 1 }),
    line({ number: 4, what: 'joined', seat: 1 }),
  ];
  expect(shownLines(lines, []).map(({ number }) => number)).toEqual([2, 4]);
  expect(shownLines(lines, [1]).map(({ number }) => number)).toEqual([4]);
});

test('a time is told in minutes, then hours, then days', () => {
  expect([20, 59 * 60, 3 * 3600, 26 * 3600, 48 * 3600].map(lasting)).toEqual([
    '1 min',
    '59 min',
    '3 hr',
    '1 day 2 hr',
    '2 days',
  ]);
});

test('who has not touched the page for five minutes is away', () => {
  expect([isHere(true, 100, 200), isHere(true, 100, 500), isHere(false, 100, 110)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a code that is drawn can be read', () => {
  const text = 'https://games.example/#/t/abc/claim/1?link=xyz';
  const scale = 6;
  const drawn = encodeQR(text, 'raw', { scale });
  const size = drawn.length;
  const data = new Uint8Array(4 * size * size);
  drawn.flat().forEach((dark, at) => data.fill(dark ? 0 : 255, 4 * at, 4 * at + 4));
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  expect(decodeQR({ width: size, height: size, data })).toBe(text);
});

import encodeQR from 'qr';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import type { Company, CompanyLine, Seat } from '../lib/api';
import { QUIET } from '../testing/company.svelte';
import { missed, nextReminder, timeOf, waitADay, waitUntil } from './absent';
import { deedOf, mutedAt, muteAt, partsOf, shownLines, wordsOf } from './lines';
import { clock, isHere, isLate, lasting, now, spent } from './times';

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

test('who was muted at a table stays so, and only there', () => {
  muteAt('one', ['Eva']);
  expect([mutedAt('one'), mutedAt('two')]).toEqual([['Eva'], []]);
});

test('a time of yesterday says so', () => {
  const present = new Date(2026, 10, 17, 9, 0);
  const at = (day: number): string =>
    clock(new Date(2026, 10, day, 22, 10).getTime() / 1000, present);
  expect(at(16)).toMatch(/^yesterday 10:10/);
  expect(at(15)).toMatch(/^Nov 15/);
  expect(at(17)).toMatch(/^10:10/);
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

test('a time that is looked back at has its minutes', () => {
  expect([20, 3 * 3600, 84 * 60, 26.5 * 3600].map(spent)).toEqual([
    '1 min',
    '3 hr',
    '1 hr 24 min',
    '1 day 2 hr',
  ]);
});

test('who has not touched the page for five minutes is away', () => {
  expect([isHere(true, 100, 200), isHere(true, 100, 500), isHere(false, 100, 110)]).toEqual([
    true,
    false,
    false,
  ]);
});

const HOURS = 3600;
const seat = (given: Partial<Seat>): Seat => ({
  kind: 'open',
  name: 'Eva',
  bot: '',
  taken: true,
  mine: false,
  ...given,
});
/** A table with a day for a turn, where seat 0 is waited for. */
const company = (given: Partial<Company>): Company => ({
  ...QUIET,
  seats: [
    { here: false, seen: null, since: 5, used: 30 * HOURS, waited: 20 * HOURS, needed: 2 },
    { here: true, seen: 5, since: null, used: 100, waited: null, needed: 2 },
  ],
  at: 5,
  agreed: { hours: 24, late: 'choose', times: 3 },
  ...given,
});

test('the time of who is waited for goes on', () => {
  const eva = seat({});
  expect(timeOf(company({}), eva, 0, 2 * HOURS)).toEqual({
    used: 32 * HOURS,
    waited: 22 * HOURS,
    share: 22 / 24,
    late: false,
  });
  expect(timeOf(company({}), eva, 0, 4 * HOURS)).toMatchObject({ share: 1, late: true });
  expect(timeOf(company({}), eva, 1, 4 * HOURS)).toMatchObject({ used: 100, waited: null });
  expect(timeOf(company({ paused: true }), eva, 0, 9 * HOURS).waited).toBe(20 * HOURS);
  expect(timeOf(company({}), seat({ stand_in: true }), 0, 9 * HOURS).late).toBe(false);
});

test('the others choose when somebody is late or has given up the seat', () => {
  const late = 5 * HOURS;
  expect(missed(company({}), seat({}), 0, late)).toBe(true);
  expect(missed(company({}), seat({}), 0, 0)).toBe(false);
  expect(missed(company({}), seat({ mine: true }), 0, late)).toBe(false);
  expect(missed(company({}), seat({ stand_in: true }), 0, late)).toBe(false);
  expect(missed(company({ paused: true }), seat({}), 0, late)).toBe(false);
  const pace = { hours: 0, late: 'choose', times: 3 } as const;
  expect(missed(company({ agreed: pace }), seat({}), 0, late)).toBe(false);
  const [first] = company({}).seats;
  const empty = seat({ taken: false });
  expect(missed(company({}), empty, 0, late)).toBe(false);
  const left = company({ seats: first ? [{ ...first, given_up: true }] : [] });
  expect(missed(left, empty, 0, 0)).toBe(true);
});

test('who was reminded can be reminded again after a day', () => {
  expect(nextReminder(company({}), 0)).toBe(0);
  const [first] = company({}).seats;
  const told = company({ seats: first ? [{ ...first, reminded: 1000 }] : [] });
  expect(nextReminder(told, 0)).toBe(1000 + 24 * HOURS);
});

test('who waits a day is asked again afterwards', () => {
  expect(waitUntil('table', 0)).toBe(0);
  expect(waitADay('table', 0, 1000)).toBe(1000 + 24 * HOURS);
  expect(waitUntil('table', 0)).toBe(1000 + 24 * HOURS);
  expect(waitUntil('table', 1)).toBe(0);
});

test('a table in a list is late when its pace is over', () => {
  expect(isLate({ since: now() - 25 * HOURS, hours: 24 })).toBe(true);
  expect(isLate({ since: now() - 23 * HOURS, hours: 24 })).toBe(false);
  expect(isLate({ since: now() - 25 * HOURS })).toBe(false);
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

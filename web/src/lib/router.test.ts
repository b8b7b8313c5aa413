import { expect, test } from 'vitest';
import { replace, router, rulesAddress, tableAddress, type Route } from './router.svelte';

function routeOf(hash: string): Route {
  replace(hash);
  return router.route;
}

test.each<[string, Route]>([
  ['#/', { page: 'home', section: '' }],
  ['', { page: 'home', section: '' }],
  ['#/open', { page: 'home', section: 'open' }],
  ['#/learn', { page: 'home', section: 'learn' }],
  ['#/nowhere', { page: 'missing' }],
  ['#/puzzles', { page: 'puzzles' }],
  ['#/new', { page: 'new', game: '', from: '' }],
  ['#/new/marine', { page: 'new', game: 'marine', from: '' }],
  ['#/new/origins?from=abc', { page: 'new', game: 'origins', from: 'abc' }],
  ['#/rules/genesis', { page: 'rules', game: 'genesis', clause: '' }],
  ['#/rules/genesis/A1.1', { page: 'rules', game: 'genesis', clause: 'A1.1' }],
  ['#/rules', { page: 'missing' }],
  ['#/t/abc', { page: 'table', id: 'abc', step: null, undone: null, watch: '', end: false }],
  [
    '#/t/abc?watch=w',
    { page: 'table', id: 'abc', step: null, undone: null, watch: 'w', end: false },
  ],
  ['#/t/abc/step/12', { page: 'table', id: 'abc', step: 12, undone: null, watch: '', end: false }],
  [
    '#/t/abc/step/soon',
    { page: 'table', id: 'abc', step: null, undone: null, watch: '', end: false },
  ],
  [
    '#/t/abc/end?watch=w',
    { page: 'table', id: 'abc', step: null, undone: null, watch: 'w', end: true },
  ],
  ['#/statistics', { page: 'statistics', link: '' }],
  ['#/statistics/abc', { page: 'statistics', link: 'abc' }],
  ['#/t/abc/claim/2?link=l', { page: 'claim', id: 'abc', seat: 2, link: 'l' }],
])('the address %s', (hash, route) => {
  expect(routeOf(hash)).toEqual(route);
});

test('the address of a table leads there, whatever its id', () => {
  expect(routeOf(tableAddress('a/b?c', 0, 'x&y'))).toEqual({
    page: 'table',
    id: 'a/b?c',
    step: 0,
    undone: null,
    watch: 'x&y',
    end: false,
  });
});

test('the address of what was taken back names its line', () => {
  const address = tableAddress('abc', 12, 'w', 34);
  expect(address).toBe('#/t/abc/step/12?undone=34&watch=w');
  expect(routeOf(address)).toMatchObject({ step: 12, undone: 34, watch: 'w' });
  expect(routeOf('#/t/abc?undone=34')).toMatchObject({ step: null, undone: null });
});

test('the address of a clause leads there', () => {
  expect(routeOf(rulesAddress('genesis', 'G:Biont.1'))).toEqual({
    page: 'rules',
    game: 'genesis',
    clause: 'G:Biont.1',
  });
  expect(rulesAddress('genesis')).toBe('#/rules/genesis');
});

import { describe, expect, test } from 'vitest';
import { GAMES } from '../games';

const sheetsOfGames = import.meta.glob<string>('../games/*/styles/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sharedSheets = import.meta.glob<string>('./*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Rule {
  selector: string;
  body: string;
}

/** The rules of a sheet, those within `@media` and its like included, nested ones not. */
function rulesOf(css: string): Rule[] {
  const found: Rule[] = [];
  let [depth, start, open] = [0, 0, 0];
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '');
  for (const [index, character] of Array.from(plain).entries()) {
    if (character === '{' && depth++ === 0) open = index;
    if (character === '}' && --depth === 0) {
      const rule = {
        selector: plain.slice(start, open).trim(),
        body: plain.slice(open + 1, index),
      };
      found.push(...(rule.selector.startsWith('@') ? rulesOf(rule.body) : [rule]));
      start = index + 1;
    }
  }
  return found;
}

function classesOf(css: string): string[] {
  const selectors = css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/[^{};]*;/g, '');
  return [...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
}

const shared = new Set(Object.values(sharedSheets).flatMap(classesOf));

test('the sheets are there', () => {
  expect(Object.keys(sheetsOfGames).length).toBeGreaterThan(GAMES.length);
  expect(shared).toContain('btn');
});

describe.each(GAMES.map(({ name }) => name))('the sheets of %s', (game) => {
  const sheets = Object.entries(sheetsOfGames).filter(([path]) => path.includes(`/${game}/`));

  test('hold only within the game', () => {
    const scope = new RegExp(`^(\\[data-theme='dark'\\] )?(:where\\()?\\[data-game='${game}'\\]`);
    const loose = sheets.flatMap(([path, css]) =>
      rulesOf(css)
        .filter(
          ({ selector }) => !selector.split(/,\s+(?![^(]*\))/).every((one) => scope.test(one)),
        )
        .map(({ selector }) => `${path}: ${selector}`),
    );
    expect(loose).toEqual([]);
  });

  test('name their classes by the game’s letter, if the page does not share them', () => {
    const strange = sheets
      .flatMap(([, css]) => classesOf(css))
      .filter((name) => !name.startsWith(`${game.charAt(0)}-`) && !shared.has(name));
    expect([...new Set(strange)].toSorted()).toEqual([]);
  });
});

test('the page’s own sheets know no game', () => {
  const prefixes = GAMES.map(({ name }) => `${name.charAt(0)}-`);
  const known = [...shared].filter((name) => prefixes.some((one) => name.startsWith(one)));
  expect(known).toEqual([]);
  for (const css of Object.values(sharedSheets)) expect(css).not.toContain('[data-game');
});

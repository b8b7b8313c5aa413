import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const SHEETS = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

it('no sheet makes the browser look through the whole table after every change', () => {
  expect(SHEETS.length).toBeGreaterThan(30);
  const large = /\.(?:frame|main|area-[a-z]+)[^\s,>~+{}]*:has\(/;
  const slow = SHEETS.filter((name) => large.test(readFileSync(join(SOURCES, name), 'utf8')));
  expect(slow).toEqual([]); // table/shows.ts tells the frame instead
});

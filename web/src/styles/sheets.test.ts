import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { scaled } from './textSize';

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

it('sizes of text follow what the reader has chosen, and other lengths do not', () => {
  expect(scaled('.a { font: 600 15px/20px var(--serif); height: 15px; line-height: 1.4 }')).toBe(
    '.a { font: 600 calc(15px * var(--text))/calc(20px * var(--text)) var(--serif); height: 15px; line-height: 1.4 }',
  );
  expect(scaled('.b{--font-size: 3px;font-size:12.5px}')).toBe(
    '.b{--font-size: 3px;font-size:calc(12.5px * var(--text))}',
  );
});

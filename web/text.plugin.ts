/** Readers choose how large text is: sizes in the page's own sheets are multiples of `--text`. Boards
 * keep theirs, for pieces are drawn around them; they are made larger as a whole. */

import type { Plugin } from 'vite';

const SHEETS = /\/src\/styles\/(?!boards|maps)[a-z]+\.css$/;

export function scaled(css: string): string {
  return css.replaceAll(
    /(?<![\w-])(font|font-size|line-height):([^;}]*)/g,
    (_, name: string, value: string) =>
      `${name}:${value.replaceAll(/[\d.]+px/g, 'calc($& * var(--text))')}`,
  );
}

export function textSize(): Plugin {
  return {
    name: 'text-size',
    enforce: 'pre',
    transform: (code, id) => (SHEETS.test(id) ? scaled(code) : null),
  };
}

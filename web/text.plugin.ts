/** Makes sizes of text follow what the reader has chosen. Boards keep theirs, for pieces are drawn around
 * them; they are made larger as a whole. */

import type { Plugin } from 'vite';
import { scaled } from './src/styles/textSize.ts';

const SHEETS = /\/src\/styles\/(?!boards|maps)[a-z]+\.css$/;

export function textSize(): Plugin {
  return {
    name: 'text-size',
    enforce: 'pre',
    transform: (code, id) => (SHEETS.test(id) ? scaled(code) : null),
  };
}

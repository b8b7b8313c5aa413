/** The words of Bios: Genesis. */

import { GameWords } from '../../lib/gameWords';
import type { Arguments } from '../../lib/messages';
import type { Colour } from './view';

export const words = new GameWords(
  import.meta.glob<string>('../../../../src/trilobite/locale/*/genesis{,-terms,-howto}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  import.meta.glob<string>('./locale/*/*.ftl', { query: '?raw', import: 'default', eager: true }),
);

export const { say } = words;

/** A colour in words, and its id for languages in which the word follows the noun. */
export function coloured(colour: Colour): Arguments {
  return { colour: say(`colour-${colour}`), 'colour-id': colour };
}

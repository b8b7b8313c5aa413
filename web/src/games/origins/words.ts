/** The words of Bios: Origins. */

import { GameWords } from '../../lib/gameWords';

export const words = new GameWords(
  import.meta.glob<string>('../../../../src/trilobite/locale/*/origins{,-terms,-howto}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  import.meta.glob<string>('./locale/*/*.ftl', { query: '?raw', import: 'default', eager: true }),
);

export const { say } = words;

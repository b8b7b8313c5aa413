/** The words of Bios: Genesis. */

import { GameWords } from '../../lib/gameWords';

export const words = new GameWords(
  import.meta.glob<string>('../../../../src/trilobite/locale/*/genesis.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  import.meta.glob<string>('./locale/*/*.ftl', { query: '?raw', import: 'default', eager: true }),
);

export const { say } = words;

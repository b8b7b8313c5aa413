/** The words of Race. */

import { GameWords } from '../../lib/gameWords';

export const words = new GameWords(
  import.meta.glob<string>('../../../../src/trilobite/locale/*/race.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  {},
);

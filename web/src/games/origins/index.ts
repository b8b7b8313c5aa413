/** Bios: Origins as the table needs it. */

import type { GameModule } from '../../table/game';
import { Cards } from './cards';
import { OriginsGame } from './game';
import Mark from './Mark.svelte';
import Setup from './setup/Setup.svelte';
import './styles';
import { COLOURS, type Catalogue } from './view';
import { say, words } from './words';

const origins: GameModule = {
  words,
  players: COLOURS,
  Mark,
  Setup,
  playerName: (player) => say(`people-${player}`),
  clauses: {
    'mode-competitive': 'I0a.1',
    'mode-solitaire': 'C7.1',
    'mode-cooperative': 'C9.1',
  },
  // C7, C9. Alone one plays solitaire; together either against each other or for all.
  modes: (players, offered) => offered.filter((mode) => (mode === 'solitaire') === (players === 1)),
  open: (catalogue) => new OriginsGame(new Cards(catalogue as Catalogue)),
};

export default origins;

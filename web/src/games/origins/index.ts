/** Bios: Origins as the table needs it. */

import { addMessages, say } from '../../lib/messages';
import type { GameModule } from '../../table/game';
import { Cards } from './cards';
import { OriginsGame } from './game';
import Mark from './Mark.svelte';
import './styles';
import { COLOURS, type Catalogue } from './view';
import { tableMessages } from './words';

addMessages(tableMessages);

export const origins: GameModule = {
  players: COLOURS,
  Mark,
  playerName: (player) => say(`origins-people-${player}`),
  clauses: {
    'mode-competitive': 'I0a.1',
    'mode-solitaire': 'C7.1',
    'mode-cooperative': 'C9.1',
  },
  // C7, C9. Alone one plays solitaire; together either against each other or for all.
  modes: (players, offered) => offered.filter((mode) => (mode === 'solitaire') === (players === 1)),
  open: (catalogue) => new OriginsGame(new Cards(catalogue as Catalogue)),
};

/** Bios: Genesis as the table needs it. */

import type { GameModule } from '../../table/game';
import { Cards } from './cards';
import { GenesisGame } from './game';
import Mark from './Mark.svelte';
import './styles';
import { COLOURS, type Catalogue } from './view';
import { say, words } from './words';

const genesis: GameModule = {
  words,
  players: COLOURS,
  Mark,
  playerName: (player) => say(`player-${player}`),
  clauses: {
    'mode-cooperative': 'C2.2',
    'mode-solitaire': 'C1.1',
    'mode-competitive': 'I1a.1',
    'ruleset-second': 'ED-01',
    'ruleset-first': 'ED-01',
  },
  // C1, C2. Alone one plays solitaire; together either against each other or for all.
  modes: (players, offered) => offered.filter((mode) => (mode === 'solitaire') === (players === 1)),
  open: (catalogue) => new GenesisGame(new Cards(catalogue as Catalogue)),
};

export default genesis;

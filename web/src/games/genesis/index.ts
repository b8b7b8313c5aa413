/** Bios: Genesis as the table needs it. */

import type { GameModule } from '../../table/game';
import { Cards } from './cards';
import { GenesisGame } from './game';
import Mark from './Mark.svelte';
import { primer } from './primer';
import './styles';
import { COLOURS, type Catalogue } from './view';
import { say, words } from './words';

const genesis: GameModule = {
  words,
  players: COLOURS,
  Mark,
  primer,
  playerName: (player) => say(`player-${player}`),
  clauses: {
    'mode-cooperative': 'C2.2',
    'mode-solitaire': 'C1.1',
    'mode-competitive': 'I1a.1',
    'ruleset-second': 'ED-01',
    'ruleset-first': 'ED-01',
  },
  open: (catalogue) => new GenesisGame(new Cards(catalogue as Catalogue)),
};

export default genesis;

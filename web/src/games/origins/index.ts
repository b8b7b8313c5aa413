/** Bios: Origins as the table needs it. */

import type { GameModule } from '../../table/game';
import { Cards } from './cards';
import { OriginsGame } from './game';
import Mark from './Mark.svelte';
import Setup from './setup/Setup.svelte';
import { primer } from './primer';
import './styles';
import { COLOURS, type Catalogue } from './view';
import { say, words } from './words';

const origins: GameModule = {
  words,
  players: COLOURS,
  Mark,
  primer,
  Setup,
  playerName: (player) => say(`people-${player}`),
  clauses: {
    'mode-competitive': 'I0a.1',
    'mode-solitaire': 'C7.1',
    'mode-cooperative': 'C9.1',
  },
  open: (catalogue) => new OriginsGame(new Cards(catalogue as Catalogue)),
};

export default origins;

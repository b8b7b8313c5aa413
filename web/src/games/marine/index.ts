/** Dominant Species: Marine as the table needs it. */

import type { GameModule } from '../../table/game';
import { Cards } from './cards';
import { MarineGame } from './game';
import Mark from './Mark.svelte';
import { primer } from './primer';
import './styles';
import type { Catalogue } from './view';
import { words } from './words';

const marine: GameModule = {
  words,
  // MAR-3.10. Animals are chosen or drawn when the game begins.
  players: [],
  Mark,
  primer,
  playerName: (player) => player,
  open: (catalogue) => new MarineGame(new Cards(catalogue as Catalogue)),
};

export default marine;

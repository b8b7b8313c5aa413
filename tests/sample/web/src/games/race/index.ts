/** Race as the table needs it. */

import type { GameModule } from '../../table/game';
import { RaceGame } from './game';
import Mark from './Mark.svelte';
import { words } from './words';

const race: GameModule = {
  words,
  players: [],
  Mark,
  playerName: (player) => player,
  open: () => new RaceGame(),
};

export default race;

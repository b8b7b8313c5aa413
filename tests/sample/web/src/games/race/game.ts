/** Race at the table. */

import type { Decision, LogEntry } from '../../lib/api';
import type { About, Game, Line, Parts, PlayerId } from '../../table/game';
import { Text } from '../../table/text';
import Board from './Board.svelte';
import Mark from './Mark.svelte';
import Nothing from './Nothing.svelte';
import { words } from './words';

export interface RaceView {
  steps: number[];
}

const runner = (seat: number): PlayerId => `runner-${seat}`;

export class RaceGame implements Game<RaceView> {
  readonly words = words;
  readonly parts: Parts = {
    Board,
    Mine: Nothing,
    Others: Nothing,
    Timeline: Nothing,
    Scores: Nothing,
    Outlook: Nothing,
    Odds: Nothing,
    Mark,
  };
  readonly icons = '';
  readonly categories = [];
  readonly expected = {};
  readonly finishing = ['rest', 'run-on'];
  readonly sentences = new Text(words, {});

  players = (view: RaceView): PlayerId[] => view.steps.map((_, seat) => runner(seat));
  seatOf = (_view: RaceView, player: PlayerId): number => Number(player.split('-')[1]);
  actors = (_view: RaceView, decision: Decision): PlayerId[] => [runner(decision.seat)];
  botName = (player: PlayerId): string => words.say(`runner-${player}`);
  playerName = (player: PlayerId): string => words.say(`runner-${player}`);
  playerClass = (): string => '';

  phases = (): [] => [];
  phase = (): number => -1;
  moment = (view: RaceView): string => view.steps.join(' : ');
  hint = (): null => null;
  lines = (log: readonly LogEntry[]): Line[] =>
    log.map((entry) => ({
      kind: 'event',
      words: this.sentences.event(entry),
      icon: '',
      player: entry.arguments[0]?.[1] ?? null,
    }));

  targetOf = (): null => null;
  touched = (): [] => [];
  about = (): About => ({ title: '', lines: [] });
}

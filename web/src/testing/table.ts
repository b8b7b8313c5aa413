/** A table without a server: two people, a bot, and a game whose pieces are its options' first
 * arguments. */

import type { Decision, Seat, TableState } from '../lib/api';
import type { LiveTable } from '../lib/live.svelte';
import type { Game } from '../table/game';
import { Play } from '../table/play.svelte';
import Mark from './Mark.svelte';
import { stub } from './stub';

const SEATS: Seat[] = [
  { kind: 'human', name: 'Ada', bot: '', mine: true, taken: true },
  { kind: 'bot', name: '', bot: 'normal', mine: false, taken: true },
  { kind: 'human', name: '', bot: '', mine: false, taken: false },
];

/** Whom the seats play. */
export const PLAYERS = ['red', 'green', 'blue'];

export class Table {
  /** What was said to the server. */
  readonly said: string[] = [];
  readonly live: LiveTable<unknown>;
  readonly play: Play;

  constructor(asked: Decision | null, parts: Partial<TableState<unknown>> = {}) {
    this.live = stub<LiveTable<unknown>>({
      id: 'table',
      watch: '',
      sending: false,
      get busy(): boolean {
        return (this as LiveTable<unknown>).sending;
      },
      problem: null,
      company: null,
      log: [],
      state: stub<TableState<unknown>>({
        version: 1,
        answers: 10,
        view: {},
        seats: SEATS,
        forced: [],
        decisions: asked ? [asked] : [],
        waiting: asked ? [asked.seat] : [],
        can_undo: true,
        can_redo: false,
        can_restart: true,
        advice: false,
        silenced: false,
        over: false,
        since: null,
        ...parts,
      }),
      answer: (seat, key) => void this.said.push(`${seat}: ${key}`),
      undo: () => void this.said.push('undo'),
      redo: () => void this.said.push('redo'),
      restart: () => void this.said.push('restart'),
    });
    this.play = new Play(this.live, game, 'sample');
  }
}

export const game = stub<Game>({
  categories: [
    { name: 'moves', verbs: ['move', 'fly'], icon: '', key: 'M' },
    { name: 'meals', verbs: ['eat'], icon: '', key: 'E', clause: 'B1.1' },
  ],
  expected: {},
  finishing: ['done'],
  repeated: ['refill'],
  players: () => PLAYERS,
  seatOf: (_view, player) => PLAYERS.indexOf(player),
  actors: (_view, { seat }) => PLAYERS.slice(seat, seat + 1),
  playerName: (player) => `the ${player} one`,
  playerClass: (player) => player,
  parts: stub<Game['parts']>({ Mark }),
  botName: (player) => `the bot of ${player}`,
  sentences: {
    prompt: ({ kind }) => kind,
    option: (_decision, { key }) => `[${key}]`,
    brief: (_decision, { key }) => key,
    reason: (_decision, { reason }) => `because ${reason}`,
    person: () => null,
    preview: (_decision, { notes = [] }) => notes.map(({ key }) => `so ${key}`),
    fact: (fact) => (typeof fact === 'number' ? fact : ''),
    facts: () => ({}),
    foretold: ({ events = [] }) => events.map(({ event }) => event),
  },
  lines: (log) => log.map(({ event }) => ({ kind: 'event', words: event, icon: '', player: null })),
  targetOf: (_view, _decision, { arguments: [first] }) => first?.[1] ?? null,
  instead: (_view, _option, safe) => safe[0] ?? null,
  touched: (entry) => entry.arguments.map(([, name]) => name),
  together: () => null,
  pointEvents: [],
  warning: () => null,
  moves: () => [],
  about: (_view, target) => ({ title: target, lines: [{ words: 'a piece', clause: '' }] }),
});

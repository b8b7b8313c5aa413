/** People at a table without a server: what they do is told by a test. */

import type { Company, CompanyLine, Message, Seat } from '../lib/api';
import type { LiveTable } from '../lib/live.svelte';
import { PLAY, Play } from '../table/play.svelte';
import { stub } from './stub';
import { game } from './table';

const seat = (name: string, mine = false): Seat => ({
  kind: 'human',
  name,
  bot: '',
  mine,
  taken: true,
});

const there = (): Company['seats'][number] => ({
  here: true,
  seen: null,
  since: null,
  used: 0,
  waited: null,
  needed: 1,
});

export const QUIET: Company = {
  type: 'company',
  seats: [there(), there(), there()],
  watching: 0,
  watchers: [],
  lines_from: 0,
  lines_until: 0,
  lines: [],
  request: null,
  can_ask: null,
  refused: '',
  votes: [],
  paused: false,
  ended: false,
  talk: 'all',
  listed: false,
  people: 3,
  name: '',
  at: 0,
  agreed: { hours: 0, late: 'choose', times: 3 },
};

/** Ada looks on while Giulia and Ota play with her. */
export class Friends {
  company: Company = $state.raw(QUIET);
  lines: CompanyLine[] = $state.raw([]);
  /** What Ada has said. */
  readonly said: Message[] = [];
  readonly play: Play;

  constructor() {
    const table = stub<LiveTable<unknown>>({
      id: 'table',
      watch: '',
      problem: null,
      heard: 0,
      log: [],
      state: stub<NonNullable<LiveTable<unknown>['state']>>({
        version: 1,
        answers: 30,
        view: {},
        seats: [seat('Ada', true), seat('Giulia'), seat('Ota')],
        forced: [],
        decisions: [],
        waiting: [0],
        can_undo: false,
        can_redo: false,
        can_restart: false,
        advice: false,
        over: false,
        since: null,
      }),
      beside: (message) => this.said.push(message) > 0,
    });
    Object.defineProperties(table, {
      company: { get: () => this.company },
      lines: { get: () => this.lines },
    });
    this.play = new Play(table, game, 'sample');
  }

  /** What components ask for. */
  get context(): Map<symbol, Play> {
    return new Map([[PLAY, this.play]]);
  }

  /** Somebody has done something. */
  did(line: Partial<CompanyLine> & Pick<CompanyLine, 'what'>): void {
    const number = (this.lines.at(-1)?.number ?? 0) + 1;
    this.lines = [...this.lines, { number, at: 0, seat: 1, name: 'Giulia', ...line }];
  }
}

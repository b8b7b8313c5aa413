/** What a table shows, now or at an earlier step: the position, who plays there and what they are
 * called. */

import type { Goal, LogEntry, PastState } from '../lib/api';
import type { LiveTable } from '../lib/live.svelte';
import { capital, say } from '../lib/messages';
import { settings } from '../lib/settings.svelte';
import { placesOf } from './ending';
import type { Game, Line, PlayerId } from './game';

export class Position<View, G extends Game<View>> {
  readonly live: LiveTable<View>;
  readonly game: G;
  /** The step that is looked at, if it is not the present. */
  past: PastState<View> | null = $state.raw(null);
  /** The line that tells how what is shown was taken back, if it was. */
  undone: number | null = $state(null);

  constructor(live: LiveTable<View>, game: G) {
    this.live = live;
    this.game = game;
    game.sentences.person = (player) => this.personOf(player);
  }

  get view(): View {
    const view = this.past?.view ?? this.live.state?.view;
    if (view === undefined) throw new Error('the table has no state yet');
    return view;
  }

  seats = $derived.by(() => this.live.state?.seats ?? []);
  answers = $derived.by(() => this.past?.answers ?? this.live.state?.answers ?? 0);

  /** What happened, in what is shown. */
  get log(): LogEntry[] {
    return this.undone === null ? this.live.log : (this.past?.log ?? []);
  }

  players: PlayerId[] = $derived.by(() => this.game.players(this.view));

  /** Those who have won, with head starts if there are some. */
  winners: PlayerId[] = $derived.by(() => {
    const result = this.past ? null : this.live.state?.result;
    const winning = result ? placesOf(result).winners : [];
    return this.players.filter((player) => winning.includes(this.seatOf(player)));
  });

  /** Who has won, in words. */
  outcome: string = $derived.by(() => {
    if (this.winners.length === 0) return say('score-all-lose');
    const players = this.namesOf(this.winners);
    const number = new Set(this.winners.map((player) => this.nameOf(player))).size;
    return capital(say('score-winner', { players, number, who: this.whoIs(players) }));
  });

  /** How the game has ended, in words. */
  get ending(): string {
    const result = this.live.state?.result;
    return result ? this.game.words.say(`end-${result.reason}`) : '';
  }

  /** Whether a name stands for the reader, for languages in which the verb follows it. */
  whoIs(name: string): 'you' | 'other' {
    return name === say('seat-you') ? 'you' : 'other';
  }

  variants: readonly string[] = $derived.by(() => this.live.state?.options.variants ?? []);

  /** How many turns have begun that are the reader's own or everybody's. */
  turns: number = $derived.by(() => {
    const others = this.players.filter((player) => !this.isMine(player));
    const begun = this.live.log.filter(({ event }) => event === 'turn');
    return begun.filter((turn) => turn.arguments.every(([, who]) => !others.includes(who))).length;
  });

  /** What has to be reached alone or together; nothing where people play against each other. */
  goals: Goal[] = $derived.by(() => (this.past ?? this.live.state)?.goals ?? []);

  /** Who decides now. */
  waiting: PlayerId[] = $derived.by(() => {
    const seats = this.past ? this.past.asked.map((d) => d.seat) : (this.live.state?.waiting ?? []);
    return this.players.filter((player) => seats.includes(this.seatOf(player)));
  });

  /** Whether all who decide now have yet to come. */
  awaited: boolean = $derived.by(() => {
    const seats = this.past ? [] : this.waiting.map((player) => this.seats[this.seatOf(player)]);
    return (
      seats.length > 0 &&
      seats.every((seat) => seat?.kind === 'open' && !seat.taken && !seat.stand_in)
    );
  });

  /** Who decides now, in words. */
  waitingFor: string = $derived.by(() => {
    if (this.awaited) {
      const players = this.waiting.map((player) => this.game.playerName(player)).join(', ');
      const number = new Set(this.waiting.map((player) => this.seatOf(player))).size;
      return say('seats-awaited', { players, number });
    }
    const number = new Set(this.waiting.map((player) => this.nameOf(player))).size;
    return capital(say('waiting-for', { players: this.namesOf(this.waiting), number }));
  });

  // --- who plays, and what they are called --------------------------------------------------

  /** How many seats are not bots'. */
  get people(): number {
    return this.seats.filter(({ kind }) => kind !== 'bot').length;
  }

  seatOf(player: PlayerId): number {
    return this.game.seatOf(this.view, player);
  }

  isMine(player: PlayerId): boolean {
    return this.seats[this.seatOf(player)]?.mine ?? false;
  }

  /** The players of a seat. */
  playersOf(seat: number): PlayerId[] {
    return this.players.filter((player) => this.seatOf(player) === seat);
  }

  /** The name of who has a seat: their own, or which of those at this screen they are. */
  seatName(seat: number): string {
    const held = this.seats[seat];
    const [player] = this.playersOf(seat);
    if (held?.kind === 'bot' && player !== undefined) return this.game.botName(player);
    if (held?.name) return held.name;
    const alone = this.seats.filter((one) => one.mine).length === 1;
    if (held?.mine && alone) return say('seat-you');
    if (held?.taken === false) return say('seat-nobody');
    return say('default-name', { number: seat + 1 });
  }

  /** The name that a person has given, for sentences about whom they play; null if there is none.
   * Who plays several is called by both. */
  personOf(player: PlayerId): string | null {
    const seat = this.seatOf(player);
    const held = this.seats[seat];
    if (!held?.name || held.kind === 'bot' || !settings.names) return null;
    const several = this.playersOf(seat).length > 1;
    const as = { name: held.name, player: this.game.playerName(player) };
    return several ? say('person-as', as) : held.name;
  }

  /** The class with the colours of a seat. */
  seatClass(seat: number): string {
    const [player] = this.playersOf(seat);
    return player === undefined ? '' : this.game.playerClass(player);
  }

  /** The name of who plays a colour. */
  nameOf(player: PlayerId): string {
    const seat = this.seatOf(player);
    const held = this.seats[seat];
    if (held === undefined || !settings.names) return this.game.playerName(player);
    return held.kind === 'bot' ? this.game.botName(player) : this.seatName(seat);
  }

  /** The same where each colour has a line of its own: those of one person are told apart. */
  lineName(player: PlayerId): string {
    const seat = this.seatOf(player);
    const name = this.nameOf(player);
    const alone = this.playersOf(seat).length === 1 || this.seats[seat]?.kind === 'bot';
    return alone ? name : say('person-as', { name, player: this.game.playerName(player) });
  }

  /** Names of players, each once. */
  namesOf(players: readonly PlayerId[]): string {
    return [...new Set(players.map((player) => this.nameOf(player)))].join(', ');
  }

  lines: Line[] = $derived.by(() => this.game.lines(this.live.log));
}

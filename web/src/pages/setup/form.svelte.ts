/** What is chosen for a new table. Which choices go together is the server's business (`Fit`). */

import type {
  Agreed,
  Change,
  Continued,
  Fit,
  GameSetup,
  Kind,
  NewTable,
  SeatKind,
} from '../../lib/api';
import { settings } from '../../lib/settings.svelte';
import { alone } from '../../lib/transport';

/** Who has a seat: the reader, somebody with a link, a bot, another person at this screen. */
export type Who = 'me' | 'link' | 'bot' | 'here';
export const WHO: readonly Who[] = alone ? ['me', 'bot', 'here'] : ['me', 'link', 'bot', 'here'];
const KINDS: Record<Who, SeatKind> = { me: 'human', here: 'human', link: 'open', bot: 'bot' };

export interface SeatForm {
  who: Who;
  name: string;
  bot: string;
  /** Whom the seat plays, or nothing to draw it. */
  player: string;
  /** Points that count for the seat when places are told. */
  headStart: number;
}

/** The most points of a head start. */
export const MOST_AHEAD = 200;

const NO_PACE: Agreed = { hours: 0, late: 'choose', times: 3 };

/** What a line of the form says: `variant short`, `mode solitaire`. */
export function lineOf({ field, value }: Change): string {
  return `${field === 'without' ? 'variant' : field} ${value}`;
}

export class NewTableForm {
  setup: GameSetup | null = $state.raw(null);
  kind: Kind | null = $state.raw(null);
  seats: SeatForm[] = $state([]);
  ruleset = $state('');
  mode = $state('');
  variants: string[] = $state([]);
  pack = $state('');
  seed = $state('');
  pace = $state(300);
  /** Whether the adviser may be asked although several people play. */
  advice = $state(false);
  /** Who may talk, whether all may agree to take back what was revealed, and whether anybody may
   * find the table. */
  talk: NewTable['talk'] = $state('all');
  consent = $state(true);
  listed = $state(false);
  /** What its people call the table. */
  called = $state('');
  /** The pace that people agree on, and what happens by itself when it is over. */
  agreed: Agreed = $state({ ...NO_PACE });
  /** Options that only this game has. */
  more: Record<string, unknown> = $state.raw({});
  /** What is taken up from a game before. */
  campaign: Record<string, unknown> | null = $state.raw(null);
  /** How the choices go together, as far as the server has said. */
  fit: Fit | null = $state.raw(null);
  /** Lines that another choice has changed along with itself. */
  changedAlong: string[] = $state([]);

  /** Another game, or another way to play it, begins anew. */
  begin(setup: GameSetup, kind: Kind | undefined = setup.kinds[0]): void {
    const options = kind?.options ?? {};
    this.setup = setup;
    this.kind = kind ?? null;
    this.ruleset = options.ruleset ?? setup.rulesets[0] ?? '';
    this.mode = options.mode ?? setup.modes[0] ?? '';
    this.variants = [...(options.variants ?? [])];
    this.pack = '';
    this.more = {};
    this.campaign = null;
    this.fit = null;
    this.changedAlong = [];
    this.seats = [];
    this.#setPlayers(options.players ?? setup.players.at(-1) ?? 2);
    const [first] = this.seats;
    if (first) Object.assign(first, { who: 'me', name: settings.name });
  }

  /** The options that all games have. */
  get common(): { players: number; variants: string[]; ruleset?: string; mode?: string } {
    return {
      players: this.seats.length,
      variants: [...this.variants],
      ...(this.ruleset ? { ruleset: this.ruleset } : {}),
      ...(this.mode ? { mode: this.mode } : {}),
    };
  }

  /** Why a choice cannot be taken beside the others; undefined if it can. */
  refusal(change: Change): Fit['refused'][number] | undefined {
    return this.fit?.refused.find(
      ({ field, value }) => field === change.field && value === change.value,
    );
  }

  /** Takes a choice, and with it all that it needs; the lines say so. */
  take(change: Change): void {
    const along = this.refusal(change)?.needs ?? [];
    this.changedAlong = along.map(lineOf);
    for (const one of [...along, change]) this.#apply(one);
  }

  #apply({ field, value }: Change): void {
    if (field === 'players') this.#setPlayers(Number(value));
    else if (field === 'mode') this.mode = value;
    else if (field === 'ruleset') this.ruleset = value;
    else {
      const group = this.#groupOf(value);
      const others = this.variants.filter(
        (name) => name !== value && (!group || this.#groupOf(name) !== group),
      );
      this.variants = field === 'variant' ? [...others, value] : others;
    }
  }

  #groupOf(variant: string): string {
    return this.setup?.variants.find(({ name }) => name === variant)?.group ?? '';
  }

  #setPlayers(number: number): void {
    while (this.seats.length > number) this.seats.pop();
    while (this.seats.length < number) {
      this.seats.push({
        who: 'bot',
        name: '',
        bot: this.kind?.bots ?? 'normal',
        player: '',
        headStart: 0,
      });
    }
    if (!this.seats.some(({ who }) => who !== 'bot') && this.seats[0]) this.seats[0].who = 'me';
  }

  /** There is one 'me': choosing it elsewhere swaps the two. */
  sit(seat: SeatForm, who: Who): void {
    const before = this.seats.find((one) => one.who === 'me');
    if (who === 'me' && before && before !== seat) {
      [before.who, before.name] = [seat.who, seat.name];
      seat.name = settings.name;
    } else if (who === 'me' && !seat.name) {
      seat.name = settings.name;
    } else if (seat.who === 'me') {
      seat.name = '';
    }
    seat.who = who;
  }

  /** Whoever plays a colour already swaps with the one who wants it. */
  play(seat: SeatForm, player: string): void {
    const before = player ? this.seats.find((one) => one.player === player) : undefined;
    if (before) before.player = seat.player;
    seat.player = player;
  }

  drawAll(): void {
    for (const seat of this.seats) seat.player = '';
  }

  /** Takes up a game before: its people, and what they bring. */
  continueFrom({ options, seats }: Continued): void {
    const { players, mode, variants, ruleset, ...rest } = options;
    if (players) this.#setPlayers(players);
    this.mode = mode ?? this.setup?.modes[0] ?? '';
    if (variants) this.variants = variants;
    if (ruleset) this.ruleset = ruleset;
    this.campaign = rest;
    this.changedAlong = [];
    this.seats.forEach((seat, index) => {
      const name = seats[index];
      if (!name) return;
      if (seat.who === 'bot') seat.who = 'here';
      seat.name = name;
    });
  }

  /** What differs from the kind that was chosen. */
  get changes(): Change[] {
    const options = this.kind?.options ?? {};
    const { setup } = this;
    if (!setup) return [];
    const usual = options.variants ?? [];
    const found: Change[] = [];
    const players = String(this.seats.length);
    if (players !== String(options.players ?? players)) {
      found.push({ field: 'players', value: players });
    }
    if (this.mode !== (options.mode ?? setup.modes[0] ?? '')) {
      found.push({ field: 'mode', value: this.mode });
    }
    if (this.ruleset !== (options.ruleset ?? setup.rulesets[0] ?? '')) {
      found.push({ field: 'ruleset', value: this.ruleset });
    }
    for (const { name } of setup.variants) {
      const now = this.variants.includes(name);
      if (now !== usual.includes(name)) {
        found.push({ field: now ? 'variant' : 'without', value: name });
      }
    }
    return found;
  }

  /** How many things are chosen that only experts look for. */
  get expertChanges(): number {
    const expert = this.setup?.variants.filter((one) => one.expert) ?? [];
    const chosen = expert.filter(({ name }) => this.variants.includes(name)).length;
    return chosen + Number(this.pack !== '') + Number(this.seed.trim() !== '');
  }

  /** Whether others come by a link: then the server draws the seed. */
  get open(): boolean {
    return this.seats.some(({ who }) => who === 'link');
  }

  /** How many people play. */
  get people(): number {
    return this.seats.filter(({ who }) => who !== 'bot').length;
  }

  /** Whether players compete, so that a head start means something. */
  get competes(): boolean {
    return this.seats.length > 1 && ['', 'competitive'].includes(this.mode);
  }

  body(): NewTable {
    const { seats, setup } = this;
    const players = seats.map((seat) => seat.player);
    const chosen = (this.fit?.roles ?? false) && players.every(Boolean);
    return {
      game: setup?.name ?? '',
      name: this.called.trim(),
      pack: this.pack,
      options: {
        ...this.common,
        ...this.more,
        ...(this.campaign ?? {}),
        ...(chosen && setup ? { [setup.roles_option]: players } : {}),
      },
      seats: seats.map(({ who, name, bot, headStart }) => ({
        kind: KINDS[who],
        name: who === 'bot' ? '' : name.trim(),
        bot,
        head_start: this.competes ? headStart || 0 : 0,
      })),
      seed: this.open ? null : this.seed.trim() || null,
      pace: this.pace,
      advice: this.advice && this.people > 1,
      shared: seats.filter(({ who }) => KINDS[who] === 'human').length > 1,
      talk: this.talk,
      consent: this.consent,
      listed: this.open && this.listed,
      agreed: this.open ? { ...this.agreed } : NO_PACE,
    };
  }
}

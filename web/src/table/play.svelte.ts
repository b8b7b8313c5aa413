/** One table as a reader sees it: the position, what is lit, what was asked, where he looks. */

import { getContext, setContext } from 'svelte';
import {
  api,
  ApiError,
  type Decision,
  type Option,
  type PastState,
  type Refusal,
} from '../lib/api';
import type { LiveTable } from '../lib/live.svelte';
import { say } from '../lib/messages';
import { ABOUT_CLAUSE, CATEGORIES, categoryOf } from '../genesis/categories';
import type { Cards } from '../genesis/cards';
import { targetOf, type Target } from '../genesis/targets';
import { Faces, GenesisText } from '../genesis/text';
import { isNpc } from '../genesis/tokens';
import type { GenesisView, PlayerName } from '../genesis/view';

/** Options that are chosen at the same place. */
export interface Group {
  target: Target | null;
  options: Option[];
  /** Which key focuses it, 1 to 9, or 0. */
  key: number;
}

export interface Note {
  target: Target | null;
  anchor: Element;
  title: string;
  refused: boolean;
  lines: { sentence: string; clause: string }[];
}

export type Sheet = 'board' | 'mine' | 'players' | 'log' | 'rules';

const KEYS = 9;

export class Play {
  readonly live: LiveTable<GenesisView>;
  readonly cards: Cards;
  readonly text: GenesisText;
  /** The step that is looked at, if it is not the present. */
  past: PastState<GenesisView> | null = $state.raw(null);
  category: string | null = $state(null);
  focused: Target | null = $state(null);
  chooser: { group: Group; anchor: Element } | null = $state.raw(null);
  note: Note | null = $state.raw(null);
  oddsShown = $state(true);
  hover: { refugium: string; anchor: Element } | null = $state.raw(null);
  sheet: Sheet = $state('board');
  tab: 'log' | 'players' | 'rules' = $state('log');
  clause = $state('');
  /** Whether the last pointer was a finger: a tap then looks before it chooses. */
  touch = $state(false);
  #seenAnswers = $state(Number.POSITIVE_INFINITY);
  #refusals: { version: number; list: Refusal[] } | null = null;

  constructor(live: LiveTable<GenesisView>, cards: Cards) {
    this.live = live;
    this.cards = cards;
    this.text = new GenesisText(cards);
  }

  // --- the position -------------------------------------------------------------------------

  get view(): GenesisView {
    const view = this.past?.view ?? this.live.state?.view;
    if (view === undefined) throw new Error('the table has no state yet');
    return view;
  }

  faces = $derived.by(() => Faces.of(this.view));
  seats = $derived.by(() => this.live.state?.seats ?? []);
  answers = $derived.by(() => this.past?.answers ?? this.live.state?.answers ?? 0);

  decision: Decision | null = $derived.by(() =>
    this.past ? null : (this.live.state?.decisions[0] ?? null),
  );

  /** Decisions that somebody faces, for words only. */
  waiting: PlayerName[] = $derived.by(() => {
    const seats = this.past ? this.past.asked.map((d) => d.seat) : (this.live.state?.waiting ?? []);
    return this.players.filter((name) => seats.includes(this.view.players[name]?.seat ?? -1));
  });

  /** Colours that people or bots play, in player order. */
  players: PlayerName[] = $derived.by(() => {
    const order = this.view.turn_order;
    const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : 9);
    return Object.keys(this.view.players)
      .filter((name) => !isNpc(name))
      .toSorted((a, b) => rank(a) - rank(b));
  });

  mine: PlayerName[] = $derived.by(() => {
    const own = this.players.filter((name) => this.isMine(name));
    const actor = this.decision ? this.text.actors(this.view, this.decision)[0] : undefined;
    const shown = actor ?? own[0];
    if (shown === undefined) return this.players.slice(0, 1);
    const seat = this.view.players[shown]?.seat;
    return own.filter((name) => this.view.players[name]?.seat === seat);
  });

  others: PlayerName[] = $derived.by(() => {
    const npcs = Object.keys(this.view.players).filter(
      (name) =>
        isNpc(name) &&
        Object.values(this.view.organisms).some((organism) => organism.tableau === name),
    );
    return [...this.players.filter((name) => !this.mine.includes(name)), ...npcs];
  });

  isMine(player: PlayerName): boolean {
    const seat = this.view.players[player]?.seat;
    return !isNpc(player) && seat !== undefined && (this.seats[seat]?.mine ?? false);
  }

  /** The name of who plays a colour. */
  nameOf(player: PlayerName): string {
    const seat = this.view.players[player]?.seat;
    if (isNpc(player) || seat === undefined) return this.text.player(player);
    const held = this.seats[seat];
    if (held?.kind === 'bot') return say('bot-of-colour', { colour: this.text.player(player) });
    return held?.name || say(held?.mine ? 'seat-you' : 'seat-nobody');
  }

  // --- what is lit --------------------------------------------------------------------------

  /** Kinds of options among which one can choose first. */
  categories: string[] = $derived.by(() => {
    const options = this.decision?.options ?? [];
    const found = new Set(options.map((option) => categoryOf(option.verb)));
    return CATEGORIES.map(({ name }) => name).filter((name) => found.has(name));
  });

  groups: Group[] = $derived.by(() => {
    const decision = this.decision;
    if (decision === null) return [];
    const groups = new Map<string, Group>();
    for (const option of decision.options) {
      const category = categoryOf(option.verb);
      if (this.category !== null && category !== null && category !== this.category) continue;
      const target = targetOf(option, decision, this.view, this.text);
      const key = target ?? option.key;
      const group = groups.get(key);
      if (group) group.options.push(option);
      else groups.set(key, { target, options: [option], key: 0 });
    }
    const list = [...groups.values()];
    const sorted = [...list.filter((g) => g.target), ...list.filter((g) => !g.target)];
    sorted.forEach((group, index) => (group.key = index < KEYS ? index + 1 : 0));
    return sorted;
  });

  #lit = $derived.by(() => new Map(this.groups.map((group) => [group.target, group])));

  group(target: Target): Group | undefined {
    return this.#lit.get(target);
  }

  optionText(option: Option): string {
    return this.decision ? this.text.option(this.view, this.decision, option) : option.key;
  }

  // --- choosing -----------------------------------------------------------------------------

  /** A click on a piece: chooses, opens the choice, or asks why not. */
  pick(target: Target, anchor: Element): void {
    const group = this.group(target);
    if (group === undefined) {
      void this.ask(target, anchor);
      return;
    }
    this.note = null;
    if (this.touch && this.focused !== target) {
      this.focused = target;
      return;
    }
    this.focused = target;
    const [only] = group.options;
    if (group.options.length === 1 && only) this.choose(only);
    else this.chooser = { group, anchor };
  }

  choose(option: Option): void {
    if (this.decision === null) return;
    this.#seenAnswers = this.answers + 1;
    this.live.answer(this.decision.seat, option.key);
    this.settle();
  }

  /** Closes all that belongs to the decision that was just answered. */
  settle(): void {
    this.chooser = null;
    this.note = null;
    this.focused = null;
    this.category = null;
    this.hover = null;
  }

  get mySeat(): number | null {
    const seat = this.decision?.seat ?? this.seats.findIndex((one) => one.mine);
    return seat < 0 ? null : seat;
  }

  undo(): void {
    if (this.mySeat !== null) void this.live.undo(this.mySeat).then(() => this.settle());
  }

  redo(): void {
    void this.live.redo().then(() => this.settle());
  }

  /** Undoes all own answers of this phase that can be undone. */
  restart(): void {
    if (this.mySeat === null) return;
    const { turn, phase } = this.view;
    void this.live
      .undoWhile(this.mySeat, (state) => state.view.turn === turn && state.view.phase === phase)
      .then(() => this.settle());
  }

  // --- why not ------------------------------------------------------------------------------

  async ask(target: Target, anchor: Element): Promise<void> {
    await this.#explain(
      target,
      anchor,
      (option, decision) =>
        targetOf(option, decision, this.view, this.text) === target ||
        option.arguments.some(([domain, name]) => `${domain}:${name}` === target),
    );
  }

  async askCategory(category: string, anchor: Element): Promise<void> {
    await this.#explain(null, anchor, (option) => categoryOf(option.verb) === category);
  }

  async #explain(
    target: Target | null,
    anchor: Element,
    fits: (option: Option, decision: Decision) => boolean,
  ): Promise<void> {
    const decision = this.decision;
    const { view } = this;
    this.chooser = null;
    const lines = new Map<string, Note['lines'][number]>();
    if (decision) {
      for (const refusal of await this.#refused(decision.seat)) {
        if (fits(refusal, decision) && !lines.has(refusal.reason)) {
          const sentence = this.text.reason(view, decision, refusal.reason);
          lines.set(refusal.reason, { sentence, clause: refusal.clause });
        }
      }
    }
    if (lines.size > 0) {
      this.note = {
        target,
        anchor,
        title: say('why-not'),
        refused: true,
        lines: [...lines.values()],
      };
      return;
    }
    const kind = target?.split(':')[0] ?? 'option';
    this.note = {
      target,
      anchor,
      title: say('what-is-this'),
      refused: false,
      lines: [{ sentence: say(`about-${kind}`), clause: ABOUT_CLAUSE[kind] ?? '' }],
    };
  }

  async #refused(seat: number): Promise<Refusal[]> {
    const version = this.live.state?.version ?? 0;
    if (this.#refusals?.version !== version) {
      try {
        this.#refusals = { version, list: await api.refusals(this.live.id, seat) };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return [];
      }
    }
    return this.#refusals.list;
  }

  openClause(clause: string): void {
    this.clause = clause;
    this.tab = 'rules';
    this.sheet = 'rules';
    this.note = null;
  }

  // --- news ---------------------------------------------------------------------------------

  isFresh(answers: number): boolean {
    return this.past === null && answers > this.#seenAnswers;
  }

  /** Pieces that others have changed since our last answer. */
  fresh = $derived.by(() => {
    const found = new Set<Target>();
    for (const entry of this.live.log) {
      if (!this.isFresh(entry.answers)) continue;
      for (const [domain, name] of entry.arguments) {
        if (domain === 'refugium' || domain === 'organism') found.add(`${domain}:${name}`);
      }
    }
    return found;
  });
}

const PLAY = Symbol('play');

export function providePlay(play: Play): Play {
  return setContext(PLAY, play);
}

export function usePlay(): Play {
  return getContext<Play>(PLAY);
}

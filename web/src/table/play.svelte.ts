/** One table as a reader sees it: what is asked of them, what is lit, where they look. */

import { getContext, setContext } from 'svelte';
import {
  api,
  type Advice,
  type Decision,
  type Forced,
  type Option,
  type Preview,
  type Problem,
} from '../lib/api';
import type { LiveTable } from '../lib/live.svelte';
import { say } from '../lib/messages';
import { problemOf } from '../lib/problems';
import { go, replace, tableAddress } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';
import { Adviser, type Warning } from './adviser.svelte';
import { Reader } from './analysis.svelte';
import { Odds, Previews, Refusals } from './answers.svelte';
import type { Coaching } from './coaching';
import { bewares, isIdle } from './consequences';
import type { About, Game, PlayerId, Target } from './game';
import { groupOptions, type Group } from './groups';
import { blink, sheetOf, Sight } from './inView';
import type { Move } from './moves';
import { Position } from './position.svelte';
import { Quiet } from './quiet';
import { Recap } from './recap.svelte';
import { phone } from './screens';
import { Standing } from './standing.svelte';
import { Zoom } from './zoom.svelte';

export interface Note extends About {
  target: Target | null;
  anchor: Element;
  refused: boolean;
}

export type Tab = 'log' | 'company' | 'players' | 'odds' | 'analysis' | 'rules';
export type Sheet = 'board' | 'mine' | 'players' | 'log' | 'rules';

export class Play<View = unknown, G extends Game<View> = Game<View>> extends Position<View, G> {
  /** The short name of the game. */
  readonly name: string;
  readonly zoom = new Zoom();
  readonly quiet = new Quiet();
  readonly sight = new Sight();
  readonly recap: Recap;
  readonly analysis: Reader;
  readonly adviser = new Adviser();
  readonly standing = new Standing();
  category: string | null = $state(null);
  focused: Target | null = $state(null);
  chooser: { group: Group; anchor: Element } | null = $state.raw(null);
  note: Note | null = $state.raw(null);
  /** The options under the pointer, the focus or a finger, or that was just taken. */
  considered: readonly Option[] = $state.raw([]);
  /** The piece under the pointer or the focus. */
  looked: { target: Target; anchor: Element } | null = $state.raw(null);
  readonly #odds = new Odds();
  readonly #previews = new Previews();
  sheet: Sheet = $state('board');
  tab: Tab = $state('log');
  clause = $state('');
  /** Who hears first of what is pressed, in a lesson. */
  coach: Coaching | null = $state.raw(null);
  /** Whether the last pointer was a finger: a tap then looks before it chooses. */
  touch = $state(false);
  #seenAnswers = $state(Number.POSITIVE_INFINITY);
  /** Up to which answer forced ones have been seen. */
  #acknowledged = $state(0);
  readonly #refusals = new Refusals();
  /** Kinds of decisions that were answered and can be taken back. */
  #done: string[] = $state([]);

  constructor(live: LiveTable<View>, game: G, name: string) {
    super(live, game);
    this.name = name;
    this.analysis = new Reader(live.id, live.watch);
    this.recap = new Recap(this);
    this.#acknowledged = live.state?.answers ?? 0;
  }

  // --- what is asked ------------------------------------------------------------------------

  /** Decisions that answered themselves and that the reader wants to see first. */
  forced: Forced[] = $derived.by(() => {
    if (!settings.pauseForced || this.past) return [];
    return this.live.state?.forced.filter((one) => one.answers >= this.#acknowledged) ?? [];
  });

  /** What our seats had no choice in since they last had one. */
  unasked: Forced[] = $derived.by(() => (this.past ? [] : (this.live.state?.forced ?? [])));

  decision: Decision | null = $derived.by(() =>
    this.past || this.forced.length > 0 ? null : (this.live.state?.decisions[0] ?? null),
  );

  actor: PlayerId | undefined = $derived.by(() =>
    this.decision ? this.game.actors(this.view, this.decision)[0] : undefined,
  );

  /** The players whose things lie before the reader: those of the seat that decides. */
  mine: PlayerId[] = $derived.by(() => {
    const own = this.players.filter((player) => this.isMine(player));
    const shown = this.actor ?? own[0];
    if (shown === undefined) return this.players.slice(0, 1);
    return own.filter((player) => this.seatOf(player) === this.seatOf(shown));
  });

  others: PlayerId[] = $derived.by(() =>
    this.players.filter((player) => !this.mine.includes(player)),
  );

  // --- what is lit --------------------------------------------------------------------------

  categoryOf(verb: string): string | null {
    return this.game.categories.find(({ verbs }) => verbs.includes(verb))?.name ?? null;
  }

  /** Kinds of options among which one can choose first. */
  categories: string[] = $derived.by(() => {
    const found = new Set(this.decision?.options.map(({ verb }) => this.categoryOf(verb)));
    return this.game.categories.map(({ name }) => name).filter((name) => found.has(name));
  });

  groups: Group[] = $derived.by(() => {
    const { decision, category, view } = this;
    if (decision === null) return [];
    const options = decision.options.filter(({ verb }) => {
      const kind = this.categoryOf(verb);
      return category === null || kind === null || kind === category;
    });
    return groupOptions(options, (option) => this.game.targetOf(view, decision, option));
  });

  #lit = $derived.by(() => new Map(this.groups.map((group) => [group.target, group])));

  /** How many pieces are lit. */
  get litPieces(): number {
    return this.groups.filter(({ target }) => target !== null).length;
  }

  group(target: Target): Group | undefined {
    return this.#lit.get(target);
  }

  optionText(option: Option): string {
    return this.decision ? this.game.sentences.option(this.decision, option) : option.key;
  }

  /** An option as a button says it: briefly where there is little room. */
  buttonText(option: Option): string {
    if (this.decision === null || !phone.current) return this.optionText(option);
    return this.game.sentences.brief(this.decision, option);
  }

  /** A forced answer in words, with what came of it. */
  forcedText(forced: Forced): string {
    const { seat } = forced;
    const asked = { seat, kind: '', clause: '', context: {}, options: [forced] };
    const said = this.game.sentences.option(asked, forced);
    const came = this.lines.filter(
      (line, index) =>
        line.kind === 'event' && this.live.log[index]?.answers === forced.answers + 1,
    );
    return [said, ...came.map((line) => line.words)].join(' · ');
  }

  acknowledge(): void {
    if (this.#isQuiet()) return;
    this.quiet.answered();
    this.#acknowledged = this.live.state?.answers ?? 0;
  }

  // --- choosing -----------------------------------------------------------------------------

  /** A click on a piece: chooses, opens the choice, or asks why not. `inner` is a thing within the
   * piece that was hit and has a text of its own. */
  pick(target: Target, anchor: Element, inner: Target | null = null): void {
    if (this.#isQuiet() || this.coach?.pick(target)) return;
    const group = this.group(target);
    if (group === undefined) {
      void this.ask(target, anchor, inner ?? target);
      return;
    }
    this.note = null;
    const before = this.focused;
    this.focused = target;
    this.considered = group.options;
    if (this.touch && before !== target) return;
    const [only] = group.options;
    const asksTwice = this.isIdle(target) || (only && this.instead(only) !== null);
    if (group.options.length === 1 && only && !asksTwice) this.choose(only);
    // On a phone the options of what was tapped are in the prompt.
    else if (!(this.touch && phone.current)) this.chooser = { group, anchor };
  }

  choose(option: Option): void {
    if (this.decision === null || this.live.busy || this.#isQuiet()) return;
    this.quiet.answered();
    this.recap.close();
    if (!this.live.state?.can_restart) this.#done = [];
    this.#done = [...this.#done, this.decision.kind];
    this.#seenAnswers = this.answers + 1;
    const words = this.optionText(option);
    this.adviser.gave(this.#version, option.key, words);
    if (this.repeats) this.standing.gave(this.decision.kind, option.key, words);
    this.live.answer(this.decision.seat, option.key);
    this.settle();
    this.considered = [option];
  }

  /** Whether what is pressed now was meant for something that is gone. */
  #isQuiet(): boolean {
    return settings.quiet && this.quiet.holds;
  }

  /** Closes all that belongs to the decision that was just answered. */
  settle(): void {
    this.chooser = null;
    this.note = null;
    this.focused = null;
    this.category = null;
    this.looked = null;
    this.considered = [];
  }

  /** Whether the decision is one that comes often, and may be answered the same each time. */
  get repeats(): boolean {
    return this.game.repeated?.includes(this.decision?.kind ?? '') ?? false;
  }

  /** Answers as it was answered before, if that was to stand and is still possible. */
  repeat(): void {
    const { decision, live } = this;
    if (!decision || live.busy) return;
    const key = this.standing.answerTo(decision.kind, this.#version);
    if (key === null) return;
    if (decision.options.some((option) => option.key === key)) live.answer(decision.seat, key);
  }

  undo(): void {
    this.adviser.forget();
    if (this.standing.on) this.standing.toggle();
    if (!this.live.state?.can_undo) return;
    this.#done = this.#done.slice(0, -1);
    this.live.undo();
  }

  redo(): void {
    if (this.live.state?.can_redo) this.live.redo();
  }

  restart(): void {
    if (!this.live.state?.can_restart) return;
    if (this.standing.on) this.standing.toggle();
    this.#done = [];
    this.live.restart();
  }

  /** Whether the same was answered before, and all of it can still be taken back. */
  get begun(): boolean {
    const kind = this.decision?.kind;
    const open = this.live.state?.can_restart ?? false;
    return open && kind !== undefined && this.#done.includes(kind);
  }

  // --- looking and asking -------------------------------------------------------------------

  /** Somebody is about to take one of these options. */
  consider(keys: readonly string[]): void {
    this.considered = this.decision?.options.filter(({ key }) => keys.includes(key)) ?? [];
  }

  look(target: Target, anchor: Element): void {
    if (this.looked?.anchor !== anchor) this.looked = { target, anchor };
  }

  /** Why nothing can be done with a piece now, or what the thing hit is. */
  async ask(target: Target, anchor: Element, thing: Target = target): Promise<void> {
    const { view, decision } = this;
    const fits = (option: Option): boolean =>
      (decision !== null && this.game.targetOf(view, decision, option) === target) ||
      option.arguments.some(([domain, name]) => `${domain}:${name}` === target);
    const refusal = await this.#refusal(target, anchor, fits);
    if (refusal) this.note = refusal;
    else this.explain(thing, anchor);
  }

  /** What a thing is. */
  explain(thing: Target, anchor: Element): void {
    this.looked = null;
    this.note = { ...this.game.about(this.view, thing), target: thing, anchor, refused: false };
  }

  async askCategory(category: string, anchor: Element): Promise<void> {
    const found = await this.#refusal(
      null,
      anchor,
      ({ verb }) => this.categoryOf(verb) === category,
    );
    const clause = this.game.categories.find(({ name }) => name === category)?.clause ?? '';
    this.note = found ?? {
      target: null,
      anchor,
      refused: true,
      title: say('why-not'),
      lines: [{ words: say('about-option'), clause }],
    };
  }

  /** Why there was no choice: what stood against all else where answers gave themselves. */
  async askForced(anchor: Element): Promise<void> {
    const { unasked } = this;
    const found = await Promise.all(
      unasked.map(({ answers }) => api.forced(this.live.id, answers).catch(() => null)),
    );
    const lines = new Map<string, Note['lines'][number]>();
    for (const forced of found.filter((one) => one !== null)) {
      for (const refused of forced.refused) {
        const { reason, clause } = refused;
        const alone = forced.refused.filter((one) => one.reason === reason).length === 1;
        const why = this.game.sentences.reason(forced, refused);
        const words = alone ? `${this.game.sentences.option(forced, refused)}: ${why}` : why;
        lines.set(words, { words, clause });
      }
    }
    const refused = lines.size > 0;
    if (!refused) lines.set('', { words: say('forced-alone'), clause: '' });
    const title = say('forced-prompt', { number: unasked.length });
    this.settle();
    this.note = { target: null, anchor, refused, title, lines: [...lines.values()] };
  }

  async #refusal(
    target: Target | null,
    anchor: Element,
    fits: (option: Option) => boolean,
  ): Promise<Note | null> {
    const { decision } = this;
    this.chooser = null;
    this.looked = null;
    if (decision === null) return null;
    const lines = new Map<string, Note['lines'][number]>();
    for (const refusal of await this.#refusals.of(
      this.live.state?.version ?? 0,
      this.live.id,
      decision.seat,
    )) {
      if (!fits(refusal) || lines.has(refusal.reason)) continue;
      const words = this.game.sentences.reason(decision, refusal);
      lines.set(refusal.reason, { words, clause: refusal.clause });
    }
    if (lines.size === 0) return null;
    return { target, anchor, refused: true, title: say('why-not'), lines: [...lines.values()] };
  }

  openClause(clause: string): void {
    this.clause = clause;
    this.tab = 'rules';
    this.sheet = 'rules';
    this.note = null;
  }

  /** The odds of the position, in the game's own shape, once somebody has asked for them. */
  get odds(): unknown {
    return this.#odds.value;
  }

  /** What an option does, once the server has told it. */
  preview(option: Option): Preview | undefined {
    return this.decision ? this.#previews.of(option.key) : undefined;
  }

  /** Whether nothing that is offered at a piece would have an effect: that is asked twice. */
  isIdle(target: Target): boolean {
    const options = this.group(target)?.options ?? [];
    return options.length > 0 && options.every((option) => isIdle(this.preview(option)));
  }

  /** What could be chosen instead of an option by which something would be lost to a limit. */
  instead(option: Option): Option | null {
    const { decision, view } = this;
    if (!decision || !this.game.instead || !bewares(this.preview(option))) return null;
    const safe = decision.options.filter((other) => {
      const preview = this.preview(other);
      return other.verb === option.verb && preview !== undefined && !bewares(preview);
    });
    return this.game.instead(view, option, safe);
  }

  /** What an option does, in sentences. */
  consequences(option: Option): string[] {
    const preview = this.preview(option);
    return this.decision && preview ? this.game.sentences.preview(this.decision, preview) : [];
  }

  wantPreviews(): void {
    const { decision, live } = this;
    const version = decision ? (live.state?.version ?? -1) : -1;
    this.#previews.want(version, live.id, decision?.seat ?? 0);
  }

  // --- the adviser --------------------------------------------------------------------------

  /** The version at which something is decided here, or -1. */
  get #version(): number {
    return this.decision ? (this.live.state?.version ?? -1) : -1;
  }

  /** Whether the adviser can be asked now. */
  get advisable(): boolean {
    return this.decision !== null && (this.live.state?.advice ?? false);
  }

  /** Asks the adviser, or puts away what it said. */
  advise(): void {
    const { decision, live } = this;
    if (!decision || !this.advisable) return;
    this.recap.close(); // there is room for one of them
    this.adviser.toggle(this.#version, live.id, decision.seat);
  }

  /** Lets the adviser think of a decision if it speaks unasked, or if a warning may be wanted. */
  wantAdvice(): void {
    const { decision, live } = this;
    if (!decision || !this.advisable || decision.options.length < 2) return;
    const { adviser } = this;
    if (adviser.manner === 'speaks') adviser.speak(this.#version, live.id, decision.seat);
    if (settings.warn && !this.adviserProblem) {
      adviser.want(this.#version, live.id, decision.seat);
    }
  }

  get advice(): Advice | undefined {
    return this.adviser.advice(this.#version);
  }

  get adviserOpen(): boolean {
    return this.advisable && this.adviser.isOpen(this.#version);
  }

  get adviserThinking(): boolean {
    return this.adviser.isThinking(this.#version);
  }

  get adviserProblem(): Problem | null {
    return this.adviser.problemAt(this.#version);
  }

  /** The place of an option among those that are advised: 1 for the best, 0 for none. */
  rank(option: Option): number {
    return this.adviser.rank(this.#version, option.key);
  }

  /** What the last answer gives up, if it is much and can still be taken back. */
  get warning(): Warning | null {
    const { state } = this.live;
    return settings.warn && state?.can_undo && state.advice ? this.adviser.warning : null;
  }

  wantOdds(): void {
    const version = this.past ? -1 : (this.live.state?.version ?? -1);
    this.#odds.want(version, this.live.id, this.live.watch);
  }

  /** Opens the sheet of a piece, and the part of the board. */
  sheetTo(target: Target): void {
    this.game.open?.(target);
    const sheet = sheetOf(target);
    if (sheet) this.sheet = sheet;
  }

  /** Opens the sheet of a piece, scrolls to it and makes it blink. */
  show(target: Target): void {
    this.sheetTo(target);
    requestAnimationFrame(() => blink(target));
  }

  // --- history ------------------------------------------------------------------------------

  toStep(answers: number | null): void {
    const last = this.live.state?.answers ?? 0;
    const step = answers === null || answers >= last ? null : Math.max(0, answers);
    replace(tableAddress(this.live.id, step, this.live.watch));
  }

  /** Shows a step of what was taken back by consent, of which that line tells. */
  toUndone(line: number, answers: number): void {
    replace(tableAddress(this.live.id, answers, this.live.watch, line));
  }

  /** Shows another step of what is shown. */
  goTo(answers: number): void {
    if (this.undone === null) this.toStep(answers);
    else this.toUndone(this.undone, Math.max(0, Math.min(answers, this.last)));
  }

  /** Where one looks back to, in words. */
  get lookingBack(): string {
    const { answers: step = 0, of = 0 } = this.past ?? {};
    return say(this.undone === null ? 'looking-back' : 'looking-undone', { step, of });
  }

  /** How many answers there are, in what is shown. */
  get last(): number {
    return this.undone === null ? (this.live.state?.answers ?? 0) : (this.past?.of ?? 0);
  }

  stepBy(by: number): void {
    this.goTo(this.answers + by);
  }

  async fork(): Promise<void> {
    try {
      const { id } = await api.fork(this.live.id, this.answers, this.live.watch, this.undone);
      go(tableAddress(id));
    } catch (error) {
      this.live.problem = problemOf(error);
    }
  }

  // --- news ---------------------------------------------------------------------------------

  isFresh(answers: number): boolean {
    return this.past === null && answers > this.#seenAnswers;
  }

  /** Moves that somebody points at, in the log or in a summary; a map then shows only these. */
  marked: readonly Move[] | null = $state.raw(null);

  /** What moved with our last answer and since; in the past, with the answer that led there. */
  moves: Move[] = $derived.by(() => {
    const first = this.past ? this.answers : Math.min(this.#seenAnswers, this.answers);
    const told = this.log.filter(({ answers }) => answers >= first && answers <= this.answers);
    return this.game.moves?.(told) ?? [];
  });

  /** Pieces that others have changed since our last answer. */
  fresh = $derived.by(() => {
    const found = new Set<Target>();
    for (const entry of this.live.log) {
      if (this.isFresh(entry.answers)) for (const one of this.game.touched(entry)) found.add(one);
    }
    return found;
  });
}

export const PLAY = Symbol('play');

export function providePlay<View, G extends Game<View>>(play: Play<View, G>): Play<View, G> {
  return setContext(PLAY, play);
}

export function usePlay(): Play {
  return getContext<Play>(PLAY);
}

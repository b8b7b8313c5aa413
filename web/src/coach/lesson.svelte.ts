/** A lesson as its reader meets it: which piece is meant, what is lifted, shown or opened. */

import { api, type Option } from '../lib/api';
import { say } from '../lib/messages';
import type { Coaching } from '../table/coaching';
import type { Target } from '../table/game';
import { showTarget } from '../table/inView';
import { desk } from '../table/screens';
import type { Play } from '../table/play.svelte';
import { lessonWords, type LessonWords } from './lessonWords';
import { learning } from './progress.svelte';

/** How long a piece is shown, in milliseconds. */
const SHOWN_MS = 1600;

export class LessonCoach implements Coaching {
  words: LessonWords | null = $state.raw(null);
  /** Whether the veil was lifted, and whether the piece is being shown. */
  lifted = $state(false);
  showing = $state(false);
  /** The options of the last decision in words, by key: what was guessed is named afterwards. */
  #texts: ReadonlyMap<string, string> = $state.raw(new Map());
  readonly #play: Play;

  constructor(play: Play, id: string) {
    this.#play = play;
    const { live, name } = play;
    void api
      .cards(live.id, live.watch)
      .then((catalogue) => lessonWords(name, id, catalogue.names))
      .then((words) => (this.words = words));
  }

  now = $derived.by(() => this.#play.live.state?.lesson ?? null);

  scene = $derived.by(() => this.now?.scenes[this.now.scene] ?? '');

  /** The answer that is meant. */
  asked: Option | null = $derived.by(() => {
    const key = this.now?.asked[0];
    return this.#play.decision?.options.find((option) => option.key === key) ?? null;
  });

  /** The piece at which it is given. */
  required: Target | null = $derived.by(() => this.#targetOf(this.asked));

  /** The piece of the answer that was not asked for. */
  other: Target | null = $derived.by(() => {
    const given = this.now?.remark?.given;
    if (given === undefined) return null;
    if (this.now?.kind === 'find') return given;
    return this.#targetOf(this.#play.decision?.options.find(({ key }) => key === given) ?? null);
  });

  /** What that answer was, in words. */
  otherText = $derived.by(() => {
    const given = this.now?.remark?.given ?? '';
    const option = this.#play.decision?.options.find(({ key }) => key === given);
    return option ? this.#play.optionText(option) : this.nameOf(given);
  });

  /** Whether any answer is taken, as a guess or an attempt. */
  get guessing(): boolean {
    return this.now?.sort !== 'lesson' && this.now?.kind === 'answer' && !this.now.resting;
  }

  /** Keeps the options in words, for they are gone once something was played. */
  remember(): void {
    const { decision } = this.#play;
    if (!decision) return;
    this.#texts = new Map(
      decision.options.map((option) => [option.key, this.#play.optionText(option)]),
    );
  }

  /** An option of the last decision in words; null if it was not seen. */
  textOf(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  /** Lets the script play, to see what it does. */
  watch(): void {
    this.#play.live.say('step');
  }

  /** Whether the reader has nothing to do but to go on. */
  get goesOn(): boolean {
    return this.now?.kind === 'look' || (this.now?.resting ?? false);
  }

  say(part = ''): string | null {
    return this.words?.say(this.scene, part) ?? null;
  }

  /** A piece by its name. */
  nameOf(target: Target): string {
    return this.#play.game.about(this.#play.view, target).title;
  }

  next(): void {
    this.#play.live.say('next');
  }

  back(): void {
    this.#play.live.say('back');
  }

  skip(): void {
    const { now } = this;
    if (now) learning.skipped(this.#play.name, now.id, now.scene);
    this.#play.live.say('step');
  }

  /** Shows the piece; to press it is left to the reader. */
  show(): void {
    if (this.required) this.#play.sheetTo(this.required);
    this.lifted = false;
    this.showing = true;
    setTimeout(() => (this.showing = false), SHOWN_MS);
  }

  /** The task box, or its key: goes to the piece, and the second time gives the answer. */
  go(): void {
    const { asked, required } = this;
    const play = this.#play;
    if (asked === null) return;
    if (required === null || play.focused === required) {
      play.choose(asked);
      return;
    }
    play.sheetTo(required);
    play.focused = required;
    showTarget(required);
  }

  point(target: Target): void {
    this.#play.live.say('point', target);
  }

  // --- what is pressed ----------------------------------------------------------------------

  pick(target: Target): boolean {
    if (this.now?.kind !== 'find' || this.now.resting) return false;
    this.point(target);
    return true;
  }

  remarkOn(target: Target): string {
    if (this.required === null || this.guessing) return '';
    return say(target === this.required ? 'coach-this' : 'coach-not-here');
  }

  press(key: string, from: HTMLElement): boolean {
    if (key === 'Escape' && !this.lifted && !this.#play.chooser && !this.#play.note) {
      this.lifted = true;
      return true;
    }
    if (key === 'Enter' && this.goesOn && !from.closest('button, a, [data-target]')) {
      this.next();
      return true;
    }
    if (key === '1' && this.asked) {
      this.go();
      return true;
    }
    if (!from.closest('.coach')) return false;
    const letters: Record<string, () => void> = {
      w: () => (learning.why = !(learning.why ?? desk.current)),
      s: () => this.show(),
      k: () => this.skip(),
      Backspace: () => this.back(),
    };
    const action = letters[key.length === 1 ? key.toLowerCase() : key];
    action?.();
    return action !== undefined;
  }

  #targetOf(option: Option | null): Target | null {
    const { decision, game, view } = this.#play;
    return option && decision ? game.targetOf(view, decision, option) : null;
  }
}

/** What a game tells the table: who plays, its words, its pieces, and the parts that draw it. */

import type { Component } from 'svelte';
import type { Decision, LogEntry, Option } from '../lib/api';
import type { GameWords } from '../lib/gameWords';
import type { Primer } from '../primer/primer';
import type { Age, ScoreColumn } from './ending';
import type { Move } from './moves';
import type { Text } from './text';

/** A piece on the table, such as `refugium:warm-pond` or `die:4`. */
export type Target = string;

/** Whom a seat plays: a colour, an animal, a people. */
export type PlayerId = string;

/** A kind of options that a decision may mix, with its icon and key. */
export interface Category {
  name: string;
  verbs: readonly string[];
  icon: string;
  /** The letter that selects it, if it has one. */
  key: string;
  /** Where the rules explain it. */
  clause?: string;
}

export interface Sentence {
  words: string;
  clause: string;
}

/** What a piece is and does, for the popover beside it. */
export interface About {
  title: string;
  lines: Sentence[];
}

/** Something that is reckoned about a piece; whether it is good for the reader, if it is either. */
export interface Figure {
  name: string;
  value: string;
  good?: boolean;
}

/** One line of the log in words. The newest turn and in it the newest phase come first; steps are
 * headings of what is told in its order. */
export interface Line {
  kind: 'turn' | 'phase' | 'step' | 'event';
  words: string;
  icon: string;
  player: PlayerId | null;
}

export interface Phase {
  label: string;
  about: Target;
}

/** How a player's mark is drawn. */
export interface MarkProps {
  player: PlayerId;
  size?: 'sm' | 'md' | 'lg';
}

/** The parts of the table that only the game can draw. All find the table by `usePlay`. */
export interface Parts {
  /** The middle of the table. */
  Board: Component;
  /** The reader's own things. */
  Mine: Component;
  /** Everybody else's. */
  Others: Component;
  /** The game's time so far, at the left or on top. */
  Timeline: Component;
  /** Points by player and source. */
  Scores: Component;
  /** Figures for a piece that is looked at, such as the odds of its next roll, or for the target
   * `decision`. */
  Outlook: Component<{ target: Target; brief?: boolean }>;
  /** The odds of all that is to come. */
  Odds: Component;
  Mark: Component<MarkProps>;
  /** The board of a position in a small drawing without words, for lists of tables. */
  Miniature?: Component<{ game: Game; view: unknown }>;
}

export type Sentences = Pick<
  Text,
  'prompt' | 'option' | 'brief' | 'reason' | 'person' | 'preview' | 'foretold' | 'fact' | 'facts'
>;

/** A game at the table. `View` is what the server shows of a position. */
export interface Game<View = unknown> {
  /** Its words, `category-NAME` and `end-REASON` among them. */
  readonly words: GameWords;
  /** What it asks, offers and refuses, in words. */
  readonly sentences: Sentences;
  readonly parts: Parts;
  /** SVG symbols of the game's own icons. */
  readonly icons: string;
  /** Its terms, signs and first pages, if it has any. */
  readonly primer?: Primer;
  /** Whether the board takes the room of three columns, with time above it. */
  readonly wide?: boolean;
  /** Whether there is a map on the board, a `MapFrame`, that is made larger instead of the board. */
  readonly map?: boolean;
  readonly categories: readonly Category[];
  /** Kinds that people look for in a decision even when nothing of the kind is allowed. */
  readonly expected: Readonly<Record<string, readonly string[]>>;
  /** Kinds that a game with these variants does not have. */
  absent?(variants: readonly string[]): readonly string[];
  /** Verbs that finish, keep or decline. */
  readonly finishing: readonly string[];
  /** Kinds of decisions that come often and may be answered the same each time. */
  readonly repeated?: readonly string[];

  /** Whom people and bots play, in player order. */
  players(view: View): PlayerId[];
  /** The seat of a player, or -1 if nobody plays them. */
  seatOf(view: View, player: PlayerId): number;
  /** The players for whom a seat decides. */
  actors(view: View, decision: Decision): PlayerId[];
  playerName(player: PlayerId): string;
  /** What a bot is called that plays them: 'the green bot'. */
  botName(player: PlayerId): string;
  /** The class that sets the player's colours `--c`, `--rim` and `--k`. */
  playerClass(player: PlayerId): string;

  phases(view: View): Phase[];
  phase(view: View): number;
  /** Where the game is, in a few words. */
  moment(view: View): string;
  /** What is good to know for the decision, if the number of options does not say enough. */
  hint(view: View, decision: Decision): string | null;
  /** The log in words. */
  lines(log: readonly LogEntry[]): Line[];

  /** The piece at which an option is chosen, or null if it is about none. */
  targetOf(view: View, decision: Decision, option: Option): Target | null;
  /** Of options by which nothing is lost, the one that is most like another. */
  instead?(view: View, option: Option, safe: readonly Option[]): Option | null;
  /** Opens the part of the board that a piece lies in, where only one is shown at a time. */
  open?(target: Target): void;
  /** Pieces that an event has changed. */
  touched(entry: LogEntry): Target[];
  /** Pieces that came, went or moved, in the order of the log. */
  moves?(log: readonly LogEntry[]): Move[];
  about(view: View, target: Target): About;

  /** Several events of one kind in a sentence, if there is one. */
  together?(entries: readonly LogEntry[]): string | null;
  /** Events that tell of nothing but points. */
  readonly pointEvents?: readonly string[];
  /** Points by source for the final table: by seat, from the breakdown that the game states. */
  columns?(view: View, breakdown: readonly Readonly<Record<string, number>>[]): ScoreColumn[];
  /** The game's own time so far, if it has larger parts than turns. */
  ages?(view: View, log: readonly LogEntry[]): Age[];
  /** Events by which something dies out. */
  readonly losses?: readonly string[];
  /** What the coach of a first game says once, beside what is new to the reader: names of messages.
   * `since` is what has happened since they were last asked. */
  remarks?(view: View, since: readonly LogEntry[]): string[];
  /** What a player must know before they decide, if anything. */
  warning?(view: View, player: PlayerId): string | null;
}

/** What is chosen for a new table, as far as it concerns a game's own fields. */
export interface SetupForm {
  variants: string[];
  readonly pack: string;
  /** Options that only this game has. */
  more: Record<string, unknown>;
}

/** What a game's module exports: enough to set a table up, and the game once its cards are known. */
export interface GameModule {
  /** Its words: `mode-NAME`, `ruleset-NAME` and `variant-NAME-name`, each with a text that says
   * more. */
  readonly words: GameWords;
  /** Whom a seat may choose to play, if there is a choice. */
  readonly players: readonly PlayerId[];
  readonly Mark: Component<MarkProps>;
  /** Its terms, signs and first pages, if it has any. */
  readonly primer?: Primer;
  /** Fields of the form for a new table that only this game has. */
  readonly Setup?: Component<{ form: SetupForm }>;
  playerName(player: PlayerId): string;
  /** Where the rules explain a mode or ruleset, by `mode-NAME` and `ruleset-NAME`. */
  readonly clauses?: Readonly<Record<string, string>>;
  open(catalogue: unknown): Game;
}

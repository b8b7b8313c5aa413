/** What a game asks, offers, refuses and tells, in words; the terminal does the same in cli/text.py.
 *
 * All games speak through here. The words are messages (`prompt-KIND`, `option-VERB`, `reason-KEY`,
 * `event-WHAT`), their arguments are what is named and the facts that the game states. */

import type {
  Argument,
  PointsChange,
  Decision,
  Fact,
  Facts,
  LogEntry,
  Option,
  Preview,
  Refusal,
  Told,
} from '../lib/api';
import type { GameWords } from '../lib/gameWords';
import { FALLBACK, capital, type Arguments } from '../lib/messages';
import { cardLanguage } from '../lib/settings.svelte';

/** Printed names by domain, id and language. */
export type Names = Record<string, Record<string, Record<string, string>>>;

/** Facts that are people, whatever a game calls those whom they play. */
const PEOPLE = ['player', 'partner', 'passer'];

const SLOTS = ['a', 'b', 'c'] as const;

export class Text {
  readonly #words: GameWords;
  readonly #names: Names;
  /** What people at the table are called by whom they play; null for those without a name. */
  person: (player: string) => string | null = () => null;

  constructor(words: GameWords, names: Names) {
    this.#words = words;
    this.#names = names;
  }

  // --- facts --------------------------------------------------------------------------------

  /** A thing by its printed name, or else by the message that names it. */
  name([domain, id]: Argument): string | number {
    if (domain === 'number') return Number(id);
    if (domain === 'player') {
      const called = this.person(id);
      if (called !== null) return called;
    }
    const printed = this.#names[domain]?.[id];
    if (printed) return printed[cardLanguage()] ?? printed[FALLBACK] ?? id;
    const message = `${domain}-${id}`;
    return this.#words.has(message) ? this.#words.say(message) : id;
  }

  fact(fact: Fact): string | number {
    if (typeof fact !== 'object') return fact;
    if (Array.isArray(fact)) return this.name(fact);
    if ('say' in fact) return this.#words.say(fact.say, this.facts(fact.with));
    return fact.join.map((one) => this.fact(one)).join(fact.by);
  }

  /** Facts as arguments of a message: a thing `x` in words, and `x-id` for selectors. */
  facts(facts: Facts = {}): Arguments {
    const args: Arguments = {};
    for (const [name, fact] of Object.entries(facts)) {
      args[dashed(name)] = this.#called(name, fact) ?? this.fact(fact);
      if (Array.isArray(fact)) args[`${dashed(name)}-id`] = fact[1];
    }
    return args;
  }

  /** The things that an option or event names: `a` in words, `a-id` for selectors. */
  #named(things: readonly Argument[]): Arguments {
    const args: Arguments = {};
    things.forEach((thing, index) => {
      const slot = SLOTS[index] ?? 'a';
      args[slot] = this.name(thing);
      args[`${slot}-id`] = thing[1];
    });
    return args;
  }

  /** What a decision is about: its context, and what the game adds. */
  #about({ kind, context, facts }: Decision): Arguments {
    const args: Arguments = { kind };
    for (const [name, value] of Object.entries(context)) {
      args[dashed(name)] = this.#called(name, value) ?? this.#context(value);
    }
    return { ...args, ...this.facts(facts) };
  }

  /** Who is spoken to or of by their own name, if they have one. */
  #called(name: string, value: unknown): string | null {
    if (!PEOPLE.includes(name) || typeof value !== 'object' || value === null) return null;
    if ('join' in value && Array.isArray(value.join)) {
      const called = value.join.map((one) => this.#called(name, one));
      return called.every((one) => one !== null) ? [...new Set(called)].join(', ') : null;
    }
    const is = Array.isArray(value) && typeof value[1] === 'string';
    return is ? this.person(value[1] as string) : null;
  }

  #context(value: Argument | Argument[] | number[] | number): string | number {
    if (typeof value === 'number') return value;
    if (isName(value)) return this.name(value);
    if (isNumbers(value)) return shownDice(value);
    return value.map((one) => this.name(one)).join(', ');
  }

  // --- sentences ----------------------------------------------------------------------------

  prompt(decision: Decision): string {
    return this.#words.say(`prompt-${decision.kind}`, this.#about(decision));
  }

  option(decision: Decision, option: Option): string {
    return capital(
      this.#words.say(`option-${option.verb}`, {
        ...this.#about(decision),
        ...this.#named(option.arguments),
        ...this.facts(option.facts),
      }),
    );
  }

  /** An option in a few words, for a small button: `option-VERB-brief`, or else in full. */
  brief(decision: Decision, option: Option): string {
    const message = `option-${option.verb}-brief`;
    return this.#words.has(message) ? this.#words.say(message) : this.option(decision, option);
  }

  reason(decision: Decision, refusal: Refusal): string {
    return this.#words.say(`reason-${refusal.reason}`, {
      ...this.#about(decision),
      ...this.facts(refusal.facts),
    });
  }

  /** What an option does: odds, points, and what else is good to know, in sentences. */
  preview(decision: Decision, preview: Preview): string[] {
    const say = this.#words.say;
    const { odds = [], changes = [], notes = [], points = null, expected = null } = preview;
    const found: string[] = [];
    if (odds.length > 0) {
      const said = odds.map(({ key, percent }) =>
        say('preview-odd', { what: say(`chance-${key}`), percent }),
      );
      found.push(say('preview-odds', { odds: said.join(', ') }));
    }
    const average = points !== null && expected !== null;
    if (average) found.push(say('preview-expected', { points, expected }));
    for (const change of changes) {
      const own = change.seat === decision.seat;
      if (!(own && average)) found.push(this.#change(change, own));
    }
    for (const { key, facts } of notes) found.push(say(`preview-${key}`, this.facts(facts)));
    return found.map(capital);
  }

  /** What becomes of the points of a seat. */
  #change({ who, kind, before, after, most }: PointsChange, own: boolean): string {
    return this.#words.say('preview-change', {
      who: own ? '' : this.fact(who),
      whose: own ? 'own' : 'other',
      how: after === most ? 'sure' : 'range',
      kind: this.#words.say(`worth-${kind}`),
      before,
      after,
      most,
    });
  }

  /** What surely happens by an option. */
  foretold({ events = [] }: Preview): string[] {
    return events.map((event) => this.event(event));
  }

  /** Who has a name is called by it when they take their colour, too: `event-plays-named`. */
  event(entry: LogEntry | Told): string {
    const [first] = entry.arguments;
    const called = entry.event === 'plays' && first ? this.person(first[1]) : null;
    return this.#words.say(`event-${entry.event}${called === null ? '' : '-named'}`, {
      called: called ?? '',
      dice: shownDice('dice' in entry ? entry.dice : []),
      ...this.#named(entry.arguments),
      ...this.facts(entry.facts),
    });
  }

  /** Several events of one kind in a sentence, `together-WHAT`; null if there is none. Its arguments
   * are how many there are and, for each slot, what they share or all that they name; numbers are
   * added up. */
  together(entries: readonly LogEntry[]): string | null {
    const message = `together-${entries[0]?.event ?? ''}`;
    if (!this.#words.has(message)) return null;
    const args: Arguments = { number: entries.length };
    SLOTS.forEach((slot, index) => {
      const facts = entries.flatMap((entry): Fact[] => {
        const fact = entry.facts?.[slot] ?? entry.arguments[index];
        if (fact === undefined) return [];
        const isSeveral = typeof fact === 'object' && !Array.isArray(fact) && 'join' in fact;
        return isSeveral ? fact.join : [fact];
      });
      const things = facts.map((fact) => this.fact(fact));
      if (things.every((thing) => typeof thing === 'number')) {
        args[slot] = things.reduce((sum, number) => sum + number, 0);
      } else {
        args[slot] = counted(things.map(String), entries.length);
      }
      args[`${slot}-count`] = things.length;
    });
    return capital(this.#words.say(message, args));
  }
}

/** Names, each once and with its number; what all share is said alone. */
function counted(names: readonly string[], all: number): string {
  const numbers = new Map<string, number>();
  for (const name of names) numbers.set(name, (numbers.get(name) ?? 0) + 1);
  const isShared = numbers.size === 1 && names.length === all;
  return [...numbers]
    .map(([name, number]) => (number === 1 || isShared ? name : `${name} × ${number}`))
    .join(', ');
}

/** Dice from low to high, or "none". */
export function shownDice(dice: readonly number[] = []): string {
  return [...dice].sort((one, other) => one - other).join(' ') || 'none';
}

/** Messages write arguments with dashes. */
function dashed(name: string): string {
  return name.replaceAll('_', '-');
}

function isName(value: Argument | Argument[] | number[]): value is Argument {
  return value.length === 2 && typeof value[0] === 'string';
}

function isNumbers(value: Argument[] | number[]): value is number[] {
  return typeof value[0] !== 'object';
}

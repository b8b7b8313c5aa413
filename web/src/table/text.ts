/** What a game asks, offers, refuses and tells, in words; the terminal does the same in cli/text.py.
 *
 * All games speak through here. The words are messages (`prompt-KIND`, `option-VERB`, `reason-KEY`,
 * `event-WHAT`), their arguments are what is named and the facts that the game states. */

import type { Argument, Decision, Fact, Facts, LogEntry, Option, Refusal } from '../lib/api';
import type { GameWords } from '../lib/gameWords';
import { FALLBACK, capital, type Arguments } from '../lib/messages';
import { settings } from '../lib/settings.svelte';

/** Printed names by domain, id and language. */
export type Names = Record<string, Record<string, Record<string, string>>>;

const SLOTS = ['a', 'b', 'c'] as const;

export class Text {
  readonly #words: GameWords;
  readonly #names: Names;

  constructor(words: GameWords, names: Names) {
    this.#words = words;
    this.#names = names;
  }

  // --- facts --------------------------------------------------------------------------------

  /** A thing by its printed name, or else by the message that names it. */
  name([domain, id]: Argument): string | number {
    if (domain === 'number') return Number(id);
    const printed = this.#names[domain]?.[id];
    if (printed) return printed[settings.language] ?? printed[FALLBACK] ?? id;
    const message = `${domain}-${id}`;
    return this.#words.has(message) ? this.#words.say(message) : id;
  }

  fact(fact: Fact): string | number {
    if (typeof fact !== 'object') return fact;
    if (Array.isArray(fact)) return this.name(fact);
    if ('say' in fact) return this.#words.say(fact.say, this.facts(fact.with));
    return fact.join.map((one) => this.fact(one)).join(fact.by);
  }

  facts(facts: Facts = {}): Arguments {
    return Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [dashed(name), this.fact(fact)]),
    );
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
      args[dashed(name)] = this.#context(value);
    }
    return { ...args, ...this.facts(facts) };
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

  reason(decision: Decision, refusal: Refusal): string {
    return this.#words.say(`reason-${refusal.reason}`, {
      ...this.#about(decision),
      ...this.facts(refusal.facts),
    });
  }

  event(entry: LogEntry): string {
    return this.#words.say(`event-${entry.event}`, {
      dice: shownDice(entry.dice),
      ...this.#named(entry.arguments),
      ...this.facts(entry.facts),
    });
  }
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

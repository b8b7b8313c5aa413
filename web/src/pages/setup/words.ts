/** Choices of a set-up in words: names, what they need, and what is offered. */

import type { Change } from '../../lib/api';
import { say } from '../../lib/messages';
import type { GameModule } from '../../table/game';

export class SetupWords {
  readonly #module: GameModule;

  constructor(module: GameModule) {
    this.#module = module;
  }

  /** The game's message, or something else if the page has no words for it. */
  text(key: string, otherwise: string): string {
    const { words } = this.#module;
    return words.has(key) ? words.say(key) : otherwise;
  }

  name({ field, value }: Change): string {
    if (field === 'players') return say('player-count', { number: Number(value) });
    if (field === 'mode' || field === 'ruleset') return this.text(`${field}-${value}`, value);
    return this.text(`variant-${value}-name`, value);
  }

  /** 'needs one player, you have 3; not with Yrr'. */
  needs(changes: readonly Change[], players: number): string {
    return changes.map((one) => this.#said('needs', one, players)).join('; ');
  }

  /** 'Make it one player, leave out Yrr'. */
  offer(changes: readonly Change[]): string {
    const said = changes.map((one) => this.#said('offer', one, 0)).join(', ');
    return said.charAt(0).toLocaleUpperCase() + said.slice(1);
  }

  /** What was changed, for the summary. */
  changed(change: Change): string {
    const name = this.name(change);
    return change.field === 'without' ? say('changed-without', { name }) : name;
  }

  #said(what: 'needs' | 'offer', change: Change, players: number): string {
    const { field, value } = change;
    const number = field === 'players' ? Number(value) : 0;
    return say(`${what}-${field}`, { name: this.name(change), number, players });
  }
}

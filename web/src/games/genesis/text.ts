/** Bios: Genesis in words: the sentences are those of the table, here are the names of pieces. */

import { Text } from '../../table/text';
import type { Cards } from './cards';
import { COLOURS, type Ability, type Colour, type GenesisView, type PlayerName } from './view';
import { say, words } from './words';

export class GenesisText extends Text {
  readonly cards: Cards;

  constructor(cards: Cards) {
    super(words, cards.names);
    this.cards = cards;
  }

  /** The printed name of a card. */
  cardName(domain: string, id: string): string {
    return String(this.name([domain, id]));
  }

  colour(colour: Colour): string {
    return say(`colour-${colour}`);
  }

  letter(colour: Colour): string {
    return say(`letter-${colour}`);
  }

  player(player: PlayerName): string {
    return say(`player-${player}`);
  }

  refugium(id: string): string {
    return this.cardName('placard', id);
  }

  /** A macroorganism is called by the side that is up on the table. */
  organism(id: string, view?: GenesisView): string {
    const { cards } = this;
    if (cards.parasites.has(id)) return this.cardName('parasite', id);
    if (!cards.macros.has(id)) return this.cardName('bacterium', id);
    return this.cardName('macro', cards.macroSide(id, view?.organisms[id]?.side).id);
  }

  abilities(abilities: readonly Ability[], pollutes = false): string {
    const counts = new Map<Ability, number>();
    for (const ability of abilities) counts.set(ability, (counts.get(ability) ?? 0) + 1);
    const found = [...counts].map(([ability, number]) =>
      this.several(say(`ability-${ability}`), number),
    );
    if (pollutes) found.push(say('ability-pollutes'));
    return found.join(', ');
  }

  several(what: string, number: number): string {
    return number === 1 ? what : say('times', { what, number });
  }

  /** The cubes that a bacterium needs to become a macroorganism, as in "G3 B1". */
  system(macro: string): string {
    const { system } = this.cards.macroSide(macro, 'marine');
    return COLOURS.filter((colour) => system[colour] > 0)
      .map((colour) => `${this.letter(colour)}${system[colour]}`)
      .join(' ');
  }
}

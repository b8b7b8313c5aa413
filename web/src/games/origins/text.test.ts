/// <reference types="node" />
/** The page says what the terminal says of all that is printed on cards and maps. */

import { execFileSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import { stub } from '../../testing/stub';
import { Cards, gainsOf } from './cards';
import { OriginsText } from './text';
import {
  DISCIPLINES,
  type Catalogue,
  type ChallengeCard,
  type IdeaCard,
  type OriginsView,
  type ResourceSymbol,
  type Scope,
} from './view';

/** What `python -m tools.wording origins --printed` prints. */
interface Printed {
  catalogue: Catalogue;
  games: { scope: Scope; said: Record<string, unknown> }[];
}

let printed: Printed;
let text: OriginsText;

beforeAll(() => {
  const told = execFileSync('python', ['-m', 'tools.wording', 'origins', '--printed'], {
    cwd: '../',
    maxBuffer: 2 ** 28,
  });
  printed = JSON.parse(told.toString()) as Printed;
  text = new OriginsText(new Cards(printed.catalogue));
}, 60_000);

function byId<T extends { id: string }, Said>(
  list: readonly T[],
  said: (one: T) => Said,
): Record<string, Said> {
  return Object.fromEntries(list.map((one) => [one.id, said(one)]));
}

function onCard(view: OriginsView, card: ChallengeCard | IdeaCard): Record<string, unknown> {
  const gains = gainsOf(view, card);
  const rows = DISCIPLINES.flatMap((discipline) => {
    const row = gains.rows[discipline];
    return row ? [[text.discipline(discipline), text.fact(row.fact)]] : [];
  });
  return {
    heureka: text.fact(gains.heureka),
    effects: card.heureka.map(({ fact }) => text.fact(fact)),
    needs: card.needs === null ? null : text.fact(card.needs),
    rows: Object.fromEntries(rows) as Record<string, string>,
  };
}

const resources = ({ resources: found }: { resources: ResourceSymbol[] }): string[] =>
  found.map((one) => text.resource(one));

/** All that is printed, as the page says it. */
function said(scope: Scope): Record<string, unknown> {
  const { cards } = printed.catalogue;
  const view = stub<OriginsView>({ scope });
  const fates = (card: ChallengeCard): Record<string, string> =>
    byId(cards.philosophy, ({ id }) =>
      card.events
        .map((event) => text.fate(stub<OriginsView>({ philosophy: id }), event))
        .join(', '),
    );
  return {
    challenges: byId(cards.challenges, (card) => ({ ...onCard(view, card), fates: fates(card) })),
    ideas: byId(cards.ideas, (card) => onCard(view, card)),
    species: byId(cards.species, ({ columns }) => ({
      lower: DISCIPLINES.map((one) => text.fact(columns[one].lower[scope].fact)),
      upper: DISCIPLINES.map((one) => text.fact(columns[one].upper[scope].fact)),
    })),
    hexes: {
      earth: cards.earth_hexes.map(resources),
      archipelago: cards.archipelago_hexes.map(resources),
    },
    tiles: byId(cards.tiles, ({ fact, front, back }) => ({
      name: text.fact(fact),
      sides: [front, back].map(resources),
    })),
    philosophy: byId(cards.philosophy, ({ id }) => text.philosophy(id)),
  };
}

test.each(['en', 'cs', 'it'])('cards and maps are said alike in %s', (language) => {
  settings.language = language;
  for (const game of printed.games) {
    expect(said(game.scope), game.scope).toEqual(game.said[language]);
  }
});

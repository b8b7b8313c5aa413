/** What the things on the table are and do, in a few sentences with their clauses. */

import { capital, type Arguments } from '../../lib/messages';
import type { About, Sentence, Target } from '../../table/game';
import { hexesAt } from './hexes';
import { stacksOn, tokensOn } from './planet';
import { isElement, kindAt, terrainOf, type MarineText } from './text';
import type { Animal, MarineView, Terrain } from './view';
import { say } from './words';

interface Table {
  text: MarineText;
  view: MarineView;
}

type Explain = (table: Table, a: string, b: string, c: string) => About | null;

/** Where the rules explain each action. */
const ACTION_CLAUSE: Record<string, string> = {
  abundance: 'MAR-7.1.1',
  autotrophy: 'MAR-7.2.1',
  depletion: 'MAR-7.3.1',
  adaptation: 'MAR-7.4.1',
  regression: 'MAR-7.5.1',
  speciation: 'MAR-7.6.1',
  wanderlust: 'MAR-7.7.1',
  tectonics: 'MAR-7.8.1',
  migration: 'MAR-7.9.1',
  competition: 'MAR-7.10.1',
  evolution: 'MAR-7.11.1',
  domination: 'MAR-7.12.1',
  'bottom-feeder': 'MAR-11.15',
};

const SOURCE_CLAUSE: Record<string, string> = {
  start: 'MAR-13.2.6',
  wanderlust: 'MAR-7.7.4',
  tectonics: 'MAR-7.8.7',
  evolution: 'MAR-7.11.3',
  cards: 'MAR-9.1',
  survival: 'MAR-10.3.1',
  traits: 'MAR-11.1',
  'final-tiles': 'MAR-12.4',
  'final-targets': 'MAR-12.5',
};

function line(key: string, clause: string, args: Arguments = {}): Sentence {
  return { words: say(`about-${key}`, args), clause };
}

/** What a terrain pays and how many species Speciation may bring. */
function terrainLine({ text }: Table, terrain: Terrain): Sentence {
  const card = text.cards.terrains.get(terrain);
  return line('terrain', 'MAR-7.11.3', {
    numbers: card?.scoring.join(', ') ?? '',
    limit: card?.speciation ?? 0,
  });
}

function actionLine({ text }: Table, action: string): Sentence {
  return { words: text.does('action', action), clause: ACTION_CLAUSE[action] ?? '' };
}

function tile(table: Table, hex: string): About {
  const { text, view } = table;
  const kind = kindAt(view, hex);
  if (kind === undefined) return { title: text.hex(hex), lines: [line('no-tile', 'MAR-7.7.2')] };
  const lines = [terrainLine(table, terrainOf(kind))];
  const elements = tokensOn(view, hex).map(({ element }) => text.element(element));
  lines.push(line('elements', 'MAR-2.3.2', { elements: text.counted(elements) }));
  for (const { animal, number, thrives } of stacksOn(view, hex)) {
    const state = thrives ? 'thriving' : 'endangered';
    lines.push(
      line('stack', thrives ? 'MAR-2.5.1' : 'MAR-2.5.2', {
        animal: text.animal(animal),
        number,
        state,
      }),
    );
  }
  return { title: capital(text.tile(hex, kind)), lines };
}

function animal({ text, view }: Table, id: string): About {
  const state = view.animals[id as Animal];
  const lines: Sentence[] = [line('animal', 'MAR-2.1.2')];
  if (state) {
    const elements = text.counted(state.elements.map((element) => text.element(element)));
    lines.push(line('diet', 'MAR-2.4.1', { elements }));
  }
  return { title: text.animal(id), lines };
}

const EXPLAIN: Record<string, Explain> = {
  hex: tile,
  species: tile,

  corner({ text, view }, corner) {
    const token = view.tokens[corner];
    const number = (hexesAt.get(corner) ?? []).filter((hex) => kindAt(view, hex)).length;
    return {
      title: token ? capital(text.element(token)) : text.corner(corner),
      lines: [
        line(token ? 'token' : 'vacant', token ? 'MAR-2.3.2' : 'MAR-2.3.3', {
          corner: text.corner(corner),
          tiles: text.around(view, corner),
          number,
        }),
      ],
    };
  },

  space(table, id) {
    const { text, view } = table;
    const space = text.cards.spaces.get(id);
    if (space === undefined) return null;
    const lines = [actionLine(table, space.action)];
    if (space.special_only) lines.push(line('special-only', 'MAR-5.1.2'));
    if (view.closed_spaces.includes(id)) lines.push(line('closed', 'MAR-5.1.3'));
    const { pawn, owner } = view.spaces[id] ?? {};
    if (pawn && owner) {
      const special = isElement(pawn);
      lines.push(
        special
          ? line('special-there', 'MAR-5.3.4', text.anAnimal(owner))
          : line('pawn-there', 'MAR-5.3.2', text.anAnimal(owner)),
      );
    }
    return { title: text.space(id, view), lines };
  },

  action: (table, id) => ({
    title: table.text.printed('action', id),
    lines: [actionLine(table, id), line('placing', 'MAR-5.2.2')],
  }),

  token: ({ text }, action, element) => ({
    title: capital(text.element(element)),
    lines: [line('area', 'MAR-10.4.6', { action: text.printed('action', action), area: action })],
  }),

  circle: ({ text }, element) => ({
    title: capital(text.element(element)),
    lines: [line('circle', 'MAR-7.6.2', { element: text.element(element) })],
  }),

  'vent-side': ({ text }, side) => ({
    title: capital(text.kind(side)),
    lines: [line('vent-side', 'MAR-7.2.4', { side: text.kind(side) })],
  }),

  marker: ({ text }, action, terrain) => ({
    title: capital(text.kind(terrain)),
    lines: [
      line(`marker-${action}`, action === 'competition' ? 'MAR-7.10.1' : 'MAR-7.11.1', {
        terrain: text.kind(terrain),
      }),
    ],
  }),

  squares: () => ({ title: say('squares'), lines: [line('squares', 'MAR-10.4.3')] }),

  retrieval: () => ({ title: say('retrieval'), lines: [line('retrieval', 'MAR-8.1')] }),

  vents: ({ view }) => ({
    title: say('vents'),
    lines: [line('vents', 'MAR-7.8.1', { number: view.vents_left })],
  }),

  bag: ({ text, view }, element) => ({
    title: element ? capital(text.element(element)) : say('bag-title'),
    lines: isElement(element)
      ? [line('bag-of', 'MAR-1.11', { number: view.tokens_left[element] })]
      : [line('bag', 'MAR-1.12')],
  }),

  stack({ text, view }, number) {
    const stack = view.stacks[Number(number) - 1];
    return {
      title: stack?.top ? capital(text.kind(stack.top)) : say('stack-empty'),
      lines: [line('stack-of-tiles', 'MAR-7.7.1', { below: stack?.below ?? 0 })],
    };
  },

  terrain: (table, id) => ({
    title: capital(table.text.kind(id)),
    lines: [terrainLine(table, id as Terrain)],
  }),

  card({ text, view }, id) {
    const card = text.cards.evolution.get(id);
    if (card === undefined) return null;
    const lines: Sentence[] = [{ words: text.does('evolution', id), clause: 'MAR-9.1' }];
    const space = view.row.indexOf(id) + 1;
    if (space > 0) lines.push(line('row-space', 'MAR-9.4', { number: space }));
    for (const icon of new Set(card.icons)) {
      lines.push(line(`icon-${icon}`, icon === 'extinction' ? 'MAR-10.2.1' : 'MAR-10.3.1'));
    }
    if (text.cards.isReconstructed(id)) lines.push(line('reconstructed', ''));
    return { title: text.printed('evolution', id), lines };
  },

  event: (_, event) => ({
    title: say(`event-icon-${event}`),
    lines: [
      line(`event-${event}`, event === 'extinction' ? 'MAR-10.2.1' : 'MAR-10.3.1'),
      line('events', 'MAR-9.10'),
    ],
  }),

  deck: ({ view }) => ({
    title: say('in-deck', { number: view.deck ?? 0 }),
    lines: [line('deck', 'MAR-9.7'), line('last-packet', 'MAR-3.18')],
  }),

  trait({ text }, id) {
    const card = text.cards.traits.get(id);
    if (card === undefined) return null;
    const lines: Sentence[] = [{ words: text.does('trait', id), clause: 'MAR-11.1' }];
    if (text.cards.isReconstructed(id)) lines.push(line('reconstructed', ''));
    return { title: text.printed('trait', id), lines };
  },

  animal,

  element({ text, view }, id) {
    if (!isElement(id)) return null;
    const { target, owner } = view.special[id];
    return {
      title: capital(text.element(id)),
      lines: [
        line('target', 'MAR-2.8.3', { target }),
        line('owner', 'MAR-2.8.6', { animal: owner ? text.animal(owner) : 'none' }),
      ],
    };
  },

  domination({ text, view }, animal, id) {
    const state = view.animals[animal];
    if (!isElement(id) || state === undefined) return null;
    const value = state.domination[id];
    const { target } = view.special[id];
    const beats = state.dominates.includes(id);
    return {
      title: `${text.animal(animal)}, ${text.element(id)}: ${value}`,
      lines: [
        line('value', 'MAR-2.8.1'),
        line(beats ? 'dominates' : 'dominates-not', 'MAR-2.8.3', { value, target }),
      ],
    };
  },

  pool: ({ view }, id) => ({
    title: say('gene-pool'),
    lines: [line('pool', 'MAR-2.6.1', { number: view.animals[id as Animal]?.gene_pool ?? 0 })],
  }),

  lost: ({ view }, id) => ({
    title: say('eliminated'),
    lines: [line('lost', 'MAR-2.6.3', { number: view.animals[id as Animal]?.eliminated ?? 0 })],
  }),

  'on-planet': ({ view }, id) => ({
    title: say('on-planet'),
    lines: [line('on-planet', 'MAR-2.2.8', { number: view.animals[id as Animal]?.on_planet ?? 0 })],
  }),

  'target-sum': ({ view }, id) => ({
    title: say('target-sum'),
    lines: [
      line('target-sum', 'MAR-12.5', { number: view.animals[id as Animal]?.target_sum ?? 0 }),
    ],
  }),

  pawns: ({ view }, id) => ({
    title: say('pawns'),
    lines: [
      line('pawns', 'MAR-4.2', {
        basic: view.animals[id as Animal]?.pawns ?? 0,
        special: view.animals[id as Animal]?.special_pawns.length ?? 0,
      }),
    ],
  }),

  place: () => ({ title: say('free-title'), lines: [line('place', 'MAR-2.4.4')] }),

  own: ({ text }, _animal, _place, element) => ({
    title: capital(text.element(element)),
    lines: [line('own-token', 'MAR-2.4.1')],
  }),

  printed: ({ text }, element) => ({
    title: capital(text.element(element)),
    lines: [line('printed', 'MAR-2.4.5')],
  }),

  column: (_, side) => ({
    title: say('food-chain'),
    lines: [line(`column-${side}`, 'MAR-8.2'), line('round', 'MAR-4.7')],
  }),

  'survival-card': ({ text, view }) => ({
    title: say('survival-card'),
    lines: [
      line('survival-card', 'MAR-2.9.1', {
        animal: view.survival_card ? text.animal(view.survival_card) : 'none',
      }),
      line('event-survival', 'MAR-10.3.1'),
    ],
  }),

  vp: ({ text, view }, id) => ({
    title: `${text.animal(id)}: ${view.animals[id as Animal]?.vp ?? 0}`,
    lines: Object.entries(view.animals[id as Animal]?.points ?? {}).map(([source, number]) => ({
      words: `${capital(say(`source-${source}`))}: ${number}`,
      clause: SOURCE_CLAUSE[source] ?? '',
    })),
  }),

  source: (_, source) => ({
    title: capital(say(`source-${source}`)),
    lines: [line(`source-${source}`, SOURCE_CLAUSE[source] ?? '')],
  }),

  ending: () => ({ title: say('ending-title'), lines: [line('ending', 'MAR-12.3')] }),
};

export function aboutThing(text: MarineText, view: MarineView, target: Target): About {
  const [kind = '', a = '', b = '', c = ''] = target.split(':');
  return EXPLAIN[kind]?.({ text, view }, a, b, c) ?? { title: say('what-is-this'), lines: [] };
}

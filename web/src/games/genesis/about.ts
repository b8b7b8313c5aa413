/** What the things on the table are and do, in a few sentences with their clauses. */

import { capital, type Arguments } from '../../lib/messages';
import { coloured, say } from './words';
import type { About, Sentence, Target } from '../../table/game';
import {
  ABILITY_CLAUSE,
  CHROMOSOME_CLAUSE,
  PHASE_CLAUSE,
  SCORE_CLAUSE,
  STAT_CLAUSE,
} from './clauses';
import { iconLine } from './eventWords';
import type { GenesisText } from './text';
import { countColour } from './tokens';
import { ROWS, type Ability, type Colour, type GenesisView, type StrikeView } from './view';

interface Table {
  text: GenesisText;
  view: GenesisView;
}

type IconKind = StrikeView['kind'];

type Explain = (table: Table, a: string, b: string) => About | null;

function line(key: string, clause: string, args: Arguments = {}): Sentence {
  return { words: say(`about-${key}`, args), clause };
}

function ability(name: Ability): Sentence {
  const words = say(`about-ability-${name}`);
  return { words: `${capital(say(`ability-${name}`))}: ${words}`, clause: ABILITY_CLAUSE[name] };
}

function abilities(side: { abilities: readonly Ability[]; pollutes: boolean }): Sentence[] {
  const found = [...new Set(side.abilities)].map(ability);
  if (side.pollutes) found.push(line('pollutes', 'H1d.1'));
  return found;
}

const EXPLAIN: Record<string, Explain> = {
  refugium({ text, view }, id) {
    const row = view.rows.findIndex((list) => list.some((one) => one.id === id));
    const refugium = view.rows[row]?.find((one) => one.id === id);
    const card = text.cards.placards.get(id);
    if (!refugium || !card) return null;
    const { dice, slots } = refugium;
    const life = card.life_dice[view.climate].join(', ');
    const lines = [
      line(refugium.bionts ? 'refugium' : 'refugium-quiet', 'F0b.1', { dice }),
      line('life', 'F1.1', { faces: life || say('none'), climate: say(`climate-${view.climate}`) }),
      line('slots', 'F2.1', { covered: refugium.enzymes.length, all: slots.length }),
    ];
    if (!view.active[row]) lines.push(line('asleep', 'E1b.1'));
    if (card.entry_cost) lines.push(line('entry', 'E2c.1', { number: card.entry_cost }));
    if (card.smite_immune) lines.push(line('immune', 'D4b.1'));
    return { title: text.refugium(id), lines };
  },

  life: (_, climate) => ({
    title: capital(say('life-dice', { climate: say(`climate-${climate}`) })),
    lines: [line('life-faces', 'F1.1')],
  }),

  manna: (_, where, colour) => ({
    title: capital(say('piece-cube', coloured(colour as Colour))),
    lines: [line(`manna-${where}`, where === 'organised' ? 'F0b.1' : 'F1.1')],
  }),

  biont: ({ text }, player) => ({
    title: capital(say('piece-biont', { colour: text.player(player) })),
    lines: [line('biont', 'F0b.1')],
  }),

  enzyme: (_, colour) => ({
    title: capital(say('piece-disk', coloured(colour as Colour))),
    lines: [line('enzyme', 'F2.1')],
  }),

  death: (_, kind, face) => ({
    title: say('slot-title', { death: kind, face, covered: 'no' }),
    lines: [
      kind === 'manna'
        ? line('manna-death', 'F2a.1', { face })
        : line('enzyme-death', 'F2c.1', { face }),
    ],
  }),

  fee: (_, number) => ({
    title: say('entry-costs', { number }),
    lines: [line('entry', 'E2c.1', { number })],
  }),

  immune: () => ({ title: say('ignores-smite'), lines: [line('immune', 'D4b.1')] }),

  row({ view }, row) {
    const at = ROWS.findIndex((name) => name === row);
    const active = view.active[at] ?? false;
    return {
      title: capital(say(`row-${row}`)),
      lines: [
        line(active ? 'row-active' : 'asleep', active ? 'D2a.1' : 'E1b.1'),
        line('refugia-left', 'D3.1', { number: view.refugia_left[at] ?? 0 }),
      ],
    };
  },

  deck({ text, view }, row) {
    const deck = view.mutation_decks[ROWS.findIndex((name) => name === row)];
    const card = deck?.top === undefined ? undefined : text.cards.mutations.get(deck.top);
    if (!deck || !card) return null;
    return {
      title: text.cardName('mutation', card.id),
      lines: [
        line('deck', 'H1.1', { number: deck.size, ...coloured(card.unpromoted.colour) }),
        ...abilities(card.unpromoted),
        line('promotion', 'H2a.1', coloured(card.promoted.plus)),
      ],
    };
  },

  mutation({ text, view }, id) {
    const card = text.cards.mutations.get(id);
    const state = Object.values(view.organisms)
      .flatMap((organism) => organism.mutations)
      .find((mutation) => mutation.card === id);
    if (!card || !state) return null;
    const side = state.promoted ? card.promoted : card.unpromoted;
    const lines = [line('mutation', 'H1b.1'), ...abilities(side)];
    if (!state.promoted) {
      lines.push(line('promotion', 'H2a.1', coloured(card.promoted.plus)));
    }
    if (state.base === 'diseased' || state.plus === 'diseased') {
      lines.push(line('diseased', 'G:Disease.1'));
    }
    return { title: text.cardName('mutation', state.promoted ? card.promoted.id : id), lines };
  },

  organism({ text, view }, id) {
    const organism = view.organisms[id];
    if (!organism) return null;
    const title = text.organism(id, view);
    if (organism.side !== undefined) {
      const lines = [
        line('macro', 'H6.1', {
          rate: organism.metabolic_rate ?? 0,
          worth: organism.worth ?? 0,
          side: organism.side,
        }),
        line('macro-organs', organism.side === 'marine' ? 'H5d.1' : 'H5.1', {
          side: organism.side,
        }),
      ];
      return { title, lines };
    }
    const count = (colour: Colour): number => countColour(organism.chromosomes, colour);
    const rolls = line('darwin', 'G0a.1', {
      dice: organism.dice,
      red: count('red'),
      yellow: organism.rerolls ?? 0,
      blue: organism.error_shield,
    });
    if (organism.host !== undefined)
      return { title, lines: [line('parasite', 'G:Parasite.1'), rolls] };
    return { title, lines: [rolls, line('bacterium', 'A5.2', { bionts: organism.bionts.length })] };
  },

  chromosome({ view }, id, colour) {
    const number = countColour(view.organisms[id]?.chromosomes ?? '', colour as Colour);
    return {
      title: say('chromosomes-label', { number, ...coloured(colour as Colour) }),
      lines: [line('chromosome', CHROMOSOME_CLAUSE[colour as Colour], { colour, number })],
    };
  },

  organ({ text, view }, id, square) {
    const side = text.cards.macroSide(id, view.organisms[id]?.side);
    const organ = side.organs[Number(square)];
    if (!organ) return null;
    return {
      title: text.cardName('organ', `${side.id}/${organ.id}`),
      lines: [
        line('organ', 'H5.1', coloured(organ.colour)),
        ...abilities({ ...organ, pollutes: false }),
      ],
    };
  },

  circle({ text, view }, id, name) {
    const side = text.cards.macroSide(id, view.organisms[id]?.side);
    const circle = side.endosymbionts.find((one) => one.id === name);
    if (!circle) return null;
    return {
      title: text.cardName('circle', `${side.id}/${circle.id}`),
      lines: [
        line('circle', 'G:Endosymbiont.1', coloured(circle.colour)),
        ...abilities({ ...circle, pollutes: false }),
      ],
    };
  },

  level: (_, level) => ({
    title: say('level-title', { level }),
    lines: [line('level', 'H6a.1', { level }), line('level-worth', 'I1d.1')],
  }),

  slot({ text }, id, slot) {
    const colour = text.cards.parasites.get(id)?.slots[Number(slot)];
    if (!colour) return null;
    return {
      title: capital(say('slot-name', coloured(colour))),
      lines: [line('slot', 'E3c.1', coloured(colour))],
    };
  },

  player({ text, view }, player) {
    const state = view.players[player];
    if (!state) return null;
    const lines = [line('player', 'A6.1', { number: state.entropy_limit ?? 0 })];
    if (state.wantonness) lines.push(line('wanton', 'A6b.2', { number: state.wantonness }));
    return { title: text.player(player), lines };
  },

  pool: ({ view }, player) => ({
    title: say('pool-label'),
    lines: [
      line('pool', 'E1.1', { number: view.players[player]?.bionts ?? 0 }),
      line('entropy', 'E2a.1', { number: view.players[player]?.entropy_limit ?? 0 }),
    ],
  }),

  catalyst({ view }, player, colour) {
    const number = countColour(view.players[player]?.pool ?? '', colour as Colour);
    const args = { ...coloured(colour as Colour), number, limit: view.pool_limit };
    return {
      title: capital(say('catalysts-label', args)),
      lines: [line('catalyst', 'A5.4'), line('limit', 'B3b.1', { number: view.pool_limit })],
    };
  },

  parasite: ({ text }, colour) => ({
    title: [...text.cards.parasites.values()]
      .filter((side) => side.owner === colour)
      .map((side) => text.organism(side.id))
      .join(' / '),
    lines: [line('parasite-card', 'E3.1')],
  }),

  ability: (_, name) => ({
    title: capital(say(`ability-${name}`)),
    lines: [
      { words: capital(say(`about-ability-${name}`)), clause: ABILITY_CLAUSE[name as Ability] },
    ],
  }),
  pollutes: () => ({ title: capital(say('ability-pollutes')), lines: [line('pollutes', 'H1d.1')] }),

  die: (_, face) => ({
    title: say('die-label', { face }),
    lines: [
      line('die-autocatalytic', 'F0.1'),
      line('die-darwin', 'G2.1'),
      line('die-cancer', 'D8.2'),
    ],
  }),

  stat: (_, name, number) => ({
    title: `${capital(say(`stat-${name}`, { number }))}: ${number}`,
    lines: [line(`stat-${name}`, STAT_CLAUSE[name] ?? '')],
  }),

  score: (_, source) => ({
    title: capital(say('score-part', { source })),
    lines: [line(`score-${source}`, SCORE_CLAUSE[source] ?? '')],
  }),

  trophy: ({ text }, id) => ({
    title: text.organism(id),
    lines: [line('trophy', 'G:Extinction.2'), line('score-trophies', 'I1c.1')],
  }),

  phase: (_, name) => ({
    title: capital(say(`phase-${name}`)),
    lines: [line(`phase-${name}`, PHASE_CLAUSE[name] ?? '')],
  }),

  climate: ({ view }) => ({
    title: say('climate-now', { climate: view.climate }),
    lines: [line('climate', 'D10.1'), line('armageddon', 'D10a.1')],
  }),

  'event-icon': (_, icon, number) => ({
    title: capital(say(`event-icon-${icon}`, { number })),
    lines: [iconLine({ kind: icon as IconKind, number: Number(number) })],
  }),

  bed({ text, view }, turn) {
    const bed = view.beds.find((one) => one.turn === Number(turn));
    if (!bed) return null;
    const icons = new Map(bed.icons.map((icon) => [`${icon.kind} ${icon.number}`, iconLine(icon)]));
    return {
      title: say('turn-and-event', {
        turn: bed.turn,
        event: bed.events.map((event) => text.cardName('event', event)).join(', '),
      }),
      lines: [...icons.values()],
    };
  },
};

export function aboutThing(text: GenesisText, view: GenesisView, target: Target): About {
  const [kind = '', a = '', b = ''] = target.split(':');
  return EXPLAIN[kind]?.({ text, view }, a, b) ?? { title: say('what-is-this'), lines: [] };
}

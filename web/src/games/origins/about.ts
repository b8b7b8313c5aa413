/** What the things on the table are and do, in a few sentences with their clauses. */

import { capital, type Arguments } from '../../lib/messages';
import type { About, Sentence, Target } from '../../table/game';
import { gainsOf, isReconstructed } from './cards';
import {
  CLIMATE_CLAUSE,
  EFFECT_CLAUSE,
  FATE_CLAUSE,
  MEASURE_CLAUSE,
  SCORE_CLAUSE,
  STAT_CLAUSE,
  TRACK_CLAUSE,
} from './clauses';
import { cityIn, inventorOf, isDiscipline, migrantAt, playersOf, type OriginsText } from './text';
import {
  DISCIPLINES,
  DOMAINS,
  MEASURES,
  TRACKS,
  type ChallengeCard,
  type Colour,
  type IdeaCard,
  type OriginsView,
  type Provenance,
} from './view';
import { say } from './words';

interface Table {
  text: OriginsText;
  view: OriginsView;
}

type Explain = (table: Table, a: string, b: string) => About | null;

function line(key: string, clause: string, args: Arguments = {}): Sentence {
  return { words: say(`about-${key}`, args), clause };
}

function reconstructed(provenance: Provenance): Sentence[] {
  return isReconstructed(provenance) ? [line('reconstructed', '')] : [];
}

/** Whom an event would strike now. */
function struck({ text, view }: Table, fate: string): string {
  const names = playersOf(view).flatMap(([colour, player]) =>
    player.struck_by.some((one) => one === fate) ? [text.species(colour)] : [],
  );
  return names.join(', ') || say('nobody');
}

const STRIKING = ['human-disease', 'animal-disease', 'pollution', 'famine', 'crisis'];

function fateLines(table: Table, fate: string): Sentence[] {
  const clause = FATE_CLAUSE[fate] ?? 'E1.1';
  const lines = [line(`fate-${fate}`, clause, { crisis: table.text.crisis(table.view) })];
  if (STRIKING.includes(fate)) {
    lines.push(line('struck', clause, { players: struck(table, fate) }));
  }
  return lines;
}

/** The rows of a card, its Heureka and what it asks for. */
function cardLines(
  { text, view }: Table,
  card: ChallengeCard | IdeaCard,
  asked: string,
): Sentence[] {
  const gains = gainsOf(view, card);
  const lines = [line('heureka', 'G2b.1', { heureka: text.fact(gains.heureka) })];
  if (card.needs !== null) {
    lines.push(line('needs', asked, { needs: text.fact(card.needs) }));
  }
  for (const discipline of DISCIPLINES) {
    const row = gains.rows[discipline];
    if (row) {
      const words = { discipline: text.discipline(discipline), row: text.fact(row.fact) };
      lines.push(line('row', 'F0c.1', words));
    }
  }
  return lines;
}

function hex(table: Table, id: string): About {
  const { text, view } = table;
  const world = text.cards.world(view);
  const card = world.hexes.get(id);
  if (card === undefined) return { title: text.hex(id), lines: [] };
  const printed = world.printed(view, id);
  const ring = printed.ring ? say(`terrain-${printed.ring}`) : 'none';
  const lines = [line('ground', 'B3g.1', { ground: say(`ground-${printed.kind}`), ring })];
  const climate = view.climate[id];
  if (climate) lines.push(line(`climate-${climate}`, CLIMATE_CLAUSE));
  const owner = cityIn(view, id);
  const resource = owner && view.players[owner]?.cities[id];
  if (owner && resource) {
    const words = { player: text.species(owner), resource: text.name('resource', resource) };
    lines.push(line('city', 'D1b.1', words));
  }
  for (const symbol of printed.resources) {
    lines.push(line('resource', 'B3e.2', { resource: text.resource(symbol) }));
  }
  const number = view.population[id] ?? 0;
  if (number > 0) lines.push(line('population', 'H1a.1', { number }));
  if (card.catastrophe && !view.ground[id]) {
    const epoch = text.cards.catastrophes.get(card.catastrophe)?.epoch ?? 1;
    const name = text.name('catastrophe', card.catastrophe);
    lines.push(line('star', 'B3c.1', { name, epoch }));
  }
  const seen = view.ground[id] ? [] : reconstructed(card.provenance);
  return { title: capital(text.hex(id)), lines: [...lines, ...seen] };
}

const EXPLAIN: Partial<Record<string, Explain>> = {
  hex,

  space({ text, view }, id) {
    const world = text.cards.world(view);
    const space = world.spaces.get(id);
    if (space === undefined) return null;
    const hexes = space.corners.map((corner) => text.hex(corner.hex));
    const lines = [
      line(`space-${world.shore(view, id)}`, 'B3b.2', { hexes: [...new Set(hexes)].join(', ') }),
    ];
    const owner = migrantAt(view, id);
    if (owner) {
      const range = view.players[owner]?.range ?? 0;
      lines.push(line('migrant', 'G6a.1', { player: text.species(owner), range }));
    }
    if (view.moved.includes(id)) lines.push(line('moved', 'G6c.1'));
    return { title: capital(text.space(id)), lines };
  },

  resource({ text, view }, id, index) {
    const symbol = text.cards.world(view).printed(view, id).resources[Number(index)];
    if (symbol === undefined) return null;
    return {
      title: capital(text.name('resource', symbol.id)),
      lines: [line('resource', 'B3e.2', { resource: text.resource(symbol) })],
    };
  },

  climate: (_, climate) => ({
    title: capital(say(`terrain-${climate}`)),
    lines: [line(`climate-${climate}`, CLIMATE_CLAUSE)],
  }),

  idea(table, id) {
    const { text, view } = table;
    const card = text.cards.ideas.get(id);
    if (card === undefined) return null;
    const lines: Sentence[] = [];
    const slot = view.display.indexOf(id);
    if (slot >= 0) {
      const row = (slot % DISCIPLINES.length) + 1;
      const elders = Object.values(view.elders[id] ?? {}).reduce((sum, n) => sum + n, 0);
      lines.push(line('idea', 'D1a.2', { row, elders }));
    }
    const owner = inventorOf(view, id);
    if (owner) lines.push(line('invention', 'B2b.2', { player: text.species(owner) }));
    lines.push(...cardLines(table, card, 'J2b.1'), ...reconstructed(card.provenance));
    return { title: `${text.name('idea', id)} (${text.name('people', id)})`, lines };
  },

  challenge(table, id) {
    const { text, view } = table;
    const card = text.cards.challenges.get(id);
    if (card === undefined) return null;
    const lines: Sentence[] = [];
    const owner = playersOf(view).find(([, player]) =>
      Object.values(player.foundations).some((column) => column.includes(id)),
    );
    if (owner) {
      lines.push(line('foundation', 'B2a.1', { player: text.species(owner[0]) }));
      if (owner[1].dissidents.includes(id)) lines.push(line('disabled', 'A2b.1'));
      lines.push(line(card.resistance ? 'resistance' : 'no-resistance', 'D2c.1'));
    } else {
      card.events.forEach((event) =>
        lines.push({
          words: capital(text.fate(view, event)),
          clause: FATE_CLAUSE[event.kind] ?? '',
        }),
      );
      if (card.religious) lines.push(line('religious', 'E2b.1'));
    }
    lines.push(...cardLines(table, card, 'E2f.1'), ...reconstructed(card.provenance));
    return { title: text.name('challenge', id), lines };
  },

  deck({ text, view }) {
    const left = view.deck[view.epoch - 1] ?? 0;
    const comet = text.cards.comets.get(view.comet);
    const lines = [line('deck', 'C2g.2', { number: left, comet: text.name('comet', view.comet) })];
    if (comet?.scores) {
      lines.push(line('comet-scores', 'E3d.1', { measure: say(`measure-${comet.scores}`) }));
    } else lines.push(line('last-comet', 'I0.1'));
    if (view.tail !== null) lines.push(line('tail', 'I0c.1', { number: view.tail }));
    return { title: say('challenge-deck'), lines };
  },

  epoch: (_, number) => ({
    title: capital(say(`epoch-${number}`)),
    lines: [line('epoch', 'E3.1')],
  }),

  comet({ text }, id) {
    const comet = text.cards.comets.get(id);
    const scores = comet?.scores;
    return {
      title: text.name('comet', id),
      lines: [
        scores
          ? line('comet-scores', 'E3d.1', { measure: say(`measure-${scores}`) })
          : line('last-comet', 'I0.1'),
        line('shock', 'E3a.1'),
        line('portent', 'E3e.1'),
      ],
    };
  },

  portents: ({ view }, id) => ({
    title: say('portents'),
    lines: [line('portents', 'E4.1', { number: view.players[id as Colour]?.portents.length ?? 0 })],
  }),

  philosophy({ text, view }, id) {
    const card = text.cards.philosophy.get(id);
    if (card === undefined) return null;
    const lines: Sentence[] = [];
    if (card.bonus) {
      lines.push(line('philosophy-bonus', 'E2c.1', { discipline: text.discipline(card.bonus) }));
    }
    lines.push(line('philosophy-crisis', 'E1i.1', { crisis: say(`crisis-${card.crisis}`) }));
    if (card.morality) {
      lines.push(line('philosophy-morality', 'J4.1', { effect: say(`effect-${card.morality}`) }));
    }
    if (card.cancels) {
      const discipline = text.discipline(card.cancels);
      lines.push(line('philosophy-cancels', 'I0b.1', { discipline }));
    }
    if (view.philosophy === id) lines.unshift(line('philosophy-here', 'C2e.1'));
    return { title: capital(text.name('philosophy', id)), lines };
  },

  crown({ text, view }, colour) {
    const player = view.players[colour as Colour];
    if (player === undefined) return null;
    const lines = [
      line('crown', 'B1b.2', { discipline: text.discipline(player.ruling) }),
      line('crown-space', 'B1b.3'),
    ];
    return { title: say('crown-of', { player: text.species(colour) }), lines };
  },

  column({ text, view }, colour, discipline) {
    const ruling = view.players[colour as Colour]?.ruling === discipline;
    return {
      title: capital(text.discipline(discipline)),
      lines: [
        line(ruling ? 'ruling' : 'not-ruling', 'A2.1'),
        line(`discipline-${discipline}`, SCORE_CLAUSE[discipline] ?? 'INT-2'),
      ],
    };
  },

  domain({ view }, colour, domain) {
    const player = view.players[colour as Colour];
    const index = DOMAINS.findIndex((name) => name === domain);
    const number = player?.brain[index] ?? 0;
    return {
      title: capital(say(`brain-${domain}`)),
      lines: [line(`domain-${domain}`, 'B1a.1', { number })],
    };
  },

  track({ text, view }, id) {
    const track = TRACKS.find((one) => one === id);
    if (track === undefined) return null;
    const lines = [line(`track-${track}`, TRACK_CLAUSE[track] ?? 'D1c.1')];
    for (const [colour, player] of playersOf(view)) {
      const level = player.technology[track];
      lines.push(
        line('level', 'D1c.2', {
          player: text.species(colour),
          level,
          name: text.name('level', `${track}/${level}`),
        }),
      );
    }
    return { title: capital(text.track(track)), lines };
  },

  level({ text }, track, level) {
    const card = text.cards.tracks.get(track)?.levels.find((one) => String(one.level) === level);
    const lines = [line('level-of', 'D1c.2', { track: text.track(track), level })];
    for (const terrain of card?.opens ?? []) {
      lines.push(line('opens', 'G6f.2', { terrain: say(`terrain-${terrain}`) }));
    }
    if (card?.bonus_step) lines.push(line('bonus-step', 'G9e.2'));
    return { title: capital(text.name('level', `${track}/${level}`)), lines };
  },

  player({ text, view }, colour) {
    const player = view.players[colour as Colour];
    const lines = [line('player', 'INT-1')];
    if (player) {
      lines.push(line(`realm-${player.realm}`, 'G6a.3'));
      lines.push(line('best', 'I0.2', { number: player.best }));
    }
    return { title: text.species(colour), lines };
  },

  use: (_, effect) => explainEffect(effect),
  effect: (_, effect) => explainEffect(effect),

  fate: (table, fate) => ({ title: capital(say(`fate-${fate}`)), lines: fateLines(table, fate) }),

  bid: () => ({ title: say('auction'), lines: [line('bid', 'E2a.3'), line('pay', 'E2d.1')] }),

  bonus({ text, view }, colour) {
    const number = view.players[colour as Colour]?.bonus ?? 0;
    return {
      title: text.species(colour),
      lines: [line('bonus', 'E2b.1', { number }), line('philosophy-any', 'E2c.1')],
    };
  },

  tile({ text }, id) {
    const tile = text.cards.tiles.get(id);
    return {
      title: tile ? capital(text.fact(tile.fact)) : '',
      lines: [line('tile', 'B8d.1'), ...(tile ? reconstructed(tile.provenance) : [])],
    };
  },

  stat({ text, view }, stat, colour) {
    const player = view.players[colour as Colour];
    if (player === undefined) return null;
    const number = {
      mysticism: player.mysticism,
      urbanisation: player.urbanisation,
      diversity: player.diversity,
      elders: player.elders,
      emissaries: player.emissaries,
      dissidents: player.dissident_count,
      supply: player.supply,
      blocks: player.blocks,
      range: player.range,
    }[stat];
    return {
      title: `${text.species(colour)}: ${say(`stat-${stat}`)}`,
      lines: [line(`stat-${stat}`, STAT_CLAUSE[stat] ?? '', { number: number ?? 0 })],
    };
  },

  score({ text, view }, discipline, colour) {
    if (!isDiscipline(discipline)) return null;
    const player = view.players[colour as Colour];
    const title = colour
      ? `${text.species(colour)}: ${text.discipline(discipline)}`
      : capital(text.discipline(discipline));
    const lines: Sentence[] = [];
    if (player) {
      const place = DISCIPLINES.indexOf(discipline);
      const measure = MEASURES[place] ?? 'mysticism';
      const number = {
        mysticism: player.mysticism,
        urbanisation: player.urbanisation,
        diversity: player.diversity,
      };
      const part = (name: string, points: number, clause: string): void => {
        lines.push({ words: `${capital(name)}: ${points}`, clause });
      };
      part(say('tokens'), player.tokens[place] ?? 0, SCORE_CLAUSE[discipline] ?? '');
      part(say(`measure-${measure}`), number[measure], MEASURE_CLAUSE[measure] ?? '');
      for (const track of TRACKS) {
        if (text.cards.track(track).score === discipline) {
          part(text.track(track), player.technology[track], 'D1c.2');
        }
      }
    }
    if (view.cancelled === discipline) lines.push(line('cancelled', 'I0b.1'));
    lines.push(line('only-best', 'I0.2'));
    return { title, lines };
  },

  dissident: ({ text }, colour) => ({
    title: capital(say('piece-dissident')),
    lines: [line('dissident', 'B5.1', { player: text.species(colour) })],
  }),

  elder: ({ text }, colour) => ({
    title: capital(say('piece-elder')),
    lines: [line('elder', 'B4b.1', { player: text.species(colour) })],
  }),

  emissary: ({ text }, colour) => ({
    title: capital(say('piece-emissary')),
    lines: [line('emissary', 'B4c.1', { player: text.species(colour) })],
  }),

  rainbow: () => ({
    title: say('rainbow'),
    lines: [line('rainbow', 'D1d.3'), line('resistance', 'D2c.1')],
  }),

  'idea-deck': ({ text, view }, discipline) => ({
    title: capital(text.discipline(discipline)),
    lines: [
      line('idea-deck', 'H2.1', {
        number:
          view.idea_decks[(view.epoch - 1) * 3 + DISCIPLINES.findIndex((d) => d === discipline)] ??
          0,
      }),
    ],
  }),

  tradition: ({ view }) => ({
    title: say('tradition'),
    lines: [line('tradition', 'G2d.2', { number: view.tradition.cards })],
  }),

  phase: (_, phase) => ({
    title: say(`phase-${phase}`),
    lines: [
      line(
        `phase-${phase}`,
        { challenge: 'A1.1', activity: 'A2.1', footprint: 'A3.1' }[phase] ?? 'A0.1',
      ),
    ],
  }),
};

function explainEffect(effect: string): About {
  return {
    title: capital(say(`effect-${effect}`)),
    lines: [line(`effect-${effect}`, EFFECT_CLAUSE[effect] ?? 'F0.1')],
  };
}

export function aboutThing(text: OriginsText, view: OriginsView, thing: Target): About {
  const [kind = '', a = '', b = ''] = thing.split(':');
  return EXPLAIN[kind]?.({ text, view }, a, b) ?? { title: say('what-is-this'), lines: [] };
}

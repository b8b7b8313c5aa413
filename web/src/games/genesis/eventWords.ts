/** This turn's event, icon by icon: what each has done so far, and whom the others will strike. */

import type { LogEntry } from '../../lib/api';
import { say } from './words';
import type { Sentence } from '../../table/game';
import { beds } from './beds';
import { Faces } from './names';
import type { GenesisText } from './text';
import type { EventCard, GenesisView, OrganismView } from './view';

const CLAUSE: Record<string, string> = {
  aftershock: 'D1a.1',
  smite: 'D4.1',
  heaven: 'D3.1',
  earth: 'D3.2',
  extremophile: 'D5.1',
  'o2-spike': 'D6.1',
  uv: 'D7.1',
  cancer: 'D8.1',
  drought: 'D9.1',
  'ozone-layer': 'D1c.1',
  warm: 'D10.1',
  cool: 'D10.1',
};

/** Icons whose number is summed and which strike once (A1c.2). */
const SUMMED = ['extremophile', 'o2-spike'];

/** Which icons an entry of the log begins. */
const BEGINS: Record<string, readonly string[]> = {
  smite: ['smite'],
  refugium: ['heaven', 'earth'],
  'heat-crisis': ['extremophile'],
  'oxygen-spike': ['o2-spike'],
  uv: ['uv'],
  'uv-stopped': ['uv'],
  'ozone-layer': ['ozone-layer'],
  'cancer-roll': ['cancer'],
  drought: ['drought'],
  climate: ['warm', 'cool'],
};

/** Entries worth telling of an icon, beside those of a smite, which are counted. */
const TOLD = new Set([
  'refugium',
  'uv-stopped',
  'ozone-layer',
  'cancer-roll',
  'climate',
  'atrophy',
  'mutation-discarded',
  'organ-lost',
  'extinct',
  'macro-extinct',
  'deserted',
  'commandeered',
]);

export interface IconStep {
  icon: string;
  kind: string;
  /** How many equal icons, the sum of a strike, or the limit of UV. */
  number: number;
  /** How often it is carried out. */
  times: number;
  state: 'done' | 'now' | 'to-come';
  results: string[];
}

interface Step extends IconStep {
  entries: { entry: LogEntry; index: number }[];
}

export function kindOf(icon: string): string {
  return icon.startsWith('uv') ? 'uv' : icon;
}

export function iconLine(icon: string, number: number): Sentence {
  const kind = kindOf(icon);
  const limit = kind === 'uv' ? Number(icon.split('-')[1]) : number;
  return { words: say(`event-icon-text-${kind}`, { number: limit }), clause: CLAUSE[kind] ?? '' };
}

/** The icons of the turn's cards in the order in which they are carried out. */
function schedule(cards: readonly EventCard[]): Step[] {
  const all = cards.flatMap((card) => [
    ...(card.aftershock ? ['aftershock'] : []),
    ...card.icons,
    ...card.climate,
  ]);
  const steps: Step[] = [];
  for (const icon of all) {
    const kind = kindOf(icon);
    if (SUMMED.includes(kind) && steps.some((step) => step.kind === kind)) continue;
    const sum = all.filter((other) => other === icon).length;
    const limit = kind === 'uv' ? Number(icon.split('-')[1]) : 1;
    const number = SUMMED.includes(kind) ? sum : limit;
    steps.push({ icon, kind, number, times: 1, state: 'to-come', results: [], entries: [] });
  }
  return steps;
}

/** Gives each icon the entries of the log that it brought about; returns the last one reached. */
function follow(steps: Step[], log: readonly LogEntry[]): number {
  const start = log.findLastIndex((entry) => entry.event === 'turn');
  let at = -1;
  for (let index = start + 1; index < log.length; index++) {
    const entry = log[index];
    if (entry === undefined) break;
    if (entry.event === 'phase' && entry.arguments[0]?.[1] !== 'event') break;
    const begun = BEGINS[entry.event];
    if (begun && !continues(steps[at], entry)) {
      const next = steps.findIndex((step, place) => place > at && begun.includes(step.kind));
      if (next >= 0) at = next;
    }
    steps[at]?.entries.push({ entry, index });
  }
  return at;
}

/** One cancer icon makes every macroorganism roll once. */
function continues(step: Step | undefined, entry: LogEntry): boolean {
  if (step?.kind !== 'cancer' || entry.event !== 'cancer-roll') return false;
  const name = entry.arguments[0]?.[1];
  return !step.entries.some(
    ({ entry: one }) => one.event === 'cancer-roll' && one.arguments[0]?.[1] === name,
  );
}

/** Equal icons side by side are shown as one. */
function merge(steps: readonly Step[]): Step[] {
  const found: Step[] = [];
  for (const step of steps) {
    const last = found.at(-1);
    if (last?.icon === step.icon && last.kind !== 'uv') {
      last.times += 1;
      last.entries.push(...step.entries);
      if (last.state !== step.state) last.state = 'now';
    } else found.push({ ...step, entries: [...step.entries] });
  }
  return found;
}

export class EventWords {
  readonly #text: GenesisText;
  readonly #view: GenesisView;

  constructor(text: GenesisText, view: GenesisView) {
    this.#text = text;
    this.#view = view;
  }

  /** The turn's icons; `words` are the lines of the log. */
  steps(log: readonly LogEntry[], words: (index: number) => string): IconStep[] {
    const bed = beds(this.#view, this.#text.cards).at(-1);
    if (bed === undefined) return [];
    const steps = schedule(bed.events);
    const at = follow(steps, log);
    const over = this.#view.phase !== 'event';
    steps.forEach((step, place) => {
      step.state = over || place < at ? 'done' : place === at ? 'now' : 'to-come';
      if (step.kind === 'aftershock') step.state = 'done';
    });
    return merge(steps).map((step) => ({
      ...step,
      results: this.#results(step, bed.events, words),
    }));
  }

  #results(step: Step, cards: EventCard[], words: (index: number) => string): string[] {
    if (step.kind === 'aftershock') return [];
    if (step.state === 'to-come') return this.#forecast(step, cards);
    const told = step.entries
      .filter(({ entry }) => TOLD.has(entry.event))
      .map(({ index }) => words(index));
    if (step.kind === 'smite') {
      const count = (event: string): number =>
        step.entries.filter(({ entry }) => entry.event === event).length;
      const enzymes = count('enzyme-lost');
      const cubes = count('manna-lost');
      told.unshift(say('event-result-smite', { enzymes, cubes }));
    }
    if (told.length > 0) return told;
    return step.state === 'done' ? [say('event-result-none', { kind: step.kind })] : [];
  }

  /** Organisms whose shield is too weak for what is to come. */
  #forecast(step: Step, cards: EventCard[]): string[] {
    const weak = Object.entries(this.#view.organisms).flatMap(([id, organism]) => {
      const excess = this.#excess(step, organism, cards);
      if (excess <= 0) return [];
      const name = this.#text.organism(id, Faces.of(this.#view));
      return [say('event-forecast-one', { name, number: excess })];
    });
    if (weak.length > 0) return [say('event-forecast', { names: weak.join(', ') })];
    return SUMMED.includes(step.kind) || step.kind === 'uv' ? [say('event-forecast-none')] : [];
  }

  #excess(step: Step, organism: OrganismView, cards: EventCard[]): number {
    const cosmic = organism.home_row === 'cosmic';
    const spared = cosmic ? cards.filter((card) => card.special === 'comet-shield') : [];
    const less = spared.flatMap((card) => card.icons).filter((icon) => icon === step.icon).length;
    if (step.kind === 'extremophile') return step.number - less - organism.heat_shield;
    if (step.kind === 'o2-spike') return step.number - less - organism.antioxidant_shield;
    if (step.kind !== 'uv' || this.#view.ozone_layer) return 0;
    if (organism.side === undefined) return organism.mutations.length - step.number;
    return organism.abilities['uv-shield'] ? 0 : (organism.organs?.length ?? 0) - step.number;
  }
}

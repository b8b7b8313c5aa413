/** This turn's event, icon by icon: what each has done so far, and whom the others will strike. */

import type { LogEntry } from '../../lib/api';
import { say } from './words';
import type { Sentence } from '../../table/game';
import type { GenesisText } from './text';
import type { BedView, GenesisView, StrikeView } from './view';

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

export interface IconStep extends StrikeView {
  /** How often it is carried out. */
  times: number;
  results: string[];
}

interface Step extends IconStep {
  entries: { entry: LogEntry; index: number }[];
}

type Icon = BedView['icons'][number];

/** What an icon does, in a sentence. */
export function iconLine({ kind, number }: Icon): Sentence {
  return { words: say(`event-icon-text-${kind}`, { number }), clause: CLAUSE[kind] ?? '' };
}

/** Gives each icon the entries of the log that it brought about. */
function follow(steps: Step[], log: readonly LogEntry[]): void {
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
    if (last?.kind === step.kind && last.kind !== 'uv') {
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
    const steps: Step[] = this.#view.strikes.map((strike) => ({
      ...strike,
      times: 1,
      results: [],
      entries: [],
    }));
    follow(steps, log);
    return merge(steps).map((step) => ({ ...step, results: this.#results(step, words) }));
  }

  #results(step: Step, words: (index: number) => string): string[] {
    if (step.kind === 'aftershock') return [];
    if (step.state === 'to-come') return this.#forecast(step);
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

  /** Organisms that an icon to come will strike. */
  #forecast({ struck }: Step): string[] {
    if (struck === undefined) return [];
    if (struck.length === 0) return [say('event-forecast-none')];
    const names = struck.map(({ organism, number }) =>
      say('event-forecast-one', { name: this.#text.organism(organism, this.#view), number }),
    );
    return [say('event-forecast', { names: names.join(', ') })];
  }
}

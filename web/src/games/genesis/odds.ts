/** The odds that the server reckons, and what a reader is shown of them. */

import { say } from './words';
import type { Target } from '../../table/game';
import { percent } from '../../table/percent';
import type { GenesisPlay } from './play';
import { contextOf } from './targets';
import type { CancerOdds, DarwinOdds, GenesisOdds, RefugiumOdds, RerollOdds } from './view';

export interface OddsLine {
  name: string;
  /** A chance from 0 to 1, or an expected number. */
  value: number;
  kind: 'good' | 'bad' | 'number';
}

/** A roll with its title, the number of dice and what may come of it. */
export interface Forecast {
  title: string;
  dice: number;
  lines: OddsLine[];
  /** The refugium whose faces can be shown. */
  refugium?: string;
}

export function shownOdds({ value, kind }: OddsLine): string {
  if (kind === 'number') return say('odds-number', { number: value });
  return percent(value);
}

function line(name: string, value: number, kind: OddsLine['kind']): OddsLine {
  return { name: say(`odds-line-${name}`), value, kind };
}

export function refugiumForecast(odds: RefugiumOdds, enzymes: boolean): Forecast {
  const lines = [
    line(odds.reroll ? 'bacterium-again' : 'bacterium', odds.bacterium, 'good'),
    line('life', odds.life, 'good'),
    line('manna', odds.manna_death, 'bad'),
  ];
  if (enzymes) lines.push(line('enzyme', odds.enzyme_death, 'bad'));
  const title = say(`odds-case-${odds.case}`);
  return { title, dice: odds.dice, lines, refugium: odds.refugium };
}

function errorLines(odds: CancerOdds | DarwinOdds | RerollOdds): OddsLine[] {
  return [
    line('catalysts', odds.catalysts, 'number'),
    line('atrophy', odds.atrophy, 'bad'),
    line('extinction', odds.extinction, 'bad'),
  ];
}

export function darwinForecast(odds: DarwinOdds): Forecast {
  const lines = errorLines(odds);
  if (odds.rerolls > 0) {
    lines.splice(2, 0, line('atrophy-rerolled', odds.atrophy_after_rerolls, 'bad'));
  }
  return { title: say('odds-case-darwin'), dice: odds.dice, lines };
}

export function cancerForecast(odds: CancerOdds): Forecast {
  return { title: say('odds-case-cancer'), dice: odds.dice, lines: errorLines(odds) };
}

/** What may come of a piece, or of the decision itself. */
export function forecasts(play: GenesisPlay, target: Target): Forecast[] {
  const odds = play.odds as GenesisOdds | null;
  if (odds === null) return [];
  if (target === 'decision') return decisionForecasts(play, odds);
  const [kind, id = ''] = target.split(':');
  if (kind === 'refugium') {
    const offered = new Set(play.group(target)?.options.map((option) => option.verb));
    const shown = odds.refugia.filter((one) => one.refugium === id);
    const entering = offered.has('biont') || offered.has('hgt-refugium');
    const cases = shown.filter((one) => one.case !== 'now' || !entering);
    const enzymes = play.view.rows.flat().some((one) => one.id === id && one.enzymes !== '');
    return cases.map((one) => refugiumForecast(one, enzymes || one.case === 'enzyme'));
  }
  if (kind === 'organism') {
    return [
      ...odds.darwin.filter((one) => one.organism === id).map(darwinForecast),
      ...odds.cancer.filter((one) => one.organism === id).map(cancerForecast),
    ];
  }
  if (kind === 'die') {
    return odds.specificity
      .filter((one) => one.key === `reroll-die ${id}`)
      .map((one) => rerollForecast(one));
  }
  return [];
}

function rerollForecast(odds: RerollOdds): Forecast {
  const title =
    odds.rolled.length === 0
      ? say('odds-case-keep')
      : say('odds-case-reroll', { dice: odds.rolled.join(' ') });
  return { title, dice: odds.dice, lines: errorLines(odds) };
}

function decisionForecasts(play: GenesisPlay, odds: GenesisOdds): Forecast[] {
  const { decision } = play;
  if (decision?.kind === 'autocatalytic-reroll') {
    const id = contextOf(decision).refugium?.[1];
    return odds.refugia
      .filter((one) => one.refugium === id && one.case === 'now')
      .map((one) => ({ ...refugiumForecast(one, true), title: say('odds-case-again') }));
  }
  return odds.specificity.map(rerollForecast);
}

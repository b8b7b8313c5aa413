/** How somebody hears of their tables: what is stored, and what they change. */

import {
  api,
  type NoticeKind,
  type Notices,
  type Problem,
  type TableNotices,
  type Way,
} from '../lib/api';
import { say } from '../lib/messages';
import { problemOf } from '../lib/problems';
import { settings } from '../lib/settings.svelte';
import { clock, lasting, now } from './times';

export const KINDS: readonly NoticeKind[] = ['turn', 'asked', 'reminder', 'chat', 'table'];
export const OFTEN: readonly Notices['often'][] = ['once', 'hourly', 'daily'];
/** How a table may differ, as it is chosen: midnight is a time that needs no typing. */
export const CHOICES = ['usual', 'once', 'daily', 'midnight', 'until', 'never'] as const;
export type Choice = (typeof CHOICES)[number];
export const HOURS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

const ICONS = { push: 'phone', mail: 'mail', hook: 'hook', service: 'hook' } as const;

/** A column of the matrix: all browsers share one. */
export interface Column {
  id: string;
  name: string;
  icon: string;
  broken: boolean;
}

export const wayIcon = (way: Way): string => ICONS[way.kind];

export function wayName(way: Way): string {
  if (way.kind === 'push') return say('way-push', { device: way.name || say('a-browser') });
  return way.kind === 'mail' ? way.address : way.name;
}

export function columnsOf({ ways }: Notices): Column[] {
  const found = new Map<string, Column>();
  for (const way of ways) {
    const broken = (found.get(way.column)?.broken ?? false) || way.fault !== '';
    const name = way.kind === 'push' || way.kind === 'mail' ? say(`column-${way.kind}`) : way.name;
    found.set(way.column, { id: way.column, name, icon: wayIcon(way), broken });
  }
  return [...found.values()];
}

/** How deliveries by a way have gone, in words, and whether somebody should act. */
export function wayState(way: Way, at = now()): { text: string; warn: boolean } {
  if (way.fault !== '') {
    const fault = say(`fault-${way.fault}`);
    const time = lasting(Math.max(60, at - way.since));
    return { text: say(way.paused ? 'way-paused' : 'way-failing', { fault, time }), warn: true };
  }
  if (!way.confirmed) return { text: say('way-unconfirmed'), warn: true };
  if (way.delivered > 0) {
    return { text: say('way-delivered', { time: clock(way.delivered) }), warn: false };
  }
  return { text: say(way.kind === 'mail' ? 'way-mail' : 'way-new'), warn: false };
}

/** The midnight that comes next. */
export function midnight(): number {
  const date = new Date();
  date.setHours(24, 0, 0, 0);
  return Math.floor(date.getTime() / 1000);
}

/** Eight o'clock of the next day. */
export function morning(): number {
  const date = new Date();
  date.setHours(24 + 8, 0, 0, 0);
  return Math.floor(date.getTime() / 1000);
}

/** What is chosen for a table; a time that is over differs in nothing. */
export function choiceOf(rule: TableNotices | undefined, at = now()): Choice {
  if (rule?.rule !== 'until') return rule?.rule ?? 'usual';
  const { until = 0 } = rule;
  if (until <= at) return 'usual';
  return until === midnight() ? 'midnight' : 'until';
}

/** A time as a field for date and time has it, in the zone of this browser. */
export function inField(at: number): string {
  const date = new Date(at * 1000);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The time in such a field; 0 if it is empty. */
export function fromField(text: string): number {
  const at = new Date(text).getTime();
  return Number.isNaN(at) ? 0 : Math.floor(at / 1000);
}

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

export class NoticeSettings {
  stored: Notices | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  saved = $state(false);
  /** What was not saved. */
  #late: Partial<Notices> = {};

  constructor() {
    void this.take(api.notices());
  }

  /** Takes what the server has stored, or says why not: then all stays as it is stored. */
  async take(work: Promise<Notices>): Promise<boolean> {
    try {
      this.stored = await work;
      this.problem = null;
      return true;
    } catch (error) {
      this.problem = problemOf(error);
      this.stored = this.stored && { ...this.stored };
      return false;
    }
  }

  /** Saves a change at once. */
  async change(change: Partial<Notices>): Promise<void> {
    const { stored } = this;
    if (!stored) return;
    this.saved = false;
    this.#late = change;
    const { told, often, hour, quiet, zone, tables } = { ...stored, ...change };
    const { language } = settings;
    this.saved = await this.take(
      api.wishNotices({ told, often, hour, quiet, zone, tables, language }),
    );
  }

  again(): void {
    if (this.stored) void this.change(this.#late);
    else void this.take(api.notices());
  }

  tells(column: string, kind: NoticeKind): boolean {
    return this.stored?.told[column]?.includes(kind) ?? false;
  }

  tell(column: string, kind: NoticeKind, on: boolean): void {
    const told = this.stored?.told ?? {};
    const others = (told[column] ?? []).filter((one) => one !== kind);
    void this.change({ told: { ...told, [column]: on ? [...others, kind] : others } });
  }

  table(id: string, rule: TableNotices['rule'], until: number): void {
    void this.change({ tables: { ...this.stored?.tables, [id]: { rule, until } } });
  }
}

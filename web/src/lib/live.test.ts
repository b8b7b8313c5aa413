import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveTable } from './live.svelte';

/** A connection that a test opens, closes and speaks through. */
class Wire extends EventTarget {
  static last: Wire;
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: unknown[] = [];

  constructor() {
    super();
    Wire.last = this;
  }

  /** That somebody is here is said with each connection. */
  send(text: string): void {
    const said = JSON.parse(text) as { type: string };
    if (said.type !== 'here') this.sent.push(said);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = Wire.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  breaks(): void {
    this.readyState = 3;
    this.dispatchEvent(new CloseEvent('close'));
  }

  says(version: number): void {
    const data = JSON.stringify({ type: 'state', version, log_from: 0, log: [] });
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', Wire);
  vi.useFakeTimers();
});

function connected(): LiveTable<unknown> {
  const table = new LiveTable('table', '');
  Wire.last.opens();
  Wire.last.says(7);
  return table;
}

describe('an answer', () => {
  test('is sent, and nothing else until there is a reply', () => {
    const table = connected();
    table.answer(0, 'rest');
    table.answer(0, 'roll');
    expect(Wire.last.sent).toEqual([{ type: 'answer', seat: 0, key: 'rest', version: 7 }]);
    expect(table.busy).toBe(true);
    Wire.last.says(8);
    expect(table.busy).toBe(false);
  });

  test('without a connection waits for one', () => {
    const table = connected();
    Wire.last.breaks();
    table.answer(0, 'rest');
    expect(table.unsent).toMatchObject({ key: 'rest' });
    vi.advanceTimersByTime(1000);
    Wire.last.opens();
    expect(Wire.last.sent).toEqual([]);
    Wire.last.says(7);
    expect(Wire.last.sent).toMatchObject([{ key: 'rest' }]);
    expect(table.unsent).toBeNull();
  });

  test('that came too late is not sent, and one is told', () => {
    const table = connected();
    Wire.last.breaks();
    table.answer(0, 'rest');
    vi.advanceTimersByTime(1000);
    Wire.last.opens();
    Wire.last.says(8);
    expect(Wire.last.sent).toEqual([]);
    expect(table.problem).toMatchObject({ key: 'stale-answer' });
  });

  test('that was not sent yet can be taken back', () => {
    const table = connected();
    Wire.last.breaks();
    table.answer(0, 'rest');
    table.takeBack();
    vi.advanceTimersByTime(1000);
    Wire.last.opens();
    Wire.last.says(7);
    expect([Wire.last.sent, table.busy]).toEqual([[], false]);
  });
});

test('a table that was deleted is left, and not asked for again', () => {
  const table = connected();
  const wire = Wire.last;
  const data = JSON.stringify({ type: 'error', key: 'table-deleted', error: '', args: {} });
  wire.dispatchEvent(new MessageEvent('message', { data }));
  expect([table.gone, table.problem?.key, wire.readyState]).toEqual([true, 'table-deleted', 3]);
  wire.breaks();
  vi.advanceTimersByTime(5000);
  expect(Wire.last).toBe(wire);
});

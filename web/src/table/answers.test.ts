import { describe, expect, test, vi } from 'vitest';
import { api, type Refusal } from '../lib/api';
import { option } from '../testing/options';
import { Odds, Refusals } from './answers.svelte';

describe('odds', () => {
  test('are asked for once a version', async () => {
    const ask = vi.spyOn(api, 'odds').mockResolvedValue({ chance: 0.5 });
    const odds = new Odds();
    odds.want(7, 'table', '');
    odds.want(7, 'table', '');
    await vi.waitFor(() => expect(odds.value).toEqual({ chance: 0.5 }));
    expect(ask).toHaveBeenCalledOnce();
    odds.want(8, 'table', '');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('of a version that is gone are not shown', async () => {
    const late = new Promise<Record<string, unknown>>((resolve) =>
      setTimeout(resolve, 5, { old: 1 }),
    );
    vi.spyOn(api, 'odds').mockReturnValueOnce(late).mockResolvedValueOnce({ new: 1 });
    const odds = new Odds();
    odds.want(1, 'table', '');
    odds.want(2, 'table', '');
    await late;
    expect(odds.value).toEqual({ new: 1 });
  });

  test('of the past there are none', async () => {
    vi.spyOn(api, 'odds').mockResolvedValue({ odds: 1 });
    const odds = new Odds();
    odds.want(1, 'table', '');
    await vi.waitFor(() => expect(odds.value).toEqual({ odds: 1 }));
    odds.want(-1, 'table', '');
    expect(odds.value).toBeNull();
  });
});

describe('refusals', () => {
  const refusal: Refusal = { ...option('move a'), reason: 'too-far', clause: 'A1.1' };

  test('are asked for once a version', async () => {
    const ask = vi.spyOn(api, 'refusals').mockResolvedValue([refusal]);
    const refusals = new Refusals();
    expect(await refusals.of(1, 'table', 0)).toEqual([refusal]);
    expect(await refusals.of(1, 'table', 0)).toEqual([refusal]);
    expect(ask).toHaveBeenCalledOnce();
  });

  test('that cannot be had are none', async () => {
    vi.spyOn(api, 'refusals').mockRejectedValue(new Error('offline'));
    expect(await new Refusals().of(1, 'table', 0)).toEqual([]);
  });
});

import { describe, expect, test, vi } from 'vitest';
import { api, type Analysis, type Stretch, type Verdict } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import { decision } from '../testing/options';
import { Reader } from './analysis.svelte';

function stretch(answers: number, until: number, parts: Partial<Stretch> = {}): Stretch {
  return {
    answers,
    until,
    before: [0.5, 0.5],
    after: [0.5, 0.5],
    decided: null,
    chanced: null,
    seats: [0],
    last: false,
    verdicts: [],
    ...parts,
  };
}

function verdict(answers: number, grade: Verdict['grade'], loss: number): Verdict {
  const asked = decision('turn', ['pass', 'move a']);
  return { answers, decision: asked, played: 'pass', preferred: 'move a', values: [], loss, grade };
}

async function read(...stretches: Stretch[]): Promise<Reader> {
  const told: Analysis = {
    bot: 'greedy',
    status: 'done',
    unit: 'chance',
    answers: 9,
    ready: stretches.length,
    of: stretches.length,
    first: 0,
    stretches,
  };
  vi.spyOn(api, 'analysis').mockResolvedValue(told);
  const reader = new Reader('table', '');
  reader.open();
  await vi.waitFor(() => expect(reader.status).toBe('done'));
  return reader;
}

test('it counts the decisions with which the adviser helped', async () => {
  const helped = { ...verdict(1, 0, 0), advised: true };
  const reader = await read(stretch(0, 3, { verdicts: [helped, verdict(2, 1, 0.1)] }));
  expect(reader.advised).toBe(1);
});

test('the outlook is known before the first stretch and after each', async () => {
  const reader = await read(
    stretch(0, 3, { before: [0.4, 0.6], after: [0.7, 0.3] }),
    stretch(3, 9, { before: [0.7, 0.3], after: [1, 0] }),
  );
  expect(reader.moments).toEqual([
    { answers: 0, outlook: [0.4, 0.6] },
    { answers: 3, outlook: [0.7, 0.3] },
    { answers: 9, outlook: [1, 0] },
  ]);
  expect(reader.momentAt(8)?.answers).toBe(3);
  expect(reader.momentAt(9)?.answers).toBe(9);
});

test('before the first moment the first one counts, and without any none', async () => {
  expect((await read(stretch(2, 3))).momentAt(0)?.answers).toBe(2);
  expect((await read()).momentAt(0)).toBeUndefined();
});

describe('swings', () => {
  test('the biggest comes first, and small ones are not told', async () => {
    const reader = await read(
      stretch(0, 1, { decided: [0.02, -0.02] }),
      stretch(1, 2, { decided: [0.1, -0.1] }),
      stretch(2, 3, { decided: [-0.3, 0.3] }),
    );
    expect(reader.swings.map(({ stretch, size }) => [stretch.answers, size])).toEqual([
      [2, 0.3],
      [1, 0.1],
    ]);
  });

  test('chance and decision are told apart', async () => {
    const reader = await read(stretch(0, 1, { decided: [0.1, -0.1], chanced: [-0.2, 0.2] }));
    expect(reader.swings.map(({ chance, change }) => [chance, change])).toEqual([
      [true, [-0.2, 0.2]],
      [false, [0.1, -0.1]],
    ]);
  });

  test('where they cannot be told apart the whole change is the decision’s', async () => {
    const reader = await read(stretch(0, 1, { after: [0.75, 0.25] }));
    expect(reader.swings.map(({ chance, change }) => [chance, change])).toEqual([
      [false, [0.25, -0.25]],
    ]);
  });

  test('the last stretch has no chance after it', async () => {
    const reader = await read(stretch(0, 1, { chanced: [0.5, -0.5], last: true }));
    expect(reader.swings).toEqual([]);
  });
});

test('mistakes are decisions that cost something, the dearest first', async () => {
  const reader = await read(
    stretch(0, 2, { verdicts: [verdict(0, 1, 0.1), verdict(1, 0, 0)] }),
    stretch(2, 3, { verdicts: [verdict(2, 3, 0.4)] }),
  );
  expect(reader.mistakes.map(({ answers }) => answers)).toEqual([2, 0]);
  expect(reader.verdictsAt(1).map(({ grade }) => grade)).toEqual([0]);
});

test('chances are per cent, in the reader’s language', async () => {
  const reader = await read(stretch(0, 1));
  expect(reader.amount(0.256)).toBe('26%');
  expect(reader.amount(0.1, true)).toBe('+10%');
  expect(reader.amount(0, true)).toBe('0%');
  settings.language = 'cs';
  expect(reader.amount(0.256)).toBe('26\u00a0%');
});

test('a bot that is not heard has failed', async () => {
  vi.spyOn(api, 'analyse').mockRejectedValue(new Error('offline'));
  const reader = new Reader('table', '');
  reader.start();
  await vi.waitFor(() => expect(reader.status).toBe('failed'));
  expect(reader.problem?.key).toBe('no-connection');
});

test('an answer that nobody waits for any more is not heard', async () => {
  const late = new Promise<Analysis>((_, reject) => setTimeout(reject, 5, new Error('late')));
  vi.spyOn(api, 'analysis').mockReturnValue(late);
  const reader = new Reader('table', '');
  reader.open();
  reader.close();
  await late.catch(() => null);
  expect(reader.status).toBe('unknown');
});

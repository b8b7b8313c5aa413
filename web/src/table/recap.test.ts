import { expect, test } from 'vitest';
import { decision, event } from '../testing/options';
import { Table } from '../testing/table';

function table(): Table {
  const acts = [{ answers: 9, seat: 1, points: [0, 4, 0] }];
  const made = new Table(decision('turn', ['done']), {
    since: { answers: 8, points: [0, 0, 0], acts },
  });
  made.live.log = [event(9, 'moved green')];
  return made;
}

test('it is open at a decision after others have acted, until it is put away', () => {
  const { recap } = table().play;
  expect(recap.shown?.summary.lines.map(({ words }) => words)).toEqual(['moved']);
  expect(recap.spoken).toMatch(/^One action\. .*\+4\.$/);
  expect(recap.close()).toBe(true);
  expect(recap.shown).toBeNull();
  expect(recap.close()).toBe(false);
  recap.comeBack();
  expect(recap.shown?.summary.lines).toHaveLength(1);
});

test('a line marks its pieces', () => {
  const { recap } = table().play;
  expect(recap.marks).toEqual([{ target: 'green', lines: [1], look: 'to' }]);
});

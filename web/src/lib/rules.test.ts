import { describe, expect, test } from 'vitest';
import { isMeant, readParts, readRules } from './rules';

describe('the rules as blocks', () => {
  test('headings keep their level, clauses their id', () => {
    expect(readRules('# Genesis\n## A. Turn\n- **A1.1** Roll the dice.')).toEqual([
      { kind: 'heading', level: 1, text: 'Genesis' },
      { kind: 'heading', level: 2, text: 'A. Turn' },
      { kind: 'clause', id: 'A1.1', text: 'Roll the dice.' },
    ]);
  });

  test('a bullet without an id is an item, and numbers of a list stay', () => {
    expect(readRules('- a cube\n2. a disk')).toEqual([
      { kind: 'item', text: 'a cube' },
      { kind: 'item', text: '2. a disk' },
    ]);
  });

  test('rows of a table lose their rules and the blanks around cells', () => {
    expect(readRules('| face | effect |\n|---|:-:|\n| 6 | dies |')).toEqual([
      { kind: 'row', cells: ['face', 'effect'] },
      { kind: 'row', cells: ['6', 'dies'] },
    ]);
  });

  test('blank lines are nothing, other lines are text', () => {
    expect(readRules('\n  \nPlay on.\n')).toEqual([{ kind: 'text', text: 'Play on.' }]);
  });
});

describe('the parts of a line', () => {
  const known = new Set(['A1.1', 'G:Biont.1', 'ED-01']);

  test('ids of clauses are found, also those that stand for all their statements', () => {
    const clauses = (text: string): string[] =>
      readParts(text, known).flatMap(({ kind, text }) => (kind === 'clause' ? [text] : []));
    expect(clauses('see A1.1 and ED-01')).toEqual(['A1.1', 'ED-01']);
    expect(clauses('see A1.')).toEqual(['A1']);
    expect(clauses('see B7.1, 3 cubes, A12')).toEqual([]);
  });

  test('emphasis and code lose their marks, and no text is lost', () => {
    expect(readParts('a *big* `die`, **now**', known)).toEqual([
      { kind: 'plain', text: 'a ' },
      { kind: 'emphasis', text: 'big' },
      { kind: 'plain', text: ' ' },
      { kind: 'code', text: 'die' },
      { kind: 'plain', text: ', ' },
      { kind: 'emphasis', text: 'now' },
    ]);
  });
});

test('an id means its clause or all statements below it, not its namesakes', () => {
  expect(isMeant('A1.1', 'A1.1')).toBe(true);
  expect(isMeant('A1.1', 'A1')).toBe(true);
  expect(isMeant('A12.1', 'A1')).toBe(false);
});

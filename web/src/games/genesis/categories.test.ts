import { expect, test } from 'vitest';
import { absentKinds } from './categories';

test('the introductory game offers nothing that it does not have', () => {
  expect(absentKinds([])).toEqual([]);
  expect(absentKinds(['introductory'])).toEqual(['macro', 'parasite']);
  expect(absentKinds(['introductory', 'parasites'])).toEqual(['macro']);
});

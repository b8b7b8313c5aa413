/** Sentences of the table that depend on what there is. */

import { expect, test } from 'vitest';
import { say } from '../lib/messages';
import { settings } from '../lib/settings.svelte';

test('lit pieces are spoken of where some are lit', () => {
  expect(say('hint-options', { number: 3, lit: 2 })).toContain('lit pieces');
  expect(say('hint-options', { number: 3, lit: 0 })).toBe('3 options.');
});

test('who has no name is called in the language of the reader', () => {
  const names = ['en', 'cs', 'it'].map((language) => {
    settings.language = language;
    return say('default-name', { number: 1 });
  });
  settings.language = 'en';
  expect(new Set(names).size).toBe(3);
});

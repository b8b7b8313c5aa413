import { describe, expect, test } from 'vitest';
import { softened } from './hyphens';

const shown = (name: string): string => softened(name).replaceAll('\u00AD', '-');

describe('long names', () => {
  test.each([
    ['Proteorhodopsin', 'Pro-teo-rho-dop-sin'],
    ['Leghemoglobin', 'Leg-he-mo-glo-bin'],
    ['Transcription', 'Transcrip-tion'],
    ['Mitochondria', 'Mito-chon-dria'],
    ['Milankovičův', 'Milan-ko-vi-čův'],
    ['Fotosyntéza II', 'Foto-syn-téza II'],
  ])('%s', (name, parted) => {
    expect(shown(name)).toBe(parted);
  });

  test('short words stay whole', () => {
    expect(softened('Calvin Cycle')).toBe('Calvin Cycle');
  });
});

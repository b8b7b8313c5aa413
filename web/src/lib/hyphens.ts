/** Where long names may be parted: soft hyphens between syllables, for narrow cards. */

const VOWEL = '[aeiouyáéěíóúůýàèìòù]';
const CONSONANT = '[b-df-hj-np-tv-xzčďňřšťž]';
/** Consonants that begin a syllable together. */
const PAIR = '(?:[cprst]h|qu|[bcdfgkptv][lr])';
const ONSET = `(?:${PAIR}|${CONSONANT})`;
const REST = `${ONSET}${VOWEL}\\p{L}`;

/** Before an onset, after a vowel or between two consonants; at least three letters on each side. */
const BREAK = new RegExp(
  `(?<=\\p{L}{2}${VOWEL})(?=${REST})|` + `(?<=\\p{L}${VOWEL}(?!${PAIR})${CONSONANT})(?=${REST})`,
  'giu',
);
const LONG = /\p{L}{9,}/gu;

export function softened(name: string): string {
  return name.replaceAll(LONG, (word) => word.replaceAll(BREAK, '\u00AD'));
}

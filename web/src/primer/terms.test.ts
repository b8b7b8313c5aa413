import { beforeEach, describe, expect, test } from 'vitest';
import { GameWords } from '../lib/gameWords';
import { settings } from '../lib/settings.svelte';
import { messageOf, Terms } from './terms';

const words = new GameWords(
  { 'locale/en/game.ftl': 'term-o2-shield = It keeps oxygen off.\nterm-idea = A card.' },
  {},
);
const terms = new Terms(
  {
    terms: [
      { term: 'shield', clause: 'A1.1', piece: 'icon shield' },
      { term: 'O2 shield', clause: 'A1.2', piece: 'icon o2' },
      { term: 'Idea', clause: 'A2.1', piece: 'icon ideas' },
    ],
    forms: {
      en: [
        ['shield', ['shield', 'shields']],
        ['O2 shield', ['O2 shield', 'oxygen shield']],
        ['Idea', ['Idea']],
      ],
      cs: [
        ['štít', ['štít-']],
        ['antioxidační štít', ['antioxidačn- štít-']],
        ['Nápad', ['Nápad-']],
      ],
    },
  },
  words,
);

/** What is marked, and as what. */
function marked(text: string): string[] {
  return terms.parts(text).flatMap(({ text, term }) => (term ? [`${text} = ${term.term}`] : []));
}

describe('in English', () => {
  test('words are found whole, in small and capital letters', () => {
    expect(marked('Shields and a shielded one')).toEqual(['Shields = shield']);
  });

  test('a form with a capital letter is found as it is written', () => {
    expect(marked('an idea, and an Idea')).toEqual(['Idea = Idea']);
  });

  test('the longer of two forms is meant', () => {
    expect(marked('an oxygen  shield')).toEqual(['oxygen  shield = O2 shield']);
  });

  test('each term is marked once', () => {
    expect(marked('shield, shields, O2 shield')).toEqual([
      'shield = shield',
      'O2 shield = O2 shield',
    ]);
  });

  test('nothing of the text is lost', () => {
    const text = '(shield) your Idea: no shields.';
    expect(
      terms
        .parts(text)
        .map(({ text, before = '', after = '' }) => before + text + after)
        .join(''),
    ).toBe(text);
  });

  test('brackets and commas go with the term', () => {
    const [shield, oxygen, idea] = terms.all;
    expect(terms.parts("a (shield), the O2 shield's “Idea”")).toEqual([
      { text: 'a ' },
      { text: 'shield', term: shield, before: '(', after: '),' },
      { text: ' the ' },
      { text: 'O2 shield', term: oxygen, before: '', after: "'s" },
      { text: ' ' },
      { text: 'Idea', term: idea, before: '“', after: '”' },
    ]);
  });

  test('what was met before needs no mark', () => {
    const met = new Set(terms.all.filter(({ term }) => term === 'shield'));
    expect(terms.parts('a shield', met)).toEqual([{ text: 'a shield' }]);
  });

  test('a term is explained', () => {
    const [, oxygen] = terms.all;
    expect(oxygen && terms.says(oxygen)).toBe('It keeps oxygen off.');
  });
});

describe('in another language', () => {
  beforeEach(() => {
    settings.language = 'cs';
  });

  test('endings follow stems, in each word', () => {
    expect(marked('Nemá antioxidačního štítu, jen Nápady.')).toEqual([
      'antioxidačního štítu = O2 shield',
      'Nápady = Idea',
    ]);
  });

  test('letters with marks belong to words', () => {
    expect(marked('neštít nápad')).toEqual([]);
  });

  test('the word is the language’s own', () => {
    expect(terms.all.map((term) => terms.word(term))).toContain('antioxidační štít');
  });
});

test('messages have plain names', () => {
  expect(messageOf('Darwin roll')).toBe('term-darwin-roll');
});

import { mount, unmount } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';
import genesisTerms from 'virtual:terms/genesis';
import marineTerms from 'virtual:terms/marine';
import originsTerms from 'virtual:terms/origins';
import genesis from '../games/genesis';
import marine from '../games/marine';
import { ELEMENTS, TERRAINS } from '../games/marine/view';
import origins from '../games/origins';
import { FALLBACK, LANGUAGES, type Arguments } from '../lib/messages';
import { settings } from '../lib/settings.svelte';
import common from '../pieces/icons.svg?raw';
import Pictures from './Pictures.svelte';
import { piecesOf, type Sign } from './primer';
import type { TermData } from './terms';
import TermText from './TermText.svelte';
import { Glossing, GLOSSING } from './glossing.svelte';

const MODULES = { genesis, marine, origins };
const DATA: Record<string, TermData> = {
  genesis: genesisTerms,
  marine: marineTerms,
  origins: originsTerms,
};
const PRIMERS = Object.entries(MODULES).flatMap(([name, { primer }]) =>
  primer ? [[name, primer] as const] : [],
);
const files = import.meta.glob<string>('../../../src/trilobite/locale/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const terrains = import.meta.glob<string>(
  '../../../src/trilobite/games/marine/cards/data/{terrains,elements}.toml',
  { query: '?raw', import: 'default', eager: true },
);

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

/** The ids of the symbols in a drawing. */
function symbols(drawing: string): string[] {
  return [...drawing.matchAll(/<(?:symbol|g) id="([\w-]+)"/g)].map(([, id = '']) => id);
}

test('all three games have one', () => {
  expect(PRIMERS).toHaveLength(3);
});

describe.each(PRIMERS)('of %s', (name, primer) => {
  const signs = primer.legend.flatMap((group) => group.signs);
  const known = new Set([...symbols(common), ...symbols(primer.symbols)]);

  test('every piece that is named can be drawn', () => {
    const named = [
      ...primer.terms.all.map(({ piece }) => piece),
      ...signs.map(({ piece }) => piece),
      ...primer.turn,
    ];
    const pieces = [...new Set(named.flatMap(piecesOf))];
    shown = mount(Pictures, {
      target: document.body,
      props: { primer, pieces: pieces.join(', ') },
    });
    const found = [...(document.body.querySelector('.pictures')?.children ?? [])];
    expect(found).toHaveLength(pieces.length);
    found.forEach((picture, index) => {
      const piece = pieces[index];
      expect(picture.matches('svg, :has(svg)'), piece).toBe(true);
      expect(picture.outerHTML, piece).not.toMatch(/undefined|NaN/);
      for (const use of picture.querySelectorAll('use')) {
        expect(known, piece).toContain(use.getAttribute('href')?.slice(1));
      }
    });
  });

  test('the legend has every icon of the game', () => {
    const told = new Set(
      signs.map(({ piece }) => piece.replace(/^(?:icon|resource|climate|discipline) /, '')),
    );
    const missing = symbols(primer.symbols)
      .filter((id) => id.startsWith('i-'))
      .map((id) => id.replace(/^i-(?:res-|climate-|disc-)?/, ''))
      .filter((icon) => !told.has(icon));
    expect(missing).toEqual([]);
  });

  test.each(LANGUAGES)('all of it is said in %s', (language) => {
    settings.language = language;
    const { words, terms } = primer;
    const messages = (sign: Sign): string[] => {
      if ('name' in sign) {
        return [words.say(sign.name, sign.args ?? {}), words.say(sign.says, sign.args ?? {})];
      }
      const term = terms.find(sign.term);
      return term ? [terms.word(term), terms.says(term)] : [`no term ${sign.term}`];
    };
    const said = [
      ...terms.all.flatMap((term) => [terms.word(term), terms.says(term)]),
      ...signs.flatMap(messages),
      ...primer.legend.map(({ title }) => words.say(title)),
      ...primer.turn.map((_, index) => words.say(`howto-turn-${index + 1}-says`)),
      words.say('howto-aim'),
    ];
    // What is not said shows its name, `legend-row`.
    expect(said.filter((text) => text === '' || /^[a-z]+(-[a-z\d]+)+$/.test(text))).toEqual([]);
  });

  /** Sentences of a kind, without the names of what they speak of. */
  function sentences(language: string, kinds: RegExp): string[] {
    const [, source = ''] =
      Object.entries(files).find(([path]) => path.endsWith(`/${language}/${name}.ftl`)) ?? [];
    return source
      .split(/\n(?=[a-z])/)
      .filter((message) => kinds.test(message))
      .map((message) => message.replace(/^[\w-]+ =/, '').replaceAll(/\{ \$[^}]*\}/g, '…'));
  }

  test.each(LANGUAGES)('what asks, offers and tells marks its terms, in %s', (language) => {
    settings.language = language;
    const context = new Map([[GLOSSING, new Glossing(primer)]]);
    const rows = DATA[name]?.forms[language] ?? [];
    const all = sentences(language, /^(prompt|option|event)-/);
    const withTerms = all.filter((text) => rows.some(([, forms]) => occurs(forms, text)));
    // Most of what is asked and told has a term of the game in it.
    expect(withTerms.length).toBeGreaterThan(all.length / 3);
    for (const text of withTerms) {
      expect(primer.terms.parts(text).filter(({ term }) => term).length, text).toBeGreaterThan(0);
    }
    for (const text of withTerms.slice(0, 5)) {
      shown = mount(TermText, { target: document.body, props: { text, within: true }, context });
      expect(document.body.querySelectorAll('span.term').length, text).toBeGreaterThan(0);
      expect(document.body.textContent).toBe(text);
      void unmount(shown);
      shown = null;
    }
  });
});

/** Whether a text has one of the forms; in a plain way, word by word. */
function occurs(forms: readonly string[], text: string): boolean {
  const heard = text.split(/[^\p{L}\p{N}'₂]+/u);
  return forms.some((form) => {
    const words = form.split(' ');
    const fits = (word: string, said = ''): boolean => {
      const [wanted, found] =
        form === form.toLowerCase() ? [word, said.toLowerCase()] : [word, said];
      return wanted.endsWith('-') ? found.startsWith(wanted.slice(0, -1)) : found === wanted;
    };
    return heard.some((_, at) => words.every((word, index) => fits(word, heard[at + index])));
  });
}

test('Marine’s legend agrees with the cards', () => {
  const toml = Object.values(terrains).join('\n');
  const signs = marine.primer?.legend.flatMap((group) => group.signs) ?? [];
  for (const [language] of LANGUAGES) {
    settings.language = language;
    for (const id of [...TERRAINS, ...ELEMENTS]) {
      const card = toml.split(/\n(?=\[\[)/).find((one) => one.includes(`id = "${id}"`)) ?? '';
      expect(card, id).toContain(`${language} = "${marine.words.say(`legend-${id}`)}"`);
    }
  }
  settings.language = FALLBACK;
  for (const id of TERRAINS) {
    const card = toml.split(/\n(?=\[\[)/).find((one) => one.includes(`id = "${id}"`)) ?? '';
    const sign = signs.find((one) => 'name' in one && one.name === `legend-${id}`);
    const args: Arguments = sign && 'args' in sign ? sign.args : {};
    expect(card).toContain(`scoring = [${String(args['numbers'])}]`);
    expect(card).toContain(`speciation = ${String(args['limit'])}`);
  }
});

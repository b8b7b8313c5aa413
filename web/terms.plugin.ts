/** The terms of a game as a module, `virtual:terms/GAME`: from its terms.toml and from the glossaries of
 * the languages, of which the page needs no more than this. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

interface Glossary {
  words?: Record<string, string>;
  forms?: Record<string, string[]>;
}

const NAME = 'virtual:terms/';
const PACKAGE = resolve(import.meta.dirname, '../src/trilobite');

export function terms(): Plugin {
  return {
    name: 'terms',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const game = id.slice(NAME.length + 1);
      const read = (file: string): unknown => {
        this.addWatchFile(file);
        return parse(readFileSync(file, 'utf8'));
      };
      const file = join(PACKAGE, 'games', game, 'terms.toml');
      const all = read(file) as Record<string, { clause: string; piece: string }>;
      const languages = readdirSync(join(PACKAGE, 'locale')).filter((language) =>
        existsSync(join(PACKAGE, 'locale', language, 'glossary.toml')),
      );
      const found = Object.entries(all).map(([term, about]) => ({ term, ...about }));
      const forms = Object.fromEntries(
        languages.map((language) => {
          const path = join(PACKAGE, 'locale', language, 'glossary.toml');
          const glossary = (read(path) as Record<string, Glossary | undefined>)[game];
          const { words = {}, forms = {} } = glossary ?? {};
          const rows = found.map(({ term }) => [words[term] ?? term, forms[term] ?? []]);
          return [language, rows];
        }),
      );
      return `export default ${JSON.stringify({ terms: found, forms })};`;
    },
  };
}

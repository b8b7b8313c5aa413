/// <reference types="node" />
/** The page says what the terminal says: prompts, options, reasons and events of recorded games. */

import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Decision, LogEntry, Refusal } from '../lib/api';
import { capital } from '../lib/messages';
import { settings } from '../lib/settings.svelte';
import type { Game } from '../table/game';
import { GAMES } from '.';

/** What `python -m tools.wording` prints. */
interface Wording {
  catalogue: unknown;
  games: {
    record: string;
    decisions: Sample[];
    log: LogEntry[];
    said: Record<string, string[]>;
  }[];
}

interface Sample {
  decision: Decision;
  refused: Refusal[];
  said: Record<string, Said>;
}

interface Said {
  prompt: string;
  options: string[];
  refused: string[];
  reasons: string[];
}

/** What the terminal says of a game, in every language. */
function terminal(name: string): Wording {
  const printed = execFileSync('python', ['-m', 'tools.wording', name], {
    cwd: '..',
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(printed.toString()) as Wording;
}

describe.each(GAMES)('$title', ({ name, load }) => {
  let told: Wording;
  let game: Game;

  beforeAll(async () => {
    told = terminal(name);
    game = (await load()).open(told.catalogue);
  }, 60_000);

  test.each(['en', 'cs', 'it'])('is said alike in %s', (language) => {
    settings.language = language;
    for (const { record, decisions, log, said } of told.games) {
      for (const { decision, refused, said: words } of decisions) {
        const here: Said = {
          prompt: game.sentences.prompt(decision),
          options: decision.options.map((option) => game.sentences.option(decision, option)),
          refused: refused.map((option) => game.sentences.option(decision, option)),
          reasons: refused.map((refusal) => game.sentences.reason(decision, refusal)),
        };
        expect(here, `${record}: ${decision.kind}`).toEqual(words[language]);
      }
      // A line of the page's log begins with a capital, a phase in the terminal's heading does not.
      const lines = game.lines(log).map((line) => line.words);
      expect(lines.map(capital)).toEqual(said[language]?.map(capital));
    }
  });
});

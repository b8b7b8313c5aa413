/// <reference types="node" />
/** The page says what the terminal says: prompts, options, what these do, reasons and events of recorded games. */

import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Decision, LogEntry, Preview, Refusal } from '../lib/api';
import { capital } from '../lib/messages';
import { settings } from '../lib/settings.svelte';
import type { Game } from '../table/game';
import { MOST_LINES, summaryOf } from '../table/summary';
import { GAMES } from '.';

/** What `python -m tools.wording` prints. */
interface Wording {
  catalogue: unknown;
  games: {
    record: string;
    decisions: Sample[];
    log: LogEntry[];
    /** Who gave the answers. */
    seats: number[];
    said: Record<string, string[]>;
  }[];
}

interface Sample {
  decision: Decision;
  refused: Refusal[];
  previews: Preview[];
  said: Record<string, Said>;
}

interface Said {
  prompt: string;
  options: string[];
  refused: string[];
  reasons: string[];
  previews: string[][];
  foretold: string[][];
}

/** What the terminal says of a game, in every language. */
function terminal(name: string): Wording {
  const printed = execFileSync('python', ['-m', 'tools.wording', name], {
    cwd: '..',
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(printed.toString()) as Wording;
}

describe.each(GAMES)('$name', ({ name, load }) => {
  let told: Wording;
  let game: Game;

  beforeAll(async () => {
    told = terminal(name);
    game = (await load()).open(told.catalogue);
  }, 60_000);

  test.each(['en', 'cs', 'it'])('is said alike in %s', (language) => {
    settings.language = language;
    for (const { record, decisions, log, said } of told.games) {
      for (const { decision, refused, previews, said: words } of decisions) {
        const here: Said = {
          prompt: game.sentences.prompt(decision),
          options: decision.options.map((option) => game.sentences.option(decision, option)),
          refused: refused.map((option) => game.sentences.option(decision, option)),
          reasons: refused.map((refusal) => game.sentences.reason(decision, refusal)),
          previews: previews.map((preview) => game.sentences.preview(decision, preview)),
          foretold: previews.map((preview) => game.sentences.foretold(preview)),
        };
        expect(here, `${record}: ${decision.kind}`).toEqual(words[language]);
      }
      // A line of the page's log begins with a capital, a phase in the terminal's heading does not.
      const lines = game.lines(log).map((line) => line.words);
      expect(lines.map(capital)).toEqual(said[language]?.map(capital));
    }
  });

  test('what happened between two decisions is told in few lines, causes first', () => {
    for (const { record, log, seats } of told.games) {
      const lines = game.lines(log);
      const entries = log.flatMap((entry, id) => {
        const line = lines[id];
        return line ? [{ id, entry, line }] : [];
      });
      const own = seats.flatMap((seat, index) => (seat === 0 ? [index + 1] : []));
      own.forEach((answers, index) => {
        const next = own[index + 1] ?? seats.length;
        const acts = seats
          .map((seat, place) => ({ answers: place + 1, seat }))
          .slice(answers, next - 1);
        const summary = summaryOf(
          entries.filter(({ entry }) => entry.answers < next),
          { answers, points: [], acts },
          [0],
          {
            together: (events) => game.together?.(events) ?? null,
            isPoints: ({ event }) => game.pointEvents?.includes(event) ?? false,
            seatsIn: () => [],
            alike: (words) => words,
          },
        );
        expect(summary.lines.length).toBeLessThanOrEqual(MOST_LINES);
        const ids = summary.lines.map(({ action }) => action.id);
        expect(ids, record).toEqual(ids.toSorted((a, b) => a - b));
        for (const { words, effects, action } of summary.lines) {
          const sentences = [words, ...effects];
          expect(new Set(sentences).size, `${record}: ${words}`).toBe(sentences.length);
          // All that the rules let happen between two others' turns: a Reseed is one action.
          expect(new Set(action.entries.map(({ entry }) => seats[entry.answers - 1])).size).toBe(1);
        }
      });
    }
  });
});

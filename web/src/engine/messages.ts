/** What the page and the worker of its tables say to each other. A line is a live connection. */

export type ToWorker =
  | { type: 'start'; base: string }
  | { type: 'ask'; id: number; method: string; path: string; query: string; body: string }
  | { type: 'enter'; line: number; table: string; watch: string }
  | { type: 'say'; line: number; text: string }
  | { type: 'leave'; line: number };

export type FromWorker =
  | { type: 'ready' }
  | { type: 'failed'; error: string }
  | { type: 'reply'; id: number; status: number; text: string }
  | { type: 'entered'; line: number; found: boolean }
  | { type: 'told'; line: number; text: string };

/** Between the worker of the tables and that of the bots. */
export interface Asked {
  id: number;
  /** The address of the site, from where the worker loads its engine. */
  base: string;
  question: string;
}

export type Thought = { id: number; thought: string } | { id: number; error: string };

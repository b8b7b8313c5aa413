/** What the page and the worker of its tables say to each other. A line is a live connection. */

/** What a worker has to know to start Python. */
export interface EngineSource {
  /** The address of the site, and which version of it this is. */
  base: string;
  build: string;
  /** The names of all archives of packages. */
  archives: string[];
}

export type ToWorker =
  | { type: 'start'; engine: EngineSource }
  | { type: 'ask'; id: number; method: string; path: string; query: string; body: string }
  | { type: 'enter'; line: number; table: string; watch: string }
  | { type: 'say'; line: number; text: string }
  | { type: 'leave'; line: number }
  /** What a table has told is on the screen. */
  | { type: 'shown' };

export type FromWorker =
  /** Whether Python went on from a memory of an earlier start. */
  | { type: 'ready'; remembered: boolean }
  | { type: 'failed'; error: string }
  | { type: 'reply'; id: number; status: number; text: string }
  | { type: 'entered'; line: number; found: boolean }
  | { type: 'told'; line: number; text: string };

/** Between the worker of the tables and that of the bots. */
export interface Asked {
  id: number;
  engine: EngineSource;
  question: string;
}

export type Thought = { id: number; thought: string } | { id: number; error: string };

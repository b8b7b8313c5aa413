/** What somebody has learned in this browser. */

interface LessonProgress {
  /** The table at which it is played. */
  table: string;
  scene: number;
  scenes: number;
  done: boolean;
  /** Scenes that the script has played. */
  skipped: number[];
}

interface Learned {
  lessons: Record<string, LessonProgress>;
  /** Kinds of decisions that have been explained, by game. */
  seen: Record<string, string[]>;
  /** How often the coach has warned of mistakes, by game and mistake. */
  warned: Record<string, number>;
  /** How often terms were explained unasked, by game and term. */
  met: Record<string, number>;
  /** Tables at which the coach sits. */
  coached: string[];
  /** Whether somebody said that they know the games. */
  knows: boolean;
  /** Whether reasons are open, if somebody has said so. */
  why: boolean | null;
  /** The game that was learned last. */
  last: string;
}

const KEY = 'trilobite-learning';
const NOTHING: Learned = {
  lessons: {},
  seen: {},
  warned: {},
  met: {},
  coached: [],
  knows: false,
  why: null,
  last: '',
};
/** Tables with a coach that are remembered. */
const REMEMBERED = 20;

function load(): Learned {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Learned>) };
  } catch {
    return { ...NOTHING };
  }
}

class Learning {
  #learned: Learned = $state(load());

  #keep(): void {
    localStorage.setItem(KEY, JSON.stringify(this.#learned));
  }

  of(game: string, lesson: string): LessonProgress | undefined {
    return this.#learned.lessons[`${game}/${lesson}`];
  }

  /** A lesson has come to a scene. */
  note(game: string, lesson: string, at: Pick<LessonProgress, 'table' | 'scene' | 'scenes'>): void {
    const before = this.of(game, lesson);
    const again = before?.table === at.table;
    this.#learned.last = game;
    this.#learned.lessons[`${game}/${lesson}`] = {
      ...at,
      done: (before?.done ?? false) || at.scene >= at.scenes,
      skipped: again ? before.skipped : [],
    };
    this.#keep();
  }

  skipped(game: string, lesson: string, scene: number): void {
    const at = this.of(game, lesson);
    if (!at || at.skipped.includes(scene)) return;
    at.skipped.push(scene);
    this.#keep();
  }

  get last(): string {
    return this.#learned.last;
  }

  // --- the first game -----------------------------------------------------------------------

  coach(table: string): void {
    this.#learned.coached = [...this.#learned.coached, table].slice(-REMEMBERED);
    this.#keep();
  }

  isCoached(table: string): boolean {
    return this.#learned.coached.includes(table);
  }

  /** The coach leaves. */
  dismiss(table: string): void {
    this.#learned.coached = this.#learned.coached.filter((one) => one !== table);
    this.#keep();
  }

  hasSeen(game: string, kind: string): boolean {
    return this.#learned.seen[game]?.includes(kind) ?? false;
  }

  see(game: string, kind: string): void {
    if (this.hasSeen(game, kind)) return;
    this.#learned.seen[game] = [...(this.#learned.seen[game] ?? []), kind];
    this.#keep();
  }

  /** How often the coach has warned of a mistake. */
  warnings(game: string, mistake: string): number {
    return this.#learned.warned[`${game}/${mistake}`] ?? 0;
  }

  warn(game: string, mistake: string): void {
    this.#learned.warned[`${game}/${mistake}`] = this.warnings(game, mistake) + 1;
    this.#keep();
  }

  // --- words --------------------------------------------------------------------------------

  /** How often a term was explained unasked. */
  meetings(game: string, term: string): number {
    return this.#learned.met[`${game}/${term}`] ?? 0;
  }

  meet(game: string, term: string): void {
    this.#learned.met[`${game}/${term}`] = this.meetings(game, term) + 1;
    this.#keep();
  }

  // --- what was chosen ----------------------------------------------------------------------

  get knows(): boolean {
    return this.#learned.knows;
  }

  set knows(knows: boolean) {
    this.#learned.knows = knows;
    this.#keep();
  }

  get why(): boolean | null {
    return this.#learned.why;
  }

  set why(open: boolean | null) {
    this.#learned.why = open;
    this.#keep();
  }
}

export const learning = new Learning();

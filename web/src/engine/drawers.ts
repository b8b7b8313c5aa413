/** The database of the browser, as the store in Python (`trilobite.browser.store`) uses it: every
 * operation is one transaction, and is told to be done when it is durable. */

const NAME = 'trilobite';
const VERSION = 2;

interface TableRow {
  id: string;
  created: string;
  owner: string;
  /** JSON. */
  body: string;
  /** Owners by claimed seat. */
  claims: Partial<Record<string, string>>;
}

interface EventRow {
  table: string;
  number: number;
  /** JSON. */
  body: string;
}

/** A small text that is kept beside tables. */
interface Paper {
  kind: string;
  key: string;
  text: string;
}

export class Drawers {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(): Promise<Drawers> {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = ({ oldVersion }) => {
      const database = opening.result;
      database.createObjectStore('papers', { keyPath: ['kind', 'key'] });
      if (oldVersion > 0) return;
      const tables = database.createObjectStore('tables', { keyPath: 'id' });
      tables.createIndex('created', ['created', 'id']);
      database.createObjectStore('events', { keyPath: ['table', 'number'] });
    };
    return new Drawers(await result(opening));
  }

  create(
    id: string,
    created: string,
    owner: string,
    body: string,
    event: string,
    claims: string,
  ): Promise<void> {
    return this.#write((tables, events) => {
      const seats = JSON.parse(claims) as TableRow['claims'];
      tables.add({ id, created, owner, body, claims: seats } satisfies TableRow);
      events.add({ table: id, number: 0, body: event } satisfies EventRow);
    });
  }

  append(table: string, number: number, event: string): Promise<void> {
    return this.#write((tables, events) => {
      tables.get(table).onsuccess = ({ target }) => {
        const found = (target as IDBRequest<TableRow | undefined>).result;
        if (!found) events.transaction.abort();
        else this.#add(events, { table, number, body: event });
      };
    });
  }

  /** Adds an event; where there is one of that number or a later one, it would have the number of
   * the last, and is refused. */
  #add(events: IDBObjectStore, row: EventRow): void {
    const later = IDBKeyRange.bound([row.table, row.number], [row.table, Infinity]);
    events.openKeyCursor(later, 'prev').onsuccess = ({ target }) => {
      const last = (target as IDBRequest<IDBCursor | null>).result?.key as
        [string, number] | undefined;
      events.add({ ...row, number: last?.[1] ?? row.number } satisfies EventRow);
    };
  }

  /** Adds an event and changes the table with it; the claims are a JSON object. */
  amend(table: string, number: number, event: string, body: string, claims: string): Promise<void> {
    return this.#write((tables, events) => {
      tables.get(table).onsuccess = ({ target }) => {
        const found = (target as IDBRequest<TableRow | undefined>).result;
        if (!found) {
          events.transaction.abort();
          return;
        }
        this.#add(events, { table, number, body: event });
        const seats = JSON.parse(claims) as TableRow['claims'];
        tables.put({ ...found, body, claims: seats } satisfies TableRow);
      };
    });
  }

  rewrite(table: string, number: number, event: string): Promise<void> {
    return this.#write((_tables, events) => {
      events.put({ table, number, body: event } satisfies EventRow);
    });
  }

  /** Takes away the events of these numbers, and puts others in the place of those that are there;
   * a JSON list, and a JSON object of texts by number. */
  tidy(table: string, gone: string, merged: string): Promise<void> {
    return this.#write((_tables, events) => {
      for (const number of JSON.parse(gone) as number[]) events.delete([table, number]);
      for (const [number, body] of Object.entries(JSON.parse(merged) as Record<string, string>)) {
        events.put({ table, number: Number(number), body } satisfies EventRow);
      }
    });
  }

  async read(id: string): Promise<string | undefined> {
    const { tables, events } = this.#stores('readonly');
    const [row, rows] = await Promise.all([
      result(tables.get(id) as IDBRequest<TableRow | undefined>),
      result(events.getAll(eventsOf(id)) as IDBRequest<EventRow[]>),
    ]);
    if (!row) return undefined;
    return `{${head(row)},"events":[${rows.map(numbered).join(',')}]}`;
  }

  delete(id: string): Promise<void> {
    return this.#write((tables, events) => {
      tables.delete(id);
      events.delete(eventsOf(id));
    });
  }

  async listed(owner: string, most: number): Promise<string> {
    const { tables, events } = this.#stores('readonly');
    const rows = await result(tables.index('created').getAll() as IDBRequest<TableRow[]>);
    const mine = rows
      .reverse()
      .filter((row) => row.owner === owner || Object.values(row.claims).includes(owner))
      .slice(0, most);
    const told = mine.map(async (row) => {
      const last = await result(events.openCursor(eventsOf(row.id), 'prev'));
      const { body } = (last?.value ?? { body: '{}' }) as EventRow;
      const event = JSON.parse(body) as {
        waiting?: number[];
        since?: number[];
        at?: number;
      };
      const { waiting = null, since = [], at = 0 } = event;
      return `{${head(row)},${JSON.stringify({ waiting, since, at }).slice(1)}`;
    });
    return `[${(await Promise.all(told)).join(',')}]`;
  }

  put(kind: string, key: string, text: string): Promise<void> {
    const papers = this.#papers('readwrite');
    papers.put({ kind, key, text } satisfies Paper);
    return completed(papers.transaction);
  }

  /** The papers of a kind whose key begins so, as JSON. */
  async papers(kind: string, prefix: string): Promise<string> {
    const range = IDBKeyRange.bound([kind, prefix], [kind, `${prefix}\uffff`]);
    return JSON.stringify(await result(this.#papers('readonly').getAll(range)));
  }

  async take(kind: string, key: string): Promise<string | undefined> {
    const papers = this.#papers('readwrite');
    const found = await result(papers.get([kind, key]) as IDBRequest<Paper | undefined>);
    papers.delete([kind, key]);
    await completed(papers.transaction);
    return found?.text;
  }

  #papers(mode: IDBTransactionMode): IDBObjectStore {
    return this.#database
      .transaction('papers', mode, { durability: 'strict' })
      .objectStore('papers');
  }

  #stores(mode: IDBTransactionMode): { tables: IDBObjectStore; events: IDBObjectStore } {
    const transaction = this.#database.transaction(['tables', 'events'], mode, {
      durability: 'strict',
    });
    return {
      tables: transaction.objectStore('tables'),
      events: transaction.objectStore('events'),
    };
  }

  #write(work: (tables: IDBObjectStore, events: IDBObjectStore) => void): Promise<void> {
    const { tables, events } = this.#stores('readwrite');
    const done = completed(tables.transaction);
    work(tables, events);
    return done;
  }
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new Error('there is no such table in this browser'));
  });
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database did not answer'));
  });
}

function eventsOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Infinity]);
}

/** An event with its number, as JSON. */
function numbered({ number, body }: EventRow): string {
  return JSON.stringify({ ...(JSON.parse(body) as object), number });
}

/** What every answer says of a table, without the braces. */
function head({ id, created, owner, claims, body }: TableRow): string {
  return JSON.stringify({ id, created, owner, claims }).slice(1, -1) + `,"body":${body}`;
}

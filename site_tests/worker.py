"""What a page does with the workers of the site, without its looks."""

from typing import Any

from playwright.sync_api import Page

from site_tests.conftest import SITE

#: The tables of a worker: asks it, and looks at games over numbered lines.
HOUSE = """const house = async (worker, engine) => {
  const tables = new Worker(worker, { type: 'module' });
  const replies = new Map();
  const lines = new Map();
  let asked = 0;
  await new Promise((resolve, reject) => {
    tables.onmessage = ({ data }) => {
      if (data.type === 'ready') resolve();
      if (data.type === 'failed') {
        console.error(data.error);
        reject(new Error(data.error));
      }
      if (data.type === 'reply') replies.get(data.id)(data);
      if (data.type === 'told') {
        const told = JSON.parse(data.text);
        if (told.type !== 'company') lines.get(data.line)(told);
      }
    };
    tables.onerror = ({ message }) => reject(new Error(message));
    tables.postMessage({ type: 'start', engine });
  });
  const ask = (method, path, body = '') => new Promise((resolve) => {
    replies.set((asked += 1), resolve);
    tables.postMessage({ type: 'ask', id: asked, method, path, query: '{}', body });
  });
  return {
    ask,
    make: async (table) => {
      const { text, status } = await ask('POST', '/api/tables', JSON.stringify(table));
      if (status !== 200) throw new Error(text);
      return JSON.parse(text).id;
    },
    look: (line, table, hear) => {
      lines.set(line, hear);
      tables.postMessage({ type: 'enter', line, table, watch: '' });
    },
    say: (line, message) =>
      tables.postMessage({ type: 'say', line, text: JSON.stringify(message) }),
    leave: (line) => tables.postMessage({ type: 'leave', line }),
    close: () => tables.terminate(),
  };
};
"""

#: Bots play at one table after the other. Tells the records.
PLAY = f"""async ({{ worker, engine, tables }}) => {{
  {HOUSE}
  const {{ ask, make, look, leave, close }} = await house(worker, engine);
  const records = [];
  for (const [line, table] of tables.entries()) {{
    const id = await make(table);
    await new Promise((resolve, reject) => look(line, id, (state) => {{
      if (state.type === 'error') reject(new Error(JSON.stringify(state)));
      if (state.over) resolve();
    }}));
    records.push((await ask('GET', `/api/tables/${{id}}/record`)).text);
    leave(line);
  }}
  close();
  return records;
}}"""

#: A module before all others of a worker, and of those that it starts: it tells how large the
#: memories are that WebAssembly has there.
WEIGH = """let memory;
const { instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = async (...given) => {
  const made = await instantiateStreaming(...given);
  memory = made.instance.exports.memory;
  return made;
};
self.Worker = class extends Worker {
  constructor(address, options) {
    const first = JSON.stringify(import.meta.url);
    const text = `import ${first}; import ${JSON.stringify(String(address))};`;
    super(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })), options);
  }
};
const scales = new BroadcastChannel('scales');
const who = Math.random();
scales.onmessage = ({ data }) => {
  if (data === 'weigh' && memory) scales.postMessage({ who, bytes: memory.buffer.byteLength });
};
"""

#: Somebody plays against bots and gives so many answers, at another table when a game is over.
#: Tells the memory of all workers together, after each stretch of answers.
ANSWER = f"""async ({{ worker, engine, weigh, table, answers, stretch }}) => {{
  {HOUSE}
  const first = URL.createObjectURL(new Blob([weigh], {{ type: 'text/javascript' }}));
  const text = `import ${{JSON.stringify(first)}}; import ${{JSON.stringify(worker)}};`;
  const weighed = URL.createObjectURL(new Blob([text], {{ type: 'text/javascript' }}));
  const {{ make, look, say, leave, close }} = await house(weighed, engine);
  const scales = new BroadcastChannel('scales');
  const weight = () => new Promise((resolve) => {{
    const told = new Map();
    // The worker of the bots starts when all else is done.
    const asking = setInterval(() => scales.postMessage('weigh'), 200);
    scales.onmessage = ({{ data }}) => {{
      told.set(data.who, data.bytes);
      if (told.size < 2) return;
      clearInterval(asking);
      resolve([...told.values()].reduce((sum, bytes) => sum + bytes));
    }};
  }});
  const weights = [];
  let given = 0;
  for (let line = 0; given < answers; line += 1) {{
    const id = await make({{ ...table, seed: `${{line}}` }});
    let answered = -1;
    await new Promise((resolve, reject) => look(line, id, async (state) => {{
      // The bot may decide at the same time; then the state is told again.
      if (state.key === 'stale-answer') return;
      if (state.type === 'error') return reject(new Error(JSON.stringify(state)));
      if (state.over || given >= answers) return resolve();
      const [decision] = state.decisions;
      if (!decision || state.version === answered) return;
      answered = state.version;
      given += 1;
      if (given % stretch === 0) weights.push(await weight());
      const {{ key }} = decision.options[(given * 7) % decision.options.length];
      say(line, {{ type: 'answer', seat: decision.seat, key, version: state.version }});
    }}));
    leave(line);
  }}
  close();
  return weights;
}}"""

#: Two people at one screen. Each answer is the last thing that a worker hears: as soon as it has
#: told what came of it, it is ended, and another one opens the table. Tells the version that was
#: told each time, and the one that the next worker found.
END = f"""async ({{ worker, engine, table, answers }}) => {{
  {HOUSE}
  let here = await house(worker, engine);
  const id = await here.make(table);
  const told = [];
  const found = [];
  for (let given = 0; given <= answers; given += 1) {{
    await new Promise((resolve, reject) => here.look(given, id, (state) => {{
      if (state.type === 'error') return reject(new Error(JSON.stringify(state)));
      if (found.length > told.length) {{
        told.push(state.version);
        return resolve();
      }}
      found.push(state.version);
      if (given === answers) return resolve();
      const [{{ seat, options }}] = state.decisions;
      here.say(given, {{ type: 'answer', seat, key: options[0].key, version: state.version }});
    }}));
    here.close();
    if (given < answers) here = await house(worker, engine);
  }}
  return {{ told, found: found.slice(1) }};
}}"""

#: Two workers have the same table, and somebody answers at both, differently. Tells what the
#: second one says, and the version that each has come to.
BOTH = f"""async ({{ worker, engine, table }}) => {{
  {HOUSE}
  const houses = [await house(worker, engine), await house(worker, engine)];
  const id = await houses[0].make(table);
  const heard = [[], []];
  const next = (one) => new Promise((resolve) => {{
    const look = () => (heard[one].length ? resolve(heard[one].shift()) : setTimeout(look, 20));
    look();
  }});
  houses.forEach((each, one) => each.look(1, id, (state) => heard[one].push(state)));
  const asked = [await next(0), await next(1)];
  const answer = (one, at) => {{
    const {{ decisions, version }} = asked[one];
    const [{{ seat, options }}] = decisions;
    houses[one].say(1, {{ type: 'answer', seat, key: options.at(at).key, version }});
  }};
  answer(0, 0);
  const {{ version }} = await next(0);
  answer(1, -1);
  const said = [await next(1), await next(1)];
  houses.forEach((each) => each.close());
  const versions = [version, said.find(({{ type }}) => type === 'state')?.version];
  return {{ refused: said.find(({{ type }}) => type === 'error')?.key, versions }};
}}"""

#: Runs Python in the engine of the site, and tells the value of its last line.
RUN = """async ({ base, games, code }) => {
  const { loadPyodide } = await import(`${base}engine/pyodide.mjs`);
  const python = await loadPyodide({
    indexURL: `${base}engine/`, stdLibURL: `${base}engine/standard.zip`,
  });
  for (const name of ['base', ...games]) {
    const packed = await (await fetch(`${base}engine/${name}.pack`)).arrayBuffer();
    python.FS.writeFile('/packed', new Uint8Array(packed));
    python.runPython(`
import gzip, json, sys
from pathlib import Path
archive = gzip.decompress(Path('/packed').read_bytes())
start = 4 + int.from_bytes(archive[:4])
for name, size in json.loads(archive[4:start]):
    target = Path('/packages') / name
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(archive[start:start + size])
    start += size
sys.path.insert(0, '/packages')
`);
  }
  const library = await (await fetch(`${base}engine/msgspec.wasm`)).arrayBuffer();
  python.FS.writeFile('/library', new Uint8Array(library));
  python.runPython(`
(found,) = Path('/packages/msgspec').glob('*.so')
found.write_bytes(Path('/library').read_bytes())
`);
  return python.runPython(code);
}"""


def bots(game: str, players: int = 2) -> dict[str, Any]:
    """A table of bots who do not think long."""
    seats = [{"kind": "bot", "bot": "random"}] * players
    return {"game": game, "options": {"players": players}, "seats": seats, "pace": 0, "seed": "7"}


def engine(address: str, build: str = "") -> dict[str, Any]:
    """Worker and engine of the site; of a build that has no memory, unless it is named."""
    (worker,) = (SITE / "assets").glob("tables.worker-*.js")
    archives = [path.stem for path in (SITE / "engine").glob("*.pack")]
    source = {"base": f"{address}/", "build": build, "archives": archives}
    return {"worker": f"{address}/assets/{worker.name}", "engine": source}


def played(page: Page, address: str, tables: list[dict[str, Any]], build: str = "") -> list[str]:
    """The records of tables, played in a worker of their own."""
    records: list[str] = page.evaluate(PLAY, {**engine(address, build), "tables": tables})
    return records


def weights(page: Page, address: str, game: str, answers: int, stretch: int) -> list[int]:
    """Bytes of all workers together after each stretch of somebody's answers to a normal bot."""
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "normal"}]
    table = {"game": game, "options": {"players": 2}, "seats": seats, "pace": 0}
    asked = {"weigh": WEIGH, "table": table, "answers": answers, "stretch": stretch}
    told: list[int] = page.evaluate(ANSWER, {**engine(address), **asked})
    return told


def people(game: str) -> dict[str, Any]:
    """A table of two people at one screen."""
    return {"game": game, "options": {"players": 2}, "seats": [{"kind": "human"}] * 2, "pace": 0}


def ended(page: Page, address: str, game: str, answers: int) -> tuple[list[int], list[int]]:
    """The versions that workers told before they were ended, and those that the next ones found."""
    asked = {**engine(address), "table": people(game), "answers": answers}
    versions = page.evaluate(END, asked)
    return versions["told"], versions["found"]


def answered_twice(page: Page, address: str, game: str) -> tuple[str, list[int]]:
    """Why the second of two workers refuses an answer, and to which versions both have come."""
    told = page.evaluate(BOTH, {**engine(address), "table": people(game)})
    return told["refused"], told["versions"]


def run_python(page: Page, address: str, games: list[str], code: str) -> Any:
    """What a piece of Python comes to in the browser."""
    return page.evaluate(RUN, {"base": f"{address}/", "games": games, "code": code})

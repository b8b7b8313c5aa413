"""What a page does with the workers of the site, without its looks."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from site_tests.conftest import SITE

#: A worker of tables, at which bots play one game after the other. Tells the records.
PLAY = """async ({ worker, base, tables: made }) => {
  const tables = new Worker(worker, { type: 'module' });
  const waiting = new Map();
  let asked = 0;
  let over;
  let failed;
  const hear = ({ text }) => {
    const state = JSON.parse(text);
    if (state.type === 'error') return failed(new Error(text));
    if (state.over) over();
  };
  const ready = new Promise((resolve, reject) => {
    tables.onmessage = ({ data }) => {
      if (data.type === 'ready') resolve();
      if (data.type === 'failed') reject(new Error(data.error));
      if (data.type === 'reply') waiting.get(data.id)(data);
      if (data.type === 'told') hear(data);
    };
  });
  const ask = (method, path, body = '') => new Promise((resolve) => {
    waiting.set((asked += 1), resolve);
    tables.postMessage({ type: 'ask', id: asked, method, path, query: '{}', body });
  });
  tables.postMessage({ type: 'start', base });
  await ready;
  const records = [];
  for (const [line, table] of made.entries()) {
    const { text, status } = await ask('POST', '/api/tables', JSON.stringify(table));
    if (status !== 200) throw new Error(text);
    const { id } = JSON.parse(text);
    const ended = new Promise((resolve, reject) => {
      over = resolve;
      failed = reject;
    });
    tables.postMessage({ type: 'enter', line, table: id, watch: '' });
    await ended;
    records.push((await ask('GET', `/api/tables/${id}/record`)).text);
    tables.postMessage({ type: 'leave', line });
  }
  tables.terminate();
  return records;
}"""

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
  return python.runPython(code);
}"""


def bots(game: str, players: int = 2) -> dict[str, Any]:
    """A table of bots who do not think long."""
    seats = [{"kind": "bot", "bot": "random"}] * players
    return {"game": game, "options": {"players": players}, "seats": seats, "pace": 0, "seed": "7"}


def played(page: Page, address: str, tables: list[dict[str, Any]]) -> list[str]:
    """The records of tables, played in a worker of their own."""
    (worker,) = (Path(SITE) / "assets").glob("tables.worker-*.js")
    where = {"worker": f"{address}/assets/{worker.name}", "base": f"{address}/"}
    records: list[str] = page.evaluate(PLAY, {**where, "tables": tables})
    return records


def run_python(page: Page, address: str, games: list[str], code: str) -> Any:
    """What a piece of Python comes to in the browser."""
    return page.evaluate(RUN, {"base": f"{address}/", "games": games, "code": code})

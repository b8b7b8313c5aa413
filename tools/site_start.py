"""What it takes to start playing on the site without a server: bytes and processor time.

    python -m tools.site_start [--game marine] [--throttle 4] [--rounds 3]

From opening the page to the first decision of a first game, in Chromium: with an empty profile, and
in a browser that has been there before; beside a bare Pyodide as npm has it, in the same run. The
processor time of all renderers counts, wall clock is told too. Chromium slows down the page only,
not its workers: a phone that is four times as slow needs about four times the processor time.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from playwright.sync_api import Page, sync_playwright

from site_tests.conftest import REMEMBERED
from trilobite.games.registry import GAMES

ROOT: Final = Path(__file__).parents[1]
SITE: Final = ROOT / "dist" / "site"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"

PATIENCE: Final = 300_000

#: A page that starts Python in a worker, and nothing else.
BARE: Final = {
    "index.html": """<!doctype html><title>bare</title><script type="module">
  const worker = new Worker('worker.js', { type: 'module' });
  worker.onmessage = () => document.body.setAttribute('data-ready', '');
</script>""",
    "worker.js": """import { loadPyodide } from './pyodide/pyodide.mjs';
const python = await loadPyodide();
postMessage(python.runPython('1 + 1'));
""",
}

#: Packs as hosts do that pack well: the size of each file that is named.
BROTLI: Final = """
const { brotliCompressSync, constants } = require('node:zlib');
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
const size = (path) => brotliCompressSync(require('node:fs').readFileSync(path), { params }).length;
for (const path of process.argv.slice(1)) console.log(size(path));
"""


class Taken(NamedTuple):
    """Seconds."""

    cpu: float
    wall: float


class Quiet(SimpleHTTPRequestHandler):
    """Serves files without a word."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a directory."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def renderers() -> Iterator[Path]:
    """The renderers of browsers that this process has started."""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if b"--type=renderer" in (process / "cmdline").read_bytes() and is_ours(process):
                yield process


def is_ours(process: Path) -> bool:
    """Whether a process descends from this one."""
    while process.name not in ("0", "1"):
        if process.name == str(os.getpid()):
            return True
        process = process.parent / fields(process)[1]
    return False


def fields(process: Path) -> list[str]:
    """What the system tells of a process, after its name."""
    return (process / "stat").read_text().rpartition(")")[2].split()


def renderer_seconds() -> float:
    """Processor time of all renderers, in and below the kernel."""
    ticks = sum(int(fields(process)[n]) for process in renderers() for n in (11, 12))
    return ticks / os.sysconf("SC_CLK_TCK")


def taken(profile: Path, throttle: float, play: Callable[[Page], None]) -> Taken:
    """What something takes in a browser with that profile, which is started and closed."""
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if program is None:
        sys.exit("Chromium is not installed")
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            str(profile), executable_path=program, viewport={"width": 390, "height": 844}
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        if throttle > 1:
            session = context.new_cdp_session(page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
        before, began = renderer_seconds(), time.monotonic()
        play(page)
        result = Taken(renderer_seconds() - before, time.monotonic() - began)
        context.close()
    return result


def bare(address: str, page: Page) -> None:
    """Starts Python."""
    page.goto(address)
    page.wait_for_selector("[data-ready]", state="attached")


def first_decision(address: str, game: str, page: Page) -> None:
    """Opens the site and begins a first game as soon as that can be pressed."""
    page.goto(address)
    page.click(f"[data-game={game}] [data-action=first-game]")
    page.wait_for_selector(
        "main[data-table][data-busy=false] [data-option-list] [data-key]", state="attached"
    )


def all_kept(address: str, page: Page) -> None:
    """Waits until the browser has all of the site, and the memory of Python for the next start."""
    page.goto(address)
    page.wait_for_selector(".site[data-phase=ready]")
    page.evaluate(REMEMBERED)


def starts(address: str, game: str, throttle: float) -> tuple[Taken, Taken]:
    """A first start, and one when all is there."""
    with tempfile.TemporaryDirectory() as folder:
        cold = taken(Path(folder), throttle, partial(first_decision, address, game))
        taken(Path(folder), 1, partial(all_kept, address))
        return cold, taken(Path(folder), throttle, partial(first_decision, address, game))


def sizes(game: str) -> tuple[int, int]:
    """Bytes in brotli: of what a first game needs, and of everything."""
    node = shutil.which("node") or sys.exit("node is needed")
    files = [path for path in SITE.rglob("*") if path.is_file()]
    others = {name for name in GAMES if name != game}

    def needed(path: Path) -> bool:
        if path.parent.name == "answers":
            return path.name == "games.json" or path.name == f"games-{game}-cards.json"
        return not any(path.name.startswith((f"{name}-", f"{name}.")) for name in others)

    told = subprocess.check_output([node, "-e", BROTLI, *files], text=True)
    packed = dict(zip(files, map(int, told.split()), strict=True))
    return sum(packed[path] for path in files if needed(path)), sum(packed.values())


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--game", choices=list(GAMES), default="genesis")
    parser.add_argument("--throttle", type=float, default=4, help="how much slower the page is")
    parser.add_argument("--rounds", type=int, default=1, help="medians of so many are told")
    given = parser.parse_args()
    if not (SITE / "index.html").is_file():
        sys.exit("the site is not built: run `make site`")
    rows: dict[str, list[Taken]] = {}

    def note(name: str, took: Taken) -> None:
        rows.setdefault(name, []).append(took)
        print(f"{name}: {took.cpu:.1f} s", file=sys.stderr, flush=True)

    with tempfile.TemporaryDirectory() as folder:
        for name, text in BARE.items():
            (Path(folder) / name).write_text(text)
        (Path(folder) / "pyodide").symlink_to(PYODIDE)
        with served(Path(folder)) as plain, served(SITE.parent) as host:
            site = f"{host}{SITE.name}/"
            for _ in range(given.rounds):
                with tempfile.TemporaryDirectory() as profile:
                    for kind in ("first", "again"):
                        note(f"bare Pyodide, {kind}", taken(Path(profile), 1, partial(bare, plain)))
                for throttle in (1, given.throttle):
                    slow = f", page {throttle:g} times slower" if throttle > 1 else ""
                    cold, warm = starts(site, given.game, throttle)
                    note(f"first decision, empty profile{slow}", cold)
                    note(f"first decision, been there{slow}", warm)
    for name, takes in rows.items():
        cpu, wall = (median(take[n] for take in takes) for n in (0, 1))
        print(f"{name}: {cpu:.1f} s of CPU, {wall:.1f} s by the clock", flush=True)
    one, everything = sizes(given.game)
    print(f"brotli: {one / 1e6:.2f} MB for {given.game}, {everything / 1e6:.2f} MB for everything")


if __name__ == "__main__":
    main()

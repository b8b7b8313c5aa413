"""Builds the site that needs no server: the page, Python for the browser, and our packages.

    python -m tools.site [DIRECTORY]

Nothing of it is loaded from elsewhere, and any web server can serve it, from any path. See
docs/browser.md.
"""

import asyncio
import gzip
import hashlib
import importlib.util
import json
import shutil
import struct
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from trilobite import __version__
from trilobite.browser.shelf import game_of
from trilobite.games.registry import GAMES
from trilobite.tables.access import Person
from trilobite.tables.carrier import carry
from trilobite.tables.clock import WallClock
from trilobite.tables.desk import Desk
from trilobite.tables.memory import MemoryStore
from trilobite.tables.packs import Packs
from trilobite.tables.tables import Tables
from trilobite.tables.thinking import ThinkerHere

ROOT: Final = Path(__file__).parents[1]
WORK: Final = ROOT / "build" / "site"
CLIENT: Final = ROOT / "src" / "trilobite" / "server" / "static"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"

#: msgspec for the Python of Pyodide; both are changed together.
MSGSPEC: Final = "msgspec==0.22.0"
PLATFORM: Final = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14")

#: Layers of Trilobite that run in a browser.
LAYERS: Final = ("core", "games", "bots", "tables", "browser")

#: What others need: the page and the terminal read it, or compiled code runs it.
FOR_OTHERS: Final = ("rules*.md", "*.ftl", "terms.toml", "fast_rows.py")

#: Pure packages that they need, from the environment that builds.
PURE: Final = ("mypy_extensions", "tomli_w")

#: Languages of the rules pages.
LANGUAGES: Final = ("en", "cs", "it")

#: What a page of the site may load: itself only, and compile the engine.
POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:;"
    " object-src 'none'; base-uri 'self'; form-action 'self'"
)

#: As zip archives and gzip have it, so that the same source gives the same site.
EPOCH: Final = (1980, 1, 1, 0, 0, 0)


def main() -> None:
    """Builds the site into the directory that is named."""
    site = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist" / "site"
    if not (CLIENT / "index.html").is_file():
        sys.exit("the client is not built: run `make client`")
    gather_source()
    node = shutil.which("node") or sys.exit("node is needed")
    subprocess.run(
        [node, ROOT / "web" / "run-python.mjs", ROOT / "tools" / "site_inside.py", WORK], check=True
    )
    shutil.rmtree(site, ignore_errors=True)
    # Whatever runs WebAssembly reads woff2, and nobody sends notices.
    shutil.copytree(CLIENT, site, ignore=shutil.ignore_patterns("*.woff", "push.js"))
    write_engine(site / "engine")
    answers = asyncio.run(write_answers(site))
    write_page(site, answers)
    files = [path for path in site.rglob("*") if path.is_file()]
    print(f"{site}: {len(files)} files, {sum(path.stat().st_size for path in files) / 1e6:.1f} MB")


# --- the engine ---------------------------------------------------------------------------


def gather_source() -> None:
    """All Python that may be needed, in source: the standard library, and packages."""
    shutil.rmtree(WORK, ignore_errors=True)
    standard, packages = WORK / "source" / "standard", WORK / "source" / "packages"
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        archive.extractall(standard)
    for layer in LAYERS:
        shutil.copytree(
            ROOT / "src" / "trilobite" / layer,
            packages / "trilobite" / layer,
            ignore=shutil.ignore_patterns("__pycache__", *FOR_OTHERS),
        )
    for file in (packages / "trilobite").rglob("*.toml"):
        write_json(file)
    shutil.copy(ROOT / "src" / "trilobite" / "__init__.py", packages / "trilobite")
    for name in PURE:
        spec = importlib.util.find_spec(name)
        assert spec is not None, f"{name} is not installed"
        assert spec.origin is not None
        origin = Path(spec.origin)
        if origin.name == "__init__.py":
            ignored = shutil.ignore_patterns("__pycache__")
            shutil.copytree(origin.parent, packages / name, ignore=ignored)
        else:
            shutil.copy(origin, packages)
    wheels = WORK / "wheels"
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
            *("--no-deps", "--only-binary=:all:", *PLATFORM, "--implementation", "cp"),
            *("--abi", "cp314", "--dest", str(wheels), MSGSPEC),
        ],
        check=True,
    )
    (wheel,) = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(
            packages, [name for name in archive.namelist() if name.startswith("msgspec/")]
        )


def write_json(file: Path) -> None:
    """The same in JSON: TOML is read by Python, which takes a phone a second for a set of cards."""
    plain = tomllib.loads(file.read_text("utf-8"))
    text = json.dumps(plain, ensure_ascii=False, separators=(",", ":"))
    assert json.loads(text) == plain, f"{file} has what JSON does not"
    file.write_text(text, "utf-8")


def write_engine(folder: Path) -> None:
    """Pyodide, the standard library as far as it is used, and archives of packages."""
    folder.mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        shutil.copyfile(PYODIDE / name, folder / name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    (folder / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}))
    write_standard(folder / "standard.zip")
    packages = WORK / "compiled" / "packages"
    (library,) = (packages / "msgspec").glob("*.so")
    shutil.copyfile(library, folder / "msgspec.wasm")
    library.write_bytes(b"")  # it is linked before Python starts, which only has to find it
    files = sorted(
        path
        for path in packages.rglob("*")
        if path.is_file() and path.suffix not in (".pyi", ".typed") and path.name != "py.typed"
    )
    named = [(str(path.relative_to(packages)), path) for path in files]
    for game in (None, *GAMES):
        chosen = [(name, path) for name, path in named if game_of(name.replace("/", ".")) == game]
        write_archive(folder / f"{game or 'base'}.pack", chosen)


def write_standard(target: Path) -> None:
    """The modules of the standard library that are used, compiled."""
    standard = WORK / "compiled" / "standard"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in json.loads((WORK / "used.json").read_text("utf-8")):
            path = standard / f"{name.replace('.', '/')}.pyc"
            if not path.is_file():
                path = standard / name.replace(".", "/") / "__init__.pyc"
            info = zipfile.ZipInfo(str(path.relative_to(standard)), EPOCH)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, path.read_bytes())


def write_archive(target: Path, files: Iterable[tuple[str, Path]]) -> None:
    """An archive as `web/src/engine/python.ts` reads it."""
    contents = [(name, path.read_bytes()) for name, path in files]
    listed = json.dumps([(name, len(content)) for name, content in contents]).encode()
    whole = struct.pack(">I", len(listed)) + listed + b"".join(content for _, content in contents)
    target.write_bytes(gzip.compress(whole, 9, mtime=0))


# --- the page -----------------------------------------------------------------------------


async def write_answers(site: Path) -> dict[str, str]:
    """Answers that are the same for everybody, as files: they are there before the engine is."""
    clock = WallClock()
    packs = Packs(WORK / "packs")  # there are none, but they can be handed in
    desk = Desk(Tables(MemoryStore(), packs, clock), ThinkerHere(), clock)
    asked: dict[str, tuple[str, dict[str, str]]] = {"games": ("games", {})}
    asked |= {f"games/{game}/cards?pack=": (f"games/{game}/cards", {}) for game in GAMES}
    asked |= {
        f"games/{game}/rules?lang={language}": (f"games/{game}/rules", {"lang": language})
        for game in GAMES
        for language in LANGUAGES
    }
    (site / "answers").mkdir()
    files: dict[str, str] = {}
    for address, (path, query) in asked.items():
        reply = await carry(desk, Person("here"), "GET", f"/api/{path}", query, b"")
        assert reply.status == 200, (address, reply.body)
        name = "-".join([*path.split("/"), *query.values()])
        end = "txt" if reply.kind == "text/plain" else "json"
        files[address] = f"answers/{name}.{end}"
        (site / files[address]).write_bytes(reply.body)
    return files


def write_page(site: Path, answers: dict[str, str]) -> None:
    """Tells the page and the service worker what there is."""
    files = {
        str(path.relative_to(site)): path.read_bytes()
        for path in sorted(site.rglob("*"))
        if path.is_file() and path.name not in ("index.html", "sw.js")
    }
    prints = {name: hashlib.sha256(content).hexdigest()[:16] for name, content in files.items()}
    packed = {name: len(gzip.compress(content, 6)) for name, content in files.items()}
    manifest = {
        "version": __version__,
        "build": hashlib.sha256(json.dumps(prints).encode()).hexdigest()[:16],
        "parts": parts(files, packed),
        "answers": answers,
    }
    page = (site / "index.html").read_text("utf-8")
    told = json.dumps(manifest).replace("<", "\\u003c")
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n'
        f'    <script type="application/json" id="trilobite-site">{told}</script>\n    '
    )
    page = page.replace("<title>", f"{head}<title>", 1)
    (site / "index.html").write_text(page, "utf-8")
    prints["index.html"] = hashlib.sha256(page.encode()).hexdigest()[:16]
    worker = (site / "sw.js").read_text("utf-8")
    packed["index.html"] = len(gzip.compress(page.encode(), 6))
    told = json.dumps({"files": {name: [prints[name], packed[name]] for name in prints}})
    (site / "sw.js").write_text(f"const SITE = {told};\n{worker}", "utf-8")


def parts(files: dict[str, bytes], packed: dict[str, int]) -> list[dict[str, Any]]:
    """The parts of the site in the order in which they are loaded."""

    def part_of(name: str) -> str:
        if not name.startswith("engine/"):
            return "words"
        if not name.endswith(".pack"):
            return "engine"
        return "tables" if name == "engine/base.pack" else "games"

    return [
        {
            "name": part,
            "files": [
                {"path": name, "size": len(content), "packed": packed[name]}
                for name, content in files.items()
                if part_of(name) == part
            ],
        }
        for part in ("engine", "tables", "games", "words")
    ]


if __name__ == "__main__":
    main()

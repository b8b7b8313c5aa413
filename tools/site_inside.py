"""What `tools.site` does inside Pyodide, whose Python the site runs: code is compiled for it, and
the modules of the standard library that are used are found by using them.

Run by `node web/run-python.mjs`, which mounts the directory of the build as /work.
"""

import ast
import asyncio
import importlib
import json
import marshal
import pkgutil
import sys
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from typing import Any

#: What bytecode without a source begins with: no flags, no time, no size.
HEADER = MAGIC_NUMBER + bytes(12)

#: Docstrings of these are looked at when they are imported.
WITH_DOCSTRINGS = ("_pyodide", "pyodide")

#: What only a server needs, and imports when it does.
ON_A_SERVER = ("fluent", "zoneinfo")

#: Where a module is: a file, or that of a package.
ENDS = (".py", "/__init__.py")

LAYERS = ("core", "games", "bots", "tables", "browser")


def compile_all(source: Path, target: Path) -> None:
    """Compiles every module below a directory, and copies everything else."""
    for path in sorted(source.rglob("*")):
        name = path.relative_to(source)
        if path.is_dir() or "__pycache__" in name.parts:
            continue
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        if path.suffix != ".py":
            (target / name).write_bytes(path.read_bytes())
            continue
        optimize = 0 if name.parts[0] in WITH_DOCSTRINGS else 2
        code = compile(path.read_bytes(), str(name), "exec", dont_inherit=True, optimize=optimize)
        (target / name.with_suffix(".pyc")).write_bytes(HEADER + marshal.dumps(code))


def imported_late(package: Path) -> Iterator[str]:
    """Modules that the code of a package imports, wherever it does."""
    for path in package.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                yield node.module


async def use() -> None:
    """Plays: whatever is imported only then is seen."""
    from trilobite.games.registry import GAMES
    from trilobite.tables.access import Person
    from trilobite.tables.carrier import carry
    from trilobite.tables.clock import WallClock
    from trilobite.tables.desk import Desk
    from trilobite.tables.memory import MemoryStore
    from trilobite.tables.packs import Packs
    from trilobite.tables.tables import Tables
    from trilobite.tables.thinking import ThinkerHere

    clock = WallClock()
    desk = Desk(Tables(MemoryStore(), Packs(Path("/packs")), clock), ThinkerHere(), clock)

    async def ask(method: str, path: str, body: Any = None) -> Any:
        text = b"" if body is None else json.dumps(body).encode()
        reply = await carry(desk, Person("here"), method, path, {}, text)
        return reply.body if reply.kind == "text/plain" else json.loads(reply.body)

    async def hear(text: str) -> None:
        pass

    await ask("GET", "/api/games")
    for game in GAMES:
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "hard"}]
        body = {"game": game, "options": {"players": 2}, "seats": seats, "pace": 0}
        table = (await ask("POST", "/api/tables", body))["id"]
        connection = await desk.look_at(Person("here"), table, "", hear)
        session = (await desk.tables.get(table)).session
        for _ in range(40):
            if 0 in session.deciders():
                answer = {"type": "answer", "seat": 0, "key": session.keys(0)[0]}
                await connection.hear(json.dumps(answer))
            await asyncio.sleep(0)
        await connection.hear("not understood")
        await ask("POST", f"/api/tables/{table}/analysis")
        record = await ask("GET", f"/api/tables/{table}/record")
        if isinstance(record, bytes):  # it is refused while something is secret
            await ask("POST", "/api/records", {"record": record.decode()})
        await ask("POST", "/api/records", {"record": "nonsense"})
        connection.leave()
    desk.close()


async def used(packages: Path, standard: Path) -> list[str]:
    """The modules of the standard library that are there after all was used, but for those that
    the interpreter has in itself."""
    sys.path.insert(0, str(packages))
    names = [f"trilobite.{layer}" for layer in LAYERS]
    for layer in names:
        found = importlib.import_module(layer)
        for module in pkgutil.walk_packages(found.__path__, f"{layer}."):
            importlib.import_module(module.name)
    for layer in LAYERS:
        for name in imported_late(packages / "trilobite" / layer):
            if name.split(".")[0] not in ("trilobite", *ON_A_SERVER):
                importlib.import_module(name)
    await use()
    importlib.import_module("gzip")  # with which archives are unpacked
    return sorted(
        name
        for name, module in sys.modules.items()
        if getattr(module.__spec__, "origin", "") != "frozen"
        and any((standard / f"{name.replace('.', '/')}{end}").is_file() for end in ENDS)
    )


async def main() -> None:
    """Compiles, and notes what is used."""
    work = Path("/work")
    for name in ("standard", "packages"):
        compile_all(work / "source" / name, work / "compiled" / name)
    names = await used(work / "source" / "packages", work / "source" / "standard")
    (work / "used.json").write_text(json.dumps(names))

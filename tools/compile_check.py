"""Fails unless the installed package is compiled where `pyproject.toml` says that it is."""

import sys
import tomllib
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

from tools.compile import libraries

ROOT: Final = Path(__file__).resolve().parent.parent


def modules() -> dict[str, bool]:
    """The modules of which some are compiled, and whether each of them is to be."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    compiled = {path for paths in libraries(ROOT, hook).values() for path in paths}
    found: dict[str, bool] = {}
    for pattern in [*(f"{package}/**/*.py" for package in hook["packages"]), *hook["modules"]]:
        for path in sorted(ROOT.glob(pattern)):
            parts = path.relative_to(ROOT / "src").with_suffix("").parts
            name = ".".join(parts).removesuffix(".__init__")
            found[name] = str(path) in compiled
    return found


def main() -> int:
    """The command; returns its exit status."""
    expected = modules()
    wrong = 0
    for name, wanted in expected.items():
        file = str(import_module(name).__file__)
        if file.endswith(tuple(EXTENSION_SUFFIXES)) != wanted:
            print(f"{name} is {'not ' if wanted else ''}compiled: {file}")
            wrong += 1
    print(f"{sum(expected.values())} of {len(expected)} modules are to be compiled, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

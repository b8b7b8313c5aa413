"""The build hook that compiles the kernel, the games, the bots and what tables tell with mypyc into
the wheel.

It runs only when asked for, see `make compiled`; otherwise the wheel is pure Python. The
Python files stay in the wheel beside the compiled ones, for tracebacks and for reading.
docs/performance.md tells what the build costs.
"""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: What the names of libraries end in that are compiled with -O2.
OPTIMISED = "optimised"


class Compile(BuildHookInterface[Any]):
    """Adds a library for each of `packages`, without the modules that are `interpreted`, one of the
    single `modules` of each other package, and one of the modules that are worth to be
    `optimised` in each."""

    def dependencies(self) -> list[str]:
        return ["mypy>=2.4", "setuptools>=65"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # What an earlier build has left there is used again: only libraries whose C has changed
        # are compiled.
        build = Path(self.directory, "compiled")
        for library, place in compile_libraries(libraries(Path(self.root), self.config), build):
            build_data["force_include"][str(library)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def libraries(root: Path, config: dict[str, Any]) -> dict[str, list[str]]:
    """The modules of each library. A package within another one is a library of its own."""
    taken = {path for pattern in config["interpreted"] for path in root.glob(pattern)}
    packages = {path for pattern in config["packages"] for path in root.glob(f"{pattern}/")}
    found: dict[str, list[str]] = {}
    for path in sorted(path for pattern in config["optimised"] for path in root.glob(pattern)):
        taken.add(path)
        found.setdefault(library_of(root, path.parent, OPTIMISED), []).append(str(path))
    for package in sorted(packages, key=lambda path: -len(path.parts)):
        modules = [path for path in sorted(package.rglob("*.py")) if path not in taken]
        taken.update(modules)
        if modules:
            found[library_of(root, package)] = [str(path) for path in modules]
    for path in sorted(path for pattern in config["modules"] for path in root.glob(pattern)):
        found.setdefault(library_of(root, path.parent), []).append(str(path))
    return found


def library_of(root: Path, package: Path, name: str = "native") -> str:
    """The name of a library of a package."""
    return ".".join((*package.relative_to(root / "src").parts, name))


def compile_libraries(modules: dict[str, list[str]], build: Path) -> list[tuple[Path, str]]:
    """Compiles modules; returns the libraries and the place of each in the wheel."""
    # Imported here because the hook is loaded before its own dependencies are installed.
    from mypyc.build import mypycify
    from setuptools import Distribution

    # mypyc puts its whole runtime into each library, which with one library a module was half of
    # the build; a single library would be one file for one core.
    extensions = mypycify(
        [path for paths in modules.values() for path in paths],
        separate=[(paths, name) for name, paths in modules.items()],
        opt_level="1",
        debug_level="0",
        target_dir=str(build / "c"),
    )
    # Names are exchanged through tables, not by the linker. Without this every call of one function
    # by another would go through the linker's table, and none could be inlined.
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args.append("-fvisibility=hidden")
            if extension.name.removesuffix("__mypyc").endswith(OPTIMISED):
                extension.extra_compile_args.append("-O2")
    # The largest first, so that no core waits at the end for another one.
    extensions.sort(key=lambda extension: -sum(Path(c).stat().st_size for c in extension.sources))
    distribution = Distribution({"name": "trilobite", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.build_lib = str(build / "lib")
    command.build_temp = str(build / "o")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    made = [Path(command.get_ext_fullpath(extension.name)) for extension in extensions]
    return [(path, path.relative_to(build / "lib").as_posix()) for path in made]

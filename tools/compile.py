"""The build hook that compiles the kernel, the games and the bots with mypyc into the wheel.

It runs only when asked for, see `make compiled`; otherwise the wheel is pure Python. The
Python files stay in the wheel beside the compiled ones, for tracebacks and for reading.
"""

import os
import shutil
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Compile(BuildHookInterface[Any]):
    """Adds one extension for each module of `packages` that is not in `interpreted`."""

    def dependencies(self) -> list[str]:
        return ["mypy>=1.18", "setuptools>=65"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build = Path(self.directory, "compiled")
        shutil.rmtree(build, ignore_errors=True)
        for library, place in compile_modules(self.modules(), build).items():
            build_data["force_include"][str(library)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def modules(self) -> list[str]:
        """The files to compile."""
        root = Path(self.root)
        kept = {path for pattern in self.config["interpreted"] for path in root.glob(pattern)}
        return [
            str(path)
            for package in self.config["packages"]
            for path in sorted(Path(root, package).rglob("*.py"))
            if path not in kept
        ]


def compile_modules(paths: list[str], build: Path) -> dict[Path, str]:
    """Compiles modules; returns the libraries and the place of each in the wheel."""
    # Imported here because the hook is loaded before its own dependencies are installed.
    from mypyc.build import mypycify
    from setuptools import Distribution

    # One library a module: a single one would be a file of 700,000 lines for one core.
    extensions = mypycify(paths, opt_level="3", separate=True, target_dir=str(build / "c"))
    distribution = Distribution({"name": "trilobite", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.build_lib = str(build / "lib")
    command.build_temp = str(build / "o")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    made = (path for path in (build / "lib").rglob("*") if path.is_file())
    return {path: path.relative_to(build / "lib").as_posix() for path in made}

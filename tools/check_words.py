"""The words of check files, read from the code: `python -m tools.check_words` writes them.

Kinds of decisions, ends, answers, events, steps of the agenda and fields of positions stand in
`docs/check-words.md` as the games know them; a test compares.
"""

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Literal, get_args, get_origin

from trilobite.games.registry import GAMES, box, part

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "trilobite" / "games"
PAGE = ROOT / "docs" / "check-words.md"
#: Modules that speak of kinds of cards, not of decisions.
SILENT = ("checks.py", "map_checks.py")

HEAD = """# Words of check files

What may stand in [check files](check-files.md), game by game. Made from the code by
`python -m tools.check_words`.
"""


# --- reading the code ---------------------------------------------------------------------


@cache
def trees(folder: Path, without: tuple[str, ...] = ()) -> list[ast.Module]:
    """The modules below a folder, except those in directories of the given names."""
    return [
        ast.parse(file.read_text(encoding="utf-8"))
        for file in sorted(folder.rglob("*.py"))
        if not set(without) & set(file.relative_to(folder).parts)
    ]


def calls(folder: Path, without: tuple[str, ...] = ()) -> Iterator[tuple[str, list[ast.expr]]]:
    """The name of each function called, and its positional arguments."""
    for tree in trees(folder, without):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = node.func
                name = (
                    called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
                )
                yield name, node.args


def literals(folder: Path, positions: dict[str, int], without: tuple[str, ...] = ()) -> set[str]:
    """The texts given to functions at the positions."""
    found = set()
    for name, arguments in calls(folder, without):
        position = positions.get(name, len(arguments))
        if position < len(arguments):
            found |= texts(arguments[position])
    return found


def texts(argument: ast.expr) -> set[str]:
    """The plain texts that an argument may be."""
    if isinstance(argument, ast.IfExp):
        return texts(argument.body) | texts(argument.orelse)
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return {argument.value}
    return set()


@cache
def decision_kinds(game: str) -> set[str]:
    """The kinds of all decisions in the rules, wherever a function takes a `kind`."""
    positions = {"Decision": 1, "decision": 1}
    for tree in trees(SOURCES / game, SILENT):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                for position, argument in enumerate(node.args.args):
                    if argument.arg == "kind" and ast.unparse(argument.annotation or node) == "str":
                        positions[node.name] = position
    return literals(SOURCES / game, positions, SILENT)


# --- writing the page ---------------------------------------------------------------------


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for game in GAMES for line in chapter(game))])


def chapter(game: str) -> list[str]:
    """What may stand in check files of a game."""
    state = import_module(f"trilobite.games.{game}.state")
    vocabulary = import_module(f"trilobite.games.{game}.vocabulary")
    found = [f"## {box(game).title}", ""]
    found += ["**Decisions**: " + listed(sorted(decision_kinds(game))), ""]
    phases = getattr(state, "PHASE_NAMES", getattr(state, "STAGE_NAMES", ()))
    if phases:
        found += ["**Phases** for `until`: " + listed(phases), ""]
    ends = [name for name in state.END_NAMES if name != "going-on"]
    found += ["**Reasons** of a result: " + listed(ends), ""]
    found += ["**Answers**: " + with_arguments(vocabulary.OPTIONS), ""]
    found += ["**Events**: " + with_arguments(vocabulary.EVENTS), ""]
    steps = part(f"trilobite.games.{game}.position.file", "STEPS").domains
    found += ["**Steps of the agenda**: " + with_arguments(steps), ""]
    return found + position_fields(game)


def listed(names: list[str] | tuple[str, ...]) -> str:
    """Names in one line."""
    return ", ".join(f"`{name}`" for name in names)


def with_arguments(verbs: dict[str, tuple[str, ...]]) -> str:
    """Verbs with the kinds of their arguments."""
    return listed([" ".join([verb, *map(str.upper, domains)]) for verb, domains in verbs.items()])


def position_fields(game: str) -> list[str]:
    """The fields of a position and of its parts, with what the code says about them."""
    text = (SOURCES / game / "position" / "file.py").read_text(encoding="utf-8")
    module = import_module(f"trilobite.games.{game}.position.file")
    parts = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    found: list[str] = []
    for node in reversed(parts):
        fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
        if fields:
            about = " ".join((ast.get_docstring(node) or "").split())
            found += [f"### {node.name}", "", about, "", "| field | type | meaning |"]
            found += ["| --- | --- | --- |"]
            found += [row(each, text.split("\n"), module) for each in fields] + [""]
    return found


def row(field: ast.AnnAssign, lines: list[str], module: ModuleType) -> str:
    """A field: its name, its type, and the comment above it."""
    comment: list[str] = []
    number = field.lineno - 2
    while lines[number].startswith("    #: "):
        comment.insert(0, lines[number].removeprefix("    #: "))
        number -= 1
    type = ast.unparse(Spelled(module).visit(field.annotation)).replace("|", "\\|")
    return f"| `{ast.unparse(field.target)}` | {type} | {' '.join(comment)} |"


class Spelled(ast.NodeTransformer):
    """Spells out a name that stands for some words."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module

    def visit_Name(self, node: ast.Name) -> ast.AST:
        meant = getattr(self.module, node.id, None)
        if get_origin(meant) is not Literal:
            return node
        return ast.Name(" | ".join(f'"{word}"' for word in get_args(meant)))


def main() -> None:
    """Writes the page."""
    PAGE.write_text(page(), encoding="utf-8")
    print(f"{PAGE.name}: {len(page().splitlines())} lines")


if __name__ == "__main__":
    main()

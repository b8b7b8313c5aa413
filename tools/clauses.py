"""Which code and which tests name each clause of the rules pages.

    python -m tools.clauses [game]     every clause, the code and the tests that name it
    python -m tools.clauses --missing  only the clauses that no test names
    python -m tools.clauses --check    exit 1 if the tests do not cover the rules

Clauses are the items `- **E4a.1** text` of the page rules.md of each game. Rulings and differences
between editions (AMB-1, ED-1, ADD-1, TRI-1, R-1) are listed too, but the coverage is counted over
the clauses proper. A citation may be shorter than an id: `E4a` stands for every E4a.n, and `E4` for
every E4.n, but not for E4a.n.

What lies in a directory that bears the name of a game cites the page of this game, since ids of
different games may be alike; what lies elsewhere cites any page that knows the id.

Code names a clause in a docstring, in a comment, or by a string that holds nothing but ids, as
in `Reason("row-is-closed", "E1b.1")`. A test names it by `pytest.mark.clause("E1b.1")`, a check
file in tests/vectors by a top-level array `clauses`. A test that wears a mark must be able to fail:
it asserts something, expects an error, or calls a function of the tests that does.

Clauses that bind no program, and binding ones that have no test yet, are listed with their
reasons in tests/<game>/clause_exceptions.toml. A game without this file is still in the making: its
figures are shown, but the check does not ask for them.
"""

import argparse
import ast
import io
import re
import sys
import textwrap
import tokenize
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = Path("src", "trilobite")
GAMES: Final = SOURCE / "games"
TESTS: Final = Path("tests")
VECTORS: Final = TESTS / "vectors"

#: Per cent of the binding clauses that tests must name.
TARGET: Final = 95
ID_WIDTH: Final = 18
PLACE_WIDTH: Final = 58

ITEM: Final = re.compile(r"^- \*\*([^*]+)\*\*", re.MULTILINE)
RULING: Final = re.compile(r"(?:AMB|ED|ADD|TRI|R)-\d+")
#: Everything in running text that looks like an id. A letter alone never does.
ID: Final = re.compile(
    r"(?<![\w.])(?:"
    r"G:[A-Za-z]+(?:\.\d+)?"
    r"|[A-Z]+-\d+(?:\.\d+)*"
    r"|[A-L](?:\d+[a-z]?|[a-z])(?:\.\d+)?"
    r"|[A-L]\.\d+"
    r")(?!\w|\.\d)"
)
SEPARATOR: Final = re.compile(r"[,;/\s]+")


class BadFileError(Exception):
    """A file that does not have the form it must have."""


@dataclass(frozen=True, slots=True)
class Citation:
    """A place that names an id; `where` is a line or a test, empty for the whole file."""

    id: str
    file: str
    where: str

    def __str__(self) -> str:
        return f"{self.file}:{self.where}" if self.where else self.file


def rules_page(game: str) -> Path:
    """The rules page of a game, below the root."""
    return GAMES / game / "rules.md"


def exceptions_file(game: str) -> Path:
    """The exceptions of a game, below the root."""
    return TESTS / game / "clause_exceptions.toml"


class Rules:
    """The ids of a rules page in their order, and what a citation stands for."""

    def __init__(self, game: str, text: str) -> None:
        self.game: Final = game
        self.items: Final[list[str]] = ITEM.findall(text)
        self.clauses: Final = [item for item in self.items if not RULING.fullmatch(item)]
        self.meaning: Final[dict[str, list[str]]] = {}
        for item in self.items:
            if not ID.fullmatch(item):
                raise BadFileError(f"{rules_page(game)}: '{item}' is no clause id")
            if item in self.meaning:
                raise BadFileError(f"{rules_page(game)}: {item} occurs twice")
            self.meaning[item] = [item]
        for clause in self.clauses:
            self.meaning.setdefault(clause.rpartition(".")[0], []).append(clause)

    def ids_in_prose(self, text: str) -> Iterator[tuple[str, int]]:
        """The known ids that a text mentions, each with the number of its line from 0."""
        for match in ID.finditer(text):
            if match[0] in self.meaning:
                yield match[0], text.count("\n", 0, match.start())

    def ids_of_string(self, text: str) -> list[str]:
        """The ids that a string consists of, none if it holds anything else."""
        parts = SEPARATOR.split(text)
        if all(part in self.meaning and ID.fullmatch(part) for part in parts):
            return parts
        return []


@dataclass(frozen=True, slots=True)
class Exceptions:
    """Clauses that need no test, with the reasons."""

    not_binding: dict[str, str]
    untested: dict[str, str]

    def tables(self) -> tuple[tuple[str, dict[str, str]], ...]:
        """The tables under the names they have in the file."""
        return ("not-binding", self.not_binding), ("untested", self.untested)


class Report:
    """What the code and the tests name. Without exceptions the game is not checked yet."""

    def __init__(
        self,
        rules: Rules,
        exceptions: Exceptions | None,
        code: Iterable[Citation],
        tests: Iterable[Citation],
        silent: Iterable[str] = (),
    ) -> None:
        self.rules: Final = rules
        self.checked: Final = exceptions is not None
        self.exceptions: Final = exceptions or Exceptions({}, {})
        self.code: Final[dict[str, list[Citation]]] = {item: [] for item in rules.items}
        self.tests: Final[dict[str, list[Citation]]] = {item: [] for item in rules.items}
        self.unknown: Final[list[Citation]] = []
        #: The tests that wear a mark and assert nothing.
        self.silent: Final = list(silent)
        for citation in code:
            for item in rules.meaning[citation.id]:
                self.code[item].append(citation)
        for citation in tests:
            if citation.id not in rules.meaning:
                self.unknown.append(citation)
            for item in rules.meaning.get(citation.id, []):
                self.tests[item].append(citation)
        self.binding: Final = [
            clause for clause in rules.clauses if clause not in self.exceptions.not_binding
        ]
        self.cited: Final = [clause for clause in self.binding if self.tests[clause]]

    def summary(self) -> str:
        """One line of figures. The percentage is cut off, so that it never flatters."""
        binding, cited = len(self.binding), len(self.cited)
        share = 1000 * cited // binding / 10 if binding else 100.0
        return (
            f"{self.rules.game}: {len(self.rules.clauses)} clauses, {binding} binding, "
            f"{cited} cited by a test ({share:.1f} %)"
            + ("" if self.checked else ", not checked yet")
        )

    def problems(self) -> list[str]:
        """Everything for which a check fails."""
        found = [f"{place}: {place.id} is no clause" for place in self.unknown]
        found += [f"{test}: cites clauses, but asserts nothing" for test in self.silent]
        if not self.checked:
            return found
        game = self.rules.game
        file = exceptions_file(game)
        for name, table in self.exceptions.tables():
            for clause in table:
                if clause not in self.rules.clauses:
                    found.append(f"{file}: {clause} in [{name}] is no clause")
                elif self.tests[clause]:
                    place = self.tests[clause][0]
                    found.append(
                        f"{file}: {clause} in [{name}] is tested ({place} cites {place.id})"
                    )
        for clause in self.exceptions.not_binding:
            if clause in self.exceptions.untested:
                found.append(f"{file}: {clause} is listed twice")
        for clause in self.binding:
            if not self.tests[clause] and clause not in self.exceptions.untested:
                found.append(f"{rules_page(game)}: no test cites {clause}")
        if 100 * len(self.cited) < TARGET * len(self.binding):
            found.append(f"fewer than {TARGET} % of the binding clauses are cited by a test")
        return found

    def table(self, items: Iterable[str]) -> Iterator[str]:
        """The lines of a table: id, code places, test places."""
        yield from row("clause", "code", "tests")
        for item in items:
            yield from row(
                item, listed(self.code[item]), listed(self.tests[item]) or self.why(item)
            )

    def why(self, item: str) -> str:
        """Why a clause needs no test, if it is an exception."""
        for name, table in self.exceptions.tables():
            if item in table:
                return f"({name}: {table[item]})"
        return ""


def row(item: str, code: str, tests: str) -> Iterator[str]:
    """One row of the table, wrapped into as many lines as it takes."""
    columns = [
        textwrap.wrap(text or "-", PLACE_WIDTH, break_long_words=False, break_on_hyphens=False)
        for text in (code, tests)
    ]
    for first, left, right in zip_longest([item], *columns, fillvalue=""):
        yield f"{first:<{ID_WIDTH}}{left:<{PLACE_WIDTH + 2}}{right}".rstrip()


def listed(citations: Iterable[Citation]) -> str:
    """Places grouped by file."""
    files: dict[str, list[str]] = {}
    for citation in citations:
        places = files.setdefault(citation.file, [])
        if citation.where and citation.where not in places:
            places.append(citation.where)
    return "; ".join(
        f"{file}:{', '.join(places)}" if places else file for file, places in files.items()
    )


class Wording(NamedTuple):
    """What a module says that may name clauses, each with its line."""

    #: Docstrings and comments.
    prose: list[tuple[int, str]]
    #: Other strings.
    strings: list[tuple[int, str]]


class StringReader(ast.NodeVisitor):
    """Finds docstrings and strings."""

    def __init__(self) -> None:
        self.found: Final = Wording([], [])

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            self.found.prose.append((node.lineno, node.value.value))
        else:
            self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """The pieces of an f-string are no strings of their own."""

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self.found.strings.append((node.lineno, node.value))


@cache
def wording(text: str, file: str) -> Wording:
    """What a module says, read once for all games."""
    reader = StringReader()
    reader.visit(ast.parse(text, file))
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            reader.found.prose.append((token.start[0], token.string))
    return reader.found


def read_code(rules: Rules, text: str, file: str) -> Iterator[Citation]:
    """What a module names in comments, docstrings and strings, from top to bottom."""
    said = wording(text, file)
    found = [
        (start + line, cited)
        for start, prose in said.prose
        for cited, line in rules.ids_in_prose(prose)
    ]
    found += [
        (line, cited) for line, string in said.strings for cited in rules.ids_of_string(string)
    ]
    for line, cited in sorted(found):
        yield Citation(cited, file, str(line))


class MarkReader(ast.NodeVisitor):
    """Finds the marks `pytest.mark.clause(...)` and the tests that wear them."""

    def __init__(self, file: str) -> None:
        self.file: Final = file
        self.names: Final[list[str]] = []
        self.found: Final[list[Citation]] = []

    def visit(self, node: ast.AST) -> None:
        """Keeps the names of the definitions that are open."""
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            self.names.append(node.name)
            self.generic_visit(node)
            self.names.pop()
        else:
            super().visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if is_clause_mark(node.func):
            for given in node.args:
                if isinstance(given, ast.Constant) and isinstance(given.value, str):
                    cited = given.value
                else:
                    cited = ast.unparse(given)
                self.found.append(Citation(cited, self.file, ".".join(self.names)))
        self.generic_visit(node)


def is_clause_mark(node: ast.expr) -> bool:
    """Whether the expression is `pytest.mark.clause` or `mark.clause`."""
    if not isinstance(node, ast.Attribute) or node.attr != "clause":
        return False
    mark = node.value
    return (isinstance(mark, ast.Attribute) and mark.attr == "mark") or (
        isinstance(mark, ast.Name) and mark.id == "mark"
    )


def read_marks(tree: ast.Module, file: str) -> list[Citation]:
    """What the tests of a module name. An argument that is no plain string is given as written."""
    reader = MarkReader(file)
    reader.visit(tree)
    return reader.found


Function = ast.FunctionDef | ast.AsyncFunctionDef


def silent_tests(tree: ast.Module, file: str, helpers: set[str]) -> list[str]:
    """The tests that wear a mark, alone or with their class or module, and cannot fail."""
    found: list[str] = []

    def search(body: list[ast.stmt], names: tuple[str, ...], marked: bool) -> None:
        for node in body:
            if isinstance(node, Function | ast.ClassDef):
                here = marked or any(map(has_mark, node.decorator_list))
                where = (*names, node.name)
                if isinstance(node, ast.ClassDef):
                    search(node.body, where, here)
                elif here and node.name.startswith("test") and not can_fail(node, helpers):
                    found.append(f"{file}:{'.'.join(where)}")

    plain = [node for node in tree.body if not isinstance(node, Function | ast.ClassDef)]
    search(tree.body, (), any(map(has_mark, plain)))
    return found


def has_mark(node: ast.AST) -> bool:
    """Whether a mark is anywhere in it."""
    return any(isinstance(one, ast.Call) and is_clause_mark(one.func) for one in ast.walk(node))


def can_fail(function: Function, helpers: set[str]) -> bool:
    """Whether a function asserts something, expects an error, or calls one that does."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assert) and not narrows(node.test):
            return True
        if isinstance(node, ast.Raise) and node.exc and "AssertionError" in ast.unparse(node.exc):
            return True
        if isinstance(node, ast.Call):
            called = node.func
            if isinstance(called, ast.Name) and called.id in helpers:
                return True
            if isinstance(called, ast.Attribute) and called.attr in ("raises", "fail", "warns"):
                return True
    return False


def narrows(test: ast.expr) -> bool:
    """Whether an assertion only tells the type checker what a name holds."""
    if isinstance(test, ast.Call):
        return ast.unparse(test.func) == "isinstance"
    return isinstance(test, ast.Compare) and bool(
        re.fullmatch(r"\w+ is not None", ast.unparse(test))
    )


def helpers_of(trees: Mapping[Path, ast.Module]) -> dict[Path, set[str]]:
    """By file: the names of functions there, none of them a test, that can fail, its own and those
    that it imports from other files of the tests."""
    helpers: dict[Path, set[str]] = {file: set() for file in trees}
    grown = True
    while grown:
        grown = False
        for file, tree in trees.items():
            known = helpers[file]
            before = len(known)
            for node in tree.body:
                if isinstance(node, Function) and not node.name.startswith("test"):
                    if can_fail(node, known):
                        known.add(node.name)
                elif isinstance(node, ast.ImportFrom):
                    there = helpers.get(file_of(node.module or ""), set())
                    known |= {one.asname or one.name for one in node.names if one.name in there}
            grown = grown or len(known) > before
    return helpers


def file_of(module: str) -> Path:
    """The file of a module of the tests, below their folder."""
    return Path(f"{'/'.join(module.split('.')[1:])}.py")


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file; an error names the file."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadFileError(f"{path}: {error}") from error


def read_vector(path: Path, file: str) -> Iterator[Citation]:
    """What a check file names."""
    clauses = read_toml(path).get("clauses", [])
    for cited in clauses if isinstance(clauses, list) else [clauses]:
        yield Citation(str(cited), file, "")


def read_exceptions(path: Path) -> Exceptions:
    """The exceptions, each of which must have its reason."""
    tables = {"not-binding": dict[str, str](), "untested": dict[str, str]()}
    for name, table in read_toml(path).items():
        if name not in tables or not isinstance(table, dict):
            raise BadFileError(f"{path}: '{name}' is none of the tables {', '.join(tables)}")
        for clause, reason in table.items():
            if not isinstance(reason, str) or not reason.strip():
                raise BadFileError(f'{path}: {clause} must be written "{clause}" = "the reason"')
            tables[name][clause] = reason
    return Exceptions(tables["not-binding"], tables["untested"])


def games_below(root: Path) -> list[str]:
    """The games that have a rules page."""
    return sorted(page.parent.name for page in (root / GAMES).glob("*/rules.md"))


def survey(root: Path) -> list[Report]:
    """Reads the rules pages, the exceptions, the code and the tests below a directory."""
    games = games_below(root)
    pages = {game: Rules(game, (root / rules_page(game)).read_text("utf-8")) for game in games}
    code: dict[str, list[Citation]] = {game: [] for game in games}
    for path in sorted((root / SOURCE).rglob("*.py")):
        file = path.relative_to(root / SOURCE)
        text = path.read_text("utf-8")
        for game in games_of(file, games):
            code[game].extend(read_code(pages[game], text, file.as_posix()))
    tests: dict[str, list[Citation]] = {game: [] for game in games}
    trees = {
        path.relative_to(root / TESTS): ast.parse(path.read_text("utf-8"), str(path))
        for path in sorted((root / TESTS).rglob("*.py"))
    }
    helpers = helpers_of(trees)
    silent: dict[str, list[str]] = {game: [] for game in games}
    for file, tree in trees.items():
        share_out(read_marks(tree, file.as_posix()), file, pages, tests)
        silent[games_of(file, games)[0]] += silent_tests(tree, file.as_posix(), helpers[file])
    for path in sorted((root / VECTORS).rglob("*.toml")):
        file = path.relative_to(root / TESTS)
        share_out(read_vector(path, file.as_posix()), file, pages, tests)
    return [
        Report(pages[game], exceptions_of(root, game), code[game], tests[game], silent[game])
        for game in games
    ]


def games_of(file: Path, games: Sequence[str]) -> Sequence[str]:
    """The games whose clauses a file may name: the one it belongs to, or all of them."""
    return [game for game in games if game in file.parent.parts] or games


def share_out(
    found: Iterable[Citation], file: Path, pages: dict[str, Rules], tests: dict[str, list[Citation]]
) -> None:
    """Gives each citation to the games that know the id; one that none knows to the first."""
    games = games_of(file, list(pages))
    for citation in found:
        knowing = [game for game in games if citation.id in pages[game].meaning]
        for game in knowing or games[:1]:
            tests[game].append(citation)


def exceptions_of(root: Path, game: str) -> Exceptions | None:
    """The exceptions of a game, None if it has no such file yet."""
    path = root / exceptions_file(game)
    return read_exceptions(path) if path.exists() else None


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """The command; returns its exit status."""
    games = games_below(root)
    parser = argparse.ArgumentParser(
        prog="python -m tools.clauses",
        description="Which code and which tests name each clause of the rules pages.",
    )
    parser.add_argument("game", nargs="?", choices=games, help="only this game")
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument(
        "--missing", action="store_true", help="list only the clauses that no test names"
    )
    choice.add_argument(
        "--check", action="store_true", help="exit 1 if the tests do not cover the rules"
    )
    options = parser.parse_args(arguments)
    try:
        reports = survey(root)
    except BadFileError as error:
        print(f"clauses: {error}", file=sys.stderr)
        return 2
    failed = False
    for report in reports:
        if options.game in (None, report.rules.game):
            failed |= show(report, options.missing, options.check)
    return 1 if failed else 0


def show(report: Report, missing: bool, check: bool) -> bool:
    """Prints a report; returns whether a check found anything."""
    problems = report.problems() if check else []
    if check:
        lines: Iterable[str] = problems
    elif missing:
        lines = report.table(clause for clause in report.rules.clauses if not report.tests[clause])
    else:
        lines = report.table(report.rules.items)
    for line in lines:
        print(line)
    print(report.summary())
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())

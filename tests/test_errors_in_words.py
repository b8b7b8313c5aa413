"""Errors have a key and facts: other languages say all that can go wrong with the same facts."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from trilobite.cli.messages import ERRORS, FALLBACK, Messages, languages, told
from trilobite.core.errors import OptionsError, RecordError
from trilobite.core.option_errors import unknown

SOURCE = Path(__file__).parents[1] / "src" / "trilobite"
each_language = pytest.mark.parametrize("language", [one for one in languages() if one != FALLBACK])

#: Errors that players meet: about the set-up of a game, records, files, taking back, databases.
KEYED = ("OptionsError", "RecordError", "FileError", "UndoRefused", "NewerDatabase")
#: Layers whose errors are about programs, for those who write them.
FOR_PROGRAMMERS = ("envs", "lab")
WORKED_OUT = "worked out"


class Raised:
    """A call that makes an error."""

    def __init__(self, call: ast.Call, place: str) -> None:
        self.place = place
        self.line = call.args[0]
        self.key = ""
        if len(call.args) > 1:  # f"undo-{revealed}" is worked out
            key = call.args[1]
            self.key = str(key.value) if isinstance(key, ast.Constant) else WORKED_OUT
        self.facts = {keyword.arg for keyword in call.keywords if keyword.arg}


@cache
def raised() -> list[Raised]:
    found = []
    for file in sorted(SOURCE.rglob("*.py")):
        where = file.relative_to(SOURCE)
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            name = node.func if isinstance(node, ast.Call) else None
            if isinstance(name, ast.Name) and name.id in KEYED:
                assert isinstance(node, ast.Call)
                found.append(Raised(node, f"{where}:{node.lineno}"))
    return found


class Variables(Visitor):
    def __init__(self, message: Message) -> None:
        self.names: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The messages of errors in a language, each with what it names."""
    found = {}
    text = (SOURCE / "locale" / language / ERRORS).read_text("utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            found[entry.id.name] = Variables(entry).names
    return found


def test_what_players_meet_has_a_key() -> None:
    bare = [
        one.place
        for one in raised()
        if not one.key and one.place.partition("/")[0] not in FOR_PROGRAMMERS
    ]
    assert bare == []


@each_language
def test_every_error_has_words_that_name_its_facts(language: str) -> None:
    facts: dict[str, set[str]] = defaultdict(set)
    for one in raised():
        if one.key not in ("", WORKED_OUT):
            facts[f"error-{one.key}"] |= one.facts
    facts |= {"error-undo-revealed": set(), "error-undo-votes": set()}
    said = messages(language)
    assert sorted(said) == sorted(facts)
    for name, names in said.items():
        assert names <= facts[name], name


def test_errors_are_said_in_the_language_with_their_place() -> None:
    error = unknown("variant", "nonsense", ["short", "long"])
    assert str(error) == "there is no variant 'nonsense'; there are short, long"
    assert told(error, Messages("en")) == str(error)
    assert told(error, Messages("cs")) == "varianta 'nonsense' neexistuje; na výběr: short, long"
    late = RecordError("line {number}: what?", "record-seat", number=3, seat=1).at("game.txt")
    assert str(late) == "game.txt: line 3: what?"
    assert told(late, Messages("it")).startswith("game.txt: riga 3")


def test_an_error_without_words_is_said_in_english() -> None:
    assert told(OptionsError("what {is} this"), Messages("cs")) == "what {is} this"


def test_lines_name_facts_that_are_given() -> None:
    """Any other would stay in braces. Other languages may need more than the line names."""
    for one in raised():
        if one.facts:
            assert isinstance(one.line, ast.Constant), one.place
            assert set(re.findall(r"\{(\w+)\}", str(one.line.value))) <= one.facts, one.place

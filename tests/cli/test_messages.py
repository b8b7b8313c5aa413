"""Everything that can be said has words, and no words lie idle."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference
from fluent.syntax.visitor import Visitor

from trilobite.cli import messages
from trilobite.cli.messages import COMMON, Messages
from trilobite.games.genesis import cards, vocabulary
from trilobite.games.genesis.state import END_NAMES, GOING_ON, PHASE_NAMES

SOURCE = Path(__file__).parents[2] / "src" / "trilobite"
GENESIS = SOURCE / "games" / "genesis"
CLI = SOURCE / "cli"
ENGLISH = SOURCE / "locale" / "en"
FILES = (COMMON, "genesis.ftl")


@cache
def trees(folder: Path) -> list[ast.Module]:
    return [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.py"))]


def calls(folder: Path) -> Iterator[tuple[str, list[ast.expr]]]:
    """The name of each function called, and its positional arguments."""
    for tree in trees(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = node.func
                name = (
                    called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
                )
                yield name, node.args


def literals(folder: Path, positions: dict[str, int]) -> set[str]:
    """The texts given to functions at the positions."""
    found = set()
    for name, arguments in calls(folder):
        position = positions.get(name, len(arguments))
        if position < len(arguments):
            argument = arguments[position]
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                found.add(argument.value)
    return found


@cache
def decision_kinds() -> set[str]:
    """The kinds of all decisions in the rules, wherever a function takes a `kind`."""
    positions = {"Decision": 1, "decision": 1}
    for tree in trees(GENESIS):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                for position, argument in enumerate(node.args.args):
                    if argument.arg == "kind" and ast.unparse(argument.annotation or node) == "str":
                        positions[node.name] = position
    return literals(GENESIS, positions)


def reason_keys() -> set[str]:
    return literals(GENESIS, {"Reason": 0})


def needed() -> set[str]:
    """The ids of all messages that the rules can ask for."""
    domains = {
        "option": list(vocabulary.OPTIONS),
        "event": list(vocabulary.EVENTS),
        "prompt": sorted(decision_kinds()),
        "reason": sorted(reason_keys()),
        "colour": list(cards.COLOUR_NAMES),
        "letter": [*cards.COLOUR_NAMES, *cards.CLIMATE_NAMES],
        "player": list(vocabulary.PLAYER_NAMES),
        "row": list(cards.ROW_NAMES),
        "climate": list(cards.CLIMATE_NAMES),
        "eon": list(cards.EON_NAMES),
        "phase": list(PHASE_NAMES),
        "ecosystem": list(vocabulary.ECOSYSTEM_NAMES),
        "end": [name for end, name in enumerate(END_NAMES) if end != GOING_ON],
        "ability": list(cards.ABILITY_NAMES),
        "icon": list(cards.ICON_NAMES),
    }
    return {f"{domain}-{name}" for domain, names in domains.items() for name in names}


@cache
def written() -> dict[str, Message]:
    """All English messages."""
    found = {}
    for name in FILES:
        text = (ENGLISH / name).read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, Junk), f"{name}: {entry}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


class References(Visitor):
    """Collects the messages that messages refer to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def used() -> set[str]:
    """The ids that the command names, with the ends of those it puts together."""
    found = set()
    for tree in trees(CLI):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            if isinstance(node, ast.JoinedStr):
                start = node.values[0]
                prefix = str(start.value) if isinstance(start, ast.Constant) else ""
                if re.fullmatch(r"[a-z]+-", prefix):
                    found |= {prefix + word for word in words_in(tree)}
    references = References()
    for message in written().values():
        references.visit(message)
    return found | references.found


def words_in(tree: ast.Module) -> set[str]:
    """All plain texts of a module."""
    return {str(n.value) for n in ast.walk(tree) if isinstance(n, ast.Constant)}


def test_the_scan_finds_the_decisions_and_reasons_of_the_rules() -> None:
    assert {
        "assign",
        "gaia-vote",
        "entry-fee",
        "autocatalytic-reroll",
        "purchase",
    } <= decision_kinds()
    assert {"row-closed", "entropy-limit", "cannot-pay"} <= reason_keys()
    assert len(decision_kinds()) > 40
    assert len(reason_keys()) > 40


def test_everything_has_words() -> None:
    assert sorted(needed() - set(written())) == []


def test_no_words_lie_idle() -> None:
    assert sorted(set(written()) - needed() - used()) == []


def test_every_message_that_the_command_names_exists() -> None:
    asked = literals(CLI, {"say": 0, "confirm": 0, "table": 1})
    assert asked
    assert sorted(asked - set(written())) == []


def test_another_language_needs_only_a_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    czech = tmp_path / "locale" / "cs"
    czech.mkdir(parents=True)
    (czech / COMMON).write_text("")
    (czech / "genesis.ftl").write_text(
        "colour-red = červená\nboard-pool-limit = { $nic }\n", "utf-8"
    )
    english = tmp_path / "locale" / "en"
    english.mkdir()
    for name in FILES:
        (english / name).write_bytes((ENGLISH / name).read_bytes())
    monkeypatch.setattr("trilobite.cli.messages.resources.files", lambda _package: tmp_path)
    messages.load.cache_clear()
    try:
        monkeypatch.setenv("LANGUAGE", "")
        monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
        assert messages.preferred() == "cs"
        spoken = Messages("cs", "genesis")
        assert spoken.say("colour-red") == "červená"
        assert spoken.say("colour-blue") == "blue"  # not translated yet
        assert spoken.say("board-pool-limit", number=3) == "of 3"  # translated wrongly
        with pytest.raises(LookupError, match="no such message"):
            spoken.say("colour-pink")
    finally:
        messages.load.cache_clear()

"""Everything that can be said has words, and no words lie idle."""

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference
from fluent.syntax.visitor import Visitor

from tests.origins.names import DOMAINS, SOURCES
from tools.check_words import decision_kinds, literals, texts, trees
from trilobite.bots.advice import FORESIGHT
from trilobite.cli import messages
from trilobite.cli.messages import COMMON, PREVIEW, Messages
from trilobite.games.genesis import state as genesis_state
from trilobite.games.genesis import vocabulary as genesis_words
from trilobite.games.genesis.cards import types as cards
from trilobite.games.marine import state as marine_state
from trilobite.games.marine.cards.words import (
    ANIMAL_NAMES,
    ELEMENT_NAMES,
    KIND_NAMES,
    TERRAIN_NAMES,
)
from trilobite.games.origins import worldmap as origins_map
from trilobite.games.origins.cards.types import COLOUR_NAMES, DISCIPLINE_NAMES, EFFECT_NAMES
from trilobite.games.registry import box

SOURCE = Path(__file__).parents[2] / "src" / "trilobite"
GAMES = SOURCE / "games"
BOTS = SOURCE / "bots"
CLI = SOURCE / "cli"
LAB = SOURCE / "lab"  # its reports are in the words of the command
FEEDS = SOURCE / "tables" / "feeds.py"  # calendars have no page that could say its own words
ENGLISH = SOURCE / "locale" / "en"

#: Words for the numbers of each game that are not printed on its cards.
SMALL_THINGS: dict[str, dict[str, list[str]]] = {
    "genesis": {
        "colour": list(cards.COLOUR_NAMES),
        "letter": [*cards.COLOUR_NAMES, *cards.CLIMATE_NAMES],
        "player": list(genesis_words.PLAYER_NAMES),
        "row": list(cards.ROW_NAMES),
        "climate": list(cards.CLIMATE_NAMES),
        "eon": list(cards.EON_NAMES),
        "phase": list(genesis_state.PHASE_NAMES),
        "ecosystem": list(genesis_words.ECOSYSTEM_NAMES),
        "end": list(genesis_state.END_NAMES[genesis_state.GOING_ON + 1 :]),
        "ability": [*cards.ABILITY_NAMES, "pollutes"],
        "refugium": ["pool"],
        "icon": list(cards.ICON_NAMES),
        "worth": ["points"],
    },
    "marine": {
        "kind": [kind for kind in KIND_NAMES if kind not in TERRAIN_NAMES],
        "end": list(marine_state.END_NAMES[marine_state.NOT_ENDING + 1 :]),
        "source": list(marine_state.SOURCE_NAMES),
        "letter": [*ANIMAL_NAMES, *ELEMENT_NAMES],
        "worth": ["points"],
    },
    "origins": {domain: list(names) for domain, names in DOMAINS.items()}
    | {
        "effect": list(EFFECT_NAMES),
        "source": list(SOURCES),
        "letter": [
            *COLOUR_NAMES,
            *(origins_map.TERRAIN_NAMES[climate] for climate in origins_map.CLIMATES),
            *origins_map.RESOURCE_NAMES,
        ],
        "worth": list(DISCIPLINE_NAMES),
    },
}
each_game = pytest.mark.parametrize("game", SMALL_THINGS)


def other_games(game: str) -> tuple[str, ...]:
    return tuple(other for other in SMALL_THINGS if other != game)


def reason_keys(game: str) -> set[str]:
    return literals(GAMES / game, {"Reason": 0})


def notes(game: str) -> set[str]:
    """What previews of a game say."""
    return literals(GAMES / game, {"note": 0})


def odds(game: str) -> set[str]:
    """The chances that previews of a game name."""
    return literals(GAMES / game, {"Odd": 0})


def aims(game: str) -> set[str]:
    """What the adviser counts in a game."""
    scores: tuple[str, ...] = getattr(import_module(f"trilobite.bots.{game}_aims"), "SCORES", ())
    found = {FORESIGHT, *scores}
    for node in ast.walk(ast.parse((BOTS / f"{game}_aims.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "add":
            found |= texts(node.args[1])
    return found


def short_forms(game: str) -> set[str]:
    """The ids of messages that the page says in short if they are there."""
    return {f"chip-{note}" for note in notes(game)} | {f"chance-{odd}-short" for odd in odds(game)}


def verbs(game: str) -> tuple[list[str], list[str]]:
    """The verbs of the options and of the events of a game."""
    vocabulary = import_module(f"trilobite.games.{game}.vocabulary")
    return list(vocabulary.OPTIONS), list(vocabulary.EVENTS)


def needed(game: str) -> set[str]:
    """The ids of all messages that the rules can ask for."""
    options, events = verbs(game)
    domains = SMALL_THINGS[game] | {
        "option": options,
        "event": events,
        "prompt": sorted(decision_kinds(game)),
        "reason": sorted(reason_keys(game)),
        "preview": sorted(notes(game)),
        "chance": sorted(odds(game)),
        "aim": sorted(aims(game)),
    }
    phrases = literals(GAMES / game, {"Phrase": 0})
    variants = {f"variant-{variant.name}-name" for variant in box(game).variants}
    said = {f"{domain}-{name}" for domain, names in domains.items() for name in names}
    return phrases | variants | said


@cache
def written(file: str) -> dict[str, Message]:
    """All English messages of a file."""
    found = {}
    text = (ENGLISH / file).read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), f"{file}: {entry}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


def spoken(game: str) -> dict[str, Message]:
    """All English messages that a game can use."""
    own = written(f"{game}.ftl")
    shared = written(COMMON) | written(PREVIEW)
    assert len(shared) == len(written(COMMON)) + len(written(PREVIEW))
    assert sorted(set(shared) & set(own)) == []
    return shared | own


class References(Visitor):
    """Collects the messages that messages refer to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def used(without: tuple[str, ...]) -> set[str]:
    """The ids that command, lab and feeds name, with the ends of those they put together."""
    found = set()
    for tree in trees(CLI, without) + trees(LAB) + [ast.parse(FEEDS.read_text(encoding="utf-8"))]:
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            if isinstance(node, ast.JoinedStr):
                prefix, suffix = (
                    str(part.value) if isinstance(part, ast.Constant) else ""
                    for part in (node.values[0], node.values[-1])
                )
                if re.fullmatch(r"[a-z-]+-", prefix):
                    found |= {f"{prefix}{word}{suffix}" for word in words_in(tree)}
    references = References()
    for file in (COMMON, PREVIEW, *(f"{game}.ftl" for game in SMALL_THINGS)):
        for message in written(file).values():
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
    } <= decision_kinds("genesis")
    assert {"row-closed", "entropy-limit", "cannot-pay"} <= reason_keys("genesis")
    assert len(decision_kinds("genesis")) > 40
    assert len(reason_keys("genesis")) > 40
    assert {"turn", "animal", "traits", "card-victim", "regression-loss"} <= decision_kinds(
        "marine"
    )
    assert {"space-taken", "over-the-limit"} <= reason_keys("marine")
    assert len(decision_kinds("marine")) > 40
    assert len(reason_keys("marine")) > 20
    assert {"start", "row", "negotiate", "sender", "token-to"} <= decision_kinds("origins")
    assert {"must-attack", "no-pawn-in-free-will", "bid-too-low"} <= reason_keys("origins")
    assert len(decision_kinds("origins")) > 40
    assert len(reason_keys("origins")) > 50


@each_game
def test_everything_has_words(game: str) -> None:
    assert sorted(needed(game) - set(spoken(game))) == []


@each_game
def test_no_words_of_a_game_lie_idle(game: str) -> None:
    own = set(written(f"{game}.ftl"))
    assert sorted(own - needed(game) - short_forms(game) - used(other_games(game))) == []


def test_no_words_of_the_command_lie_idle() -> None:
    asked = used(()).union(*(needed(game) for game in SMALL_THINGS))
    assert sorted((set(written(COMMON)) | set(written(PREVIEW))) - asked) == []


@each_game
def test_every_message_that_the_command_names_exists(game: str) -> None:
    asked = literals(CLI, {"say": 0, "confirm": 0, "table": 1}, other_games(game))
    assert asked
    assert sorted(asked - set(spoken(game))) == []


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
    for name in (COMMON, "genesis.ftl"):
        (english / name).write_bytes((ENGLISH / name).read_bytes())
    monkeypatch.setattr("trilobite.cli.messages.resources.files", lambda _package: tmp_path)
    messages.parsed.cache_clear()
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
        messages.parsed.cache_clear()
        messages.load.cache_clear()

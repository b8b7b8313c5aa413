"""Everything the game asks, offers, refuses and tells can be said, with all it is about."""

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from tests.origins.configurations import CAMPAIGN, label, start
from trilobite.cli.messages import Messages, languages
from trilobite.cli.text import Text
from trilobite.core.decision import Decision, Option
from trilobite.core.session import Session, begin
from trilobite.games.origins.game import OriginsGame
from trilobite.games.origins.state import Origins
from trilobite.games.origins.vocabulary import CONTEXTS, EVENTS, OPTIONS

#: The sources, which an installed package that is compiled has not got.
RULES = Path(__file__).parents[2] / "src/trilobite/games/origins"
each_language = pytest.mark.parametrize("language", languages())

#: What the words of an option say besides what it names.
DETAILS = {
    "start": {"species"},
    "bid": {"total"},
    "philosophy": {"about"},
    "lose-city": {"resource"},
    "use": {"option"},
    "idea": {"heureka", "there", "asked"},
    "keep": {"rows"},
    "invention": {"owner"},
    "target": {"owner"},
    "target-city": {"owner"},
    "missile": {"owner"},
    "missile-city": {"owner"},
}
#: What a decision is about that is a plain number.
COUNTS = {"left", "highest", "bonus", "price"}


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def variables(language: str) -> dict[str, set[str]]:
    """The variables of each message; a thing and its id count as one."""
    file = resources.files("trilobite") / "locale" / language / "origins.ftl"
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = {name.removesuffix("-id") for name in visitor.found}
    return found


# --- the messages -------------------------------------------------------------------------


@each_language
def test_an_event_says_all_that_it_tells(language: str) -> None:
    said = variables(language)
    for verb, domains in EVENTS.items():
        assert said[f"event-{verb}"] == set("abc"[: len(domains)]), verb


@each_language
def test_an_option_says_all_that_it_names(language: str) -> None:
    """What is used in a row is named by its place there, which says nothing to a reader."""
    said = variables(language)
    for verb, domains in OPTIONS.items():
        named = set("ab"[: len(domains)]) if verb != "use" else set()
        assert said[f"option-{verb}"] - {"kind"} == named | DETAILS.get(verb, set()), verb


@each_language
def test_a_prompt_says_only_what_a_decision_can_be_about(language: str) -> None:
    known = {"player"} | COUNTS | set(CONTEXTS)
    prompts = {name: used for name, used in variables(language).items() if "prompt-" in name}
    assert all(used <= known for used in prompts.values())
    assert [name for name, used in prompts.items() if "player" not in used] == ["prompt-start"]


def asked() -> Iterator[tuple[str, set[str] | None]]:
    """The kind of each decision in the rules, and what it is about if that stands there."""
    for file in sorted(RULES.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "decide":
                context = node.args[4] if len(node.args) > 4 else ast.Dict([], [])
                about = None
                if isinstance(context, ast.Dict):
                    about = {str(ast.literal_eval(key)) for key in context.keys if key}
                yield str(ast.literal_eval(node.args[1])), about


@each_language
def test_a_prompt_says_nothing_that_its_decision_does_not_tell(language: str) -> None:
    said = variables(language)
    elsewhere = set()
    for kind, about in asked():
        if about is None:
            elsewhere.add(kind)
        else:
            assert said[f"prompt-{kind}"] <= about | {"player"}, kind
    assert elsewhere == {"bid", "leave", "negotiate", "row", "spread-to"}  # all games meet them


@each_language
def test_a_reason_needs_nothing_to_be_said(language: str) -> None:
    reasons = {name: used for name, used in variables(language).items() if "reason-" in name}
    assert len(reasons) > 50
    assert set().union(*reasons.values()) == set()


# --- games --------------------------------------------------------------------------------

#: Set-ups that between them meet nearly all words, by turns from the beginning and the middle.
TABLES = (
    {"players": 3, "variants": []},
    {"players": 4, "variants": ["advanced"]},
    {"players": 2, "variants": ["advanced", "first-exodus", "sea-people"]},
    {"players": 3, "variants": ["advanced", "yrr"]},
    {"players": 2, "variants": ["advanced", "own-map"]},
    {"mode": "solitaire", "players": 1, "variants": []},
    {"mode": "cooperative", "players": 3, "variants": []},
    {"players": 4, "variants": ["advanced"], "campaign": CAMPAIGN},
)
ANSWERS = 250
#: So many decisions of a kind are looked at in a game, and later ones now and then.
LOOKED_AT = 4


class OwnWords(Messages):
    """The messages of one language, with none in English where it has none."""

    def __init__(self, language: str) -> None:
        super().__init__(language, "origins")
        del self._bundles[1:]


def sound(sentence: str) -> bool:
    """Whether a sentence has no hole in it."""
    return bool(sentence.strip()) and "{" not in sentence and "  " not in sentence.strip()


def look(texts: list[Text], session: Session, decision: Decision) -> None:
    """All that a person who decides is told can be said, and options can be told apart."""
    g = session.state
    assert isinstance(g, Origins)
    refused = session.refusals(decision.seat)
    for text in texts:
        assert sound(text.prompt(g, decision))
        offered = text.options(g, decision)
        assert all(map(sound, offered))
        assert len(set(offered)) == len(offered), (decision.kind, offered)
        assert all(sound(text.option(g, decision, refusal.option)) for refusal in refused)
        assert all(sound(text.reason(g, decision, refusal)) for refusal in refused)


def least_tried(decision: Decision, tried: Counter[tuple[str, str, int]], pick: Random) -> Option:
    """One of the options whose like was chosen least often: so play comes to rare decisions."""

    def like(option: Option) -> tuple[str, str, int]:
        return decision.kind, option[0], option[1] if option[0] == "use" else 0

    least = min(tried[like(option)] for option in decision.options)
    chosen = pick.choice([option for option in decision.options if tried[like(option)] == least])
    tried[like(chosen)] += 1
    return chosen


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("options", TABLES, ids=label)
def test_games_have_words_in_every_language(options: dict[str, object], seed: int) -> None:
    game, state = start(options, seed, seed)
    assert isinstance(game, OriginsGame)
    session = begin(game, seed, start=state)
    texts = [Text(game, OwnWords(language)) for language in languages()]
    pick = Random(seed)
    tried: Counter[tuple[str, str, int]] = Counter()
    met: Counter[str] = Counter()
    for _ in range(ANSWERS):
        if session.over:
            break
        decision = session.decision_for(session.deciders()[0])
        assert decision is not None
        met[decision.kind] += 1
        if met[decision.kind] <= LOOKED_AT or pick.random() < 0.1:
            look(texts, session, decision)
        session.choose(least_tried(decision, tried, pick), decision.seat)
    for text in texts:
        assert all(sound(words) for _, words in text.events(session))

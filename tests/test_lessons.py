"""Lessons and example games as files: what they name is there, and they say all that they call
for."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from tools.check_words import decision_kinds
from tools.clauses import Rules, rules_page
from tools.lessons import figures_of, table
from trilobite.bots import make_bot
from trilobite.cli.check import report_on
from trilobite.core.lesson import run_lesson
from trilobite.core.lesson_file import read_lesson
from trilobite.core.session import begin
from trilobite.games.box import FIRST as FIRST_GAME
from trilobite.games.registry import GAMES, box, make_game

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "trilobite" / "games"
FILES = sorted(SOURCE.glob("*/lessons/*/lesson.toml")) + sorted(
    SOURCE.glob("*/examples/*/lesson.toml")
)
each_file = pytest.mark.parametrize("file", FILES, ids=[file.parent.name for file in FILES])
FIRST = next(file for file in FILES if file.parent.name == "g1").read_text("utf-8")


@each_file
def test_a_lesson_holds(file: Path) -> None:
    report = report_on(file)
    assert report.passed, "\n".join(report.problems)
    lesson = read_lesson(file.read_text("utf-8"))
    assert (lesson.id, lesson.game) == (file.parent.name, file.parents[2].name)
    assert f"{lesson.kind}s" == file.parents[1].name


def test_a_lesson_may_be_json() -> None:
    assert read_lesson(json.dumps(tomllib.loads(FIRST))) == read_lesson(FIRST)


@each_file
def test_its_clauses_are_those_of_the_rules(file: Path) -> None:
    lesson = read_lesson(file.read_text("utf-8"))
    rules = Rules(lesson.game, (ROOT / rules_page(lesson.game)).read_text("utf-8"))
    assert lesson.clauses
    assert set(lesson.clauses) <= set(rules.clauses)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_coach_can_be_read_in_the_minutes_of_the_list(game: str) -> None:
    for found in figures_of(game):
        slowest = max(found.minutes(language) for language in found.words)
        assert 0 < slowest <= found.lesson.minutes, found.lesson.id
        assert found.kinds


def test_the_figures_of_the_docs_are_those_of_the_lessons() -> None:
    """`python -m tools.lessons` prints them."""
    assert table() in (ROOT / "docs" / "lessons.md").read_text("utf-8")


def test_every_game_has_lessons() -> None:
    assert {file.parents[2].name for file in FILES} == set(GAMES)


@pytest.mark.parametrize(
    ("there", "instead", "fault"),
    [
        ('"row:ocean"', '"row:desert"', "there is no desert for row:desert"),
        ('"pool:blue"', '"pool:mauve"', "there is no mauve for pool:mauve"),
        ('play = "keep"', 'play = "withhold"', "'withhold' is not an answer of this game"),
        ('"reroll" = "reroll"', '"done" = "reroll"', "wrong: 'done' is not offered"),
        ('accept = ["organise *"]', 'accept = ["kill-cube *"]', "accept: 'kill-cube *'"),
        ("E2a.1", "E2a.9", "'biont pool hydrothermal-vent: E2a.9' is not among the refusals"),
        ("~ roll 1 2", "~ roll 1 2 3", "the rules roll 2 dice here"),
        ('name = "biont"', 'name = "dice"', "two scenes are called dice"),
        ('organised = "RB"', 'organised = "YB"', "organised is 'RB', not 'YB'"),
    ],
)
def test_a_lesson_that_names_what_is_not_there_fails(there: str, instead: str, fault: str) -> None:
    assert there in FIRST
    lines = [line.replace(there, instead) if "clauses =" not in line else line
             for line in FIRST.split("\n")]  # fmt: skip
    report = run_lesson("\n".join(lines), make_game)
    assert any(fault in problem for problem in report.problems), report.problems


def test_words_that_are_missing_idle_or_name_no_card(tmp_path: Path) -> None:
    folder = next(file.parent for file in FILES if file.parent.name == "g1")
    for file in folder.iterdir():
        (tmp_path / file.name).write_text(file.read_text("utf-8"), "utf-8")
    english = tmp_path / "en.ftl"
    spoiled = english.read_text("utf-8").replace(".vent =", ".went =", 1)
    english.write_text(spoiled.replace("$clay-mound", "$clay-mount", 1), "utf-8")
    problems = report_on(tmp_path / "lesson.toml").problems
    assert "en.ftl: biont.vent is missing" in problems
    assert "en.ftl: nothing says biont.went" in problems
    assert "en.ftl: biont: there is no card clay-mount" in problems
    assert "cs.ftl: biont does not name what the English text names" in problems


# --- the coach of a first game ------------------------------------------------------------

PAGE = ROOT / "web" / "src" / "games"
COACHED = sorted(GAMES)


#: Events that only tell what somebody has answered: the kind of decision was explained.
ANSWERS = {
    "genesis": {"turn", "phase", "paid", "biont-assigned", "withdrawn", "enzyme", "antioxidant",
                "rolled-again", "rerolled", "hgt", "hgt-entered", "donated", "game-over"},
    "marine": {"plays", "tile-laid", "turn", "pawn-placed", "special-placed", "species-placed",
               "species-left", "species-moved", "game-over"},
    "origins": {"plays", "round", "turn", "challenge", "bid", "passed", "acts", "elder",
                "migrant-new", "migrant-moved", "game-over"},
}  # fmt: skip


@pytest.mark.parametrize("game", COACHED)
def test_every_kind_of_decision_and_event_is_explained_once(game: str) -> None:
    """Other languages are compared with English by tests/test_locale.py."""
    text = (PAGE / game / "locale" / "en" / "coach.ftl").read_text("utf-8")
    explained = re.findall(r"^coach-(?!event-|beware-)([a-z-]+) =", text, re.MULTILINE)
    assert sorted(explained) == sorted(decision_kinds(game))
    assert re.search(r"^aim = ", text, re.MULTILINE)
    for line in text.splitlines():
        assert len(line.split()) <= 40, line
    events = re.findall(r"^coach-event-([a-z-]+) = ", text, re.MULTILINE)
    there = set(make_game(game, {"players": 2}).words.events)
    assert set(events) <= there
    assert not set(events) & ANSWERS[game]


@pytest.mark.parametrize("game", COACHED)
def test_the_coach_warns_of_each_mistake(game: str) -> None:
    text = (PAGE / game / "locale" / "en" / "coach.ftl").read_text("utf-8")
    warned = re.findall(r"^coach-beware-([a-z-]+) =", text, re.MULTILINE)
    assert warned == list(make_game(game, {"players": 2}).mistakes())
    assert len(warned) >= 4


@pytest.mark.parametrize("game", COACHED)
def test_whatever_happens_in_a_first_game_is_explained(game: str) -> None:
    text = (PAGE / game / "locale" / "en" / "coach.ftl").read_text("utf-8")
    explained = set(re.findall(r"^coach-event-([a-z-]+) = ", text, re.MULTILINE))
    first = next(kind for kind in box(game).kinds if kind.name == FIRST_GAME)
    met: set[str] = set()
    for seed in range(3):
        session = begin(make_game(game, first.options), seed)
        bots = [make_bot("random", f"{seed} {seat}") for seat in range(session.game.seats)]
        while not session.over:
            seat = session.deciders()[0]
            session.choose(bots[seat].choose(session, seat), seat)
        met.update(event[0] for event in session.log)
    assert met <= explained | ANSWERS[game]

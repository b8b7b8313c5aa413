"""Puzzles: they can be played, they have words, and a search finds their solutions again."""

import re
from pathlib import Path

import pytest

from tools.puzzles import problem_with, puzzle_at, right, text_of
from trilobite.bots.greedy import GreedyBot
from trilobite.cli.check import report_on
from trilobite.cli.messages import languages
from trilobite.core.lesson import Lecture, run_lesson
from trilobite.core.lesson_file import Lesson, read_lesson
from trilobite.core.session import begin
from trilobite.games.lessons import puzzles_of
from trilobite.games.registry import GAMES, make_game

ROOT = Path(__file__).parents[1]
FILES = sorted((ROOT / "src" / "trilobite" / "games").glob("*/puzzles/*.toml"))
PUZZLES = [puzzle for game in GAMES for puzzle in puzzles_of(game)]
each_puzzle = pytest.mark.parametrize("puzzle", PUZZLES, ids=[one.id for one in PUZZLES])
each_game = pytest.mark.parametrize("game", sorted(GAMES))

#: Imagined worlds for a solution: enough for what is clear. `make puzzles` has more patience.
WORLDS = 500


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_puzzle_holds(file: Path) -> None:
    report = report_on(file)
    assert report.passed, "\n".join(report.problems)
    puzzle = read_lesson(file.read_text("utf-8"))
    assert (puzzle.id, puzzle.game, puzzle.kind) == (file.stem, file.parents[1].name, "puzzle")


@each_puzzle
def test_a_search_finds_the_solution(puzzle: Lesson) -> None:
    assert problem_with(puzzle, WORLDS) == ""


@each_game
def test_a_game_has_puzzles_of_many_kinds(game: str) -> None:
    puzzles = puzzles_of(game)
    assert len(puzzles) >= 10
    assert len({one.scene[0].decision for one in puzzles}) >= 5


@each_game
@pytest.mark.parametrize("language", languages())
def test_themes_have_words_and_words_a_theme(game: str, language: str) -> None:
    file = ROOT / "web" / "src" / "games" / game / "locale" / language / "puzzles.ftl"
    said = re.findall(r"^puzzle-(\S+) = \S", file.read_text("utf-8"), re.MULTILINE)
    themes = {f"{game}-{one.theme}" for one in puzzles_of(game)}
    assert sorted(said) == sorted(
        f"{theme}{part}" for theme in themes for part in ("", "-task", "-why")
    )


@pytest.mark.parametrize(
    ("there", "instead", "fault"),
    [
        ('theme = "home"', 'theme = ""', "the puzzle has no theme"),
        ("[scene.less]", "[scene.less]\ndance = 1.0", "less: 'dance' is not offered"),
        ("[scene.less]", "[scene.more]", "unknown field `more`"),
        ('decision = "', 'accept = ["done"]\ndecision = "', "less: done promises no less"),
        ('play = "biont pool clay-mound"', "play = []", "a puzzle is one scene with one answer"),
    ],
)
def test_a_puzzle_that_cannot_be_meant_fails(there: str, instead: str, fault: str) -> None:
    text = next(file for file in FILES if file.stem == "gp3").read_text("utf-8")
    assert there in text
    report = run_lesson(text.replace(there, instead, 1), make_game)
    assert any(fault in problem for problem in report.problems), report.problems


# --- the tool that finds them -------------------------------------------------------------


def test_a_few_answers_are_right_if_all_others_are_clearly_worse() -> None:
    assert right({"a": 5.0, "b": 4.9, "c": 3.0, "d": 1.0}, 10.0) == ["a", "b"]
    assert right({"a": 5.0, "b": 4.5, "c": 3.0}, 10.0) is None  # neither as good nor clearly worse
    assert right({"a": 5.0, "b": 5.0, "c": 5.0, "d": 1.0, "e": 0.0}, 10.0) is None
    assert right({"a": 5.0, "b": 1.0}, 10.0) is None  # no choice


@each_game
def test_a_decision_becomes_a_position_from_which_the_same_is_asked(game: str) -> None:
    session = begin(make_game(game, {"players": 2}), 5, listen=False)
    bots = [GreedyBot(f"{seat}", 5) for seat in range(2)]
    found = 0
    for _ in range(40):
        seat = session.deciders()[0]
        puzzle = puzzle_at(session, seat)
        if puzzle is not None:
            again = read_lesson(text_of(puzzle, "note"))
            told = Lecture(again, make_game(game, again.options)).session
            assert told.keys(seat) == session.keys(seat)
            found += 1
        session.choose(bots[seat].choose(session, seat), seat)
    assert found > 20

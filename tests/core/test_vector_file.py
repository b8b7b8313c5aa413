"""How check files are read: a base that they share, faults, and no text makes the runner raise."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.check_files import CHOICE, HEAD, problems, race
from trilobite.core.errors import PositionError
from trilobite.core.vector import run_vector
from trilobite.core.vector_file import laid_over

# --- a base that files share --------------------------------------------------------------


BASES = {
    "start.toml": 'game = "race"\n[options]\nrunners = 2\n' + CHOICE,
    "chess.toml": 'game = "chess"\n',
    "broken.toml": "game = ",
}


def read_base(name: str) -> str:
    if name not in BASES:
        raise PositionError(f"there is no file '{name}'")
    return BASES[name]


def based(base: str, text: str) -> list[str]:
    return run_vector(f'{HEAD}base = "{base}"\n{text}', race, read_base).problems


def test_files_share_a_position() -> None:
    step = "[[step]]\n[step.position]\nsteps = [{}]\nturn = 1\n"
    assert based("start.toml", step.format("3, 4")) == []
    assert based("start.toml", "[position]\nsteps = [5, 9]\n" + step.format("5, 9")) == []


def test_tables_of_a_position_are_joined_with_those_of_the_base() -> None:
    below = {"player": {"red": {"pool": "R", "bionts": 2}}, "turn": 3, "active": ["ocean"]}
    above = {"player": {"red": {"pool": "B"}, "blue": {}}, "active": []}
    assert laid_over(below, above) == {
        "player": {"red": {"pool": "B", "bionts": 2}, "blue": {}},
        "turn": 3,
        "active": [],
    }


@pytest.mark.parametrize(
    ("base", "problem"),
    [
        ("chess.toml", "base 'chess.toml' is a position of chess, not of race"),
        ("broken.toml", "base 'broken.toml' is not a position file"),
        ("none.toml", "base 'none.toml': there is no file 'none.toml'"),
    ],
)
def test_a_base_that_does_not_serve_is_reported(base: str, problem: str) -> None:
    (found,) = based(base, "[[step]]\n")
    assert found.startswith(problem)


def test_a_file_without_company_cannot_name_a_base() -> None:
    assert problems('base = "start.toml"\n[[step]]\n') == [
        "base 'start.toml': there is no file 'start.toml' beside the check file"
    ]


# --- files that cannot be reproduced ------------------------------------------------------


def test_a_file_that_cannot_be_reproduced_says_why_and_needs_no_step() -> None:
    report = run_vector(HEAD + 'unreproducible = "the text contradicts itself"\n', race)
    assert report.passed
    assert report.note == "the text contradicts itself"


def test_the_steps_of_such_a_file_are_played_all_the_same() -> None:
    head = HEAD + 'unreproducible = "only the start can be played"\n'
    assert problems(f"{CHOICE}\n[[step]]\nseat = 0\n", head) == [
        "step 1: the game waits for seat 1, not seat 0"
    ]


def test_any_other_file_needs_a_step() -> None:
    assert problems("") == ["the file has no step"]


# --- malformed files ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "not a check file: Object missing required field `id`"),
        ("id = ", "not a check file"),
        ('id = "X"\ngame = "race"', "not a check file: Object missing required field `title`"),
        (HEAD + "colour = 1", "not a check file: Object contains unknown field `colour`"),
        (HEAD + '[[step]]\ndoes = ["0> roll"]', "unknown field `does`"),
        (HEAD + '[[step]]\ndo = "0> roll"', "Expected `array`, got `str`"),
        (HEAD.replace('"race"', '"chess"') + "[[step]]", "there is no game 'chess'"),
        (HEAD + '[options]\nrunners = "two"\n[[step]]', "runners must be a number"),
        (HEAD + "[position]\nsteps = [1]\n[[step]]", "this is no position of Race"),
        (HEAD + '[[step]]\ndo = ["roll"]', "'roll' is neither an answer"),
        (HEAD + '[[step]]\ndo = ["0> fly"]', "'fly' is not an answer of this game"),
        (HEAD + '[[step]]\ndo = ["~ roll 7"]', "dice show 1 to 6"),
        (HEAD + '[[step]]\ndo = ["~ draw weather hail"]', "there is no such 'weather'"),
    ],
    ids=[
        "empty",
        "no TOML",
        "no title",
        "unknown field",
        "unknown field of a step",
        "text for a list",
        "unknown game",
        "impossible option",
        "impossible position",
        "no line of a record",
        "unknown answer",
        "impossible die",
        "unknown draw",
    ],
)
def test_a_malformed_file_is_one_problem(text: str, problem: str) -> None:
    (found,) = run_vector(text, race).problems
    assert problem in found
    assert "\n" not in found


@settings(max_examples=200)
@given(st.text(max_size=200))
def test_no_text_makes_the_runner_raise(text: str) -> None:
    for head in ("", HEAD, HEAD + CHOICE, HEAD + CHOICE + "\n[[step]]\n"):
        run_vector(head + text, race)


LINES = [
    "0> roll",
    "1> roll",
    "1> walk",
    "1= roll",
    "~ roll 6",
    "0> trust",
    "~ draw weather calm",
]


@settings(max_examples=200)
@given(st.lists(st.sampled_from(LINES), max_size=6))
def test_no_script_makes_the_runner_raise(lines: list[str]) -> None:
    script = ", ".join(f'"{line}"' for line in lines)
    found = problems(f"{CHOICE}\n[[step]]\ndo = [{script}]\n")
    assert all(problem.startswith("step 1: ") for problem in found)

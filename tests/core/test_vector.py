"""Check files: true facts pass, wrong ones are reported, and no file makes the runner raise."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.sample_game import Race
from trilobite.core.errors import OptionsError
from trilobite.core.game import AnyGame
from trilobite.core.state import State
from trilobite.core.vector import run_vector
from trilobite.games.genesis.cards.build import default_cards
from trilobite.games.genesis.game import GenesisGame
from trilobite.games.genesis.setup_options import read_setup

HEAD = """
id = "RACE-1"
title = "A race of two"
game = "race"
"""

# Runner 1 is one step ahead: runner 0 cannot walk. They have rested, so all they can do is roll.
POSITION = """
[position]
steps = [3, 4]
rested = [true, false]
sky = ["calm", "headwind"]
turn = 0
"""

# The same with runner 1 to move, who has a choice.
CHOICE = """
[position]
steps = [3, 4]
rested = [true, false]
sky = ["calm", "headwind"]
turn = 1
"""


class BrokenRace(Race):
    """A race whose rules lose a component."""

    def check_components(self, state: State) -> None:
        raise AssertionError("a weather occurs twice")


def race(name: str, options: dict[str, Any]) -> AnyGame:
    """Makes the games that the files name."""
    if name == "broken-race":
        return BrokenRace(2)
    if name == "genesis":
        return GenesisGame(default_cards(), read_setup(options))
    if name != "race":
        raise OptionsError(f"there is no game '{name}'")
    runners = options.get("runners", 2)
    if not isinstance(runners, int):
        raise OptionsError("runners must be a number")
    return Race(runners)


def problems(text: str, head: str = HEAD) -> list[str]:
    return run_vector(head + text, race).problems


# --- facts --------------------------------------------------------------------------------


def test_a_file_with_true_facts_has_no_problem() -> None:
    report = run_vector(
        HEAD
        + 'note = "runner 0 is behind"\n'
        + CHOICE
        + """
[[step]]
decision = "turn"
seat = 1
offers = ["roll", "walk", "rest"]
lacks = ["trust"]
over = false

[[step]]
do = ["1> rest", "0= roll", "~ roll 6"]
decision = "sky"
seat = 0
offers = ["trust"]
[step.position]
steps = [9, 4]
[step.view]
sky = ["calm", "headwind"]

[[step]]
do = ["0> trust", "~ draw weather calm"]
seat = 1
[step.position]
sky = ["headwind"]
""",
        race,
    )
    assert report.problems == []
    assert report.passed
    assert report.id == "RACE-1"
    assert report.note == "runner 0 is behind"


@pytest.mark.parametrize(
    ("fact", "problem"),
    [
        ('decision = "sky"', "step 1: asked ['turn'], not 'sky'"),
        ("seat = 0", "step 1: the game waits for seats [1], not 0"),
        ('offers = ["trust"]', "step 1: 'trust' is not offered, but roll, walk, rest"),
        ('lacks = ["walk"]', "step 1: 'walk' is offered"),
        ("over = true", "step 1: the game is not over"),
        ('waits = "roll 1 dice"', "step 1: no roll or draw is due, not 'roll 1 dice'"),
        ('refuses = ["walk: R3"]', "step 1: 'walk: R3' is not among the refusals"),
        ('absent = ["steps"]', "step 1: steps is present"),
        ("[step.position]\nsteps = [3, 5]", "step 1: position.steps[1] is 4, not 5"),
        ("[step.position]\nsteps = [3]", "step 1: position.steps is [3, 4], not [3]"),
        ("[step.position]\nturn = 0", "step 1: position.turn is 1, not 0"),
        ("[step.position]\nweather = 0", "step 1: position.weather is missing"),
        ('[step.view]\nsky = ["calm"]', "step 1: view.sky is ['calm', 'headwind'], not ['calm']"),
        ("[step.result]\nwinners = [1]", "step 1: the game has no result yet"),
    ],
)
def test_a_wrong_fact_is_reported(fact: str, problem: str) -> None:
    assert problems(f"{CHOICE}\n[[step]]\n{fact}\n") == [problem]


def test_all_wrong_facts_of_a_step_are_reported() -> None:
    assert problems(f'{CHOICE}\n[[step]]\nseat = 0\nlacks = ["roll", "walk"]\n') == [
        "step 1: the game waits for seats [1], not 0",
        "step 1: 'roll' is offered",
        "step 1: 'walk' is offered",
    ]


def test_steps_after_a_wrong_fact_are_still_played() -> None:
    found = problems(f'{CHOICE}\n[[step]]\nseat = 0\n[[step]]\ndo = ["1> rest"]\nseat = 1\n')
    assert found == [
        "step 1: the game waits for seats [1], not 0",
        "step 2: the game waits for seats [], not 1",
    ]


def test_a_refusal_is_named_with_its_clause() -> None:
    position = CHOICE.replace("[true, false]", "[true, true]")
    assert problems(f'{position}\n[[step]]\nrefuses = ["rest: R3"]\n') == []
    assert problems(f'{position}\n[[step]]\nrefuses = ["rest: R2"]\n') == [
        "step 1: 'rest: R2' is not among the refusals, but rest: R3"
    ]


def test_what_is_absent_must_at_least_have_a_place() -> None:
    assert problems(f'{CHOICE}\n[[step]]\nabsent = ["clouds"]\n') == []
    assert problems(f'{CHOICE}\n[[step]]\nabsent = ["weather.clouds"]\n') == [
        "step 1: the position has no table for weather.clouds"
    ]


def test_an_option_that_is_lacking_must_exist_in_the_game() -> None:
    (problem,) = problems(f'{CHOICE}\n[[step]]\nlacks = ["wlak"]\n')
    assert problem.startswith("step 1: 'wlak' is not an answer")


def test_the_result_is_compared_when_the_game_is_over() -> None:
    text = CHOICE.replace("[3, 4]", "[3, 19]") + '\n[[step]]\ndo = ["1> walk"]\nover = true\n'
    result = '[step.result]\nreason = "goal"\nscores = [3, 20]\n'
    assert problems(text + result + "winners = [1]\n") == []
    assert problems(text + result + "winners = [0]\n") == ["step 1: result.winners[0] is 1, not 0"]


def test_both_seats_of_a_ballot_are_asked() -> None:
    step = '\n[[step]]\ndecision = "stake"\nseat = {}\noffers = ["stake 2"]\n'
    assert problems(step.format(0)) == []
    assert problems(step.format(1)) == []
    assert problems('\n[[step]]\ndo = ["1> stake 0"]\nseat = 1\n') == [
        "step 1: the game waits for seats [0], not 1"
    ]


def test_a_lost_component_is_reported() -> None:
    head = HEAD.replace('"race"', '"broken-race"')
    assert problems("\n[[step]]\n", head) == ["step 1: a weather occurs twice"]


# --- chance -------------------------------------------------------------------------------


def test_a_step_may_stop_where_a_roll_is_due() -> None:
    assert (
        problems(
            POSITION
            + """
[[step]]
waits = "roll 1 dice"
over = false

[[step]]
do = ["~ roll 2"]
seat = 1
[step.position]
steps = [5, 4]
"""
        )
        == []
    )


def test_another_number_of_dice_is_reported() -> None:
    (problem,) = problems(f'{POSITION}\n[[step]]\nwaits = "roll 2 dice"\n')
    assert problem.endswith("not 'roll 2 dice'")
    (problem,) = problems(f'{POSITION}\n[[step]]\ndo = ["~ roll 2 3"]\n')
    assert problem == "step 1: the rules roll 1 dice here, not a roll of 2"


def test_rolls_may_stand_before_the_answer_that_leads_to_them() -> None:
    step = '[[step]]\ndo = ["~ roll 3", "1> rest"]\n[step.position]\nsteps = [6, 4]\n'
    assert problems(f"{CHOICE}\n{step}") == []


def test_an_unused_roll_is_reported() -> None:
    (problem,) = problems(f'{CHOICE}\n[[step]]\ndo = ["1> rest", "~ roll 3", "~ roll 4"]\n')
    assert problem == "step 1: the game did not ask for '~ roll 4'"


def test_a_roll_belongs_to_its_step() -> None:
    (problem,) = problems(f'{CHOICE}\n[[step]]\ndo = ["~ roll 3"]\n[[step]]\ndo = ["1> roll"]\n')
    assert problem == "step 1: the game did not ask for '~ roll 3'"


def test_without_a_position_the_set_up_takes_the_first_draws() -> None:
    head = HEAD.replace('"race"', '"genesis"')
    draws = [f'"~ draw mutation {card}"' for card in ("trna", "mrna", "cytochromes", "endospore")]
    step = f"""
[options]
players = 2
colours = ["red", "blue"]

[[step]]
do = [{", ".join(draws)}]
waits = "draw from 'event'"
[step.view]
mutation_decks = [{{ top = "trna" }}, {{ top = "mrna" }}, {{ top = "cytochromes" }}, {{}}]
"""
    assert problems(step, head) == []
    (problem,) = problems(step.replace(draws[3], '"~ roll 1"'), head)
    assert "draw from 'mutation'" in problem


# --- answers ------------------------------------------------------------------------------


def test_an_illegal_answer_is_reported_and_ends_the_file() -> None:
    (problem,) = problems(f'{CHOICE}\n[[step]]\ndo = ["1> trust"]\n[[step]]\nseat = 0\n')
    assert problem.startswith("step 1: 'trust' is not an option of this decision (turn)")


def test_an_answer_of_the_wrong_seat_is_reported() -> None:
    (problem,) = problems(f'{CHOICE}\n[[step]]\ndo = ["0> walk"]\n')
    assert problem.startswith("step 1: seat 0 has nothing to decide now")


def test_an_answer_while_a_roll_is_due_is_reported() -> None:
    (problem,) = problems(f'{POSITION}\n[[step]]\ndo = ["0> roll"]\n')
    assert problem.startswith("step 1: seat 0 has nothing to decide now")


def test_an_answer_that_gave_itself_may_be_written_down() -> None:
    assert problems(f'{POSITION}\n[[step]]\ndo = ["0= roll", "~ roll 2"]\n') == []
    assert problems(f'{POSITION}\n[[step]]\ndo = ["~ roll 2"]\n') == []


def test_an_answer_that_did_not_give_itself_is_reported() -> None:
    assert problems(f'{CHOICE}\n[[step]]\ndo = ["1= roll"]\n') == [
        "step 1: '1= roll' did not give itself"
    ]
    twice = '["0= roll", "~ roll 2", "0= roll"]'
    assert problems(f"{POSITION}\n[[step]]\ndo = {twice}\n") == [
        "step 1: '0= roll' did not give itself"
    ]


def test_an_answer_that_gave_itself_belongs_to_its_step() -> None:
    steps = '[[step]]\ndo = ["~ roll 2"]\n[[step]]\ndo = ["0= roll"]\n'
    assert problems(f"{POSITION}\n{steps}") == ["step 2: '0= roll' did not give itself"]


# --- other options ------------------------------------------------------------------------


def test_a_file_is_played_again_with_other_options() -> None:
    head = HEAD + "also = [{ runners = 3 }]\n"
    step = '\n[[step]]\ndecision = "stake"\n'
    assert problems(step, head) == []
    assert problems(step + "[step.position]\nsteps = [0, 0]\n", head) == [
        "with runners 3: step 1: position.steps is [0, 0, 0], not [0, 0]"
    ]


def test_an_impossible_option_of_the_second_play_is_reported() -> None:
    head = HEAD + 'also = [{ runners = "many" }]\n'
    assert problems("\n[[step]]\n", head) == ["with runners many: runners must be a number"]


# --- files that cannot be reproduced ------------------------------------------------------


def test_a_file_that_cannot_be_reproduced_says_why_and_needs_no_step() -> None:
    report = run_vector(HEAD + 'unreproducible = "the text contradicts itself"\n', race)
    assert report.passed
    assert report.note == "the text contradicts itself"


def test_the_steps_of_such_a_file_are_played_all_the_same() -> None:
    head = HEAD + 'unreproducible = "only the start can be played"\n'
    assert problems(f"{CHOICE}\n[[step]]\nseat = 0\n", head) == [
        "step 1: the game waits for seats [1], not 0"
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


# --- positions of Bios: Genesis that start in the middle of a phase -------------------------

GENESIS = """
id = "X"
title = "A step of the agenda"
game = "genesis"

[options]
players = 2
colours = ["red", "blue"]

[position]
phase = "{phase}"
agenda = ["{step}"]
events_drawn = ["pangea-breakup"]

[position.refugium.warm-pond]
bionts = "RB"
enzymes = "B"

[position.refugium.clay-mound]

[[step]]
"""


@pytest.mark.parametrize(
    ("phase", "step"),
    [
        ("event", "icon comet-impactor 0"),
        ("event", "icon pangea-breakup 9"),
        ("assignment", "assign green"),
        ("autocatalytic", "autocatalysis mars-paleo-ocean"),
        ("autocatalytic", "autocatalysis clay-mound"),
        ("darwin", "darwin yellow"),
        ("purchase", "slot virus green"),
    ],
)
def test_a_step_about_something_that_is_not_there_is_a_problem(phase: str, step: str) -> None:
    (problem,) = problems(GENESIS.format(phase=phase, step=step), head="")
    assert problem == f"'{step}' is about something that is not there"


def test_who_rolls_for_a_refugium_need_not_be_said() -> None:
    text = GENESIS.format(phase="autocatalytic", step="autocatalysis warm-pond")
    facts = 'waits = "roll 4 dice"\n[step.position.refugium.warm-pond]\nroller = "blue"\n'
    assert problems(text + facts, head="") == []

"""The steps of check files: playing on, chance, answers, other options."""

import pytest

from tests.core.check_files import (
    CHOICE,
    GENESIS,
    HEAD,
    POSITION,
    named,
    problems,
)

# --- playing on ---------------------------------------------------------------------------


def test_a_step_plays_on_to_a_decision() -> None:
    steps = 'do = ["1> rest", "~ roll 6"]\nuntil = "sky"\nseat = "anna"'
    assert named(steps) == []
    assert named('until = "sky"\nby = ["roll"]\ndo = ["~ roll 6"]\nseat = "bert"') == []


def test_a_step_plays_on_to_a_phase() -> None:
    by = 'by = ["roll"]\ndo = ["~ roll 4", "~ roll 4", "~ roll 5"]'
    assert named(f'until = "evening"\n{by}\nseat = "anna"\nposition.steps = [7, 13]') == []


def test_a_step_that_does_not_arrive_says_where_it_stopped() -> None:
    assert named('until = "sky"') == [
        "step 1: on the way to 'sky' none of done, decline, pass, skip is offered; the game waits "
        "for seat 1 (bert) at 'turn', with roll, walk, rest: answer it in do, or name one in by"
    ]
    (problem,) = named('until = "sky"\nby = ["roll"]')
    assert problem.startswith("step 1: the game does not come to 'sky': ")
    (problem,) = named('until = "sky"\nby = ["fly"]')
    assert problem.startswith("step 1: 'fly' is not an answer")
    end = CHOICE.replace("[3, 4]", "[3, 19]")
    assert named('until = "sky"\nby = ["walk"]', end) == [
        "step 1: the game does not come to 'sky': the game is over"
    ]


def test_the_result_is_compared_when_the_game_is_over() -> None:
    text = CHOICE.replace("[3, 4]", "[3, 19]") + '\n[[step]]\ndo = ["1> walk"]\nover = true\n'
    result = '[step.result]\nreason = "goal"\nscores = [3, 20]\n'
    assert problems(text + result + "winners = [1]\n") == []
    assert problems(text + result + "winners = [0]\n") == ["step 1: seat 1 won, not seat 0"]


def test_both_seats_of_a_ballot_are_asked() -> None:
    step = '\n[[step]]\ndecision = "stake"\nseat = {}\noffers = ["stake 2"]\n'
    assert problems(step.format(0)) == []
    assert problems(step.format(1)) == []
    assert problems('\n[[step]]\ndo = ["1> stake 0"]\nseat = 1\n') == [
        "step 1: the game waits for seat 0, not seat 1"
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


def test_facts_may_differ_by_options() -> None:
    head = HEAD + "also = [{ runners = 3 }]\n"
    two = "[[step]]\nonly = { runners = 2 }\n[step.position]\nsteps = [0, 0]\n"
    three = "[[step]]\nonly = { runners = [3, 4] }\n[step.position]\nsteps = [0, 0, 0]\n"
    assert problems(two + three, head) == []
    assert problems(two + three.replace("[0, 0, 0]", "[0, 0, 1]"), head) == [
        "with runners 3: step 2: position.steps[2] is 0, not 1"
    ]


def test_a_step_that_no_options_play_is_reported() -> None:
    step = "\n[[step]]\n[[step]]\nonly = {{ {} }}\n"
    assert problems(step.format("runners = 4")) == [
        "step 2 is never played: no play of the file has runners 4"
    ]
    assert problems(step.format("walkers = 2")) == [
        "step 2: only: there is no option 'walkers'; there are runners"
    ]


# --- positions of Bios: Genesis that start in the middle of a phase -------------------------


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

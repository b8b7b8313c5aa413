"""Facts of check files: true ones pass, wrong ones are reported."""

from importlib import import_module

import pytest

from tests.core.check_files import CHOICE, HEAD, POSITION, genesis, named, problems, race
from trilobite.core.vector import run_vector
from trilobite.core.vector_facts import SAYINGS
from trilobite.games.registry import GAMES, make_game

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
        ('decision = "sky"', "step 1: asked 'turn', not 'sky'"),
        ("seat = 0", "step 1: the game waits for seat 1, not seat 0"),
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
        "step 1: the game waits for seat 1, not seat 0",
        "step 1: 'roll' is offered",
        "step 1: 'walk' is offered",
    ]


def test_steps_after_a_wrong_fact_are_still_played() -> None:
    found = problems(f'{CHOICE}\n[[step]]\nseat = 0\n[[step]]\ndo = ["1> rest"]\nseat = 1\n')
    assert found == [
        "step 1: the game waits for seat 1, not seat 0",
        "step 2: the game waits for nobody, not seat 1",
    ]


def test_a_refusal_is_named_with_its_clause() -> None:
    position = CHOICE.replace("[true, false]", "[true, true]")
    assert problems(f'{position}\n[[step]]\nrefuses = ["rest: R3"]\n') == []
    assert problems(f'{position}\n[[step]]\nrefuses = ["rest: R2"]\n') == [
        "step 1: 'rest: R2' is not among the refusals, but rest: R3"
    ]


def test_what_is_absent_must_at_least_have_a_place() -> None:
    assert problems(f'{CHOICE}\n[[step]]\nabsent = ["tailwind"]\n') == []
    assert problems(f'{CHOICE}\n[[step]]\nabsent = ["calm.tailwind"]\n') == [
        "step 1: the position has no table for calm.tailwind"
    ]


def test_what_is_absent_must_be_a_thing_of_the_game() -> None:
    """A misspelt name is never there."""
    assert problems(f'{CHOICE}\n[[step]]\nabsent = ["clouds"]\n') == [
        "step 1: clouds: this game has nothing called 'clouds'"
    ]
    assert genesis('absent = ["organism.viroid", "player.red.trophies"]') == [
        "step 1: player.red.trophies is present"
    ]
    assert genesis('absent = ["organism.virus-x"]') == [
        "step 1: organism.virus-x: this game has nothing called 'virus-x'"
    ]
    (problem,) = genesis('absent = ["player.red.pol"]')
    assert problem.startswith("step 1: player.red.pol: a position has no field 'pol' there; it has")
    assert "trophies" in problem


def test_an_option_that_is_lacking_must_exist_in_the_game() -> None:
    (problem,) = problems(f'{CHOICE}\n[[step]]\nlacks = ["wlak"]\n')
    assert problem.startswith("step 1: 'wlak' is not an answer")


# --- whose, how many, and by name ---------------------------------------------------------


def test_seats_go_by_number_or_by_name() -> None:
    assert named('seat = "bert"') == []
    assert named("seat = 1") == []
    assert named('seat = "anna"') == ["step 1: the game waits for seat 1 (bert), not seat 0 (anna)"]
    assert named('seat = "dora"') == [
        "step 1: nobody plays 'dora'; there are seat 0 (anna), seat 1 (bert)"
    ]
    assert named("seat = 2") == ["step 1: there is no seat 2; seats are 0, 1"]


def test_messages_name_who_is_asked() -> None:
    assert named('do = ["0> walk"]') == [
        "step 1: seat 0 (anna) has nothing to decide now for '0> walk'; "
        "the game waits for seat 1 (bert) at 'turn'"
    ]
    end = CHOICE.replace("[3, 4]", "[3, 19]")
    lost = 'do = ["1> walk"]\n[step.result]\nwinners = [0]\nscores = [3, 21]'
    assert named(lost, end) == [
        "step 1: seat 1 (bert) scores 20, not 21",
        "step 1: seat 1 (bert) won, not seat 0 (anna)",
    ]


def test_what_cannot_be_drawn_is_named() -> None:
    lines = '["1> roll", "~ roll 6", "1> trust", "~ draw weather tailwind"]'
    assert named(f"do = {lines}") == [
        "step 1: '~ draw weather tailwind' cannot be drawn here; there are calm, headwind"
    ]


def test_what_cannot_be_drawn_at_the_set_up_is_named() -> None:
    twice = '"~ draw mutation trna"'
    step = f"""
[options]
players = 2
colours = ["red", "blue"]

[[step]]
do = [{twice}, {twice}]
"""
    (problem,) = problems(step, HEAD.replace('"race"', '"genesis"'))
    assert problem.startswith("set-up: '~ draw mutation trna' cannot be drawn here; there are ")


def test_a_game_plays_on_to_its_own_phases() -> None:
    assert genesis('until = "autocatalytic"\nby = ["done"]\nwaits = "roll"') == []


def test_options_are_compared_as_a_whole_in_any_order() -> None:
    assert named('options = ["rest", "roll", "walk"]') == []
    assert named('options = ["rest", "roll"]') == ["step 1: 'walk' is offered too"]
    assert named('options = ["rest", "roll", "walk", "trust"]') == [
        "step 1: 'trust' is not offered, but roll, walk, rest"
    ]
    (problem,) = named('options = ["rset"]')
    assert problem.startswith("step 1: 'rset' is not an answer")


def test_options_may_only_be_counted() -> None:
    assert named("options = 3") == []
    assert named("options = 4") == ["step 1: there are 3 options, not 4: roll, walk, rest"]


def test_options_of_one_seat_of_a_ballot() -> None:
    assert problems("\n[[step]]\noptions = 6\n") == []
    assert problems("\n[[step]]\nseat = 1\noptions = 3\n") == []


@pytest.mark.parametrize("fact", ['lacks = ["walk"]', 'options = ["walk"]', "options = 0"])
def test_where_nobody_decides_there_are_no_options_to_compare(fact: str) -> None:
    """Nothing is lacking where nothing could be offered: the check would hold for nothing."""
    assert problems(f"{POSITION}\n[[step]]\n{fact}\n") == [
        "step 1: nobody has to decide, so there are no options to compare"
    ]


# --- the log ------------------------------------------------------------------------------


def test_events_of_a_step_are_in_the_log_in_order() -> None:
    assert named('do = ["1> walk"]\nlog = ["ran-to runner-1 5"]') == []
    assert named('do = ["1> walk"]\nlog = ["ran-to"]') == []
    sky = '["1> roll", "~ roll 6", "1> trust", "~ draw weather calm"]'
    assert named(f'do = {sky}\nlog = ["ran-to runner-1", "weather runner-1 calm"]') == []
    assert named(f'do = {sky}\nlog = ["weather", "ran-to runner-1 6"]') == [
        "step 1: 'ran-to runner-1 6' is not in the log after those before it, but "
        "ran-to runner-1 10; weather runner-1 calm; ran-to runner-1 10"
    ]
    assert named('log = ["weather"]') == ["step 1: 'weather' is not in the log, but nothing"]


def test_what_did_not_happen_is_not_in_the_log() -> None:
    assert named('do = ["1> walk"]\nlog_lacks = ["weather", "ran-to runner-0"]') == []
    assert named('do = ["1> walk"]\nlog_lacks = ["ran-to"]') == [
        "step 1: 'ran-to runner-1 5' is in the log"
    ]


def test_the_log_of_a_step_ends_with_it() -> None:
    """A step that plays nothing looks at what the one before it has done."""
    steps = 'do = ["1> walk"]\n[[step]]\nlog = ["ran-to runner-1 5"]'
    assert named(steps) == []
    assert named(f'{steps}\n[[step]]\ndo = ["0> walk"]\nlog_lacks = ["ran-to runner-1"]') == []


@pytest.mark.parametrize("fact", ["log", "log_lacks"])
def test_an_event_must_be_one_of_the_game(fact: str) -> None:
    assert named(f'{fact} = ["flew"]') == ["step 1: 'flew' is not an event of this game"]
    assert named(f'{fact} = ["ran-to runner-7"]') == [
        "step 1: 'ran-to runner-7': there is no runner 'runner-7'"
    ]


# --- sayings ------------------------------------------------------------------------------


def test_nothing_is_null() -> None:
    assert named("view.own = { null = true }") == []
    assert named("view_of.1.own = { null = false }") == []
    assert named("view_of.bert.own = 4") == []
    assert named("view_of.anna.own = { null = true }") == ["step 1: view of anna.own is 3"]
    assert named("view.own = { null = false }") == ["step 1: view.own is null"]
    assert named("view.own = 4") == ["step 1: view.own is null, not 4"]
    assert named("view_of.dora.own = 4") == [
        "step 1: nobody plays 'dora'; there are seat 0 (anna), seat 1 (bert)"
    ]


def test_lists_as_sets() -> None:
    assert named('position.sky = { contains = ["headwind"] }') == []
    assert named('position.sky = { contains = "headwind", lacks = "tailwind", count = 2 }') == []
    assert named('position.sky = { set = ["headwind", "calm"] }') == []
    assert named('position.sky = { set = ["headwind"] }') == ["step 1: position.sky has 'calm' too"]
    assert named('position.sky = { contains = ["calm", "calm"] }') == [
        "step 1: position.sky lacks 'calm': ['calm', 'headwind']"
    ]
    assert named('position.sky = { lacks = ["calm"] }') == ["step 1: position.sky has 'calm'"]
    assert named("position.sky = { count = 3 }") == [
        "step 1: position.sky has 2, not 3: calm, headwind"
    ]
    assert named("position.turn = { contains = [1] }") == [
        "step 1: position.turn is 1, not a list or table"
    ]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_at_a_table_is_called_like_a_saying(game: str) -> None:
    """`{ count = 0 }` is never a table of the game."""
    modules = [f"trilobite.games.{game}.{name}" for name in ("view_types", "position.file")]
    tables = [each for module in modules for each in vars(import_module(module)).values()]
    names = {name for table in tables for name in getattr(table, "__annotations__", {})}
    assert len(names) > 50
    domains = make_game(game, {"players": 2}).words.domains
    names |= {name for domain in domains.values() for name in domain}
    assert names & SAYINGS == set()

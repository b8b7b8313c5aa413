"""The search bot answers legally, keeps to its budget, knows nothing it may not, and sees what a
look one step ahead does not."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.bots.test_bots import at_a_ballot, dealt_anew, late_position, late_start, play_on
from tests.genesis.configurations import configurations, label
from tests.genesis.table import genesis
from tests.sample_game import Course, Race
from trilobite.bots import BOTS, Bot, make_bot
from trilobite.bots.budget import Budget
from trilobite.bots.evaluator import EVALUATORS, AnyEvaluator, evaluator_for
from trilobite.bots.greedy import GreedyBot
from trilobite.bots.plan import WORLDS, Planner
from trilobite.bots.search import SearchBot
from trilobite.bots.weariness import LONG
from trilobite.bots.world import Worlds
from trilobite.core.decision import Ballot, Decision, Flow, Option
from trilobite.core.session import Session, begin
from trilobite.core.state import State
from trilobite.games.registry import GAMES, make_game


def search(seed: int | str, iterations: int) -> SearchBot:
    """A bot that thinks the same on any machine."""
    return SearchBot(seed, iterations=iterations)


class Counting:
    """Values positions as another does, and counts them: each world that a bot imagines is valued
    once."""

    def __init__(self, evaluator: AnyEvaluator) -> None:
        self._evaluator = evaluator
        self.worlds = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._evaluator, name)

    def value(self, state: State, seat: int) -> float:
        self.worlds += 1
        return self._evaluator.value(state, seat)

    def values(self, state: State) -> list[float]:
        self.worlds += 1
        return self._evaluator.values(state)


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> Counting:
    """Counts the worlds of Genesis that anybody imagines."""
    evaluator = evaluator_for(genesis())
    assert evaluator is not None
    counting = Counting(evaluator)
    monkeypatch.setitem(EVALUATORS, "genesis", counting)
    return counting


# --- legal, always ------------------------------------------------------------------------


@pytest.mark.parametrize("options", configurations()[::29], ids=label)
def test_search_answers_legally(options: dict[str, Any]) -> None:
    game, late = late_position(options, 5)
    for session in (begin(genesis(**options), 1), begin(game, 2, late)):
        bots: list[Bot] = [search(seat, 12) for seat in range(game.seats)]
        play_on(session, bots, most=12)


@pytest.mark.parametrize("name", GAMES)
def test_search_plays_every_game(name: str) -> None:
    game = make_game(name, {"players": 2})
    play_on(begin(game, 1, listen=False), [search(seat, 6) for seat in range(2)], most=12)


def test_search_leaves_the_session_alone() -> None:
    session = begin(*late_start(3))
    for _ in range(15):
        seat = session.deciders()[0]
        before = (session.version, len(session.history), session.game.position(session.state))
        option = search("alone", 12).choose(session, seat)
        assert (session.version, len(session.history)) == before[:2]
        assert session.game.position(session.state) == before[2]
        session.choose(option, seat)


# --- budgets ------------------------------------------------------------------------------


@pytest.mark.parametrize("iterations", [1, 17, 60])
def test_so_many_worlds_and_no_more(iterations: int, counting: Counting) -> None:
    session = begin(*late_start(1))
    search(1, iterations).choose(session, session.deciders()[0])
    assert iterations <= counting.worlds < iterations + WORLDS


def test_without_time_one_option_is_tried(counting: Counting) -> None:
    session = begin(*late_start(1))
    seat = session.deciders()[0]
    decision = session.decision_for(seat)
    assert decision is not None
    assert SearchBot(1, seconds=0.0).choose(session, seat) in decision.options
    assert 1 <= counting.worlds <= WORLDS


def test_the_clock_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a tenth of a second whenever somebody looks at it."""
    ticks = iter(range(1000))
    monkeypatch.setattr(time, "perf_counter", lambda: next(ticks) / 10)
    session = begin(*late_start(1))
    SearchBot(1, seconds=5.0).choose(session, session.deciders()[0])
    assert 50 <= next(ticks) < 60


# --- no secrets ---------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(4))
def test_search_knows_no_decks_and_no_dice(number: int) -> None:
    """The same answer in a world where all that is hidden is dealt anew."""
    start = late_start(number) if number % 2 else (genesis(players=3), number, None)
    session = begin(*start)
    bots = [make_bot("greedy" if seat == 0 else "random", str(seat)) for seat in range(3)]
    for moment in range(10):
        if session.over:
            break
        seat = session.deciders()[0]
        other = dealt_anew(session, seat, moment)
        expected = search(moment, 16).choose(session, seat)
        assert search(moment, 16).choose(other, seat) == expected
        session.choose(bots[seat].choose(session, seat), seat)


def test_search_knows_no_traits_of_others() -> None:
    """MAR-2.10.3. The same answer in a world where all that is hidden is dealt anew."""
    session = begin(make_game("marine", {"players": 2}), 3, listen=False)
    bot = make_bot("random", "3")
    for moment in range(15):
        seat = session.deciders()[0]
        if not isinstance(session.pending, Ballot):  # votes are about what is dealt anew
            expected = search(moment, 16).choose(session, seat)
            assert search(moment, 16).choose(dealt_anew(session, seat, moment), seat) == expected
        session.choose(bot.choose(session, seat), seat)


def test_search_does_not_see_an_open_vote() -> None:
    session = at_a_ballot()
    first, second = session.deciders()[:2]
    answers = {search("vote", 30).choose(session, second)}
    for vote in ("gaia", "medea"):
        voted = session.clone(1)
        voted.choose(vote, first)
        answers.add(search("vote", 30).choose(voted, second))
    assert len(answers) == 1


# --- the same seed, the same game ---------------------------------------------------------


def test_a_seed_and_iterations_decide_everything() -> None:
    played = []
    for _ in range(2):
        session = begin(*late_start(4))
        play_on(session, [search(seat, 20) for seat in range(3)], most=12)
        played.append(session.game.position(session.state))
    assert played[0] == played[1]


def test_a_repeatable_bot_counts_instead_of_looking_at_the_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_clock() -> float:
        raise AssertionError("looked at the clock")

    monkeypatch.setattr(time, "perf_counter", no_clock)
    session = race([0, 0], turn=0)
    for kind in BOTS:
        if kind != "greedy":
            make_bot(kind, "1", repeatable=True).choose(session, 0)


# --- what a look one step ahead does not see ----------------------------------------------


class Doors(Race):
    """Two players. The first takes a door; what is behind it may be up to the second."""

    def __init__(self, doors: Callable[[Course], Flow]) -> None:
        super().__init__(2)
        self.name = "doors"
        self._doors = doors

    def next_step(self, state: State) -> Flow | None:
        assert isinstance(state, Course)
        state.turn += 1
        return self._doors(state) if state.turn <= 1 else None


class Steps:
    """Counts steps, and by habit takes what comes first."""

    scale = 1.0

    def horizon(self, state: State) -> int:
        return 2

    def moment(self, state: State) -> int:
        assert isinstance(state, Course)
        return state.turn

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Course)
        return float(state.steps[seat])

    def values(self, state: State) -> list[float]:
        return [self.value(state, 0), self.value(state, 1)]

    def idle(self, decision: Decision, option: Option) -> bool:
        return False

    def follows(self, decision: Decision) -> bool:
        return False

    def habit(self, state: State, decision: Decision) -> Option:
        return decision.options[0]


def ask(seat: int, *verbs: str) -> Decision:
    """A decision between words."""
    return Decision(seat, "door", [(verb, -1, -1) for verb in verbs], "R1")


def two_boxes(g: Course) -> Flow:
    """The walk leads one step on. The roll leads to two boxes: an empty one, and one with 5."""
    if g.turn > 0:
        return
    door = yield ask(0, "walk", "roll")
    if door[0] == "walk":
        g.steps[0] += 1
    elif (yield ask(0, "rest", "trust"))[0] == "trust":
        g.steps[0] += 5


def a_trap(g: Course) -> Flow:
    """The roll leads two steps on, but then the other may take four of them away."""
    if g.turn == 0:
        door = yield ask(0, "walk", "roll")
        g.steps[0] += 1 if door[0] == "walk" else 2
    elif g.steps[0] == 2 and (yield ask(1, "rest", "trust"))[0] == "trust":
        g.steps[0] -= 4
        g.steps[1] += 4


@pytest.mark.parametrize(("doors", "seen"), [(two_boxes, "roll"), (a_trap, "walk")])
def test_search_sees_what_greedy_does_not(
    doors: Callable[[Course], Flow], seen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(EVALUATORS, "doors", Steps())
    session = begin(Doors(doors), 1)
    assert GreedyBot(1).choose(session, 0)[0] != seen
    assert search(1, 40).choose(session, 0)[0] == seen


def a_gamble(g: Course) -> Flow:
    """The walk leads one step on. The roll leads thirty steps on, with one face of the die, when
    the other has answered."""
    if g.turn == 0:
        door = yield ask(0, "walk", "roll")
        g.steps[0] += door[0] == "walk"
    elif (yield ask(1, "rest", "walk")) and g.steps[0] == 0 and g.chance.dice(1) == [6]:
        g.steps[0] += 30


def test_search_wants_to_win_rather_than_to_have_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """The roll is worth five steps on average, but five times of six nobody leads then."""
    monkeypatch.setitem(EVALUATORS, "doors", Steps())
    session = begin(Doors(a_gamble), 1)
    for seed in range(5):
        assert search(seed, 60).choose(session, 0)[0] == "walk"


def test_what_habit_comes_to_is_imagined_once() -> None:
    """One world for each door, and one for the box that habit leaves closed."""
    session = begin(Doors(two_boxes), 1)
    decision = session.decision_for(0)
    assert decision is not None
    budget = Budget(0.0, 100)
    plans = Planner(Steps(), Worlds(session, 0, 1), 0, budget).plans(decision, 1.0)
    assert [verb for verb, _, _ in plans[0].line] == ["roll", "trust"]
    assert budget.imagined == 3


def six_doors(g: Course) -> Flow:
    """Each leads one step further."""
    if g.turn == 0:
        door = yield Decision(0, "door", [("stake", steps, -1) for steps in range(6)], "R1")
        g.steps[0] += door[1]


def test_any_number_of_worlds_comes_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EVALUATORS, "doors", Steps())
    session = begin(Doors(six_doors), 1)
    for worlds in range(6, 120):
        assert search(1, worlds).choose(session, 0) == ("stake", 5, -1)


class Treadmill(Race):
    """Only the first of two plays. Each step brings a point; who rests comes to the end."""

    def __init__(self) -> None:
        super().__init__(2)
        self.name = "treadmill"

    def next_step(self, state: State) -> Flow | None:
        assert isinstance(state, Course)
        return None if state.turn == 1 else self._step(state)

    def _step(self, g: Course) -> Flow:
        if (yield ask(0, "walk", "rest"))[0] == "walk":
            g.steps[0] += 1
        else:
            g.turn = 1


@pytest.mark.parametrize("bot", [GreedyBot(1), search(1, 4)], ids=["greedy", "search"])
def test_a_game_that_always_pays_ends_all_the_same(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(EVALUATORS, "treadmill", Steps())
    session = begin(Treadmill(), 1, listen=False)
    while session.deciders():
        session.choose(bot.choose(session, 0), 0)
    assert LONG < len(session.history) < LONG + 50


# --- a game that nobody has explained -----------------------------------------------------


def race(steps: list[int], turn: int, rested: bool = False) -> Session:
    """A race at some moment."""
    game = Race(len(steps))
    course = Course(len(steps))
    course.steps = steps
    course.turn = turn
    course.rested[turn] = rested
    return begin(game, 1, course)


def test_search_takes_the_sure_victory() -> None:
    """R5. One step to the goal: walking wins at once, rolling does as well, resting does not."""
    session = race([19, 18], turn=0)
    assert search(1, 60).choose(session, 0)[0] in ("walk", "roll")


def test_search_runs_when_the_rival_is_about_to_win() -> None:
    """R2. The rival needs one step: only a roll can still reach the goal first."""
    session = race([14, 19], turn=0)
    assert search(1, 120).choose(session, 0) == ("roll", -1, -1)


def test_search_wins_races_against_chance() -> None:
    wins = 0
    for number in range(10):
        session = begin(Race(2), number, listen=False)
        bots: list[Bot] = [make_bot("random", str(number)), make_bot("random", str(number))]
        bots[number % 2] = search(number, 40)
        play_on(session, bots)
        assert session.result is not None
        wins += session.result.winners == [number % 2]
    assert wins >= 8

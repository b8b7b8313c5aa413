"""The adviser names the best answers and what speaks for them, and knows nothing that the seat may
not know."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.bots.test_analysis import Peeper
from tests.bots.test_bots import at_a_ballot, dealt_anew, late_start, play_on
from tests.genesis.table import genesis
from tests.secret_game import Envelope, Hands
from trilobite.bots import make_bot
from trilobite.bots.advice import (
    FORESIGHT,
    SECONDS,
    Advice,
    Advised,
    Told,
    advantages,
    advise,
)
from trilobite.bots.aims import AIMS, LEAST, aims_of, changes
from trilobite.bots.budget import Budget
from trilobite.bots.evaluator import EVALUATORS, AnyEvaluator, evaluator_for
from trilobite.bots.search import Ranked
from trilobite.cli.messages import Messages
from trilobite.core.decision import Decision, Option
from trilobite.core.errors import OptionsError
from trilobite.core.session import Session, begin
from trilobite.core.state import State
from trilobite.games.registry import GAMES, make_game

SOURCE = Path(__file__).parents[2] / "src" / "trilobite"


def advised(session: Session, seat: int, worlds: int = 24) -> Advice:
    """What is said the same on any machine."""
    return advise(session, seat, worlds=worlds)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("genesis", {"players": 4}),
        ("genesis", {"players": 2, "ruleset": "first"}),
        ("genesis", {"players": 1, "mode": "solitaire"}),
        ("genesis", {"players": 3, "mode": "cooperative"}),
        ("marine", {"players": 2}),
        ("marine", {"players": 3}),
        ("origins", {"players": 4}),
        ("origins", {"players": 1, "mode": "solitaire"}),
        ("origins", {"players": 2, "mode": "cooperative"}),
    ],
)
def test_the_aims_add_up_to_the_value(name: str, options: dict[str, Any]) -> None:
    game = make_game(name, options)
    evaluator, aims = evaluator_for(game), aims_of(game)
    assert evaluator is not None
    assert aims is not None
    session = begin(game, 5, listen=False)
    bots = [make_bot("random", f"{seat}") for seat in range(game.seats)]
    words = Messages("en", name)
    while not session.over:
        play_on(session, bots, most=100)
        for seat in range(game.seats):
            found = aims(session.state, seat)
            assert all(f"aim-{aim}" in words for aim in found)
            assert sum(found.values()) == pytest.approx(evaluator.value(session.state, seat))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_word_names_an_aim_that_is_none(game: str) -> None:
    code = (SOURCE / "bots" / f"{game}_aims.py").read_text("utf-8")
    words = (SOURCE / "locale" / "en" / f"{game}.ftl").read_text("utf-8")
    named = re.findall(r"^aim-([a-z]+) = ", words, re.MULTILINE)
    assert named
    assert set(named) <= set(re.findall(r'"([a-z]+)"', code))


def test_the_best_answers_come_first_with_what_they_change() -> None:
    session = begin(*late_start(2))
    bots = [make_bot("greedy", f"{seat}") for seat in range(3)]
    served: set[str] = set()
    for _ in range(8):
        seat = session.deciders()[0]
        decision = session.decision_for(seat)
        assert decision is not None
        advice = advised(session, seat)
        options = [one.option for one in advice.best]
        assert len(set(options)) == len(options) <= min(3, len(decision.options))
        assert set(options) <= set(decision.options)
        assert [one.worth for one in advice.best] == sorted(
            (one.worth for one in advice.best), reverse=True
        )
        assert all(0 <= one.outlook <= 1 for one in advice.best)
        assert options[0] not in advice.costs
        assert all(cost > 0 for cost in advice.costs.values())
        for one in advice.best:
            served.update(name for name, _ in one.aims)
            assert all(abs(change) >= LEAST for _, change in one.aims)
        play_on(session, bots, most=1)
    assert len(served) > 3


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("genesis", {"players": 2, "variants": ["introductory"]}),
        ("genesis", {"players": 1, "mode": "solitaire"}),
        ("marine", {"players": 2}),
        ("origins", {"players": 2}),
    ],
)
def test_something_speaks_for_every_answer(name: str, options: dict[str, Any]) -> None:
    """It serves an aim, does something better than the others, or is as good as the first, of which
    none promises more."""
    session = begin(make_game(name, options), 7, listen=False)
    bots = [make_bot("random", f"{seat}") for seat in range(session.game.seats)]
    kinds: set[str] = set()
    while len(kinds) < 8 and not session.over:
        seat = session.deciders()[0]
        decision = session.decision_for(seat)
        assert decision is not None
        if decision.kind not in kinds:
            kinds.add(decision.kind)
            first, *others = advised(session, seat).best
            assert speaks_for(first) or all(one.equal for one in others)
            assert all(speaks_for(one) or one.equal for one in others)
            assert not first.equal
        play_on(session, bots, most=1)


def speaks_for(one: Advised) -> bool:
    served = any(change > 0 for _, change in one.aims)
    assert not (served and one.better)
    assert all(change > 0 for _, change in one.better)
    return served or bool(one.better)


def told(aims: dict[str, float], worth: float) -> Told:
    return Told(Ranked([("done", -1, -1)], worth), aims)


def test_what_is_better_than_the_others_is_told() -> None:
    one = told({"safety": -1.0, "growth": 2.0}, 1.5)
    others = [
        told({"safety": -1.5, "growth": 2.2}, 0.8),
        told({"safety": -1.7, "growth": 2.2}, 0.6),
    ]
    assert rounded(advantages(one, others)) == [("safety", 0.6), (FORESIGHT, 0.4)]
    assert rounded(advantages(others[0], [one])) == [("growth", 0.2)]
    assert advantages(one, []) == []


def test_what_is_hardly_better_is_told_if_nothing_else_is() -> None:
    near, far = told({"safety": 0.06}, 0.06), told({"safety": 0.02}, 0.02)
    assert rounded(advantages(near, [told({}, 0.0)])) == [("safety", 0.06)]
    assert advantages(far, [told({}, 0.0)]) == []


def rounded(found: list[tuple[str, float]]) -> list[tuple[str, float]]:
    return [(name, round(change, 2)) for name, change in found]


# --- in time ------------------------------------------------------------------------------


class Stopwatch:
    """A clock that goes on only when somebody works."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


class Slow:
    """An evaluator for which each look at a position takes so many seconds."""

    def __init__(self, evaluator: AnyEvaluator, clock: Stopwatch, seconds: float) -> None:
        self._evaluator = evaluator
        self._clock = clock
        self._seconds = seconds
        self.scale = evaluator.scale

    def horizon(self, state: State) -> int:
        return self._evaluator.horizon(state)

    def moment(self, state: State) -> int:
        return self._evaluator.moment(state)

    def value(self, state: State, seat: int) -> float:
        self._clock.seconds += self._seconds
        return self._evaluator.value(state, seat)

    def values(self, state: State) -> list[float]:
        self._clock.seconds += self._seconds
        return self._evaluator.values(state)

    def idle(self, decision: Decision, option: Option) -> bool:
        return self._evaluator.idle(decision, option)

    def follows(self, decision: Decision) -> bool:
        return self._evaluator.follows(decision)

    def habit(self, state: State, decision: Decision) -> Option:
        return self._evaluator.habit(state, decision)


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("look", [0.005, 0.05, 0.2])
def test_when_time_is_up_what_was_found_is_told(
    name: str, look: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long a look at a position takes, after two seconds there are but the few looks that
    the first answer needs."""
    session = begin(make_game(name, {"players": 2}), 3, listen=False)
    play_on(session, [make_bot("random", f"{seat}") for seat in range(2)], most=12)
    seat = session.deciders()[0]
    evaluator, aims = evaluator_for(session.game), aims_of(session.game)
    assert evaluator is not None
    assert aims is not None
    clock = Stopwatch()
    slow = Slow(evaluator, clock, look)

    def slowly(state: Any, seat: int) -> dict[str, float]:
        clock.seconds += look
        return aims(state, seat)

    monkeypatch.setitem(EVALUATORS, name, slow)
    monkeypatch.setitem(AIMS, name, slowly)
    advice = advise(session, seat, Budget(SECONDS, now=clock))
    assert advice.best
    assert clock.seconds <= SECONDS + 3 * look


def test_a_part_of_a_budget_is_a_share_of_what_is_left() -> None:
    clock = Stopwatch()
    whole = Budget(2.0, now=clock)
    clock.seconds = 1.5
    part = whole.part(0.5, 1.0)
    clock.seconds = 1.7
    assert not part.over
    clock.seconds = 1.75
    assert part.over
    clock.seconds = 3.0
    assert whole.over
    assert whole.part(0.5, 1.0).over
    assert Budget(9.0, now=clock).part(0.5, 1.0, worlds=3).spent() == 0


def test_alone_points_are_expected() -> None:
    session = begin(genesis(players=1, mode="solitaire"), 1)
    advice = advised(session, 0)
    assert advice.unit == "points"
    assert [one.outlook for one in advice.best] == [one.worth for one in advice.best]


def test_what_changes_little_is_not_told() -> None:
    before = {"danger": -2.0, "growth": 1.0, "room": 0.4}
    after = {"danger": -0.5, "growth": 1.02, "birth": 0.7}
    assert changes(before, after) == [("danger", 1.5), ("birth", 0.7), ("room", -0.4)]


def test_the_adviser_leaves_the_session_alone() -> None:
    session = begin(*late_start(3))
    before = (session.version, len(session.history), session.game.position(session.state))
    advised(session, session.deciders()[0])
    after = (session.version, len(session.history), session.game.position(session.state))
    assert after == before


def test_who_cannot_value_a_game_says_so() -> None:
    session = begin(Envelope(), 1)
    with pytest.raises(OptionsError, match="envelope"):
        advise(session, 0)


# --- no secrets ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["genesis", "marine", "origins"])
def test_the_adviser_knows_no_decks_no_dice_and_no_traits(name: str) -> None:
    """The same words, to the last figure, in a world where all that is hidden is dealt anew."""
    session = begin(make_game(name, {"players": 2}), 3, listen=False)
    bots = [make_bot("random", f"{seat}") for seat in range(2)]
    for moment in range(4):
        play_on(session, bots, most=8)
        seat = session.deciders()[0]
        assert advised(dealt_anew(session, seat, moment), seat) == advised(session, seat)


def test_the_adviser_does_not_see_an_open_vote() -> None:
    session = at_a_ballot()
    first, second = session.deciders()[:2]
    expected = advised(session, second)
    for vote in ("gaia", "medea"):
        voted = session.clone(1)
        voted.choose(vote, first)
        assert advised(voted, second) == expected


class Prying(Peeper):
    """Values the cards of everybody, and looks ahead as far as it likes."""

    def horizon(self, state: Hands) -> int:
        return 1

    def moment(self, state: Hands) -> int:
        return 0


def test_advice_tells_nothing_of_the_hands_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even if evaluator and aims look into every hand."""
    prying = Prying()
    monkeypatch.setitem(EVALUATORS, "envelope", prying)
    monkeypatch.setitem(AIMS, "envelope", lambda state, seat: {"all": prying.value(state, seat)})
    for seat, hidden in ((0, ([4, 0], [4, 7])), (1, ([0, 4], [7, 4]))):
        one, other = (advised(begin(Envelope(), 1, Hands(cards, 3)), seat) for cards in hidden)
        assert one == other
        assert one.best

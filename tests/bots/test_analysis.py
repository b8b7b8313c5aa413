"""What a bot makes of a game: the outlook, what changed it, what it would have answered."""

from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from tests.genesis.table import genesis
from tests.secret_game import Envelope, Hands
from trilobite.bots import analysis
from trilobite.bots.aims import LEAST
from trilobite.bots.analysis import Analyst, Searcher, Stretch, grade, swings
from trilobite.bots.evaluator import EVALUATORS
from trilobite.bots.outlook import chances, unit_of
from trilobite.bots.search import SearchBot
from trilobite.core.chance import Answer
from trilobite.core.decision import Decision, Option
from trilobite.core.errors import OptionsError
from trilobite.core.record import entry_of, load
from trilobite.core.replay import replay
from trilobite.core.session import Session, begin
from trilobite.core.state import State
from trilobite.games.registry import make_game

RECORD = Path(__file__).parents[1] / "golden" / "genesis" / "introductory.record"


@cache
def recorded() -> Session:
    """A finished game of random bots."""
    record = load(RECORD.read_text())
    game = make_game(record.header.game, record.header.options)
    return replay(game, [entry_of(line, game.words) for line in record.lines], listen=False)


@cache
def read() -> tuple[Analyst, list[int], list[Stretch]]:
    """The beginning of it, and its end, as the greedy bot sees them."""
    analyst = Analyst(recorded(), budget=20)
    moments = analyst.moments()
    pairs = [*pairwise(moments[:25]), (moments[-2], moments[-1])]
    return analyst, moments, [analyst.stretch(*pair) for pair in pairs]


# --- the outlook --------------------------------------------------------------------------


def test_a_lead_makes_victory_likely_and_equals_have_equal_chances() -> None:
    assert chances([3.0, 3.0], 5.0) == [0.5, 0.5]
    ahead, behind = chances([8.0, 3.0], 5.0)
    assert ahead / behind == pytest.approx(2.718, abs=0.001)
    assert chances([10_000.0, 0.0, 0.0], 5.0) == [1.0, 0.0, 0.0]


def test_who_plays_alone_or_together_expects_points() -> None:
    assert unit_of(genesis(players=2)) == "chance"
    assert unit_of(genesis(players=1, mode="solitaire")) == "points"
    assert unit_of(genesis(players=2, mode="cooperative")) == "points"


def test_at_the_end_the_outlook_is_the_result() -> None:
    result = recorded().result
    assert result is not None
    last = read()[2][-1]
    assert last.last
    assert last.after == [
        1 / len(result.winners) if seat in result.winners else 0.0
        for seat in range(recorded().game.seats)
    ]


def test_something_new_begins_at_every_moment() -> None:
    moments = read()[1]
    given = recorded().answers()
    assert moments[0] == 0
    assert moments[-1] == len(given)
    assert moments == sorted(set(moments))
    for number in moments[:-1]:
        since = recorded().fork(number, None).history_since_boundary()
        assert all(entry.auto for entry in since if isinstance(entry, Answer))


# --- what changed it ----------------------------------------------------------------------


def test_decisions_and_chance_make_up_the_whole_change() -> None:
    for stretch in read()[2]:
        for seat in range(recorded().game.seats):
            whole = stretch.decided[seat] + stretch.chanced[seat]
            assert stretch.before[seat] + whole == pytest.approx(stretch.after[seat])


def test_one_stretch_begins_where_the_other_ends() -> None:
    stretches = read()[2][:-1]
    for one, other in pairwise(stretches):
        assert one.until == other.answers
        assert one.after == other.before


def test_chance_has_no_part_where_nothing_was_rolled_and_something_gained() -> None:
    session = recorded()
    given = session.answers()
    quiet = []
    for stretch in read()[2]:
        begun = session.fork(stretch.answers, None)
        ended = session.fork(stretch.until, None)
        entries = begun.history_since_boundary()
        entries += session.history[given[stretch.answers] : len(ended.history)]
        seat = stretch.seats[0]
        gained = stretch.after[seat] > stretch.before[seat]
        if gained and all(isinstance(entry, Answer) for entry in entries):
            quiet.append(stretch)
    assert quiet
    for stretch in quiet:
        assert stretch.chanced == pytest.approx([0.0] * session.game.seats)


def test_where_nothing_happens_the_outlook_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is hidden is imagined alike before and after."""
    monkeypatch.setitem(EVALUATORS, "envelope", Peeper())
    for cards, box in (([7, 0], 3), ([1, 6], 2)):
        [stretch] = analysed(votes(cards, box))
        assert stretch.before == stretch.after


def test_swings_come_by_size() -> None:
    found = swings(read()[2], "chance")
    sizes = [swing.size for swing in found]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] >= 0.025
    assert {swing.chance for swing in found} == {False, True}


def test_the_same_game_gives_the_same_analysis_in_any_portions() -> None:
    _, moments, stretches = read()
    again = Analyst(recorded(), budget=20).stretch(moments[7], moments[8])
    assert again.verdicts[0].values == stretches[7].verdicts[0].values
    assert again._replace(verdicts=[]) == stretches[7]._replace(verdicts=[])


# --- what the bot would have answered -----------------------------------------------------


def test_verdicts_tell_the_best_and_what_the_answer_cost() -> None:
    verdicts = [verdict for stretch in read()[2] for verdict in stretch.verdicts]
    assert verdicts
    for verdict in verdicts:
        entry = recorded().history[recorded().answers()[verdict.answers]]
        assert isinstance(entry, Answer)
        assert (entry.seat, entry.option) == (verdict.decision.seat, verdict.played)
        best = max(verdict.values.values())
        assert verdict.values[verdict.preferred] == best
        if verdict.played in verdict.values:
            assert verdict.loss is not None
            same = verdict.values[verdict.played] == pytest.approx(best)
            assert (verdict.loss == 0.0) == same
        else:
            assert verdict.loss is None


def test_a_verdict_says_what_the_better_answer_does_better(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By name and in points; of an answer that is nearly as good nothing is said."""
    assert all(not verdict.aims for stretch in read()[2] for verdict in stretch.verdicts)
    monkeypatch.setitem(analysis.GRADES, "chance", (0.005, 0.1, 0.15))  # every loss is told
    analyst, moments, _ = read()
    verdicts = [
        verdict
        for pair in pairwise(moments[:25])
        for verdict in analyst.stretch(*pair).verdicts
        if grade(verdict.loss, "chance") > 0
    ]
    told = [aim for verdict in verdicts for aim in verdict.aims]
    assert {"birth"} <= {name for name, _ in told}
    assert sum(change for _, change in told) > 0
    for verdict in verdicts:
        sizes = [abs(change) for _, change in verdict.aims]
        assert sizes == sorted(sizes, reverse=True)
        assert all(size >= LEAST for size in sizes)


def test_the_searching_bot_is_asked_for_its_choice() -> None:
    _, moments, stretches = read()
    greedy = stretches[0].verdicts[0]
    verdict = Analyst(recorded(), "search", budget=20).stretch(*moments[:2]).verdicts[0]
    chosen = SearchBot(" 0", iterations=20).choose(recorded().fork(0, None), greedy.decision.seat)
    assert verdict.preferred == chosen
    assert set(verdict.values) == set(greedy.values)


def test_the_choice_of_the_searching_bot_has_a_value_however_few_tries_there_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(analysis, "BUDGET", 1)
    late = 0
    for number in read()[1][:6]:
        session = recorded().fork(number, None)
        [seat] = session.deciders()
        chosen = SearchBot("x", iterations=20).choose(session, seat)
        values = Searcher("x", 20).values(session, seat)
        assert next(iter(values)) == chosen
        late += session.keys(seat)[0] != session.game.words.key(chosen)
    assert late


def test_losses_have_grades() -> None:
    assert [grade(loss, "chance") for loss in (None, 0.0, 0.05, 0.1, 0.3)] == [0, 0, 1, 2, 3]
    assert [grade(loss, "points") for loss in (0.9, 1.0, 2.5, 4.0)] == [0, 1, 2, 3]


def test_who_cannot_value_a_game_says_so() -> None:
    with pytest.raises(OptionsError, match="no bot can say how good a position of 'envelope' is"):
        Analyst(begin(Envelope(), 1))
    with pytest.raises(OptionsError, match="'random' cannot analyse; there are greedy, search"):
        Analyst(begin(genesis(players=2), 1), "random")


# --- no secrets ---------------------------------------------------------------------------


class Peeper:
    """Values what it should not know: the cards of everybody, and the one in the box."""

    scale = 10.0

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Hands)
        return float(10 * state.cards[seat] - state.cards[1 - seat] + 0.1 * state.box)

    def values(self, state: State) -> list[float]:
        return [self.value(state, 0), self.value(state, 1)]

    def idle(self, decision: Decision, option: Option) -> bool:
        return option[0] == "keep"

    def follows(self, decision: Decision) -> bool:
        return False

    def habit(self, state: State, decision: Decision) -> Option:
        return decision.options[0]


def votes(cards: list[int], box: int) -> Session:
    """A game with these cards in which nobody has swapped, and that goes on."""
    session = begin(Envelope(), 1, Hands(cards, box))
    session.choose("keep", 0)
    session.choose("keep", 1)
    return session


def analysed(session: Session) -> list[Stretch]:
    analyst = Analyst(session)
    return list(analyst.stretches(analyst.moments()))


def test_the_outlook_tells_nothing_that_a_spectator_cannot_know(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(EVALUATORS, "envelope", Peeper())
    one, other = analysed(votes([7, 0], 3)), analysed(votes([1, 6], 2))
    assert one[0].before == other[0].before
    assert one[0].after == other[0].after


def test_a_verdict_tells_nothing_that_the_seat_cannot_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EVALUATORS, "envelope", Peeper())
    for seat, hidden in ((0, ([4, 0], [4, 7])), (1, ([0, 4], [7, 4]))):
        one, other = (analysed(votes(cards, 3))[0] for cards in hidden)
        assert one.verdicts[seat].values == other.verdicts[seat].values
        assert one.verdicts[seat].loss == other.verdicts[seat].loss


def test_an_open_vote_is_not_analysed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EVALUATORS, "envelope", Peeper())
    session = begin(Envelope(), 1)
    session.choose("swap", 0)
    assert session.settled_history() != session.history
    settled = replay(Envelope(), session.settled_history(), listen=False)
    assert analysed(settled) == []
    assert analysed(session) == []  # a record may break off there

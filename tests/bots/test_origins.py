"""The greedy bot plays Bios: Origins."""

from dataclasses import replace
from typing import Any

import pytest

from tools.habits import compare
from trilobite.bots import make_bot
from trilobite.bots.greedy import GreedyBot
from trilobite.bots.origins_evaluator import OriginsEvaluator
from trilobite.bots.origins_goals import steps_to_strike
from trilobite.core.chance import Chance
from trilobite.core.decision import Menu
from trilobite.core.replay import replay
from trilobite.core.session import Session, begin
from trilobite.games.origins.cards.types import CULTURE, DISCIPLINES
from trilobite.games.origins.state import COMET, Origins
from trilobite.games.registry import make_game


def origins(seed: int, **options: Any) -> Session:
    """A game that has just begun, of two if nothing else is said."""
    return begin(make_game("origins", {"players": 2, **options}), seed, listen=False)


def position(session: Session) -> Origins:
    """A copy of the position, to be changed."""
    state = session.state
    assert isinstance(state, Origins)
    return state.copy()


# --- play ---------------------------------------------------------------------------------


def test_greedy_beats_random() -> None:
    """In both seats."""
    for me in (0, 1):
        session = origins(me)
        bots = [make_bot("greedy" if seat == me else "random", f"{seat}") for seat in (0, 1)]
        while not session.over:
            seat = session.deciders()[0]
            session.choose(bots[seat].choose(session, seat), seat)
        assert session.result is not None
        assert session.result.winners == [me]


@pytest.mark.parametrize(
    "options",
    [
        {"players": 1, "mode": "solitaire"},
        {"players": 2, "mode": "cooperative"},
        {"players": 3, "variants": ["advanced", "sea-people"]},
        {"players": 2, "variants": ["yrr"]},
        {"players": 2, "variants": ["own-map", "first-exodus", "advanced"]},
    ],
    ids=str,
)
def test_greedy_answers_legally(options: dict[str, Any]) -> None:
    """C7, C9 and the variants: the session refuses what is not legal."""
    session = origins(4, **options)
    bots = [GreedyBot(seat, budget=4) for seat in range(session.game.seats)]
    for _ in range(80):
        seat = session.deciders()[0]
        session.choose(bots[seat].choose(session, seat), seat)


def test_greedy_knows_no_decks() -> None:
    """C2g, C2h. The same answer in a world where all that is hidden is dealt anew."""
    session = origins(3)
    bot = make_bot("random", "3")
    for moment in range(40):
        seat = session.deciders()[0]
        start = session.game.reshuffled(session.boundary, seat, Chance(moment))
        other = replay(session.game, session.history_since_boundary(), moment, start, listen=False)
        expected = GreedyBot(moment, budget=8).choose(session, seat)
        assert GreedyBot(moment, budget=8).choose(other, seat) == expected
        session.choose(bot.choose(session, seat), seat)


def test_an_elder_goes_by_habit_where_a_try_would_send_him() -> None:
    """G1.1. What needs no thought is nearly always what the greedy bot thinks best: not so where
    an Elder also helps a rival who waits on the same Idea."""
    tally = compare("origins", games=1, players=2)["specialise"]
    assert tally.number > 10
    assert tally.agreed > 0.8 * tally.number


def test_the_cube_goes_by_habit_where_the_best_score_counts() -> None:
    """E4.1, I0b.1. In the last Epoch nobody moves the philosophy to where it strikes out their only
    score."""
    habit = OriginsEvaluator().habit
    g = position(origins(1))
    g.epoch = 4
    g.deck = [0, 0, 0, 1]
    spaces = [space for space, one in enumerate(g.cards.philosophy) if one.cancels >= 0]
    for best in DISCIPLINES:
        for player in g.players:
            player.tokens = [9 if each == best else 0 for each in DISCIPLINES]
        menu = Menu(False)
        for space in spaces:
            menu.offer(("philosophy", space, -1))
        colour = g.players[0].colour
        chosen = habit(g, menu.decision(0, "globalise", "E4.1", {"colour": colour}))
        assert g.cards.philosophy[chosen[1]].cancels != best


# --- what a position is worth -------------------------------------------------------------


def test_only_victory_counts_at_the_end() -> None:
    """I0a.1. Two points more than the rival are worth more than any hope, two less are nothing."""
    value = OriginsEvaluator().value
    g = position(origins(1))
    hope = value(g, 0)
    g.players[0].mysticism = 2
    g.over = True
    g.ending = COMET
    assert value(g, 0) > hope + 20
    assert value(g, 1) < hope - 20


def test_a_score_that_is_struck_out_is_worth_little() -> None:
    """I0b.1. In the last Epoch five tokens count for little where culture is not scored."""
    value = OriginsEvaluator().value
    g = position(origins(1))
    g.epoch = 4
    g.deck = [0, 0, 0, 1]
    worth = {}
    for space, philosophy in enumerate(g.cards.philosophy):
        g.philosophy = space
        g.players[0].tokens = [0, 0, 0]
        before = value(g, 0)
        g.players[0].tokens = [5, 0, 0]
        worth[philosophy.id] = value(g, 0) - before
    assert worth["initial-philosophy"] > 4
    assert worth["freedom"] > 4
    assert 0 <= worth["equality"] < 1


def test_together_the_score_that_lags_behind_counts_most() -> None:
    """C9e.1. A score of 13 is enough: five more points are next to nothing, the more so the nearer
    the end is."""
    value = OriginsEvaluator().value
    g = position(origins(1, mode="cooperative"))
    g.epoch = 4
    g.deck = [0, 0, 0, 1]
    g.players[0].tokens = [9, 0, 0]
    before = value(g, 0)
    g.players[0].tokens = [14, 0, 0]
    assert 0 <= value(g, 0) - before < 0.5
    g.players[0].tokens = [9, 5, 0]
    assert value(g, 0) > before + 4


def test_together_a_score_that_is_struck_out_is_forgiven() -> None:
    """C7i.1. Alone, the cube is best where the score is struck out that lags behind, and a step
    away from there is better than two; habit takes it there."""
    evaluator = OriginsEvaluator()
    g = position(origins(1, players=1, mode="solitaire"))
    g.epoch = 3
    g.deck = [0, 0, 2, 2]
    g.players[0].tokens = [12, 0, 12]
    worth = {}
    for space, philosophy in enumerate(g.cards.philosophy):
        g.philosophy = space
        worth[philosophy.id] = evaluator.value(g, 0)
    assert worth["freedom"] > worth["natural-law"] > worth["initial-philosophy"]
    assert worth["equality"] < worth["natural-law"]
    g.philosophy = g.cards.philosophy_start
    menu = Menu(False)
    for space in g.cards.philosophy[g.philosophy].neighbours:
        menu.offer(("philosophy", space, -1))
    colour = g.players[0].colour
    chosen = evaluator.habit(g, menu.decision(0, "demagogue", "G9h.1", {"colour": colour}))
    assert g.cards.philosophy[chosen[1]].id == "natural-law"


def test_a_philosophy_may_strike_a_score_out_nowhere() -> None:
    """I0b.1. Then no steps lead there, and nobody looks for them for ever."""
    state = begin(make_game("origins", {"players": 2}), 1).state
    assert isinstance(state, Origins)
    cards = state.cards
    assert steps_to_strike(cards, 1, CULTURE) == 0
    mild = [replace(space, cancels=-1) for space in cards.philosophy]
    assert steps_to_strike(replace(cards, philosophy=mild), 1, CULTURE) == len(mild)

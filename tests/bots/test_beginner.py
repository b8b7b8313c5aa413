"""A beginner makes sense and errs."""

from statistics import fmean

import pytest

from tests.bots.test_bots import play_on
from tests.sample_game import Race
from trilobite.bots import make_bot
from trilobite.bots.beginner import BeginnerBot
from trilobite.bots.greedy import GreedyBot
from trilobite.core.session import begin
from trilobite.games.registry import GAMES, make_game


@pytest.mark.parametrize("name", sorted(GAMES))
def test_beginners_give_up_something_the_gentler_the_more_but_less_than_chance(name: str) -> None:
    """On the average of many decisions, judged by the greedy bot."""
    session = begin(make_game(name, {"players": 2}), 4, listen=False)
    bots = [make_bot("greedy", f"{seat}") for seat in range(2)]
    play_on(session, bots, most=10)
    lost: dict[str, list[float]] = {"fair": [], "beginner": [], "gentle": []}
    by_chance: list[float] = []
    for number in range(12):
        play_on(session, bots, most=3)
        seat = session.deciders()[0]
        values = GreedyBot(number, budget=120).values(session, seat)
        best = max(values.values())
        for kind, given_up in lost.items():
            for seed in range(3):
                chosen = make_bot(kind, f"{number} {seed}").choose(session, seat)
                given_up.append(best - values[chosen])
        by_chance.append(best - fmean(values.values()))
    fair, easy, gentle = (fmean(given_up) for given_up in lost.values())
    chance = fmean(by_chance)
    assert 0 < fair < easy < gentle < chance
    assert easy < 0.7 * chance


def test_with_the_same_seed_it_answers_the_same() -> None:
    session = begin(make_game("genesis", {"players": 2}), 4)
    seat = session.deciders()[0]
    assert BeginnerBot("1").choose(session, seat) == BeginnerBot("1").choose(session, seat)


def test_a_game_that_nobody_can_judge_is_played_anyhow() -> None:
    session = begin(Race(2), 1)
    seat = session.deciders()[0]
    decision = session.decision_for(seat)
    assert decision is not None
    assert BeginnerBot(1).choose(session, seat) in decision.options

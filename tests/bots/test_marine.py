"""The greedy bot plays Dominant Species: Marine."""

from trilobite.bots import make_bot
from trilobite.bots.greedy import GreedyBot
from trilobite.core.chance import Chance
from trilobite.core.decision import Ballot
from trilobite.core.replay import replay
from trilobite.core.session import Session, begin
from trilobite.games.registry import make_game


def marine(seed: int) -> Session:
    """A short game of two."""
    return begin(make_game("marine", {"players": 2, "variants": ["short"]}), seed, listen=False)


def test_greedy_beats_random() -> None:
    """In both seats."""
    for me in (0, 1):
        session = marine(me)
        bots = [make_bot("greedy" if seat == me else "random", f"{seat}") for seat in (0, 1)]
        while not session.over:
            seat = session.deciders()[0]
            session.choose(bots[seat].choose(session, seat), seat)
        assert session.result is not None
        assert session.result.winners == [me]


def test_greedy_knows_no_decks_and_no_traits_of_others() -> None:
    """MAR-2.10.3. The same answer in a world where all that is hidden is dealt anew."""
    session = marine(3)
    bot = make_bot("random", "3")
    for moment in range(40):
        seat = session.deciders()[0]
        start = session.game.reshuffled(session.boundary, seat, Chance(moment))
        entries = session.history_since_boundary()
        if not isinstance(session.pending, Ballot):  # votes are about what is dealt anew
            other = replay(session.game, entries, moment, start, listen=False)
            expected = GreedyBot(moment, budget=8).choose(session, seat)
            assert GreedyBot(moment, budget=8).choose(other, seat) == expected
        session.choose(bot.choose(session, seat), seat)

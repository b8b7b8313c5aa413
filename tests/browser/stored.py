"""Games played in memory up to a moment, as records: a test opens one instead of clicking there."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, Protocol

from trilobite.core.record import Header, Record, dump, entry_of, line_of, load
from trilobite.core.replay import replay
from trilobite.core.session import begin
from trilobite.games.registry import make_game


class Asked(Protocol):
    """What somebody who answers looks at, on the page or in memory."""

    @property
    def prompt(self) -> str:
        """The kind of decision."""

    @property
    def keys(self) -> list[str]:
        """The options."""


class Moment(NamedTuple):
    """A decision in memory."""

    prompt: str
    keys: list[str]


#: Answers a decision; None stops there.
Answers = Callable[[Asked], str | None]


def some(steps: int, choose: Callable[[Asked, Random], str], random: Random) -> Answers:
    """So many answers, as `choose` has them."""
    left = iter(range(steps))
    return lambda asked: None if next(left, None) is None else choose(asked, random)


def any_option(asked: Asked, random: Random) -> str:
    """An answer at random."""
    return random.choice(sorted(asked.keys))


def until(kind: str, choose: Callable[[Asked, Random], str], random: Random) -> Answers:
    """Answers until a kind of decision is asked."""
    return lambda asked: None if asked.prompt == kind else choose(asked, random)


def game_record(name: str, seed: str, answers: Answers, **options: Any) -> str:
    """The record of a game with that seed after these answers: the same that clicking leads to.
    What chance brings after it is open."""
    game = make_game(name, options)
    session = begin(game, seed=seed)
    while not session.over:
        seat = session.deciders()[0]
        decision = session.decision_for(seat)
        assert decision is not None
        key = answers(Moment(decision.kind, session.keys(seat)))
        if key is None:
            break
        session.choose(key, seat, hold=True)
    header = Header(
        game=name,
        rules=game.rules_version,
        data=game.data_hash,
        options=game.options,
        seats=[f"human {seat + 1}" for seat in range(game.seats)],
    )
    return dump(Record(header, [line_of(entry, game.words) for entry in session.history]))


def final_view(text: str) -> dict[str, Any]:
    """What anybody sees at the end of the game of a record, as the rules have it."""
    record = load(text)
    game = make_game(record.header.game, record.header.options)
    session = replay(game, [entry_of(line, game.words) for line in record.lines], seed=None)
    assert session.over
    return dict(game.view(session.state, None))

"""Head starts: points that a seat is given when places are told, so that unequal players have an
even game. They are agreed on beforehand and change no rule: who plays scores and wins as ever, and
only beside that the places are told with head starts counted."""

from collections.abc import Iterable
from typing import Final

from trilobite.core.errors import OptionsError
from trilobite.core.game import AnyGame, Result
from trilobite.core.option_errors import whole

#: The points of some seats, as (seat, points); nobody else has a head start.
HeadStarts = list[tuple[int, int]]

#: The most points.
MOST: Final = 200

#: The mode in which players compete; a game without modes is of this kind.
COMPETITIVE: Final = "competitive"


def head_starts_of(game: AnyGame, given: Iterable[tuple[int, int]]) -> HeadStarts:
    """What is given, by seat and without seats that get nothing. Raises OptionsError if it does not
    fit the game."""
    points: dict[int, int] = {}
    for seat, number in given:
        whole("seat", seat, game.seats - 1)
        points[seat] = whole("head-start", number, MOST)
    found = [(seat, points[seat]) for seat in sorted(points) if points[seat] > 0]
    alone = game.seats < 2 or game.options.get("mode", COMPETITIVE) != COMPETITIVE
    if found and alone:
        raise OptionsError("head starts are for games in which players compete", "head-start-alone")
    return found


def counted(result: Result, head_starts: HeadStarts) -> Result | None:
    """The same end with head starts counted; nothing if there are none or nobody has won. Who is
    ahead without them stays ahead where points are equal."""
    if not head_starts or not result.winners:
        return None
    scores = list(result.scores)
    for seat, points in head_starts:
        scores[seat] += points
    order = sorted(result.order, key=lambda seat: -scores[seat])
    first = order[0]
    winners = [first]
    if first in result.winners:
        winners += [
            seat for seat in order[1:] if seat in result.winners and scores[seat] == scores[first]
        ]
    return Result(result.reason, scores, sorted(winners), result.achievement, order)

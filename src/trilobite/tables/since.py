"""What has happened since somebody last decided: who answered, and how the points went."""

from typing import Final

from trilobite.core.chance import Answer
from trilobite.core.session import Session
from trilobite.tables.bodies.play import ActOut, SinceOut

#: Answers that are told at most, the last ones: who is not asked for a long time has the log.
MOST_ACTS: Final = 200


class Tally:
    """The points by seat after so many answers, each reckoned once."""

    def __init__(self) -> None:
        self._known: Final[dict[int, list[int]]] = {}

    def note(self, session: Session, answers: int) -> None:
        """Keeps the points of the present, which cost little to find out."""
        self._known[answers] = session.game.points(session.state)

    def cut(self, answers: int) -> None:
        """Forgets what came after so many answers, for something else will."""
        for number in [number for number in self._known if number > answers]:
            del self._known[number]

    def at(self, session: Session, answers: int) -> list[int]:
        """The points after so many answers."""
        found = self._known.get(answers)
        if found is None:
            past = session.fork(answers, None)
            found = self._known[answers] = past.game.points(past.state)
        return found


def since_out(session: Session, seats: list[int], tally: Tally) -> SinceOut | None:
    """Who has answered since one of these seats last chose something, or since the start."""
    if not seats:
        return None
    history = session.settled_history()
    given = [entry for entry in history if isinstance(entry, Answer)]
    first = len(given)
    while first > 0 and (given[first - 1].auto or given[first - 1].seat not in seats):
        first -= 1
    first = max(first, len(given) - MOST_ACTS)
    acts = []
    for number in range(first, len(given)):
        entry = given[number]
        # What gives itself belongs to what was chosen before it, and so do its points.
        last = number + 1 == len(given)
        chosen = last or not given[number + 1].auto
        points = tally.at(session, number + 1) if chosen else []
        acts.append(ActOut(answers=number + 1, seat=entry.seat, points=points))
    return SinceOut(answers=first, points=tally.at(session, first), acts=acts)

"""What has happened since somebody last decided: who answered, and how the points went."""

from typing import Final

from trilobite.core.chance import Answer, Entry
from trilobite.core.session import Session
from trilobite.tables.bodies.play import ActOut, SinceOut

#: Answers that are told at most, the last ones: who is not asked for a long time has the log.
MOST_ACTS: Final = 200


class Tally:
    """The points by seat after an answer, each reckoned once. An answer is known by itself: after
    something was taken back, another one has its number."""

    def __init__(self) -> None:
        self._known: Final[dict[int, tuple[Answer | None, list[int]]]] = {}

    def note(self, session: Session) -> None:
        """Keeps the points of the present, which cost little to find out."""
        last = last_answer(session.settled_history())
        self._known[id(last)] = (last, session.game.points(session.state))

    def note_choice(self, session: Session) -> None:
        """Keeps the points of the present if somebody chose the last answer: another gives itself
        now, and then it is too late."""
        last = last_answer(session.history)
        if last is None or not last.auto:
            self.note(session)

    def at(self, session: Session, given: list[Answer], answers: int) -> list[int]:
        """The points after so many of the answers given."""
        last = given[answers - 1] if answers else None
        if id(last) not in self._known:
            past = session.fork(answers, None)
            self._known[id(last)] = (last, past.game.points(past.state))
        return self._known[id(last)][1]


def last_answer(entries: list[Entry]) -> Answer | None:
    """The last answer among entries of a history."""
    for entry in reversed(entries):
        if isinstance(entry, Answer):
            return entry
    return None


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
        points = tally.at(session, given, number + 1) if chosen else []
        acts.append(ActOut(answers=number + 1, seat=entry.seat, points=points))
    return SinceOut(answers=first, points=tally.at(session, given, first), acts=acts)

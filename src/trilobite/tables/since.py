"""What has happened since somebody last decided: who answered, and how the points went."""

from collections.abc import Iterator
from itertools import islice
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
        last = last_answer(settled_backwards(session))
        self._known[id(last)] = (last, session.game.points(session.state))

    def note_choice(self, session: Session) -> None:
        """Keeps the points of the present if somebody chose the last answer: another gives itself
        now, and then it is too late."""
        last = last_answer(reversed(session.history))
        if last is None or not last.auto:
            self.note(session)

    def at(self, session: Session, last: Answer | None, answers: int) -> list[int]:
        """The points after so many answers, of which this is the last."""
        if id(last) not in self._known:
            past = session.fork(answers, None)
            self._known[id(last)] = (last, past.game.points(past.state))
        return self._known[id(last)][1]


def settled_backwards(session: Session) -> Iterator[Entry]:
    """The history without the votes of a ballot that is still open, the last entry first. Nothing
    is copied: mostly the last few tell all."""
    open_votes = len(session.history) - session.settled_until
    return islice(reversed(session.history), open_votes, None)


def last_answer(entries: Iterator[Entry]) -> Answer | None:
    """The last answer of a history whose last entry comes first."""
    for entry in entries:
        if isinstance(entry, Answer):
            return entry
    return None


def since_out(session: Session, seats: list[int], tally: Tally, answers: int) -> SinceOut | None:
    """Who has answered since one of these seats last chose something, or since the start. There
    are so many answers in all."""
    if not seats:
        return None
    given: list[Answer] = []  # the last first
    before: Answer | None = None
    for entry in settled_backwards(session):
        if isinstance(entry, Answer):
            if len(given) == MOST_ACTS or (entry.seat in seats and not entry.auto):
                before = entry
                break
            given.append(entry)
    first = answers - len(given)
    acts = []
    for number, entry in enumerate(reversed(given), first + 1):
        # What gives itself belongs to what was chosen before it, and so do its points.
        chosen = number == answers or not given[answers - number - 1].auto
        points = tally.at(session, entry, number) if chosen else []
        acts.append(ActOut(answers=number, seat=entry.seat, points=points))
    return SinceOut(answers=first, points=tally.at(session, before, first), acts=acts)

"""Trials: a session's position is copied, something is answered there, and nobody notices."""

from typing import Final, cast

from mypy_extensions import mypyc_attr

from trilobite.core.chance import Answer, Chance, Entry, scripted
from trilobite.core.decision import Ballot, Decision, Event, Option
from trilobite.core.drive import Drive, Reply
from trilobite.core.errors import ChanceNeeded, TrilobiteError
from trilobite.core.game import AnyGame
from trilobite.core.preview import End, Preview, S, Tried, Tries
from trilobite.core.session import Session
from trilobite.core.state import State

#: Ways that are looked at before it is too much.
WAYS: Final = 24


class Misfit(TrilobiteError):
    """What happened is not possible from the position where it should have."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Repetition(Drive):
    """A game that repeats what has happened since a boundary and can then go another way: `asked`
    says who decides what, nobody at the end.

    Raises ChanceError or Misfit if the entries are not possible from the state.
    """

    def __init__(
        self,
        game: AnyGame,
        state: State,
        entries: list[Entry],
        chance: Chance,
        watched: bool = False,
    ) -> None:
        super().__init__(game, state, watched)
        #: Several decisions if seats vote.
        self.asked: list[Decision] = []
        self._vote: bool = False
        state.chance = chance
        self._play_on(None)
        given: dict[int, Option] = {}
        for entry in entries:
            if isinstance(entry, Answer) and not entry.auto:
                given[entry.seat] = entry.option
                if len(given) == len(self.asked):
                    if any(given.get(d.seat) not in d.options for d in self.asked):
                        raise Misfit("an answer that was given is not legal")
                    self.answer([given[decision.seat] for decision in self.asked])
                    given = {}

    def answer(self, replies: list[Option]) -> None:
        """Answers each decision that is asked, and plays on."""
        self._play_on(replies if self._vote else replies[0])

    def _play_on(self, reply: Reply | None) -> None:
        ask = self.run(reply)
        self._vote = isinstance(ask, Ballot)
        if ask is None:
            self.asked = []
        else:
            self.asked = ask.decisions if isinstance(ask, Ballot) else [ask]


def repeatable(session: Session) -> list[Entry]:
    """What has happened since the last boundary, without the votes of an open ballot, which are
    nobody else's business, and without what answers itself where nobody holds it."""
    start = len(session.history) - len(session.history_since_boundary())
    settled = session.settled_history()
    return [settled[place] for place in range(start, len(settled)) if not session.pressed(place)]


class Trial(Repetition):
    """A repetition that waits at the decision after so many answers, even if that has a single
    option, and ends where chance would have its say."""

    def __init__(self, game: AnyGame, state: State, entries: list[Entry], answers: int) -> None:
        self._left = answers
        self._free = False
        #: Whether it ended because of chance.
        self.chance_due = False
        super().__init__(game, state, entries, scripted(entries), watched=True)
        self._free = True
        self.events: Final[list[Event]] = []
        state.events = self.events

    def answer(self, replies: list[Option]) -> None:
        self._left -= len(replies)
        super().answer(replies)

    def tried(self) -> Tried[State]:
        """What has come of what was answered."""
        end: End = "choice" if self.asked else "over"
        if self.chance_due:
            end = "chance"
        asked = self.asked[0] if len(self.asked) == 1 else None
        return Tried(self.state, self.events, end, asked)

    def _play_on(self, reply: Reply | None) -> None:
        try:
            super()._play_on(reply)
        except ChanceNeeded:
            self.asked = []
            self.chance_due = True

    def _answers_itself(self, decision: Decision) -> bool:
        if not self._free:
            if self._left == 0:
                return False
            self._left -= 1
        return True


class SessionTries(Tries[S]):
    """Tries options of a decision of a session out."""

    def __init__(self, session: Session, decision: Decision) -> None:
        self._game: Final = session.game
        self._seat: Final = decision.seat
        self._boundary: Final = session.boundary
        self._entries: Final = repeatable(session)
        #: Whether others vote at the same time, or know what the seat does not.
        self._hidden: Final = is_vote(session) or session.game.hides(session.state)
        start = len(session.history) - len(session.history_since_boundary())
        self._answers: Final = sum(
            isinstance(entry, Answer) for entry in session.settled_history()[start:]
        )
        super().__init__(session.game.worth(session.state))

    def after(self, answers: list[Option]) -> Tried[S] | None:
        if self._hidden:
            return None
        trial = Trial(self._game, self._boundary.copy(), self._entries, self._answers)
        for option in answers:
            trial.answer([option])
        return cast(Tried[S], trial.tried())

    def ways(self, option: Option, parts: tuple[str, ...]) -> list[Tried[S]]:
        first = self.after([option])
        if first is None:
            return []
        found: list[Tried[S]] = []
        open_ways: list[tuple[list[Option], Tried[S]]] = [([option], first)]
        while open_ways:
            answers, tried = open_ways.pop()
            asked = tried.asked
            if asked is None or asked.seat != self._seat or asked.kind not in parts:
                found.append(tried)
                continue
            if len(found) + len(open_ways) + len(asked.options) > WAYS:
                return [first]
            for each in reversed(asked.options):
                further = self.after([*answers, each])
                assert further is not None
                open_ways.append(([*answers, each], further))
        return found


def is_vote(session: Session) -> bool:
    """Whether several seats are asked at once."""
    return isinstance(session.pending, Ballot) and len(session.pending.decisions) > 1


def previews(
    session: Session, seat: int, first: int = 0, number: int | None = None
) -> list[Preview]:
    """What the options of the seat do, all of them or so many from one on. Nothing if the seat has
    nothing to decide."""
    decision = session.decision_for(seat)
    if decision is None:
        return []
    tries: SessionTries[State] = SessionTries(session, decision)
    last = None if number is None else first + number
    return [
        session.game.preview(session.state, decision, option, tries)
        for option in decision.options[first:last]
    ]

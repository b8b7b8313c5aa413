"""A session: one game being played, with undo, redo, clones and forks.

A generator cannot be copied, so a session keeps the position at the last boundary and the
entries (answers, rolls, draws) since. Clone, undo, fork and replay all restore a position at a
boundary and feed it the entries that follow.
"""

from collections.abc import Callable, Iterable
from typing import Final

from trilobite.core.chance import Answer, Chance, Draw, Entry, Roll
from trilobite.core.decision import Ask, Ballot, Decision, Event, Option, Refusal
from trilobite.core.drive import Drive, Reply
from trilobite.core.errors import (
    ChanceError,
    ChanceNeeded,
    DeadEnd,
    IllegalAnswer,
    NotYourDecision,
    RecordError,
    StaleAnswer,
    UndoRefused,
    shown,
)
from trilobite.core.game import AnyGame, Result
from trilobite.core.state import State

#: Entries between two boundary positions kept for undo and fork, and how many of the last ones are
#: kept however near they are: one mostly goes back a little.
SNAPSHOT_EVERY: Final = 40
SNAPSHOTS_NEAR: Final = 4

#: What cannot be unseen.
REVEALED: Final = {
    "revealed": "dice or cards were revealed",
    "votes": "the votes of others were revealed",
}


class Snapshot:
    """A position at a boundary, and how much of history and log lies before it."""

    def __init__(self, state: State, entries: int, events: int) -> None:
        self.state: Final = state
        self.entries: Final = entries
        self.events: Final = events


class Session(Drive):
    """A game in play: `pending` says what is asked, `choose` answers it.

    Start one with `begin`, continue a recorded one with `replay`.
    """

    def __init__(self, game: AnyGame, chance: Chance, listen: bool) -> None:
        super().__init__(game, State(), watched=True)
        #: The position that it began with; None: the set-up.
        self.start: State | None = None
        #: All answers, rolls and draws from the start, in order.
        self.history: list[Entry] = []
        #: Typed events, if the session listens, and for each the number of entries before it.
        self.log: list[Event] = []
        self.log_at: list[int] = []
        #: Grows with each change; an answer may name the version it was made for.
        self.version: int = 0
        self.pending: Ask | None = None
        #: Without a seed: which roll or draw is due (see `provide`).
        self.waits_for: str | None = None
        #: Told before a decision answers itself, in the position that the answer before it left.
        self.before_forced: Callable[[Session], None] | None = None
        self._chance: Chance = chance
        self._listen: Final = listen
        self._votes: dict[int, Option] = {}
        #: Where in the history a ballot was completed and so revealed its votes.
        self._revealed: list[int] = []
        self._undone: list[list[Entry]] = []
        #: Decisions that answered themselves and the position at that moment, by their place in
        #: the history, while the state explains itself.
        self._forced: Final[dict[int, tuple[Decision, State]]] = {}
        #: Places in the history where somebody was asked in spite of a single option: those that
        #: are still to come in a replay, and those that were answered.
        self._held: set[int] = set()
        self._pressed: set[int] = set()
        #: The seat that has chosen and is to see what it has done before chance has its say.
        self._holding: int | None = None
        #: Positions kept for undo and fork; the first is the start.
        self._snapshots: list[Snapshot] = []
        self._boundary: Snapshot | None = None

    # --- asking ---------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.pending is None and self.waits_for is None

    @property
    def result(self) -> Result | None:
        """The result, once the game is over."""
        return self.game.result(self.state)

    @property
    def boundary(self) -> State:
        """The position at the last boundary; not to be changed."""
        assert self._boundary is not None
        return self._boundary.state

    def decision_for(self, seat: int) -> Decision | None:
        """What the seat has to decide now, if anything."""
        pending = self.pending
        if isinstance(pending, Ballot):
            for decision in pending.decisions:
                if decision.seat == seat and seat not in self._votes:
                    return decision
            return None
        if pending is not None and pending.seat == seat:
            return pending
        return None

    def deciders(self) -> list[int]:
        """The seats that the game waits for."""
        pending = self.pending
        if pending is None:
            return []
        if isinstance(pending, Ballot):
            return [d.seat for d in pending.decisions if d.seat not in self._votes]
        return [pending.seat]

    def keys(self, seat: int) -> list[str]:
        """The readable options the seat has now."""
        decision = self.decision_for(seat)
        return [] if decision is None else [self.game.words.key(o) for o in decision.options]

    def refusals(self, seat: int) -> list[Refusal]:
        """What the seat might expect to be able to do now but cannot, and why."""
        explained = self.clone(None, explain=True)
        decision = explained.decision_for(seat)
        return [] if decision is None else decision.refused

    def forced(self, answers: int) -> Decision | None:
        """The decision that the answer after so many answers gave to itself, with what was
        refused there and why. None if somebody chose the answer."""
        found = self.forced_there(answers)
        return None if found is None else found[0]

    def forced_there(self, answers: int) -> tuple[Decision, State] | None:
        """The same with the position at that moment."""
        at = self.answers()
        if not 0 <= answers < len(at):
            raise RecordError(
                "the game has {answers} answers, there is none after {number}",
                "no-such-answer",
                answers=len(at),
                number=answers,
            )
        place = at[answers]
        boundary = self._boundary
        assert boundary is not None
        known = [each for each in [*self._snapshots, boundary] if each.entries <= place]
        there = self._restored(known[-1], place, None, explain=True, hold=False)
        return there._forced.get(place)

    # --- answering ------------------------------------------------------------------------

    def choose(
        self, answer: str | Option, seat: int, version: int | None = None, hold: bool = False
    ) -> None:
        """Answers the seat's pending decision by key or option and plays on.

        With `hold` the seat sees what it has done before chance has its say: the last of its
        decisions that would answer itself before dice or cards is asked, and until then all that it
        answered can be taken back.

        Raises an AnswerError, and changes nothing, if the answer does not fit.
        """
        if version is not None and version != self.version:
            raise StaleAnswer(
                f"this answer was made for version {version}, the game is at {self.version}"
            )
        decision = self.decision_for(seat)
        if decision is None:
            raise NotYourDecision(f"seat {seat} has nothing to decide now; {self._waiting()}")
        option = self._matching(decision, answer)
        before = len(self.history)
        script, used = self._chance.script, self._chance.next
        self._holding = seat if hold else None
        try:
            self._answer(Answer(seat, option, auto=False))
        except (ChanceError, DeadEnd):
            self._chance.script = script
            self._chance.next = used
            self._holding = None
            self._rebuild(self.history[:before])
            raise
        self._holding = None
        if self.state.chance is not self._chance:
            self._hold(seat)
        self._undone.clear()
        self.version += 1

    def _hold(self, seat: int) -> None:
        """The seat has answered by itself since it chose: chance was kept back from then on. If it
        was due, the last of these answers is asked."""
        self.state.chance = self._chance
        if self.waits_for is None:
            return
        place = len(self.history) - 1
        while True:
            entry = self.history[place]
            if isinstance(entry, Answer) and entry.seat == seat:
                break
            place -= 1
        self._rebuild(self.history[:place])

    def pressed(self, place: int) -> bool:
        """Whether that entry of the history answered a decision with a single option."""
        return place in self._pressed

    def _waiting(self) -> str:
        """What the game waits for, in words."""
        if self.waits_for is not None:
            return self.waits_for
        seats = ", ".join(str(seat) for seat in self.deciders())
        return f"the game waits for seat {seats}" if seats else "the game is over"

    def provide(self, outcome: Roll | Draw) -> None:
        """Gives the roll or draw that a session without a seed waits for: real dice, say."""
        if self.waits_for is None:
            raise ChanceError("no roll or draw is due now")
        before = self.history
        try:
            self._rebuild([*before, outcome], hold=False)
        except ChanceError:
            self._chance.next = len(self._chance.script)
            self._rebuild(before)
            raise
        self.version += 1

    def _matching(self, decision: Decision, answer: str | Option) -> Option:
        if isinstance(answer, str):
            key = " ".join(answer.split()).lower()
            for option in decision.options:
                if self.game.words.key(option) == key:
                    return option
        elif answer in decision.options:
            return answer
        keys = [self.game.words.key(o) for o in decision.options[:8]]
        more = "" if len(decision.options) <= 8 else f" and {len(decision.options) - 8} more"
        raise IllegalAnswer(
            f"{shown(answer)} is not an option of this decision ({decision.kind}); "
            f"it takes {', '.join(keys)}{more}"
        )

    def _answer(self, answer: Answer) -> None:
        pending = self.pending
        if isinstance(pending, Decision) and len(pending.options) == 1:
            self._pressed.add(len(self.history))
        self.history.append(answer)
        if isinstance(pending, Ballot):
            self._votes[answer.seat] = answer.option
            if len(self._votes) == len(pending.decisions):
                votes = [self._votes[d.seat] for d in pending.decisions]
                self._votes = {}
                if len(votes) > 1:
                    self._revealed.append(len(self.history))
                self._play_on(votes)
        else:
            self._play_on(answer.option)

    def _attach(self, state: State) -> None:
        """Takes a position to play on from, with the services of this session."""
        self.take_up(state)
        self._chance.log = self.history
        state.chance = self._chance
        if self._listen:
            state.events = self.log
            state.told_at = self.log_at
        self._votes = {}

    def _play_on(self, reply: Reply | None) -> None:
        """Plays on from a reply until something has to be decided or the game ends."""
        self.pending = None
        self.waits_for = None
        try:
            self.pending = self.run(reply)
        except ChanceNeeded as need:
            self.waits_for = str(need)

    def _answers_itself(self, decision: Decision) -> bool:
        """Records the only answer that there is, unless it waits for somebody to give it."""
        if len(self.history) in self._held:
            return False
        if self.before_forced is not None:
            self.before_forced(self)
        if self.state.explain:
            self._forced[len(self.history)] = (decision, self.state.copy())
        if self._holding is not None and not isinstance(self.history[-1], Answer):
            self._holding = None  # chance has had its say
        self.history.append(Answer(decision.seat, decision.options[0], auto=True))
        if decision.seat == self._holding:
            nothing = Chance(None)  # if it is asked, the seat has something to see first
            nothing.log = self.history
            self.state.chance = nothing
        return True

    def _at_boundary(self) -> None:
        """Keeps a copy of the position."""
        last = self._boundary
        if last is not None and last.entries == len(self.history):
            return  # nothing was answered or rolled since: the older position serves
        snapshot = Snapshot(self.state.copy(), len(self.history), len(self.log))
        self._boundary = snapshot
        kept = self._snapshots
        kept.append(snapshot)
        far = len(kept) - 1 - SNAPSHOTS_NEAR
        if far > 0 and kept[far].entries - kept[far - 1].entries < SNAPSHOT_EVERY:
            del kept[far]

    # --- going back, branching ------------------------------------------------------------

    def history_since_boundary(self) -> list[Entry]:
        """The entries since the last boundary."""
        assert self._boundary is not None
        return self.history[self._boundary.entries :]

    @property
    def settled_until(self) -> int:
        """How many entries the history has without the votes of a ballot that is still open."""
        return len(self.history) - len(self._votes)

    def settled_history(self) -> list[Entry]:
        """The history without the votes of a ballot that is still open."""
        return self.history[: self.settled_until]

    def answers(self) -> list[int]:
        """Where in the history the answers are, those that gave themselves included."""
        return [i for i, entry in enumerate(self.history) if isinstance(entry, Answer)]

    def dice_told(self, number: int) -> list[int]:
        """The dice that event `number` of the log tells of: those rolled right before it."""
        at = self.log_at[number]
        if at == 0 or (number > 0 and self.log_at[number - 1] == at):
            return []
        last = self.history[at - 1]
        return last.dice if isinstance(last, Roll) else []

    def undo(self, seat: int, agreed: Iterable[int] = ()) -> None:
        """Takes back the last answer.

        A seat takes back only its own answer, and only if it revealed nothing. When all
        seats have agreed, any answer can be taken back.
        """
        self._take_back(self.undoable(seat, agreed))

    def undoable(self, seat: int, agreed: Iterable[int] = ()) -> int:
        """Where in the history the answer is that the seat may take back now.

        Raises UndoRefused if there is none.
        """
        index = len(self.history) - 1
        while index >= 0:
            entry = self.history[index]
            if isinstance(entry, Answer) and not entry.auto:
                break
            index -= 1
        if index < 0:
            raise UndoRefused("there is no answer to take back", "undo-nothing")
        entry = self.history[index]
        assert isinstance(entry, Answer)
        agreeing = set(agreed)
        if not agreeing or not set(range(self.game.seats)) <= {seat, *agreeing}:
            if entry.seat != seat:
                raise UndoRefused(
                    "the last answer was given by seat {seat}", "undo-not-yours", seat=entry.seat
                )
            revealed = self.revealed_since(index)
            if revealed:
                raise UndoRefused(
                    f"{REVEALED[revealed]} since your last answer", f"undo-{revealed}"
                )
        return index

    def revealed_since(self, index: int) -> str:
        """What was revealed since that place in the history: a key of REVEALED, or nothing."""
        for entry in self.history[index:]:
            if not isinstance(entry, Answer):
                return "revealed"
        return "votes" if self._revealed and self._revealed[-1] > index else ""

    def restart(self, seat: int) -> None:
        """Takes back at once all that the seat has answered since chance or another seat had
        their say."""
        self._take_back(self.restartable(seat))

    def restartable(self, seat: int) -> int:
        """Where in the history the seat's turn began, as far as it can be taken back.

        Raises UndoRefused if the seat has answered nothing since.
        """
        revealed = self._revealed[-1] if self._revealed else 0
        first = -1
        for index in range(len(self.history) - 1, revealed - 1, -1):
            entry = self.history[index]
            if not isinstance(entry, Answer):
                break
            if not entry.auto:
                if entry.seat != seat:
                    break
                first = index
        if first < 0:
            raise UndoRefused("you have answered nothing that can be taken back", "undo-nothing")
        return first

    def _take_back(self, index: int) -> None:
        self._undone.append(self.history[index:])
        self.version += 1
        self._rebuild(self.history[:index])

    def redo(self) -> None:
        """Gives back what the last undo took."""
        if not self._undone:
            raise UndoRefused("there is nothing to redo", "undo-nothing")
        entries = self._undone.pop()
        self.version += 1
        self._rebuild(self.history + entries)

    def redoable(self) -> list[Entry]:
        """What `redo` would give back."""
        return self._undone[-1] if self._undone else []

    def extend(self, entries: list[Entry], seed: int | str | None = None, seeded: int = 0) -> None:
        """Plays on with recorded entries. Raises RecordError if they do not fit; the session is
        then of no more use. With a seed, from which their dice fell elsewhere, it goes on from
        there; those before place `seeded` did not come from it."""
        self.version += 1
        self._undone.clear()
        if seed is None:
            self._rebuild(self.history + entries)
            return
        self._chance = Chance(seed)  # what was drawn ahead here has fallen there, or never will
        self._rebuild(self.history + entries)
        fallen = self.history[seeded:]
        self._chance.skip([entry for entry in fallen if not isinstance(entry, Answer)])

    def fork(self, answers: int, seed: int | str | None) -> "Session":
        """A new session that shares the first `answers` answers and goes on by itself."""
        at = self.answers()
        if not 0 <= answers <= len(at):
            raise RecordError(
                "the game has {answers} answers, there is no answer {number}",
                "no-such-answer",
                answers=len(at),
                number=answers,
            )
        end = at[answers] if answers < len(at) else len(self.history)
        given = self.history[end] if answers < len(at) else None
        other = Session(self.game, Chance(seed), self._listen)
        other.start = self.start
        other._snapshots = self._snapshots
        other.log = self.log
        other.log_at = self.log_at
        other._revealed = self._revealed
        other._rebuild(self.history[:end], hold=not (isinstance(given, Answer) and given.auto))
        return other

    def clone(self, seed: int | str | None, explain: bool = False) -> "Session":
        """An independent copy of the session at this moment, with dice of its own.

        Cheap: copies the position at the last boundary and replays the few entries since.
        A clone does not listen to events.
        """
        boundary = self._boundary
        assert boundary is not None
        return self._restored(boundary, len(self.history), seed, explain, hold=True)

    def _restored(
        self, base: Snapshot, entries: int, seed: int | str | None, explain: bool, hold: bool
    ) -> "Session":
        """A copy of the session as it was after so many entries, from a position before them."""
        other = Session(self.game, Chance(seed), listen=False)
        other._snapshots = [kept for kept in self._snapshots if kept.entries <= base.entries]
        other._boundary = base
        other._revealed = [at for at in self._revealed if at <= base.entries]
        other.history = self.history[: base.entries]
        other._attach(base.state.copy())
        other.state.explain = explain
        other._pressed = {at for at in self._pressed if at < base.entries}
        other._feed(self.history[base.entries : entries], hold)
        return other

    def _rebuild(self, entries: list[Entry], hold: bool = True) -> None:
        """Restores the session as it was after the given entries, a prefix or an extension. With
        `hold` the next decision is asked even if it has a single option."""
        kept = [snapshot for snapshot in self._snapshots if snapshot.entries <= len(entries)]
        base = kept[-1]
        self._snapshots = kept
        self._boundary = base
        self.history = entries[: base.entries]
        self._revealed = [at for at in self._revealed if at <= base.entries]
        self.log = self.log[: base.events]
        self.log_at = self.log_at[: base.events]
        self._attach(base.state.copy())
        self._pressed = {at for at in self._pressed if at < base.entries}
        self._feed(entries[base.entries :], hold)

    def _feed(self, entries: list[Entry], hold: bool) -> None:
        """Plays on from a boundary with recorded entries."""
        self._held = places_asked(entries, len(self.history), hold)
        chance = self._chance
        unused = chance.script[chance.next :]
        chance.script = [entry for entry in entries if not isinstance(entry, Answer)]
        chance.script += unused
        chance.next = 0
        self._play_on(None)
        for entry in entries:
            if isinstance(entry, Answer) and not entry.auto:
                decision = self.decision_for(entry.seat)
                if decision is None or entry.option not in decision.options:
                    raise RecordError(
                        "answer '{answer}' of seat {seat} is not legal where the record gives it",
                        "record-answer",
                        answer=self.game.words.key(entry.option),
                        seat=entry.seat,
                    )
                self._answer(entry)


def begin(
    game: AnyGame,
    seed: int | str | None = None,
    start: State | None = None,
    listen: bool = True,
    chance: Chance | None = None,
) -> Session:
    """Starts a session from the set-up or from a given position.

    Without a seed every roll and draw must come from a scripted `chance`.
    """
    return begun(game, Chance(seed) if chance is None else chance, start, listen, set())


def begun(
    game: AnyGame, chance: Chance, start: State | None, listen: bool, held: set[int]
) -> Session:
    """Starts a session that does not answer by itself at the places held."""
    session = Session(game, chance, listen)
    session.start = start
    session._held = held
    session._chance.log = session.history
    session._attach(game.setup(session._chance) if start is None else start.copy())
    session._play_on(None)
    return session


def places_asked(entries: list[Entry], first: int, hold: bool) -> set[int]:
    """Places in the history that a replay must not answer by itself: those of answers that
    somebody gave and, to hold it as it was, the one after the last entry. `first` is the place of
    the first entry."""
    places = {
        first + index
        for index, entry in enumerate(entries)
        if isinstance(entry, Answer) and not entry.auto
    }
    if hold:
        places.add(first + len(entries))
    return places

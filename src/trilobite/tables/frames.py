"""What a browser is told of a table: the public view, its own decisions, what is new."""

from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from trilobite.core.chance import Answer, Roll
from trilobite.core.decision import Ballot, Decision, Event, Option, Refusal
from trilobite.core.facts import Chronicle, plain_facts
from trilobite.core.game import AnyGame, Result
from trilobite.core.head_starts import HeadStarts, counted
from trilobite.core.session import Session
from trilobite.core.state import State
from trilobite.core.words import Words
from trilobite.tables.bodies.play import (
    CoveredOut,
    DecisionOut,
    ForcedDecisionOut,
    ForcedOut,
    GoalOut,
    LogOut,
    OlderOut,
    OptionOut,
    ParentOut,
    PlacesOut,
    RefusalOut,
    ResultOut,
    StateOut,
    StepOut,
)
from trilobite.tables.bodies.seating import SeatOut
from trilobite.tables.bodies.shapes import Context, Facts, Named
from trilobite.tables.lessons import LessonTable
from trilobite.tables.model import Seat, TableBody
from trilobite.tables.since import Tally, since_out
from trilobite.tables.table import Table, past_of

#: Events that are told with a step of the past.
LOG_OF_THE_PAST: Final = 20

#: Options and events whose arguments are remembered: the same few are told all the time.
KEPT: Final = 4096


def encoded(value: object) -> Any:
    """The value as JSON, which stands for it in any message: it is encoded once for all. (Compiled
    code looks at types: it may not be called what it stands for.)"""
    return msgspec.Raw(msgspec.json.encode(value))


# --- decisions ----------------------------------------------------------------------------


class Telling:
    """Tells of one decision, with the facts that the game states in the position where it was
    asked."""

    def __init__(self, game: AnyGame, state: State, decision: Decision) -> None:
        self._game: Final = game
        self._state: Final = state
        self._decision: Final = decision

    def decision(self, options: list[Option] | None = None) -> DecisionOut:
        """The decision as a client needs it, with all its options or some of them."""
        decision = self._decision
        told = decision.options if options is None else options
        return DecisionOut(
            seat=decision.seat,
            kind=decision.kind,
            clause=decision.clause,
            context=context_of(decision, self._game.words),
            options=[self.option(option) for option in told],
            facts=plain_facts(self._game.facts(self._state, decision)),
        )

    def forced(self) -> ForcedDecisionOut:
        """A decision that answered itself, with what was refused there."""
        told = self.decision()
        return ForcedDecisionOut(
            **msgspec.structs.asdict(told), refused=self.refusals(self._decision.refused)
        )

    def option(self, option: Option) -> OptionOut:
        """An option with its key, named arguments and facts."""
        return OptionOut(
            key=self._game.words.key(option),
            verb=option[0],
            arguments=named(option, self._game.words),
            facts=self._facts(option),
        )

    def refusals(self, refused: list[Refusal]) -> list[RefusalOut]:
        """What was refused there, and why."""
        return [
            RefusalOut(
                key=self._game.words.key(refusal.option),
                verb=refusal.option[0],
                arguments=named(refusal.option, self._game.words),
                reason=refusal.reason.key,
                clause=refusal.reason.clause,
                facts=self._facts(refusal.option),
            )
            for refusal in refused
        ]

    def _facts(self, option: Option) -> Facts:
        return plain_facts(self._game.facts(self._state, self._decision, option))


@lru_cache(maxsize=KEPT)
def named(option: Option, words: Words) -> list[Named]:
    """The arguments of an option by domain and name; not to be changed."""
    verb, a, b = option
    return [
        (domain, words.name(domain, number))
        for domain, number in zip(words.options[verb], (a, b), strict=False)
    ]


def context_of(decision: Decision, words: Words) -> Context:
    """What a decision is about: domain and name, or a list of these, where the words know them."""
    told: Context = {}
    for name, value in decision.context.items():
        domain = words.contexts.get(name)
        if domain is None:
            told[name] = value
        elif isinstance(value, list):
            told[name] = [(domain, words.name(domain, number)) for number in value]
        else:
            told[name] = (domain, words.name(domain, value))
    return told


def asked_out(decision: Decision) -> DecisionOut:
    """A decision as everybody may know of it: who is asked what, but not what they may answer."""
    return DecisionOut(
        seat=decision.seat, kind=decision.kind, clause=decision.clause, context={}, options=[]
    )


def covered_out(table: Table, mine: list[int]) -> list[CoveredOut]:
    """Those at a shared screen who decide in secret now, in the order in which they are asked;
    empty if nobody does."""
    session = table.session
    pending = session.pending
    if pending is None:
        return []
    asked = pending.decisions if isinstance(pending, Ballot) else [pending]
    told = [
        CoveredOut(
            seat=decision.seat,
            kind=decision.kind,
            done=session.decision_for(decision.seat) is None,
        )
        for decision in asked
        if decision.seat in mine
    ]
    return told if any(table.secret(one.seat) for one in told) else []


def forced_out(session: Session, mine: list[int], answers: int) -> list[ForcedOut]:
    """What these seats answered for want of a choice since one of them last had one, oldest first,
    each with the number of answers before it. There are `answers` in all."""
    words = session.game.words
    found: list[ForcedOut] = []
    before = answers
    for entry in reversed(session.history) if mine else ():
        if not isinstance(entry, Answer):
            continue
        before -= 1
        if entry.seat not in mine:
            continue
        if not entry.auto:
            break
        found.append(
            ForcedOut(
                key=words.key(entry.option),
                verb=entry.option[0],
                arguments=named(entry.option, words),
                seat=entry.seat,
                answers=before,
            )
        )
    return found[::-1]


# --- the log ------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def named_in(event: Event, words: Words) -> list[Named]:
    """The arguments of an event by domain and name; not to be changed."""
    return list(words.event_arguments(event).values())


class Log:
    """The events of a session as they are told, each made once."""

    def __init__(self, game: AnyGame) -> None:
        self._game: Final = game
        #: Each a `LogOut`, encoded.
        self.told: Final[list[Any]] = []
        #: For each place in the history the number of answers before it, as far as it was read.
        self._answers: Final = [0]
        #: It has been asked for all events that were told, and no others.
        self._chronicle: Chronicle | None = None

    def follow(self, session: Session) -> None:
        """Reads on."""
        before = self._answers
        for entry in session.history[len(before) - 1 :]:
            before.append(before[-1] + isinstance(entry, Answer))
        chronicle = self._chronicle or self._game.chronicle(session.start)
        self._chronicle = chronicle
        for number in range(len(self.told), len(session.log)):
            event = session.log[number]
            entry_out = LogOut(
                event=event[0],
                arguments=named_in(event, self._game.words),
                answers=before[session.log_at[number]],
                dice=session.dice_told(number),
                facts=plain_facts(chronicle.facts(event)),
            )
            self.told.append(encoded(entry_out))

    def cut(self, session: Session, history: int, events: int) -> None:
        """Forgets all after so much of the history and so many events."""
        del self._answers[history + 1 :]
        if events < len(self.told) or events == 0:
            del self.told[events:]
            self._chronicle = self._game.chronicle(session.start)
            for event in session.log[:events]:
                self._chronicle.facts(event)

    def answers(self, entries: int) -> int:
        """How many answers are among the first entries of the history, as far as it was read."""
        return self._answers[min(entries, len(self._answers) - 1)]


def last_roll(session: Session) -> list[int]:
    """The dice rolled last."""
    for entry in reversed(session.history):
        if isinstance(entry, Roll):
            return entry.dice
    return []


def result_out(result: Result, head_starts: HeadStarts) -> ResultOut:
    """How the game ended."""
    places = counted(result, head_starts)
    return ResultOut(
        reason=result.reason,
        scores=result.scores,
        winners=result.winners,
        order=result.order,
        achievement=result.achievement,
        counted=None
        if places is None
        else PlacesOut(scores=places.scores, winners=places.winners, order=places.order),
    )


def goals_out(game: AnyGame, state: State) -> list[GoalOut]:
    """What has to be reached, and how far it is."""
    return [
        GoalOut(
            name=goal.name, have=goal.have, need=goal.need, clause=goal.clause, extra=goal.extra
        )
        for goal in game.goals(state)
    ]


def seats_out(body: TableBody, mine: list[int], claims: dict[int, str]) -> list[SeatOut]:
    """The seats as everybody sees them."""
    head_starts = dict(body.head_starts)
    return [
        seat_out(seat, number in mine, number in claims, head_starts.get(number, 0))
        for number, seat in enumerate(body.seats)
    ]


def seat_out(seat: Seat, mine: bool, claimed: bool, head_start: int) -> SeatOut:
    """A seat as everybody sees it."""
    return SeatOut(
        kind=seat.kind,
        name=seat.shown_name(),
        bot=seat.bot if seat.plays_itself else "",
        taken=seat.kind != "open" or claimed,
        mine=mine,
        former=seat.former,
        stand_in=seat.stand_in,
        head_start=head_start,
    )


def older_out(table: Table) -> OlderOut | None:
    """By which rules a table was played, if not by those of today."""
    older = table.older
    if older is None:
        return None
    now = table.game.rules_version
    why = "" if older.fault is None else str(older.fault)
    return OlderOut(rules=older.rules, now=now, lines=older.lines, fits=older.fits, why=why)


class Public(NamedTuple):
    """What everybody may know and takes time to find out."""

    answers: int
    settled: int
    dice: list[int]
    result: ResultOut | None
    #: By seat the points by source, encoded.
    breakdown: Any
    goals: list[GoalOut]


class Frames:
    """The state messages of a table. What is the same for several browsers is encoded once."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        parent = table.body.parent
        self._parent: Final = (
            None
            if parent is None
            else ParentOut(table=parent.table, answers=parent.answers, undone=parent.undone)
        )
        self._log: Final = Log(table.game)
        self._tally: Final = Tally()
        #: Made when somebody asks.
        self._public: Public | None = None
        #: By seat what it sees, encoded.
        self._views: Final[dict[int | None, Any]] = {}
        self._made: Final[dict[tuple[tuple[int, ...], bool, int, int | None], str]] = {}

    def cut(self, history: int, log: int) -> None:
        """The table has changed: so much of its history and log is as it was."""
        self._log.cut(self._table.session, history, log)
        self._public = None
        self._views.clear()
        self._made.clear()

    def close(self) -> None:
        """Nobody looks any more."""
        self._table.session.before_forced = None

    def frame(self, owner: str, log_from: int, shown: int | None = None) -> str:
        """The message that brings a browser up to date that has the log up to `log_from`. On a
        shared screen it has the secrets of the seat that is shown and of nobody else."""
        mine = self._table.seats_of(owner)
        key = (tuple(mine), owner == self._table.owner, log_from, shown)
        text = self._made.get(key)
        if text is None:
            text = msgspec.json.encode(self._state(mine, key[1], log_from, shown)).decode()
            self._made[key] = text
        return text

    def _state(self, mine: list[int], creator: bool, log_from: int, shown: int | None) -> StateOut:
        table = self._table
        body = table.body
        session = table.session
        lesson = table if isinstance(table, LessonTable) else None
        playing = mine if table.older is None else []
        answering = [seat for seat in playing if not body.seats[seat].stand_in]
        if lesson is not None and not lesson.asking:
            answering = []
        shared = body.shared and len(mine) > 1
        covered = covered_out(table, playing) if shared else []
        hidden = [one.seat for one in covered if one.seat != shown]
        decisions = [session.decision_for(seat) for seat in answering if seat not in hidden]
        asked = [decision for decision in decisions if decision is not None]
        looking = asked[0].seat if asked else mine[0] if mine else None
        if shared:
            looking = shown
        public = self._all()
        return StateOut(
            game=body.game,
            options=body.options,
            pack=body.pack,
            version=table.version,
            answers=public.answers,
            settled=public.settled,
            view=self._view(looking),
            decisions=[
                Telling(table.game, session.state, decision).decision() for decision in asked
            ],
            shared=shared,
            advice=table.advised,
            silenced=table.advisable and table.circle.silenced,
            covered=covered,
            shown=shown,
            waiting=session.deciders() if table.older is None else [],
            seats=seats_out(body, mine, table.claims),
            creator=creator,
            forced=forced_out(session, playing, public.answers),
            can_undo=table.can_undo(mine),
            can_redo=table.can_redo(mine),
            can_restart=table.can_restart(mine),
            dice=public.dice,
            log_from=log_from,
            log=self._log.told[log_from:],
            over=session.over,
            result=public.result,
            breakdown=public.breakdown,
            goals=public.goals,
            since=since_out(
                session, [asked[0].seat] if asked else playing, self._tally, public.settled
            ),
            pace=table.pace,
            commitment="" if body.dice == "continued" else body.commitment,
            dice_from=body.dice,
            seed=body.seed or None if table.over else None,
            parent=self._parent,
            older=older_out(table),
            lesson=None if lesson is None else lesson.told(),
        )

    def _all(self) -> Public:
        """What everybody may know; the log is brought up to date."""
        if self._public is None:
            session = self._table.session
            head_starts = self._table.body.head_starts
            self._log.follow(session)
            result = session.result if session.over else None
            self._public = Public(
                answers=self._log.answers(len(session.history)),
                settled=self._log.answers(session.settled_until),
                dice=last_roll(session),
                result=None if result is None else result_out(result, head_starts),
                breakdown=encoded(session.game.breakdown(session.state)),
                goals=goals_out(session.game, session.state),
            )
            self._tally.note(session)
            session.before_forced = self._tally.note_choice
        return self._public

    def _view(self, seat: int | None) -> Any:
        """What a seat sees, encoded: the same as all others where nobody has secrets."""
        if not self._table.game.secrets:
            seat = None
        found = self._views.get(seat)
        if found is None:
            view = self._table.game.view(self._table.session.state, seat)
            found = self._views[seat] = encoded(view)
        return found


def step_out(table: Table, owner: str, answers: int, undone: Session | None = None) -> StepOut:
    """The game as it was after so many answers, as the browser saw it; or what was taken back by
    consent, with all that had happened there."""
    session = undone or table.session
    past = past_of(session, answers)
    mine = table.seats_of(owner)
    if table.body.shared and len(mine) > 1:
        mine = []  # all look on
    pending = [past.decision_for(seat) for seat in past.deciders()]
    log = Log(table.game)
    log.follow(past)
    return StepOut(
        answers=answers,
        of=len(session.answers()),
        view=table.game.view(past.state, mine[0] if mine else None),
        asked=[
            Telling(table.game, past.state, d).decision() if d.seat in mine else asked_out(d)
            for d in pending
            if d is not None
        ],
        breakdown=table.game.breakdown(past.state),
        goals=goals_out(table.game, past.state),
        log=log.told if undone else log.told[-LOG_OF_THE_PAST:],
    )


def odds_of(table: Table, seat: int | None) -> dict[str, Any]:
    """The odds at the pending decision of a seat; by default of the one who is asked."""
    session = table.session
    deciders = session.deciders()
    if seat is None and len(deciders) == 1:
        seat = deciders[0]
    decision = None if seat is None else session.decision_for(seat)
    return dict(table.game.odds(session.state, decision))

"""What a browser is told of a table: the public view, its own decisions, what is new."""

from typing import Any, Final

import msgspec

from trilobite.core.chance import Answer, Roll
from trilobite.core.decision import Decision, Event, Option
from trilobite.core.game import AnyGame, Result
from trilobite.core.session import Session
from trilobite.core.words import Words
from trilobite.server.model import Seat
from trilobite.server.table import Table

#: Events that are told with a step of the past.
LOG_OF_THE_PAST: Final = 20


def option_parts(option: Option, words: Words) -> dict[str, Any]:
    """An option with its key and named arguments."""
    verb, a, b = option
    arguments = [
        (domain, words.name(domain, number))
        for domain, number in zip(words.options[verb], (a, b), strict=False)
    ]
    return {"key": words.key(option), "verb": verb, "arguments": arguments}


def decision_parts(decision: Decision, words: Words) -> dict[str, Any]:
    """A decision as a client needs it."""
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "clause": decision.clause,
        "context": {
            name: context_part(name, value, words) for name, value in decision.context.items()
        },
        "options": [option_parts(option, words) for option in decision.options],
    }


def context_part(name: str, value: Any, words: Words) -> Any:
    """A fact of a decision: domain and name, or a list of these, where the words know them."""
    domain = words.contexts.get(name)
    if domain is None:
        return value
    if isinstance(value, list):
        return [(domain, words.name(domain, number)) for number in value]
    return (domain, words.name(domain, value))


def asked_parts(decision: Decision) -> dict[str, Any]:
    """A decision as everybody may know of it: who is asked what, but not what he may answer."""
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "clause": decision.clause,
        "context": {},
        "options": [],
    }


def event_parts(event: Event, dice: list[int], answers: int, words: Words) -> dict[str, Any]:
    """An event of the log: named arguments, the dice that it tells of, the answers before it."""
    parts = {
        "event": event[0],
        "arguments": list(words.event_arguments(event).values()),
        "answers": answers,
    }
    return {**parts, "dice": dice} if dice else parts


def log_parts(session: Session, last: int) -> list[dict[str, Any]]:
    """The last events."""
    counts = AnswerCounts()
    counts.follow(session)
    return [
        event_parts(
            session.log[number],
            session.dice_told(number),
            counts.before[session.log_at[number]],
            session.game.words,
        )
        for number in range(max(0, len(session.log) - last), len(session.log))
    ]


def forced_parts(session: Session, mine: list[int], answers: int) -> list[dict[str, Any]]:
    """What these seats answered for want of a choice since one of them last had one, oldest first,
    each with the number of answers before it. There are `answers` in all."""
    found: list[dict[str, Any]] = []
    before = answers
    for entry in reversed(session.history) if mine else ():
        if not isinstance(entry, Answer):
            continue
        before -= 1
        if entry.seat not in mine:
            continue
        if not entry.auto:
            break
        option = option_parts(entry.option, session.game.words)
        found.append({"seat": entry.seat, "answers": before, **option})
    return found[::-1]


class AnswerCounts:
    """For each place in a history the number of answers before it, as far as it has been read."""

    def __init__(self) -> None:
        self.before: Final = [0]

    def follow(self, session: Session) -> None:
        """Reads on."""
        before = self.before
        for entry in session.history[len(before) - 1 :]:
            before.append(before[-1] + isinstance(entry, Answer))

    def cut(self, entries: int) -> None:
        """Forgets all after so many entries."""
        del self.before[entries + 1 :]


def last_roll(session: Session) -> list[int]:
    """The dice rolled last."""
    for entry in reversed(session.history):
        if isinstance(entry, Roll):
            return entry.dice
    return []


def result_parts(result: Result) -> dict[str, Any]:
    """How the game ended."""
    return {
        "reason": result.reason,
        "scores": result.scores,
        "winners": result.winners,
        "achievement": result.achievement,
    }


def seat_parts(seat: Seat, mine: bool, claimed: bool) -> dict[str, Any]:
    """A seat as everybody sees it."""
    return {
        "kind": seat.kind,
        "name": seat.shown_name(),
        "bot": seat.bot if seat.kind == "bot" else "",
        "mine": mine,
        "taken": seat.kind != "open" or claimed,
    }


class Frames:
    """The state messages of a table. What is the same for several browsers is encoded once."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        body = table.body
        #: What never changes.
        self._fixed: Final[dict[str, Any]] = {
            "game": body.game,
            "options": body.options,
            "pack": body.pack,
            "commitment": body.commitment,
            "parent": None
            if body.parent is None
            else {"table": body.parent.table, "answers": body.parent.answers},
        }
        self._log: Final[list[msgspec.Raw]] = []
        self._counts: Final = AnswerCounts()
        #: What changes with the table's state; empty until somebody asks.
        self._public: dict[str, Any] = {}
        self._views: Final[dict[int | None, msgspec.Raw]] = {}
        self._made: Final[dict[tuple[tuple[int, ...], bool, int], str]] = {}

    def cut(self, history: int, log: int) -> None:
        """The table has changed: so much of its history and log is as it was."""
        self._counts.cut(history)
        del self._log[log:]
        self._public = {}
        self._views.clear()
        self._made.clear()

    def frame(self, owner: str, log_from: int) -> str:
        """The message that brings a browser up to date that has the log up to `log_from`."""
        mine = self._table.seats_of(owner)
        key = (tuple(mine), owner == self._table.owner, log_from)
        text = self._made.get(key)
        if text is None:
            text = msgspec.json.encode(self._message(mine, key[1], log_from)).decode()
            self._made[key] = text
        return text

    def _message(self, mine: list[int], creator: bool, log_from: int) -> dict[str, Any]:
        table = self._table
        session = table.session
        decisions = [session.decision_for(seat) for seat in mine]
        asked = [decision for decision in decisions if decision is not None]
        looking = asked[0].seat if asked else mine[0] if mine else None
        public = self._all()
        return {
            "type": "state",
            **self._fixed,
            **public,
            "view": self._view(looking),
            "decisions": [decision_parts(decision, table.game.words) for decision in asked],
            "seats": [
                seat_parts(seat, number in mine, number in table.claims)
                for number, seat in enumerate(table.body.seats)
            ],
            "creator": creator,
            "forced": forced_parts(session, mine, public["answers"]),
            "can_undo": table.can_undo(mine),
            "can_redo": table.can_redo(mine),
            "can_restart": table.can_restart(mine),
            "log_from": log_from,
            "log": self._log[log_from:],
        }

    def _all(self) -> dict[str, Any]:
        """What everybody may know; the log is brought up to date."""
        if not self._public:
            self._follow()
            table = self._table
            session = table.session
            result = session.result if session.over else None
            self._public = {
                "version": table.version,
                "answers": self._counts.before[-1],
                "settled": self._counts.before[len(session.settled_history())],
                "waiting": session.deciders(),
                "dice": last_roll(session),
                "over": session.over,
                "result": None if result is None else result_parts(result),
                "breakdown": table.game.breakdown(session.state),
                "seed": table.body.seed if session.over else None,
                "pace": table.pace,
            }
        return self._public

    def _view(self, seat: int | None) -> msgspec.Raw:
        """What a seat sees."""
        found = self._views.get(seat)
        if found is None:
            view = self._table.game.view(self._table.session.state, seat)
            found = self._views[seat] = msgspec.Raw(msgspec.json.encode(view))
        return found

    def _follow(self) -> None:
        """Encodes the events that are new in the log."""
        session = self._table.session
        words = self._table.game.words
        self._counts.follow(session)
        for number in range(len(self._log), len(session.log)):
            answers = self._counts.before[session.log_at[number]]
            parts = event_parts(session.log[number], session.dice_told(number), answers, words)
            self._log.append(msgspec.Raw(msgspec.json.encode(parts)))


def past_parts(table: Table, owner: str, answers: int) -> dict[str, Any]:
    """The game as it was after so many answers, as the browser saw it."""
    past = table.past(answers)
    mine = table.seats_of(owner)
    pending = [past.decision_for(seat) for seat in past.deciders()]
    return {
        "answers": answers,
        "of": len(table.session.answers()),
        "view": table.game.view(past.state, mine[0] if mine else None),
        "asked": [
            decision_parts(d, table.game.words) if d.seat in mine else asked_parts(d)
            for d in pending
            if d is not None
        ],
        "breakdown": table.game.breakdown(past.state),
        "log": log_parts(past, LOG_OF_THE_PAST),
    }


def odds_parts(table: Table, seat: int | None) -> dict[str, Any]:
    """The odds at the pending decision of a seat; by default of the one who is asked."""
    session: Session = table.session
    game: AnyGame = table.game
    deciders = session.deciders()
    if seat is None and len(deciders) == 1:
        seat = deciders[0]
    decision = None if seat is None else session.decision_for(seat)
    return game.odds(session.state, decision)

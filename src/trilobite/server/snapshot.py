"""What a browser is told of a table: the public view, its own decisions, what is new."""

from typing import Any

from trilobite.core.chance import Answer, Roll
from trilobite.core.decision import Decision, Event, Option
from trilobite.core.game import Game, Result
from trilobite.core.session import Session
from trilobite.server.tables import Table


def option_parts(option: Option, game: Game) -> dict[str, Any]:
    """An option with its key and named arguments."""
    verb, a, b = option
    domains = game.words.options[verb]
    arguments = [
        (domain, game.words.name(domain, number))
        for domain, number in zip(domains, (a, b), strict=False)
    ]
    return {"key": game.words.key(option), "verb": verb, "arguments": arguments}


def decision_parts(decision: Decision, game: Game) -> dict[str, Any]:
    """A decision as a client needs it."""
    context: dict[str, Any] = dict(decision.context)
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "clause": decision.clause,
        "context": context,
        "options": [option_parts(option, game) for option in decision.options],
    }


def event_parts(event: Event, game: Game) -> dict[str, Any]:
    """An event of the log with named arguments."""
    arguments = game.words.event_arguments(event)
    return {"event": event[0], "arguments": list(arguments.values())}


def log_parts(session: Session, since: int) -> list[dict[str, Any]]:
    """Events from number `since` on, each with the number of answers before it."""
    game = session.game
    counts = answer_counts(session)
    return [
        {**event_parts(event, game), "answers": counts[at]}
        for event, at in zip(session.log[since:], session.log_at[since:], strict=True)
    ]


def answer_counts(session: Session) -> list[int]:
    """For each place in the history the number of answers before it."""
    counts = [0]
    for entry in session.history:
        counts.append(counts[-1] + isinstance(entry, Answer))
    return counts


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


def table_state(table: Table, owner: str, log_since: int) -> dict[str, Any]:
    """The message that brings a browser up to date."""
    session = table.session
    mine = table.seats_of(owner)
    decisions = [session.decision_for(seat) for seat in mine]
    result = session.result if session.over else None
    return {
        "type": "state",
        "version": session.version,
        "answers": len(session.answers()),
        "view": table.game.view(session.state, mine[0] if mine else None),
        "decisions": [decision_parts(d, table.game) for d in decisions if d is not None],
        "waiting": session.deciders(),
        "seats": [
            {
                "kind": seat.kind,
                "name": seat.shown_name(),
                "mine": number in mine,
                "taken": seat.kind != "open" or number in table.claims,
            }
            for number, seat in enumerate(table.body.seats)
        ],
        "dice": last_roll(session),
        "log_from": log_since,
        "log": log_parts(session, log_since),
        "over": session.over,
        "result": None if result is None else result_parts(result),
        "commitment": table.body.commitment,
        "seed": table.body.seed if session.over else None,
        "parent": None
        if table.body.parent is None
        else {"table": table.body.parent.table, "answers": table.body.parent.answers},
    }

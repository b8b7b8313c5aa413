"""Decisions: what the rules ask of a seat, what is legal, and what is refused and why."""

from collections.abc import Generator
from typing import Any, Final

#: A verb and up to two arguments, small numbers in the domains that the game's vocabulary
#: gives for the verb. Absent arguments are -1. The readable form is made by `Words.key`.
Option = tuple[str, int, int]

#: A verb and up to three arguments: a typed fact for logs, animation and statistics.
Event = tuple[str, int, int, int]


#: The seat of decisions that nobody makes: they fall to chance.
NATURE: Final = -1


class Reason:
    """Why something is not allowed: a message key and the clause that forbids it."""

    def __init__(self, key: str, clause: str) -> None:
        self.key: Final = key
        self.clause: Final = clause

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.clause!r})"


class Refusal:
    """An option that a person might expect, and the reason why it is not offered."""

    def __init__(self, option: Option, reason: Reason) -> None:
        self.option: Final = option
        self.reason: Final = reason

    def __repr__(self) -> str:
        return f"Refusal({self.option!r}, {self.reason!r})"


class Decision:
    """One seat chooses one of several options."""

    def __init__(
        self,
        seat: int,
        kind: str,
        options: list[Option],
        clause: str,
        context: dict[str, Any] | None = None,
        refused: list[Refusal] | None = None,
    ) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.options: Final = options
        self.clause: Final = clause
        #: What a person needs to see in order to decide: the dice, the refugium.
        self.context: Final[dict[str, Any]] = context if context is not None else {}
        #: Filled only while the state explains itself (see `Session.refusals`).
        self.refused: Final[list[Refusal]] = refused if refused is not None else []

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={self.options!r})"


class Ballot:
    """Several seats choose at once; nobody sees an answer before all are in.

    The flow that yields a ballot is sent the list of chosen options, in the order of
    `decisions`.
    """

    def __init__(self, decisions: list[Decision]) -> None:
        self.decisions: Final = decisions

    def __repr__(self) -> str:
        return f"Ballot({self.decisions!r})"


Ask = Decision | Ballot

#: The rules of one step of play. Yields what it asks, is sent the answer.
Flow = Generator[Ask, Any, None]


class Menu:
    """Collects the options of a decision and, when asked to explain, the refusals.

    Legality is decided by functions that return a `Reason` or None. Everyone who wants to
    know what is legal or why something is not goes through this one door.
    """

    def __init__(self, explain: bool) -> None:
        self.options: list[Option] = []
        self.refused: list[Refusal] = []
        self.explain: Final = explain

    def offer(self, option: Option, reason: Reason | None = None) -> None:
        """Offers the option, or refuses it for the reason."""
        if reason is None:
            self.options.append(option)
        elif self.explain:
            self.refused.append(Refusal(option, reason))

    def offer_all(self, options: list[Option]) -> None:
        """Offers options that nothing speaks against."""
        self.options += options

    def decision(
        self, seat: int, kind: str, clause: str, context: dict[str, Any] | None = None
    ) -> Decision:
        """The decision over what was offered."""
        return Decision(seat, kind, self.options, clause, context, self.refused)

"""What can go wrong, said so that a person knows what to do next."""

from typing import Self


class TrilobiteError(Exception):
    """Base of every error that is the caller's business.

    The line is one plain sentence in English, with the facts at the names in braces. Other
    languages say the message `error-KEY` with the same facts.
    """

    def __init__(self, line: str, key: str = "", **facts: str | int) -> None:
        super().__init__(line.format(**facts) if facts else line)
        self.key = key
        self.facts = facts
        #: Where it is wrong, such as a file.
        self.place = ""

    def at(self, place: object) -> Self:
        """The same error, with the place where it was met."""
        self.place = str(place)
        return self

    def __str__(self) -> str:
        line = str(self.args[0])
        return f"{self.place}: {line}" if self.place else line


class AnswerError(TrilobiteError):
    """An answer that the session does not take. The session is unchanged."""


class IllegalAnswer(AnswerError):
    """The answer is not among the options of the pending decision."""


class StaleAnswer(AnswerError):
    """The answer was made for a decision that is no longer pending."""


class NotYourDecision(AnswerError):
    """The seat has nothing to decide now."""


class UndoRefused(TrilobiteError):
    """Nothing to take back, or something was revealed since: the key says which."""


class ChanceError(TrilobiteError):
    """A scripted roll or draw does not fit what the rules ask for."""


class ChanceNeeded(ChanceError):
    """A roll or draw is due, the script is at its end, and there is no seed to go on with."""


class RecordError(TrilobiteError):
    """A record that cannot be read or does not replay."""


class PositionError(TrilobiteError):
    """A position that is malformed or breaks an invariant of the game."""


class OptionsError(TrilobiteError):
    """Game options that do not fit together."""


class DeadEnd(TrilobiteError):
    """The rules asked for a decision without options: a fault of the rules code."""


def shown(value: object, limit: int = 60) -> str:
    """A given value for an error message: short and on one line."""
    text = repr(value)
    return text if len(text) <= limit else f"{text[: limit - 3]}..."

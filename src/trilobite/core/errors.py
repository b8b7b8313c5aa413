"""What can go wrong, said so that a person knows what to do next."""


class TrilobiteError(Exception):
    """Base of every error that is the caller's business. The message is one plain line."""


class AnswerError(TrilobiteError):
    """An answer that the session does not take. The session is unchanged."""


class IllegalAnswer(AnswerError):
    """The answer is not among the options of the pending decision."""


class StaleAnswer(AnswerError):
    """The answer was made for a decision that is no longer pending."""


class NotYourDecision(AnswerError):
    """The seat has nothing to decide now."""


class UndoRefused(TrilobiteError):
    """Nothing to take back, or something was revealed since: `reason` says which."""

    def __init__(self, message: str, reason: str) -> None:
        super().__init__(message)
        self.reason = reason


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

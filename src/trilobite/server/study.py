"""What a process of bots says of a game that was played, as a page needs it."""

from typing import Any, Final

import msgspec

from trilobite.bots.analysis import Analyst, Outlook, Stretch, Verdict, grade
from trilobite.core.session import Session
from trilobite.core.words import Words
from trilobite.server.snapshot import decision_parts, option_parts

#: The options of a decision that are told, beside the one that was taken: the best.
BEST: Final = 4


class Study:
    """One game read by one bot, stretch by stretch."""

    def __init__(self, session: Session, bot: str) -> None:
        self._words: Final = session.game.words
        self._analyst: Final = Analyst(session, bot)

    def moments(self) -> str:
        """What is counted and where the stretches begin and end, as JSON."""
        moments = self._analyst.moments()
        return msgspec.json.encode({"unit": self._analyst.unit, "moments": moments}).decode()

    def stretch(self, answers: int, until: int) -> str:
        """One stretch, as JSON."""
        stretch = self._analyst.stretch(answers, until)
        parts = stretch_parts(stretch, self._words, self._analyst.unit)
        return msgspec.json.encode(parts).decode()


def stretch_parts(stretch: Stretch, words: Words, unit: str) -> dict[str, Any]:
    """A stretch as plain values."""
    return {
        "answers": stretch.answers,
        "until": stretch.until,
        "before": rounded(stretch.before),
        "after": rounded(stretch.after),
        "decided": rounded(stretch.decided),
        "chanced": rounded(stretch.chanced),
        "seats": stretch.seats,
        "last": stretch.last,
        "verdicts": [verdict_parts(verdict, words, unit) for verdict in stretch.verdicts],
    }


def rounded(outlook: Outlook) -> Outlook:
    """More digits than anybody can see."""
    return [round(each, 4) for each in outlook]


def verdict_parts(verdict: Verdict, words: Words, unit: str) -> dict[str, Any]:
    """What the bot says of a decision: the best options, and the one that was taken."""
    told = list(verdict.values)[:BEST]
    if verdict.played not in told:
        told.append(verdict.played)
    return {
        "answers": verdict.answers,
        "decision": {
            **decision_parts(verdict.decision, words),
            "options": [option_parts(option, words) for option in told],
        },
        "played": words.key(verdict.played),
        "preferred": words.key(verdict.preferred),
        "values": [round_value(verdict.values.get(option)) for option in told],
        "loss": round_value(verdict.loss),
        "grade": grade(verdict.loss, unit),
    }


def round_value(value: float | None) -> float | None:
    """A value as it is told, if there is one."""
    return None if value is None else round(value, 4)

"""What a bot says of a game that was played, or of the decision of the moment, for a page."""

from typing import Final, cast

import msgspec

from trilobite.bots.advice import advise
from trilobite.bots.analysis import Analyst, Stretch, Verdict, grade
from trilobite.bots.budget import Budget
from trilobite.bots.outlook import Outlook
from trilobite.core.game import AnyGame
from trilobite.core.session import Session
from trilobite.tables.bodies.foresight import AdviceOut, AdvisedOut, AimOut, StretchOut, VerdictOut
from trilobite.tables.bodies.shapes import Grade, Unit
from trilobite.tables.frames import Telling

#: The options of a decision that are told, beside the one that was taken: the best.
BEST: Final = 4


class Plan(msgspec.Struct):
    """What is counted, and after how many answers the stretches begin and end."""

    unit: Unit
    moments: list[int]


class Study:
    """One game read by one bot, stretch by stretch."""

    def __init__(self, session: Session, bot: str) -> None:
        self._game: Final = session.game
        self._analyst: Final = Analyst(session, bot)

    def plan(self) -> Plan:
        """What there is to study."""
        return Plan(unit=cast(Unit, self._analyst.unit), moments=self._analyst.moments())

    def stretch(self, answers: int, until: int) -> StretchOut:
        """One stretch."""
        stretch = self._analyst.stretch(answers, until)
        return stretch_out(stretch, self._game, self._analyst.unit)


def stretch_out(stretch: Stretch, game: AnyGame, unit: str) -> StretchOut:
    """A stretch as plain values."""
    return StretchOut(
        answers=stretch.answers,
        until=stretch.until,
        before=rounded(stretch.before),
        after=rounded(stretch.after),
        decided=rounded(stretch.decided),
        chanced=rounded(stretch.chanced),
        seats=stretch.seats,
        last=stretch.last,
        verdicts=[verdict_out(verdict, game, unit) for verdict in stretch.verdicts],
    )


def rounded(outlook: Outlook) -> Outlook:
    """More digits than anybody can see."""
    return [round(each, 4) for each in outlook]


def verdict_out(verdict: Verdict, game: AnyGame, unit: str) -> VerdictOut:
    """What the bot says of a decision: the best options, and the one that was taken."""
    told = list(verdict.values)[:BEST]
    if verdict.played not in told:
        told.append(verdict.played)
    return VerdictOut(
        answers=verdict.answers,
        decision=Telling(game, verdict.state, verdict.decision).decision(told),
        played=game.words.key(verdict.played),
        preferred=game.words.key(verdict.preferred),
        values=[round_value(verdict.values.get(option)) for option in told],
        loss=round_value(verdict.loss),
        grade=cast(Grade, grade(verdict.loss, unit)),
        aims=aims_out(verdict.aims),
    )


def aims_out(aims: list[tuple[str, float]]) -> list[AimOut]:
    """The aims that an answer changes."""
    return [AimOut(name=name, change=round(change, 2)) for name, change in aims]


def round_value(value: float | None) -> float | None:
    """A value as it is told, if there is one."""
    return None if value is None else round(value, 4)


def advice_told(session: Session, seat: int, whole: Budget) -> AdviceOut:
    """What the strong bot would answer in the place of a seat, within a budget; of which version of
    the table, those who ask know."""
    advice = advise(session, seat, whole)
    key = session.game.words.key
    return AdviceOut(
        version=0,
        seat=seat,
        unit=cast(Unit, advice.unit),
        best=[
            AdvisedOut(
                key=key(one.option),
                worth=round(one.worth, 2),
                outlook=round(one.outlook, 4),
                aims=aims_out(one.aims),
                better=aims_out(one.better),
                equal=one.equal,
            )
            for one in advice.best
        ],
        costs={key(option): round(cost, 2) for option, cost in advice.costs.items()},
    )

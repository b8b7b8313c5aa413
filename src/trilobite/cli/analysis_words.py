"""An analysis in words: who gained and lost, when, by what."""

from bisect import bisect_left
from typing import Any, Final, NamedTuple

from rich.style import Style
from rich.text import Text

from trilobite.bots.analysis import Stretch, Swing, Verdict, grade, swings
from trilobite.bots.outlook import Outlook
from trilobite.cli.screen import Screen
from trilobite.core.chance import Answer
from trilobite.core.session import Session

#: Lines of the log that are told of one swing.
MOST_LINES: Final = 4

#: A change smaller than this is not told, in percent or tenths of a point.
LEAST: Final = 0.5

#: What is told of each seat (see `Reading.summary`).
COLUMNS: Final = (
    "analyse-decisions",
    "analyse-agreed",
    "analyse-grade-1",
    "analyse-grade-2",
    "analyse-grade-3",
    "analyse-lost",
    "analyse-adviser",
)


class Told(NamedTuple):
    """A swing or a mistake in words: when and how much, and what happened."""

    #: How many answers were given before, those that gave themselves included.
    answers: int
    heading: str
    lines: list[str]


class Reading:
    """The analysis of a game in the words of its screen."""

    def __init__(
        self,
        screen: Screen,
        session: Session,
        stretches: list[Stretch],
        unit: str,
        sat: list[str],
        advised: list[tuple[int, int]],
    ) -> None:
        self.unit: Final = unit
        self.stretches: Final = stretches
        self.outlooks: Final[list[Outlook]] = [
            stretches[0].before,
            *(stretch.after for stretch in stretches),
        ]
        #: By seat.
        self.names: Final = [
            screen.seat_name(session.state, seat) for seat in range(session.game.seats)
        ]
        #: The colour that the terminal gives each seat, if it gives it one.
        self.colours: Final = [colour_of(screen.coloured(name)) for name in self.names]
        self._sat: Final = sat
        self._screen: Final = screen
        self._session: Final = session
        #: How many answers somebody gave before each answer, as `replay --to` counts them.
        self._given: Final = [0]
        for entry in session.history:
            if isinstance(entry, Answer):
                self._given.append(self._given[-1] + (not entry.auto))
        answers = session.answers()
        #: The decisions at which the adviser was asked: the answers before, and the seat.
        self._advised: Final = {(bisect_left(answers, place), seat) for place, seat in advised}

    @property
    def given(self) -> int:
        """How many answers somebody gave."""
        return self._given[-1]

    def advised(self, verdict: Verdict) -> bool:
        """Whether the adviser was asked before the decision."""
        return (verdict.answers, verdict.decision.seat) in self._advised

    @property
    def about(self) -> str:
        """What the lines of the graph are."""
        return self.say(f"analyse-about-{'points' if self.unit == 'points' else 'chance'}")

    def say(self, message: str) -> str:
        """A message without arguments."""
        return self._screen.messages.say(message)

    # --- numbers --------------------------------------------------------------------------

    def amount(self, value: float) -> str:
        """An outlook: a chance in percent, or points."""
        if self.unit == "chance":
            return f"{100 * value:.0f} %"
        return self._screen.messages.say("analyse-points", number=round(value, 1))

    def change(self, value: float) -> str:
        """A change of an outlook, with its sign."""
        return ("+" if value > 0 else "−") + self.amount(abs(value))

    def changes(self, outlook: Outlook) -> str:
        """How everybody's outlook changed, who gained most first."""
        least = LEAST * (0.01 if self.unit == "chance" else 0.1)
        told = sorted(
            (pair for pair in enumerate(outlook) if abs(pair[1]) >= least),
            key=lambda pair: -pair[1],
        )
        return ", ".join(f"{self.names[seat]} {self.change(value)}" for seat, value in told)

    # --- words ----------------------------------------------------------------------------

    def swings(self, most: int) -> list[Told]:
        """The biggest swings."""
        return [self._swing(swing) for swing in swings(self.stretches, self.unit)[:most]]

    def _swing(self, swing: Swing) -> Told:
        stretch = swing.stretch
        say = self._screen.messages.say
        heading = say(
            "analyse-swing",
            number=self._given[stretch.answers],
            cause=say("analyse-by-chance")
            if swing.chance
            else say("analyse-by-decision", player=self._who(stretch.seats)),
            changes=self.changes(swing.change),
        )
        return Told(stretch.answers, heading, self._happened(stretch))

    def _who(self, seats: list[int]) -> str:
        return ", ".join(self.names[seat] for seat in seats)

    def _happened(self, stretch: Stretch) -> list[str]:
        """What the log tells of it, without headings."""
        first = len(self._session.fork(stretch.answers, None).log)
        after = self._session.fork(stretch.until, None)
        lines = [
            words
            for event, words in self._screen.log(after, first)
            if event[0] not in ("turn", "phase")
        ]
        if len(lines) <= MOST_LINES:
            return lines
        more = self._screen.messages.say("analyse-more", number=len(lines) - MOST_LINES + 1)
        return [*lines[: MOST_LINES - 1], more]

    def mistakes(self, most: int) -> list[Told]:
        """The decisions that cost most."""
        verdicts = [
            verdict
            for stretch in self.stretches
            for verdict in stretch.verdicts
            if grade(verdict.loss, self.unit) > 0
        ]
        verdicts.sort(key=lambda verdict: -(verdict.loss or 0.0))
        return [self._mistake(verdict) for verdict in verdicts[:most]]

    def _mistake(self, verdict: Verdict) -> Told:
        say = self._screen.messages.say
        decision = verdict.decision
        state = self._session.fork(verdict.answers, None).state
        heading = say(
            "analyse-mistake",
            number=self._given[verdict.answers],
            player=self._screen.actor(state, decision),
            grade=say(f"analyse-grade-{grade(verdict.loss, self.unit)}"),
            loss=self.change(-(verdict.loss or 0.0)),
        )
        played = self._screen.option(state, decision, verdict.played)
        preferred = self._screen.option(state, decision, verdict.preferred)
        lines = [
            say("analyse-played", option=played),
            say("analyse-preferred", option=preferred),
        ]
        if verdict.aims:
            lines.append(say("analyse-aims", aims=self._screen.words.aims(verdict.aims)))
        if self.advised(verdict):
            lines.append(say("analyse-advised"))
        return Told(verdict.answers, heading, lines)

    def summary(self) -> list[list[str]]:
        """By seat: decisions, how often the bot agrees, how many were how bad, what they cost, and
        how often the adviser was asked."""
        rows = []
        for seat, name in enumerate(self.names):
            made = [
                verdict
                for stretch in self.stretches
                for verdict in stretch.verdicts
                if verdict.decision.seat == seat
            ]
            graded = [grade(verdict.loss, self.unit) for verdict in made]
            agreed = sum(verdict.loss == 0.0 for verdict in made)
            lost = sum(verdict.loss or 0.0 for verdict in made) / max(1, len(made))
            rows.append(
                [
                    name,
                    str(len(made)),
                    f"{100 * agreed / max(1, len(made)):.0f} %",
                    *(str(graded.count(level)) for level in (1, 2, 3)),
                    f"{100 * lost:.1f} %" if self.unit == "chance" else self.amount(lost),
                    str(sum(self.advised(verdict) for verdict in made)),
                ]
            )
        return rows

    # --- for other programs ---------------------------------------------------------------

    def plain(self, bot: str) -> dict[str, Any]:
        """The whole analysis as plain values."""
        game = self._session.game
        key = game.words.key
        return {
            "game": game.name,
            "bot": bot,
            "unit": self.unit,
            "seats": [
                {"name": name, "who": who} for name, who in zip(self.names, self._sat, strict=True)
            ],
            "stretches": [
                {
                    "answers": stretch.answers,
                    "given": self._given[stretch.answers],
                    "until": stretch.until,
                    "before": stretch.before,
                    "after": stretch.after,
                    "decided": stretch.decided,
                    "chanced": stretch.chanced,
                    "seats": stretch.seats,
                    "decisions": [
                        {
                            "answers": verdict.answers,
                            "given": self._given[verdict.answers],
                            "seat": verdict.decision.seat,
                            "kind": verdict.decision.kind,
                            "played": key(verdict.played),
                            "preferred": key(verdict.preferred),
                            "loss": verdict.loss,
                            "aims": dict(verdict.aims),
                            "advised": self.advised(verdict),
                            "values": {
                                key(option): value for option, value in verdict.values.items()
                            },
                        }
                        for verdict in stretch.verdicts
                    ],
                }
                for stretch in self.stretches
            ],
        }


def colour_of(name: Text) -> str:
    """The colour of a name, as the terminal calls it."""
    for span in name.spans:
        colour = Style.parse(str(span.style)).color
        if colour is not None:
            return colour.name
    return ""

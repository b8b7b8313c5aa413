"""What an option will do: previews, advice and analysis."""

from typing import Annotated, Literal

from msgspec import Meta

from trilobite.core.preview import End, MarkKind, Tone
from trilobite.tables.bodies.play import DecisionOut
from trilobite.tables.bodies.shapes import Fact, Facts, Grade, Named, Out, Unit, described


class PointsOut(Out):
    """What becomes of the points of a seat; by its own choices that follow something up to
    `most`."""

    seat: int
    who: Fact
    kind: str
    before: int
    after: int
    most: int


class OddOut(Out):
    """The chance of something."""

    key: str
    chance: Annotated[float, Meta(description="From 0 to 1.")]
    percent: Annotated[str, Meta(description="The same as people read it, without the sign.")]
    tone: Tone


class NoteOut(Out):
    """Something to know: say the message `preview-KEY`, or in short `chip-KEY`."""

    key: str
    facts: Facts = {}
    tone: Tone = ""


class MarkOut(Out):
    """Something to be seen on the board while an option is looked at."""

    thing: Annotated[Named, described("Named")]
    label: str
    kind: MarkKind


class ToldOut(Out):
    """An event that has not happened yet, but surely will."""

    event: str
    arguments: list[Named]
    facts: Facts = {}


class PreviewOut(Out):
    """What an option does, as far as the seat can know. Chance is not looked into."""

    key: str
    end: Annotated[
        End | None,
        Meta(description="Why it is known no further; null if nothing can be known."),
    ]
    points: Annotated[
        int | None, Meta(description="Points as they are, if they are of one kind.")
    ] = None
    expected: Annotated[
        float | None, Meta(description="The same after the coming rolls, on average.")
    ] = None
    changes: Annotated[list[PointsOut], Meta(description="One's own first.")] = []
    odds: list[OddOut] = []
    notes: list[NoteOut] = []
    marks: list[MarkOut] = []
    events: list[ToldOut] = []
    idle: Annotated[bool, Meta(description="Lawful, but nothing comes of it.")] = False
    mistakes: Annotated[
        list[NoteOut],
        Meta(description="What beginners regret: a coach says the message `coach-beware-KEY`."),
    ] = []


class PreviewsOut(Out):
    """What options of a decision do, those from number `first` on."""

    version: Annotated[int, Meta(description="The version of the table that this is about.")]
    first: int
    of: Annotated[int, Meta(description="How many options there are.")]
    previews: list[PreviewOut]


class AimOut(Out):
    """An aim of the game, whose word is the message `aim-NAME`, and how an answer changes it."""

    name: str
    change: Annotated[float, Meta(description="In points, on average.")]


class AdvisedOut(Out):
    """An answer that the strong bot recommends, and what speaks for it."""

    key: str
    worth: Annotated[float, Meta(description="What it is worth to the seat, in points.")]
    outlook: Annotated[float, Meta(description="What the seat may expect with it, in the unit.")]
    aims: Annotated[list[AimOut], Meta(description="What it changes most, the largest first.")] = []
    better: Annotated[
        list[AimOut],
        Meta(
            description="What it does better than the other answers, if it serves no aim at once."
        ),
    ] = []
    equal: Annotated[bool, Meta(description="Whether it is as good as the best one.")] = False


class AdviceOut(Out):
    """What the strong bot would answer in a seat's place, for all that the seat can know."""

    version: Annotated[int, Meta(description="The version of the table that this is about.")]
    seat: int
    unit: Annotated[Unit, Meta(description="What is expected: the chance to win, or points.")]
    best: Annotated[
        list[AdvisedOut],
        Meta(
            description="At most three, the best first. Something speaks for each; of the first at"
            " least that none promises more."
        ),
    ]
    costs: Annotated[
        dict[str, float],
        Meta(description="Options that give up much, by key, and how many points."),
    ] = {}


class VerdictOut(Out):
    """What the bot says of a decision of the past."""

    answers: Annotated[int, Meta(description="How many answers were given before it.")]
    decision: Annotated[
        DecisionOut, Meta(description="With the best options and the one that was taken.")
    ]
    played: str
    preferred: str
    values: Annotated[
        list[float | None],
        Meta(description="Points of each option; null if the bot did not try it."),
    ]
    loss: Annotated[
        float | None,
        Meta(description="How much worse the answer is than the preferred one, in the unit."),
    ]
    grade: Annotated[Grade, Meta(description="1 doubtful, 2 a mistake, 3 a blunder.")]
    aims: Annotated[
        list[AimOut], Meta(description="What the preferred answer does better, the largest first.")
    ] = []
    advised: Annotated[bool, Meta(description="Whether the adviser had been asked there.")] = False


class StretchOut(Out):
    """From one moment at which something new begins to the next."""

    answers: Annotated[int, Meta(description="How many answers were given before it.")]
    until: Annotated[int, Meta(description="How many at its end.")]
    before: Annotated[list[float], Meta(description="By seat, what it could expect.")]
    after: list[float]
    decided: Annotated[
        list[float] | None,
        Meta(description="By seat, the change by decisions; null where players have secrets."),
    ]
    chanced: Annotated[list[float] | None, Meta(description="The rest: dice, draws, the rules.")]
    seats: Annotated[list[int], Meta(description="Who decided.")]
    last: Annotated[bool, Meta(description="Whether the game was over then.")]
    verdicts: Annotated[
        list[VerdictOut], Meta(description="Until the end of one's own decisions only.")
    ]


class AnalysisOut(Out):
    """What a bot makes of a game, as far as it has come."""

    bot: str
    status: Literal["none", "running", "done", "failed"]
    unit: Annotated[
        Unit | None,
        Meta(description="What is expected: the chance to win, or points; null if not known yet."),
    ]
    answers: Annotated[int, Meta(description="How many answers the game had when it began.")]
    ready: int
    of: int
    first: Annotated[int, Meta(description="The number of the first stretch told here.")]
    stretches: list[StretchOut]

"""People at a table: who is here, what is said, asked and voted."""

from typing import Annotated, Literal

from msgspec import Meta

from trilobite.tables.bodies.shapes import In, Named, Out
from trilobite.tables.model import LONGEST_NOTES, Agreed, Motion, Talk, What, Word
from trilobite.tables.notice_model import Fate, WayKind


class Notes(In):
    """What somebody writes down about a table, for themselves."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTES)]


class NotesOut(Out):
    """What somebody has written down about a table."""

    text: str


class StandInOut(Out):
    """A bot that plays in somebody's place."""

    first: Annotated[int, Meta(description="The step before its first choice.")]
    steps: Annotated[int, Meta(description="How often it has chosen.")]


class PresenceOut(Out):
    """Who sits in a seat, beside the game."""

    here: Annotated[bool, Meta(description="Whether a page of theirs is open at the table.")]
    seen: Annotated[
        int | None, Meta(description="When they last did something, in seconds since 1970.")
    ]
    since: Annotated[
        int | None, Meta(description="Since when the game waits for them, if it does.")
    ]
    used: Annotated[int, Meta(description="Seconds for which they were waited for in all, by now.")]
    waited: Annotated[
        int | None,
        Meta(
            description="Seconds since they were asked or last answered, if they are waited for;"
            " pauses do not count."
        ),
    ]
    needed: Annotated[int, Meta(description="How many of the others decide about the seat.")]
    given_up: Annotated[
        bool, Meta(description="Whether who played here gave up the seat, which is empty.")
    ] = False
    reminded: Annotated[
        int | None, Meta(description="When they were last reminded, if they have not answered.")
    ] = None
    stand_in: Annotated[
        StandInOut | None, Meta(description="The bot that plays in one's own place, if so.")
    ] = None
    order: Annotated[
        str, Meta(description="Of one's own seat: the kind of decision in which one passes.")
    ] = ""


class ReminderWay(Out):
    """A way by which somebody was reminded; where it leads is theirs to know."""

    kind: WayKind
    fate: Annotated[
        Fate, Meta(description="Not gone out yet, arrived, or not arrived and tried again.")
    ]


class ReminderOut(Out):
    """Whether somebody can be reminded, and what became of the last reminder."""

    late: Annotated[bool, Meta(description="Whether they have been waited for so long.")]
    last: Annotated[
        int | None, Meta(description="When they were last reminded, if they have not answered.")
    ]
    next: Annotated[int, Meta(description="From when on they can be again; 0 if at once.")]
    ways: Annotated[
        list[ReminderWay], Meta(description="None: they have chosen no way, and see it here.")
    ]


class LineOut(Out):
    """Something that somebody did beside the game."""

    number: int
    at: Annotated[int, Meta(description="Seconds since 1970.")]
    what: What
    seat: int | None
    name: str
    text: str = ""
    word: Word | None = None
    answers: int = 0
    steps: int = 0
    motion: Motion | None = None
    about: int | None = None
    line: int = 0


class RequestOut(Out):
    """Somebody asks to go back past what was revealed."""

    seat: int
    answers: Annotated[int, Meta(description="The step to go back to.")]
    steps: Annotated[int, Meta(description="How many answers would be taken back.")]
    agreed: list[int]
    missing: Annotated[list[int], Meta(description="Seats of those who have not answered.")]
    dice: Annotated[list[int], Meta(description="The dice that would be rolled anew.")]
    draws: Annotated[int, Meta(description="How much would be drawn anew.")]
    drawn: Annotated[list[Named], Meta(description="What that is, where players have no secrets.")]
    whose: Annotated[list[int], Meta(description="The seats whose answers would be taken back.")]


class VoteOut(Out):
    """How far a vote has come."""

    motion: Motion
    about: int | None
    seats: Annotated[list[int], Meta(description="Who is for it.")]
    needed: int


class CompanyOut(Out, tag="company", tag_field="type"):
    """The people at a table, told to those who have said `here` when something has changed about
    them."""

    seats: list[PresenceOut]
    watching: Annotated[int, Meta(description="How many look on.")]
    watchers: Annotated[list[str], Meta(description="The names of those who gave one.")]
    lines_from: Annotated[
        int, Meta(description="`lines` is all that there is if it is 0; otherwise they are new.")
    ]
    lines_until: Annotated[int, Meta(description="How many lines there are in all.")]
    lines: list[LineOut]
    request: RequestOut | None
    can_ask: Annotated[
        int | None,
        Meta(description="The step that one could ask to go back to, if one has to ask."),
    ]
    refused: Annotated[
        Literal["never", "declined", ""], Meta(description="Why one cannot ask, if so.")
    ]
    votes: list[VoteOut]
    paused: bool
    ended: bool
    talk: Talk
    listed: bool
    people: Annotated[int, Meta(description="How many people play here.")]
    name: Annotated[str, Meta(description="What its people call the table.")]
    at: Annotated[
        int, Meta(description="When something last happened here, in seconds since 1970.")
    ]
    agreed: Annotated[Agreed, Meta(description="The pace that they have agreed on.")]
    deleting: Annotated[
        Literal["alone", "together", ""],
        Meta(description="Whether one may delete the table, or if all who have a seat agree."),
    ] = ""
    orders: Annotated[
        list[str], Meta(description="Kinds of decisions in which one can say beforehand to pass.")
    ] = []

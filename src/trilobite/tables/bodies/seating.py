"""Tables, their seats and lists of them."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from trilobite.core.head_starts import MOST
from trilobite.tables.bodies.shapes import In, Options, Out
from trilobite.tables.model import LONGEST_NAME, SLOWEST, Agreed, Talk

#: The longest record that can be opened, in characters.
LONGEST_RECORD: Final = 2_000_000


class SeatIn(In):
    """A seat of a new table."""

    kind: Literal["human", "bot", "open"] = "human"
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    bot: Annotated[str, Meta(max_length=40, description="A bot's name, or its level.")] = "greedy"
    head_start: Annotated[
        int, Meta(ge=0, le=MOST, description="Points that count for it when places are told.")
    ] = 0


class NewTable(In, kw_only=True):
    """A new table."""

    game: Annotated[str, Meta(max_length=40)] = "genesis"
    options: Options = {}
    name: Annotated[
        str, Meta(max_length=LONGEST_NAME, description="What its people call the table.")
    ] = ""
    seats: Annotated[list[SeatIn], Meta(min_length=1, max_length=8)]
    seed: Annotated[str, Meta(max_length=64)] | None = None
    pace: Annotated[
        int, Meta(ge=0, le=SLOWEST, description="Milliseconds between the answers of bots.")
    ] = 300
    pack: Annotated[str, Meta(max_length=100, description="Empty for the game's own cards.")] = ""
    shared: Annotated[
        bool, Meta(description="Several people share this screen: what is secret is covered.")
    ] = False
    advice: Annotated[
        bool,
        Meta(description="The adviser may be asked although several people play; all are told."),
    ] = False
    talk: Annotated[
        Talk, Meta(description="Who may talk: all, those who play, or those in quick words only.")
    ] = "all"
    consent: Annotated[
        bool, Meta(description="Whether all may agree to take back what was revealed.")
    ] = True
    listed: Annotated[
        bool, Meta(description="Whether anybody may find it while it has an empty seat.")
    ] = False
    agreed: Annotated[Agreed, Meta(description="The pace that its people agree on.")] = (
        msgspec.field(default_factory=Agreed)
    )


class Claim(In):
    """Who takes a seat."""

    name: Annotated[str, Meta(max_length=200)] = ""


class Adviser(In):
    """Whether the adviser of a table may be asked, by anybody who plays there."""

    on: bool


class Delete(In):
    """Whether somebody wants a table to be deleted, or no longer."""

    wanted: bool


class DeletedNow(Out):
    """Whether the table is no more; otherwise others have yet to agree."""

    gone: bool


class Renew(In):
    """Which link is made anew."""

    which: Literal["claim", "watch"]


class Continued(In):
    """What to go on from: a finished table, or the text of a file, JSON or TOML."""

    table: Annotated[str, Meta(max_length=40)] = ""
    text: Annotated[str, Meta(max_length=LONGEST_RECORD)] = ""


class Fork(In):
    """A what-if from the given number of answers on."""

    answers: Annotated[int, Meta(ge=0)]
    undone: Annotated[
        int | None, Meta(description="The line that tells how this was taken back, if it was.")
    ] = None


class Upload(In):
    """A record to open as a table."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]


class TableCreated(Out):
    """Where a new table is."""

    id: str


class Claimed(Out):
    """A seat was taken."""

    mine: bool


class AdviserOut(Out):
    """Whether the adviser of a table is switched on."""

    on: bool


class ContinuedOut(Out):
    """How a game goes on from another."""

    options: Options
    seats: Annotated[list[str], Meta(description="Who sat where, if it is known.")]


class Links(Out):
    """What opens a table to others."""

    claim: str
    watch: str


class SeatOut(Out):
    """A seat as everybody sees it."""

    kind: Literal["human", "bot", "open"]
    name: str
    bot: Annotated[str, Meta(description="Which bot; empty for people.")]
    taken: bool
    mine: bool
    former: Annotated[bool, Meta(description="Whether who played here is gone for good.")] = False
    stand_in: Annotated[
        bool, Meta(description="Whether the bot plays for now, until who has the seat is back.")
    ] = False
    head_start: Annotated[
        int, Meta(description="Points that count for it when places are told.")
    ] = 0


class OutcomeOut(Out):
    """How a game ended; without an order if its people ended it."""

    scores: list[int]
    order: list[int]
    at: Annotated[int, Meta(description="Seconds since 1970.")]


class OpenTableOut(Out):
    """A table that anybody may join."""

    id: str
    created: str
    game: str
    options: Options
    seats: "list[SeatOut]"
    link: Annotated[str, Meta(description="What opens its empty seats.")]
    name: Annotated[str, Meta(description="What its people call it.")] = ""
    hours: Annotated[
        int, Meta(description="Within which people have agreed to answer; 0: they have not.")
    ] = 0


class GameCountedOut(Out):
    """A finished game of somebody's, as it counts in statistics."""

    game: str
    at: Annotated[int, Meta(description="When it ended, in seconds since 1970.")]
    seconds: Annotated[int, Meta(description="From the first move to the last.")]
    points: int
    place: Annotated[int, Meta(description="From 1 on; 0 if its people ended it.")]
    players: int


class PlayedOut(GameCountedOut):
    """A finished game of one's own."""

    id: str
    names: Annotated[list[str], Meta(description="The other people.")]


class DeletedOut(Out):
    """A table that is no more."""

    id: str
    game: str
    name: str
    names: Annotated[list[str], Meta(description="The other people.")]
    at: Annotated[int, Meta(description="When it was deleted, in seconds since 1970.")]
    by: Annotated[
        Literal["operator", "people"],
        Meta(description="Who did: who runs the server, or somebody at the table."),
    ] = "operator"
    who: Annotated[str, Meta(description="The name of who did, if they sat there.")] = ""


class TableOut(Out):
    """A table in a list."""

    id: str
    created: str
    game: str
    title: str
    name: Annotated[str, Meta(description="What its people call it.")]
    options: Options
    pack: str
    seats: list[SeatOut]
    over: bool
    my_turn: bool
    what_if: bool
    older: Annotated[bool, Meta(description="Whether it was played by older rules.")]
    lesson: Annotated[str, Meta(description="Which lesson is played there; empty if none.")] = ""
    waiting: Annotated[list[int], Meta(description="The seats that the game waits for.")] = []
    since: Annotated[
        int | None,
        Meta(description="Since when it waits, for oneself if so; in seconds since 1970."),
    ] = None
    hours: Annotated[
        int, Meta(description="Within which people have agreed to answer; 0: they have not.")
    ] = 0
    at: Annotated[
        int, Meta(description="When something last happened there, in seconds since 1970.")
    ] = 0
    asleep: Annotated[
        bool, Meta(description="Nobody has touched it for 30 days: it waits for nobody now.")
    ] = False
    outcome: Annotated[OutcomeOut | None, Meta(description="How it ended, if it is known.")] = None
    deletable: Annotated[
        bool,
        Meta(description="Whether one has made it, and nobody else has a seat there."),
    ] = False

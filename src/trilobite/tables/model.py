"""What is kept of a table."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

#: Longest wait between the answers of bots, in milliseconds.
SLOWEST: Final = 10_000


#: Characters of a seat's name.
LONGEST_NAME: Final = 40

#: Where a table's dice come from: a seed that the server drew, one that its maker chose and so
#: knows, or first a record (of another table, or that somebody brought) and then a seed.
Dice = Literal["drawn", "chosen", "continued"]

#: Characters of what somebody says to the table at once, and of their notes on it.
LONGEST_LINE: Final = 500
LONGEST_NOTES: Final = 20_000

#: Words that are said at a touch, and that everybody reads in their own language.
Word = Literal[
    "well-played", "thinking", "back-tonight", "go-on", "hello", "thanks", "sorry", "good-luck"
]

#: Whether everybody at a table may talk, only those who play, or those in quick words only.
Talk = Literal["all", "players", "words"]

#: What the people of a table decide together.
Motion = Literal["pause", "end", "reopen", "bot", "delete"]

#: The slowest pace that people can agree on, in hours.
SLOWEST_TURN: Final = 24 * 28

#: What happens by itself when somebody does not answer within the agreed time: nothing, so that the
#: others choose; a bot plays for them until they are back; or the game ends after so many times it.
Late = Literal["choose", "bot", "end"]


class Agreed(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The pace that the people of a table have agreed on. Nobody loses by it."""

    hours: Annotated[
        int, Meta(ge=0, le=SLOWEST_TURN, description="For a turn; 0: they have agreed on none.")
    ] = 0
    late: Annotated[
        Late,
        Meta(
            description="What happens by itself when it is over: the others choose, a bot"
            " plays for now, or the game ends after `times` as long."
        ),
    ] = "choose"
    times: Annotated[int, Meta(ge=2, le=20)] = 3


class Seat(msgspec.Struct, kw_only=True):
    """A seat: a person at the creator's browser, a bot, or open to whoever has the link."""

    kind: Literal["human", "bot", "open"] = "human"
    name: str = ""
    #: Which bot, for a bot's seat.
    bot: str = "greedy"
    #: Whether who played here is gone for good, and their name with them.
    former: bool = False
    #: Whether the bot plays here for now, until somebody takes the seat back.
    stand_in: bool = False

    @property
    def plays_itself(self) -> bool:
        """Whether a bot answers here."""
        return self.kind == "bot" or self.stand_in

    def shown_name(self) -> str:
        """What others see: a bot without a name goes by its kind."""
        return self.name or (self.bot if self.kind == "bot" else "")


class Parent(msgspec.Struct, kw_only=True):
    """Where a what-if table branched off."""

    table: str
    answers: int
    #: The number of the event by which what it branched off from was taken back, if it was.
    undone: int | None = None


class TableBody(msgspec.Struct, kw_only=True):
    """A table as it was created; what has happened since is in its events."""

    game: str
    options: dict[str, Any]
    rules: int
    #: The fingerprint of the cards, with which the game can be replayed.
    data: str
    #: The pack that the cards come from; empty for the game's own.
    pack: str = ""
    seats: list[Seat]
    #: What its people call the table; empty if they have given it no name.
    name: str = ""
    #: Kept secret until the game ends; its hash is published at the start.
    seed: str
    #: Where a record came first it is not of this house, or there is none.
    commitment: str
    dice: Dice = "drawn"
    #: Capabilities: who has the token may claim an open seat, or watch.
    claim: str
    watch: str
    #: Delay between a bot's answers in milliseconds.
    pace: int = 300
    parent: Parent | None = None
    #: Whether several people share the creator's screen: then what is secret is covered.
    shared: bool = False
    #: Whether the adviser may be asked although several people play.
    advice: bool = False
    #: Where the adviser was asked in the record that the table began with: lines before, and seat.
    advised: list[tuple[int, int]] = []
    #: Who has a head start: the seat, and its points.
    head_starts: list[tuple[int, int]] = []
    #: The lesson that is played here, if any.
    lesson: str = ""
    talk: Talk = "all"
    #: Whether what was revealed may be taken back if all people agree.
    consent: bool = True
    agreed: Agreed = msgspec.field(default_factory=Agreed)
    #: Whether anybody may find the table while it has an empty seat.
    listed: bool = False
    #: How it ended, once it has: points by seat, and the seats from the first to the last.
    outcome: "Outcome | None" = None


def called(title: str, body: TableBody) -> str:
    """What is played at a table, with the name that its people have given it."""
    return f"{title}, {body.name}" if body.name else title


class Outcome(msgspec.Struct, kw_only=True):
    """How a game ended; without an order if people ended it."""

    scores: list[int]
    order: list[int]
    #: Seconds since 1970.
    at: int


#: What people do beside the game.
What = Literal[
    "joined", "left", "reopened", "said", "unsaid",
    "asked", "agreed", "declined", "withdrew", "undone",
    "voted", "unvoted", "paused", "resumed", "ended",
    "reminded", "stood-in", "returned", "lapsed", "ordered", "looked", "woke",
    "advised", "silenced", "unsilenced",
]  # fmt: skip


class Deed(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Something that somebody did beside the game."""

    what: What
    #: Who; none for those who watch, who may give a name.
    seat: int | None = None
    name: str = ""
    #: What was said: a text or a quick word. Of a standing order the kind of decision and the
    #: answer; empty if it is withdrawn.
    text: str = ""
    word: Word | None = None
    #: The number of answers that somebody wants to go back to, or went back to from `steps` more;
    #: those that there were when a bot stood in, and how often it has chosen when they return.
    answers: int = 0
    steps: int = 0
    #: What the vote is about, and which seat.
    motion: Motion | None = None
    about: int | None = None
    #: Which line was taken back; how many lines the record had where the adviser was asked.
    line: int = 0


class TableEvent(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One thing that happened: lines added to the record after cutting it to `keep` lines, another
    pace for the bots, another scene of a lesson, or something that people did beside the game."""

    #: Number of record lines that stay; None keeps all.
    keep: int | None = None
    lines: list[str] = []
    pace: int | None = None
    scene: int | None = None
    #: The seats that the game waits for afterwards; none when it is over.
    waiting: list[int] | None = None
    #: When it happened, and since when it waits for each of them, in seconds since 1970.
    at: int = 0
    since: list[int] = []
    deed: Deed | None = None
    #: Its number at the table. Given by the store; some are missing (see `tidying`).
    number: int = 0

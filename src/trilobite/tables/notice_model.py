"""What is kept of notices: by which ways somebody wants to hear of what, and what waits to be
sent."""

from typing import Final, Literal

import msgspec

#: What somebody can be told of: that it is their turn, that somebody asks something of them, that
#: they are waited for too long, that they were named in the chat, that a table begins or is over.
Kind = Literal["turn", "asked", "reminder", "chat", "table"]
KINDS: Final[tuple[Kind, ...]] = ("turn", "asked", "reminder", "chat", "table")

#: How somebody is reached: by their browser, by mail, by the address of a program that takes JSON,
#: or by one of the services that Apprise knows.
WayKind = Literal["push", "mail", "hook", "service"]

#: At once; at most one an hour for a table; once a day.
Often = Literal["once", "hourly", "daily"]

#: How a table differs: not at all, at once, once a day, not before a time, never.
TableRule = Literal["usual", "once", "daily", "until", "never"]

#: What went wrong with a delivery, in a word that clients have a sentence for.
Fault = Literal[
    "", "gone", "refused", "busy", "unreachable", "silent", "forbidden", "not-here", "failed"
]

#: What becomes of a reminder by a way: it has yet to go out, it has arrived, or it has not and is
#: tried again.
Fate = Literal["waits", "arrived", "failed"]

#: Of all devices of somebody's: browsers share one column of what is told by which way.
PUSH: Final = "push"

#: What a new way tells of at first.
AT_FIRST: Final[dict[WayKind, tuple[Kind, ...]]] = {
    "push": ("turn", "asked", "reminder", "chat"),
    "mail": ("turn", "reminder", "table"),
    "hook": ("turn", "asked", "reminder", "chat", "table"),
    "service": ("turn", "asked", "reminder", "chat", "table"),
}

MOST_WAYS: Final = 10
LONGEST_ADDRESS: Final = 1_000


class Way(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A way to reach somebody."""

    id: str
    kind: WayKind
    #: Where to: a mail address, the address of a web service, of a browser's push service.
    address: str
    #: What it is called: a device, or a service that Apprise knows.
    name: str = ""
    #: For a browser: which it is, and with what is encrypted for it.
    browser: str = ""
    key: str = ""
    auth: str = ""
    #: Seconds since 1970.
    made: int = 0
    #: Whether who reads there has said so.
    confirmed: bool = True
    #: The end of the link that stops it.
    stop: str = ""

    @property
    def column(self) -> str:
        """Under which name it is kept of what it tells."""
        return PUSH if self.kind == "push" else self.id


class Quiet(msgspec.Struct, kw_only=True):
    """Hours of the day in which nothing is sent."""

    on: bool = False
    start: int = 22
    end: int = 7


class Different(msgspec.Struct, kw_only=True):
    """How a table differs from the others; `until` in seconds since 1970."""

    rule: TableRule
    until: int = 0


class Preferences(msgspec.Struct, kw_only=True):
    """How somebody wants to hear of their tables."""

    ways: list[Way] = []
    #: What is told by which way.
    told: dict[str, list[Kind]] = {}
    often: Often = "once"
    #: The hour of the day at which what is told once a day goes out.
    hour: int = 18
    quiet: Quiet = msgspec.field(default_factory=Quiet)
    zone: str = "UTC"
    tables: dict[str, Different] = {}
    language: str = "en"
    #: Where the house is, as they have it.
    site: str = ""

    def way(self, id: str) -> Way | None:
        """The way of that id, if there is one."""
        return next((each for each in self.ways if each.id == id), None)

    def tells(self, way: Way, kind: Kind) -> bool:
        """Whether such things are told by this way."""
        return kind in self.told.get(way.column, ())


class Status(msgspec.Struct, kw_only=True):
    """How deliveries by a way have gone."""

    #: When the last one arrived, and since when they fail, in seconds since 1970.
    delivered: int = 0
    fault: Fault = ""
    since: int = 0
    #: Whether it failed for so long that it is not tried any more.
    paused: bool = False


class Matter(msgspec.Struct, kw_only=True):
    """Something at a table that somebody is told once."""

    table: str
    kind: Kind
    #: What exactly: the name of a message.
    what: str
    #: Tells one wait from the next.
    mark: str
    #: Since when, in seconds since 1970.
    at: int
    game: str
    #: Who is behind it, and who else plays there.
    name: str = ""
    others: list[str] = []


class Told(msgspec.Struct, kw_only=True):
    """What somebody was told of a table and has not answered, and when the last notice went out."""

    marks: list[str] = []
    sent: int = 0


class Reminder(msgspec.Struct, kw_only=True):
    """Somebody is reminded, by somebody of that name or by the clock."""

    at: int
    by: str = ""


class Reminded(msgspec.Struct, kw_only=True):
    """What became of the last reminder of somebody at a table, by the kinds of their ways."""

    ways: dict[WayKind, Fate]


class Parcel(msgspec.Struct, kw_only=True):
    """What is to be sent by a way: matters, or that another way is paused."""

    way: str
    matters: list[Matter] = []
    paused: str = ""
    made: int
    #: How often it was tried.
    tries: int = 0


class Letter(msgspec.Struct, kw_only=True):
    """A notice in words."""

    title: str
    lines: list[str]
    #: Where to go.
    link: str
    #: Of two with the same tag, a device shows the later.
    tag: str = ""
    language: str = "en"
    #: How to get no more of them.
    stop: str = ""
    stop_link: str = ""

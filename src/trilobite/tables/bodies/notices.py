"""Notices: by which ways somebody hears of what, and when."""

from typing import Annotated, Literal

from msgspec import Meta

from trilobite.tables.bodies.shapes import In, Out
from trilobite.tables.notice_model import (
    LONGEST_ADDRESS,
    MOST_WAYS,
    Fault,
    Kind,
    Often,
    TableRule,
    WayKind,
)

HourOfDay = Annotated[int, Meta(ge=0, le=23)]
Address = Annotated[str, Meta(max_length=LONGEST_ADDRESS)]
Short = Annotated[str, Meta(max_length=100)]


class WayOut(Out):
    """A way to reach somebody, and how deliveries by it have gone."""

    id: str
    kind: WayKind
    column: Annotated[str, Meta(description="Under which name `told` says what it tells of.")]
    name: Annotated[str, Meta(description="A device, or a service.")]
    address: Annotated[str, Meta(description="Shortened where it holds a secret.")]
    here: Annotated[bool, Meta(description="Whether it is this browser.")]
    confirmed: bool
    delivered: Annotated[int, Meta(description="Seconds since 1970, 0 if nothing was.")]
    fault: Annotated[Fault, Meta(description="What went wrong with the last delivery.")]
    since: Annotated[int, Meta(description="Since when nothing arrives, in seconds since 1970.")]
    paused: Annotated[bool, Meta(description="Not tried any more, until a test arrives.")]


class QuietHours(In):
    """Hours in which nothing goes out; what comes meanwhile goes out as one afterwards."""

    on: bool
    start: HourOfDay
    end: HourOfDay


class TableNotices(In):
    """How a table differs from the others."""

    rule: TableRule
    until: Annotated[int, Meta(description="Seconds since 1970, for the rule `until`.")] = 0


class NoticesOut(Out):
    """All about the notices of somebody."""

    ways: list[WayOut]
    told: dict[str, list[Kind]]
    often: Often
    hour: int
    quiet: QuietHours
    zone: Annotated[str, Meta(description="As in the IANA time zone database.")]
    tables: dict[str, TableNotices]
    offered: Annotated[list[WayKind], Meta(description="The ways that this server has.")]
    push_key: Annotated[str, Meta(description="With which a browser subscribes to push.")]


class NoticeWishes(In):
    """How somebody wants to hear of their tables; ways are added and removed by themselves."""

    told: Annotated[
        dict[Short, Annotated[list[Kind], Meta(max_length=5)]], Meta(max_length=2 * MOST_WAYS)
    ]
    often: Often
    hour: HourOfDay
    quiet: QuietHours
    zone: Short
    tables: Annotated[dict[Short, TableNotices], Meta(max_length=1000)]
    language: Short


class NewWay(In):
    """One more way. A browser that is to be pushed to gives what it subscribed with."""

    kind: Literal["push", "mail", "hook"]
    address: Address
    key: Short = ""
    auth: Short = ""
    zone: Short = "UTC"
    language: Short = "en"


class WayTried(Out):
    """How a test went."""

    fault: Annotated[Fault, Meta(description="Empty if it was delivered.")]


class NoticeLink(In):
    """The end of a link in a mail."""

    link: Short


class NoticeLinkOut(Out):
    """Which address was confirmed, or gets no more mail."""

    address: str


class PushedOut(Out):
    """What is pushed to a browser, which shows it even if no page is open."""

    title: str
    body: str
    link: Annotated[str, Meta(description="Where to go.")]
    tag: Annotated[str, Meta(description="Of two with the same tag the later is shown.")]
    language: str

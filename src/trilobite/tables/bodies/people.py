"""People, their devices and what is kept of them."""

from typing import Annotated, Any

from msgspec import Meta

from trilobite.tables.bodies.seating import GameCountedOut
from trilobite.tables.bodies.shapes import In, Out


class Me(In):
    """How somebody wants to be called."""

    name: Annotated[str, Meta(max_length=200)]


class DeviceLink(In):
    """The link that makes this browser one of somebody's."""

    link: Annotated[str, Meta(max_length=100)]


class Credential(In):
    """A passkey that a browser has made or shown, as it gives it, with the ticket that it was asked
    with."""

    ticket: Annotated[str, Meta(max_length=100)]
    credential: Annotated[dict[str, Any], Meta(extra_json_schema={"additionalProperties": True})]
    name: Annotated[str, Meta(max_length=200)] = ""


class DeviceOut(Out):
    """A browser that somebody uses."""

    id: str
    name: str
    made: Annotated[int, Meta(description="Seconds since 1970.")]
    seen: int
    here: Annotated[bool, Meta(description="Whether it is the one that asks.")]


class PasskeyOut(Out):
    """A passkey of somebody's."""

    id: str
    name: str
    made: int
    used: Annotated[int, Meta(description="0 if it was not used yet.")]


class MeOut(Out):
    """Who asks, and by what they are known."""

    name: str
    devices: list[DeviceOut]
    passkeys: list[PasskeyOut]
    lobby: Annotated[bool, Meta(description="Whether tables can be opened to anybody here.")]
    statistics: Annotated[
        str,
        Meta(description="The end of the address of one's statistics; empty: others see none."),
    ] = ""


class DeviceLinkOut(Out):
    """A link for one more device: it opens once."""

    link: str
    until: Annotated[int, Meta(description="Seconds since 1970.")]


class CeremonyOut(Out):
    """What a browser needs in order to make or show a passkey."""

    ticket: str
    options: Annotated[str, Meta(description="JSON, as browsers take it.")]


class FeedOut(Out):
    """The end of the private address of one's list of games."""

    token: str


class Show(In):
    """Whether others may see one's statistics."""

    shown: bool


class ShownOut(Out):
    """The end of the address of somebody's statistics; empty if they are private."""

    token: str


class StatisticsOut(Out):
    """What somebody shows of the games that they have finished. Whom they played with is not
    theirs to show."""

    name: str
    played: list[GameCountedOut]


class ExportOut(Out):
    """All that is kept of somebody: files by name."""

    files: dict[str, str]


class BroughtInOut(Out):
    """What was new in a file of all games, which a browser without a server takes out and brings
    in, and what was there already."""

    added: int
    known: int
    unplayable: Annotated[
        list[str], Meta(description="Packs with which no game can be played any more.")
    ]

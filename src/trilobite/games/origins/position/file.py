"""The shape of a position file: what may stand in it, and what is filled in."""

from typing import Final

import msgspec

from trilobite.core.agenda import Steps
from trilobite.core.words import NUMBER

#: Steps of the agenda and the domains of their numbers.
STEPS: Final = Steps(
    {
        "crowns": (),
        "colours": (),
        "tiles": (NUMBER,),
        "board": (),
        "turn": ("colour",),
        "event": ("colour", NUMBER),
        "struck": ("colour", "fate"),
        "auction": ("colour",),
        "bid": ("colour",),
        "hammer": (),
        "won": ("colour",),
        "comet": ("colour",),
        "shock": ("colour",),
        "epoch": ("colour",),
        "globalise": ("colour",),
        "activity": ("colour",),
        "row": ("colour",),
        "footprint": ("colour", NUMBER),
        "refresh": ("colour",),
    }
)

#: The steps that know what comes after them: an agenda ends with one of these.
LAST_STEPS = ("board", "turn", "activity", "row", "footprint", "refresh")


class _Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A part of a position; unknown fields are errors, defaults are left out."""


class TilePart(_Part):
    """C4.3. A tile laid on the Earth in the game."""

    tile: str
    hex: str
    turn: int = 0


class PlayerPart(_Part):
    """A player. Pieces that are nowhere else are in the supply and on the track."""

    seat: int | None = None
    crown: int | None = None
    ruling: str | None = None
    #: Pawns in emotions, vocabulary and free will; left out, those of the start, without the ones
    #: that are elsewhere, taken from emotions first.
    brain: list[int] | None = None
    mysticism: int = 0
    #: Spaces; left out, the starting space.
    migrants: list[str] | None = None
    #: Resources by hex.
    cities: dict[str, str] = {}
    #: Levels by track, as printed.
    technology: dict[str, int] = {}
    #: Challenge cards by discipline, the newest last.
    foundations: dict[str, list[str]] = {}
    #: Challenge cards with a Dissident, or "crown".
    dissidents: list[str] = []
    #: Ideas, the newest last.
    inventions: list[str] = []
    tokens: list[int] | None = None
    portents: list[str] = []
    overflow: bool = False
    refugees: list[str] = []


class PositionFile(_Part):
    """A whole position. What is left out is as at the start of the Epoch with nothing done."""

    epoch: int = 1
    round: int = 1
    turn: str | None = None
    agenda: list[str] | None = None
    ending: str = "going-on"
    over: bool = False
    tail: int | None = None
    stage: str = "idle"
    row: int = 0
    elected: bool = False
    revolted: bool = False
    moved: list[str] = []
    built: list[str] = []
    crowns: list[int] = []
    laid: list[TilePart] = []
    #: Climate tokens by hex; left out, as at the start.
    climate: dict[str, str] | None = None
    philosophy: str | None = None
    #: Challenge cards: how many are left of each Epoch, those of the unused piles that were shown,
    #: and those that are out of the game.
    deck: list[int] | None = None
    shown: list[str] = []
    gone: list[str] = []
    #: Ideas by slot, column by column from row 1, "" for a gap; left out, the first of the decks.
    display: list[str] | None = None
    #: Numbers by Idea and colour.
    elders: dict[str, dict[str, int]] = {}
    #: Colours by Idea that is an Invention.
    emissaries: dict[str, list[str]] = {}
    #: The top is last.
    tradition: list[str] = []
    forgotten: list[str] | None = None
    card: str | None = None
    idea: str | None = None
    bid: int = 0
    bid_pawns: int = 0
    bidder: str | None = None
    dictator: str | None = None
    player: dict[str, PlayerPart] = {}

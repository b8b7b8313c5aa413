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
        "continents": (),
        "craton": ("colour", NUMBER),
        "shift": ("colour",),
        "ground": (),
        "settle": ("colour",),
        "climate": ("colour",),
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


#: The steps before the first turn.
SETTING_UP = (
    "crowns",
    "colours",
    "tiles",
    "continents",
    "craton",
    "shift",
    "ground",
    "settle",
    "climate",
    "board",
)


class _Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A part of a position; unknown fields are errors, defaults are left out."""


class TilePart(_Part):
    """C4.3, K. A tile laid in the game."""

    #: The tile.
    tile: str
    #: Where it lies.
    hex: str
    #: The side that is up.
    side: str = "front"
    #: How far it is turned.
    turn: int = 0


class CratonPart(_Part):
    """C5. A craton on the map."""

    #: The craton.
    craton: str
    #: Where its middle lies; left out until it is laid.
    hex: str | None = None
    #: How far it is turned.
    turn: int = 0
    #: Whether it belongs to America (C5.3).
    west: bool = False
    #: Whether tiles lie on it (K1, K3b).
    tiled: bool = False
    #: What Megafauna left on its seven fields (C6d).
    discs: list[str] = []
    #: The fields with plants (K4a).
    plants: list[int] = []
    #: The metallurgy that the luxury of the middle asks for (C5d).
    luxury: int = 0
    #: The field of the work animal (C5e).
    work: int = 0
    #: The field of the war animal (C5e).
    war: int = 0


class PlayerPart(_Part):
    """A player. Pieces that are nowhere else are in the supply and on the track."""

    #: Needed unless the options name the colours.
    seat: int | None = None
    #: The crown that was dealt to the player.
    crown: int | None = None
    #: The discipline of the ruling class.
    ruling: str | None = None
    #: Pawns in emotions, vocabulary and free will; left out, those of the start, without the ones
    #: that are elsewhere, taken from emotions first.
    brain: list[int] | None = None
    #: Pawns in mysticism.
    mysticism: int = 0
    #: Spaces; left out, the starting space.
    migrants: list[str] | None = None
    #: Resources by hex.
    cities: dict[str, str] = {}
    #: Levels by track, as printed.
    technology: dict[str, int] = {}
    #: Challenge cards by discipline, the newest last.
    foundations: dict[str, list[str]] = {}
    #: Challenge cards with a Dissident, or `"crown"`.
    dissidents: list[str] = []
    #: Ideas, the newest last.
    inventions: list[str] = []
    #: Victory tokens of the first three Comets.
    tokens: list[int] | None = None
    #: Comets held as Portents.
    portents: list[str] = []
    #: Whether chaos has found no Resistance space.
    overflow: bool = False
    #: Hexes of cities whose Refugees stay on the map for that reason.
    refugees: list[str] = []


class PositionFile(_Part):
    """A whole position. What is left out is as at the start of the Epoch with nothing done."""

    #: The number of the Epoch.
    epoch: int = 1
    #: The number of the round.
    round: int = 1
    #: The colour whose turn it is; without an `agenda` it begins.
    turn: str | None = None
    #: The steps still to be played.
    agenda: list[str] | None = None
    #: What ends the game, or `going-on`.
    ending: str = "going-on"
    #: Whether the game has ended.
    over: bool = False
    #: Turns left before the tail of Comet IV has passed.
    tail: int | None = None
    #: Where the activity phase is.
    stage: str = "idle"
    #: Foundations that are still to come, or Inventions that are behind.
    row: int = 0
    #: Whether the player has elected in this turn.
    elected: bool = False
    #: Whether there was a revolution in this turn.
    revolted: bool = False
    #: Spaces of Migrants that have moved in this turn.
    moved: list[str] = []
    #: Hexes of cities that were built in this turn.
    built: list[str] = []
    #: The crowns by seat, once they are dealt.
    crowns: list[int] = []
    #: Tiles that were laid in the game.
    laid: list[TilePart] = []
    #: The cratons of the map; left out, they lie as they might have been laid.
    cratons: list[CratonPart] | None = None
    #: The latitude strip; left out, that of the start.
    strip: str | None = None
    #: Climate tokens by hex; left out, as at the start.
    climate: dict[str, str] | None = None
    #: The space of the cube.
    philosophy: str | None = None
    #: How many challenge cards are left of each Epoch.
    deck: list[int] | None = None
    #: Challenge cards of unused piles that were shown.
    shown: list[str] = []
    #: Challenge cards that are out of the game.
    gone: list[str] = []
    #: Ideas by slot, column by column from row 1, `""` for a gap; left out, the first of the decks.
    display: list[str] | None = None
    #: Numbers of Elders by Idea and colour.
    elders: dict[str, dict[str, int]] = {}
    #: Colours by Idea that is an Invention.
    emissaries: dict[str, list[str]] = {}
    #: The tradition deck; the top is last.
    tradition: list[str] = []
    #: Ideas that are out of the game.
    forgotten: list[str] | None = None
    #: A challenge card that was turned up.
    card: str | None = None
    #: An Idea that is being invented.
    idea: str | None = None
    #: The highest bid of the auction so far, with bonuses.
    bid: int = 0
    #: How many pawns are in it.
    bid_pawns: int = 0
    #: Whose it is.
    bidder: str | None = None
    #: Who gets the card as a dictator.
    dictator: str | None = None
    #: Players by colour.
    player: dict[str, PlayerPart] = {}

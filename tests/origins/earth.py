"""The map of Earth by names, for tests."""

from collections.abc import Iterable

from tests.origins.sets import CARDS
from trilobite.games.origins.worldmap import LAND_SPACE

EARTH = CARDS.earth
HEX = {name: number for number, name in enumerate(EARTH.hex_ids)}
SPACE = {name: number for number, name in enumerate(EARTH.space_ids)}
AUSTRALIA = [
    "western-australia",
    "northern-australia",
    "southern-australia",
    "southeastern-australia",
]


def around(hexes: Iterable[str]) -> set[int]:
    """The spaces of hexes."""
    return {space for hex in hexes for space in EARTH.hex_spaces[HEX[hex]]}


def land_of(spaces: Iterable[int]) -> set[int]:
    """The land spaces among spaces."""
    return {space for space in spaces if EARTH.space_kind[space] == LAND_SPACE}


def tokens(players: int) -> dict[int, int]:
    """The climate tokens at the start, by hex."""
    return {hex: EARTH.ring[hex] for hex in EARTH.starred(players)}


def share_a_hex(one: int, other: int) -> bool:
    """Whether two spaces touch the same hex."""
    return bool(set(EARTH.space_hexes[one]) & set(EARTH.space_hexes[other]))

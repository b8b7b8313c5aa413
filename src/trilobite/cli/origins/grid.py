"""Where the hexes and spaces of a map stand in a terminal, and what their coordinates are.

A row of hexes takes one line of spaces and one or more of hexes. Across, everything stands at a
multiple of half a hex: these are the stops, some characters apart.
"""

from itertools import accumulate
from math import floor
from typing import Final

from trilobite.games.origins.worldmap import WorldMap

#: Fewest and most characters between two stops; a few gaps may have one less than the fewest.
NARROW: Final = 2
WIDE: Final = 5
#: Most hexes that a narrower gap may cut.
AT_THE_EDGE: Final = 2

#: Where the corners of a hex are, right and down from its centre.
CORNERS: Final = {
    (0, -1): "n",
    (0.5, -0.5): "ne",
    (0.5, 0.5): "se",
    (0, 1): "s",
    (-0.5, 0.5): "sw",
    (-0.5, -0.5): "nw",
}


class Grid:
    """A map in a terminal of some width."""

    def __init__(self, world: WorldMap, width: int) -> None:
        self._left: Final = leftmost(world)
        stops = self._stop(max(x for places in world.space_x for x in places))
        apart = min((width - 1) // stops, WIDE)
        gaps = [max(apart, NARROW)] * stops
        for gap in self._least_used(world, stops)[: max(0, sum(gaps) + 1 - width)]:
            gaps[gap] -= 1
        self._columns: Final = [0, *accumulate(gaps)]
        #: Characters that the map takes, and how many most hexes have for themselves.
        self.width: Final = self._columns[-1] + 1
        self.cell: Final = 2 * gaps[stops // 2]
        self.rows: Final = len(set(world.hex_y))

    def _stop(self, x: float) -> int:
        return round(2 * (x - self._left))

    def _least_used(self, world: WorldMap, stops: int) -> list[int]:
        """The gaps that can be narrower, those with the fewest hexes first; no hex has two."""
        used = [0] * stops
        for x in world.hex_x:
            west = self._stop(x - 0.5)
            used[west] += 1
            used[west + 1] += 1
        chosen: list[int] = []
        for gap in sorted(range(stops), key=lambda gap: used[gap]):
            alone = gap - 1 not in chosen and gap + 1 not in chosen
            if alone and used[gap] <= AT_THE_EDGE:
                chosen.append(gap)
        return chosen

    def column(self, x: float) -> int:
        """The column of a place."""
        return self._columns[self._stop(x)]


def leftmost(world: WorldMap) -> float:
    """The place farthest in the west."""
    return min(x for places in world.space_x for x in places)


def rows(world: WorldMap) -> list[float]:
    """The heights of the rows of hexes."""
    return sorted(set(world.hex_y))


def coordinates(world: WorldMap) -> list[str]:
    """Of each hex the letter of its row and the number of its column, as in "g11". On the
    archipelago these are the printed names."""
    left = leftmost(world)
    heights = rows(world)
    return [
        f"{row_letter(heights.index(world.hex_y[hex]))}{floor(world.hex_x[hex] - 0.5 - left) + 1}"
        for hex in range(len(world.hex_ids))
    ]


def corners(world: WorldMap) -> list[dict[int, str]]:
    """The hexes at which each space lies, and which of their corners it is."""
    found: list[dict[int, str]] = []
    for space, hexes in enumerate(world.space_hexes):
        at = {}
        for x, y in zip(world.space_x[space], world.space_y[space], strict=True):
            for hex in hexes:
                corner = CORNERS.get((x - world.hex_x[hex], y - world.hex_y[hex]))
                if corner is not None:
                    at[hex] = corner
        found.append(at)
    return found


def row_letter(row: int) -> str:
    """The letter of a row, a at the top."""
    return chr(ord("a") + row)

"""The grid of the planet: 37 hexes and their 96 corners as small numbers, in plain tuples.

The hexes stand with a flat side up in seven columns, a to g from west to east; within a column they
are counted from the north: a1 to a4, d1 to d7, g1 to g4. The centre is d4. Hexes are numbered in
this order, corners from the north to the south and from the west to the east. A corner is named
after the first of its hexes and the direction in which it lies from there: d4-ne.

Distances are measured in half sides to the east and in half heights to the south, so that every
centre and every corner has whole coordinates.
"""

from typing import Final

HEXES: Final = 37
CORNERS: Final = 96

NORTH: Final = 0
SOUTH: Final = 1
#: On the line between the halves, where a vent may show either side.
CENTRE_LINE: Final = 2

_RADIUS: Final = 3
#: The six neighbours as (q, r), clockwise from the north.
_DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
#: The six corners as name and distance from the centre, clockwise from the upper left.
_CORNERS: Final = (
    ("nw", -1, -1),
    ("ne", 1, -1),
    ("e", 2, 0),
    ("se", 1, 1),
    ("sw", -1, 1),
    ("w", -2, 0),
)


def _axial() -> list[tuple[int, int]]:
    """The coordinates (q, r) of the hexes: q counts columns to the east, r runs to the south."""
    found = []
    for q in range(-_RADIUS, _RADIUS + 1):
        for r in range(max(-_RADIUS, -_RADIUS - q), min(_RADIUS, _RADIUS - q) + 1):
            found.append((q, r))
    return found


def _place(q: int, r: int) -> tuple[int, int]:
    """The centre of a hex in half sides to the east and half heights to the south."""
    return 3 * q, 2 * r + q


def _names() -> list[str]:
    found = []
    for q, r in AXIAL:
        found.append(f"{'abcdefg'[q + _RADIUS]}{r - max(-_RADIUS, -_RADIUS - q) + 1}")
    return found


def _neighbours() -> list[tuple[int, ...]]:
    number = {axial: hex for hex, axial in enumerate(AXIAL)}
    found = []
    for q, r in AXIAL:
        around = [(q + dq, r + dr) for dq, dr in _DIRECTIONS]
        found.append(tuple([number[axial] for axial in around if axial in number]))
    return found


def _corner_places() -> list[tuple[int, int]]:
    """Where the corners lie, from the north to the south and from the west to the east."""
    places = set()
    for x, y in PLACES:
        for _, dx, dy in _CORNERS:
            places.add((x + dx, y + dy))
    return sorted(places, key=lambda place: (place[1], place[0]))


def _corners_of() -> list[tuple[int, ...]]:
    number = {place: corner for corner, place in enumerate(CORNER_PLACES)}
    return [tuple([number[(x + dx, y + dy)] for _, dx, dy in _CORNERS]) for x, y in PLACES]


def _hexes_of() -> list[tuple[int, ...]]:
    found: list[list[int]] = [[] for _ in range(CORNERS)]
    for hex, corners in enumerate(CORNERS_OF):
        for corner in corners:
            found[corner].append(hex)
    return [tuple(hexes) for hexes in found]


def _corner_names() -> list[str]:
    found = []
    for corner, hexes in enumerate(HEXES_OF):
        first = hexes[0]
        found.append(f"{HEX_NAMES[first]}-{_CORNERS[CORNERS_OF[first].index(corner)][0]}")
    return found


#: Coordinates (q, r) of each hex.
AXIAL: Final[tuple[tuple[int, int], ...]] = tuple(_axial())
#: Where the centre of each hex lies.
PLACES: Final[tuple[tuple[int, int], ...]] = tuple([_place(q, r) for q, r in AXIAL])
HEX_NAMES: Final[tuple[str, ...]] = tuple(_names())
#: The hexes that share an edge with each hex, clockwise from the north (MAR-2.2.1).
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(_neighbours())
#: Whether a hex has fewer than six neighbours (MAR-2.2.5).
EDGE: Final[tuple[bool, ...]] = tuple([len(around) < 6 for around in NEIGHBOURS])
#: NORTH, SOUTH or CENTRE_LINE of each hex (MAR-2.2.6).
HALF: Final[tuple[int, ...]] = tuple(
    [CENTRE_LINE if y == 0 else NORTH if y < 0 else SOUTH for _, y in PLACES]
)
#: The hex in the middle of the grid.
CENTRE: Final[int] = AXIAL.index((0, 0))

CORNER_PLACES: Final[tuple[tuple[int, int], ...]] = tuple(_corner_places())
#: The six corners of each hex, clockwise from the upper left.
CORNERS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(_corners_of())
#: The one to three hexes of the grid that share each corner (MAR-2.3.2).
HEXES_OF: Final[tuple[tuple[int, ...], ...]] = tuple(_hexes_of())
CORNER_NAMES: Final[tuple[str, ...]] = tuple(_corner_names())


def corner_named(hex: str, direction: str) -> int:
    """The corner of a hex in a direction: nw, ne, e, se, sw or w."""
    for number, (name, _, _) in enumerate(_CORNERS):
        if name == direction:
            return CORNERS_OF[HEX_NAMES.index(hex)][number]
    raise ValueError(direction)

"""A map out of its card files: corners become spaces, sides become steps.

Each hex has six corners, and a corner is the meeting point of three cells of the grid, whether
there are hexes on them or not. That point is what tells one corner from another.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from trilobite.games.origins.cards.schema import HexRecord, SpaceRecord
from trilobite.games.origins.worldmap import CORNER_NAMES, ICE_CAP, LAND_SPACE, OUTSIDE, WATER_SPACE

Cell = tuple[int, int]
Point = frozenset[Cell]

#: The cell beyond each side; side k runs from corner k to corner k + 1.
BEYOND: Final[tuple[Cell, ...]] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
#: By which of its corners a space without a name of its own is named.
NAMING: Final = ("n", "s", "ne", "nw", "se", "sw")


class MapError(ValueError):
    """What is wrong with a space, and at which of its places."""

    def __init__(self, space: SpaceRecord, place: int, text: str) -> None:
        super().__init__(text)
        self.space = space
        self.place = place


class Space(NamedTuple):
    """A space: the hexes it touches as (hex, corner), where it is drawn, and what is said of it."""

    id: str
    kind: int
    corners: list[tuple[int, int]]
    places: list[tuple[float, float]]
    record: SpaceRecord | None


class Grid(NamedTuple):
    """The geometry of a map."""

    spaces: list[Space]
    #: The spaces around each hex, clockwise from the top.
    around: list[list[int]]
    #: Both ends of each side, and the two areas beside it.
    sides: dict[tuple[int, int], tuple[int, int]]


def point(cell: Cell, corner: int) -> Point:
    """The corner of a cell as the three cells that meet there."""
    q, r = cell
    one, other = BEYOND[corner], BEYOND[corner - 1]
    return frozenset({cell, (q + one[0], r + one[1]), (q + other[0], r + other[1])})


def place(where: Point) -> tuple[float, float]:
    """Where a corner is drawn: in the middle of its cells."""
    return sum(q + r / 2 for q, r in where) / 3, sum(1.5 * r for _, r in where) / 3


def in_order(hexes: Sequence[HexRecord]) -> tuple[HexRecord, ...]:
    """Hexes row by row from the north-west."""
    return tuple(sorted(hexes, key=lambda hex: (hex.r, hex.q)))


def grid(hexes: Sequence[HexRecord], records: Sequence[SpaceRecord]) -> Grid:
    """The spaces and sides of hexes that are in order."""
    number = {(hex.q, hex.r): index for index, hex in enumerate(hexes)}
    touching: dict[Point, list[tuple[int, int]]] = {}
    for index, hex in enumerate(hexes):
        for corner in _corners(hex):
            touching.setdefault(point((hex.q, hex.r), corner), []).append((index, corner))
    spaces = []
    for points, record in _joined(hexes, records, touching):
        corners = [one for where in points for one in touching[where]]
        spaces.append(
            Space(
                id=record.id if record and record.id else _name(hexes, corners),
                kind=_kind(hexes, corners, record),
                corners=corners,
                places=[place(where) for where in points],
                record=record,
            )
        )
    spaces.sort(key=lambda space: min((y, x) for x, y in space.places))
    at = {one: index for index, space in enumerate(spaces) for one in space.corners}
    around = [[at[index, corner] for corner in _corners(hex)] for index, hex in enumerate(hexes)]
    return Grid(spaces, around, _sides(hexes, number, at))


def _corners(hex: HexRecord) -> list[int]:
    """The corners of a hex that lie on the board, clockwise from the top."""
    return [index for index, name in enumerate(CORNER_NAMES) if name not in hex.cut]


def _joined(
    hexes: Sequence[HexRecord],
    records: Sequence[SpaceRecord],
    touching: Mapping[Point, object],
) -> Iterator[tuple[list[Point], SpaceRecord | None]]:
    """The points of each space, more than one where edges meet, and what is said of it."""
    by_id = {hex.id: hex for hex in hexes}
    owner: dict[Point, int] = {}
    for index, record in enumerate(records):
        points: list[Point] = []
        for position, text in enumerate(record.at):
            name, _, corner = text.partition(" ")
            if name not in by_id:
                raise MapError(record, position, f"{text!r} names no hex of this map")
            hex = by_id[name]
            where = point((hex.q, hex.r), CORNER_NAMES.index(corner))
            if where not in touching or corner in hex.cut:
                raise MapError(record, position, f"{text!r} is a corner that is cut off")
            if where in owner:
                known = records[owner[where]].at[0]
                raise MapError(record, position, f"{text!r} is the same corner as {known!r}")
            if any(where & other for other in points):
                raise MapError(record, position, f"{text!r} is too near to {record.at[0]!r}")
            owner[where] = index
            points.append(where)
        yield points, record
    for where in touching:
        if where not in owner:
            yield [where], None


def _name(hexes: Sequence[HexRecord], corners: Sequence[tuple[int, int]]) -> str:
    """An id for a space without one: a hex and its corner, such as "gobi-n"."""
    hex, corner = by_name(corners)[0]
    return f"{hexes[hex].id}-{CORNER_NAMES[corner]}"


def by_name(corners: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Corners with the one that names their space first."""
    return sorted(corners, key=lambda one: (NAMING.index(CORNER_NAMES[one[1]]), one[0]))


def _kind(
    hexes: Sequence[HexRecord],
    corners: Sequence[tuple[int, int]],
    record: SpaceRecord | None,
) -> int:
    """What the record says; otherwise land if the space touches a land hex."""
    if record and record.kind:
        return LAND_SPACE if record.kind == "land" else WATER_SPACE
    by_land = any(hexes[hex].kind == "land" for hex, _ in corners)
    return LAND_SPACE if by_land else WATER_SPACE


def _sides(
    hexes: Sequence[HexRecord],
    number: Mapping[Cell, int],
    at: Mapping[tuple[int, int], int],
) -> dict[tuple[int, int], tuple[int, int]]:
    """Every side once, under its ends in order, with the areas beside it.

    Beyond a cut corner there is nothing (B3i). Where both ends of a side lie on both edges, the
    side does too and leads between the hexes of the two edges.
    """
    found: dict[tuple[int, int], tuple[int, int]] = {}
    for index, hex in enumerate(hexes):
        corners = _corners(hex)
        for here, there in zip(corners, [*corners[1:], corners[0]], strict=True):
            beyond = OUTSIDE
            if there == (here + 1) % 6:
                q, r = hex.q + BEYOND[here][0], hex.r + BEYOND[here][1]
                beyond = number.get((q, r), ICE_CAP if r < 1 else OUTSIDE)
            one, other = sorted((at[index, here], at[index, there]))
            known, area = found.setdefault((one, other), (index, beyond))
            if known != index and area == beyond == OUTSIDE:
                found[one, other] = (known, index)
    return found

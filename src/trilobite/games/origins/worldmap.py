"""The map as the rules see it: hexes, spaces and the sides between them as small numbers.

A hex and a space are named by their place in the lists: hexes row by row from the north-west,
spaces likewise. Two spaces that are printed on both edges and are one and the same (G6e) have
one number. A side of a hex leads from one space to the next and lies between two areas: two
hexes, or a hex and what is beyond the grid.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final, Literal, get_args

#: The sides of the map board (B3).
MapId = Literal["earth", "archipelago"]

LAND: Final = 0
SHELF: Final = 1
OCEAN: Final = 2
HexKindId = Literal["land", "shelf", "ocean"]
HEX_KIND_NAMES: Final[tuple[HexKindId, ...]] = get_args(HexKindId)

LAND_SPACE: Final = 0
WATER_SPACE: Final = 1
SpaceKindId = Literal["land", "water"]
SPACE_KIND_NAMES: Final[tuple[SpaceKindId, ...]] = get_args(SpaceKindId)

# Climates: what a ring allows and a climate token shows. The two sides of one token differ in
# the last bit, so that `flipped` is all there is to know of it (B0.2).
SEA: Final = 0
ICE: Final = 1
DESERT: Final = 2
JUNGLE: Final = 3
CLIMATES: Final = (0, 1, 2, 3)
ClimateId = Literal["sea", "ice", "desert", "jungle"]
CLIMATE_NAMES: Final[tuple[ClimateId, ...]] = get_args(ClimateId)
NO_RING: Final = -1
#: Terrain that can close the way (G6f): the climates, and two that nothing changes.
PERMANENT_OCEAN: Final = 4
PERMANENT_ICE: Final = 5
TerrainId = Literal[ClimateId, "permanent-ocean", "permanent-ice"]
TERRAIN_NAMES: Final[tuple[TerrainId, ...]] = get_args(TerrainId)

#: Tokens of each pair, sea and ice, desert and jungle (B0.2).
TOKENS_OF_A_PAIR: Final = 16

# Areas beside a step that are no hexes (B3h, B3i), and what is beside one that does not leave its
# hex.
OUTSIDE: Final = -1
ICE_CAP: Final = -2
WITHIN: Final = -3

HORTICULTURE: Final = 0
BIOFUEL: Final = 1
WORK_ANIMAL: Final = 2
WAR_ANIMAL: Final = 3
LUXURY: Final = 4
METAL: Final = 5
OIL: Final = 6
URANIUM: Final = 7
ResourceKindId = Literal[
    "horticulture",
    "biofuel",
    "work-animal",
    "war-animal",
    "luxury",
    "metal",
    "oil",
    "uranium",
]
RESOURCE_NAMES: Final[tuple[ResourceKindId, ...]] = get_args(ResourceKindId)

#: Corners of a hex, clockwise from the top.
CornerId = Literal["n", "ne", "se", "s", "sw", "nw"]
CORNER_NAMES: Final[tuple[CornerId, ...]] = get_args(CornerId)

#: Fewest stars of the rings that get a token at the start, by the number of players (C2f).
STARS_BY_PLAYERS: Final = (0, 1, 1, 3, 4)

FRONT: Final = 0
BACK: Final = 1
TileSideId = Literal["front", "back"]
TILE_SIDE_NAMES: Final[tuple[TileSideId, ...]] = get_args(TileSideId)


def flipped(climate: int) -> int:
    """The climate on the other side of a token: sea and ice, desert and jungle."""
    return climate ^ 1


@dataclass(eq=False)
class Resource:
    """A resource symbol. Black ones ask for a level of a technology (B3f)."""

    #: Place in the list of resources.
    number: int
    kind: int
    #: -1 if nothing is asked for.
    track: int
    level: int


@dataclass(eq=False)
class TileSide:
    """One side of a hexagonal tile."""

    ring: int
    stars: int
    resources: list[Resource]
    #: LAND_SPACE or WATER_SPACE, clockwise from the top.
    corners: list[int]


@dataclass(eq=False)
class Tile:
    """A hexagonal tile; `sides` is indexed by FRONT and BACK."""

    id: str
    sides: list[TileSide]


@dataclass(eq=False)
class Placement:
    """A tile on a hex, turned by so many sixths clockwise."""

    hex: int
    tile: int
    side: int
    turn: int


@dataclass(eq=False)
class Layout:
    """A way to lay tiles on the archipelago. Only layouts with fronts up serve for Yrr (C4.2)."""

    id: str
    yrr: bool
    placements: list[Placement]


@dataclass(eq=False)
class WorldMap:
    """One side of the map board, or a map made of it by laying tiles."""

    id: MapId
    hex_ids: list[str]
    space_ids: list[str]
    #: LAND, SHELF or OCEAN of each hex.
    hex_kind: list[int]
    #: The climate that the ring of each hex allows, or NO_RING.
    ring: list[int]
    #: C5. Which of the cratons that are laid covers each hex, -1 if none does.
    craton_at: list[int]
    stars: list[int]
    resources: list[list[Resource]]
    #: The spaces around each hex, clockwise from the top.
    hex_spaces: list[list[int]]
    #: Of each catastrophe, the hex with its star, or -1 where a tile covers it.
    epicentre: list[int]
    space_kind: list[int]
    #: One to three hexes that each space touches.
    space_hexes: list[list[int]]
    #: The spaces one step away from each space.
    neighbours: list[list[int]]
    #: Beside each neighbour: the two areas between which the step leads, hexes or OUTSIDE, ICE_CAP.
    beside: list[list[tuple[int, int]]]
    #: Both together with the first steps from cities (G6a.2): the steps from each space and, after
    #: the spaces, from the city of each hex; and the areas beside each of them.
    ways: list[list[int]]
    sides: list[list[tuple[int, int]]]
    #: The starting spaces of land people and of sea people, by colour.
    land_start: list[int]
    sea_start: list[int]
    #: Centres of the hexes: a hex is 1 wide, rows are 1.5 apart, neighbouring corners of a hex
    #: differ by 0.5 across and 0.5 or 1 down.
    hex_x: list[float]
    hex_y: list[float]
    #: Column, in halves, and row of each hex; and the hexes by them.
    hex_place: list[tuple[int, int]]
    hex_at: dict[tuple[int, int], int]
    #: Places of each space; a space of both edges has two.
    space_x: list[list[float]]
    space_y: list[list[float]]

    def starred(self, players: int) -> list[int]:
        """C2f. The hexes that get a climate token at the start."""
        least = STARS_BY_PLAYERS[players]
        return [hex for hex in range(len(self.stars)) if self.stars[hex] >= least]

    def nearest(self, space: int, kind: int, taken: Collection[int] = ()) -> list[int]:
        """The nearest spaces of a kind that are not taken, the space itself if it is one
        (C1b.4)."""
        found: list[int] = []
        seen = [False] * len(self.space_kind)
        seen[space] = True
        front = [space]
        while front and not found:
            found = [here for here in front if self.space_kind[here] == kind and here not in taken]
            behind: list[int] = []
            for here in front:
                for there in self.neighbours[here]:
                    if not seen[there]:
                        seen[there] = True
                        behind.append(there)
            front = behind
        return found


def takes_a_tile(world: WorldMap, hex: int) -> bool:
    """A tile needs a hex with six spaces (C4.3)."""
    return len(world.hex_spaces[hex]) == 6


def with_tiles(world: WorldMap, tiles: list[Tile], placements: list[Placement]) -> WorldMap:
    """B8d. A new map: tiles replace hexes with their spaces, resources and stars.

    A corner where tiles of different kinds meet is land, and so is one of a craton (C5f.1).
    Starting spaces stay where they are, even where a tile has changed their kind.
    """
    hex_kind = world.hex_kind[:]
    ring = world.ring[:]
    stars = world.stars[:]
    resources = world.resources[:]
    space_kind = world.space_kind[:]
    epicentre = world.epicentre[:]
    craton_at = world.craton_at[:]
    for placement in placements:
        craton_at[placement.hex] = -1
    land = [any(craton_at[hex] >= 0 for hex in hexes) for hexes in world.space_hexes]
    for placement in placements:
        side = tiles[placement.tile].sides[placement.side]
        hex = placement.hex
        hex_kind[hex] = SHELF if side.ring == SEA else LAND
        ring[hex] = side.ring
        stars[hex] = side.stars
        resources[hex] = side.resources
        for corner in range(6):
            space = world.hex_spaces[hex][corner]
            kind = side.corners[(corner - placement.turn) % 6]
            land[space] = land[space] or kind == LAND_SPACE
            space_kind[space] = LAND_SPACE if land[space] else WATER_SPACE
        epicentre = [-1 if place == hex else place for place in epicentre]
    return replace(
        world,
        hex_kind=hex_kind,
        ring=ring,
        stars=stars,
        resources=resources,
        epicentre=epicentre,
        space_kind=space_kind,
        craton_at=craton_at,
    )

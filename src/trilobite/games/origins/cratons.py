"""C5, C6, K. Cratons: seven fields each, the latitudes above them, and the maps made of them."""

from dataclasses import dataclass, replace
from typing import Final, Literal, get_args

from trilobite.games.origins.worldmap import (
    LAND,
    LAND_SPACE,
    NO_RING,
    OCEAN,
    SEA,
    SHELF,
    Resource,
    WorldMap,
)

EARTH: Final = 0
MARS: Final = 1
VENUS: Final = 2
PlanetId = Literal["earth", "mars", "venus"]
PLANET_NAMES: Final[tuple[PlanetId, ...]] = get_args(PlanetId)

STEPPE: Final = 0
SWAMP: Final = 1
SEA_FIELD: Final = 2
HIGHLAND: Final = 3
BASIN: Final = 4
FieldId = Literal["steppe", "swamp", "sea", "highland", "basin"]
FIELD_NAMES: Final[tuple[FieldId, ...]] = get_args(FieldId)

#: Fields of a craton. The number of a field, but for the middle, is its printed die (C5e.1).
FIELDS: Final = 7
MIDDLE: Final = 0

NO_DISC: Final = 0
WHITE_DISC: Final = 1
GREEN_DISC: Final = 2
BLACK_DISC: Final = 3
#: C6d.1. Discs of shelves are taken away.
SHELF_DISC: Final = 4
DiscId = Literal["none", "white", "green", "black", "shelf"]
DISC_NAMES: Final[tuple[DiscId, ...]] = get_args(DiscId)

UNCOLOURED: Final = 0
WHITE: Final = 1
GREEN: Final = 2
BandId = Literal["none", "white", "green"]
BAND_NAMES: Final[tuple[BandId, ...]] = get_args(BandId)
#: The latitude of each row of the map from the north (designed: six of them on eight rows, so that
#: those of deserts, C5b.2, are two rows each; what is further south belongs to the last).
LATITUDES: Final = (1, 2, 2, 3, 4, 5, 5, 6)
#: C5b.2. Where deserts lie.
HORSE_LATITUDES: Final = (2, 5)

#: The way from a hex to each of its six neighbours, clockwise from the north-east, in columns of
#: half a hex and in rows.
AROUND: Final = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))


@dataclass(eq=False)
class Craton:
    """A craton: its fields, the middle first and then clockwise from the north-east."""

    id: str
    planet: int
    fields: list[int]
    #: The colour that starts on it and the field where, -1 if none does.
    colour: int
    start: int
    #: What steppe, swamp and sea have (C5d.1), what the middle has, with the level still to be
    #: rolled (C5d.2), and the work animal and the war animal (C5e.1).
    products: list[Resource]
    luxury: Resource
    animals: list[Resource]


@dataclass(eq=False)
class Strip:
    """A latitude strip: the colours of six latitudes from the north (C5a, C5b)."""

    id: str
    bands: list[int]


@dataclass(eq=False)
class LaidCraton:
    """A craton on the map, replaced and never changed: its middle lies on a hex, turned by so many
    sixths clockwise."""

    craton: int
    #: -1 until it is laid.
    hex: int
    turn: int
    #: C5.3. It belongs to America.
    west: bool
    #: What lay on its fields at the end of Megafauna, none if it is no campaign (C6d).
    discs: list[int]
    #: K4a.1. Fields with a green plant, marked by a burrower.
    plants: list[int]
    #: K1, K3b, K4c. Tiles lie on it; fields without one are lakes.
    tiled: bool
    #: C5d.2, C5e.1. The luxury of the middle and the fields of the two animals, 0 until the dice
    #: have fallen.
    luxury: int
    work: int
    war: int


@dataclass(eq=False)
class Ending:
    """The last map of a game of Megafauna (C6b, C6c)."""

    id: str
    #: Whether it lies on the Earth or on the other side of the map.
    on_earth: bool
    strip: int
    cratons: list[LaidCraton]


# --- where fields lie ---------------------------------------------------------------------


def hexes_around(world: WorldMap, hex: int) -> list[int]:
    """The six neighbours of a hex, clockwise from the north-east; -1 beyond the map."""
    column, row = world.hex_place[hex]
    return [world.hex_at.get((column + across, row + down), -1) for across, down in AROUND]


def fields_on(world: WorldMap, hex: int, turn: int) -> list[int]:
    """The hexes on which the fields of a craton lie, by field; empty if it does not fit: every
    field needs a hex with six spaces, as a tile does."""
    around = hexes_around(world, hex)
    found = [hex] + [around[(field - 1 + turn) % 6] for field in range(1, FIELDS)]
    for one in found:
        if one < 0 or len(world.hex_spaces[one]) < 6:
            return []
    return found


def biome(craton: Craton, field: int, plants: list[int]) -> int:
    """K4a.1. Steppe, swamp or sea: a basin is a sea, a highland a swamp if plants grow there and
    otherwise a steppe."""
    kind = craton.fields[field]
    if kind == BASIN:
        return SEA_FIELD
    if kind == HIGHLAND:
        return SWAMP if field in plants else STEPPE
    return kind


def latitude_of(world: WorldMap, hex: int) -> int:
    """C5a.1. The latitude of a hex, 1 to 6 from the north."""
    row = world.hex_place[hex][1]
    return LATITUDES[min(row, len(LATITUDES)) - 1]


def band_of(world: WorldMap, strip: Strip, hex: int) -> int:
    """C5b.2. The colour of the latitude of a hex."""
    return strip.bands[latitude_of(world, hex) - 1]


def distance(world: WorldMap, one: int, other: int) -> int:
    """How many steps lie between the middles of two hexes."""
    column, row = world.hex_place[one]
    other_column, other_row = world.hex_place[other]
    down = abs(row - other_row)
    across = abs(column - other_column)
    return max(down, (across + down) // 2)


def touches_side_edge(world: WorldMap, hexes: list[int]) -> bool:
    """K2d.1. Whether one of the hexes lies at the east or west edge of the map."""
    for hex in hexes:
        column, row = world.hex_place[hex]
        if (column - 2, row) not in world.hex_at or (column + 2, row) not in world.hex_at:
            return True
    return False


# --- a map with cratons -------------------------------------------------------------------


def with_cratons(world: WorldMap, cratons: list[Craton], laid: list[LaidCraton]) -> WorldMap:
    """C5d, C5e, C5f.1. A new map: fields replace hexes, and all their corners are land. Under tiles
    a craton leaves lakes (K3b.1), which the tiles then cover."""
    hex_kind = world.hex_kind[:]
    ring = world.ring[:]
    stars = world.stars[:]
    resources = world.resources[:]
    space_kind = world.space_kind[:]
    epicentre = world.epicentre[:]
    craton_at = world.craton_at[:]
    for number in range(len(laid)):
        one = laid[number]
        if one.hex < 0:
            continue
        craton = cratons[one.craton]
        fields = fields_on(world, one.hex, one.turn)
        for field in range(len(fields)):
            hex = fields[field]
            kind = biome(craton, field, one.plants)
            stars[hex] = 0
            epicentre = [-1 if place == hex else place for place in epicentre]
            if one.tiled:
                hex_kind[hex] = OCEAN
                ring[hex] = NO_RING
                resources[hex] = []
                continue
            hex_kind[hex] = SHELF if kind == SEA_FIELD else LAND
            ring[hex] = SEA if kind == SEA_FIELD else NO_RING
            resources[hex] = field_resources(craton, field, kind, one)
            craton_at[hex] = number
            for space in world.hex_spaces[hex]:
                space_kind[space] = LAND_SPACE
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


def field_resources(craton: Craton, field: int, kind: int, one: LaidCraton) -> list[Resource]:
    """C5d.1, C5d.2, C5e.1. What a field has: that of its biome, in the middle the luxury for which
    metallurgy as high as the die is needed, and the animal that stands there."""
    found = [craton.products[kind]]
    if field == MIDDLE and one.luxury > 0:
        luxury = craton.luxury
        found.append(Resource(luxury.number, luxury.kind, luxury.track, one.luxury))
    if field == one.work and one.work > 0:
        found.append(craton.animals[0])
    if field == one.war and one.war > 0:
        found.append(craton.animals[1])
    return found

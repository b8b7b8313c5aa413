"""The archipelago, the hexagonal tiles, and maps made of both."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.origins.journeys import Traveller, fewest_water_spaces
from tests.origins.sets import CARDS
from trilobite.games.origins.cards.types import COLOUR_NAMES, COLOURS
from trilobite.games.origins.worldmap import (
    BACK,
    BIOFUEL,
    CLIMATES,
    DESERT,
    FRONT,
    HORTICULTURE,
    ICE,
    JUNGLE,
    LAND,
    LAND_SPACE,
    NO_RING,
    OCEAN,
    OIL,
    RESOURCE_NAMES,
    SEA,
    SHELF,
    TOKENS_OF_A_PAIR,
    URANIUM,
    WATER_SPACE,
    WORK_ANIMAL,
    Placement,
    TileSide,
    WorldMap,
    takes_a_tile,
    with_tiles,
)

SEAS = CARDS.archipelago
HEX = {name: number for number, name in enumerate(SEAS.hex_ids)}
ISLANDS = [hex for hex, kind in enumerate(SEAS.hex_kind) if kind == SHELF]
LAYOUTS = {layout.id: layout for layout in CARDS.layouts}
each_colour = pytest.mark.parametrize("colour", COLOURS, ids=COLOUR_NAMES)


def sides() -> Iterator[TileSide]:
    return (side for tile in CARDS.tiles for side in tile.sides)


def made(layout: str) -> WorldMap:
    return with_tiles(SEAS, CARDS.tiles, LAYOUTS[layout].placements)


def kinds_of(resources: Iterator[TileSide]) -> Counter[int]:
    return Counter(one.kind for side in resources for one in side.resources)


# ---------------------------------------------------------------- tiles


@pytest.mark.clause("B0.2", "C4.2")
def test_26_tiles_with_sea_or_ice_in_front() -> None:
    assert len(CARDS.tiles) == 26
    for tile in CARDS.tiles:
        assert tile.sides[FRONT].ring in (SEA, ICE)
        assert tile.sides[BACK].ring in (NO_RING, DESERT, JUNGLE)
    rings = Counter(side.ring for side in sides())
    assert rings == {SEA: 13, ICE: 13, JUNGLE: 9, DESERT: 9, NO_RING: 8}
    pairs = {(tile.sides[FRONT].ring, tile.sides[BACK].ring) for tile in CARDS.tiles}
    assert len(pairs) == 6


def test_stars_of_the_tiles_never_ask_for_more_tokens_than_there_are() -> None:
    starred = [side for side in sides() if side.stars]
    assert all(side.ring != NO_RING for side in starred)
    assert sum(side.ring in (SEA, ICE) for side in starred) == TOKENS_OF_A_PAIR
    assert sum(side.ring in (DESERT, JUNGLE) for side in starred) == TOKENS_OF_A_PAIR
    stars = Counter(side.stars for side in starred)
    assert (stars[4], stars[3], stars[2] + stars[1]) == (16, 4, 12)


def test_corners_of_tiles() -> None:
    for side in sides():
        land = side.corners.count(LAND_SPACE)
        assert land >= 1 if side.ring == SEA else land >= 3
        assert side.ring != SEA or side.corners.count(WATER_SPACE) >= 2


def test_tiles_have_every_kind_of_resource_and_so_have_their_fronts() -> None:
    found = kinds_of(sides())
    assert all(found[kind] >= 3 for kind in range(len(RESOURCE_NAMES)))
    fronts = kinds_of(tile.sides[FRONT] for tile in CARDS.tiles)
    assert set(fronts) == set(found)


# ---------------------------------------------------------------- the archipelago


@pytest.mark.clause("B3.1")
def test_islands_in_the_ocean() -> None:
    assert len(SEAS.hex_ids) == 104
    assert len(SEAS.space_ids) == 234
    assert LAND not in SEAS.hex_kind
    assert len(ISLANDS) == 22
    assert not any(SEAS.stars)
    land = [space for space, kind in enumerate(SEAS.space_kind) if kind == LAND_SPACE]
    assert len(land) == 53
    for space in land:
        assert any(hex in ISLANDS for hex in SEAS.space_hexes[space])
    for hex in ISLANDS:
        assert any(space in land for space in SEAS.hex_spaces[hex])


@pytest.mark.clause("K2c.1")
def test_islands_are_rich_in_oil_and_uranium() -> None:
    found = Counter(one.kind for hex in ISLANDS for one in SEAS.resources[hex])
    assert found[URANIUM] >= 4
    assert found[OIL] >= 6
    backs = kinds_of(tile.sides[BACK] for tile in CARDS.tiles)
    assert found[URANIUM] + found[OIL] > backs[URANIUM] + backs[OIL]


@pytest.mark.clause("C3d.1")
def test_the_ocean_has_every_kind_of_resource() -> None:
    found = {
        one.kind
        for hex, kind in enumerate(SEAS.hex_kind)
        if kind == OCEAN
        for one in SEAS.resources[hex]
    }
    assert found == set(range(len(RESOURCE_NAMES)))


def test_whale_oil_of_hawaii() -> None:
    hawaii = SEAS.space_hexes[SEAS.space_ids.index("hawaii")]
    whale = CARDS.resources.index("whale-oil")
    found = [one for hex in hawaii if hex in ISLANDS for one in SEAS.resources[hex]]
    assert [one.kind for one in found if one.number == whale] == [BIOFUEL]


@pytest.mark.clause("B3b.3", "C1b.4")
@each_colour
def test_home_islands_are_alike_and_stand_alone(colour: int) -> None:
    land, water = SEAS.land_start[colour], SEAS.sea_start[colour]
    assert water in SEAS.neighbours[land]
    homes = [
        hex for hex in SEAS.space_hexes[land] if hex in ISLANDS and hex in SEAS.space_hexes[water]
    ]
    assert len(homes) == 1
    spaces = SEAS.hex_spaces[homes[0]]
    assert {one.kind for one in SEAS.resources[homes[0]]} == {HORTICULTURE, WORK_ANIMAL}
    assert sum(SEAS.space_kind[space] == LAND_SPACE for space in spaces) == 3
    beside = {hex for space in spaces for hex in SEAS.space_hexes[space]} - {homes[0]}
    assert not beside & set(ISLANDS)


def test_the_southernmost_row_has_five_corners_and_takes_no_tile() -> None:
    for name, hex in HEX.items():
        assert takes_a_tile(SEAS, hex) == (name[0] != "h")
        assert len(SEAS.hex_spaces[hex]) == (5 if name[0] == "h" else 6)


# ---------------------------------------------------------------- laying tiles


@pytest.mark.clause("B8d.1")
@pytest.mark.parametrize("turn", range(6))
def test_a_tile_replaces_the_hex_and_its_spaces(turn: int) -> None:
    hex, tile = HEX["e5"], 0
    side = CARDS.tiles[tile].sides[FRONT]
    assert SEAS.hex_kind[hex] == OCEAN
    world = with_tiles(SEAS, CARDS.tiles, [Placement(hex, tile, FRONT, turn)])
    assert (world.hex_kind[hex], world.ring[hex], world.stars[hex]) == (SHELF, SEA, side.stars)
    assert world.resources[hex] == side.resources
    shown = [world.space_kind[space] for space in world.hex_spaces[hex]]
    assert shown[turn:] + shown[:turn] == side.corners
    others = [space for space in range(234) if space not in world.hex_spaces[hex]]
    assert all(world.space_kind[space] == SEAS.space_kind[space] for space in others)
    assert SEAS.hex_kind[hex] == OCEAN  # the map itself stays as it was


@pytest.mark.clause("B8d.2")
def test_where_tiles_differ_the_space_is_land() -> None:
    fronts = [tile.sides[FRONT] for tile in CARDS.tiles]
    wet = next(n for n, side in enumerate(fronts) if side.corners[1:5] == [WATER_SPACE] * 4)
    dry = next(
        n
        for n, tile in enumerate(CARDS.tiles)
        if n != wet and tile.sides[BACK].corners == [LAND_SPACE] * 6
    )
    west, east = Placement(HEX["e5"], wet, FRONT, 0), Placement(HEX["e6"], dry, BACK, 0)
    common = set(SEAS.hex_spaces[HEX["e5"]]) & set(SEAS.hex_spaces[HEX["e6"]])
    alone = with_tiles(SEAS, CARDS.tiles, [west])
    assert {alone.space_kind[space] for space in common} == {WATER_SPACE}
    for order in ([west, east], [east, west]):
        both = with_tiles(SEAS, CARDS.tiles, order)
        assert {both.space_kind[space] for space in common} == {LAND_SPACE}


@pytest.mark.clause("E1b.3", "G:Cover.1")
def test_a_tile_covers_the_star_of_a_catastrophe() -> None:
    place = SEAS.epicentre[0]
    world = with_tiles(SEAS, CARDS.tiles, [Placement(place, 0, BACK, 0)])
    assert world.epicentre[0] == -1
    assert world.epicentre[1:] == SEAS.epicentre[1:]


# ---------------------------------------------------------------- layouts


@pytest.mark.clause("K2c.1", "K2d.1")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_layouts_use_every_tile_and_leave_islands_and_edges_free(layout: str) -> None:
    placements = LAYOUTS[layout].placements
    assert sorted(one.tile for one in placements) == list(range(26))
    assert len({one.hex for one in placements}) == 26
    for one in placements:
        assert SEAS.hex_kind[one.hex] == OCEAN
        assert takes_a_tile(SEAS, one.hex)
        assert 1 < int(SEAS.hex_ids[one.hex][1:]) < 13


@pytest.mark.clause("K2a.1", "K2b.1")
def test_two_continents() -> None:
    world = made("two-continents")
    assert all(world.space_kind[start] == LAND_SPACE for start in world.land_start)
    old = Traveller(world).on_foot(world.land_start[0])
    assert set(world.land_start) <= old
    america = {
        space
        for one in LAYOUTS["two-continents"].placements
        if world.hex_x[one.hex] < 6
        for space in world.hex_spaces[one.hex]
        if world.space_kind[space] == LAND_SPACE
    }
    assert len(america) > 20
    water = fewest_water_spaces(world, old)
    assert min(water[space] for space in america) >= 3


@pytest.mark.clause("C2f.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_climate_of_the_two_continents(players: int) -> None:
    world = made("two-continents")
    tokens = {hex: world.ring[hex] for hex in world.starred(players)}
    laid = Counter(tokens.values())
    assert laid[SEA] + laid[ICE] <= TOKENS_OF_A_PAIR
    assert laid[DESERT] + laid[JUNGLE] <= TOKENS_OF_A_PAIR
    assert set(laid) == set(CLIMATES)
    free = [hex for hex, kind in enumerate(world.hex_kind) if kind != OCEAN and hex not in tokens]
    assert len(free) >= 8 * players
    for start in world.land_start:
        assert len(Traveller(world, tokens).on_foot(start)) >= 6


@pytest.mark.clause("C4.2", "C4b.1")
def test_drowned_continents_serve_for_yrr() -> None:
    assert {name: layout.yrr for name, layout in LAYOUTS.items()} == {
        "two-continents": False,
        "drowned-continents": True,
    }
    world = made("drowned-continents")
    for one in LAYOUTS["drowned-continents"].placements:
        assert one.side == FRONT
        assert world.ring[one.hex] in (SEA, ICE)
    assert all(world.space_kind[start] == LAND_SPACE for start in world.land_start)


@pytest.mark.clause("C1b.4")
@pytest.mark.parametrize("layout", LAYOUTS)
@each_colour
def test_water_is_near_every_start(layout: str, colour: int) -> None:
    world = made(layout)
    start = world.land_start[colour]
    nearest = world.nearest(start, WATER_SPACE)
    assert nearest
    two_steps = {to for here in world.neighbours[start] for to in world.neighbours[here]}
    assert set(nearest) <= two_steps | set(world.neighbours[start])

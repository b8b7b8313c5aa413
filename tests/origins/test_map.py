"""The maps: their geometry, and on the map of Earth the places that the rulebook names."""

from collections import Counter

import pytest

from tests.origins.earth import EARTH, HEX, SPACE, tokens
from tests.origins.journeys import connected, distance
from tests.origins.sets import CARDS, FILES
from trilobite.games.origins.cards.types import (
    BLACK,
    GREEN,
    IMMUNOLOGY,
    MARITIME,
    METALLURGY,
    ORANGE,
    WHITE,
)
from trilobite.games.origins.worldmap import (
    BIOFUEL,
    CLIMATES,
    DESERT,
    HORTICULTURE,
    ICE,
    ICE_CAP,
    JUNGLE,
    LAND,
    LAND_SPACE,
    LUXURY,
    METAL,
    NO_RING,
    OCEAN,
    OIL,
    OUTSIDE,
    SEA,
    SHELF,
    TOKENS_OF_A_PAIR,
    URANIUM,
    WAR_ANIMAL,
    WATER_SPACE,
    WORK_ANIMAL,
    WorldMap,
    flipped,
)

MAPS = pytest.mark.parametrize(
    "world", [CARDS.earth, CARDS.archipelago], ids=["earth", "archipelago"]
)


def kinds(hex: str) -> list[int]:
    return [resource.kind for resource in EARTH.resources[HEX[hex]]]


# ---------------------------------------------------------------- both maps


@pytest.mark.clause("B3a.1")
@MAPS
def test_hexes_have_four_to_six_corners(world: WorldMap) -> None:
    for spaces in world.hex_spaces:
        assert 4 <= len(spaces) == len(set(spaces)) <= 6


@pytest.mark.clause("B3b.1")
@MAPS
def test_spaces_and_hexes_know_each_other(world: WorldMap) -> None:
    for space, hexes in enumerate(world.space_hexes):
        assert 1 <= len(hexes) == len(set(hexes)) <= 3
        touching = [hex for hex, spaces in enumerate(world.hex_spaces) if space in spaces]
        assert sorted(hexes) == touching


@pytest.mark.clause("G6.1")
@MAPS
def test_steps_lead_both_ways_along_the_sides_of_hexes(world: WorldMap) -> None:
    for here, ways in enumerate(world.neighbours):
        assert here not in ways
        assert 2 <= len(ways) == len(set(ways))
        for there, (one, other) in zip(ways, world.beside[here], strict=True):
            back = world.neighbours[there].index(here)
            assert world.beside[there][back] == (one, other)
            inside = [area for area in (one, other) if area >= 0]
            assert inside
            assert all({here, there} <= set(world.hex_spaces[hex]) for hex in inside)


@MAPS
def test_corners_follow_each_other_around_a_hex(world: WorldMap) -> None:
    for hex, spaces in enumerate(world.hex_spaces):
        for here, there in zip(spaces, [*spaces[1:], spaces[0]], strict=True):
            assert hex in world.beside[here][world.neighbours[here].index(there)]


@MAPS
def test_all_spaces_hang_together(world: WorldMap) -> None:
    assert len(connected(0, lambda here: world.neighbours[here])) == len(world.space_ids)


@pytest.mark.clause("B3h.1", "G6h.1")
@MAPS
def test_permanent_ice_lies_north_of_the_first_row_only(world: WorldMap) -> None:
    first = {hex for hex, y in enumerate(world.hex_y) if y == 1.5}
    beside = {hex for ways in world.beside for way in ways if ICE_CAP in way for hex in way}
    assert beside == {ICE_CAP, *first}
    assert any(OUTSIDE in way for ways in world.beside for way in ways)


@pytest.mark.clause("G6e.1")
@MAPS
def test_three_spaces_lie_on_both_edges(world: WorldMap) -> None:
    both = [space for space, places in enumerate(world.space_x) if len(places) == 2]
    assert {world.space_ids[space] for space in both} == {
        "beringia",
        "composers-mountains",
        "hawaii",
    }
    middle = (min(world.hex_x) + max(world.hex_x)) / 2
    for space in both:
        east = {world.hex_x[hex] > middle for hex in world.space_hexes[space]}
        assert east == {True, False}


@pytest.mark.clause("B3b.3")
@MAPS
def test_every_colour_starts_on_land_and_on_water_of_one_hex(world: WorldMap) -> None:
    for land, water in zip(world.land_start, world.sea_start, strict=True):
        assert world.space_kind[land] == LAND_SPACE
        assert world.space_kind[water] == WATER_SPACE
        assert set(world.space_hexes[land]) & set(world.space_hexes[water])
    assert len({*world.land_start, *world.sea_start}) == 8


@pytest.mark.clause("B3g.1", "B3i.1")
@MAPS
def test_rings_and_stars_fit_the_kind_of_hex(world: WorldMap) -> None:
    for hex, kind in enumerate(world.hex_kind):
        assert (kind == SHELF) == (world.ring[hex] == SEA)
        assert kind != OCEAN or world.ring[hex] == NO_RING
        assert world.stars[hex] == 0 or world.ring[hex] != NO_RING


@pytest.mark.clause("B3e.1", "B3f.1")
@MAPS
def test_one_or_two_resources_and_technology_for_black_ones(world: WorldMap) -> None:
    for symbols in world.resources:
        assert 1 <= len(symbols) <= 2
        assert len({symbol.number for symbol in symbols}) == len(symbols)
        for symbol in symbols:
            assert (symbol.track >= 0) == (symbol.kind in (LUXURY, METAL, OIL, URANIUM))
            if symbol.track >= 0:
                assert symbol.level in CARDS.tracks[symbol.track].levels


@pytest.mark.clause("B3c.1")
@MAPS
def test_thirteen_stars_of_catastrophes(world: WorldMap) -> None:
    assert len(world.epicentre) == 13
    assert len(set(world.epicentre)) == 13


def test_the_nearest_spaces_of_a_kind() -> None:
    start = EARTH.land_start[BLACK]
    assert EARTH.nearest(start, LAND_SPACE) == [start]
    found = EARTH.nearest(start, WATER_SPACE)
    steps = {space: distance(EARTH, start, space) for space in range(len(SPACE))}
    water = {n: s for n, s in steps.items() if EARTH.space_kind[n] == WATER_SPACE}
    assert sorted(found) == [n for n in sorted(water) if water[n] == min(water.values())]


def test_tokens_turn_over() -> None:
    assert [flipped(climate) for climate in (SEA, ICE, DESERT, JUNGLE)] == [
        ICE,
        SEA,
        JUNGLE,
        DESERT,
    ]


# ---------------------------------------------------------------- rings of the map of Earth


def test_size_of_the_map() -> None:
    assert len(HEX) == 128
    assert len(SPACE) == 304
    assert Counter(len(spaces) for spaces in EARTH.hex_spaces) == {6: 124, 5: 3, 4: 1}


@pytest.mark.clause("C2f.1")
def test_tokens_at_the_start() -> None:
    stars = Counter(EARTH.stars)
    assert (stars[4], stars[3], stars[2] + stars[1]) == (16, 4, 12)
    assert [len(EARTH.starred(players)) for players in (1, 2, 3, 4)] == [32, 32, 20, 16]
    laid = Counter(tokens(2).values())
    assert laid[SEA] + laid[ICE] == laid[DESERT] + laid[JUNGLE] == TOKENS_OF_A_PAIR


@pytest.mark.clause("C2f.1")
def test_california_has_three_stars() -> None:
    assert EARTH.ring[HEX["california"]] == DESERT
    assert [HEX["california"] in EARTH.starred(players) for players in (2, 3, 4)] == [
        True,
        True,
        False,
    ]


@pytest.mark.clause("E1c.1", "E1d.1", "E1e.1", "E1f.1")
@pytest.mark.parametrize("climate", CLIMATES)
def test_every_token_always_has_a_place(climate: int) -> None:
    assert EARTH.ring.count(climate) >= TOKENS_OF_A_PAIR


# ---------------------------------------------------------------- places that the rulebook names


@pytest.mark.parametrize(
    ("hex", "name", "kind", "track", "level"),
    [
        ("middle-east", "crude-oil", OIL, METALLURGY, 4),
        ("southern-arabia", "pearls", LUXURY, MARITIME, 1),
        ("burma", "rubies", LUXURY, IMMUNOLOGY, 2),
        ("malaysia", "tin", METAL, METALLURGY, 2),
        ("japan", "iron", METAL, METALLURGY, 3),
        ("southern-africa", "gold", METAL, METALLURGY, 2),
        ("iran", "wheat", HORTICULTURE, -1, 0),
        ("india", "elephant", WAR_ANIMAL, -1, 0),
        ("himalaya", "camel", WORK_ANIMAL, -1, 0),
        ("western-australia", "giant-wombat", WORK_ANIMAL, -1, 0),
        ("coral-sea", "shark", WAR_ANIMAL, -1, 0),
        ("northern-siberia", "horse", WAR_ANIMAL, -1, 0),
        ("gobi", "horse", WAR_ANIMAL, -1, 0),
        ("indonesia", "rhinoceros", WAR_ANIMAL, -1, 0),
        ("andes", "groundnut-oil", BIOFUEL, -1, 0),
        ("sonora", "jojoba-oil", BIOFUEL, -1, 0),
        ("hawaii", "whale-oil", BIOFUEL, -1, 0),
        ("western-siberia", "dog", WORK_ANIMAL, -1, 0),
        ("lapland", "reindeer", WORK_ANIMAL, -1, 0),
        ("indus", "aurochs", WORK_ANIMAL, -1, 0),
        ("mesoamerica", "turkey", WORK_ANIMAL, -1, 0),
        ("china", "pig", WORK_ANIMAL, -1, 0),
        ("central-africa", "guinea-fowl", WORK_ANIMAL, -1, 0),
    ],
)
def test_named_resources(hex: str, name: str, kind: int, track: int, level: int) -> None:
    found = {
        CARDS.resources[one.number]: (one.kind, one.track, one.level)
        for one in EARTH.resources[HEX[hex]]
    }
    assert found[name] == (kind, track, level)


@pytest.mark.parametrize(
    ("hex", "climate", "token"),
    [
        ("southern-arabia", DESERT, False),
        ("india", JUNGLE, True),
        ("japan", SEA, True),
        ("western-australia", DESERT, True),
        ("gobi", DESERT, True),
        ("papua", JUNGLE, False),
        ("east-africa", JUNGLE, False),
        ("bering-strait", SEA, True),
        ("ice-lake", SEA, True),
        ("eastern-europe", ICE, False),
        ("alps", ICE, False),
        ("western-canada", ICE, False),
    ],
)
def test_rings_of_the_example_game(hex: str, climate: int, token: bool) -> None:
    """Whether a token lies there at the start for two players."""
    assert EARTH.ring[HEX[hex]] == climate
    assert (HEX[hex] in tokens(2)) == token


def test_other_named_places() -> None:
    assert EARTH.ring[HEX["northern-australia"]] == JUNGLE
    assert EARTH.hex_kind[HEX["coral-sea"]] == OCEAN
    assert EARTH.hex_y[HEX["northern-siberia"]] == 1.5
    olive = CARDS.resources.index("olive-oil")
    sea = ("western-mediterranean", "eastern-mediterranean")
    assert any(one.number == olive for hex in sea for one in EARTH.resources[HEX[hex]])


@pytest.mark.clause("G:City.1")
def test_methane_is_oil() -> None:
    methane = CARDS.resources.index("methane")
    found = {one.kind for symbols in EARTH.resources for one in symbols if one.number == methane}
    assert found == {OIL}


def test_farming_centres_have_horticulture() -> None:
    centres = [hex.id for hex in FILES.earth_hexes if hex.farming_centre]
    assert len(centres) == 9
    assert all(HORTICULTURE in kinds(hex) for hex in centres)


def test_every_kind_of_resource_is_common_enough() -> None:
    found = Counter(
        symbol.kind
        for hex, symbols in enumerate(EARTH.resources)
        if EARTH.hex_kind[hex] != OCEAN
        for symbol in symbols
    )
    for kind, least in ((HORTICULTURE, 20), (BIOFUEL, 8), (METAL, 20), (LUXURY, 15), (OIL, 8),
                        (URANIUM, 6), (WAR_ANIMAL, 4)):  # fmt: skip
        assert found[kind] >= least
    assert found[WORK_ANIMAL] + found[WAR_ANIMAL] >= 18


@pytest.mark.parametrize(
    ("catastrophe", "hex"),
    [
        ("hiawatha", "greenland"),
        ("zhamanshin", "zhamanshin"),
        ("toba", "malaysia"),
        ("krakatoa", "indonesia"),
        ("tambora", "eastern-indonesia"),
    ],
)
def test_epicentres(catastrophe: str, hex: str) -> None:
    assert EARTH.epicentre[CARDS.catastrophes.index(catastrophe)] == HEX[hex]


@pytest.mark.clause("C2c.1", "C3a.1")
@pytest.mark.parametrize(
    ("colour", "hex"),
    [(BLACK, "zimbabwe"), (WHITE, "spain"), (ORANGE, "china"), (GREEN, "indonesia")],
)
def test_starting_hexes(colour: int, hex: str) -> None:
    assert HEX[hex] in EARTH.space_hexes[EARTH.land_start[colour]]
    assert HEX[hex] in EARTH.space_hexes[EARTH.sea_start[colour]]


def test_land_spaces_touch_land_unless_told_otherwise() -> None:
    told = {SPACE[one.id] for one in FILES.earth_spaces if one.id and one.kind}
    unnamed = [one for one in FILES.earth_spaces if one.kind and not one.id]
    assert len(unnamed) == 11
    default = [
        LAND_SPACE if any(EARTH.hex_kind[hex] == LAND for hex in hexes) else WATER_SPACE
        for hexes in EARTH.space_hexes
    ]
    other = {space for space in range(len(SPACE)) if EARTH.space_kind[space] != default[space]}
    assert told <= other
    assert len(other) == len(told) + len(unnamed)

"""Ways over the map of Earth: room at the starts, voyages, and the example game."""

import pytest

from tests.origins.earth import AUSTRALIA, EARTH, HEX, SPACE, around, land_of, share_a_hex, tokens
from tests.origins.journeys import Traveller, connected, distance, water_between
from trilobite.games.origins.cards.types import (
    BLACK,
    COLOUR_NAMES,
    COLOURS,
    GREEN,
    METALLURGY,
    ORANGE,
    WHITE,
)
from trilobite.games.origins.worldmap import (
    DESERT,
    HORTICULTURE,
    ICE_CAP,
    JUNGLE,
    LAND_SPACE,
    LUXURY,
    METAL,
    OCEAN,
    SEA,
    WAR_ANIMAL,
    WATER_SPACE,
    WORK_ANIMAL,
    flipped,
)

# ---------------------------------------------------------------- balance of the starts

each_colour = pytest.mark.parametrize("colour", COLOURS, ids=COLOUR_NAMES)
each_size = pytest.mark.parametrize("players", [2, 3, 4])


def room(colour: int, players: int) -> set[int]:
    start = EARTH.land_start[colour]
    return {start, *Traveller(EARTH, tokens(players)).spread(start)}


@each_colour
@each_size
def test_what_is_near_a_start(colour: int, players: int) -> None:
    near = room(colour, players)
    hexes = {
        hex
        for space in near
        for hex in EARTH.space_hexes[space]
        if EARTH.hex_kind[hex] != OCEAN and hex not in tokens(players)
    }
    assert len(near) >= 8
    assert len(hexes) >= 5
    found = [{one.kind for one in EARTH.resources[hex]} for hex in hexes]
    assert sum(bool(kinds & {WORK_ANIMAL, WAR_ANIMAL}) for kinds in found) >= 2
    assert sum(HORTICULTURE in kinds for kinds in found) >= 2
    assert any(
        one.kind in (METAL, LUXURY) and one.track == METALLURGY and one.level <= 2
        for hex in hexes
        for one in EARTH.resources[hex]
    )


@each_size
def test_starts_have_comparable_room(players: int) -> None:
    sizes = [len(room(colour, players)) for colour in COLOURS]
    assert max(sizes) <= 1.25 * min(sizes)


@each_colour
def test_sea_people_find_places_for_cities(colour: int) -> None:
    near = {EARTH.sea_start[colour]}
    for _ in range(4):
        near |= {
            there
            for here in near
            for there in EARTH.neighbours[here]
            if EARTH.space_kind[there] == WATER_SPACE
        }
    seas = {hex for hex, climate in tokens(4).items() if climate == SEA}
    places = {
        hex
        for space in near
        for hex in EARTH.space_hexes[space]
        if EARTH.hex_kind[hex] == OCEAN or hex in seas
    }
    assert len(places) >= 3


# ---------------------------------------------------------------- continents and voyages

AMERICA = [
    name
    for name, hex in HEX.items()
    if EARTH.hex_x[hex] <= -8.5
    and EARTH.hex_kind[hex] != OCEAN
    and name not in ("greenland", "hawaii")
]
ISLANDS = [*AUSTRALIA, "new-zealand", "polynesia", "bass-strait", "papua", "bering-strait"]
OLD_WORLD = [
    name
    for name, hex in HEX.items()
    if EARTH.hex_x[hex] > -6.5 and EARTH.hex_kind[hex] != OCEAN and name not in ISLANDS
]
AMERICAN = land_of(around(AMERICA)) - {SPACE["beringia"]}
OLD = land_of(around(OLD_WORLD)) - {SPACE["canary-islands"]}


@pytest.mark.clause("K2a.1")
def test_three_water_spaces_part_the_old_world_from_america() -> None:
    bridge = {SPACE[name] for name in ("beringia", "commander-islands", "northern-kamchatka")}
    assert water_between(EARTH, sorted(OLD - bridge), AMERICAN) >= 3
    assert water_between(EARTH, [SPACE["canary-islands"]], AMERICAN) == 3
    assert water_between(EARTH, [SPACE["hawaii"]], AMERICAN) >= 3


def test_galleys_suffice_for_the_route_of_the_vikings_and_for_the_pacific() -> None:
    iceland = SPACE["iceland"]
    greenland = land_of(around(["greenland"]))
    legs = [
        water_between(EARTH, sorted(OLD), {iceland}),
        water_between(EARTH, [iceland], greenland),
        water_between(EARTH, sorted(greenland), AMERICAN),
    ]
    assert max(legs) == 2
    papua = sorted(land_of(around(["papua"])))
    south = sorted(land_of(around([*AUSTRALIA, "polynesia"])))
    assert water_between(EARTH, papua, {SPACE["hawaii"]}) <= 2
    assert water_between(EARTH, south, land_of(around(["new-zealand"]))) <= 2


def test_without_climate_all_starts_and_america_hang_together_but_not_australia() -> None:
    dry = Traveller(EARTH).on_foot(EARTH.land_start[BLACK])
    assert all(EARTH.land_start[colour] in dry for colour in COLOURS)
    assert dry >= AMERICAN - around(["iceland"])
    assert not (dry & around(AUSTRALIA)) - {SPACE["flores"]}


@each_size
@each_colour
def test_climate_closes_america_until_bering_strait_freezes(colour: int, players: int) -> None:
    start = EARTH.land_start[colour]
    laid = tokens(players)
    closed = Traveller(EARTH, laid).on_foot(start)
    assert len(closed) >= 40
    assert not closed & AMERICAN
    del laid[HEX["bering-strait"]]
    assert Traveller(EARTH, laid).on_foot(start) & AMERICAN


@each_size
@each_colour
def test_ships_lead_to_australia_and_america(colour: int, players: int) -> None:
    start = EARTH.land_start[colour]
    galleys = Traveller(EARTH, tokens(players), energy=5, maritime=2).land(start)
    assert (galleys & around(AUSTRALIA)) - {SPACE["flores"]}
    ships = Traveller(EARTH, tokens(players), energy=5, maritime=3).land(start)
    assert ships & AMERICAN
    assert ships & around(["brazil", "caribbean"])


def test_the_oceans_are_joined() -> None:
    def by_water(here: int) -> list[int]:
        return [to for to in EARTH.neighbours[here] if EARTH.space_kind[to] == WATER_SPACE]

    def portage(here: int) -> list[int]:
        """With maritime 1, sea people cross one land space (C3b)."""
        across = [
            to
            for land in EARTH.neighbours[here]
            if EARTH.space_kind[land] == LAND_SPACE
            for to in by_water(land)
        ]
        return [*by_water(here), *across]

    sea = connected(EARTH.sea_start[BLACK], by_water)
    assert {EARTH.sea_start[GREEN], EARTH.sea_start[WHITE]} <= sea
    wider = connected(EARTH.sea_start[BLACK], portage)
    assert {EARTH.sea_start[ORANGE], SPACE["composers-mountains"]} <= wider


# ---------------------------------------------------------------- worked examples


@pytest.mark.clause("D4b.1")
def test_iceland_and_the_canaries_are_equally_far_from_france() -> None:
    france = EARTH.hex_spaces[HEX["france"]]
    far = [
        min(distance(EARTH, here, SPACE[name]) for here in france)
        for name in ("iceland", "canary-islands")
    ]
    assert far[0] == far[1]
    assert not any(SPACE["canary-islands"] in Traveller(EARTH).spread(here) for here in france)


@pytest.mark.clause("G6b.1")
def test_a_voyage_over_two_water_spaces() -> None:
    one, two = Traveller(EARTH, energy=4, maritime=1), Traveller(EARTH, energy=4, maritime=2)
    assert any(
        steps == 3 and goal not in one.spread(start)
        for start in OLD
        for goal, steps in two.spread(start).items()
    )


@pytest.mark.clause("G6f.1", "G6f.2")
def test_ways_into_australia() -> None:
    laid = {HEX["northern-australia"]: JUNGLE, HEX["western-australia"]: DESERT}
    flores, cape, inner = SPACE["flores"], SPACE["cape-york"], SPACE["australian-interior"]
    assert inner in Traveller(EARTH, laid, maritime=1, footprint=3).spread(flores)
    assert inner not in Traveller(EARTH, laid, maritime=1, footprint=2).spread(flores)
    ocean = {HEX["coral-sea"], HEX["northern-australia"]}
    south = [
        to
        for to, way in zip(EARTH.neighbours[cape], EARTH.beside[cape], strict=True)
        if set(way) == ocean
    ]
    assert len(south) == 1
    by_boat = Traveller(EARTH, laid, energy=1, maritime=1, footprint=3)
    by_galley = Traveller(EARTH, laid, energy=1, maritime=2, footprint=3)
    assert south[0] not in by_boat.spread(cape)
    assert south[0] in by_galley.spread(cape)


@pytest.mark.clause("H1a.4")
def test_migrants_in_the_far_north_may_share_nothing_but_the_ice() -> None:
    north = [
        space for space, ways in enumerate(EARTH.beside) if any(ICE_CAP in way for way in ways)
    ]
    assert any(not share_a_hex(one, other) for one in north for other in north)


class TestExampleGame:
    """The way of the Migrants in the example game of the rulebook, for two players."""

    ZIMBABWE = SPACE["zimbabwe"]
    INDONESIA = SPACE["indonesia"]
    BURMA = SPACE["burma"]
    MANCHURIA = SPACE["manchuria"]
    SIBERIA = SPACE["northern-siberia"]
    KAMCHATKA = SPACE["northern-kamchatka"]
    SHORE = SPACE["east-shore-of-the-inland-sea"]
    URALS = SPACE["urals"]
    HORMUZ = SPACE["strait-of-hormuz"]
    ZHAMANSHIN = SPACE["western-siberia-zhamanshin"]

    def laid(self, **moved: str) -> dict[int, int]:
        """The tokens at the start, after some were turned over and moved."""
        found = tokens(2)
        for old, new in moved.items():
            climate = found.pop(HEX[old.replace("_", "-")])
            assert HEX[new] not in found
            found[HEX[new]] = flipped(climate)
        return found

    def reaches(self, laid: dict[int, int], here: int, there: int, energy: int) -> bool:
        return there in Traveller(EARTH, laid, energy=energy).spread(here)

    def test_first_ways(self) -> None:
        laid = self.laid()
        africa, egypt = SPACE["central-africa"], SPACE["egypt-nile-delta"]
        assert self.reaches(laid, self.ZIMBABWE, africa, 3)
        assert self.reaches(laid, africa, egypt, 3)
        assert self.reaches(laid, self.INDONESIA, self.BURMA, 3)
        assert self.reaches(laid, self.BURMA, self.MANCHURIA, 3)
        for one, other in (
            (self.ZIMBABWE, africa),
            (africa, egypt),
            (self.ZIMBABWE, egypt),
            (self.INDONESIA, self.BURMA),
            (self.BURMA, self.MANCHURIA),
        ):
            assert not share_a_hex(one, other)

    def test_energy_4_leads_to_the_inland_sea(self) -> None:
        egypt = SPACE["egypt-nile-delta"]
        assert self.reaches(self.laid(), egypt, self.SHORE, 4)
        assert not self.reaches(self.laid(), egypt, self.SHORE, 3)
        assert HEX["caspian"] in EARTH.space_hexes[self.SHORE]

    def test_ice_in_eastern_europe_and_a_way_to_siberia(self) -> None:
        alaska = EARTH.hex_spaces[HEX["alaska"]]
        assert not any(self.reaches(self.laid(), self.KAMCHATKA, space, 8) for space in alaska)
        laid = self.laid(bering_strait="eastern-europe")
        assert self.reaches(laid, self.MANCHURIA, self.SIBERIA, 3)
        assert Traveller(EARTH, laid).land(self.KAMCHATKA) & set(alaska)

    def test_the_dry_lake_opens_the_urals_but_not_europe(self) -> None:
        first = self.laid(bering_strait="eastern-europe")
        assert not self.reaches(first, self.SHORE, self.URALS, 4)
        laid = self.laid(bering_strait="eastern-europe", ice_lake="western-canada")
        assert self.reaches(laid, self.SHORE, self.URALS, 4)
        europe = around(["lapland", "baltic", "alps", "scandinavia", "france", "black-sea"])
        assert not Traveller(EARTH, laid, energy=4).spread(self.URALS).keys() & europe
        assert EARTH.space_kind[SPACE["white-sea"]] == WATER_SPACE
        assert SPACE["white-sea"] in EARTH.neighbours[self.URALS]

    def test_footprint_1_forces_to_move_on(self) -> None:
        laid = self.laid(bering_strait="eastern-europe", ice_lake="western-canada")
        assert self.reaches(laid, self.MANCHURIA, self.KAMCHATKA, 3)
        assert share_a_hex(self.MANCHURIA, self.KAMCHATKA)
        assert not share_a_hex(self.KAMCHATKA, self.SIBERIA)

    def test_jungle_on_papua_closes_australia_to_boats(self) -> None:
        before = self.laid(bering_strait="eastern-europe", ice_lake="western-canada")
        after = self.laid(bering_strait="eastern-europe", ice_lake="western-canada", gobi="papua")
        australia = around(AUSTRALIA) - {SPACE["flores"]}
        assert SPACE["cape-york"] in Traveller(EARTH, before, maritime=1).land(self.INDONESIA)
        assert not Traveller(EARTH, after, maritime=1).land(self.INDONESIA) & australia

    def test_hormuz_zhamanshin_and_alaska(self) -> None:
        laid = self.laid(bering_strait="eastern-europe", ice_lake="western-canada", gobi="papua")
        assert self.reaches(laid, self.SHORE, self.HORMUZ, 2)
        assert distance(EARTH, self.SHORE, self.HORMUZ) == 2
        assert {HEX["southern-arabia"], HEX["iran"]} <= set(EARTH.space_hexes[self.HORMUZ])
        assert self.reaches(laid, self.URALS, self.ZHAMANSHIN, 4)
        assert not share_a_hex(self.ZHAMANSHIN, self.URALS)
        assert not share_a_hex(self.ZHAMANSHIN, self.HORMUZ)
        assert self.reaches(laid, self.KAMCHATKA, SPACE["beringia"], 3)
        assert HEX["alaska"] in EARTH.space_hexes[SPACE["beringia"]]
        assert self.reaches(laid, self.ZHAMANSHIN, self.SIBERIA, 4)

    def test_second_epoch(self) -> None:
        laid = self.laid(
            bering_strait="eastern-europe",
            ice_lake="western-canada",
            gobi="papua",
            japan="alps",
            india="southern-arabia",
        )
        assert self.reaches(laid, self.BURMA, self.MANCHURIA, 3)
        assert self.reaches(laid, self.MANCHURIA, self.SIBERIA, 4)
        assert self.reaches(laid, self.SIBERIA, self.ZHAMANSHIN, 4)
        assert HEX["japan"] in EARTH.space_hexes[self.MANCHURIA]
        assert HEX["malaysia"] in EARTH.space_hexes[self.INDONESIA]
        assert HEX["southern-africa"] in EARTH.space_hexes[self.ZIMBABWE]
        galley = Traveller(EARTH, laid, energy=4, maritime=2)
        refugees = land_of(around(["southern-arabia"])) & around(["iran"])
        beside_rubies = around(["india"]) & around(["burma"])
        assert any(galley.spread(here).keys() & beside_rubies for here in refugees)
        assert SPACE["eastern-europe"] in galley.spread(self.ZHAMANSHIN)
        australia = around(AUSTRALIA) - {SPACE["flores"]}
        healthy = Traveller(EARTH, laid, energy=5, maritime=1, footprint=2, immunology=4)
        assert healthy.land(self.INDONESIA) & australia

"""K1 to K4. Worlds of tiles and cratons: campaigns, archipelagos, random maps, other planets."""

from typing import Any

import pytest

from tests.origins.table import Table, origins
from trilobite.core.errors import OptionsError
from trilobite.games.origins.cards.build import default_cards
from trilobite.games.origins.cratons import (
    BASIN,
    BLACK_DISC,
    DISC_NAMES,
    EARTH,
    GREEN,
    GREEN_DISC,
    HIGHLAND,
    MARS,
    SEA_FIELD,
    STEPPE,
    SWAMP,
    VENUS,
    WHITE,
    band_of,
    biome,
    fields_on,
)
from trilobite.games.origins.state import OPEN, Origins
from trilobite.games.origins.worldmap import (
    BIOFUEL,
    CLIMATES,
    DESERT,
    HORTICULTURE,
    ICE,
    JUNGLE,
    LAND,
    LUXURY,
    NO_RING,
    OCEAN,
    SEA,
    SHELF,
    WAR_ANIMAL,
    WORK_ANIMAL,
)

CARDS = default_cards()
BOARD = CARDS.archipelago
#: The last map of the game that comes with the cards.
LATE_EARTH = next(one for one in CARDS.endings if one.id == "late-earth")


def begun(*variants: str, seed: int = 1, **options: Any) -> Table:
    """A table after its first decisions: those about continents and tokens take the first way."""
    table = Table(seed=seed, variants=list(variants), **{"players": 2, **options})
    while table.kind in ("craton-to", "craton-turn", "craton", "first-token"):
        table.answer(table.offers[0])
    return table


def started(*variants: str, seed: int = 1, **options: Any) -> Table:
    """A table at the first turn."""
    table = begun(*variants, seed=seed, **options)
    while table.state.turn < 0:
        table.answer(table.offers[0])
    return table


def covered(g: Origins) -> dict[int, int]:
    """Rings of the tiles that lie, by hex."""
    return {
        one.hex: CARDS.tiles[one.tile].sides[one.side].ring for one in [*g.setup.tiles, *g.laid]
    }


# --- K1: the map of a campaign ------------------------------------------------------------


def last_map(*names: str, discs: bool = True) -> list[dict[str, Any]]:
    """Some cratons of the last map, with their discs or without."""
    return [
        {
            "craton": CARDS.cratons[one.craton].id,
            "hex": BOARD.hex_ids[one.hex],
            "turn": one.turn,
            "discs": [DISC_NAMES[disc] for disc in one.discs] if discs else [],
        }
        for one in LATE_EARTH.cratons
        if CARDS.cratons[one.craton].id in names
    ]


@pytest.mark.clause("K1.0", "K1.1", "K1.2", "K1.3", "K1.4", "K1.5")
def test_tiles_replace_the_biomes_of_megafauna() -> None:
    g = begun("tiled", cratons=last_map("gondwana", "cathaysia")).state
    rings = covered(g)
    assert len(rings) == 14
    wanted = {STEPPE: NO_RING, SWAMP: ICE, SEA_FIELD: SEA}
    seen = set()
    for one in g.cratons:
        craton = CARDS.cratons[one.craton]
        for field, hex in enumerate(fields_on(BOARD, one.hex, one.turn)):
            ring = {GREEN_DISC: JUNGLE, BLACK_DISC: DESERT}.get(one.discs[field])
            assert rings[hex] == (wanted[craton.fields[field]] if ring is None else ring)
            assert g.world.ring[hex] == rings[hex]
            seen.add(rings[hex])
    assert seen == {JUNGLE, DESERT, NO_RING, ICE, SEA}


@pytest.mark.clause("K1.2")
def test_when_plain_tiles_run_out_steppes_take_white_rings() -> None:
    names = ("gondwana", "cathaysia", "baltica")
    g = begun("tiled", cratons=last_map(*names, discs=False)).state
    rings = covered(g)
    steppes = [
        rings[hex]
        for one in g.cratons
        for field, hex in enumerate(fields_on(BOARD, one.hex, one.turn))
        if CARDS.cratons[one.craton].fields[field] == STEPPE
    ]
    plain = [tile for tile in CARDS.tiles if NO_RING in [side.ring for side in tile.sides]]
    assert len(steppes) > len(plain)
    assert steppes.count(NO_RING) == len(plain)
    assert steppes.count(ICE) == len(steppes) - len(plain)


@pytest.mark.clause("K1a.1")
def test_two_seas_are_left_out_and_are_bays() -> None:
    g = begun("tiled", players=3).state
    fields = [hex for one in g.cratons for hex in fields_on(BOARD, one.hex, one.turn)]
    bare = [hex for hex in fields if hex not in covered(g)]
    assert (len(fields), len(g.laid), len(bare)) == (28, 26, 2)
    for hex in bare:
        (one,) = [one for one in g.cratons if hex in fields_on(BOARD, one.hex, one.turn)]
        craton = CARDS.cratons[one.craton]
        assert craton.fields.count(SEA_FIELD) == 2
        assert craton.fields[fields_on(BOARD, one.hex, one.turn).index(hex)] == SEA_FIELD
        assert g.world.hex_kind[hex] == OCEAN


@pytest.mark.clause("K1.6", "K1.7", "K1.8", "K1.9")
@pytest.mark.parametrize("strip", ["frozen", "cool", "too-hot"])
def test_tokens_of_rings_then_by_the_last_strip(strip: str) -> None:
    g = started("tiled", players=2, strip=strip).state
    bands = CARDS.strips[g.strip]
    assert bands.id == strip
    found = {hex: g.terrain[hex] for hex in range(len(BOARD.hex_ids)) if g.terrain[hex] in CLIMATES}
    assert found
    for hex, climate in found.items():
        assert g.world.ring[hex] == climate
        band = band_of(g.world, bands, hex)
        if climate == ICE:
            assert band != GREEN
        if climate == SEA:
            assert band != WHITE
    if strip != "frozen":
        deserts = [hex for hex in found if found[hex] in (DESERT, JUNGLE)]
        starred = [h for h in g.world.starred(2) if g.world.ring[h] in (DESERT, JUNGLE)]
        assert deserts == starred


@pytest.mark.clause("K1b.1")
def test_no_resources_are_added_and_rings_rule() -> None:
    g = begun("tiled", players=2).state
    for one in g.laid:
        assert g.world.resources[one.hex] is CARDS.tiles[one.tile].sides[one.side].resources
    assert all(number < 0 for number in g.world.craton_at)
    assert all(one.luxury == one.work == one.war == 0 for one in g.cratons)


# --- K2e: Mars and Venus ------------------------------------------------------------------


@pytest.mark.clause("K2e.1")
@pytest.mark.parametrize(("name", "planet"), [("mars", MARS), ("venus", VENUS)])
def test_an_old_world_on_another_planet(name: str, planet: int) -> None:
    table = begun(name, players=3)
    g = table.state
    old = [one for one in g.cratons if not one.west]
    america = [one for one in g.cratons if one.west]
    assert [CARDS.cratons[one.craton].planet for one in old] == [planet, planet]
    assert [CARDS.cratons[one.craton].planet for one in america] == [EARTH, EARTH]
    hexes = [hex for one in america for hex in fields_on(BOARD, one.hex, one.turn)]
    assert sorted(covered(g)) == sorted(hexes)
    for one in old:
        fields = fields_on(BOARD, one.hex, one.turn)
        assert 1 <= one.luxury <= 6
        assert LUXURY in [found.kind for found in g.world.resources[fields[0]]]
        assert WORK_ANIMAL in [found.kind for found in g.world.resources[fields[one.work]]]
        assert WAR_ANIMAL in [found.kind for found in g.world.resources[fields[one.war]]]
        for field in range(1, 7):
            if CARDS.cratons[one.craton].fields[field] == HIGHLAND:
                wanted = BIOFUEL if field in one.plants else HORTICULTURE
                assert g.world.resources[fields[field]][0].kind == wanted
    plants = {field for one in old for field in one.plants}
    assert len(plants) <= 2


@pytest.mark.clause("K2e.1")
def test_starts_in_the_old_world_and_one_token_each() -> None:
    table = Table(seed=2, variants=["mars"], players=3, crowns=[3, 1, 2])
    while table.kind != "first-migrant":
        table.answer(table.offers[0])
    g = table.state
    old = [hex for one in g.cratons if not one.west for hex in fields_on(BOARD, one.hex, one.turn)]
    spaces = {BOARD.space_ids[space] for hex in old for space in BOARD.hex_spaces[hex]}
    seats = []
    while table.kind == "first-migrant":
        seats.append(table.session.deciders()[0])
        assert set(table.offered("to")) <= spaces
        table.answer(table.offers[0])
    assert seats == [1, 2, 0]
    tokens = []
    while table.kind == "first-token":
        tokens.append(table.session.deciders()[0])
        assert {key.split()[0] for key in table.offered("lay")} <= {BOARD.hex_ids[h] for h in old}
        table.answer(table.offers[0])
    assert tokens == [1, 2, 0]


# --- K3a, K3b, K3e ------------------------------------------------------------------------


@pytest.mark.clause("K3a.1")
def test_an_archipelago_adds_tiles_to_cratons() -> None:
    table = Table(seed=1, variants=["cratons", "archipelago"], players=2)
    while table.kind != "first-token":
        table.answer(table.offers[0])
    g = table.state
    fields = {hex for one in g.cratons for hex in fields_on(BOARD, one.hex, one.turn)}
    assert len(g.laid) == 6
    assert not fields & {one.hex for one in g.laid}
    # Tokens as on Mars and Venus: one each, and those of starred rings by the number of players.
    seats = []
    while table.kind == "first-token":
        seats.append(table.session.deciders()[0])
        table.answer(table.offers[0])
    assert len(seats) == 2
    starred = set(g.world.starred(2))
    assert starred <= {hex for hex in range(len(BOARD.hex_ids)) if g.terrain[hex] in CLIMATES}


@pytest.mark.clause("K3a.1")
def test_tiles_of_an_archipelago_can_be_given() -> None:
    given = [{"craton": "laurentia", "hex": "d4"}, {"craton": "baltica", "hex": "d8"}]
    tiles = [{"hex": "b11", "tile": "t01", "side": "back", "turn": 2}]
    table = begun("cratons", "archipelago", cratons=given, tiles=tiles)
    assert table.view["tiles"] == [{"hex": "b11", "tile": "t01", "side": 1, "turn": 2}]
    assert table.state.laid == []
    with pytest.raises(OptionsError, match="beside cratons"):
        origins(
            players=2,
            variants=["cratons", "archipelago"],
            cratons=given,
            tiles=[{"hex": "d4", "tile": "t01"}],
        )


@pytest.mark.clause("K3b.1")
@pytest.mark.parametrize("seed", range(5))
def test_a_quick_map_has_26_tiles_and_two_lakes(seed: int) -> None:
    table = Table(seed=seed, variants=["quick-map"], players=2)
    assert table.kind == "start"
    g = table.state
    fields = [hex for one in g.cratons for hex in fields_on(BOARD, one.hex, one.turn)]
    lakes = [hex for hex in fields if hex not in covered(g)]
    assert (len(set(fields)), len(g.laid), len(lakes)) == (28, 26, 2)
    for hex in lakes:
        assert (g.world.hex_kind[hex], g.world.resources[hex]) == (OCEAN, [])
    assert {one.tile for one in g.laid} == set(range(26))


@pytest.mark.clause("K3b.1")
def test_no_two_quick_maps_are_alike() -> None:
    maps = {
        str(Table(seed=seed, variants=["quick-map"], players=2).view["laid"]) for seed in (1, 2)
    }
    assert len(maps) == 2


@pytest.mark.clause("K3b.1", "C1b.3")
def test_a_quick_map_can_be_given_as_it_was_seen() -> None:
    drawn = Table(seed=4, variants=["quick-map"], players=2).state
    cratons = [
        {"craton": CARDS.cratons[one.craton].id, "hex": BOARD.hex_ids[one.hex], "turn": one.turn}
        for one in drawn.cratons
    ]
    tiles = [
        {
            "hex": BOARD.hex_ids[one.hex],
            "tile": CARDS.tiles[one.tile].id,
            "side": ("front", "back")[one.side],
            "turn": one.turn,
        }
        for one in drawn.laid
    ]
    given = Table(seed=5, variants=["quick-map"], players=2, cratons=cratons, tiles=tiles).state
    assert given.world.ring == drawn.world.ring
    assert given.world.space_kind == drawn.world.space_kind
    assert given.world.hex_kind == drawn.world.hex_kind
    with pytest.raises(OptionsError, match="where cratons are given"):
        origins(players=2, variants=["quick-map"], tiles=tiles)
    with pytest.raises(OptionsError, match="upon cratons"):
        origins(
            players=2,
            variants=["quick-map"],
            cratons=cratons[:1],
            tiles=tiles,
        )


@pytest.mark.clause("K3b.1", "C4.2")
def test_a_quick_map_for_yrr_has_all_fronts_up() -> None:
    g = Table(seed=1, variants=["quick-map", "yrr"], players=2).state
    assert {one.side for one in g.laid} == {0}


@pytest.mark.clause("K3e.1")
def test_a_chimera_mixes_planets_with_tiles() -> None:
    planets = set()
    for seed in range(6):
        g = begun("chimera", seed=seed).state
        planets |= {CARDS.cratons[one.craton].planet for one in g.cratons}
        assert len(g.cratons) == 4
        assert len(g.laid) == 6
    assert planets == {EARTH, MARS, VENUS}


@pytest.mark.clause("K3e.1")
def test_a_chimera_on_the_earth() -> None:
    table = started("chimera", board="earth", colours=["black", "white"], crowns=[1, 2])
    g = table.state
    assert table.view["map"] == "earth"
    assert len(g.cratons) == 2
    for one in g.cratons:
        assert all(g.world.craton_at[hex] >= 0 for hex in fields_on(CARDS.earth, one.hex, one.turn))
    assert len(g.laid) == 6


# --- K3d: the real Earth ------------------------------------------------------------------


@pytest.mark.clause("K3d.1")
def test_the_last_map_on_the_real_earth() -> None:
    # The middle of gondwana on the open Atlantic, and seas of laurentia on Canada.
    cratons = [
        {"craton": "gondwana", "hex": "mid-atlantic-ridge"},
        {"craton": "laurentia", "hex": "great-plains", "discs": ["green", *["none"] * 6]},
    ]
    table = started(
        "real-earth", cratons=cratons, players=4, colours=["black", "white", "orange", "green"]
    )
    g = table.state
    earth = CARDS.earth
    rings = covered(g)
    for name, middle in (("gondwana", "mid-atlantic-ridge"), ("laurentia", "great-plains")):
        craton = next(one for one in CARDS.cratons if one.id == name)
        for field, hex in enumerate(fields_on(earth, earth.hex_ids.index(middle), 0)):
            sea = craton.fields[field] == SEA_FIELD
            if not sea and earth.hex_kind[hex] == OCEAN:
                assert rings[hex] != SEA
            elif sea and earth.hex_kind[hex] == LAND:
                assert rings[hex] in (SEA, ICE)
            else:
                assert hex not in rings
            if sea and g.world.hex_kind[hex] != OCEAN:
                assert g.terrain[hex] == SEA
    # A token goes where its disc lay, whatever ring is there; those of rings are there too.
    assert g.terrain[earth.hex_ids.index("great-plains")] == JUNGLE
    assert g.world.ring[earth.hex_ids.index("great-plains")] != JUNGLE
    starred = [hex for hex in g.world.starred(4) if hex not in rings]
    assert all(g.terrain[hex] in CLIMATES for hex in starred)
    assert g.cratons == []
    assert table.view["strip"] is None
    with pytest.raises(OptionsError, match="no latitudes"):
        origins(players=2, variants=["real-earth"], strip="warm")


# --- K4: other planets --------------------------------------------------------------------


@pytest.mark.clause("K4a.1")
def test_terrain_of_other_planets() -> None:
    craton = next(one for one in CARDS.cratons if one.id == "tharsis")
    for field in range(7):
        if craton.fields[field] == BASIN:
            assert biome(craton, field, []) == SEA_FIELD
        else:
            assert biome(craton, field, []) == STEPPE
            assert biome(craton, field, [field]) == SWAMP
    given = [{"craton": "tharsis", "hex": "d8", "plants": [1]}]
    g = begun("cratons", cratons=given).state
    fields = fields_on(BOARD, BOARD.hex_ids.index("d8"), 0)
    kinds = [g.world.resources[hex][0].kind for hex in fields]
    assert kinds[1] == BIOFUEL
    assert kinds[3] == HORTICULTURE
    assert g.world.hex_kind[fields[2]] == SHELF


@pytest.mark.clause("K4b.1")
def test_tiles_after_rain_on_another_planet() -> None:
    discs = ["black", "white", "none", "none", "none", "none", "none"]
    given = [{"craton": "tharsis", "hex": "d9", "discs": discs, "plants": [3]}]
    g = begun("tiled", cratons=given).state
    fields = fields_on(BOARD, BOARD.hex_ids.index("d9"), 0)
    rings = covered(g)
    assert [rings[hex] for hex in fields] == [DESERT, SEA, ICE, JUNGLE, ICE, ICE, ICE]


@pytest.mark.clause("K4b.1", "K2a.1")
def test_tiles_after_rain_on_the_earth_and_no_america() -> None:
    given = [
        {"craton": "gondwana", "hex": "d5", "plants": [1]},
        {"craton": "baltica", "hex": "d9", "discs": ["white", *["none"] * 6], "plants": [2]},
    ]
    g = begun("tiled", cratons=given).state
    rings = covered(g)
    gondwana = fields_on(BOARD, BOARD.hex_ids.index("d5"), 0)
    baltica = fields_on(BOARD, BOARD.hex_ids.index("d9"), 0)
    assert (rings[gondwana[1]], rings[gondwana[4]]) == (JUNGLE, ICE)
    assert (rings[baltica[0]], rings[baltica[2]]) == (SEA, JUNGLE)
    assert len(g.cratons) == 2


@pytest.mark.clause("K4c.1")
def test_an_america_of_the_earth_beside_another_planet() -> None:
    g = started("tiled", world="rainy-mars", players=2).state
    america = [one for one in g.cratons if one.west]
    mars = [one for one in g.cratons if not one.west]
    assert [CARDS.cratons[one.craton].planet for one in america] == [EARTH, EARTH]
    for one in america:
        assert all(BOARD.hex_x[one.hex] < BOARD.hex_x[other.hex] for other in mars)
    # 28 fields and 26 tiles: the last two are bays.
    hexes = [hex for one in america for hex in fields_on(BOARD, one.hex, one.turn)]
    assert len([hex for hex in hexes if hex in covered(g)]) == 12
    for hex in hexes:
        if hex in g.world.starred(2) and g.world.ring[hex] in (DESERT, JUNGLE):
            assert g.terrain[hex] == g.world.ring[hex]
    assert OPEN in g.terrain


# --- what does not go together ------------------------------------------------------------


@pytest.mark.clause("C1b.1", "K3a.1", "C4.2")
@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"variants": ["cratons", "mars"]}, "there is one world"),
        ({"variants": ["cratons", "own-map"]}, "there is one map"),
        ({"variants": ["archipelago"]}, "add 'cratons'"),
        ({"variants": ["quick-map", "archipelago"]}, "has none"),
        ({"variants": ["cratons", "yrr"]}, "on tiles"),
        ({"variants": ["cratons"], "world": "gaia"}, "there is no world"),
        ({"variants": ["cratons"], "strip": "mild"}, "there is no strip"),
        ({"variants": ["cratons"], "board": "earth"}, "leave out board"),
        ({"variants": ["chimera"], "board": "moon"}, "there is no board"),
        ({"variants": ["tiled"], "world": "late-earth", "cratons": []}, "not both"),
        ({"variants": []} | {"strip": "warm"}, "belongs to a world of cratons"),
        ({"variants": ["quick-map"], "colours": ["black", "white"]}, "choose their colours"),
        ({"variants": ["quick-map"], "layout": "two-continents"}, "for 'own-map'"),
    ],
)
def test_worlds_that_do_not_go_together(options: dict[str, Any], words: str) -> None:
    with pytest.raises(OptionsError, match=words):
        origins(players=2, **options)

"""C5, C6b to C6d. Maps of cratons: continents, latitudes, dice, tokens and climate."""

from typing import Any

import pytest

from tests.origins.table import Table, origins
from trilobite.core.errors import OptionsError, PositionError
from trilobite.games.origins.cards.build import default_cards
from trilobite.games.origins.cards.types import EVENT_NAMES
from trilobite.games.origins.climate import may_hold, places
from trilobite.games.origins.continents import APART, TOUCHING
from trilobite.games.origins.cratons import (
    BAND_NAMES,
    SEA_FIELD,
    distance,
    fields_on,
    latitude_of,
)
from trilobite.games.origins.state import OPEN
from trilobite.games.origins.worldmap import (
    BIOFUEL,
    CLIMATES,
    DESERT,
    HORTICULTURE,
    ICE,
    JUNGLE,
    LAND,
    LAND_SPACE,
    LUXURY,
    METAL,
    OCEAN,
    SEA,
    SHELF,
    WAR_ANIMAL,
    WATER_SPACE,
    WORK_ANIMAL,
)
from trilobite.games.registry import box

CARDS = default_cards()
BOARD = CARDS.archipelago

#: Four cratons far apart: laurentia in the west, the others in the east.
LAID = [
    {"craton": "gondwana", "hex": "f7"},
    {"craton": "baltica", "hex": "b8"},
    {"craton": "cathaysia", "hex": "d11"},
    {"craton": "laurentia", "hex": "d3"},
]


def hex_of(name: str) -> int:
    return BOARD.hex_ids.index(name)


def begun(seed: int = 1, **options: Any) -> Table:
    return Table(seed=seed, **{"variants": ["cratons"], **options})


def until(table: Table, *kinds: str) -> Table:
    """Plays on with the first options until a decision of one of the kinds."""
    while table.kind not in kinds:
        table.answer(table.offers[0])
    return table


def laid(**options: Any) -> Table:
    """A position on the four cratons, with cold or warm latitudes."""
    return Table({}, **{"variants": ["cratons"], "cratons": LAID, "players": 4, **options})


def steps(neighbours: list[list[int]], one: int, other: int) -> int:
    """How many steps lie between two spaces."""
    front, number = {one}, 0
    while other not in front:
        front |= {there for here in front for there in neighbours[here]}
        number += 1
    return number


# --- C5.1 to C5.4 -------------------------------------------------------------------------


@pytest.mark.clause("C5.1", "C5.3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_cratons_of_the_colours_in_play_are_one_continent(players: int) -> None:
    table = until(begun(players=players), "first-token")
    g = table.state
    old = [one for one in g.cratons if not one.west]
    america = [one for one in g.cratons if one.west]
    assert {CARDS.cratons[one.craton].colour for one in old} == {p.colour for p in g.players}
    assert len(america) == 4 - players
    for continent in (old, america):
        for one in continent:
            near = [distance(BOARD, one.hex, other.hex) for other in continent if other is not one]
            assert min(near, default=TOUCHING) == TOUCHING
    for one in old:
        for other in america:
            assert distance(BOARD, one.hex, other.hex) >= APART
            assert BOARD.hex_x[other.hex] < BOARD.hex_x[one.hex]


@pytest.mark.clause("C5.3")
def test_the_holder_of_crown_1_lays_all_cratons() -> None:
    table = begun(players=3, crowns=[2, 1, 3])
    first = table.state.players[1].colour
    for _ in range(8):
        assert table.kind in ("craton-to", "craton-turn")
        assert table.state.players[table.session.deciders()[0]].colour == first
        table.answer(table.offers[0])
    assert table.kind == "craton"
    assert table.session.deciders() != [1]


@pytest.mark.clause("C5.4")
def test_everybody_else_may_shift_one_craton_within_its_continent() -> None:
    table = until(begun(players=2), "craton")
    before = {one.craton: (one.hex, one.west) for one in table.state.cratons}
    assert "stay" in table.offers
    moved = table.state.cratons[0].craton
    table.answer(f"craton {CARDS.cratons[moved].id}")
    if table.kind == "craton-to":
        table.answer(table.offers[-1])
    table.answer("turn 3")
    after = {one.craton: (one.hex, one.west) for one in table.state.cratons}
    assert {craton for craton in after if after[craton] != before[craton]} <= {moved}
    assert [west for _, west in after.values()] == [west for _, west in before.values()]
    assert table.state.cratons[0].turn == 3
    # There is one other player, and then cratons lie for good.
    assert table.kind == "first-token"


@pytest.mark.clause("C5.4")
def test_nobody_must_shift_a_craton() -> None:
    table = until(begun(players=2), "craton")
    before = [(one.hex, one.turn) for one in table.state.cratons]
    table.answer("stay")
    assert [(one.hex, one.turn) for one in table.state.cratons] == before


@pytest.mark.clause("C5.2")
def test_the_first_migrant_stands_on_any_space_of_the_starting_hex() -> None:
    table = until(begun(players=4, colours=["black", "white", "orange", "green"]), "first-migrant")
    g = table.state
    player = g.players[table.session.deciders()[0]]
    one = next(one for one in g.cratons if CARDS.cratons[one.craton].colour == player.colour)
    start = fields_on(BOARD, one.hex, one.turn)[CARDS.cratons[one.craton].start]
    spaces = {BOARD.space_ids[space] for space in BOARD.hex_spaces[start]}
    assert set(table.offered("to")) == spaces


@pytest.mark.clause("C5.2", "C5f.1")
def test_sea_people_start_on_the_nearest_water() -> None:
    g = laid(variants=["cratons", "sea-people"]).state
    for player in g.players:
        craton = next(one for one in g.cratons if CARDS.cratons[one.craton].colour == player.colour)
        start = fields_on(BOARD, craton.hex, 0)[CARDS.cratons[craton.craton].start]
        (space,) = player.spaces
        assert g.world.space_kind[space] == WATER_SPACE
        around = [steps(g.world.neighbours, one, space) for one in BOARD.hex_spaces[start]]
        water = [s for s in range(len(g.migrants)) if g.world.space_kind[s] == WATER_SPACE]
        nearest = min(
            steps(g.world.neighbours, one, there)
            for one in BOARD.hex_spaces[start]
            for there in water
            if g.migrants[there] in (-1, player.colour)
        )
        assert min(around) == nearest


# --- C5a, C5b -----------------------------------------------------------------------------


@pytest.mark.clause("C5a.1")
def test_the_strip_is_the_printed_one_or_a_given_or_a_random_one() -> None:
    assert begun(players=2).game.options["strip"] == "too-cold"
    table = until(begun(players=2), "first-token")
    assert table.view["strip"]["id"] == "too-cold"
    assert table.view["strip"]["rows"][0] == "white"
    table = until(begun(players=2, strip="warm"), "first-token")
    assert table.view["strip"]["id"] == "warm"
    drawn = {
        until(begun(seed, players=2, strip="random"), "first-token").view["strip"]["id"]
        for seed in range(12)
    }
    assert len(drawn) > 2


@pytest.mark.clause("C5b.1")
def test_each_player_lays_two_tokens_on_their_starting_craton() -> None:
    table = until(begun(players=3, crowns=[2, 3, 1]), "first-token")
    seats = []
    while table.kind == "first-token":
        g = table.state
        player = g.players[table.session.deciders()[0]]
        seats.append(player.seat)
        own = next(one for one in g.cratons if CARDS.cratons[one.craton].colour == player.colour)
        home = {BOARD.hex_ids[hex] for hex in fields_on(BOARD, own.hex, own.turn)}
        assert {key.split()[0] for key in table.offered("lay")} <= home
        table.answer(table.offers[0])
    assert seats == [2, 0, 1, 2, 0, 1]
    america = {hex for one in table.view["cratons"] if one["america"] for hex in one["hexes"]}
    assert len(table.view["climate"]) == 6
    assert america
    assert not america & set(table.view["climate"])


@pytest.mark.clause("C5b.2")
def test_where_tokens_may_lie() -> None:
    table = laid(strip="cool")
    g = table.state
    strip = CARDS.strips[g.strip]
    for hex in range(len(BOARD.hex_ids)):
        if g.world.craton_at[hex] < 0:
            continue
        band = BAND_NAMES[strip.bands[latitude_of(BOARD, hex) - 1]]
        assert may_hold(g, hex, ICE) == (band == "white")
        assert may_hold(g, hex, JUNGLE) == (band == "green")
        assert may_hold(g, hex, DESERT) == (latitude_of(BOARD, hex) in (2, 5))
        assert may_hold(g, hex, SEA) == (g.world.hex_kind[hex] == SHELF)


# --- C5d, C5e, C5f ------------------------------------------------------------------------


@pytest.mark.clause("C5d.1")
def test_fields_have_the_resource_of_their_biome() -> None:
    g = laid().state
    for one in g.cratons:
        craton = CARDS.cratons[one.craton]
        for field, hex in enumerate(fields_on(BOARD, one.hex, one.turn)):
            resource = g.world.resources[hex][0]
            assert resource is craton.products[craton.fields[field]]
            assert g.world.hex_kind[hex] == (SHELF if craton.fields[field] == SEA_FIELD else LAND)
        assert [product.kind for product in craton.products] == [HORTICULTURE, BIOFUEL, METAL]
        assert (craton.products[SEA_FIELD].track, craton.products[SEA_FIELD].level) == (2, 2)


@pytest.mark.clause("C5d.2")
@pytest.mark.parametrize(
    ("rolls", "luxury"), [((2,), 2), ((3,), 3), ((4, 1), 1), ((6, 5), 5), ((5, 6), 6)]
)
def test_the_middle_has_a_luxury_by_the_die(rolls: tuple[int, ...], luxury: int) -> None:
    others = ("roll 1", "roll 1", "roll 1")
    animals = ("roll 1", "roll 2") * 4
    dice = tuple(f"roll {die}" for die in rolls)
    table = Table(
        chance=(*dice, *others, *animals),
        variants=["cratons"],
        cratons=LAID,
        players=2,
        colours=["black", "white"],
        crowns=[1, 2],
    )
    g = table.state
    assert [one.luxury for one in g.cratons] == [luxury, 1, 1, 1]
    found = [one for one in g.world.resources[hex_of("f7")] if one.kind == LUXURY]
    assert [(one.track, one.level) for one in found] == [(2, luxury)]


@pytest.mark.clause("C5e.1")
def test_animals_stand_on_two_fields_by_the_dice() -> None:
    dice = ("roll 1",) * 4 + ("roll 3", "roll 3", "roll 5") + ("roll 1", "roll 2") * 3
    table = Table(
        chance=dice,
        variants=["cratons"],
        cratons=LAID,
        players=2,
        colours=["black", "white"],
        crowns=[1, 2],
    )
    g = table.state
    fields = fields_on(BOARD, hex_of("f7"), 0)
    assert (g.cratons[0].work, g.cratons[0].war) == (3, 5)
    kinds = {hex: [one.kind for one in g.world.resources[hex]] for hex in fields}
    assert WORK_ANIMAL in kinds[fields[3]]
    assert WAR_ANIMAL in kinds[fields[5]]
    assert sum(WORK_ANIMAL in found or WAR_ANIMAL in found for found in kinds.values()) == 2


@pytest.mark.clause("C5f.1")
def test_corners_of_cratons_are_land() -> None:
    g = laid().state
    for space in range(len(BOARD.space_ids)):
        if any(g.world.craton_at[hex] >= 0 for hex in g.world.space_hexes[space]):
            assert g.world.space_kind[space] == LAND_SPACE
    assert WATER_SPACE in g.world.space_kind


# --- C5c, C5g -----------------------------------------------------------------------------


def card_with(kind: str, epoch: int = 1) -> str:
    wanted = EVENT_NAMES.index(kind)
    return next(
        card.id
        for card in CARDS.challenges
        if card.epoch == epoch and wanted in [event.kind for event in card.events]
    )


def changing(kind: str, climate: dict[str, str], strip: str = "cool", **options: Any) -> Table:
    """A table at which an event of a challenge card is due, for black."""
    name = card_with(kind)
    card = next(card for card in CARDS.challenges if card.id == name)
    which = [event.kind for event in card.events].index(EVENT_NAMES.index(kind))
    position = {
        "card": name,
        "turn": "black",
        "climate": climate,
        "strip": strip,
        "agenda": [f"event black {which}", "auction black", "activity black"],
    }
    return Table(
        position,
        **{"variants": ["cratons"], "cratons": LAID, "players": 2, **options},
        seed=None,
    )


@pytest.mark.clause("C5c.1", "C5g.1")
def test_warming_makes_the_strip_warmer_and_ice_melts() -> None:
    # a8 is in latitude 1, white until it is too hot; b7 in latitude 2.
    table = changing("warming", {"a8": "ice"}, strip="warm")
    assert table.view["strip"]["id"] == "too-hot"
    # The ice of a8 is outside white latitudes now: it becomes sea, on a sea of a craton or an
    # island, which the challenger chooses.
    assert table.kind == "token-to"
    seas = {BOARD.hex_ids[hex] for hex in places(table.state, SEA)}
    assert set(table.offered("hex")) == seas
    assert all(table.state.world.ring[hex_of(name)] == SEA for name in seas)
    table.answer(table.offers[0])
    assert "ice" not in table.view["climate"].values()


@pytest.mark.clause("C5c.1", "C5g.1")
def test_cooling_makes_the_strip_colder_and_the_sea_freezes() -> None:
    sea = next(
        BOARD.hex_ids[hex]
        for hex in range(len(BOARD.hex_ids))
        if laid().state.world.craton_at[hex] >= 0
        and laid().state.world.hex_kind[hex] == SHELF
        and latitude_of(BOARD, hex) in (2, 5)
    )
    table = changing("cooling", {sea: "sea"}, strip="cool")
    assert table.view["strip"]["id"] == "too-cold"
    assert table.kind == "token-to"
    for name in table.offered("hex"):
        # Ice goes to land, as long as there is any in white latitudes.
        assert table.state.world.hex_kind[hex_of(name)] == LAND
        assert latitude_of(BOARD, hex_of(name)) in (1, 2, 5, 6)


@pytest.mark.clause("C5c.2")
def test_a_milankovitch_cycle_moves_the_strip_two_steps() -> None:
    warming = EVENT_NAMES.index("warming")
    twin = next(
        card.id
        for card in CARDS.challenges
        if card.epoch == 1
        and card.id != card_with("warming")
        and warming in [event.kind for event in card.events]
    )
    table = changing(
        "warming",
        {"a8": "ice"},
        strip="frozen",
        variants=["advanced", "cratons"],
        players=3,
        chance=(f"draw challenge {twin}",),
    )
    assert table.view["strip"]["id"] == "cool"
    assert table.view["climate"] == {"a8": "ice"}


@pytest.mark.clause("C5c.1")
def test_beyond_the_last_strip_there_is_none() -> None:
    table = changing("cooling", {"d4": "jungle"}, strip="frozen")
    assert table.view["strip"]["id"] == "frozen"


@pytest.mark.clause("C5g.1")
def test_tokens_go_to_shelves_where_no_land_is_left() -> None:
    g = laid(strip="too-hot").state
    # No latitude is white, so ice finds no place at all; jungle finds land in green ones.
    assert places(g, ICE) == []
    assert all(g.world.hex_kind[hex] == LAND for hex in places(g, JUNGLE))
    for hex in range(len(BOARD.hex_ids)):
        if g.world.hex_kind[hex] == LAND and may_hold(g, hex, DESERT):
            g.terrain[hex] = DESERT
    shelves = places(g, DESERT)
    assert shelves
    assert all(g.world.hex_kind[hex] == SHELF for hex in shelves)


# --- C6b to C6d ---------------------------------------------------------------------------

CAMPAIGN = {"black": {"shape": "burrower"}, "white": {"shape": "armoured"}}


@pytest.mark.clause("C6b.1", "C6c.1", "C6d.1")
def test_a_campaign_takes_over_the_map_of_megafauna() -> None:
    discs = ["none", "white", "green", "black", "shelf", "none", "none"]
    cratons = [{"craton": "laurentia", "hex": "d3", "discs": discs}, *LAID[:3]]
    table = until(
        begun(players=2, campaign=CAMPAIGN, cratons=cratons, strip="too-hot"), "first-migrant"
    )
    assert table.view["strip"]["id"] == "too-hot"
    assert [one["hexes"][0] for one in table.view["cratons"]] == ["d3", "f7", "b8", "d11"]
    fields = [BOARD.hex_ids[hex] for hex in fields_on(BOARD, hex_of("d3"), 0)]
    climate = table.view["climate"]
    # Fields 1 and 6 of laurentia are seas, and all seas of cratons have a sea token.
    assert [climate.get(name) for name in fields] == [
        None,
        "sea",
        "jungle",
        "desert",
        None,
        None,
        "sea",
    ]
    seas = [hex for hex in range(len(BOARD.hex_ids)) if table.state.world.craton_at[hex] >= 0]
    seas = [hex for hex in seas if table.state.world.hex_kind[hex] == SHELF]
    assert all(table.state.terrain[hex] == SEA for hex in seas)


@pytest.mark.clause("C6c.1", "K2d.1")
@pytest.mark.parametrize(
    ("cratons", "words"),
    [
        ([{"craton": "laurentia", "hex": "d2"}], "touches the east or west edge"),
        ([{"craton": "laurentia", "hex": "g4"}], "does not fit"),
        ([{"craton": "laurentia", "hex": "d4"}, {"craton": "baltica", "hex": "d6"}], "lies on"),
        ([{"craton": "laurentia", "hex": "d4"}, {"craton": "laurentia", "hex": "d8"}], "twice"),
        ([{"craton": "rodinia", "hex": "d4"}], "there is no craton"),
        ([{"craton": "laurentia", "hex": "d44"}], "there is no hex"),
        ([{"craton": "laurentia", "hex": "d4", "discs": ["red"] * 7}], "there is no disc"),
        ([{"craton": "laurentia", "hex": "d4", "discs": ["white"]}], "must be a list of 7"),
        ([{"craton": "laurentia", "hex": "d4", "plants": [7]}], "plants grow on fields"),
        ([], "must be a list"),
    ],
)
def test_cratons_that_cannot_lie_so(cratons: list[dict[str, Any]], words: str) -> None:
    with pytest.raises(OptionsError, match=words):
        origins(players=2, variants=["cratons"], cratons=cratons)


@pytest.mark.clause("C6c.1", "K2d.1")
def test_players_are_shown_all_places_where_a_craton_can_lie() -> None:
    shown = box("origins").cards()["cards"]["footings"]["archipelago"]
    for hex in BOARD.hex_ids:
        laid = [{"craton": "laurentia", "hex": hex}]
        if hex not in shown:
            with pytest.raises(OptionsError, match=r"does not fit|touches"):
                origins(players=2, variants=["cratons"], cratons=laid)
            continue
        game = origins(players=2, variants=["cratons"], cratons=laid)
        (one,) = game.set_up.world.cratons
        fields = [BOARD.hex_ids[field] for field in fields_on(BOARD, one.hex, one.turn)]
        assert fields == shown[hex]


@pytest.mark.clause("C6b.1")
def test_the_last_map_of_a_game_comes_with_the_cards() -> None:
    table = until(begun(players=4, world="late-earth"), "first-migrant")
    assert table.view["strip"]["id"] == "warm"
    assert {"ice", "desert", "jungle", "sea"} == set(table.view["climate"].values())


# --- positions ----------------------------------------------------------------------------


def test_a_position_tells_of_cratons_and_strip() -> None:
    game = origins(players=3, variants=["cratons"], colours=["black", "white", "green"])
    position = game.position(game.from_position({"strip": "warm"}))
    assert game.position(game.from_position(position)) == position
    assert position["strip"] == "warm"
    assert len(position["cratons"]) == 4


def test_a_position_with_a_craton_off_the_map_is_refused() -> None:
    game = origins(players=2, variants=["cratons"], colours=["black", "white"])
    with pytest.raises(PositionError, match="does not fit"):
        game.from_position({"cratons": [{"craton": "baltica", "hex": "h1"}]})


def test_tokens_lie_where_they_may() -> None:
    game = origins(players=2, variants=["cratons"], cratons=LAID, colours=["black", "white"])
    with pytest.raises(PositionError, match="wrong climate"):
        game.from_position({"climate": {"d3": "sea"}})
    ocean = next(hex for hex in range(len(BOARD.hex_ids)) if BOARD.hex_kind[hex] == OCEAN)
    assert laid().state.terrain[ocean] not in (*CLIMATES, OPEN)

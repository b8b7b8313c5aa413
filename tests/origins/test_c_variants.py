"""C1, C3, C4, C7, C9, K3c. Maps, realms, and playing alone or together."""

from typing import Any

import pytest

from tests.origins.earth import EARTH, HEX
from tests.origins.sets import CARDS, FILES, foundation
from tests.origins.table import ADVANCED, Table, acting, challenged, origins
from trilobite.core.errors import OptionsError
from trilobite.games.origins.setup import can_take_tile
from trilobite.games.origins.worldmap import LAND_SPACE, OCEAN, SEA, SHELF, WATER_SPACE

TILE = {"hex": "b8", "tile": "t15"}


# --- C1: choices --------------------------------------------------------------------------


@pytest.mark.clause("C1b.1", "C3.1", "B3.1")
@pytest.mark.parametrize("realm", [[], ["sea-people"]])
@pytest.mark.parametrize(("world", "map"), [([], "earth"), (["own-map"], "archipelago")])
def test_both_realms_on_both_maps(realm: list[str], world: list[str], map: str) -> None:
    table = Table(players=2, variants=[*realm, *world], seed=1)
    while table.kind == "start":
        table.answer(table.offers[0])
    assert table.view["map"] == map
    for player in table.state.players:
        kind = table.state.world.space_kind[player.spaces[0]]
        assert kind == (WATER_SPACE if realm else LAND_SPACE)


@pytest.mark.clause("C1b.2", "B8d.1")
def test_tiles_lie_anywhere_with_either_side_up() -> None:
    """The front and the back of the same tile on the same hex make different maps."""
    made = []
    for side in ("front", "back"):
        game = origins(players=2, variants=["own-map"], tiles=[{**TILE, "side": side}])
        table = Table(players=2, variants=["own-map"], tiles=[{**TILE, "side": side}], seed=1)
        hex = CARDS.archipelago.hex_ids.index("b8")
        tile = next(one for one in CARDS.tiles if one.id == "t15")
        printed = tile.sides[["front", "back"].index(side)]
        world = table.state.world
        assert world.ring[hex] == printed.ring
        assert world.resources[hex] == printed.resources
        corners = [world.space_kind[space] for space in world.hex_spaces[hex]]
        assert corners == printed.corners
        made.append((game.options["tiles"], printed))
    assert made[0] != made[1]
    short = next(
        hex for hex, spaces in zip(EARTH.hex_ids, EARTH.hex_spaces, strict=True) if len(spaces) < 6
    )
    assert not can_take_tile(Table({}, variants=["yrr"]).state, HEX[short])


@pytest.mark.clause("C1d.3")
def test_names_of_the_first_exodus() -> None:
    names = {one.id: one.first_exodus.en for one in FILES.species}
    assert names == {
        "black": "habilis",
        "white": "heidelbergensis",
        "orange": "erectus",
        "green": "floresiensis",
    }


@pytest.mark.clause("C1a.1", "ADD-8", "AMB-18", "J0.1", "META-5")
def test_the_basic_game_leaves_out_what_is_advanced() -> None:
    """No WAR in the upper row, no requirement, no Invention; the rest stands."""
    for variants, legal in (([], False), (ADVANCED, True)):
        table = Table(
            acting(
                "black",
                climate={},
                player={
                    "black": {"ruling": "politics", "migrants": ["zimbabwe"]},
                    "white": {"migrants": ["egypt-s"]},
                },
            ),
            variants=variants,
        )
        assert ("use war 1" in table.offers) is legal
        table = Table(
            challenged(
                "black",
                "personal-names",
                "auction",
                elders={"knife": {"black": 1}},
                player={"black": {"brain": [4, 1, 1], "ruling": "politics"}},
            ),
            variants=variants,
        )
        table.answers("bid 1", "pawn emotions")
        assert (table.kind == "orientation") is not legal
        assert (table.view["gone"] == ["personal-names"]) is legal


# --- C3, C4: sea people and Yrr -----------------------------------------------------------


SUNDA = {"western-australia": "desert", "eastern-indonesia": "jungle"}


@pytest.mark.clause("C3b.1", "C3c.1", "G6f.1", "G6f.2")
@pytest.mark.parametrize(
    ("goal", "maritime", "footprint", "climate", "goes"),
    [
        # Past Australia on water alone, between a desert and the ocean.
        ("northwest-cape-waters", 0, 1, SUNDA, True),
        # Over the one land space of Flores: by boat, and not between desert and jungle.
        ("timor-sea", 0, 1, {}, False),
        ("timor-sea", 1, 1, {}, True),
        ("timor-sea", 1, 1, SUNDA, False),
        ("timor-sea", 1, 3, SUNDA, True),
    ],
)
def test_the_climate_binds_sea_people_on_land_only(
    goal: str, maritime: int, footprint: int, climate: dict[str, str], goes: bool
) -> None:
    table = Table(
        acting(
            "black",
            climate=climate,
            player={
                "black": {
                    "migrants": ["sunda-trench", "cape-of-good-hope"],
                    "technology": {"maritime": maritime, "footprint": footprint},
                }
            },
        ),
        variants=["sea-people"],
    )
    table.answers("use spread 0", "move sunda-trench")
    assert (goal in table.offered("to")) is goes


@pytest.mark.clause("C4.1", "C4c.3", "J5a.1")
def test_land_people_and_sea_people_exchange_emissaries() -> None:
    table = Table(
        acting(
            "black",
            "foundations",
            player={
                "black": {
                    "ruling": "politics",
                    "foundations": {"politics": [foundation("politics", "exogamy")]},
                },
                "white": {"ruling": "industry", "inventions": ["knife"]},
            },
        ),
        variants=["advanced", "yrr"],
        realms=["land", "sea"],
    )
    assert [table.player(one)["realm"] for one in ("black", "white")] == ["land", "sea"]
    table.use("exogamy")
    assert table.view["emissaries"] == {"knife": ["black"]}


@pytest.mark.clause("C4.3", "AMB-03", "TRI-3")
def test_a_tile_of_yrr_may_lie_on_any_wet_hex_with_six_spaces() -> None:
    """Nothing else is asked: not even that no starting space is there."""
    table = Table(players=2, colours=["black", "green"], crowns=[1, 2], variants=["yrr"], seed=1)
    table.answer(table.offers[0])
    expected = {
        hex
        for hex in range(len(EARTH.hex_ids))
        if len(EARTH.hex_spaces[hex]) == 6
        and (EARTH.hex_kind[hex] == OCEAN or EARTH.ring[hex] == SEA)
    }
    assert {HEX[name] for name in table.offered("hex")} == expected
    starts = {*EARTH.land_start, *EARTH.sea_start}
    at_a_start = [hex for hex in expected if starts & set(EARTH.hex_spaces[hex])]
    assert at_a_start
    hex = EARTH.hex_ids[at_a_start[0]]
    table.answers(f"hex {hex}", "turn 0")
    while table.kind in ("tile", "tile-to", "tile-turn"):
        assert f"hex {hex}" not in table.offers
        table.answer(table.offers[0])
    for player in table.state.players:
        assert table.state.world.space_kind[player.spaces[0]] == player.realm


@pytest.mark.clause("C4a.1")
@pytest.mark.parametrize("card", ["alarm-calls", "lullabies", "grandmothers", "fatherhood"])
def test_no_climate_changes_in_yrr(card: str) -> None:
    table = Table(challenged("black", card, elders={"knife": {"black": 1}}), variants=["yrr"])
    assert "token-moved" not in table.events
    assert table.kind == "bid"


# --- K3c: water world ---------------------------------------------------------------------


@pytest.mark.clause("K3c.1")
def test_a_water_world() -> None:
    """No tiles, islands under the sea, starts at random, and boats lengthen every way."""
    options: dict[str, Any] = {"players": 2, "variants": ["advanced", "sea-people", "water-world"]}
    table = Table(chance=("draw number 1", "draw colour green", "draw colour white"), **options)
    assert [player.colour for player in table.state.players] == [3, 1]
    for maritime, reach in ((0, 3), (3, 4), (5, 5), (8, 7)):
        green = {"seat": 0, "technology": {"maritime": maritime}}
        position = acting("green", player={"green": green, "white": {"seat": 1}})
        table = Table(position, **options, colours=["green", "white"])
        assert table.player("green")["range"] == reach
    world = table.state.world
    islands = [hex for hex, kind in enumerate(world.hex_kind) if kind == SHELF]
    assert len(islands) == 22
    assert table.view["climate"] == {world.hex_ids[hex]: "sea" for hex in islands}


@pytest.mark.clause("K3c.1")
def test_the_climate_of_a_water_world_does_not_change() -> None:
    position = challenged(
        "black",
        "lullabies",
        player={"black": {"seat": 0}, "white": {"seat": 1}},
    )
    table = Table(position, players=2, variants=["sea-people", "water-world"], crowns=[1, 2])
    assert "token-moved" not in table.events
    for variants in (["water-world"], ["own-map", "sea-people", "water-world"]):
        with pytest.raises(OptionsError, match="K3c"):
            origins(players=2, variants=variants)


# --- C7: alone ----------------------------------------------------------------------------


@pytest.mark.clause("C7a.1", "C7b.1", "C7.1")
@pytest.mark.parametrize("variants", [[], ["sea-people"], ["own-map"], ["own-map", "sea-people"]])
def test_alone_on_any_map_with_six_emotions(variants: list[str]) -> None:
    table = Table(mode="solitaire", variants=variants, seed=1)
    player = table.player("black")
    assert player["brain"] == [6, 0, 1]
    assert player["realm"] == ("sea" if "sea-people" in variants else "land")
    assert table.view["deck"] == [10, 4, 4, 2]
    assert table.game.set_up.advanced


@pytest.mark.clause("C7g.2", "E1j.1")
def test_alone_a_dictator_comes_without_an_auction() -> None:
    table = Table(
        challenged(
            "black",
            "napoleon",
            epoch=4,
            round=5,
            player={"black": {"ruling": "culture", "migrants": ["zimbabwe"]}},
        ),
        mode="solitaire",
        seed=1,
    )
    table.answer("class culture")
    assert table.player("black")["foundations"] == {"culture": ["napoleon"]}
    assert "bid" not in table.events


@pytest.mark.clause("C7g.1", "AMB-25")
def test_alone_a_bonus_does_not_help() -> None:
    """Epoch I and one Dissident ask for two Elders, whatever mysticism and philosophy say."""
    table = Table(
        challenged(
            "black",
            "trance-dance",
            "auction",
            philosophy="natural-law",
            elders={"knife": {"black": 1}},
            player={
                "black": {
                    "ruling": "industry",
                    "brain": [2, 0, 1],
                    "mysticism": 3,
                    "dissidents": ["crown"],
                    "migrants": ["zimbabwe"],
                }
            },
        ),
        mode="solitaire",
        seed=1,
    )
    assert table.view["gone"] == ["trance-dance"]


@pytest.mark.clause("C7h.1")
def test_alone_comets_score_nothing_and_portents_are_idle() -> None:
    table = Table(
        {
            "epoch": 1,
            "round": 2,
            "deck": [0, 4, 4, 2],
            "climate": {},
            "player": {"black": {"mysticism": 2, "brain": [4, 0, 1]}},
        },
        mode="solitaire",
        seed=1,
    )
    assert table.player("black")["portents"] == ["comet-1"]
    assert table.player("black")["tokens"] == [0, 0, 0]
    while table.view["turn"] == "black" and table.kind != "challenge":
        if "challenge" in table.events:
            break
        table.answer("skip" if "skip" in table.offers else table.offers[0])
    assert "globalise" not in table.offers


@pytest.mark.clause("C7e.1", "E1b.1")
def test_alone_a_catastrophe_brings_chaos() -> None:
    table = Table(
        challenged(
            "black",
            "personal-names",
            round=3,
            agenda=["event black 1", "auction black", "activity black"],
            climate={},
            player={"black": {"migrants": ["greenland-n", "zimbabwe"]}},
        ),
        mode="solitaire",
        seed=1,
    )
    player = table.player("black")
    assert (player["migrants"], player["dissidents"]) == (["zimbabwe"], ["crown"])


@pytest.mark.clause("C7j.1", "C7j.2")
def test_alone_pollution_teaches_energy() -> None:
    cities = {"zimbabwe": "ivory", "egypt": "gold", "iran": "wheat", "china": "pig"}
    table = Table(
        {
            "turn": "black",
            "round": 3,
            "climate": {},
            "agenda": ["struck black pollution", "activity black"],
            "player": {
                "black": {
                    "cities": cities,
                    "migrants": ["spain", "honshu"],
                    "ruling": "politics",
                    "foundations": {"politics": ["alarm-calls"]},
                }
            },
        },
        mode="solitaire",
        seed=1,
    )
    table.answers("figure spain", "resist-crown", "lose-city egypt")
    player = table.player("black")
    assert player["technology"]["energy"] == 4
    assert set(player["dissidents"]) == {"crown", "alarm-calls"}


# --- C9: together -------------------------------------------------------------------------


@pytest.mark.clause("C9.1", "C9a.1")
@pytest.mark.parametrize(("players", "deck"), [(2, [6, 3, 3, 2]), (3, [4, 2, 2, 1])])
def test_together_with_the_usual_pawns(players: int, deck: list[int]) -> None:
    table = Table(mode="cooperative", players=players, seed=1)
    assert all(player["brain"] == [4, 2, 1] for player in table.view["players"].values())
    assert table.view["deck"] == deck
    assert table.game.set_up.advanced
    with pytest.raises(OptionsError, match="deck"):
        origins(mode="cooperative", players=players, variants=["first-exodus"])


@pytest.mark.clause("C9c.1")
def test_together_comets_score_nothing() -> None:
    table = Table(
        {
            "round": 2,
            "deck": [0, 3, 3, 2],
            "climate": {},
            "player": {"black": {"mysticism": 2, "brain": [2, 2, 1]}, "white": {}},
        },
        mode="cooperative",
        seed=1,
    )
    assert table.view["epoch"] == 2
    assert table.player("black")["tokens"] == [0, 0, 0]


@pytest.mark.clause("C9d.1", "AMB-65")
def test_every_attack_that_would_succeed_must_be_made() -> None:
    """In each row anew: neither skipping nor another option is left. One that would fail may be
    left out."""
    black = {
        "ruling": "politics",
        "foundations": {"politics": [foundation("politics", "war")]},
        "migrants": ["zimbabwe"],
        "technology": {"metallurgy": 2, "footprint": 8},
    }
    white = {"migrants": ["egypt-s", "central-africa-s", "spain"]}
    table = Table(
        acting("black", "foundations", climate={}, player={"black": black, "white": white}),
        mode="cooperative",
    )
    if table.kind == "row":  # there may be other attacks in it
        assert "skip" not in table.offers
        table.use("war")
    assert table.kind == "interact"
    table.answer("target egypt-s")
    table.answer("new zimbabwe")
    assert set(table.player("white")["migrants"]) == {"central-africa-s", "spain"}
    table.answer("skip")  # the lower row has no attack
    assert table.kind == "sender"
    table.answer("new zimbabwe")
    assert table.player("white")["migrants"] == ["spain"]
    weak = {**black, "technology": {"metallurgy": 1, "footprint": 8}}
    table = Table(
        acting("black", "foundations", climate={}, player={"black": weak, "white": white}),
        mode="cooperative",
    )
    verbs = {" ".join(key.split()[:2]) for key in table.offers}
    assert {"use war", "skip"} <= verbs


@pytest.mark.clause("C9d.1")
def test_a_prayer_that_leads_to_preaching_is_an_attack() -> None:
    """ORI-EX-08. With one prayer the mysticism is enough; SPREAD is refused."""
    table = Table(
        acting(
            "black",
            "foundations",
            climate={},
            epoch=4,
            player={
                "black": {
                    "ruling": "culture",
                    "foundations": {"culture": ["televangelists"]},
                    "cities": {"zimbabwe": "ivory"},
                    "migrants": ["madagascar-se"],
                    "technology": {"metallurgy": 2, "footprint": 8},
                },
                "white": {"migrants": ["spain"], "cities": {"central-africa": "sorghum"}},
            },
        ),
        mode="cooperative",
    )
    assert {key.split()[1] for key in table.offers} == {"war", "pray"}
    assert set(table.refusals.values()) == {"C9d.1"}
    table.answer(next(key for key in table.offers if "pray" in key))
    table.answer("pawn emotions")
    table.answer(table.offers[0])
    assert table.player("black")["cities"] == {"zimbabwe": "ivory", "central-africa": "sorghum"}
    assert table.player("white")["dissidents"] == []


@pytest.mark.clause("TRI-5", "C4.1")
def test_the_open_ocean_is_open_to_sea_people_in_yrr() -> None:
    table = Table(
        acting(
            "white",
            player={"black": {}, "white": {"migrants": ["northern-pacific-n"]}},
        ),
        variants=["yrr"],
        realms=["land", "sea"],
    )
    table.answers("use spread 0", "move northern-pacific-n")
    assert {"northern-pacific-s", "micronesia-n"} <= set(table.offered("to"))

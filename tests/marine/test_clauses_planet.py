"""MAR-1, MAR-2. Bags and VP, the planet, elements, gene pools and the survival card."""

from random import Random
from typing import Any

import pytest

from tests.marine.table import Table, acting, corner, marine, resolving
from trilobite.core.session import begin
from trilobite.games.marine.hexes import CORNER_NAMES, CORNERS_OF, HEX_NAMES
from trilobite.games.marine.planet import gain_vp
from trilobite.games.marine.state import BY_CARDS, NOTHING, Marine

R, C, F = "reptiles", "cephalopods", "fishes"
SUN = corner("d4", "nw")


# --- MAR-1: bags and VP -------------------------------------------------------------------


@pytest.mark.clause("MAR-1.12")
def test_what_leaves_play_goes_back_into_its_bag() -> None:
    table = Table(acting(R, "dep-1", areas={"depletion": ["sun"]}))
    left = table.view["tokens_left"]["sun"]
    table.answer(f"remove {SUN}")
    assert table.view["tokens_left"]["sun"] == left + 1
    draws = ["land", "land", "vent", "vent", "seamount", "seamount", "coral-reef", "coral-reef"]
    markers = Table(
        {"agenda": ["reseed", "turn reptiles"], "competition": ["land", "land"]},
        chance=(*["draw element sun"] * 16, *[f"draw terrain {terrain}" for terrain in draws]),
    )
    assert markers.position["competition"] == ["land", "land", "vent"]


@pytest.mark.clause("MAR-1.13")
def test_scores_beyond_100_are_ordinary() -> None:
    table = Table(
        {
            "agenda": ["final"],
            "ending": "asteroid",
            "species": {"d3": {R: 1}},
            "animal": {R: {"vp": 98}, C: {"vp": 99}},
        }
    )
    result = table.session.result
    assert result is not None
    assert (result.scores, result.winners) == ([106, 99], [0])


# --- MAR-2.1: animals ---------------------------------------------------------------------


@pytest.mark.clause("MAR-2.1.4")
def test_an_animal_without_species_plays_on() -> None:
    dead = {"vp": 50, "eliminated": 34}
    table = Table({"turn": R, "species": {"d4": {C: 1}}, "animal": {R: dead, C: {"right": True}}})
    assert (table.decider, table.animal(R)["gene_pool"]) == (R, 0)
    assert "basic dom-1" in table.offers
    final = Table({"agenda": ["final"], "ending": "asteroid", "species": {}, "animal": {R: dead}})
    assert final.session.result is not None
    assert (final.session.result.scores, final.session.result.winners) == ([50, 0], [0])


@pytest.mark.clause("MAR-2.1.5")
def test_food_chain_order_starts_with_the_reptiles() -> None:
    """Fishes lay a tile, and yet reptiles are the first who may come to it; with turns it is the
    other way round."""
    species = {"e3": {R: 1, C: 1, F: 1}}
    table = Table(acting(F, "wan-1", species=species), players=3, seed=1)
    table.answers("stack 1", "tile f3")
    order = []
    while table.kind == "arrivals":
        order.append(table.decider)
        table.answer("done")
    assert order == [R, C, F]
    table.answer("retrieve")
    assert table.decider == C


# --- MAR-2.2: tiles -----------------------------------------------------------------------


@pytest.mark.clause("MAR-2.2.2", "MAR-2.2.4")
@pytest.mark.parametrize(
    ("terrain", "hexes"),
    [
        ("land", ["c1", "d2", "d3", "e1"]),
        ("open-ocean", ["c6", "d5", "d6", "e6"]),
        ("vent", ["d1", "d7"]),
    ],
)
def test_a_vent_of_either_side_is_a_vent_and_nothing_else(terrain: str, hexes: list[str]) -> None:
    """The geyser on d1 covers land, the black smoker on d7 open ocean."""
    table = Table(acting(R, "evo-1", evolution=[terrain]))
    assert sorted(table.offered("tile")) == hexes


@pytest.mark.clause("MAR-2.2.3")
def test_a_vent_has_the_neighbours_of_its_tile() -> None:
    targets = []
    for vents in ({}, {"d4": "geyser"}):
        table = Table(acting(R, "mig-1", vents=vents, species={"d4": {R: 1}}))
        table.answer("move-from d4")
        targets.append(table.offered("move-to"))
    assert targets[0] == targets[1]
    assert len(targets[0]) == 6
    back = Table(acting(R, "mig-1", vents={"d4": "geyser"}, species={"d3": {R: 1}}))
    back.answer("move-from d3")
    assert "d4 1" in back.offered("move-to")


@pytest.mark.clause("MAR-2.2.7")
def test_tiles_stay_where_they_are() -> None:
    """Through six random games, the tiles below new vents included."""
    laid = opened = 0
    for seed in range(6):
        session = begin(marine(players=4), seed=seed)
        pick = Random(seed)
        known: dict[int, int] = {}
        while not session.over:
            seat = session.deciders()[0]
            decision = session.decision_for(seat)
            assert decision is not None
            session.choose(pick.choice(decision.options), seat)
            assert isinstance(session.state, Marine)
            tiles = {hex: tile for hex, tile in enumerate(session.state.tiles) if tile != NOTHING}
            assert known.items() <= tiles.items()
            known = tiles
        laid += len(known) - 15
        opened += sum(event[0] == "vent-opened" for event in session.log)
    assert min(laid, opened) > 0


@pytest.mark.clause("MAR-2.2.8")
def test_one_species_is_enough_to_occupy_a_tile() -> None:
    species = {"d4": {R: 1, C: 9}, "d3": {C: 1}}
    table = Table(resolving(R, "fertile", species=species))
    assert table.vp(R) == 10
    assert Table(resolving(R, "fertile", species={"d3": {C: 1}})).vp(R) == 0


# --- MAR-2.3: tokens on the planet --------------------------------------------------------


@pytest.mark.clause("MAR-2.3.1", "MAR-2.3.3")
def test_vacant_corners_belong_to_a_tile_and_have_no_token() -> None:
    table = Table(acting(R, "abu-1", areas={"abundance": ["worms"]}))
    table.answer("token worms")
    position = table.position
    on_tiles = {
        CORNER_NAMES[number]
        for hex in position["tiles"]
        for number in CORNERS_OF[HEX_NAMES.index(hex)]
    }
    assert set(table.offered("corner")) == on_tiles - set(position["tokens"])
    assert table.refusals[f"corner {SUN}"] == "MAR-2.3.1"
    assert corner("a1", "nw") not in table.offered("corner")
    single = {corner("d4", side): "sun" for side in ("nw", "ne", "e", "se", "sw", "w")}
    full = Table(
        acting(R, "abu-1", areas={"abundance": ["worms"]}, tiles={"d4": "land"}, tokens=single)
    )
    assert full.kind == "turn"


# --- MAR-2.4: elements of an animal -------------------------------------------------------


@pytest.mark.clause("MAR-2.4.1", "MAR-2.4.3")
def test_elements_are_printed_ones_and_tokens() -> None:
    table = Table({"turn": R, "animal": {R: {"display": ["worms", "sun", "worms"]}}})
    elements = table.view["animals"][R]["elements"]
    assert sorted(elements) == ["sponges", "sun", "sun", "sun", "worms", "worms"]
    assert sorted(table.view["animals"][C]["elements"]) == ["gastropods", "gastropods", "sponges"]


@pytest.mark.clause("MAR-2.4.5")
def test_printed_elements_cannot_be_lost() -> None:
    """A Regression of all that reptiles have takes their one token and stops there."""
    table = Table(
        {
            "agenda": ["reseed", "turn reptiles"],
            "areas": {"regression": ["sun", "sun", "sponges"]},
            "animal": {R: {"display": ["sun"]}},
        },
        seed=1,
    )
    assert table.animal(R)["display"] == []
    assert sorted(table.view["animals"][R]["elements"]) == ["sponges", "sun", "sun"]


# --- MAR-2.5: thriving --------------------------------------------------------------------


@pytest.mark.clause("MAR-2.5.3")
def test_species_of_an_animal_share_their_state_on_a_tile() -> None:
    """One sun for nine reptiles on the reef, none for five on the plain."""
    table = Table(
        {
            "agenda": ["extinction", "turn reptiles"],
            "tokens": {SUN: "sun"},
            "species": {"d4": {R: 9, C: 1}, "e4": {R: 5}},
        }
    )
    assert table.position["species"] == {"d4": {R: 9}}


@pytest.mark.clause("MAR-2.5.4")
def test_the_state_changes_with_tokens_and_displays() -> None:
    table = Table(
        acting(
            R,
            "dep-1",
            tokens={SUN: "sun"},
            species={"d4": {R: 1, C: 1}},
            areas={"depletion": ["sun"], "adaptation": ["sun"]},
        )
    )
    assert table.view["endangered"] == {"d4": [C]}
    table.answer(f"remove {SUN}")
    assert table.view["endangered"] == {"d4": [R, C]}
    fed = Table(
        acting(
            C, "ada-1", tokens={SUN: "sun"}, species={"d4": {C: 1}}, areas={"adaptation": ["sun"]}
        )
    )
    assert fed.view["endangered"] == {"d4": [C]}
    fed.answer("token sun")
    assert fed.view["endangered"] == {}


# --- MAR-2.6: gene pool and elimination ---------------------------------------------------


@pytest.mark.clause("MAR-2.6.1", "MAR-2.6.2")
def test_new_species_come_out_of_the_gene_pool() -> None:
    """35 cubes less the one in the food chain, three on the planet and 30 eliminated."""
    table = Table(
        acting(
            R,
            "spe-1",
            areas={"speciation": ["sun"]},
            species={"d4": {R: 3}},
            animal={R: {"eliminated": 30}},
        )
    )
    assert table.animal(R)["gene_pool"] == 1
    table.answer(f"around {SUN}")
    assert table.refusals["species d4 2"] == "MAR-2.6.2"
    table.answer("species d4 1")
    assert table.animal(R)["gene_pool"] == 0
    assert (table.species("d4"), table.animal(R)["eliminated"]) == ({R: 4}, 30)


@pytest.mark.clause("MAR-2.6.3", "MAR-2.6.4")
def test_species_taken_off_the_planet_are_out_of_the_game() -> None:
    """Unless the card says where they go, as Solar Radiation does."""
    species = {"d6": {C: 2}}
    table = Table(resolving(R, "biomass", species=species))
    assert (table.animal(C)["gene_pool"], table.animal(C)["eliminated"]) == (32, 1)
    back = Table(resolving(R, "solar-radiation", species=species))
    assert back.species("d6") == {C: 1}
    assert (back.animal(C)["gene_pool"], back.animal(C)["eliminated"]) == (33, 0)


@pytest.mark.clause("MAR-2.6.5")
def test_the_box_keeps_eliminated_species_by_animal() -> None:
    """Cephalopods have lost species, but those do not come back as reptiles."""
    table = Table(acting(R, "tec-1", animal={R: {"eliminated": 31}, C: {"eliminated": 5}}))
    assert table.animal(R)["gene_pool"] == 0
    table.answer("tile e6")
    assert table.species("e6") == {R: 1}
    assert [table.animal(name)["eliminated"] for name in (R, C)] == [30, 5]
    none = Table(acting(R, "tec-1", species={"d4": {R: 34}}, animal={C: {"eliminated": 5}}))
    none.answer("tile e6")
    assert none.species("e6") == {}


# --- MAR-2.7: VP --------------------------------------------------------------------------


@pytest.mark.clause("MAR-2.7.3")
def test_no_score_drops_below_0() -> None:
    state = Table({"turn": R, "animal": {R: {"vp": 3}}}).state.copy()
    gain_vp(state, state.animals[0], -5, BY_CARDS)
    assert state.animals[0].vp == 0


# --- MAR-2.8: domination ------------------------------------------------------------------


@pytest.mark.clause("MAR-2.8.4")
@pytest.mark.parametrize("animal", [R, C])
def test_several_animals_may_dominate_a_type(animal: str) -> None:
    tokens = {corner("d4", "nw"): "sponges"}
    species = {hex: {R: 1, C: 1} for hex in ("d4", "d3")}
    table = Table(acting(animal, "dom-1", tokens=tokens, species=species))
    assert table.offers == ["dominate sponges", "decline"]


@pytest.mark.clause("MAR-2.8.5", "MAR-2.8.7")
def test_domination_alone_moves_no_pawn() -> None:
    """Reptiles dominate sun with a value of 6 and do not get the pawn; cephalopods, who no longer
    dominate it, do not lose it."""
    position: dict[str, Any] = {
        "turn": R,
        "tokens": {SUN: "sun"},
        "species": {"d4": {R: 1}, "c3": {R: 1}, "d3": {R: 1}},
    }
    free = Table(position)
    assert free.view["animals"][R]["domination"]["sun"] == 6
    free.answer("basic dep-1")
    assert free.position["special"]["sun"] == {"target": 1}
    owned = Table({**position, "special": {"sun": {"owner": C, "target": 2}}})
    assert owned.view["animals"][C]["domination"]["sun"] == 0
    owned.answer("retrieve")
    assert owned.position["special"]["sun"] == {"owner": C, "target": 2}
    assert owned.view["animals"][C]["special_pawns"] == ["sun"]


@pytest.mark.clause("MAR-2.8.6", "MAR-7.12.2")
@pytest.mark.parametrize("owner", [{}, {"owner": C}])
def test_the_pawn_goes_with_the_control_marker(owner: dict[str, str]) -> None:
    """From the holding area, or from the owner who has it available."""
    animal = {R: {"display": ["sun"]}}
    table = Table(acting(R, "dom-1", special={"sun": owner}, animal=animal))
    table.answer("dominate sun")
    assert table.position["special"]["sun"] == {"owner": R, "target": 3}
    animals = table.view["animals"]
    assert (animals[R]["special_pawns"], animals[C]["special_pawns"]) == (["sun"], [])
    assert (table.decider, table.kind) == (R, "turn")
    assert "special sun abu-1" in table.offers


# --- MAR-2.9: the survival card -----------------------------------------------------------


@pytest.mark.clause("MAR-2.9.2")
def test_the_survival_card_passes_on_at_once() -> None:
    """In the middle of a Migration, before its last species has moved."""
    table = Table(acting(R, "mig-1", species={"d1": {C: 1}, "d2": {R: 4}}))
    assert table.view["survival_card"] == C
    table.answers("move-from d2", "move-to d1 1")
    assert table.view["survival_card"] is None
    table.answers("move-from d2", "move-to d1 1")
    assert table.kind == "migration"
    assert table.view["survival_card"] == R


# --- MAR-2.10: information ----------------------------------------------------------------


@pytest.mark.clause("MAR-2.10.1")
def test_what_everybody_may_see() -> None:
    """A spectator sees all that lies open, as it is in the position."""
    table = Table(
        {
            "turn": R,
            "areas": {"abundance": ["sun"], "speciation": ["", "worms"]},
            "competition": ["land"],
            "evolution": ["vent"],
            "regression_cubes": [R],
            "pawns": {"abu-1": C, "evo-2": "sun"},
            "special": {"sun": {"owner": C, "target": 4}},
            "row": ["fertile"],
            "discard": ["predator", "omnivore"],
            "animal": {R: {"display": ["worms"], "eliminated": 2, "traits": ["flight"]}},
        }
    )
    position, view = table.position, table.view
    for part in ("tokens", "species", "competition", "evolution", "row", "discard"):
        assert view[part] == position[part], part
    assert view["tiles"] == position["tiles"] | position["vents"]
    assert view["areas"] == {"abundance": ["sun"], "speciation": [None, "worms"]}
    assert view["stacks"] == position["stacks"]
    assert all(stack["top"] for stack in view["stacks"])
    pawns = {space: here["pawn"] for space, here in view["spaces"].items() if here["pawn"]}
    assert pawns == position["pawns"]
    assert view["spaces"]["evo-2"]["owner"] == C
    assert view["spaces"]["spe-2"]["token"] == "worms"
    assert view["spaces"]["evo-1"]["terrain"] == "vent"
    assert view["regression_cubes"] == [R, None]
    assert view["special"]["sun"] == {"owner": C, "target": 4, "space": "evo-2"}
    for name in (R, C):
        for part in ("display", "gene_pool", "eliminated", "pawns", "vp", "right"):
            assert view["animals"][name][part] == position["animal"][name][part], part
    assert view["animals"][R]["traits"][0]["trait"] == "flight"

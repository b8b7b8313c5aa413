"""MAR-3 to MAR-6, MAR-8. Setting up, turns, pawns and the general rules for actions."""

from typing import Any

import pytest

from tests.marine.table import Table, acting, corner, resolving

R, C = "reptiles", "cephalopods"
SUN = corner("d4", "nw")
FIRST = ["fertile", "predator", "omnivore", "biodiversity"]


def laid_out(*cards: str, **position: Any) -> Table:
    """A table whose row has just been laid out with these cards."""
    chance = tuple(f"draw evolution {card}" for card in cards)
    return Table({"agenda": ["row"], "row": [], **position}, chance=chance)


# --- MAR-3: setup -------------------------------------------------------------------------


@pytest.mark.clause("MAR-3.12", "MAR-3.21")
def test_nobody_owns_a_special_pawn_or_the_survival_card_at_first() -> None:
    view = Table(players=2, seed=3, animals=[R, C]).view
    assert view["survival_card"] is None
    nobodys = {"target": 1, "owner": None, "space": None}
    assert list(view["special"].values()) == [nobodys] * 6
    assert all(animal["special_pawns"] == [] for animal in view["animals"].values())


@pytest.mark.clause("MAR-3.20")
def test_the_first_cards_enter_play_without_their_events() -> None:
    """Marine Snow scores the ocean and Adaptability holds at once, but the Extinction and the
    Survival of Volcanism do not happen."""
    table = laid_out(
        "marine-snow",
        "adaptability",
        "volcanism",
        *FIRST[:2],
        species={"d6": {C: 1}, "d1": {R: 1}},
        special={"sun": {"owner": C}, "worms": {"owner": R}},
        pawns={"abu-1": "worms"},
    )
    assert (table.vp(R), table.vp(C)) == (0, 2)
    assert table.position["species"] == {"d1": {R: 1}, "d6": {C: 1}}
    assert (table.kind, table.decider) == ("turn", C)
    assert "special sun abu-1" in table.offers
    assert table.events.count("extinction") == table.events.count("survival") == 0


# --- MAR-4: turns -------------------------------------------------------------------------


@pytest.mark.clause("MAR-4.1")
def test_a_turn_is_one_pawn_or_retrieval() -> None:
    table = Table({"turn": R, "special": {"sun": {"owner": R}}})
    assert {key.split()[0] for key in table.offers} == {"basic", "special", "retrieve"}
    table.answer("basic dep-1")
    assert table.position["pawns"] == {"dep-1": R}
    assert (table.kind, table.decider) == ("turn", C)


@pytest.mark.clause("MAR-4.2")
def test_only_pawns_beside_the_display_are_available() -> None:
    """All seven basic pawns are placed; of two special ones one is at hand."""
    seven = ["abu-1", "abu-2", "abu-3", "aut-1", "aut-2", "dep-1", "ada-1"]
    table = Table(
        {
            "turn": R,
            "pawns": {**dict.fromkeys(seven, R), "ada-2": "worms"},
            "special": {"sun": {"owner": R}, "worms": {"owner": R}, "algae": {}},
        }
    )
    assert table.offered("basic") == []
    assert table.refusals["basic dom-1"] == "MAR-4.2"
    assert {key.split()[0] for key in table.offered("special")} == {"sun"}


# --- MAR-5: placing pawns -----------------------------------------------------------------


@pytest.mark.clause("MAR-5.1.4")
def test_a_pawn_may_go_where_its_action_achieves_nothing() -> None:
    table = Table({"turn": R})
    table.answer("basic aut-1")
    assert "no-effect" in table.events
    assert table.position["pawns"] == {"aut-1": R}
    assert table.decider == C


@pytest.mark.clause("MAR-5.2.4")
def test_a_pawn_that_has_left_hinders_no_more() -> None:
    """Reptiles stand far down the display until their pawn is kicked out or taken back."""
    position = {"pawns": {"mig-3": R}, "special": {"sun": {"owner": C}}}
    table = Table({"turn": R, **position})
    assert "basic abu-1" not in table.offers
    kicked = Table({"turn": C, **position})
    kicked.answers("special sun mig-3", "done")
    assert kicked.decider == R
    assert "basic abu-1" in kicked.offers
    retrieved = Table({"turn": R, **position}, seed=1)
    retrieved.answers("retrieve", "retrieve")
    assert retrieved.decider == R
    assert "basic abu-1" in retrieved.offers


# --- MAR-6: actions -----------------------------------------------------------------------


@pytest.mark.clause("MAR-6.1", "MAR-6.2")
def test_the_action_follows_at_once_and_may_be_forgone() -> None:
    table = Table({"turn": R, "areas": {"abundance": ["worms"]}})
    table.answer("basic abu-1")
    assert (table.kind, table.decider) == ("abundance", R)
    assert table.position["pawns"] == {"abu-1": R}
    tokens = table.position["tokens"]
    table.answer("decline")
    assert table.position["tokens"] == tokens
    assert table.position["areas"] == {"abundance": ["worms"]}
    assert table.position["pawns"] == {"abu-1": R}
    assert table.decider == C


@pytest.mark.clause("MAR-6.2")
@pytest.mark.parametrize(
    "space",
    ["abu-1", "aut-2", "dep-1", "ada-1", "reg-1", "spe-1", "wan-1", "tec-1", "com-1", "evo-1"],
)
def test_every_action_may_be_forgone(space: str) -> None:
    areas = ["abundance", "autotrophy", "depletion", "adaptation", "speciation", "wanderlust"]
    table = Table(
        acting(
            R,
            space,
            areas={area: ["sun"] for area in areas},
            tokens={SUN: "sun", corner("d1", "nw"): "sun"},
            competition=["coral-reef"],
            evolution=["coral-reef"],
        )
    )
    assert len(table.offers) > 1
    before = {**table.position, "agenda": []}
    table.answer("decline")
    assert table.kind == "turn"
    assert {**table.position, "agenda": []} == before


@pytest.mark.clause("MAR-6.3")
def test_an_action_that_was_begun_is_done_in_full() -> None:
    """Who has taken a tile must lay it, and both tokens."""
    table = Table(acting(R, "wan-3", areas={"wanderlust": ["sun", "worms"]}), seed=1)
    table.answer("stack 1")
    while table.kind != "turn":
        assert not {"decline", "done"} & set(table.offers)
        table.answer(table.offers[0])
    assert table.position["areas"] == {}
    assert len(table.position["tiles"]) == 16


@pytest.mark.clause("MAR-6.4")
def test_up_to_allows_less_or_nothing() -> None:
    for answers in (["done"], ["species d4 1", "done"]):
        table = Table(acting(R, "spe-1", areas={"speciation": ["sun"]}, species={"d4": {C: 1}}))
        table.answer(f"around {SUN}")
        table.answers(*answers)
        assert table.kind == "turn"
        assert table.species("d4").get(R, 0) == len(answers) - 1


@pytest.mark.clause("MAR-6.6")
def test_the_acting_player_chooses() -> None:
    """Also whose species falls in Competition."""
    species = {"d4": {R: 1, C: 1, "fishes": 1}}
    table = Table(
        acting(R, "com-3", species=species, competition=["land", "land", "coral-reef"]), players=3
    )
    table.answer("tile d4")
    assert table.decider == R
    assert table.offers == ["eliminate d4 cephalopods", "eliminate d4 fishes", "done"]


@pytest.mark.clause("MAR-6.7")
def test_a_pawn_remains_until_retrieval() -> None:
    """Through the turns of others and a Reseed."""
    table = Table({"turn": R}, seed=1)
    table.answers("basic dep-1", "retrieve", "basic evo-1", "retrieve")
    assert table.position["pawns"] == {"dep-1": R, "evo-1": R}
    table.answer("retrieve")
    assert table.position["pawns"] == {}
    assert table.position["round"] == 2
    stays = Table({"agenda": ["reseed", "turn reptiles"], "pawns": {"dep-1": R}}, seed=1)
    assert stays.position["pawns"] == {"dep-1": R}


@pytest.mark.clause("MAR-6.8")
def test_all_is_up_to_date_before_the_next_turn() -> None:
    """Speciation onto a vent brings the survival card and uses up Exaptation: the new trait is
    chosen before cephalopods begin their turn."""
    geyser = corner("d1", "nw")
    table = Table(
        {
            "turn": R,
            "areas": {"speciation": ["worms"]},
            "tokens": {geyser: "worms"},
            "species": {"d4": {R: 1}},
            "animal": {R: {"eliminated": 16, "traits": ["exaptation"]}},
        }
    )
    assert table.animal(R)["gene_pool"] == 17
    table.answers("basic spe-1", f"around {geyser}")
    table.answer("species d1 1", "draw trait flight", "draw trait social", "draw trait ram-feeder")
    assert (table.kind, table.decider) == ("new-trait", R)
    assert table.view["survival_card"] == R
    assert table.view["endangered"] == {"d1": [R], "d4": [R]}
    table.answer("trait flight")
    assert (table.kind, table.decider) == ("turn", C)


@pytest.mark.clause("MAR-6.9")
def test_a_card_that_contradicts_the_rules_is_right() -> None:
    """Volcanism opens a vent inside the grid, where only TEC-2 may; Population Explosion exceeds
    the Speciation limit of land."""
    assert Table(acting(R, "tec-1")).refusals["tile c4"] == "MAR-7.8.2"
    volcanism = Table(resolving(R, "volcanism"))
    assert "c4" in volcanism.position["vents"]
    explosion = Table(resolving(R, "population-explosion", species={"d3": {R: 5}}))
    assert explosion.species("d3") == {R: 10}


# --- MAR-8: Retrieval ---------------------------------------------------------------------


@pytest.mark.clause("MAR-8.6")
def test_nothing_else_happens_in_a_turn_of_retrieval() -> None:
    table = Table({"turn": R, "pawns": {"abu-1": R, "evo-1": C}, "areas": {"abundance": ["sun"]}})
    before = table.position
    table.answer("retrieve")
    after = table.position
    assert (table.kind, table.decider) == ("turn", C)
    assert after["pawns"] == {"evo-1": C}
    changed = {"agenda", "turn", "pawns", "animal"}
    assert {part: after[part] for part in after if part not in changed} == {
        part: before[part] for part in before if part not in changed
    }
    home = {**before["animal"][R], "pawns": 7, "right": True}
    assert after["animal"] == {R: home, C: before["animal"][C]}

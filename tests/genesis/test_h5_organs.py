"""H5. Organs and landfall."""

from typing import Any

import pytest

from tests.genesis.pieces import Piece, organism, position, purchases
from tests.genesis.table import Table
from trilobite.games.genesis.cards.build import build
from trilobite.games.genesis.cards.files import load
from trilobite.games.genesis.cards.types import TERRESTRIAL, YELLOW

MARS = "sugar-driven-biosynthesis"  # cosmic
VENT = "metal-glycolysis"  # ocean


def buying(organisms: dict[str, Piece], pool: str, *, ruleset: str = "living") -> Table:
    """Red buys for their macroorganism; Yellow's turn comes next."""
    return Table(
        purchases(
            {**organisms, VENT: organism("yellow", "Y")},
            "red",
            "yellow",
            pools={"red": pool, "yellow": "YY"},
            decks={"ocean": ["cytochromes"], "continent": ["endospore"]},
            rest="coastal",
        ),
        players=4,
        ruleset=ruleset,
    )


def trilobites(bionts: str = "R", **fields: Any) -> Piece:
    """Red's trilobites."""
    return organism("red", bionts, under=MARS, **fields)


# --- organs -------------------------------------------------------------------------------


@pytest.mark.clause("H5.1")
def test_an_organ_fills_an_empty_square_for_one_catalyst_of_its_colour() -> None:
    table = buying({"seaweed": trilobites()}, "GB")
    assert table.offers == ["organ seaweed 0", "organ seaweed 1", "organ seaweed 2", "done"]
    table.answer("organ seaweed 2")
    assert table.organism("seaweed")["organs"] == ["sporangia"]
    assert table.pool("red") == "G"


@pytest.mark.clause("H5.1")
def test_a_filled_square_takes_no_further_organ() -> None:
    table = buying({"seaweed": trilobites(organs=["leaves"])}, "GB")
    assert table.refusals["organ seaweed 0"] == "H5.1"


@pytest.mark.clause("H5.1", "G:Disease.1")
def test_the_square_of_a_stolen_organ_may_be_filled_again() -> None:
    organisms = {
        "seaweed": trilobites(),
        "virus": organism("blue", "B", host="seaweed", diseased=["", "organ leaves"]),
    }
    table = buying(organisms, "G")
    table.answer("organ seaweed 0")
    assert table.organism("seaweed")["organs"] == ["leaves"]
    assert table.organism("virus")["diseased"] == ["", "organ leaves"]


def insects(bionts: str, *organs: str) -> dict[str, Any]:
    """What a view says of Red's insects."""
    piece = organism("red", bionts, under=MARS, side="terrestrial", organs=list(organs))
    table = Table(position({"trilobites": piece}, "darwin", "darwin red"), colours=["red", "blue"])
    seen: dict[str, Any] = table.view["organisms"]["trilobites"]
    return seen


@pytest.mark.clause("H5a.1", "G:Ability.1")
def test_an_organ_gives_the_ability_of_its_bubble() -> None:
    assert insects("R", "metamorphosis")["abilities"] == {"red-queen": 1}
    assert insects("R", "winged-adult")["abilities"] == {"heat-shield": 1, "red-queen": 1}


@pytest.mark.clause("H5a.1", "G:Ability.1")
def test_an_occupied_endosymbiont_space_gives_the_ability_of_its_bubble() -> None:
    assert insects("RB")["abilities"] == {"heat-shield": 1}
    assert insects("R")["abilities"] == {}


@pytest.mark.clause("H5a.1")
def test_a_bubble_that_hangs_on_two_spaces_counts_once_for_each() -> None:
    assert insects("RB", "winged-adult")["abilities"] == {"heat-shield": 2, "red-queen": 1}
    assert insects("RB", "winged-adult", "metamorphosis")["abilities"] == {
        "heat-shield": 2,
        "red-queen": 2,
    }


@pytest.mark.clause("H5b.1", "E3e.1")
def test_a_parasite_may_attach_to_a_macroorganism_and_take_organs() -> None:
    table = Table(
        position(
            {"seaweed": organism("red", "R", under=MARS, organs=["leaves", "gametangia"])},
            "assignment",
            "assign yellow",
            active=["ocean"],
        )
    )
    table.answers("parasite crystalbiont seaweed", "enough", "take-organ 0", "take-organ 1")
    assert table.organism("crystalbiont")["diseased"] == ["organ leaves", "organ gametangia"]
    assert table.organism("seaweed")["organs"] == []


@pytest.mark.clause("H5c.1", "H6b.1", "G:Metabolism.1")
def test_red_and_yellow_organs_raise_the_metabolic_rate() -> None:
    def rate(*organs: str) -> int:
        piece = organism("green", "G", under=MARS, organs=list(organs))
        table = Table(
            position({"lamp-shells": piece}, "darwin", "darwin green"), colours=["red", "green"]
        )
        number: int = table.view["organisms"]["lamp-shells"]["metabolic_rate"]
        return number

    assert rate() == 3
    assert rate("lophophore", "brood-pouch") == 3
    assert rate("statocyst", "contractile-heart") == 5


# --- landfall -----------------------------------------------------------------------------


@pytest.mark.clause("H5d.1")
def test_filling_the_last_square_turns_the_macroorganism_to_its_terrestrial_side() -> None:
    table = buying({"trilobites": trilobites("RG", organs=["shelled-egg"], disks="GB")}, "G")
    table.answer("organ trilobites 0")
    landed = table.organism("trilobites")
    assert (landed["side"], landed["organs"], landed["disks"]) == ("terrestrial", [], "")
    assert landed["bionts"] == "RG"
    assert (table.position["sea"], table.position["land"]) == ([], ["trilobites"])
    assert table.view["organisms"]["trilobites"]["home_row"] == "continent"


@pytest.mark.clause("H5d.1", "G:Endosymbiont.1")
def test_the_last_organ_may_be_bought_by_an_endosymbiont() -> None:
    table = Table(
        purchases(
            {"trilobites": trilobites("RY", organs=["shelled-egg"])}, "yellow", pools={"red": "G"}
        )
    )
    table.answer("organ trilobites 0")
    assert table.organism("trilobites")["side"] == "terrestrial"


@pytest.mark.clause("H5d.1", "AMB-53")
def test_an_endosymbiont_without_a_circle_on_the_land_side_goes_home_with_compensation(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cards = build(load())
    side = next(macro for macro in cards.macros if macro.id == "trilobites").sides[TERRESTRIAL]
    side.circles = [circle for circle in side.circles if circle.colour != YELLOW]
    monkeypatch.setattr("tests.genesis.table.default_cards", lambda: cards)
    table = buying({"trilobites": trilobites("RYB", organs=["shelled-egg"])}, "G")
    table.answer("organ trilobites 0")
    assert table.organism("trilobites")["bionts"] == "RB"
    assert table.pool("yellow") == "YYY"


@pytest.mark.clause("H5d.1")
def test_a_terrestrial_macroorganism_stays_as_it_is_when_its_squares_are_full() -> None:
    organs = ["spiracles", "waxy-cuticle", "metamorphosis"]
    table = buying({"trilobites": trilobites(side="terrestrial", organs=organs)}, "B")
    table.answer("organ trilobites 3")
    landed = table.organism("trilobites")
    assert (landed["side"], landed["organs"]) == ("terrestrial", [*organs, "winged-adult"])


@pytest.mark.clause("H5d.2", "AMB-52", "ED-37")
def test_in_living_landfall_lets_the_owner_buy_any_number_of_land_organs() -> None:
    table = buying({"trilobites": trilobites(organs=["shelled-egg"])}, "GGBBB")
    table.answers("organ trilobites 0", "pay green 1")
    assert (table.decider, table.kind) == ("red", "landfall-organs")
    table.answers("organ trilobites 1", "pay green 1", "organ trilobites 0")
    assert table.organism("trilobites")["organs"] == ["spiracles", "waxy-cuticle"]
    assert table.pool("red") == "B"
    table.answer("organ trilobites 3")
    assert table.pool("red") == ""
    assert table.decider == "yellow"


@pytest.mark.clause("H5d.2", "AMB-52")
def test_the_owner_buys_the_land_organs_even_if_an_endosymbiont_caused_the_landfall() -> None:
    table = Table(
        purchases(
            {"trilobites": trilobites("RY", organs=["shelled-egg"])}, "yellow", pools={"red": "GB"}
        )
    )
    table.answer("organ trilobites 0")
    assert (table.decider, table.kind) == ("red", "landfall-organs")


@pytest.mark.clause("H5d.2")
def test_the_land_organs_may_be_declined() -> None:
    table = buying({"trilobites": trilobites(organs=["shelled-egg"])}, "GB")
    table.answers("organ trilobites 0", "done")
    assert table.organism("trilobites")["organs"] == []
    assert table.pool("red") == "B"


@pytest.mark.clause("H5d.2", "ED-37")
@pytest.mark.parametrize("ruleset", ["second", "first"])
def test_in_the_older_rulesets_landfall_brings_no_extra_organs(ruleset: str) -> None:
    table = buying({"trilobites": trilobites(organs=["shelled-egg"])}, "GYB", ruleset=ruleset)
    table.answer("organ trilobites 0")
    assert table.organism("trilobites")["side"] == "terrestrial"
    assert table.decider == "yellow"
    assert table.pool("red") == "YB"


# --- landfall with parasites --------------------------------------------------------------


def parasitised(virus: Piece, *, ruleset: str = "living", **others: Piece) -> Table:
    """Red's trilobites lack the shelled egg; Blue's virus holds the chitin cuticle. Red buys
    the egg."""
    organisms = {
        "trilobites": trilobites(),
        "virus": virus | {"host": "trilobites", "diseased": ["", "organ chitin-cuticle"]},
        **others,
    }
    table = buying(organisms, "B", ruleset=ruleset)
    table.answer("organ trilobites 1")
    return table


@pytest.mark.clause("H5e.1", "ED-38")
def test_in_living_diseased_cubes_count_for_landfall_and_the_parasite_is_taken_in() -> None:
    table = parasitised(organism("blue", "B"))
    landed = table.organism("trilobites")
    assert (landed["side"], landed["bionts"], landed["organs"]) == ("terrestrial", "RB", [])
    assert not table.has("virus")
    assert table.position["player"]["blue"]["parasite"] == "resting"


@pytest.mark.clause("H5e.1", "ED-38")
@pytest.mark.parametrize("ruleset", ["second", "first"])
def test_in_the_older_rulesets_the_parasite_loses_its_cubes_and_stays(ruleset: str) -> None:
    table = parasitised(organism("blue", "B"), ruleset=ruleset)
    landed = table.organism("trilobites")
    assert (landed["side"], landed["bionts"], landed["organs"]) == ("terrestrial", "R", [])
    virus = table.organism("virus")
    assert (virus["host"], virus["bionts"], virus["diseased"]) == ("trilobites", "B", ["", ""])


@pytest.mark.clause("H5e.1", "ADD-3")
def test_the_mutations_of_the_parasite_go_under_the_deck_of_the_continent() -> None:
    table = parasitised(organism("blue", "B", "mrna"))
    assert table.position["mutation_decks"]["continent"] == ["endospore", "mrna"]


@pytest.mark.clause("H5e.1", "ADD-3", "B4a.1")
def test_bionts_of_the_parasite_beyond_the_circles_go_home_with_compensation() -> None:
    table = parasitised(organism("blue", "BB"))
    assert table.organism("trilobites")["bionts"] == "RB"
    assert table.pool("blue") == "B"


@pytest.mark.clause("H5e.1", "ADD-3", "H3e.1")
def test_a_hyperparasite_becomes_the_parasite_of_the_landed_macroorganism() -> None:
    table = parasitised(
        organism("blue", "B", "mrna"),
        salmonella=organism("green", "G", host="virus", diseased=["mrna base", ""]),
    )
    salmonella = table.organism("salmonella")
    assert (salmonella["host"], salmonella["diseased"]) == ("trilobites", ["", ""])


@pytest.mark.clause("H5e.1")
def test_a_diseased_cube_counts_for_any_empty_square_of_its_colour() -> None:
    organisms = {
        "flatworms": organism(
            "red",
            "R",
            under=MARS,
            organs=["mesenchyme", "pharynx", "pigmented-epidermis"],
        ),
        "viroid": organism("blue", "B", host="flatworms", diseased=["", "organ mesenchyme"]),
    }
    table = buying(organisms, "B")
    table.answer("organ flatworms 4")
    assert table.organism("flatworms")["side"] == "terrestrial"


@pytest.mark.clause("H5e.1")
def test_a_diseased_cube_of_another_colour_does_not_count() -> None:
    organisms = {
        "flatworms": organism(
            "red",
            "R",
            under=MARS,
            organs=["mesenchyme", "flame-cells", "pharynx"],
        ),
        "viroid": organism("blue", "B", host="flatworms", diseased=["", "organ mesenchyme"]),
    }
    table = buying(organisms, "B")
    table.answer("organ flatworms 4")
    assert table.organism("flatworms")["side"] == "marine"


@pytest.mark.clause("G:Ability.1", "H1c.1")
@pytest.mark.parametrize(
    ("ruleset", "offered"), [("living", True), ("second", False), ("first", False)]
)
def test_a_new_organ_acts_at_once_only_in_the_living_rules(ruleset: str, offered: bool) -> None:
    """ED-32: the seaweed's new crown serves it from the next turn in the older editions."""
    table = Table(
        {
            "phase": "purchase",
            "agenda": ["purchase red"],
            "player": {"red": {"pool": "BG"}},
            "organism": {
                "seaweed": {
                    "owner": "red",
                    "bionts": "RR",
                    "under": "pna-template",
                },
                "virus": {
                    "owner": "blue",
                    "bionts": "B",
                    "host": "seaweed",
                    "diseased": ["", "organ leaves"],
                },
            },
        },
        colours=["red", "blue"],
        ruleset=ruleset,
    )
    table.answer("organ seaweed 1")
    assert ("red-queen seaweed virus" in table.offers) == offered
    if not offered:
        assert table.refusals["red-queen seaweed virus"] == "H4.1"

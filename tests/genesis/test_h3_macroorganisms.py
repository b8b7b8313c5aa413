"""H3. Buying a marine macroorganism, and what becomes of the guests."""

import pytest

from tests.genesis.pieces import Piece, organism, position, purchases
from tests.genesis.table import Table
from trilobite.games.genesis.cards.build import build
from trilobite.games.genesis.cards.files import load
from trilobite.games.genesis.cards.types import MARINE, YELLOW
from trilobite.games.genesis.edition import RULESETS

MARS = "sugar-driven-biosynthesis"  # cosmic
VENT = "metal-glycolysis"  # ocean


def bought(
    organisms: dict[str, Piece], card: str, ruleset: str = "living", decks: Piece | None = None
) -> Table:
    """Red pays a red catalyst for a macroorganism on the bacterium from Mars; Yellow's vent
    bacterium waits for its turn."""
    organisms = {**organisms, VENT: organism("yellow", "Y")}
    table = Table(
        purchases(
            organisms,
            "red",
            "yellow",
            pools={"red": "R", "yellow": "YY"},
            decks=decks or {"ocean": ["cytochromes"]},
            rest="coastal",
            turn_order=["red", "yellow", "green", "blue"],
        ),
        players=4,
        ruleset=ruleset,
    )
    table.answer(f"macro {MARS} {card}")
    return table


# --- prerequisites ------------------------------------------------------------------------


@pytest.mark.clause("H3.1")
def test_the_card_is_laid_on_the_placard_marine_side_up() -> None:
    table = bought({MARS: organism("red", "R", cubes="GGGB")}, "seaweed")
    assert not table.has(MARS)
    seaweed = table.organism("seaweed")
    assert (seaweed["under"], seaweed["side"], seaweed["owner"]) == (MARS, "marine", "red")
    assert "seaweed" not in table.position["macro_stack"]


@pytest.mark.clause("H3.1", "ED-40")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_parasites_do_not_become_macroorganisms(ruleset: str) -> None:
    table = Table(
        purchases(
            {
                MARS: organism("red", "R", "rna-ribozyme", spent="R"),
                "salmonella": organism(
                    "green", "G", "calvin-cycle", "nitrogen-fixation", "mrna+", host=MARS
                ),
            },
            "red",
            pools={"red": "BB"},
        ),
        ruleset=ruleset,
        colours=["red", "green"],
    )
    assert table.kind == "parasite-purchase"
    assert table.refusals["macro salmonella seaweed"] == "H3.1"


@pytest.mark.clause("H3a.1")
def test_too_few_cubes_of_a_colour_forbid_the_card() -> None:
    organisms = {MARS: organism("red", "R", cubes="GGGBYY")}
    table = Table(purchases(organisms, "red", pools={"red": "R"}))
    assert table.offers == [f"macro {MARS} seaweed", "done"]
    assert table.refusals[f"macro {MARS} dickinsonia"] == "H3a.1"


@pytest.mark.clause("H3a.1")
def test_bionts_do_not_count_as_prerequisites() -> None:
    organisms = {MARS: organism("green", "GG", "rna-ribozyme", cubes="GGB")}
    table = Table(purchases(organisms, "green", pools={"green": "B"}), colours=["red", "green"])
    assert table.refusals[f"macro {MARS} seaweed"] == "H3a.1"


@pytest.mark.clause("H3a.1")
def test_mutation_cubes_count_as_prerequisites() -> None:
    organisms = {MARS: organism("red", "R", "calvin-cycle", cubes="GGB")}
    table = Table(purchases(organisms, "red", pools={"red": "R"}))
    assert f"macro {MARS} seaweed" in table.offers


@pytest.mark.clause("H3a.1")
def test_diseased_cubes_do_not_count_as_prerequisites() -> None:
    organisms = {
        MARS: organism("red", "R", "calvin-cycle", cubes="GGB"),
        "malaria": organism("yellow", "Y", host=MARS, diseased=["", "calvin-cycle base"]),
    }
    table = Table(purchases(organisms, "red", pools={"red": "G"}))
    assert table.refusals[f"macro {MARS} seaweed"] == "H3a.1"


@pytest.mark.clause("H3a.1", "AMB-06")
def test_system_chromosomes_replace_the_cubes() -> None:
    table = bought({MARS: organism("red", "R", "calvin-cycle", cubes="GGB")}, "seaweed")
    assert table.organism("seaweed")["cubes"] == ""
    assert table.organism("seaweed")["organs"] == []
    assert table.view["organisms"]["seaweed"]["chromosomes"] == "RGGGB"


# --- organs -------------------------------------------------------------------------------


@pytest.mark.clause("H3b.1", "AMB-05")
def test_a_surplus_cube_becomes_an_organ_of_its_colour() -> None:
    table = bought({MARS: organism("red", "R", cubes="YGGGBBB")}, "dickinsonia")
    assert table.offers == ["square 0", "square 1"]
    table.answer("square 0")
    assert table.organism("dickinsonia")["organs"] == ["rhizomorph"]
    assert table.view["organisms"]["dickinsonia"]["abilities"] == {"uv-shield": 1}


@pytest.mark.clause("H3b.1")
def test_a_surplus_cube_without_a_square_is_discarded() -> None:
    table = bought({MARS: organism("red", "R", cubes="RRYGGGB")}, "seaweed")
    assert table.organism("seaweed")["organs"] == []
    assert table.view["organisms"]["seaweed"]["chromosomes"] == "RGGGB"


@pytest.mark.clause("H3b.2", "H5d.1", "ED-36")
def test_in_living_filling_all_squares_at_birth_is_landfall_free_of_charge() -> None:
    table = bought({MARS: organism("red", "R", cubes="RRYYYGGGBB")}, "trilobites")
    trilobites = table.organism("trilobites")
    assert (trilobites["side"], trilobites["organs"]) == ("terrestrial", [])
    assert table.position["land"] == ["trilobites"]
    assert table.position["sea"] == []
    assert table.pool("red") == ""


@pytest.mark.clause("H3b.2", "ED-36")
@pytest.mark.parametrize("ruleset", ["second", "first"])
def test_in_the_older_rulesets_landfall_at_birth_is_a_choice(ruleset: str) -> None:
    table = bought({MARS: organism("red", "R", cubes="RRYYYGGGBB")}, "trilobites", ruleset)
    assert table.offers == ["land", "stay"]
    table.answer("stay")
    trilobites = table.organism("trilobites")
    assert (trilobites["side"], len(trilobites["organs"])) == ("marine", 2)


@pytest.mark.clause("H3b.2", "ED-36")
@pytest.mark.parametrize("ruleset", ["second", "first"])
def test_in_the_older_rulesets_landfall_at_birth_may_be_taken(ruleset: str) -> None:
    table = bought({MARS: organism("red", "R", cubes="RRYYYGGGBB")}, "trilobites", ruleset)
    table.answer("land")
    assert table.organism("trilobites")["side"] == "terrestrial"


# --- trophic biont and levels -------------------------------------------------------------


@pytest.mark.clause("H3c.1", "H6a.1")
def test_the_first_macroorganism_of_the_sea_is_a_plant() -> None:
    table = bought({MARS: organism("red", "R", cubes="GGGB")}, "seaweed")
    assert table.position["sea"] == ["seaweed"]


@pytest.mark.clause("H3c.1")
def test_a_newcomer_takes_the_lowest_free_level_until_the_phase_ends() -> None:
    organisms = {
        MARS: organism("red", "R", cubes="GGGB"),
        "trilobites": organism("blue", "B", under="pna-template"),
    }
    table = bought(organisms, "seaweed")
    assert table.position["sea"] == ["trilobites", "seaweed"]
    assert table.position["unsorted"] == ["sea"]


@pytest.mark.clause("H3c.1", "G:TrophicBiont.1", "ED-39")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_owners_biont_is_trophic_even_if_a_foreign_gene_buys(ruleset: str) -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "RY", cubes="RYYGB")},
            "yellow",
            pools={"red": "R", "yellow": "B"},
        ),
        ruleset=ruleset,
    )
    table.answer(f"macro {MARS} lamp-shells")
    lamp_shells = table.organism("lamp-shells")
    assert (lamp_shells["owner"], lamp_shells["bionts"]) == ("red", "RY")
    abilities = table.view["organisms"]["lamp-shells"]["abilities"]
    assert abilities == ({"cancer-shield": 1} if ruleset == "living" else {})  # ED-32
    assert table.pool("red") == ""


@pytest.mark.clause("H3.1", "H0.1", "AMB-46")
def test_the_owner_still_buys_for_a_macroorganism_that_a_foreign_gene_bought() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "RY", cubes="RYYGB")},
            "yellow",
            "red",
            pools={"red": "RG"},
        )
    )
    table.answers(f"macro {MARS} lamp-shells", "pay red 1")
    assert table.decider == "red"
    assert table.offers == ["organ lamp-shells 3", "organ lamp-shells 4", "done"]


# --- endosymbionts ------------------------------------------------------------------------


@pytest.mark.clause("H3d.1")
def test_foreign_genes_become_endosymbionts() -> None:
    table = bought({MARS: organism("red", "RGB", cubes="GGGB")}, "seaweed")
    assert table.organism("seaweed")["bionts"] == "RGB"
    assert table.view["organisms"]["seaweed"]["abilities"] == {"immunology": 1, "o2-shield": 1}


@pytest.mark.clause("H3d.1", "B4a.1")
def test_bionts_beyond_the_circles_of_their_colour_go_home_with_compensation() -> None:
    table = bought({MARS: organism("red", "RBB", cubes="GGGB")}, "seaweed")
    assert table.organism("seaweed")["bionts"] == "RB"
    assert table.position["player"]["blue"]["bionts"] == 2
    assert table.pool("blue") == "B"


@pytest.mark.clause("H3d.1", "AMB-51")
def test_a_biont_for_whose_colour_the_card_has_no_circle_goes_home_with_compensation(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cards = build(load())
    side = next(macro for macro in cards.macros if macro.id == "seaweed").sides[MARINE]
    side.circles = [circle for circle in side.circles if circle.colour != YELLOW]
    monkeypatch.setattr("tests.genesis.table.default_cards", lambda: cards)
    table = bought({MARS: organism("red", "RY", cubes="GGGB")}, "seaweed")
    assert table.organism("seaweed")["bionts"] == "R"
    assert table.pool("yellow") == "YYY"


@pytest.mark.clause("H3d.3")
def test_of_two_bionts_of_the_owner_one_is_trophic_and_one_an_endosymbiont() -> None:
    table = bought({MARS: organism("red", "RR", cubes="GGGB", spent="R")}, "seaweed")
    assert table.organism("seaweed")["bionts"] == "RR"
    assert table.view["organisms"]["seaweed"]["abilities"] == {"heat-shield": 1}


@pytest.mark.clause("H3d.1", "H3d.3")
def test_of_three_bionts_of_the_owner_one_goes_home() -> None:
    table = bought({MARS: organism("red", "RRR", cubes="GGGB")}, "seaweed")
    assert table.organism("seaweed")["bionts"] == "RR"
    assert table.pool("red") == "R"


def with_parasite() -> dict[str, Piece]:
    """A bacterium that can become seaweed, with Green's parasite, which has a mutation."""
    return {
        MARS: organism("red", "R", "cytochromes+", cubes="GGGB"),
        "salmonella": organism(
            "green", "G", "conjugation-pili", "mrna", host=MARS, diseased=["", "cytochromes base"]
        ),
    }


@pytest.mark.clause("H3d.1", "H3d.2")
def test_the_parasite_is_absorbed_and_its_biont_becomes_an_endosymbiont() -> None:
    table = bought(with_parasite(), "seaweed", decks={"ocean": ["endospore"]})
    table.answer("bottom mrna")
    assert not table.has("salmonella")
    assert table.organism("seaweed")["bionts"] == "RG"
    assert table.organism("seaweed")["organs"] == []
    assert table.position["player"]["green"]["parasite"] == "resting"


@pytest.mark.clause("H3d.2", "H3f.1", "AMB-50", "G:Mutation.2")
def test_mutations_of_bacterium_and_parasite_go_under_the_deck_of_the_sea() -> None:
    table = bought(with_parasite(), "seaweed", decks={"ocean": ["endospore"]})
    assert table.decider == "green"
    table.answer("bottom mrna")
    assert table.position["mutation_decks"]["ocean"] == [
        "endospore",
        "cytochromes",
        "mrna",
        "conjugation-pili",
    ]


@pytest.mark.clause("H3f.1", "ED-18")
def test_in_first_the_shed_mutations_go_under_the_coastal_deck() -> None:
    table = bought(
        {MARS: organism("red", "R", "calvin-cycle", cubes="GGB")},
        "seaweed",
        "first",
        decks={"ocean": ["cytochromes"], "coastal": ["endospore"]},
    )
    assert table.position["mutation_decks"]["coastal"][-1] == "calvin-cycle"
    assert table.position["mutation_decks"]["ocean"] == ["cytochromes"]


@pytest.mark.clause("H3d.1", "AMB-84")
def test_a_parasites_biont_that_was_absorbed_buys_in_its_owners_turn() -> None:
    table = Table(
        purchases(
            {
                MARS: organism("red", "R", cubes="GGGB"),
                "salmonella": organism("green", "G", host=MARS),
            },
            "red",
            "green",
            pools={"red": "RB"},
        ),
        colours=["red", "green"],
    )
    table.answers(f"macro {MARS} seaweed", "pay red 1")
    assert (table.decider, table.kind) == ("green", "purchase")
    assert table.offers == ["organ seaweed 1", "organ seaweed 2", "done"]


@pytest.mark.clause("H3e.1", "ED-64")
def test_a_hyperparasite_of_an_absorbed_parasite_becomes_the_parasite_without_cubes() -> None:
    organisms = {
        MARS: organism("red", "R", cubes="GGGB"),
        "salmonella": organism("green", "G", "calvin-cycle", host=MARS),
        "prion": organism("red", "R", host="salmonella", diseased=["", "calvin-cycle base"]),
    }
    table = bought(organisms, "seaweed")
    prion = table.organism("prion")
    assert (prion["host"], prion["owner"], prion["diseased"]) == ("seaweed", "red", ["", ""])
    assert table.view["organisms"]["prion"]["tableau"] == "red"


@pytest.mark.clause("H3f.1")
def test_antioxidants_and_vitamins_are_discarded() -> None:
    table = bought({MARS: organism("red", "R", cubes="GGGB", disks="RG")}, "seaweed")
    assert table.organism("seaweed")["disks"] == ""


@pytest.mark.clause("H3f.1", "G:Mutation.2")
def test_the_owner_orders_the_mutations_that_are_shed() -> None:
    table = bought(
        {MARS: organism("red", "R", "calvin-cycle", "mrna", cubes="GGB")},
        "seaweed",
        decks={"ocean": ["cytochromes"]},
    )
    assert table.kind == "discard-order"
    table.answer("bottom mrna")
    assert table.position["mutation_decks"]["ocean"] == ["cytochromes", "mrna", "calvin-cycle"]


# --- oxygen crisis, Darwin rolls ----------------------------------------------------------


@pytest.mark.clause("H3g.1")
def test_the_first_macroorganism_discards_all_events_before_the_proterozoic() -> None:
    table = bought({MARS: organism("red", "R", cubes="GGGB")}, "seaweed")
    assert table.position["events_left"] == [0, 0, 10]


@pytest.mark.clause("H3g.1")
def test_the_oxygen_crisis_comes_once_in_a_game() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "R", cubes="GGGB"), VENT: organism("yellow", "Y")},
            "red",
            "yellow",
            pools={"red": "R", "yellow": "Y"},
            decks={"ocean": ["cytochromes"]},
            oxygen_crisis=True,
            events_left=[0, 2, 10],
        )
    )
    table.answer(f"macro {MARS} seaweed")
    assert table.position["events_left"] == [0, 2, 10]


@pytest.mark.clause("H3.2", "G0.1")
def test_a_macroorganism_makes_no_darwin_roll() -> None:
    table = Table(
        position(
            {
                "trilobites": organism("red", "R", under=MARS),
                VENT: organism("yellow", "Y", cubes="RB"),
            },
            "darwin",
            "darwin red",
            "darwin yellow",
        )
    )
    assert table.session.waits_for == "the rules roll 4 dice here, but no roll is given"
    assert table.organism(VENT)["done"]

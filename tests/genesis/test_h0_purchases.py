"""H0. Purchases: who buys, in which order, at what price and from which pool."""

import pytest

from tests.genesis.pieces import organism, purchases
from tests.genesis.table import Table

MARS = "sugar-driven-biosynthesis"  # cosmic
VENT = "metal-glycolysis"  # ocean


# --- one purchase for each biont ----------------------------------------------------------


@pytest.mark.clause("A5.2", "H0.1")
def test_each_biont_in_an_organism_gives_one_purchase_for_it() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "RR", cubes="R"), VENT: organism("red", "R", cubes="B")},
            "red",
            pools={"red": "BBBY"},
            decks={"cosmic": ["rna-ribozyme", "mrna", "riboswitches"], "ocean": ["cytochromes"]},
        )
    )
    table.answers(f"mutation {MARS} cosmic", f"mutation {MARS} cosmic")
    assert table.offers == [f"mutation {VENT} ocean", "done"]
    assert table.refusals[f"mutation {MARS} cosmic"] == "A5.2"


@pytest.mark.clause("A5.2", "A6d.1")
def test_purchases_may_be_passed() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "R"), VENT: organism("yellow", "Y")},
            "red",
            "yellow",
            pools={"red": "B", "yellow": "Y"},
            decks={"cosmic": ["mrna"], "ocean": ["cytochromes"]},
        )
    )
    table.answer("done")
    assert table.decider == "yellow"
    assert table.pool("red") == "B"


@pytest.mark.clause("A5.2")
def test_bionts_on_refugia_and_in_the_pool_give_no_purchase() -> None:
    table = Table(
        purchases(
            {VENT: organism("yellow", "Y")},
            "red",
            "yellow",
            pools={"red": "RYGB", "yellow": "Y"},
            refugium={"mars-paleo-ocean": {"bionts": "RR"}},
            decks={"cosmic": ["mrna"], "ocean": ["cytochromes"]},
            active=["cosmic", "ocean", "coastal", "continent"],
        )
    )
    assert table.decider == "yellow"


@pytest.mark.clause("A5.3", "H0.1")
def test_a_bacterium_may_buy_mutations_promotions_macroorganisms_and_red_queens() -> None:
    table = Table(
        purchases(
            {
                MARS: organism("red", "R", "tmrna", "mrna", cubes="GGGB"),
                "salmonella": organism("green", "G", host=MARS, diseased=["mrna base", ""]),
            },
            "red",
            pools={"red": "B"},
            decks={"cosmic": ["trna"]},
        ),
        colours=["red", "green"],
    )
    assert table.offers == [
        f"mutation {MARS} cosmic",
        f"promote {MARS} tmrna",
        f"promote {MARS} mrna",
        f"macro {MARS} seaweed",
        f"red-queen {MARS} salmonella",
        "done",
    ]


@pytest.mark.clause("H0.1", "H3.2")
def test_a_macroorganism_may_buy_organs_and_red_queens_only() -> None:
    table = Table(
        purchases(
            {
                "trilobites": organism("red", "R", under=MARS, organs=["shelled-egg"]),
                "salmonella": organism("green", "G", host="trilobites"),
            },
            "red",
            pools={"red": "GG"},
            decks={"ocean": ["chloroplast-symbiont"]},
            active=["ocean"],
        ),
        colours=["red", "green"],
    )
    assert table.offers == ["organ trilobites 0", "red-queen trilobites salmonella", "done"]


@pytest.mark.clause("H0.1", "AMB-84")
def test_a_stolen_biont_buys_for_its_new_organism_if_its_owners_turn_is_to_come() -> None:
    table = Table(
        purchases(
            {
                MARS: organism("red", "R", "tmrna"),
                "malaria": organism("yellow", "YY", host=MARS),
            },
            "red",
            "yellow",
            pools={"red": "YB"},
            decks={"cosmic": ["mrna"]},
        )
    )
    table.answer(f"red-queen {MARS} malaria")
    assert table.organism(MARS)["bionts"] == "RY"
    assert (table.decider, table.kind) == ("yellow", "purchase")
    table.answer(f"mutation {MARS} cosmic")
    assert table.organism(MARS)["mutations"][1]["card"] == "mrna"


@pytest.mark.clause("H0.1", "AMB-84")
def test_a_stolen_biont_whose_owners_turn_is_over_buys_nothing() -> None:
    table = Table(
        purchases(
            {
                MARS: organism("red", "R", "tmrna"),
                "malaria": organism("yellow", "YY", host=MARS),
                VENT: organism("yellow", "Y"),
            },
            "yellow",
            "red",
            pools={"red": "YB", "yellow": "Y"},
            decks={"cosmic": ["mrna"], "ocean": ["cytochromes"]},
        )
    )
    table.answers("done", f"red-queen {MARS} malaria")
    assert (table.decider, table.kind) == ("yellow", "parasite-purchase")
    assert f"mutation {MARS} cosmic" not in table.offers


@pytest.mark.clause("H0.1", "AMB-84")
def test_a_biont_that_bought_the_macroorganism_has_no_purchase_left_for_it() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "R", cubes="GGGB"), VENT: organism("red", "R")},
            "red",
            pools={"red": "GGB"},
            decks={"ocean": ["mrna"]},
        )
    )
    table.answers(f"macro {MARS} seaweed", "pay green 1")
    assert table.organism("seaweed")["spent"] == "R"
    assert table.offers == [f"mutation {VENT} ocean", "done"]
    assert table.refusals["organ seaweed 0"] == "A5.2"


# --- order --------------------------------------------------------------------------------


@pytest.mark.clause("A5.1", "A6c.1", "H0b.1")
def test_each_parasite_buys_straight_after_its_host_whatever_the_player_order() -> None:
    table = Table(
        purchases(
            {
                MARS: organism("red", "R", "conjugation-pili"),
                "virus": organism("blue", "B", host=MARS, diseased=["conjugation-pili base", ""]),
                VENT: organism("blue", "BR", "calvin-cycle"),
                "prion": organism("red", "R", host=VENT, diseased=["", "calvin-cycle base"]),
            },
            "red",
            "blue",
            pools={"red": "BB", "blue": "YY"},
            decks={"cosmic": ["mrna"], "ocean": ["cytochromes"]},
        ),
        colours=["red", "blue"],
    )
    assert (table.decider, table.kind) == ("red", "purchase")
    assert f"mutation {MARS} cosmic" in table.offers
    assert f"mutation {VENT} ocean" in table.offers
    table.answer("done")
    assert (table.decider, table.kind) == ("blue", "parasite-purchase")
    assert "mutation virus cosmic" in table.offers
    table.answer("done")
    assert (table.decider, table.kind) == ("blue", "purchase")
    assert f"mutation {VENT} ocean" in table.offers
    table.answer("done")
    assert (table.decider, table.kind) == ("red", "parasite-purchase")
    assert "mutation prion ocean" in table.offers


@pytest.mark.clause("H0b.1", "AMB-45")
def test_a_parasite_waits_for_the_foreign_genes_in_its_host() -> None:
    table = Table(
        purchases(
            {
                MARS: organism("red", "RY", "mrna"),
                "salmonella": organism("green", "G", host=MARS, diseased=["mrna base", ""]),
                VENT: organism("green", "G"),
            },
            "red",
            "yellow",
            "green",
            pools={"red": "BB", "green": "Y"},
            decks={"cosmic": ["tmrna"], "ocean": ["cytochromes"]},
        ),
        players=3,
    )
    table.answer("done")
    assert (table.decider, table.kind) == ("yellow", "purchase")
    table.answer("done")
    assert (table.decider, table.kind) == ("green", "parasite-purchase")
    table.answer("done")
    assert (table.decider, table.kind) == ("green", "purchase")


@pytest.mark.clause("H0b.1", "AMB-45")
def test_in_a_slot_come_the_owner_then_foreign_genes_then_the_hyperparasite() -> None:
    table = Table(
        purchases(
            {
                MARS: organism("red", "R", "mrna"),
                "salmonella": organism(
                    "green", "BGY", "conjugation-pili", host=MARS, diseased=["mrna base", ""]
                ),
                "virus": organism(
                    "blue", "B", host="salmonella", diseased=["conjugation-pili base", ""]
                ),
            },
            "red",
            pools={"red": "BB"},
            decks={"cosmic": ["tmrna"]},
            order=["red", "blue", "green", "yellow"],
        ),
        players=4,
    )
    table.answer("done")
    slots = []
    for _ in range(4):
        slots.append((table.decider, table.offers[0]))
        table.answer("done")
    assert slots == [
        ("green", "mutation salmonella cosmic"),
        ("blue", "mutation salmonella cosmic"),
        ("yellow", "mutation salmonella cosmic"),
        ("blue", "mutation virus cosmic"),
    ]


@pytest.mark.clause("A5.7")
def test_the_next_turn_follows_the_purchase_phase() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "R")},
            "red",
            pools={"red": "B"},
            decks={"cosmic": ["mrna"]},
            turn=3,
        )
    )
    table.answer("done")
    assert table.position["turn"] == 4
    assert table.position["phase"] == "event"


# --- price --------------------------------------------------------------------------------


@pytest.mark.clause("A5.4", "H0a.1")
def test_a_mutation_costs_one_catalyst_of_its_colour() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "RR")},
            "red",
            pools={"red": "BY"},
            decks={"cosmic": ["mrna"], "ocean": ["calvin-cycle"]},
            active=["ocean"],
        )
    )
    assert table.refusals[f"mutation {MARS} ocean"] == "H0a.1"
    table.answer(f"mutation {MARS} cosmic")
    assert table.pool("red") == "Y"


@pytest.mark.clause("A5.4", "H0a.1", "H2.1")
def test_a_promotion_costs_the_colour_of_the_unpromoted_side() -> None:
    organisms = {MARS: organism("red", "RR", "tmrna", "cytochromes")}
    table = Table(purchases(organisms, "red", pools={"red": "Y"}))
    assert table.refusals[f"promote {MARS} tmrna"] == "H0a.1"
    table.answer(f"promote {MARS} cytochromes")
    assert table.pool("red") == ""


@pytest.mark.clause("A5.4", "H0a.1", "H5.1")
def test_an_organ_costs_the_colour_of_its_cube() -> None:
    organisms = {"trilobites": organism("red", "RR", under=MARS)}
    table = Table(purchases(organisms, "red", pools={"red": "BR"}))
    assert table.refusals["organ trilobites 0"] == "H0a.1"
    table.answer("organ trilobites 1")
    assert table.pool("red") == "R"


@pytest.mark.clause("A5.4", "H0a.1", "H4d.1")
def test_a_red_queen_costs_the_colour_of_the_stolen_cube() -> None:
    organisms = {
        MARS: organism("red", "RR", "tmrna+", "riboswitches"),
        "salmonella": organism("green", "G", host=MARS, diseased=["tmrna base", "tmrna plus"]),
    }
    table = Table(purchases(organisms, "red", pools={"red": "RY"}), colours=["red", "green"])
    table.answer(f"red-queen {MARS} salmonella")
    assert table.pool("red") == "R"
    assert table.organism("salmonella")["diseased"] == ["tmrna base", ""]


@pytest.mark.clause("A5.4", "H0a.1", "H3.1")
def test_a_macroorganism_costs_one_catalyst_of_any_colour() -> None:
    organisms = {MARS: organism("red", "RR", cubes="GGGB")}
    table = Table(purchases(organisms, "red", pools={"red": "RY"}))
    table.answer(f"macro {MARS} seaweed")
    assert table.offers == ["pay red 1", "pay yellow 1"]


@pytest.mark.clause("A5.5", "H0c.1")
def test_two_catalysts_of_one_colour_stand_for_one_of_another() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "R"), VENT: organism("yellow", "Y")},
            "red",
            "yellow",
            pools={"red": "RRYGGGB", "yellow": "Y"},
            decks={"cosmic": ["mrna"], "ocean": ["cytochromes"]},
        )
    )
    table.answer(f"mutation {MARS} cosmic")
    assert table.offers == ["pay red 2", "pay green 2", "pay blue 1"]
    table.answer("pay green 2")
    assert table.pool("red") == "RRYGB"


@pytest.mark.clause("A5.5", "H0c.1")
def test_two_catalysts_of_different_colours_stand_for_nothing() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "R", "cytochromes")},
            "red",
            pools={"red": "RYG"},
            decks={"cosmic": ["mrna"]},
        )
    )
    assert table.refusals[f"mutation {MARS} cosmic"] == "H0a.1"


@pytest.mark.clause("H0d.1", "G:Ability.1")
def test_with_a_nucleus_one_catalyst_of_any_colour_pays() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "R", "calvin-cycle+"), VENT: organism("yellow", "Y")},
            "red",
            "yellow",
            pools={"red": "RY", "yellow": "Y"},
            decks={"cosmic": ["mrna"], "ocean": ["cytochromes"]},
        )
    )
    table.answer(f"mutation {MARS} cosmic")
    assert table.offers == ["pay red 1", "pay yellow 1"]


@pytest.mark.clause("H0d.1")
def test_a_nucleus_pays_for_promotions_and_red_queens_too() -> None:
    organisms = {
        MARS: organism("red", "R", "calvin-cycle+", "tmrna", "mrna"),
        "salmonella": organism("green", "G", host=MARS, diseased=["mrna base", ""]),
    }
    table = Table(purchases(organisms, "red", pools={"red": "R"}), colours=["red", "green"])
    assert f"promote {MARS} tmrna" in table.offers
    assert f"red-queen {MARS} salmonella" in table.offers


# --- whose pool ---------------------------------------------------------------------------


def parasite_with_deck(ruleset: str, red: str, green: str) -> Table:
    """Green's parasite in Red's tableau is about to buy a blue mutation."""
    return Table(
        purchases(
            {
                MARS: organism("red", "R", "mrna", spent="R"),
                "salmonella": organism("green", "G", host=MARS, diseased=["mrna base", ""]),
                VENT: organism("green", "G"),
            },
            "red",
            "green",
            pools={"red": red, "green": green},
            decks={"cosmic": ["riboswitches"], "ocean": ["cytochromes"]},
        ),
        ruleset=ruleset,
        colours=["red", "green"],
    )


@pytest.mark.clause("A5.6", "B3a.2", "H0e.1")
def test_a_parasite_pays_from_its_hosts_pool() -> None:
    table = parasite_with_deck("living", red="B", green="BY")
    table.answer("mutation salmonella cosmic")
    assert table.pool("red") == ""
    assert table.pool("green") == "YB"


@pytest.mark.clause("A5.6", "B3a.2", "H0e.1", "ED-11")
def test_in_living_a_parasite_cannot_pay_from_its_owners_pool() -> None:
    table = parasite_with_deck("living", red="R", green="B")
    assert table.refusals["mutation salmonella cosmic"] == "H0a.1"


@pytest.mark.clause("A5.6", "B3a.2", "ED-11", "AMB-80")
@pytest.mark.parametrize("ruleset", ["second", "first"])
def test_in_the_older_rulesets_a_parasite_may_pay_from_its_owners_pool(ruleset: str) -> None:
    table = parasite_with_deck(ruleset, red="B", green="B")
    table.answer("mutation salmonella cosmic")
    assert table.offers == ["pay blue 1", "pay-own blue 1"]
    table.answer("pay-own blue 1")
    assert table.pool("red") == "B"
    assert table.pool("green") == ""


@pytest.mark.clause("A5.6", "B3a.2", "ED-11", "AMB-80")
@pytest.mark.parametrize("ruleset", ["second", "first"])
def test_in_the_older_rulesets_a_parasite_may_pay_half_from_each_pool(ruleset: str) -> None:
    table = parasite_with_deck(ruleset, red="G", green="GY")
    table.answer("mutation salmonella cosmic")
    assert table.pool("red") == ""
    assert table.pool("green") == "Y"


@pytest.mark.clause("H0e.1", "G:Parasite.1")
def test_a_hyperparasite_pays_from_the_pool_of_the_hosts_host() -> None:
    table = Table(
        purchases(
            {
                MARS: organism("red", "R", "mrna", spent="R"),
                "salmonella": organism(
                    "green",
                    "G",
                    "conjugation-pili",
                    host=MARS,
                    diseased=["mrna base", ""],
                    spent="G",
                ),
                "virus": organism(
                    "blue", "B", host="salmonella", diseased=["conjugation-pili base", ""]
                ),
            },
            "red",
            pools={"red": "BY", "blue": "B"},
            decks={"cosmic": ["riboswitches"]},
        ),
        colours=["red", "green", "blue"],
        players=3,
    )
    table.answer("mutation virus cosmic")
    assert table.pool("red") == "Y"
    assert table.pool("blue") == "B"


@pytest.mark.clause("H0e.1", "G:ForeignGene.1")
def test_a_foreign_gene_pays_from_the_pool_of_the_organisms_owner() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "RY", "rna-ribozyme")},
            "yellow",
            pools={"red": "BR", "yellow": "B"},
            decks={"cosmic": ["mrna"]},
        )
    )
    table.answer(f"mutation {MARS} cosmic")
    assert table.pool("red") == "R"
    assert table.pool("yellow") == "B"


@pytest.mark.clause("H0e.1", "G:Endosymbiont.1")
def test_an_endosymbiont_pays_from_the_pool_of_the_organisms_owner() -> None:
    table = Table(
        purchases(
            {"trilobites": organism("red", "RY", under=MARS)},
            "yellow",
            pools={"red": "GR", "yellow": "G"},
        )
    )
    table.answer("organ trilobites 0")
    assert table.organism("trilobites")["organs"] == ["chitin-cuticle"]
    assert table.pool("red") == "R"
    assert table.pool("yellow") == "G"

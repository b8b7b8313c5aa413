"""H0. Abilities in purchases: fission, guests and parasites; catalysts given away."""

from typing import Any

import pytest

from tests.genesis.pieces import organism, position, purchases
from tests.genesis.table import Table

MARS = "sugar-driven-biosynthesis"  # cosmic
VENT = "metal-glycolysis"  # ocean


# --- fission ------------------------------------------------------------------------------


@pytest.mark.clause("H0e.3", "G:Ability.1")
def test_with_fission_a_biont_makes_two_purchases_in_a_row() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "R", "mitochondria"), VENT: organism("yellow", "Y")},
            "red",
            "yellow",
            pools={"red": "BBB", "yellow": "Y"},
            decks={
                "cosmic": ["rna-ribozyme", "mrna", "riboswitches"],
                "ocean": ["cytochromes"],
            },
        )
    )
    table.answer(f"mutation {MARS} cosmic")
    assert table.kind == "second-purchase"
    table.answer(f"mutation {MARS} cosmic")
    assert len(table.organism(MARS)["mutations"]) == 3
    assert table.decider == "yellow"


@pytest.mark.clause("H0e.3")
def test_the_second_purchase_of_fission_may_be_passed() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "R", "mitochondria"), VENT: organism("yellow", "Y")},
            "red",
            "yellow",
            pools={"red": "BB", "yellow": "Y"},
            decks={"cosmic": ["rna-ribozyme", "mrna"], "ocean": ["cytochromes"]},
        )
    )
    table.answers(f"mutation {MARS} cosmic", "pass")
    assert table.organism(MARS)["spent"] == "R"
    assert table.decider == "yellow"


@pytest.mark.clause("H0e.3")
def test_further_fission_icons_add_nothing() -> None:
    table = Table(
        purchases(
            {
                MARS: organism("red", "R", "mitochondria", "reverse-citric-acid-cycle"),
                VENT: organism("yellow", "Y"),
            },
            "red",
            "yellow",
            pools={"red": "BBB", "yellow": "Y"},
            decks={
                "cosmic": ["rna-ribozyme", "mrna", "riboswitches"],
                "ocean": ["cytochromes"],
            },
        )
    )
    table.answers(f"mutation {MARS} cosmic", f"mutation {MARS} cosmic")
    assert table.decider == "yellow"


@pytest.mark.clause("H0e.3")
def test_with_fission_each_of_two_bionts_makes_two_purchases() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "RR", "mitochondria")},
            "red",
            pools={"red": "BBBB"},
            decks={"cosmic": ["rna-ribozyme", "mrna", "riboswitches", "trna"]},
        )
    )
    table.answers(*[f"mutation {MARS} cosmic"] * 4)
    assert len(table.organism(MARS)["mutations"]) == 5


@pytest.mark.clause("H0e.3", "AMB-46")
def test_fission_lasts_the_phase_even_if_its_icon_is_promoted_away() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "R", "mitochondria")},
            "red",
            pools={"red": "YB"},
            decks={"cosmic": ["mrna"]},
        )
    )
    table.answer(f"promote {MARS} mitochondria")
    assert table.kind == "second-purchase"
    assert f"mutation {MARS} cosmic" in table.offers


@pytest.mark.clause("H0e.3", "AMB-46")
def test_fission_serves_the_macroorganism_that_the_bacterium_becomes() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "R", "mitochondria", cubes="GGGB")},
            "red",
            pools={"red": "RG"},
        )
    )
    table.answers(f"macro {MARS} seaweed", "pay red 1")
    assert table.kind == "second-purchase"
    table.answer("organ seaweed 0")
    assert table.organism("seaweed")["organs"] == ["leaves"]


@pytest.mark.clause("H0e.3", "H1c.1")
def test_fission_bought_in_this_turn_gives_no_second_purchase() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "RR"), VENT: organism("yellow", "Y")},
            "red",
            "yellow",
            pools={"red": "YBB", "yellow": "Y"},
            decks={
                "cosmic": ["mitochondria", "rna-ribozyme", "mrna"],
                "ocean": ["cytochromes"],
            },
        )
    )
    table.answers(f"mutation {MARS} cosmic", "pay yellow 1")
    assert (table.decider, table.kind) == ("red", "purchase")
    table.answer(f"mutation {MARS} cosmic")
    assert table.decider == "yellow"


@pytest.mark.clause("H0e.3", "H1c.1")
def test_fission_bought_in_the_last_turn_gives_a_second_purchase() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "R")},
            "red",
            pools={"red": "Y"},
            decks={"cosmic": ["mitochondria"]},
        ),
        chance=("draw event mars-paleo-ocean",),
    )
    table.answer(f"mutation {MARS} cosmic")
    assert table.position["turn"] == 2
    assert table.organism(MARS)["fission"]


# --- guests -------------------------------------------------------------------------------


@pytest.mark.clause("H0e.2", "G:ForeignGene.1")
def test_a_foreign_gene_uses_the_spore_of_its_organism() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "RY", "endospore")},
            "yellow",
            pools={"red": "B"},
            decks={"coastal": ["mrna"]},
        )
    )
    assert f"mutation {MARS} coastal" in table.offers


@pytest.mark.clause("H0e.2", "G:ForeignGene.1")
def test_a_foreign_gene_uses_the_nucleus_of_its_organism() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "RY", "endospore+")},
            "yellow",
            pools={"red": "G"},
            decks={"cosmic": ["mrna"]},
        )
    )
    table.answer(f"mutation {MARS} cosmic")
    assert table.pool("red") == ""


@pytest.mark.clause("H0e.2", "G:ForeignGene.1")
def test_a_foreign_gene_uses_the_fission_of_its_organism() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "RY", "mitochondria")},
            "yellow",
            pools={"red": "BB"},
            decks={"cosmic": ["rna-ribozyme", "mrna"]},
        )
    )
    table.answer(f"mutation {MARS} cosmic")
    assert (table.decider, table.kind) == ("yellow", "second-purchase")


@pytest.mark.clause("H0e.2", "H1a.1", "AMB-47")
def test_a_foreign_gene_uses_the_sex_of_its_organism() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "RY", "tmrna+")},
            "yellow",
            pools={"red": "B"},
            decks={"cosmic": ["cytochromes", "mrna"]},
        )
    )
    table.answer(f"sex {MARS} cosmic")
    table.answer(f"mutation {MARS} cosmic")
    assert table.organism(MARS)["mutations"][1]["card"] == "mrna"


@pytest.mark.clause("H0e.2", "E6.2", "E6.3", "G:HGT.1")
def test_a_foreign_gene_uses_the_hgt_of_its_organism() -> None:
    table = Table(
        position(
            {MARS: organism("red", "RY", "mrna"), VENT: organism("yellow", "Y")},
            "assignment",
            "assign yellow",
        )
    )
    assert f"hgt {MARS} {VENT}" in table.offers
    assert f"hgt-home {VENT}" in table.offers


@pytest.mark.clause("H0e.2", "H0e.3", "G:Endosymbiont.1")
def test_an_endosymbiont_uses_the_fission_its_organism_had_at_the_start_of_the_turn() -> None:
    table = Table(
        purchases(
            {"seaweed": organism("red", "RY", under=MARS, fission=True)},
            "yellow",
            pools={"red": "BB"},
        )
    )
    table.answer("organ seaweed 1")
    assert (table.decider, table.kind) == ("yellow", "second-purchase")


def fresh_nucleus(ruleset: str) -> Table:
    """Yellow's foreign gene would need the nucleus that Red has just promoted."""
    table = Table(
        purchases(
            {MARS: organism("red", "RY", "endospore"), VENT: organism("yellow", "Y")},
            "red",
            "yellow",
            pools={"red": "YG", "yellow": "Y"},
            decks={"cosmic": ["mrna"], "ocean": ["cytochromes"]},
        ),
        ruleset=ruleset,
    )
    table.answer(f"promote {MARS} endospore")
    return table


@pytest.mark.clause("H0e.2", "ED-31", "ED-32")
def test_in_living_a_guest_uses_an_ability_gained_in_this_turn() -> None:
    assert f"mutation {MARS} cosmic" in fresh_nucleus("living").offers


@pytest.mark.clause("H0e.2", "ED-31", "ED-32")
@pytest.mark.parametrize("ruleset", ["second", "first"])
def test_in_the_older_rulesets_a_guest_needs_abilities_of_the_start_of_the_turn(
    ruleset: str,
) -> None:
    table = fresh_nucleus(ruleset)
    assert table.decider == "yellow"
    assert table.refusals[f"mutation {MARS} cosmic"] == "H0a.1"


# --- parasites ----------------------------------------------------------------------------


@pytest.mark.clause("H0f.1", "G:Parasite.1")
def test_a_parasite_has_no_use_of_its_hosts_fission_though_it_holds_the_cube() -> None:
    table = Table(
        purchases(
            {
                MARS: organism("red", "R", "mitochondria", spent="R"),
                "salmonella": organism("green", "G", host=MARS, diseased=["", "mitochondria base"]),
            },
            "red",
            pools={"red": "BB"},
            decks={"cosmic": ["rna-ribozyme", "mrna"]},
        ),
        colours=["red", "green"],
    )
    table.answer("mutation salmonella cosmic")
    assert table.kind != "second-purchase"
    assert len(table.organism("salmonella")["mutations"]) == 1


@pytest.mark.clause("H0f.1", "G:Parasite.1")
def test_a_parasite_has_no_use_of_its_hosts_nucleus_or_spore() -> None:
    table = Table(
        purchases(
            {
                MARS: organism("red", "R", "calvin-cycle+", "endospore", spent="R"),
                "salmonella": organism("green", "G", "riboswitches", host=MARS),
            },
            "red",
            pools={"red": "GB"},
            decks={"cosmic": ["cytochromes"], "coastal": ["rna-ribozyme"]},
        ),
        colours=["red", "green"],
    )
    assert table.kind == "parasite-purchase"
    assert table.refusals["mutation salmonella cosmic"] == "H0a.1"
    assert table.refusals["mutation salmonella coastal"] == "H1.1"


@pytest.mark.clause("H0f.1")
def test_a_parasite_uses_the_fission_of_its_own_mutations() -> None:
    table = Table(
        purchases(
            {
                MARS: organism("red", "R", "mrna", spent="R"),
                "salmonella": organism(
                    "green", "G", "mitochondria", host=MARS, diseased=["mrna base", ""]
                ),
            },
            "red",
            pools={"red": "BB"},
            decks={"cosmic": ["rna-ribozyme", "riboswitches"]},
        ),
        colours=["red", "green"],
    )
    table.answer("mutation salmonella cosmic")
    assert (table.decider, table.kind) == ("green", "second-purchase")


# --- gene transfer agents -----------------------------------------------------------------


def donor(step: str, **options: Any) -> Table:
    """Green has a parasite in Red's tableau, and catalysts."""
    return Table(
        position(
            {
                MARS: organism("red", "R", "mrna"),
                "salmonella": organism("green", "G", host=MARS, diseased=["mrna base", ""]),
            },
            "assignment" if step.startswith("assign") else "purchase",
            step,
            pools={"red": "GGGGGG", "green": "GY"},
            purchased=["red"],
            refugium={"interplanetary-dust": {}},
            active=["cosmic"],
        ),
        colours=["red", "green"],
        **options,
    )


@pytest.mark.clause("H0g.1", "TRI-2")
@pytest.mark.parametrize("step", ["assign green", "purchase green", "slot salmonella green"])
def test_catalysts_may_be_given_in_ones_own_turns_and_in_the_parasites_slot(step: str) -> None:
    table = donor(step)
    table.answer("donate red")
    assert table.pool("red") == "YGGGGGG"
    assert table.pool("green") == "G"


@pytest.mark.clause("H0g.1", "H0e.3", "TRI-2")
def test_catalysts_may_be_given_between_the_two_purchases_of_fission() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "RY", "mitochondria")},
            "yellow",
            pools={"red": "B", "yellow": "B"},
            decks={"cosmic": ["rna-ribozyme", "mrna"]},
        )
    )
    table.answers(f"mutation {MARS} cosmic", "donate red", f"mutation {MARS} cosmic")
    assert len(table.organism(MARS)["mutations"]) == 3
    assert table.pool("yellow") == ""


@pytest.mark.clause("H0g.1", "H1a.1", "TRI-2")
def test_catalysts_may_be_given_between_sex_and_the_purchase() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "RY", "tmrna+")},
            "yellow",
            pools={"yellow": "B"},
            decks={"cosmic": ["cytochromes", "mrna"]},
        )
    )
    table.answers(f"sex {MARS} cosmic", "donate red", f"mutation {MARS} cosmic")
    assert table.organism(MARS)["mutations"][1]["card"] == "mrna"


@pytest.mark.clause("H0g.1", "B3b.1", "AMB-23")
def test_a_gift_may_not_exceed_the_receivers_pool_limit() -> None:
    table = donor("assign green")
    table.answer("donate red")
    assert table.pool("red") == "YGGGGGG"
    assert table.refusals["donate red"] == "B3b.1"


@pytest.mark.clause("H0g.1")
def test_a_player_without_a_biont_in_a_tableau_gives_nothing_to_it() -> None:
    table = Table(
        position(
            {MARS: organism("red", "R"), VENT: organism("yellow", "YY")},
            "assignment",
            "assign yellow",
            pools={"yellow": "YY"},
        )
    )
    assert "donate red" not in table.offers


@pytest.mark.clause("H0g.1")
def test_foreign_genes_and_endosymbionts_give_catalysts_too() -> None:
    organisms = {
        MARS: organism("red", "RG"),
        "seaweed": organism("yellow", "YG", under=VENT),
    }
    table = Table(
        position(organisms, "assignment", "assign green", pools={"green": "G"}), players=3
    )
    assert "donate red" in table.offers
    assert "donate yellow" in table.offers


def guest(**options: Any) -> Table:
    """Green has a foreign gene in Red's tableau, catalysts, and a refugium to go to."""
    return Table(
        position(
            {MARS: organism("red", "RG")},
            "assignment",
            "assign green",
            pools={"green": "G"},
            refugium={"interplanetary-dust": {}},
        ),
        colours=["red", "green"],
        **options,
    )


@pytest.mark.clause("H0g.1", "ED-60", "AMB-44")
def test_in_living_no_catalysts_are_given_in_cooperative_and_solitaire_games() -> None:
    assert "donate red" not in guest(mode="cooperative").offers
    assert "donate red" not in guest(players=1).offers


@pytest.mark.clause("H0g.1", "ED-60")
@pytest.mark.parametrize("ruleset", ["second", "first"])
def test_in_the_older_rulesets_catalysts_are_given_in_every_mode(ruleset: str) -> None:
    assert "donate red" in guest(ruleset=ruleset, mode="cooperative").offers
    assert "donate red" in guest(ruleset=ruleset, players=1).offers

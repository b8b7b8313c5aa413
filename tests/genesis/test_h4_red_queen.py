"""H4. The Red Queen: hosts and parasites steal from each other."""

from typing import Any

import pytest

from tests.genesis.pieces import Piece, organism, purchases
from tests.genesis.table import Table

MARS = "sugar-driven-biosynthesis"  # cosmic
VENT = "metal-glycolysis"  # ocean
DUST = "acetyl-coa-reductase"  # cosmic


def host_and_salmonella(host: Piece, parasite: Piece, **options: Any) -> Table:
    """Red's host is about to buy; Green's salmonella sits on it."""
    pools = options.pop("pools", {"red": "BB"})
    organisms = {MARS: host, "salmonella": parasite | {"host": MARS}}
    options.setdefault("colours", ["red", "green"])
    return Table(purchases(organisms, "red", pools=pools, decks={}), **options)


def salmonella(*mutations: str, **fields: Any) -> Piece:
    """Green's salmonella, which holds the cube of the host's RNA ribozyme."""
    fields.setdefault("diseased", ["rna-ribozyme base", ""])
    return organism("green", "G", *mutations, **fields)


# --- crowns and consent -------------------------------------------------------------------


@pytest.mark.clause("H4.1", "G:RedQueen.1")
def test_an_attacker_needs_a_crown() -> None:
    table = host_and_salmonella(organism("red", "R", "rna-ribozyme"), salmonella())
    assert f"promote {MARS} rna-ribozyme" in table.offers
    assert table.refusals[f"red-queen {MARS} salmonella"] == "H4.1"


@pytest.mark.clause("H4.1", "G:RedQueen.1")
def test_more_crowns_than_the_target_need_no_consent() -> None:
    table = host_and_salmonella(
        organism("red", "RR", "rna-ribozyme", "riboswitches", "tmrna"),
        salmonella("quorum-sensing"),
    )
    table.answer(f"red-queen {MARS} salmonella")
    assert table.organism("salmonella")["diseased"] == ["", ""]


@pytest.mark.clause("H4.1", "G:RedQueen.1")
def test_as_many_crowns_as_the_target_need_its_owners_consent() -> None:
    table = host_and_salmonella(
        organism("red", "R", "rna-ribozyme", "riboswitches"), salmonella("quorum-sensing")
    )
    table.answer(f"red-queen {MARS} salmonella")
    assert (table.decider, table.kind) == ("green", "red-queen-consent")
    table.answer("consent")
    assert table.organism("salmonella")["diseased"] == ["", ""]
    assert table.pool("red") == "B"


@pytest.mark.clause("H4.1", "ADD-8")
def test_a_refused_attack_costs_neither_the_catalyst_nor_the_purchase() -> None:
    table = host_and_salmonella(
        organism("red", "R", "rna-ribozyme", "riboswitches"), salmonella("quorum-sensing")
    )
    table.answers(f"red-queen {MARS} salmonella", "refuse")
    assert table.pool("red") == "BB"
    assert table.organism(MARS)["spent"] == ""
    assert table.organism("salmonella")["diseased"] == ["rna-ribozyme base", ""]
    assert table.decider == "red"
    assert f"promote {MARS} rna-ribozyme" in table.offers


@pytest.mark.clause("H4.1", "ADD-8")
def test_consent_that_was_refused_is_not_asked_for_again_in_the_phase() -> None:
    table = host_and_salmonella(
        organism("red", "R", "rna-ribozyme", "riboswitches"), salmonella("quorum-sensing")
    )
    table.answers(f"red-queen {MARS} salmonella", "refuse")
    assert table.refusals[f"red-queen {MARS} salmonella"] == "ADD-8"


@pytest.mark.clause("H4.1", "H0e.3", "ADD-8")
def test_an_attack_refused_as_second_purchase_of_fission_leaves_that_purchase() -> None:
    table = host_and_salmonella(
        organism("red", "R", "rna-ribozyme", "riboswitches", "mitochondria"),
        salmonella("quorum-sensing"),
        pools={"red": "BBB"},
    )
    table.answers(f"promote {MARS} rna-ribozyme", f"red-queen {MARS} salmonella", "refuse")
    assert (table.decider, table.kind) == ("red", "second-purchase")
    assert f"promote {MARS} riboswitches" in table.offers


@pytest.mark.clause("H4.1", "H1a.1", "ADD-8")
def test_an_attack_refused_after_sex_leaves_the_purchase() -> None:
    table = Table(
        purchases(
            {
                MARS: organism("red", "R", "rna-ribozyme", "riboswitches", "tmrna+"),
                "salmonella": salmonella("quorum-sensing", host=MARS),
            },
            "red",
            pools={"red": "B"},
            decks={"cosmic": ["cytochromes", "mrna"]},
        ),
        colours=["red", "green"],
    )
    table.answers(f"sex {MARS} cosmic", f"red-queen {MARS} salmonella", "refuse")
    assert (table.decider, table.kind) == ("red", "after-sex")
    assert f"mutation {MARS} cosmic" in table.offers


@pytest.mark.clause("H4.1", "H3e.1")
def test_a_parasite_of_ones_own_in_ones_own_tableau_is_attacked_without_asking() -> None:
    organisms = {
        "seaweed": organism("red", "RR", under=MARS, organs=["gametangia"]),
        "prion": organism(
            "red", "R", "riboswitches", host="seaweed", diseased=["", "organ leaves"]
        ),
    }
    table = Table(purchases(organisms, "red", pools={"red": "GG"}))
    table.answer("red-queen seaweed prion")
    assert table.organism("seaweed")["organs"] == ["leaves", "gametangia"]


@pytest.mark.clause("H4.1")
def test_only_the_own_parasite_and_the_own_host_can_be_attacked() -> None:
    organisms = {
        MARS: organism("red", "R", "rna-ribozyme", "riboswitches"),
        "salmonella": salmonella("conjugation-pili", host=MARS),
        "virus": organism("blue", "B", host="salmonella", diseased=["conjugation-pili base", ""]),
        DUST: organism("green", "G", "calvin-cycle"),
        "malaria": organism("yellow", "Y", host=DUST, diseased=["", "calvin-cycle base"]),
    }
    table = Table(purchases(organisms, "red", pools={"red": "RRYYGGBB"}), players=4)
    attacks = [key for key in [*table.offers, *table.refusals] if key.startswith("red-queen")]
    assert attacks == [f"red-queen {MARS} salmonella"]


# --- against parasites of microorganisms --------------------------------------------------


@pytest.mark.clause("H4a.1", "G:RedQueen.1")
def test_a_diseased_cube_returns_to_the_mutation_it_was_taken_from() -> None:
    table = host_and_salmonella(
        organism("red", "RR", "tmrna+", "riboswitches"),
        salmonella(diseased=["tmrna base", "tmrna plus"]),
        pools={"red": "YYBB"},
    )
    table.answer(f"red-queen {MARS} salmonella")
    assert table.offers == ["take-back 0", "take-back 1"]
    table.answers("take-back 1", "pay yellow 1")
    assert table.organism(MARS)["mutations"][0]["plus"] == "present"
    assert table.organism(MARS)["mutations"][0]["base"] == "diseased"
    assert table.organism("salmonella")["diseased"] == ["tmrna base", ""]


@pytest.mark.clause("H4a.1")
def test_no_biont_is_stolen_while_the_parasite_has_a_diseased_cube() -> None:
    table = host_and_salmonella(
        organism("red", "RR", "rna-ribozyme", "riboswitches"),
        salmonella() | {"bionts": "GG"},
        pools={"red": "GBBB"},
    )
    table.answer(f"red-queen {MARS} salmonella")
    assert table.organism("salmonella")["bionts"] == "GG"
    assert table.organism("salmonella")["diseased"] == ["", ""]


@pytest.mark.clause("H4a.1", "H4d.1", "B4b.1", "AMB-48")
def test_a_biont_is_stolen_as_a_foreign_gene_without_compensation() -> None:
    table = host_and_salmonella(
        organism("red", "RR", "riboswitches"),
        organism("green", "GG", diseased=["", ""]),
        pools={"red": "GB"},
    )
    table.answer(f"red-queen {MARS} salmonella")
    assert table.organism(MARS)["bionts"] == "RRG"
    assert table.organism("salmonella")["bionts"] == "G"
    assert table.pool("red") == "B"
    assert table.pool("green") == ""


@pytest.mark.clause("H4a.1")
def test_the_attacker_chooses_which_biont_is_stolen() -> None:
    table = host_and_salmonella(
        organism("red", "RR", "riboswitches"),
        organism("green", "GB", diseased=["", ""]),
        pools={"red": "GB"},
        colours=["red", "green", "blue"],
        players=3,
    )
    table.answer(f"red-queen {MARS} salmonella")
    assert table.offers == ["steal-biont green", "steal-biont blue"]


@pytest.mark.clause("H4a.1", "G:Extinction.1", "G:Extinction.2", "G:Extinction.4", "ED-45")
@pytest.mark.parametrize("ruleset", ["living", "second", "first"])
def test_a_parasite_that_loses_its_last_biont_goes_extinct(ruleset: str) -> None:
    organisms = {
        MARS: organism("red", "RB", "conjugation-pili", "riboswitches", "tmrna"),
        "malaria": organism(
            "yellow",
            "Y",
            "quorum-sensing",
            "mrna",
            host=MARS,
            diseased=["conjugation-pili base", ""],
        ),
    }
    table = Table(
        purchases(
            organisms,
            "red",
            "blue",
            pools={"red": "RY"},
            decks={"cosmic": ["calvin-cycle"]},
        ),
        colours=["red", "yellow", "blue"],
        players=3,
        ruleset=ruleset,
    )
    table.answer(f"red-queen {MARS} malaria")
    assert table.organism(MARS)["mutations"][0]["base"] == "present"
    assert table.decider == "blue"
    table.answers(f"red-queen {MARS} malaria", "bottom quorum-sensing")
    assert not table.has("malaria")
    assert table.organism(MARS)["bionts"] == "RYB"
    assert table.pool("yellow") == ""
    assert table.position["mutation_decks"]["cosmic"] == ["calvin-cycle", "quorum-sensing", "mrna"]


@pytest.mark.clause("H4a.1", "E6c.1", "AMB-33")
def test_stealing_the_owners_last_biont_lets_a_foreign_gene_commandeer_the_parasite() -> None:
    organisms = {
        MARS: organism("red", "RR", "riboswitches"),
        "malaria": organism("yellow", "RY", host=MARS),
    }
    table = Table(purchases(organisms, "red", pools={"red": "YB"}, decks={}))
    table.answer(f"red-queen {MARS} malaria")
    assert table.organism("malaria")["owner"] == "red"
    assert table.organism("malaria")["bionts"] == "R"
    assert table.organism(MARS)["bionts"] == "RRY"
    assert table.pool("yellow") == ""


@pytest.mark.clause("H4a.1", "TRI-4")
def test_of_bionts_of_one_colour_one_that_has_not_purchased_is_stolen_first() -> None:
    organisms = {
        MARS: organism("red", "R", "riboswitches"),
        "malaria": organism("yellow", "YY", host=MARS, spent="Y"),
    }
    table = Table(
        purchases(organisms, "red", "yellow", pools={"red": "YB"}, decks={"cosmic": ["mrna"]})
    )
    table.answer(f"red-queen {MARS} malaria")
    assert table.organism("malaria")["spent"] == "Y"
    assert table.organism(MARS)["spent"] == "R"
    assert table.decider == "yellow"
    assert f"mutation {MARS} cosmic" in table.offers


@pytest.mark.clause("H4a.1", "H4c.1", "E3d.1")
def test_a_parasite_takes_its_cube_back_from_a_hyperparasite() -> None:
    organisms = {
        MARS: organism("red", "R", spent="R"),
        "salmonella": organism("green", "G", "riboswitches", "conjugation-pili", host=MARS),
        "virus": organism("blue", "B", host="salmonella", diseased=["conjugation-pili base", ""]),
    }
    table = Table(
        purchases(organisms, "red", pools={"red": "R"}, decks={}),
        colours=["red", "green", "blue"],
        players=3,
    )
    assert table.decider == "green"
    table.answer("red-queen salmonella virus")
    assert table.organism("virus")["diseased"] == ["", ""]
    assert table.organism("salmonella")["mutations"][1]["base"] == "present"


# --- against hosts ------------------------------------------------------------------------


def attacking_parasite(host: Piece, parasite: dict[str, Piece], **options: Any) -> Table:
    """Red's host has bought already; a parasite on it has its slot."""
    pools = options.pop("pools")
    name = next(iter(parasite))
    organisms = {MARS: host | {"spent": host["bionts"]}, name: parasite[name] | {"host": MARS}}
    return Table(purchases(organisms, "red", pools=pools, decks={}), **options)


@pytest.mark.clause("H4c.1", "E3c.3", "G:Mutation.4", "G:Disease.1")
def test_a_parasite_takes_a_mutation_cube_of_its_host() -> None:
    table = attacking_parasite(
        organism("red", "R", "mrna+", "trna"),
        {"salmonella": organism("green", "G", "quorum-sensing")},
        pools={"red": "B"},
        colours=["red", "green"],
    )
    table.answers("red-queen salmonella sugar-driven-biosynthesis", "take mrna base")
    assert table.organism("salmonella")["diseased"] == ["mrna base", ""]
    card = table.organism(MARS)["mutations"][0]
    assert (card["promoted"], card["base"]) == (True, "diseased")
    assert table.view["organisms"][MARS]["abilities"] == {"o2-shield": 2, "dna": 1}
    assert table.pool("red") == ""


@pytest.mark.clause("H4c.1")
def test_a_parasite_needs_an_empty_slot_of_the_colour() -> None:
    table = attacking_parasite(
        organism("red", "R", "mrna", "trna", "conjugation-pili"),
        {"salmonella": organism("green", "G", "quorum-sensing", diseased=["mrna base", ""])},
        pools={"red": "RRBBY"},
        colours=["red", "green"],
    )
    assert table.kind == "parasite-purchase"
    assert table.refusals[f"red-queen salmonella {MARS}"] == "H4.1"


@pytest.mark.clause("H4c.1", "E3c.2")
def test_cubes_on_the_placard_cannot_be_stolen() -> None:
    table = attacking_parasite(
        organism("red", "R", cubes="BBYY"),
        {"salmonella": organism("green", "G", "quorum-sensing")},
        pools={"red": "YBB"},
        colours=["red", "green"],
    )
    assert table.refusals[f"red-queen salmonella {MARS}"] == "H4.1"


# --- price --------------------------------------------------------------------------------


@pytest.mark.clause("H4d.1", "H0e.1")
def test_a_parasite_attacks_at_the_cost_of_its_hosts_pool() -> None:
    table = attacking_parasite(
        organism("red", "R", "mrna"),
        {"salmonella": organism("green", "G", "quorum-sensing")},
        pools={"red": "YB", "green": "B"},
        colours=["red", "green"],
    )
    table.answer(f"red-queen salmonella {MARS}")
    assert table.pool("red") == "Y"
    assert table.pool("green") == "B"


@pytest.mark.clause("H4d.1")
def test_an_attack_that_cannot_be_paid_is_refused() -> None:
    table = host_and_salmonella(
        organism("red", "R", "rna-ribozyme", "calvin-cycle", "riboswitches"),
        salmonella(),
        pools={"red": "G"},
    )
    assert table.refusals[f"red-queen {MARS} salmonella"] == "H0a.1"


@pytest.mark.clause("H4d.1", "ED-35", "AMB-48")
@pytest.mark.parametrize("ruleset", ["living", "second", "first"])
def test_yellow_attacks_parasites_free_of_charge(ruleset: str) -> None:
    organisms = {
        VENT: organism("yellow", "Y", "mrna", "riboswitches"),
        "salmonella": organism("green", "G", host=VENT, diseased=["mrna base", ""]),
    }
    table = Table(
        purchases(organisms, "yellow", decks={}), colours=["yellow", "green"], ruleset=ruleset
    )
    table.answer(f"red-queen {VENT} salmonella")
    assert table.organism("salmonella")["diseased"] == ["", ""]


@pytest.mark.clause("H4d.1", "AMB-48")
def test_yellows_foreign_gene_attacks_parasites_free_of_charge() -> None:
    organisms = {
        MARS: organism("red", "RY", "mrna", "riboswitches", spent="R"),
        "salmonella": organism("green", "G", host=MARS, diseased=["mrna base", ""]),
    }
    table = Table(
        purchases(organisms, "yellow", pools={"red": "BB"}, decks={}),
        colours=["red", "yellow", "green"],
        players=3,
    )
    table.answer(f"red-queen {MARS} salmonella")
    assert table.organism("salmonella")["diseased"] == ["", ""]
    assert table.pool("red") == "BB"


def yellow_against_a_host(ruleset: str) -> Table:
    """Yellow's malaria with a crown on Red's bacterium, and a pool that pays for nothing blue."""
    return attacking_parasite(
        organism("red", "R", "conjugation-pili"),
        {"malaria": organism("yellow", "Y", "quorum-sensing")},
        pools={"red": "Y"},
        ruleset=ruleset,
    )


@pytest.mark.clause("H4d.1", "ED-35")
@pytest.mark.parametrize("ruleset", ["living", "first"])
def test_in_living_and_first_yellow_pays_for_attacks_on_hosts(ruleset: str) -> None:
    assert yellow_against_a_host(ruleset).refusals[f"red-queen malaria {MARS}"] == "H0a.1"


@pytest.mark.clause("H4d.1", "ED-35")
def test_in_second_yellow_attacks_hosts_free_of_charge_too() -> None:
    table = yellow_against_a_host("second")
    table.answer(f"red-queen malaria {MARS}")
    assert table.organism("malaria")["diseased"] == ["conjugation-pili base", ""]
    assert table.pool("red") == "Y"

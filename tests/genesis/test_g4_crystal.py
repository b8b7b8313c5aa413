"""G4: the variant crystal catastrophe."""

from typing import Any

import pytest

from tests.genesis.beings import bacterium, parasite
from tests.genesis.table import Table
from trilobite.games.genesis.edition import RULESETS

LIFE = "amyloid-hydrolysis"
DECKS = {
    "ocean": ["calvin-cycle", "quorum-sensing"],
    "cosmic": ["riboswitches"],
    "coastal": ["rna-polymerase"],
}
REST = [
    "tmrna",
    "rna-ribozyme",
    "trna",
    "mrna",
    "ribosomal-rna",
    "superoxide-dismutase",
    "heat-shock-chaperonin",
    "conjugation-pili",
    "chloroplast-symbiont",
    "nitrogen-fixation",
    "photosystem-ii",
    "proteorhodopsin",
    "cytochromes",
    "mitochondria",
    "reverse-citric-acid-cycle",
    "endospore",
]


def crystal(
    life: dict[str, Any], *chance: str, pool: str = "", ruleset: str = "living", **more: Any
) -> Table:
    """Red's Darwin roll under the variant; ocean and cosmic decks are within reach."""
    used = [mutation["card"] for mutation in life["mutations"]]
    position = {
        "phase": "darwin",
        "agenda": ["darwin red"],
        "active": ["cosmic"],
        "organism": {LIFE: life},
        "player": {"red": {"pool": pool}},
        "mutation_decks": {
            **DECKS,
            "continent": [card for card in REST if card not in used],
        },
        **more,
    }
    return Table(position, chance=chance, ruleset=ruleset, variants=["crystal-catastrophe"])


def cards(table: Table) -> list[str]:
    """The mutations of the bacterium."""
    return [mutation["card"] for mutation in table.organism(LIFE)["mutations"]]


# --- G4.1: not in the purchase phase ------------------------------------------------------


@pytest.mark.clause("G4.1")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_in_the_purchase_phase_mutations_are_neither_bought_nor_promoted(ruleset: str) -> None:
    table = crystal(
        bacterium("red", "R", "trna", cubes="RRYYYGGBB"),
        pool="RRYYGGBB",
        ruleset=ruleset,
        phase="purchase",
        agenda=["purchase red"],
    )
    assert table.refusals[f"mutation {LIFE} ocean"] == "G4.1"
    assert table.refusals[f"promote {LIFE} trna"] == "G4.1"
    assert f"macro {LIFE} trilobites" in table.offers


# --- G4.2: cancelling an error ------------------------------------------------------------


@pytest.mark.clause("G4.2")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_one_purchase_cancels_one_error(ruleset: str) -> None:
    table = crystal(bacterium("red", "R", cubes="RR"), "roll 2 3 4 6", pool="G", ruleset=ruleset)
    assert (table.decider, table.kind) == ("red", "cancel-error")
    assert table.offers == [f"mutation {LIFE} ocean", "decline"]
    table.answer(f"mutation {LIFE} ocean")
    assert cards(table) == ["calvin-cycle"]
    assert table.organism(LIFE)["cubes"] == "RR"
    assert table.pool("red") == ""


@pytest.mark.clause("G4.2")
def test_a_promotion_cancels_an_error_too() -> None:
    table = crystal(bacterium("red", "R", "proteorhodopsin"), "roll 2 3 6", pool="G")
    assert f"promote {LIFE} proteorhodopsin" in table.offers
    table.answer(f"promote {LIFE} proteorhodopsin")
    card = table.organism(LIFE)["mutations"][0]
    assert (card["promoted"], card["base"], card["plus"]) == (True, "present", "present")


@pytest.mark.clause("G4.2")
def test_the_offer_may_be_declined() -> None:
    table = crystal(bacterium("red", "R", cubes="RR"), "roll 2 3 4 6", pool="G")
    table.answer("decline")
    assert table.organism(LIFE)["cubes"] == "R"
    assert table.pool("red") == "G"


@pytest.mark.clause("G4.2", "AMB-44")
@pytest.mark.parametrize(
    ("cubes", "dice"),
    [("RR", "roll 2 3 4 4"), ("RB", "roll 2 3 4 6"), ("BB", "roll 2 3 5 6")],
)
def test_nothing_is_bought_unless_errors_exceed_the_shield(cubes: str, dice: str) -> None:
    table = crystal(bacterium("red", "R", cubes=cubes), dice, pool="RRYYGGBB")
    assert table.kind != "cancel-error"
    assert table.organism(LIFE)["mutations"] == []


@pytest.mark.clause("G4.2", "H0c.1")
def test_two_catalysts_of_one_colour_pay_as_well() -> None:
    table = crystal(bacterium("red", "R", cubes="RR"), "roll 2 3 4 6", pool="RR")
    table.answer(f"mutation {LIFE} ocean")
    assert table.pool("red") == ""
    assert cards(table) == ["calvin-cycle"]


@pytest.mark.clause("G4.2", "H0a.1")
def test_without_means_the_error_stands() -> None:
    table = crystal(bacterium("red", "R", cubes="RR"), "roll 2 3 4 6", pool="R")
    assert table.kind != "cancel-error"
    assert table.organism(LIFE)["cubes"] == "R"


@pytest.mark.clause("G4.2", "H1.1")
def test_only_decks_of_the_home_row_and_of_active_rows_are_within_reach() -> None:
    table = crystal(bacterium("red", "R", cubes="RR"), "roll 2 3 4 6", pool="RRYYGGBB")
    assert {f"mutation {LIFE} ocean", f"mutation {LIFE} cosmic"} <= set(table.offers)
    assert table.refusals[f"mutation {LIFE} coastal"] == "H1.1"


@pytest.mark.clause("G4.2", "H0d.1", "AMB-44")
def test_a_nucleus_pays_with_any_catalyst() -> None:
    table = crystal(bacterium("red", "R", "ribosomal-rna+"), "roll 2 3 4 6", pool="Y")
    table.answer(f"mutation {LIFE} ocean")
    assert cards(table) == ["ribosomal-rna", "calvin-cycle"]
    assert table.pool("red") == ""


@pytest.mark.clause("G4.2", "H1a.1", "AMB-44", "AMB-47")
def test_sex_roils_a_deck_before_the_purchase() -> None:
    table = crystal(bacterium("red", "R", "conjugation-pili+"), "roll 2 3 4 6", pool="Y")
    table.answer("keep")
    assert f"sex {LIFE} ocean" in table.offers
    assert f"mutation {LIFE} ocean" not in table.offers
    table.answer(f"sex {LIFE} ocean")
    table.answer(f"mutation {LIFE} ocean")
    assert cards(table) == ["conjugation-pili", "quorum-sensing"]


@pytest.mark.clause("G4.2", "ED-28", "AMB-44")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_owner_alone_cancels_errors_and_not_his_foreign_genes(ruleset: str) -> None:
    table = crystal(bacterium("red", "RY", spent="R"), "roll 2 3 4 6", pool="G", ruleset=ruleset)
    table.answer("keep")
    assert table.kind != "cancel-error"
    assert table.organism(LIFE)["mutations"] == []


@pytest.mark.clause("G4.2")
def test_the_purchase_comes_before_the_atrophy() -> None:
    """Example of G4: the second error takes the mutation just bought."""
    table = crystal(bacterium("red", "R", cubes="R"), "roll 2 5 6", pool="G")
    table.answer(f"mutation {LIFE} ocean")
    assert cards(table) == []
    assert table.organism(LIFE)["cubes"] == "R"
    assert table.position["mutation_decks"]["ocean"] == ["quorum-sensing", "calvin-cycle"]


@pytest.mark.clause("G0b.1", "G4.2", "A4.2", "ED-29")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_catalysts_of_the_same_roll_can_pay(ruleset: str) -> None:
    """Amyloid hydrolysis makes two yellow, which count as one of any other colour."""
    table = crystal(bacterium("red", "R", cubes="R"), "roll 1 3 6", ruleset=ruleset)
    assert table.pool("red") == "YY"
    table.answer(f"mutation {LIFE} ocean")
    assert table.pool("red") == ""
    assert cards(table) == ["calvin-cycle"]


@pytest.mark.clause("G4.2", "B3a.2", "H0e.1", "ED-11")
@pytest.mark.parametrize(
    ("ruleset", "choice"), [("living", False), ("second", True), ("first", True)]
)
def test_a_parasite_cancels_its_errors_with_its_hosts_catalysts(ruleset: str, choice: bool) -> None:
    """In the older editions it may use its owner's catalysts as well."""
    host = bacterium("yellow", "Y", "mrna")
    table = crystal(
        host,
        "roll 2 3 4",
        ruleset=ruleset,
        agenda=["darwin yellow", "darwin red"],
        organism={LIFE: host, "prion": parasite("red", "R", LIFE)},
        player={"red": {"pool": "G"}, "yellow": {"pool": "G"}},
    )
    table.answer("keep", "roll 3 6")
    assert (table.decider, table.kind) == ("red", "cancel-error")
    table.answer("mutation prion ocean")
    if choice:
        assert table.offers == ["pay green 1", "pay-own green 1"]
        table.answer("pay green 1")
    assert (table.pool("red"), table.pool("yellow")) == ("G", "")
    assert [m["card"] for m in table.organism("prion")["mutations"]] == ["calvin-cycle"]


@pytest.mark.clause("G4.2", "H1d.1")
def test_a_polluting_purchase_pollutes_in_the_darwin_phase() -> None:
    table = crystal(
        bacterium("red", "R", cubes="R"),
        "roll 2 3 6",
        pool="G",
        organism={
            LIFE: bacterium("red", "R", cubes="R"),
            "photo-carboxylation": bacterium("yellow", "Y", cubes="B", done=True),
        },
        mutation_decks={
            "ocean": ["chloroplast-symbiont"],
            "continent": [
                card
                for card in [*DECKS["ocean"], *DECKS["cosmic"], *DECKS["coastal"], *REST]
                if card != "chloroplast-symbiont"
            ],
        },
    )
    table.answer(f"mutation {LIFE} ocean")
    assert cards(table) == ["chloroplast-symbiont"]
    assert table.organism("photo-carboxylation")["cubes"] == ""


# --- G4.3: what the purchase brings -------------------------------------------------------


@pytest.mark.clause("G4.3", "ED-76")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_blue_cube_just_bought_shields_against_the_second_error(ruleset: str) -> None:
    table = crystal(bacterium("red", "R", cubes="R"), "roll 2 5 6", pool="B", ruleset=ruleset)
    table.answer(f"mutation {LIFE} cosmic")
    assert cards(table) == ["riboswitches"]
    assert table.organism(LIFE)["cubes"] == "R"


@pytest.mark.clause("G4.3", "G3a.1", "ED-32", "ED-76")
@pytest.mark.parametrize(("ruleset", "cubes"), [("living", "RRG"), ("second", "R"), ("first", "R")])
def test_dna_just_gained_takes_the_fives_away_by_edition(ruleset: str, cubes: str) -> None:
    """Two 5s and a 6, of which one error is cancelled. Where dna works at once the 5s are no
    errors any more; elsewhere they cost both cubes of the promoted card."""
    table = crystal(
        bacterium("red", "R", "proteorhodopsin"), "roll 5 5 6", pool="G", ruleset=ruleset
    )
    table.answer(f"promote {LIFE} proteorhodopsin")
    if table.kind == "atrophy":
        table.answer("lose-mutation proteorhodopsin plus")
    assert table.view["organisms"][LIFE]["chromosomes"] == cubes


# --- G4a, G4b: how many -------------------------------------------------------------------


@pytest.mark.clause("G4b.1")
def test_without_fission_one_error_is_cancelled_however_many_bionts() -> None:
    table = crystal(bacterium("red", "RRR", cubes="R"), "roll 2 3 4 4 4 6 6", pool="GGYY")
    table.answer(f"mutation {LIFE} ocean")
    assert table.kind != "cancel-error"
    assert cards(table) == []


@pytest.mark.clause("G4a.1")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_with_fission_two_errors_are_cancelled_by_two_purchases(ruleset: str) -> None:
    table = crystal(
        bacterium("red", "R", "mitochondria", cubes="R"),
        "roll 2 3 6 6",
        pool="GY",
        ruleset=ruleset,
    )
    table.answer("keep")
    table.answer(f"mutation {LIFE} ocean")
    assert table.kind == "cancel-error"
    table.answer(f"mutation {LIFE} ocean")
    assert cards(table) == ["mitochondria", "calvin-cycle", "quorum-sensing"]
    assert table.organism(LIFE)["cubes"] == "R"


@pytest.mark.clause("G4a.1")
def test_the_second_purchase_of_fission_may_be_declined() -> None:
    table = crystal(bacterium("red", "R", "mitochondria", cubes="R"), "roll 2 3 6 6", pool="GY")
    table.answers("keep", f"mutation {LIFE} ocean", "decline")
    assert table.kind == "atrophy"


@pytest.mark.clause("G4a.1", "H0e.3", "H1c.1")
def test_fission_gained_in_this_turn_does_not_count_yet() -> None:
    table = crystal(
        bacterium("red", "R", "mitochondria", cubes="R", fission=False), "roll 2 3 6 6", pool="GY"
    )
    table.answers("keep", f"mutation {LIFE} ocean")
    assert table.kind == "atrophy"


@pytest.mark.clause("G4b.1", "A5.2", "ED-29", "ADD-15")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_purchase_uses_up_that_of_the_biont(ruleset: str) -> None:
    """Two bacteria could become trilobites; one of them cancels an error beforehand."""
    life = bacterium("red", "R", cubes="RRYYYGGB")
    table = crystal(
        life,
        "roll 2 2 3 3 4 4 4 5 6 6",
        pool="RG",
        ruleset=ruleset,
        organism={LIFE: life, "pna-template": {**life, "done": True}},
    )
    table.answers("keep", f"mutation {LIFE} ocean")
    assert table.position["phase"] == "purchase"
    assert "macro pna-template trilobites" in table.offers
    assert table.refusals[f"macro {LIFE} trilobites"] == "A5.2"

"""Glossary: extinction of microorganisms and macroorganisms, and the organism limit."""

from typing import Any

import pytest

from tests.genesis.pieces import Piece, organism, position, purchases, struck_by
from tests.genesis.table import Table
from trilobite.games.genesis.edition import RULESETS

MARS = "sugar-driven-biosynthesis"  # cosmic
VENT = "metal-glycolysis"  # ocean
PNA = "pna-template"  # continent


def heat(extremity: int, organisms: dict[str, Piece], **fields: Any) -> Table:
    """A heat crisis strikes."""
    event, icon = {1: ("bolide-water-delivery-a", 2), 2: ("late-heavy-bombardment", 0)}[extremity]
    ruleset = fields.pop("ruleset", "living")
    fields.setdefault("decks", {"cosmic": ["endospore"]})
    return Table(struck_by(event, icon, organisms, **fields), players=4, ruleset=ruleset)


def player(table: Table, colour: str) -> dict[str, Any]:
    """A player of the position."""
    found: dict[str, Any] = table.position["player"][colour]
    return found


# --- microorganisms -----------------------------------------------------------------------


@pytest.mark.clause("G:Extinction.1", "B1.1")
def test_an_organism_without_bionts_is_extinct() -> None:
    table = heat(1, {MARS: organism("blue", "B")})
    assert not table.has(MARS)


@pytest.mark.clause("G:Extinction.2")
def test_a_lost_placard_is_a_trophy_of_its_owner() -> None:
    table = heat(1, {MARS: organism("blue", "B")})
    assert player(table, "blue")["trophies"] == [MARS]


@pytest.mark.clause("G:Extinction.3", "B4a.1")
def test_each_biont_lost_by_extinction_is_compensated() -> None:
    organisms = {
        MARS: organism("blue", "B"),
        "salmonella": organism("green", "GG", "rna-ribozyme", host=MARS),
    }
    table = heat(1, organisms)
    assert table.pool("blue") == "B"
    assert table.pool("green") == "GG"
    assert player(table, "green")["bionts"] == 3


@pytest.mark.clause("G:Extinction.1", "E3h.1")
def test_a_parasite_dies_with_its_host_and_a_hyperparasite_with_both() -> None:
    organisms = {
        MARS: organism("blue", "B"),
        "salmonella": organism("green", "G", "rna-ribozyme", "mrna", host=MARS),
        "prion": organism(
            "red", "R", "superoxide-dismutase", host="salmonella", diseased=["mrna base", ""]
        ),
    }
    table = heat(1, organisms)
    table.answer("bottom mrna")
    assert table.position["organism"] == {}
    assert [table.pool(colour) for colour in ("red", "green", "blue")] == ["R", "G", "B"]


@pytest.mark.clause("G:Extinction.3", "B3c.1", "ADD-7", "AMB-22")
def test_compensations_of_one_extinction_count_together_for_a_substitute() -> None:
    organisms = {
        MARS: organism("blue", "B"),
        "salmonella": organism("green", "GG", "rna-ribozyme", host=MARS),
    }
    table = heat(1, organisms, pools={"green": "GGG", "blue": "BBB"})
    assert (table.decider, table.kind) == ("green", "substitute")
    table.answer("disk red")
    assert table.pool("green") == "RGGG"
    assert table.pool("blue") == "BBB"


@pytest.mark.clause("B3c.1", "ADD-7", "AMB-22")
def test_compensations_of_different_colours_are_not_added_up() -> None:
    organisms = {
        MARS: organism("blue", "B"),
        "salmonella": organism("green", "G", "rna-ribozyme", host=MARS),
    }
    table = heat(1, organisms, pools={"green": "GGG", "blue": "BBB"})
    assert not table.has(MARS)
    assert table.pool("green") == "GGG"
    assert table.pool("blue") == "BBB"


@pytest.mark.clause("G:Extinction.2", "ED-46")
@pytest.mark.parametrize("ruleset", ["living", "second", "first"])
def test_an_extinct_parasites_card_rests_until_the_next_turn(ruleset: str) -> None:
    organisms = {
        MARS: organism("red", "R", "mrna"),
        "salmonella": organism("green", "G", host=MARS),
    }
    fields = {"refugium": {"warm-pond": {}}, "active": ["cosmic", "continent"]}
    table = heat(1, organisms, ruleset=ruleset, **fields)
    assert player(table, "green")["parasite"] == "resting"
    table.answers("done", "done")
    assert (table.decider, table.kind) == ("green", "assign")
    assert table.refusals[f"parasite salmonella {MARS}"] == "G:Extinction.2"


@pytest.mark.clause("G:Extinction.2")
def test_the_card_of_an_extinct_parasite_is_ready_in_the_next_turn() -> None:
    organisms = {
        MARS: organism("red", "R", "tmrna"),
        "salmonella": organism("green", "G", host=MARS),
    }
    table = Table(purchases(organisms, "red", pools={"red": "G"}), colours=["red", "green"])
    table.answer(f"red-queen {MARS} salmonella")
    assert table.position["turn"] == 2
    assert player(table, "green")["parasite"] == "ready"


@pytest.mark.clause("G:Extinction.2", "E6c.3")
def test_the_card_of_a_commandeered_parasite_goes_back_to_the_player_of_its_colour() -> None:
    organisms = {
        MARS: organism("red", "R", "mrna"),
        "salmonella": organism("blue", "B", host=MARS),
    }
    table = heat(1, organisms)
    assert not table.has("salmonella")
    assert player(table, "green")["parasite"] == "resting"
    assert player(table, "blue")["trophies"] == []


@pytest.mark.clause("G:Extinction.4", "G:Mutation.2")
def test_the_mutations_of_the_dead_go_under_the_deck_of_the_home_row_in_the_owners_order() -> None:
    organisms = {
        MARS: organism("red", "R", "tmrna", "riboswitches"),
        "malaria": organism("yellow", "Y", "quorum-sensing", "mrna", "trna", host=MARS),
    }
    start = purchases(organisms, "red", pools={"red": "Y"}, decks={"cosmic": ["endospore"]})
    table = Table(start)
    table.answer(f"red-queen {MARS} malaria")
    assert (table.decider, table.kind) == ("yellow", "discard-order")
    table.answers("bottom trna", "bottom quorum-sensing")
    assert table.position["mutation_decks"]["cosmic"] == [
        "endospore",
        "trna",
        "quorum-sensing",
        "mrna",
    ]


def dying_parasite(ruleset: str) -> Table:
    """Green's salmonella gives up its only biont, by immunology, and dies with a diseased cube."""
    organisms = {
        MARS: organism("red", "RR", "mrna", "calvin-cycle"),
        "salmonella": organism(
            "green", "G", "ribosomal-rna", host=MARS, diseased=["mrna base", ""]
        ),
    }
    table = heat(2, organisms, ruleset=ruleset)
    table.answer("lose-biont green")
    return table


@pytest.mark.clause("G:Extinction.4", "ED-44", "AMB-59")
@pytest.mark.parametrize("ruleset", ["living", "second"])
def test_in_living_and_second_a_dead_parasites_diseased_cubes_return_to_the_host(
    ruleset: str,
) -> None:
    table = dying_parasite(ruleset)
    assert not table.has("salmonella")
    assert table.organism(MARS)["mutations"][0]["base"] == "present"


@pytest.mark.clause("G:Extinction.4", "G:Mutation.1", "ED-44")
def test_in_first_a_dead_parasites_diseased_cubes_are_lost_and_the_mutation_with_them() -> None:
    table = dying_parasite("first")
    assert not table.has("salmonella")
    assert [card["card"] for card in table.organism(MARS)["mutations"]] == ["calvin-cycle"]


@pytest.mark.clause("G:Extinction.4", "AMB-59")
def test_a_stolen_organ_returns_to_its_square_when_the_parasite_dies() -> None:
    organisms = {
        "trilobites": organism("red", "R", under=MARS),
        "salmonella": organism(
            "green", "G", "ribosomal-rna", host="trilobites", diseased=["organ shelled-egg", ""]
        ),
    }
    table = heat(2, organisms)
    table.answer("lose-biont green")
    assert table.organism("trilobites")["organs"] == ["shelled-egg"]


@pytest.mark.clause("G:Extinction.4", "AMB-59")
def test_if_the_host_dies_too_the_diseased_cubes_and_all_mutations_are_gone() -> None:
    organisms = {
        MARS: organism("blue", "B", "mrna"),
        "salmonella": organism("green", "G", "rna-ribozyme", host=MARS, diseased=["mrna base", ""]),
    }
    table = heat(1, organisms)
    assert table.position["organism"] == {}
    assert table.position["mutation_decks"]["cosmic"] == ["endospore", "rna-ribozyme", "mrna"]


# --- macroorganisms -----------------------------------------------------------------------


def fallen(ruleset: str = "living") -> Table:
    """Green gives up the trophic biont of their Dickinsonia, by the immunology of an organ."""
    organisms = {
        "dickinsonia": organism(
            "green", "YG", under=MARS, organs=["mycelial-mat", "fruiting-body"], disks="GR"
        ),
        "virus": organism(
            "blue",
            "B",
            "heat-shock-chaperonin",
            host="dickinsonia",
            diseased=["", "organ rhizomorph"],
        ),
    }
    table = heat(2, organisms, ruleset=ruleset, decks={"ocean": ["endospore"]}, rest="coastal")
    table.answer("lose-trophic-biont")
    return table


@pytest.mark.clause("G:Extinction.5", "AMB-55", "ED-47")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_macroorganism_falls_back_to_the_bacterium_with_its_bionts_organs_and_disks(
    ruleset: str,
) -> None:
    table = fallen(ruleset)
    assert not table.has("dickinsonia")
    bacterium = table.organism(MARS)
    assert (bacterium["owner"], bacterium["bionts"]) == ("green", "YG")
    assert bacterium["cubes"] == "Y" + "GGG" + "BBBB"
    assert bacterium["disks"] == "RG"


@pytest.mark.clause("G:Extinction.5", "E2.1")
def test_the_home_row_of_the_fallen_is_again_that_of_the_placard() -> None:
    assert fallen().view["organisms"][MARS]["home_row"] == "cosmic"


@pytest.mark.clause("G:Extinction.2", "G:Extinction.5")
def test_a_lost_macroorganism_card_is_a_trophy_of_its_owner() -> None:
    table = fallen()
    assert player(table, "green")["trophies"] == ["dickinsonia"]
    assert "dickinsonia" not in table.position["macro_stack"]


@pytest.mark.clause("G:Extinction.5", "B4b.1", "AMB-55")
def test_the_trophic_biont_and_the_endosymbionts_of_the_fallen_are_not_compensated() -> None:
    table = fallen()
    assert table.pool("green") == ""
    assert table.pool("yellow") == ""


@pytest.mark.clause("G:Extinction.3", "G:Extinction.5", "ED-47")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_parasites_of_the_fallen_are_lost_with_their_diseased_cubes(ruleset: str) -> None:
    table = fallen(ruleset)
    assert not table.has("virus")
    assert table.pool("blue") == "B"
    row = "coastal" if ruleset == "first" else "ocean"
    assert table.position["mutation_decks"][row][-1] == "heat-shock-chaperonin"


@pytest.mark.clause("G:Extinction.5")
def test_a_land_dweller_falls_back_with_the_system_chromosomes_of_its_land_side() -> None:
    piece = organism("red", "R", under=MARS, side="terrestrial")
    table = Table(struck_by("cryogenian-snowball", 0, {"sea-stars": piece}), players=4)
    assert table.organism(MARS)["cubes"] == "RRRRYYYGGGGBB"
    assert table.position["land"] == []


@pytest.mark.clause("G:Extinction.5", "F3.2")
def test_the_fallen_is_a_bacterium_that_may_become_a_macroorganism_again() -> None:
    organisms = {"opabinia": organism("green", "G", under=MARS)}
    start = struck_by("ocean-overturn", 3, organisms, pools={"green": "G"}, decks={})
    start["agenda"].append("purchase green")
    table = Table(start, players=4, chance=("roll 5 5",))
    assert table.organism(MARS)["cubes"] == "RRYYGGB"
    assert table.offers == [
        f"macro {MARS} lamp-shells",
        f"macro {MARS} flatworms",
        f"macro {MARS} arrow-worms",
        "done",
    ]


# --- the organism limit -------------------------------------------------------------------


def three_organisms(*step: str, ruleset: str) -> Table:
    """Red has two bacteria and a macroorganism; Green's bacterium could have a parasite."""
    organisms = {
        MARS: organism("red", "R"),
        VENT: organism("red", "R"),
        "seaweed": organism("red", "R", under=PNA),
        "pyrite-reduction": organism("green", "G", "calvin-cycle"),
    }
    return Table(
        position(
            organisms,
            "assignment",
            *step,
            active=["coastal", "continent"],
            refugium={"warm-pond": {}},
        ),
        colours=["red", "green"],
        ruleset=ruleset,
    )


@pytest.mark.clause("G:Organism.1", "B1a.1", "ED-06", "AMB-25")
def test_in_second_who_has_three_organisms_attaches_no_parasite() -> None:
    table = three_organisms("assign red", ruleset="second")
    assert table.refusals["parasite prion pyrite-reduction"] == "B1a.1"


@pytest.mark.clause("G:Organism.1", "B1a.1", "ED-06", "AMB-25")
def test_in_living_who_has_three_organisms_may_attach_a_parasite() -> None:
    table = three_organisms("assign red", ruleset="living")
    assert "parasite prion pyrite-reduction" in table.offers


@pytest.mark.clause("G:Organism.1", "B1a.1", "E6c.1", "AMB-25")
def test_in_second_ones_parasite_in_a_foreign_tableau_counts_against_commandeering() -> None:
    organisms = {
        MARS: organism("blue", "RB"),
        VENT: organism("red", "R", cubes="R"),
        PNA: organism("red", "R", cubes="R"),
        "pyrite-reduction": organism("green", "G", "calvin-cycle", cubes="R"),
        "prion": organism("red", "R", "superoxide-dismutase", host="pyrite-reduction"),
    }
    table = heat(2, organisms, ruleset="second")
    assert table.decider == "blue"
    table.answer("lose-biont blue")
    assert not table.has(MARS)

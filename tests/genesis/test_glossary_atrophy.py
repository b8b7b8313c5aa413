"""Glossary: atrophy, antioxidants, and mutations that follow their cubes."""

from typing import Any

import pytest

from tests.genesis.pieces import Piece, mutation, organism, struck_by
from tests.genesis.table import Table
from trilobite.games.genesis.edition import RULESETS

MARS = "sugar-driven-biosynthesis"  # cosmic


def heat(extremity: int, organisms: dict[str, Piece], **options: Any) -> Table:
    """A heat crisis strikes."""
    event, icon = {1: ("bolide-water-delivery-a", 2), 2: ("late-heavy-bombardment", 0)}[extremity]
    start = struck_by(event, icon, organisms, decks={"cosmic": ["endospore"]})
    return Table(start, players=4, **options)


def oxygen(extremity: int, organisms: dict[str, Piece], **options: Any) -> Table:
    """An oxygen spike strikes."""
    event, icon = {1: ("huronian-snowball", 2), 2: ("cryogenian-snowball", 1)}[extremity]
    return Table(struck_by(event, icon, organisms, decks={}), players=4, **options)


def cards_on(table: Table, name: str) -> list[str]:
    """The mutation cards of an organism."""
    return [card["card"] for card in table.organism(name)["mutations"]]


# --- the order of losses ------------------------------------------------------------------


@pytest.mark.clause("G:Atrophy.1", "AMB-56")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_mutation_cubes_go_first(ruleset: str) -> None:
    organisms = {MARS: organism("blue", "B", "mrna", "trna", cubes="G")}
    table = heat(1, organisms, ruleset=ruleset)
    assert table.offers == ["lose-mutation mrna base", "lose-mutation trna base"]
    assert table.refusals["lose-chromosome green"] == "G:Atrophy.1"
    assert table.refusals["lose-biont blue"] == "G:Atrophy.1"


@pytest.mark.clause("G:Atrophy.1", "AMB-56")
def test_without_immunology_no_biont_is_given_up_while_a_cube_is_left() -> None:
    table = heat(1, {MARS: organism("blue", "B", cubes="YG")})
    assert table.offers == ["lose-chromosome yellow", "lose-chromosome green"]
    assert table.refusals["lose-biont blue"] == "G:Atrophy.1"


@pytest.mark.clause("G:Atrophy.1", "AMB-57")
def test_a_parasites_own_mutation_cubes_go_before_its_diseased_cubes() -> None:
    organisms = {
        MARS: organism("red", "R", "mrna", "endospore"),
        "salmonella": organism(
            "green", "G", "trna", "tmrna", host=MARS, diseased=["mrna base", "endospore base"]
        ),
    }
    start = struck_by("bolide-water-delivery-a", 2, organisms, decks={})
    table = Table(start, players=4)
    assert table.offers == ["lose-mutation trna base", "lose-mutation tmrna base"]
    assert table.refusals["lose-diseased 0"] == "G:Atrophy.1"


@pytest.mark.clause("G:Atrophy.1", "AMB-57")
def test_a_parasites_diseased_cubes_go_before_its_bionts() -> None:
    organisms = {
        MARS: organism("red", "R", "mrna", "quorum-sensing"),
        "salmonella": organism(
            "green", "G", host=MARS, diseased=["mrna base", "quorum-sensing base"]
        ),
    }
    table = heat(1, organisms)
    assert table.offers == ["lose-diseased 0", "lose-diseased 1"]
    assert table.refusals["lose-biont green"] == "G:Atrophy.1"


@pytest.mark.clause("G:Atrophy.1")
def test_bionts_go_when_no_cube_is_left() -> None:
    table = heat(1, {MARS: organism("blue", "GB")})
    assert table.offers == ["lose-biont green", "lose-biont blue"]
    table.answer("lose-biont green")
    assert table.organism(MARS)["bionts"] == "B"
    assert table.pool("green") == "G"


@pytest.mark.clause("G:Atrophy.1")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_of_a_macroorganism_organs_go_first(ruleset: str) -> None:
    piece = organism("green", "YG", under=MARS, organs=["leaves", "gametangia"])
    table = heat(1, {"seaweed": piece}, ruleset=ruleset)
    assert table.offers == ["lose-organ 0", "lose-organ 1"]
    assert table.refusals["lose-biont yellow"] == "G:Atrophy.1"
    assert table.refusals["lose-trophic-biont"] == "G:Atrophy.1"


@pytest.mark.clause("G:Atrophy.1")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_endosymbionts_go_before_the_trophic_biont(ruleset: str) -> None:
    table = heat(1, {"seaweed": organism("green", "YG", under=MARS)}, ruleset=ruleset)
    assert table.organism("seaweed")["bionts"] == "G"
    assert table.pool("yellow") == "Y"


@pytest.mark.clause("G:Atrophy.1", "G:Chromosome.1")
def test_system_chromosomes_cannot_be_lost() -> None:
    table = heat(2, {"seaweed": organism("green", "YG", under=MARS, organs=["leaves"])})
    assert table.organism("seaweed")["bionts"] == "G"
    assert table.view["organisms"]["seaweed"]["chromosomes"] == "GGGGB"


@pytest.mark.clause("G:Atrophy.1", "ED-41")
@pytest.mark.parametrize("ruleset", ["living", "second"])
def test_in_living_and_second_any_mutation_cube_may_go(ruleset: str) -> None:
    table = heat(1, {MARS: organism("blue", "B", "mrna+", "trna")}, ruleset=ruleset)
    assert table.offers == [
        "lose-mutation mrna base",
        "lose-mutation mrna plus",
        "lose-mutation trna base",
    ]


@pytest.mark.clause("G:Atrophy.1", "ED-41")
def test_in_first_the_added_cubes_of_promoted_cards_go_before_other_mutation_cubes() -> None:
    organisms = {MARS: organism("blue", "B", "mrna+", "tmrna+", "trna")}
    table = heat(1, organisms, ruleset="first")
    assert table.offers == ["lose-mutation mrna plus", "lose-mutation tmrna plus"]
    assert table.refusals["lose-mutation trna base"] == "G:Atrophy.1"


@pytest.mark.clause("G:Atrophy.2")
def test_the_owner_of_a_parasite_chooses_in_whatever_tableau_it_lies() -> None:
    organisms = {
        MARS: organism("red", "R", "mrna"),
        "salmonella": organism("green", "G", "trna", "tmrna", host=MARS),
    }
    table = heat(1, organisms)
    assert (table.decider, table.kind) == ("green", "atrophy")


@pytest.mark.clause("G:Atrophy.2")
def test_the_owner_of_a_bacterium_chooses_between_own_and_foreign_bionts() -> None:
    table = heat(1, {MARS: organism("blue", "GB")})
    assert table.decider == "blue"


@pytest.mark.clause("G:Atrophy.1", "AMB-17")
def test_the_number_of_losses_is_fixed_before_the_first_of_them() -> None:
    table = heat(2, {MARS: organism("blue", "B", cubes="R")})
    assert table.organism(MARS)["cubes"] == ""
    assert table.organism(MARS)["bionts"] == "B"


@pytest.mark.clause("G:Atrophy.1", "G:Extinction.5", "AMB-17")
def test_losses_left_over_lapse_when_a_macroorganism_reverts() -> None:
    table = heat(2, {"seaweed": organism("green", "G", under=MARS)})
    assert table.organism(MARS)["cubes"] == "GGGB"
    assert table.organism(MARS)["bionts"] == "G"


# --- antioxidants -------------------------------------------------------------------------


@pytest.mark.clause("G:Atrophy.3", "G:Antioxidant.1", "D6b.1")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_each_antioxidant_discarded_in_a_spike_cancels_one_loss(ruleset: str) -> None:
    organisms = {MARS: organism("blue", "B", "conjugation-pili", cubes="R", disks="RB")}
    table = oxygen(2, organisms, ruleset=ruleset)
    table.answers("discard red", "discard blue")
    assert table.organism(MARS)["disks"] == ""
    assert table.organism(MARS)["cubes"] == "R"
    assert cards_on(table, MARS) == ["conjugation-pili"]


@pytest.mark.clause("G:Atrophy.3", "ED-23")
@pytest.mark.parametrize("ruleset", ["living", "second"])
def test_in_living_and_second_antioxidants_may_be_kept(ruleset: str) -> None:
    organisms = {MARS: organism("blue", "B", cubes="RY", disks="R")}
    table = oxygen(1, organisms, ruleset=ruleset)
    assert table.offers == ["discard red", "lose-chromosome red", "lose-chromosome yellow"]
    table.answer("lose-chromosome yellow")
    assert table.organism(MARS)["disks"] == "R"


@pytest.mark.clause("G:Atrophy.1", "G:Atrophy.3", "ED-23")
def test_in_first_antioxidants_count_as_mutation_cubes_and_go_before_placard_cubes() -> None:
    organisms = {MARS: organism("blue", "B", "mrna", cubes="RY", disks="RB")}
    table = oxygen(1, organisms, ruleset="first")
    assert table.offers == ["discard red", "discard blue", "lose-mutation mrna base"]
    assert table.refusals["lose-chromosome red"] == "G:Atrophy.1"


@pytest.mark.clause("G:Atrophy.3", "G:Antioxidant.1", "ED-23")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_antioxidants_are_of_no_use_in_a_heat_crisis(ruleset: str) -> None:
    organisms = {MARS: organism("blue", "B", cubes="YG", disks="RG")}
    table = heat(1, organisms, ruleset=ruleset)
    assert table.offers == ["lose-chromosome yellow", "lose-chromosome green"]


@pytest.mark.clause("G:Vitamin.1", "G:Antioxidant.1", "AMB-18")
def test_a_vitamin_shields_and_can_be_spent_besides() -> None:
    organisms = {MARS: organism("blue", "B", cubes="RY", disks="G")}
    table = oxygen(2, organisms)
    assert table.view["organisms"][MARS]["antioxidant_shield"] == 1
    table.answer("discard green")
    assert table.organism(MARS)["disks"] == ""
    assert table.organism(MARS)["cubes"] == "RY"


@pytest.mark.clause("G:Antioxidant.1")
def test_an_antioxidant_that_is_not_green_is_no_shield() -> None:
    table = oxygen(1, {MARS: organism("blue", "B", cubes="RY", disks="RYB")})
    assert table.view["organisms"][MARS]["antioxidant_shield"] == 0


# --- mutations and their cubes ------------------------------------------------------------


@pytest.mark.clause("G:Atrophy.4", "G:Mutation.1")
def test_a_promoted_mutation_that_loses_its_added_cube_is_demoted() -> None:
    table = heat(1, {MARS: organism("blue", "B", "mrna+")})
    table.answer("lose-mutation mrna plus")
    card = table.organism(MARS)["mutations"][0]
    assert (card["promoted"], card["base"], card["plus"]) == (False, "present", "gone")


@pytest.mark.clause("G:Atrophy.4")
def test_a_promoted_mutation_that_loses_its_other_cube_stays_promoted() -> None:
    table = heat(1, {MARS: organism("blue", "B", "mrna+")})
    table.answer("lose-mutation mrna base")
    card = table.organism(MARS)["mutations"][0]
    assert (card["promoted"], card["base"], card["plus"]) == (True, "gone", "present")
    assert table.view["organisms"][MARS]["abilities"] == {"o2-shield": 1, "dna": 1}


@pytest.mark.clause("G:Atrophy.4", "G:Mutation.1", "ED-42")
@pytest.mark.parametrize("ruleset", ["living", "second"])
def test_a_promoted_mutation_without_its_other_cube_is_discarded_when_demoted(
    ruleset: str,
) -> None:
    organisms = {MARS: organism("blue", "B", mutation("mrna+", base="gone"), cubes="YG")}
    table = heat(1, organisms, ruleset=ruleset)
    assert cards_on(table, MARS) == []
    assert table.organism(MARS)["cubes"] == "YG"


@pytest.mark.clause("G:Atrophy.4", "ED-42")
def test_in_first_a_promoted_mutation_loses_its_other_cube_only_if_the_added_one_is_diseased() -> (
    None
):
    organisms = {
        MARS: organism("blue", "B", "mrna+"),
        "malaria": organism("yellow", "Y", "rna-ribozyme", host=MARS, diseased=["", "mrna plus"]),
    }
    table = heat(1, organisms, ruleset="first")
    card = table.organism(MARS)["mutations"][0]
    assert (card["promoted"], card["base"], card["plus"]) == (True, "gone", "diseased")


@pytest.mark.clause("G:Atrophy.4", "G:Mutation.1", "G:Mutation.2")
def test_an_unpromoted_mutation_that_loses_its_cube_goes_under_the_deck_of_the_home_row() -> None:
    table = heat(1, {MARS: organism("blue", "B", "mrna", cubes="YG")})
    assert cards_on(table, MARS) == []
    assert table.position["mutation_decks"]["cosmic"] == ["endospore", "mrna"]


@pytest.mark.clause("G:Atrophy.4", "AMB-58")
def test_a_demoted_mutation_is_kept_if_its_other_cube_is_merely_diseased() -> None:
    organisms = {
        MARS: organism("blue", "B", "mrna+", cubes="YG"),
        "salmonella": organism("green", "G", "rna-ribozyme", host=MARS, diseased=["mrna base", ""]),
    }
    table = heat(1, organisms)
    card = table.organism(MARS)["mutations"][0]
    assert (card["promoted"], card["base"], card["plus"]) == (False, "diseased", "gone")
    assert table.organism("salmonella")["diseased"] == ["mrna base", ""]


@pytest.mark.clause("G:Atrophy.5", "G:Mutation.1")
def test_a_lost_diseased_cube_discards_the_hosts_unpromoted_mutation() -> None:
    organisms = {
        MARS: organism("red", "R", "mrna", "trna"),
        "salmonella": organism("green", "G", host=MARS, diseased=["mrna base", ""]),
    }
    table = heat(1, organisms)
    assert table.organism("salmonella")["diseased"] == ["", ""]
    assert cards_on(table, MARS) == ["trna"]
    assert table.position["mutation_decks"]["cosmic"] == ["endospore", "mrna"]


@pytest.mark.clause("G:Atrophy.5", "G:Atrophy.4")
def test_a_lost_diseased_cube_demotes_the_hosts_promoted_mutation() -> None:
    organisms = {
        MARS: organism("red", "R", "tmrna+"),
        "salmonella": organism("green", "G", host=MARS, diseased=["tmrna base", "tmrna plus"]),
    }
    table = heat(1, organisms)
    table.answer("lose-diseased 1")
    card = table.organism(MARS)["mutations"][0]
    assert (card["promoted"], card["base"], card["plus"]) == (False, "diseased", "gone")


@pytest.mark.clause("G:Atrophy.5", "G:Atrophy.4")
def test_losing_both_stolen_cubes_discards_the_hosts_promoted_mutation() -> None:
    organisms = {
        MARS: organism("red", "RR", "tmrna+"),
        "salmonella": organism("green", "G", host=MARS, diseased=["tmrna base", "tmrna plus"]),
    }
    table = heat(2, organisms)
    table.answer("lose-diseased 0")
    assert cards_on(table, MARS) == []
    assert table.organism("salmonella")["bionts"] == "G"


@pytest.mark.clause("G:Atrophy.5", "G:Disease.1")
def test_a_lost_diseased_organ_leaves_its_square_empty() -> None:
    organisms = {
        "trilobites": organism("red", "R", under=MARS),
        "salmonella": organism("green", "G", host="trilobites", diseased=["organ shelled-egg", ""]),
    }
    table = heat(1, organisms)
    assert table.organism("salmonella")["diseased"] == ["", ""]
    assert table.organism("trilobites")["organs"] == []


@pytest.mark.clause("G:Atrophy.6", "ED-43")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_host_may_not_give_up_a_cube_that_was_stolen_from_it(ruleset: str) -> None:
    organisms = {
        MARS: organism("blue", "B", "mrna", "trna", "tmrna"),
        "salmonella": organism("green", "G", "rna-ribozyme", host=MARS, diseased=["mrna base", ""]),
    }
    table = heat(1, organisms, ruleset=ruleset)
    assert table.offers == ["lose-mutation trna base", "lose-mutation tmrna base"]
    assert table.refusals["lose-mutation mrna base"] == "G:Atrophy.6"


@pytest.mark.clause("G:Mutation.1", "D7a.1")
def test_a_mutation_discarded_by_ultraviolet_takes_its_stolen_cube_with_it() -> None:
    organisms = {
        MARS: organism("red", "R", "mrna", "endospore"),
        "salmonella": organism("green", "G", host=MARS, diseased=["mrna base", "endospore base"]),
    }
    table = Table(struck_by("late-heavy-bombardment", 2, organisms, decks={}), players=4)
    table.answer("discard-mutation mrna")
    assert table.organism("salmonella")["diseased"] == ["", "endospore base"]


@pytest.mark.clause("G:Mutation.2", "D7c.1")
def test_who_discards_several_mutations_chooses_their_order_under_the_deck() -> None:
    organisms = {MARS: organism("red", "R", "mrna+", "trna", "tmrna")}
    start = struck_by("late-heavy-bombardment", 2, organisms, decks={"cosmic": ["endospore"]})
    table = Table(start, players=4)
    table.answers("discard-mutation trna", "discard-mutation mrna")
    assert table.position["mutation_decks"]["cosmic"] == ["endospore", "trna", "mrna"]


@pytest.mark.clause("G:Mutation.3")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_demoted_mutation_regains_its_unpromoted_abilities_at_once(ruleset: str) -> None:
    table = heat(1, {MARS: organism("blue", "B", "tmrna+", "mrna+")}, ruleset=ruleset)
    table.answer("lose-mutation tmrna plus")
    assert table.view["organisms"][MARS]["abilities"] == {
        "o2-shield": 1,
        "dna": 1,
        "red-queen": 1,
    }


@pytest.mark.clause("G:Mutation.4")
def test_a_stolen_cube_neither_demotes_nor_discards_the_mutation() -> None:
    organisms = {
        MARS: organism("red", "R", "tmrna+"),
        "salmonella": organism("green", "G", host=MARS, diseased=["tmrna base", "tmrna plus"]),
    }
    table = heat(1, organisms)
    card = table.organism(MARS)["mutations"][0]
    assert (card["promoted"], card["base"], card["plus"]) == (True, "diseased", "diseased")
    assert table.view["organisms"][MARS]["abilities"] == {"dna": 1, "sex": 1}

"""D7. Ultraviolet radiation."""

from typing import Any

import pytest

from tests.genesis.beings import parasite
from tests.genesis.table import Table, icons, told

#: Where the UV icons of these limits are.
UV_ICONS = {
    0: "icon t-tauri-early-sun 3",
    1: "icon late-heavy-bombardment 2",
    2: "icon hydrocarbon-fog 2",
    3: "icon supercontinent-ur 2",
    4: "icon vaalbara-breakup 2",
}


def uv(limit: int, organism: dict[str, Any], **options: Any) -> Table:
    """One UV icon."""
    return icons([UV_ICONS[limit]], organism, **options)


def mutant(*cards: str, **bacterium: Any) -> dict[str, Any]:
    """Red's bacterium on the continent with some mutations."""
    return {
        "owner": "red",
        "bionts": "R",
        "mutations": [{"card": card} for card in cards],
        **bacterium,
    }


def mutations(table: Table, name: str = "pna-template") -> list[str]:
    """The mutations of an organism when the radiation is over."""
    assert table.kind == "assign"
    return [mutation["card"] for mutation in table.organism(name)["mutations"]]


# --- D7: ultraviolet ----------------------------------------------------------------------


@pytest.mark.clause("D7.1")
def test_a_microorganism_discards_down_to_the_limit_of_mutations() -> None:
    table = uv(1, {"pna-template": mutant("tmrna", "mrna", "calvin-cycle")})
    assert table.kind == "uv-loss"
    table.answers("discard-mutation tmrna", "discard-mutation mrna")
    assert mutations(table) == ["calvin-cycle"]


@pytest.mark.clause("D7.1")
@pytest.mark.parametrize("limit", [2, 3, 4])
def test_an_organism_within_the_limit_loses_nothing(limit: int) -> None:
    table = uv(limit, {"pna-template": mutant("tmrna", "mrna")})
    assert mutations(table) == ["tmrna", "mrna"]


@pytest.mark.clause("D7.1")
def test_a_limit_of_zero_takes_every_mutation() -> None:
    table = uv(0, {"pna-template": mutant("tmrna")})
    assert mutations(table) == []


@pytest.mark.clause("D7.1")
def test_a_macroorganism_discards_down_to_the_limit_of_organs() -> None:
    worm = {
        "flatworms": {
            "owner": "red",
            "bionts": "R",
            "under": "pna-template",
            "organs": ["mesenchyme", "pharynx"],
        }
    }
    table = uv(1, worm)
    assert table.offers == ["lose-organ 0", "lose-organ 2"]
    table.answer("lose-organ 0")
    assert table.organism("flatworms")["organs"] == ["pharynx"]


@pytest.mark.clause("D7.1", "AMB-15")
def test_uv_strikes_in_player_order() -> None:
    table = uv(
        0,
        {
            "pna-template": mutant("tmrna"),
            "gna-lipid-world": mutant("mrna", owner="yellow", bionts="Y"),
        },
        position={"order": ["yellow", "red", "green", "blue"]},
    )
    assert told(table, "mutation-discarded") == ["gna-lipid-world", "pna-template"]


@pytest.mark.clause("D7.2", "AMB-14")
def test_uv_numbers_are_not_added_up() -> None:
    steps = ["icon late-heavy-bombardment 2", "icon hydrocarbon-fog 2"]
    table = icons(steps, {"pna-template": mutant("tmrna", "mrna", "calvin-cycle")})
    table.answers("discard-mutation tmrna", "discard-mutation mrna")
    assert mutations(table) == ["calvin-cycle"]


@pytest.mark.clause("D7.2", "AMB-14")
def test_of_several_uv_icons_the_lowest_number_decides_in_the_end() -> None:
    steps = ["icon supercontinent-ur 2", "icon ocean-overturn 2"]
    cards = ("tmrna", "mrna", "calvin-cycle", "cytochromes")
    table = icons(steps, {"pna-template": mutant(*cards)})
    table.answer("discard-mutation tmrna")
    assert told(table, "uv") == ["3", "1"]
    table.answers("discard-mutation mrna", "discard-mutation calvin-cycle")
    assert mutations(table) == ["cytochromes"]


@pytest.mark.clause("D7a.1")
def test_a_promoted_mutation_counts_as_one() -> None:
    organism = mutant(mutations=[{"card": "tmrna", "promoted": True}])
    table = uv(1, {"pna-template": organism})
    assert mutations(table) == ["tmrna"]


@pytest.mark.clause("D7a.1")
def test_a_discarded_mutation_takes_all_its_cubes_with_it() -> None:
    organism = mutant(mutations=[{"card": "tmrna", "promoted": True}], cubes="G")
    table = uv(0, {"pna-template": organism})
    assert table.view["organisms"]["pna-template"]["chromosomes"] == "RG"


#: A healthy and a diseased mutation; the parasite's own mutation is one.
SICK: dict[str, Any] = {
    "pna-template": mutant("riboswitches", "calvin-cycle"),
    "salmonella": parasite(
        "green", "G", "pna-template", "quorum-sensing", diseased=("riboswitches base", "")
    ),
}
RED_GREEN = {"colours": ["red", "green"]}


@pytest.mark.clause("D7a.1", "G:Mutation.1")
def test_a_discarded_mutation_takes_its_diseased_cube_off_the_parasite() -> None:
    organism = {**SICK, "pna-template": mutant("riboswitches")}
    table = uv(0, organism, **RED_GREEN)
    assert table.kind == "assign"
    assert table.organism("salmonella")["diseased"] == ["", ""]


@pytest.mark.clause("D7a.1", "D7.1")
def test_a_parasite_counts_its_own_mutations_and_not_its_diseased_cubes() -> None:
    table = uv(1, SICK, **RED_GREEN)
    assert mutations(table, "salmonella") == ["quorum-sensing"]


@pytest.mark.clause("D7a.1", "AMB-60")
def test_a_diseased_organ_is_not_counted() -> None:
    organism = {
        "flatworms": {
            "owner": "red",
            "bionts": "R",
            "under": "pna-template",
            "organs": ["pharynx"],
        },
        "salmonella": parasite("green", "G", "flatworms", diseased=("", "organ mesenchyme")),
    }
    table = uv(1, organism, **RED_GREEN)
    assert table.kind == "assign"
    assert table.organism("flatworms")["organs"] == ["pharynx"]
    assert table.organism("salmonella")["diseased"] == ["", "organ mesenchyme"]


@pytest.mark.clause("D7b.1")
def test_the_owner_chooses_what_goes() -> None:
    table = uv(1, {"pna-template": mutant("tmrna", "mrna")})
    assert (table.decider, table.kind) == ("red", "uv-loss")
    assert table.offers == ["discard-mutation tmrna", "discard-mutation mrna"]


@pytest.mark.clause("D7b.1", "AMB-60")
def test_without_immunology_healthy_mutations_go_before_diseased_ones() -> None:
    organism = {**SICK, "pna-template": mutant("riboswitches", "calvin-cycle", "mrna")}
    table = uv(2, organism, **RED_GREEN)
    assert table.offers == ["discard-mutation calvin-cycle", "discard-mutation mrna"]
    assert table.refusals["discard-mutation riboswitches"] == "D7b.1"


@pytest.mark.clause("D7b.1", "AMB-60")
def test_a_promoted_mutation_with_one_stolen_cube_is_diseased() -> None:
    organism = {
        "pna-template": mutant(
            mutations=[
                {"card": "tmrna", "promoted": True},
                {"card": "calvin-cycle"},
                {"card": "mrna"},
            ]
        ),
        "salmonella": {**SICK["salmonella"], "diseased": ["tmrna base"]},
    }
    table = uv(2, organism, **RED_GREEN)
    assert table.offers == ["discard-mutation calvin-cycle", "discard-mutation mrna"]
    assert table.refusals["discard-mutation tmrna"] == "D7b.1"


@pytest.mark.clause("D7b.1", "G:Immunology.1")
def test_with_immunology_a_diseased_mutation_may_go_first() -> None:
    organism = {**SICK, "pna-template": mutant("riboswitches", "calvin-cycle", "ribosomal-rna")}
    table = uv(2, organism, **RED_GREEN)
    assert "discard-mutation riboswitches" in table.offers
    table.answer("discard-mutation riboswitches")
    assert table.organism("salmonella")["diseased"] == ["", ""]


@pytest.mark.clause("D7b.1", "ADD-9", "AMB-61")
def test_immunology_is_looked_at_again_before_each_discard() -> None:
    # Once the immunising card itself is gone, healthy cards go first again.
    organism = {**SICK, "pna-template": mutant("riboswitches", "calvin-cycle", "ribosomal-rna")}
    table = uv(1, organism, **RED_GREEN)
    table.answer("discard-mutation ribosomal-rna")
    assert mutations(table) == ["riboswitches"]


@pytest.mark.clause("D7b.2", "ED-78")
@pytest.mark.parametrize("ruleset", ["living", "second", "first"])
def test_antioxidants_do_not_help_against_uv(ruleset: str) -> None:
    table = uv(0, {"pna-template": mutant("tmrna", disks="RG")}, ruleset=ruleset)
    assert mutations(table) == []
    assert table.organism("pna-template")["disks"] == "RG"
    assert told(table, "atrophy") == []


@pytest.mark.clause("D7b.2")
def test_uv_takes_no_cubes_off_the_placard() -> None:
    table = uv(0, {"pna-template": mutant(cubes="GGBB")})
    assert (table.kind, table.organism("pna-template")["cubes"]) == ("assign", "GGBB")


@pytest.mark.clause("D7c.1", "G:Mutation.2")
def test_discarded_mutations_go_under_the_deck_of_the_home_row_in_the_owners_order() -> None:
    table = uv(0, {"pna-template": mutant("tmrna", "mrna", "calvin-cycle")})
    table.answers("discard-mutation mrna", "discard-mutation calvin-cycle")
    bottom = table.position["mutation_decks"]["continent"][-3:]
    assert bottom == ["mrna", "calvin-cycle", "tmrna"]


@pytest.mark.clause("D7c.1")
def test_a_promoted_mutation_goes_under_the_deck_unpromoted_side_up() -> None:
    organism = mutant(mutations=[{"card": "tmrna", "promoted": True}])
    table = uv(0, {"pna-template": organism})
    assert table.position["mutation_decks"]["continent"][-1] == "tmrna"


@pytest.mark.clause("D7c.1", "E2.1")
def test_the_mutations_of_a_parasite_go_under_the_deck_of_its_hosts_row() -> None:
    table = uv(0, {**SICK, "pna-template": mutant("riboswitches")}, **RED_GREEN)
    assert "quorum-sensing" in table.position["mutation_decks"]["continent"]


@pytest.mark.clause("D7b.1", "D7c.1")
def test_the_owner_orders_the_cards_even_if_he_had_to_give_up_the_healthy_one_first() -> None:
    table = uv(0, SICK, **RED_GREEN)
    assert (table.decider, table.kind) == ("red", "discard-order")
    assert table.offers == ["bottom riboswitches", "bottom calvin-cycle"]
    table.answer("bottom riboswitches")
    bottom = table.position["mutation_decks"]["continent"]
    assert bottom.index("calvin-cycle") == bottom.index("riboswitches") + 1


@pytest.mark.clause("D7d.1")
def test_a_uv_shield_on_an_organ_protects_the_whole_macroorganism() -> None:
    seaweed = {
        "seaweed": {
            "owner": "red",
            "bionts": "R",
            "under": "pna-template",
            "organs": ["leaves", "gametangia"],
        }
    }
    table = uv(0, seaweed)
    assert table.kind == "assign"
    assert table.organism("seaweed")["organs"] == ["leaves", "gametangia"]


@pytest.mark.clause("D7d.1")
def test_a_macroorganism_without_the_shield_is_not_protected() -> None:
    seaweed = {
        "seaweed": {
            "owner": "red",
            "bionts": "R",
            "under": "pna-template",
            "organs": ["gametangia"],
        }
    }
    assert uv(0, seaweed).organism("seaweed")["organs"] == []

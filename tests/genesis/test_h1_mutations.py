"""H1, H2. New mutations, sex and promotion."""

import pytest

from tests.genesis.pieces import organism, position, purchases
from tests.genesis.table import Table

MARS = "sugar-driven-biosynthesis"  # cosmic
VENT = "metal-glycolysis"  # ocean


# --- H1: buying ---------------------------------------------------------------------------


@pytest.mark.clause("H1.1")
def test_a_mutation_is_the_top_card_of_a_deck_and_lies_unpromoted_side_up() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "RR")},
            "red",
            pools={"red": "BBB"},
            decks={"cosmic": ["mrna", "riboswitches", "trna"]},
        )
    )
    table.answer(f"mutation {MARS} cosmic")
    bought = table.organism(MARS)["mutations"][0]
    assert (bought["card"], bought["promoted"]) == ("mrna", False)
    assert table.position["mutation_decks"]["cosmic"] == ["riboswitches", "trna"]


@pytest.mark.clause("H1.1")
def test_decks_of_the_home_row_and_of_active_rows_are_within_reach() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "R")},
            "red",
            pools={"red": "B"},
            decks={
                "cosmic": ["mrna"],
                "ocean": ["trna"],
                "coastal": ["riboswitches"],
                "continent": ["rna-ribozyme"],
            },
            active=["coastal"],
        )
    )
    assert table.offers == [f"mutation {MARS} cosmic", f"mutation {MARS} coastal", "done"]
    assert table.refusals[f"mutation {MARS} ocean"] == "H1.1"
    assert table.refusals[f"mutation {MARS} continent"] == "H1.1"


@pytest.mark.clause("H1.1", "G:Ability.1")
def test_with_a_spore_the_decks_of_all_rows_are_within_reach() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "R", "endospore")},
            "red",
            pools={"red": "B"},
            decks={
                "cosmic": ["mrna"],
                "ocean": ["trna"],
                "coastal": ["riboswitches"],
                "continent": ["rna-ribozyme"],
            },
        )
    )
    assert table.offers == [
        f"mutation {MARS} cosmic",
        f"mutation {MARS} ocean",
        f"mutation {MARS} coastal",
        f"mutation {MARS} continent",
        "done",
    ]


@pytest.mark.clause("H1.1", "E2.1")
def test_a_parasite_buys_from_the_deck_of_its_hosts_home_row() -> None:
    table = Table(
        purchases(
            {
                VENT: organism("red", "R", "rna-ribozyme", spent="R"),
                "salmonella": organism("green", "G", host=VENT, diseased=["rna-ribozyme base", ""]),
            },
            "red",
            pools={"red": "B"},
            decks={"cosmic": ["mrna"], "ocean": ["trna"]},
        ),
        colours=["red", "green"],
    )
    assert table.offers == ["mutation salmonella ocean", "done"]


@pytest.mark.clause("H1.2", "AMB-66")
def test_a_deck_shows_its_top_card_and_the_added_colour_but_no_promoted_side() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "R", "tmrna", "trna")},
            "red",
            pools={"red": "B"},
            mutation_decks={
                "cosmic": ["mrna", "?", "?", "?", "?"],
                "ocean": ["cytochromes", "?", "?"],
                "coastal": ["calvin-cycle", "?", "?", "?", "?"],
                "continent": ["rna-ribozyme", "?", "?", "?", "?"],
            },
        )
    )
    assert table.view["mutation_decks"][0] == {
        "size": 5,
        "top": "mrna",
        "colour": "blue",
        "plus": "green",
        "seen_below": [],
    }


@pytest.mark.clause("H1.3")
def test_nothing_can_be_bought_from_an_empty_deck() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "R", "cytochromes")},
            "red",
            pools={"red": "YYBB"},
            decks={"cosmic": []},
        )
    )
    assert table.refusals[f"mutation {MARS} cosmic"] == "H1.3"


@pytest.mark.clause("H1.3", "G:Mutation.2")
def test_an_empty_deck_is_refilled_by_a_discard_of_an_organism_of_its_row() -> None:
    table = Table(
        position(
            {MARS: organism("red", "R", "superoxide-dismutase")},
            "darwin",
            "darwin red",
            decks={"cosmic": []},
        ),
        chance=("roll 2 3 6",),
    )
    assert table.organism(MARS)["mutations"] == []
    assert table.position["mutation_decks"]["cosmic"] == ["superoxide-dismutase"]


@pytest.mark.clause("H1b.1", "G:Chromosome.1")
def test_the_mutation_cube_is_a_chromosome_of_the_cards_colour() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "RR", cubes="G")},
            "red",
            pools={"red": "BB"},
            decks={"cosmic": ["mrna", "riboswitches"]},
        )
    )
    table.answer(f"mutation {MARS} cosmic")
    assert table.organism(MARS)["mutations"][0]["base"] == "present"
    assert table.view["organisms"][MARS]["chromosomes"] == "RRGB"


def two_bionts_and_a_spore(ruleset: str) -> Table:
    """The first biont buys a spore; the second would need it."""
    table = Table(
        purchases(
            {MARS: organism("red", "RR", "rna-ribozyme")},
            "red",
            pools={"red": "YBB"},
            decks={"cosmic": ["endospore"], "ocean": ["mrna"]},
        ),
        ruleset=ruleset,
    )
    table.answers(f"mutation {MARS} cosmic", "pay yellow 1")
    return table


@pytest.mark.clause("H1c.1", "G:Ability.1", "ED-32")
def test_in_living_new_abilities_work_at_once() -> None:
    assert f"mutation {MARS} ocean" in two_bionts_and_a_spore("living").offers


@pytest.mark.clause("H1c.1", "ED-32")
@pytest.mark.parametrize("ruleset", ["second", "first"])
def test_in_the_older_rulesets_new_abilities_wait_for_the_next_turn(ruleset: str) -> None:
    table = two_bionts_and_a_spore(ruleset)
    assert table.refusals[f"mutation {MARS} ocean"] == "H1.1"
    table.answer("done", "draw event mars-paleo-ocean")
    assert table.view["organisms"][MARS]["abilities"]["spore"] == 1


# --- H1a: sex -----------------------------------------------------------------------------


@pytest.mark.clause("H1a.1", "G:Ability.1")
def test_sex_roils_a_deck_before_a_mutation_is_bought() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "R", "tmrna+")},
            "red",
            pools={"red": "B"},
            decks={"cosmic": ["cytochromes", "mrna", "trna"]},
        )
    )
    table.answer(f"sex {MARS} cosmic")
    assert table.position["mutation_decks"]["cosmic"] == ["mrna", "trna", "cytochromes"]
    table.answer(f"mutation {MARS} cosmic")
    assert table.organism(MARS)["mutations"][1]["card"] == "mrna"


@pytest.mark.clause("H1a.1")
def test_sex_reaches_the_home_row_and_active_rows_only() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "R", "tmrna+")},
            "red",
            pools={"red": "B"},
            decks={
                "cosmic": ["cytochromes", "mrna"],
                "ocean": ["endospore", "trna"],
                "coastal": ["calvin-cycle", "riboswitches"],
            },
            active=["coastal"],
        )
    )
    assert [offer for offer in table.offers if offer.startswith("sex")] == [
        f"sex {MARS} cosmic",
        f"sex {MARS} coastal",
    ]


@pytest.mark.clause("H1a.1")
def test_sex_roils_once_for_each_icon() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "R", "tmrna+", "conjugation-pili+")},
            "red",
            pools={"red": "B"},
            decks={"cosmic": ["cytochromes", "endospore", "mrna"]},
        )
    )
    table.answers(f"sex {MARS} cosmic", f"sex {MARS} cosmic")
    assert table.offers == [f"mutation {MARS} cosmic", "pass"]


@pytest.mark.clause("H1a.1", "AMB-47")
def test_the_roil_of_sex_stands_even_if_nothing_is_bought() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "R", "tmrna+"), VENT: organism("yellow", "Y")},
            "red",
            "yellow",
            pools={"red": "B", "yellow": "Y"},
            decks={"cosmic": ["cytochromes", "mrna"], "ocean": ["endospore"]},
        )
    )
    table.answers(f"sex {MARS} cosmic", "pass")
    assert table.position["mutation_decks"]["cosmic"] == ["mrna", "cytochromes"]
    assert table.decider == "yellow"


@pytest.mark.clause("H1a.1", "AMB-47")
def test_sex_roils_again_before_the_second_purchase_of_fission() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "R", "tmrna+", "mitochondria")},
            "red",
            pools={"red": "BB"},
            decks={"cosmic": ["cytochromes", "mrna", "endospore", "trna"]},
        )
    )
    table.answers(f"sex {MARS} cosmic", f"mutation {MARS} cosmic")
    assert table.kind == "second-purchase"
    assert f"sex {MARS} cosmic" in table.offers


@pytest.mark.clause("H1a.1")
def test_without_the_sex_icon_nothing_is_roiled() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "R", "tmrna")},
            "red",
            pools={"red": "B"},
            decks={"cosmic": ["mrna", "trna"]},
        )
    )
    assert f"sex {MARS} cosmic" not in table.offers


# --- H2: promotion ------------------------------------------------------------------------


@pytest.mark.clause("H2.1", "H2a.1")
def test_a_promotion_turns_the_card_and_adds_a_cube_of_the_new_colour() -> None:
    table = Table(
        purchases({MARS: organism("red", "RR", "mrna", "cytochromes")}, "red", pools={"red": "BY"})
    )
    table.answer(f"promote {MARS} mrna")
    card = table.organism(MARS)["mutations"][0]
    assert (card["promoted"], card["base"], card["plus"]) == (True, "present", "present")
    assert table.view["organisms"][MARS]["chromosomes"] == "RRYGB"


@pytest.mark.clause("H2.1")
def test_a_promoted_card_is_not_promoted_again() -> None:
    table = Table(
        purchases({MARS: organism("red", "R", "mrna+", "tmrna")}, "red", pools={"red": "BB"})
    )
    assert table.refusals[f"promote {MARS} mrna"] == "H2.1"


@pytest.mark.clause("H2.1")
def test_macroorganisms_buy_neither_mutations_nor_promotions() -> None:
    table = Table(
        purchases(
            {"seaweed": organism("red", "R", under=MARS)},
            "red",
            pools={"red": "BB"},
            decks={"ocean": ["mrna"]},
            active=["ocean"],
        )
    )
    assert table.offers == ["organ seaweed 0", "organ seaweed 1", "organ seaweed 2", "done"]


def promoted_crown(ruleset: str) -> Table:
    """A crown that only the unpromoted side has is promoted away; another biont is left."""
    table = Table(
        purchases(
            {
                MARS: organism("red", "RR", "tmrna", "rna-ribozyme"),
                "salmonella": organism("green", "G", host=MARS, diseased=["rna-ribozyme base", ""]),
            },
            "red",
            pools={"red": "BBB"},
            decks={"cosmic": ["trna", "mrna"]},
        ),
        ruleset=ruleset,
        colours=["red", "green"],
    )
    table.answer(f"promote {MARS} tmrna")
    return table


@pytest.mark.clause("H2b.1", "ED-33")
def test_in_living_abilities_of_the_unpromoted_side_are_gone_at_once() -> None:
    table = promoted_crown("living")
    assert table.view["organisms"][MARS]["abilities"] == {"heat-shield": 1, "dna": 1, "sex": 1}
    assert table.refusals[f"red-queen {MARS} salmonella"] == "H4.1"


@pytest.mark.clause("H2b.1", "ED-33")
@pytest.mark.parametrize("ruleset", ["second", "first"])
def test_in_the_older_rulesets_unpromoted_abilities_last_until_the_next_turn(
    ruleset: str,
) -> None:
    table = promoted_crown(ruleset)
    assert table.view["organisms"][MARS]["abilities"] == {"heat-shield": 1, "red-queen": 1}
    assert f"red-queen {MARS} salmonella" in table.offers
    table.answers("done", "done")
    assert table.position["turn"] == 2
    assert table.view["organisms"][MARS]["abilities"] == {"heat-shield": 1, "dna": 1, "sex": 1}


@pytest.mark.clause("H2d.1", "ED-67")
def test_a_mutation_is_promoted_though_its_cube_is_diseased() -> None:
    table = Table(
        purchases(
            {
                MARS: organism("red", "R", "chloroplast-symbiont"),
                "virus": organism(
                    "blue", "B", host=MARS, diseased=["", "chloroplast-symbiont base"]
                ),
            },
            "red",
            pools={"red": "G"},
        ),
        colours=["red", "blue"],
    )
    table.answer(f"promote {MARS} chloroplast-symbiont")
    card = table.organism(MARS)["mutations"][0]
    assert (card["promoted"], card["base"], card["plus"]) == (True, "diseased", "present")
    assert table.organism("virus")["diseased"] == ["", "chloroplast-symbiont base"]

"""A4, A5. Darwin rolls and purchases in the sequence of play."""

from typing import Any

import pytest

from tests.genesis.beings import bacterium, parasite
from tests.genesis.table import Table, told

# --- A4: Darwin rolls ---------------------------------------------------------------------

#: Green is first in order, and its parasite sits on the bacterium of Red.
GUEST = {
    "phase": "darwin",
    "order": ["green", "red", "yellow", "blue"],
    "organism": {
        "gna-lipid-world": bacterium("red", "R", "riboswitches", cubes="BB"),
        "salmonella": parasite("green", "G", "gna-lipid-world", diseased=("riboswitches base", "")),
        "pna-template": {"owner": "green", "bionts": "G"},
    },
}
DICE = ("roll 2 3", "roll 2 2 3 3", "roll 2 3 4")


@pytest.mark.clause("A4.1", "A6c.1", "AMB-40", "ED-10")
def test_in_living_a_parasite_rolls_straight_after_its_host() -> None:
    table = Table(GUEST, chance=DICE, colours=["red", "green"])
    assert told(table, "darwin-roll") == ["pna-template", "gna-lipid-world", "salmonella"]


@pytest.mark.clause("A4.1", "ED-10")
def test_in_second_a_parasite_rolls_in_the_turn_of_its_player() -> None:
    table = Table(GUEST, colours=["red", "green"], ruleset="second")
    assert (table.decider, table.kind) == ("green", "next-organism")
    assert table.offers == ["organism salmonella", "organism pna-template"]
    table.answer("organism salmonella", "roll 2 3 4", "roll 2 3", "roll 2 2 3 3")
    assert told(table, "darwin-roll") == ["salmonella", "pna-template", "gna-lipid-world"]


@pytest.mark.clause("A4.1", "ED-10")
def test_in_first_a_parasite_rolls_in_the_turn_of_its_player() -> None:
    table = Table(GUEST, colours=["red", "green"], ruleset="first")
    assert (table.decider, table.kind) == ("green", "next-organism")
    table.answer("organism salmonella", "roll 2 3 4", "roll 2 3", "roll 2 2 3 3")
    assert told(table, "darwin-roll") == ["salmonella", "pna-template", "gna-lipid-world"]


@pytest.mark.clause("A4.1", "A6c.1", "AMB-40")
def test_a_hyperparasite_rolls_straight_after_the_parasite_it_sits_on() -> None:
    table = Table(
        {
            "phase": "darwin",
            "order": ["blue", "green", "red", "yellow"],
            "organism": {
                "gna-lipid-world": bacterium("red", "R", "riboswitches"),
                "salmonella": parasite(
                    "green",
                    "G",
                    "gna-lipid-world",
                    "quorum-sensing",
                    diseased=("riboswitches base", ""),
                ),
                "viroid": parasite("blue", "B", "salmonella", diseased=("", "quorum-sensing base")),
            },
        },
        chance=("roll 2 3", "roll 2 3 4", "roll 2 3 4"),
        players=3,
        colours=["red", "green", "blue"],
    )
    assert told(table, "darwin-roll") == ["gna-lipid-world", "salmonella", "viroid"]
    # The viroid has a yellow chromosome: its owner decides on the re-roll.
    assert (table.decider, table.kind) == ("blue", "specificity")


@pytest.mark.clause("A4.2", "AMB-41")
def test_a_darwin_roll_makes_catalysts_before_it_atrophies() -> None:
    # One red cube: the 1 makes a catalyst although the 6 then takes that cube.
    table = Table(
        {
            "phase": "darwin",
            "agenda": ["darwin yellow"],
            "organism": {"gna-lipid-world": {"owner": "yellow", "bionts": "Y", "cubes": "R"}},
        },
        chance=("roll 1 3 6",),
    )
    assert table.kind == "specificity"
    table.answer("keep")
    assert table.pool("yellow") == "B"
    assert table.organism("gna-lipid-world")["cubes"] == ""


@pytest.mark.clause("A4.2")
def test_a_darwin_roll_offers_the_re_roll_before_anything_else_happens() -> None:
    table = Table(
        {
            "phase": "darwin",
            "agenda": ["darwin yellow"],
            "organism": {"gna-lipid-world": {"owner": "yellow", "bionts": "Y", "cubes": "R"}},
        },
        chance=("roll 1 3 6",),
    )
    assert (table.kind, table.pool("yellow")) == ("specificity", "")
    table.answer("reroll-die 6", "roll 2")
    assert table.pool("yellow") == "B"
    assert table.organism("gna-lipid-world")["cubes"] == "R"


@pytest.mark.clause("A4.2")
def test_extinction_is_checked_last_in_a_darwin_roll() -> None:
    table = Table(
        {
            "phase": "darwin",
            "agenda": ["darwin red"],
            "organism": {"gna-lipid-world": {"owner": "red", "bionts": "R"}},
        },
        chance=("roll 1 6",),
    )
    # The 1 makes a blue catalyst, then the 6 takes the last biont, which is compensated.
    assert not table.has("gna-lipid-world")
    assert table.pool("red") == "RB"
    assert table.position["player"]["red"]["trophies"] == ["gna-lipid-world"]


# --- A5: purchases ------------------------------------------------------------------------


def shop(**position: Any) -> dict[str, Any]:
    """A purchase phase in which Red has a bacterium on the continent."""
    start: dict[str, Any] = {
        "phase": "purchase",
        "agenda": ["purchase red"],
        "organism": {"pna-template": {"owner": "red", "bionts": "R"}},
    }
    return {**start, **position}


@pytest.mark.clause("A5.1", "A6c.1", "H0b.1")
def test_a_parasite_purchases_straight_after_its_host() -> None:
    table = Table(
        {**GUEST, "phase": "purchase", "player": {"red": {"pool": "BBY"}, "green": {"pool": "BB"}}},
        colours=["red", "green"],
    )
    assert (table.decider, table.kind) == ("green", "purchase")
    assert not any("salmonella" in offer for offer in table.offers)
    table.answer("done")
    assert (table.decider, table.kind) == ("red", "purchase")
    table.answer("done")
    assert (table.decider, table.kind) == ("green", "parasite-purchase")


@pytest.mark.clause("A5.2", "H0.1")
def test_each_biont_in_an_organism_brings_one_purchase_for_it() -> None:
    table = Table(
        shop(
            player={"red": {"pool": "BBBB"}},
            organism={
                "pna-template": {"owner": "red", "bionts": "RR"},
                "gna-lipid-world": {"owner": "red", "bionts": "R"},
            },
        )
    )
    table.answer("mutation pna-template continent")
    assert "promote pna-template mrna" in table.offers
    table.answer("promote pna-template mrna")
    assert table.refusals["promote pna-template mrna"] == "A5.2"
    assert not any("pna-template" in offer for offer in table.offers)
    assert "mutation gna-lipid-world continent" in table.offers


@pytest.mark.clause("A5.2")
def test_bionts_in_the_pool_and_on_refugia_bring_no_purchase() -> None:
    table = Table(
        {
            "phase": "purchase",
            "rows": {"ocean": ["clay-mound"]},
            "refugium": {"clay-mound": {"bionts": "R"}},
            "player": {"red": {"pool": "RRYYGGBB"}, "yellow": {"pool": "B"}},
            "agenda": ["purchase red", "purchase yellow"],
            "organism": {"pna-template": {"owner": "yellow", "bionts": "Y"}},
        }
    )
    # Red could only say that they are done, so nobody asked them.
    assert table.position["purchased"] == ["red"]
    assert (table.decider, table.kind) == ("yellow", "purchase")


@pytest.mark.clause("A5.3")
def test_a_bacterium_is_offered_mutations_promotions_macroorganisms_and_red_queens() -> None:
    table = Table(
        shop(
            active=["continent"],
            player={"red": {"pool": "RYGBB"}},
            organism={
                "pna-template": bacterium(
                    "red", "R", "riboswitches", "quorum-sensing", cubes="GGGB"
                ),
                "salmonella": parasite(
                    "green", "G", "pna-template", diseased=("riboswitches base", "")
                ),
            },
        ),
        colours=["red", "green"],
    )
    assert "mutation pna-template continent" in table.offers
    assert "promote pna-template riboswitches" in table.offers
    assert "macro pna-template seaweed" in table.offers
    assert "red-queen pna-template salmonella" in table.offers


@pytest.mark.clause("A5.3", "H3.2")
def test_a_macroorganism_is_offered_organs_and_no_mutations() -> None:
    table = Table(
        shop(
            active=["continent", "ocean"],
            player={"red": {"pool": "RYGB"}},
            organism={"seaweed": {"owner": "red", "bionts": "R", "under": "pna-template"}},
        )
    )
    assert table.offers == ["organ seaweed 0", "organ seaweed 1", "organ seaweed 2", "done"]


@pytest.mark.clause("A5.4", "H0a.1")
def test_a_purchase_costs_one_catalyst_of_the_colour_of_the_card() -> None:
    # mRNA, the top card on the continent, is blue.
    table = Table(shop(player={"red": {"pool": "RYGB"}}))
    assert table.offers == ["mutation pna-template continent", "done"]
    table.answer("mutation pna-template continent")
    assert table.pool("red") == "RYG"


@pytest.mark.clause("A5.4", "H0a.1")
def test_a_single_catalyst_of_another_colour_buys_no_mutation() -> None:
    table = Table(
        shop(
            active=["cosmic"],
            player={"red": {"pool": "R"}},
            organism={
                "pna-template": {"owner": "red", "bionts": "R", "cubes": "GGGB"},
            },
        )
    )
    assert table.refusals["mutation pna-template continent"] == "H0a.1"


@pytest.mark.clause("A5.4", "H3.1")
def test_a_macroorganism_costs_one_catalyst_of_any_colour() -> None:
    table = Table(
        shop(
            player={"red": {"pool": "RY"}},
            organism={"pna-template": {"owner": "red", "bionts": "R", "cubes": "GGGB"}},
        )
    )
    table.answer("macro pna-template seaweed")
    assert table.kind == "payment"
    assert table.offers == ["pay red 1", "pay yellow 1"]


@pytest.mark.clause("A5.5", "H0c.1")
def test_two_catalysts_of_one_colour_stand_in_for_one_of_another() -> None:
    table = Table(shop(player={"red": {"pool": "RRB"}}))
    table.answer("mutation pna-template continent")
    assert table.offers == ["pay red 2", "pay blue 1"]
    table.answer("pay red 2")
    assert table.pool("red") == "B"


@pytest.mark.clause("A5.5")
def test_two_catalysts_of_different_colours_stand_in_for_nothing() -> None:
    table = Table(
        shop(
            player={"red": {"pool": "RY"}},
            organism={"pna-template": {"owner": "red", "bionts": "R", "cubes": "GGGB"}},
        )
    )
    assert table.refusals["mutation pna-template continent"] == "H0a.1"


@pytest.mark.clause("A5.6", "H0e.1")
def test_a_parasite_spends_the_catalysts_of_its_host() -> None:
    table = Table(
        {
            **GUEST,
            "phase": "purchase",
            "agenda": ["slot salmonella green"],
            "player": {"red": {"pool": "B"}, "green": {"pool": "B"}},
        },
        colours=["red", "green"],
    )
    table.answer("mutation salmonella continent")
    assert (table.pool("red"), table.pool("green")) == ("", "B")

"""E3: attaching parasites and hyperparasites."""

from typing import Any

import pytest

from tests.genesis.beings import bacterium, parasite
from tests.genesis.table import Table, red_assigns
from trilobite.games.genesis.edition import RULESETS

HOST = "amyloid-hydrolysis"


def mutation(table: Table, organism: str, card: str) -> dict[str, Any]:
    """A mutation of an organism."""
    found = [m for m in table.organism(organism)["mutations"] if m["card"] == card]
    assert len(found) == 1
    part: dict[str, Any] = found[0]
    return part


# --- E3: the card, its side, its bionts ---------------------------------------------------


@pytest.mark.clause("E3.1")
@pytest.mark.parametrize("side", ["prion", "puddle-syncytium"])
def test_the_player_chooses_the_side_of_his_card(side: str) -> None:
    table = Table(red_assigns({HOST: bacterium("yellow", "Y", "nitrogen-fixation")}))
    table.answers(f"parasite {side} {HOST}", "enough")
    assert table.organism(side)["owner"] == "red"
    assert table.organism(side)["host"] == HOST
    assert table.organism(side)["bionts"] == "R"
    assert table.position["player"]["red"]["parasite"] == "in-play"


@pytest.mark.clause("E3.1")
def test_a_parasite_card_of_another_colour_is_not_offered() -> None:
    table = Table(red_assigns({HOST: bacterium("yellow", "Y", "nitrogen-fixation")}))
    parasites = {key.split()[1] for key in table.offers if key.startswith("parasite")}
    assert parasites == {"prion", "puddle-syncytium"}


@pytest.mark.clause("E3.1")
def test_a_card_in_play_cannot_be_attached_again() -> None:
    table = Table(
        red_assigns(
            {
                HOST: bacterium("yellow", "Y", "nitrogen-fixation"),
                "photo-carboxylation": bacterium("yellow", "Y", "calvin-cycle"),
                "prion": parasite("red", "R", HOST),
            },
            refugium={"hydrothermal-vent": {}},
        )
    )
    assert table.refusals["parasite prion photo-carboxylation"] == "E3.1"
    assert table.refusals["parasite puddle-syncytium photo-carboxylation"] == "E3.1"


@pytest.mark.clause("E3.1", "G:Extinction.2", "ED-46", "ADD-15")
@pytest.mark.parametrize("ruleset", ["living", "second", "first"])
def test_the_card_of_a_parasite_that_died_today_rests(ruleset: str) -> None:
    """Red's HGT takes the last biont off their own prion."""
    table = Table(
        red_assigns(
            {
                HOST: bacterium("yellow", "Y", "nitrogen-fixation"),
                "prion": parasite("red", "R", HOST, "conjugation-pili"),
            },
            refugium={"clay-mound": {}},
        ),
        ruleset=ruleset,
    )
    table.answer("hgt-home prion")
    assert table.position["player"]["red"]["parasite"] == "resting"
    assert table.refusals[f"parasite prion {HOST}"] == "G:Extinction.2"


@pytest.mark.clause("E3.1", "E3a.1", "E0.2")
def test_a_parasite_needs_a_biont_that_can_still_move() -> None:
    table = Table(
        red_assigns(
            {
                HOST: bacterium("yellow", "Y", "nitrogen-fixation"),
                "photo-carboxylation": bacterium("red", "RRR"),
            },
            refugium={"hydrothermal-vent": {}},
            player={"red": {"pool": "R"}},
        )
    )
    assert f"parasite prion {HOST}" in table.offers
    table.answer("biont pool hydrothermal-vent")
    assert table.refusals[f"parasite prion {HOST}"] == "E3a.1"


@pytest.mark.clause("E3.1", "E3.3")
def test_two_bionts_on_a_parasite_with_one_cube() -> None:
    table = Table(red_assigns({HOST: bacterium("yellow", "Y", "nitrogen-fixation")}))
    table.answers(f"parasite prion {HOST}", "with-biont pool")
    assert table.organism("prion")["bionts"] == "RR"
    assert table.organism("prion")["diseased"] == ["", "nitrogen-fixation base"]
    assert table.position["player"]["red"]["bionts"] == 2


@pytest.mark.clause("E3.1", "E3.3")
def test_one_biont_on_a_parasite_with_two_cubes() -> None:
    table = Table(
        red_assigns({HOST: bacterium("yellow", "Y", "nitrogen-fixation", "riboswitches")})
    )
    table.answers(f"parasite prion {HOST}", "enough")
    table.answers("take nitrogen-fixation base", "take riboswitches base")
    assert table.organism("prion")["bionts"] == "R"
    assert table.organism("prion")["diseased"] == ["riboswitches base", "nitrogen-fixation base"]


@pytest.mark.clause("E3.3", "E2a.5")
def test_a_parasite_holds_any_number_of_bionts() -> None:
    table = Table(
        red_assigns(
            {
                HOST: bacterium("yellow", "Y", "nitrogen-fixation"),
                "photo-carboxylation": bacterium("red", "RR", "conjugation-pili"),
                "prion": parasite("red", "RR", HOST),
            }
        )
    )
    table.answer("hgt photo-carboxylation prion")
    assert table.organism("prion")["bionts"] == "RRR"


@pytest.mark.clause("E3a.1", "E6.3", "AMB-31")
def test_bionts_for_a_parasite_come_out_of_microorganisms_for_an_hgt_move_each() -> None:
    table = Table(
        red_assigns(
            {
                HOST: bacterium("yellow", "Y", "nitrogen-fixation"),
                "photo-carboxylation": bacterium("red", "RRR", "conjugation-pili"),
            }
        )
    )
    table.answer(f"parasite prion {HOST}")
    assert table.offers == ["with-biont pool", "with-gene photo-carboxylation"]
    table.answer("with-gene photo-carboxylation")
    assert table.offers == ["with-biont pool", "enough"]
    table.answer("enough")
    assert table.organism("photo-carboxylation")["bionts"] == "RR"
    assert table.position["player"]["red"]["hgt_moves"] == 1


@pytest.mark.clause("E3.2", "G0.1")
def test_a_parasite_makes_darwin_rolls() -> None:
    table = Table(
        {
            "phase": "darwin",
            "agenda": ["darwin blue"],
            "organism": {
                HOST: bacterium("blue", "B", "nitrogen-fixation"),
                "prion": parasite("red", "R", HOST, diseased=("", "nitrogen-fixation base")),
            },
        },
        chance=("roll 2 3", "roll 1 3 4"),
        colours=["red", "blue"],
    )
    assert table.pool("blue") == "R"


@pytest.mark.clause("E3.2", "H3.1")
def test_a_parasite_purchases_mutations_promotions_and_red_queens_only() -> None:
    table = Table(
        {
            "phase": "purchase",
            "agenda": ["slot prion red"],
            "active": ["ocean"],
            "organism": {
                HOST: bacterium("yellow", "Y", "nitrogen-fixation", "calvin-cycle"),
                "prion": parasite("red", "R", HOST, "rna-polymerase"),
            },
            "player": {"yellow": {"pool": "RRYYGGBB"}},
        }
    )
    assert {"mutation prion ocean", "promote prion rna-polymerase"} <= set(table.offers)
    assert f"red-queen prion {HOST}" in table.offers
    assert not [key for key in table.offers if key.startswith("macro")]
    assert "macro prion seaweed" in table.refusals


# --- E3b: the host ------------------------------------------------------------------------


@pytest.mark.clause("E3b.1")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_host_must_not_be_in_the_own_tableau(ruleset: str) -> None:
    table = Table(
        red_assigns(
            {HOST: bacterium("red", "R", "nitrogen-fixation")}, refugium={"clay-mound": {}}
        ),
        ruleset=ruleset,
    )
    assert table.refusals[f"parasite prion {HOST}"] == "E3b.1"


@pytest.mark.clause("E3b.1")
@pytest.mark.parametrize(
    ("active", "organisms", "legal"),
    [
        pytest.param(["ocean"], {}, True, id="active row"),
        pytest.param([], {}, False, id="inactive row"),
        pytest.param(
            [], {"photo-carboxylation": bacterium("red", "R")}, True, id="own organism there"
        ),
        pytest.param(
            [], {"photo-carboxylation": bacterium("yellow", "YR")}, True, id="foreign gene there"
        ),
    ],
)
def test_the_host_must_be_in_an_active_row_or_a_row_with_an_own_biont(
    active: list[str], organisms: dict[str, Any], legal: bool
) -> None:
    table = Table(
        {
            "agenda": ["assign red"],
            "active": [*active, "cosmic"],
            "refugium": {"mars-paleo-ocean": {}},
            "organism": {HOST: bacterium("yellow", "Y", "nitrogen-fixation"), **organisms},
        }
    )
    assert (f"parasite prion {HOST}" in table.offers) == legal
    if not legal:
        assert table.refusals[f"parasite prion {HOST}"] == "E3b.1"


@pytest.mark.clause("E3b.1", "AMB-74")
def test_a_biont_on_a_refugium_of_the_row_is_enough_to_reach_the_host() -> None:
    table = Table(
        {
            "agenda": ["assign red"],
            "refugium": {"clay-mound": {"bionts": "R"}},
            "organism": {HOST: bacterium("yellow", "Y", "nitrogen-fixation")},
        }
    )
    assert f"parasite prion {HOST}" in table.offers


@pytest.mark.clause("E3b.2", "E3c.1", "E3c.2")
@pytest.mark.parametrize(
    "host",
    [
        pytest.param(bacterium("yellow", "Y"), id="no cubes"),
        pytest.param(bacterium("yellow", "Y", "quorum-sensing"), id="wrong colour"),
        pytest.param(bacterium("yellow", "Y", cubes="GGBB"), id="placard cubes only"),
        pytest.param(bacterium("yellow", "YGB"), id="bionts only"),
    ],
)
def test_a_host_without_a_fitting_mutation_cube_is_unsuitable(host: dict[str, Any]) -> None:
    table = Table(red_assigns({HOST: host}, refugium={"clay-mound": {}}), players=4)
    assert table.refusals[f"parasite prion {HOST}"] == "E3b.2"


@pytest.mark.clause("E3b.3", "B1a.2", "E4.1")
def test_on_a_parasitised_host_one_supplants_or_becomes_a_hyperparasite() -> None:
    table = Table(
        red_assigns(
            {
                HOST: bacterium("yellow", "Y", "riboswitches", "nitrogen-fixation"),
                "salmonella": parasite(
                    "green", "G", HOST, "calvin-cycle", diseased=("riboswitches base", "")
                ),
            }
        ),
        players=3,
    )
    offers = table.offers
    assert f"supplant prion {HOST}" in offers
    assert "parasite prion salmonella" in offers
    assert f"parasite prion {HOST}" not in offers


# --- E3c: the cubes -----------------------------------------------------------------------


@pytest.mark.clause("E3c.1")
def test_a_parasite_takes_at_least_one_cube_and_at_most_one_for_each_slot() -> None:
    table = Table(
        red_assigns({HOST: bacterium("yellow", "Y", "nitrogen-fixation", "mrna", "calvin-cycle")})
    )
    table.answers(f"parasite prion {HOST}", "enough")
    assert "enough" not in table.offers
    table.answer("take nitrogen-fixation base")
    assert table.offers == ["take mrna base", "enough"]
    table.answer("enough")
    assert table.organism("prion")["diseased"] == ["", "nitrogen-fixation base"]


@pytest.mark.clause("E3c.1")
def test_both_cubes_may_come_from_one_mutation() -> None:
    table = Table(red_assigns({HOST: bacterium("yellow", "Y", "nitrogen-fixation+")}))
    table.answers(f"parasite prion {HOST}", "enough")
    table.answers("take nitrogen-fixation base", "take nitrogen-fixation plus")
    assert table.organism("prion")["diseased"] == [
        "nitrogen-fixation plus",
        "nitrogen-fixation base",
    ]


@pytest.mark.clause("E3c.1", "E3c.2")
def test_only_mutation_cubes_of_the_slots_colours_are_offered() -> None:
    table = Table(
        red_assigns(
            {HOST: bacterium("yellow", "YG", "riboswitches+", "mrna+", cubes="RYGB")},
        ),
        players=3,
    )
    table.answers(f"parasite prion {HOST}", "enough")
    assert table.offers == ["take riboswitches base", "take mrna base", "take mrna plus"]


@pytest.mark.clause("E3c.3", "G:Mutation.4", "G:Disease.1")
def test_theft_leaves_the_card_and_its_abilities_with_the_host() -> None:
    table = Table(red_assigns({HOST: bacterium("yellow", "Y", "nitrogen-fixation+")}))
    table.answers(f"parasite prion {HOST}", "enough")
    table.answers("take nitrogen-fixation base", "take nitrogen-fixation plus")
    card = mutation(table, HOST, "nitrogen-fixation")
    assert (card["promoted"], card["base"], card["plus"]) == (True, "diseased", "diseased")
    assert table.view["organisms"][HOST]["abilities"] == {"dna": 1, "o2-shield": 1}


@pytest.mark.clause("E3c.3", "G:Parasite.1", "G:Chromosome.1")
def test_a_stolen_cube_is_a_chromosome_of_the_parasite_alone() -> None:
    table = Table(red_assigns({HOST: bacterium("yellow", "Y", "nitrogen-fixation+")}))
    table.answers(f"parasite prion {HOST}", "enough")
    table.answers("take nitrogen-fixation base", "take nitrogen-fixation plus")
    assert table.view["organisms"]["prion"]["chromosomes"] == "RGB"
    assert table.view["organisms"][HOST]["chromosomes"] == "Y"
    assert table.view["organisms"]["prion"]["abilities"] == {}


@pytest.mark.clause("E3c.4")
def test_a_parasite_that_has_lost_its_cubes_stays_on_its_host() -> None:
    """Example of G3: salmonella loses its only diseased cube and the host its mutation."""
    table = Table(
        {
            "phase": "darwin",
            "agenda": ["darwin red"],
            "organism": {
                HOST: bacterium("red", "R", "rna-ribozyme"),
                "salmonella": parasite("green", "G", HOST, diseased=("rna-ribozyme base", "")),
            },
        },
        chance=("roll 2 3", "roll 1 5 5"),
        colours=["red", "green"],
    )
    assert table.organism("salmonella")["diseased"] == ["", ""]
    assert table.organism("salmonella")["host"] == HOST
    assert table.organism(HOST)["mutations"] == []


@pytest.mark.clause("E3c.4")
def test_a_parasite_cannot_let_go_of_its_host() -> None:
    table = Table(
        red_assigns(
            {
                HOST: bacterium("yellow", "Y", "nitrogen-fixation"),
                "photo-carboxylation": bacterium("yellow", "Y", "calvin-cycle"),
                "prion": parasite("red", "R", HOST),
            },
            player={"red": {"pool": "R"}},
            refugium={"hydrothermal-vent": {}},
        )
    )
    assert set(table.offers) == {
        "biont pool hydrothermal-vent",
        "enzyme hydrothermal-vent",
        "donate yellow",
        "done",
    }

"""B3b, B3c. The pool limit and substitutes for catalysts that find no room."""

from typing import Any

import pytest

from tests.genesis.beings import bacterium, parasite
from tests.genesis.table import Table
from trilobite.games.genesis.edition import RULESETS

# --- B3b: the pool limit ------------------------------------------------------------------


@pytest.mark.clause("B3b.1")
@pytest.mark.parametrize(("players", "limit"), [(1, 6), (2, 6), (3, 4), (4, 3)])
def test_a_pool_holds_twelve_catalysts_of_a_colour_by_the_number_of_players(
    players: int, limit: int
) -> None:
    table = Table(
        {
            "phase": "darwin",
            "agenda": ["darwin red"],
            "player": {"red": {"pool": "B" * (limit - 1)}},
            "organism": {"pna-template": {"owner": "red", "bionts": "R", "cubes": "RG"}},
        },
        chance=("roll 1 2 3 4",),
        players=players,
    )
    # One 1 and two red chromosomes: two catalysts, of which one finds room.
    assert table.pool("red") == "B" * limit


@pytest.mark.clause("B3b.1")
def test_enzymes_and_antioxidants_do_not_count_against_the_limit() -> None:
    table = Table(
        {
            "phase": "darwin",
            "agenda": ["darwin red"],
            "rows": {"ocean": ["clay-mound"]},
            "refugium": {"clay-mound": {"enzymes": "BBBB"}},
            "player": {"red": {"pool": "BBBBB"}},
            "organism": {
                "pna-template": {"owner": "red", "bionts": "R", "disks": "BBB"},
            },
        },
        chance=("roll 1 2",),
    )
    assert table.pool("red") == "BBBBBB"


#: Yellow has a foreign gene with Red, whose pool is full of yellow.
DONOR = {
    "agenda": ["assign yellow"],
    "active": ["ocean"],
    "rows": {"ocean": ["clay-mound"]},
    "player": {"red": {"pool": "YYYYYY"}, "yellow": {"pool": "YB"}},
    "organism": {"pna-template": {"owner": "red", "bionts": "RY"}},
}


@pytest.mark.clause("B3b.1", "H0g.1", "AMB-23")
def test_a_donation_that_would_exceed_the_limit_is_refused() -> None:
    table = Table(DONOR)
    table.answer("donate red")
    assert table.pool("red") == "YYYYYYB"
    assert table.refusals["donate red"] == "B3b.1"


# --- B3c: substitutes ---------------------------------------------------------------------


def darwin(pool: str, dice: str, **options: Any) -> Table:
    """A bacterium with two red chromosomes that makes blue catalysts."""
    return Table(
        {
            "phase": "darwin",
            "agenda": ["darwin red"],
            "player": {"red": {"pool": pool}},
            "organism": {"pna-template": {"owner": "red", "bionts": "R", "cubes": "RGG"}},
        },
        chance=(f"roll {dice}",),
        **options,
    )


@pytest.mark.clause("B3c.1")
def test_two_catalysts_without_room_may_be_replaced_by_one_of_another_colour() -> None:
    table = darwin("BBBBBBRRRRRR", "1 2 3 4 2")
    assert table.kind == "substitute"
    assert table.offers == ["disk yellow", "disk green", "decline"]
    table.answer("disk green")
    assert table.pool("red") == "RRRRRRGBBBBBB"


@pytest.mark.clause("B3c.1")
def test_the_substitute_may_be_declined() -> None:
    table = darwin("BBBBBB", "1 2 3 4 2")
    table.answer("decline")
    assert table.pool("red") == "BBBBBB"


@pytest.mark.clause("B3c.1")
def test_one_catalyst_without_room_is_lost() -> None:
    table = darwin("BBBBB", "1 2 3 4 2")
    assert table.pool("red") == "BBBBBB"
    assert table.kind != "substitute"


@pytest.mark.clause("B3c.1")
def test_every_full_two_catalysts_without_room_bring_a_substitute() -> None:
    # Two 1s and two red chromosomes: four catalysts without room, two substitutes.
    table = darwin("BBBBBB", "1 1 3 4 2")
    table.answer("disk yellow")
    assert table.kind == "substitute"
    table.answer("disk yellow")
    assert table.pool("red") == "YYBBBBBB"


#: The manna deaths of Red's roll, a red and a yellow cube, find no room in their pool.
TWO_COLOURS = {
    "phase": "autocatalytic",
    "rows": {"coastal": ["zeolite-lagoon"]},
    "refugium": {"zeolite-lagoon": {"bionts": "R", "organised": "RRYY", "disorganised": ""}},
    "player": {"red": {"pool": "RRRRRRYYYYYY"}},
}


@pytest.mark.clause("B3c.1", "AMB-22")
def test_catalysts_of_different_colours_do_not_add_up_to_a_substitute() -> None:
    table = Table(TWO_COLOURS, chance=("roll 4 5 2 2 1 2",))
    table.answer("keep")
    table.answers("kill-cube red", "kill-cube yellow")
    assert table.kind == "darwinian-life"
    assert table.pool("red") == "RRRRRRYYYYYY"


@pytest.mark.clause("B3c.1", "F2b.1", "ED-26", "ADD-13")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_excess_of_one_colour_in_an_autocatalytic_roll_brings_a_substitute(ruleset: str) -> None:
    table = Table(TWO_COLOURS, chance=("roll 4 5 2 2 1 2",), ruleset=ruleset)
    table.answer("keep")
    table.answers("kill-cube red", "kill-cube red")
    assert table.kind == "substitute"
    table.answer("disk blue")
    assert table.pool("red") == "RRRRRRYYYYYYB"


@pytest.mark.clause("B3c.1", "G2a.1", "ED-26", "ADD-13")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_excess_of_a_darwin_roll_brings_a_substitute(ruleset: str) -> None:
    table = darwin("BBBBBB", "1 2 3 4 2", ruleset=ruleset)
    assert table.kind == "substitute"


@pytest.mark.clause("B3c.1", "B4a.1", "ADD-7", "ED-26")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_two_compensations_in_one_extinction_count_together(ruleset: str) -> None:
    # Red's only biont in the host dies, and with it the parasite that carries two green ones.
    table = Table(
        {
            "phase": "darwin",
            "agenda": ["darwin red"],
            "player": {"green": {"pool": "GGGGGG"}},
            "organism": {
                "pna-template": bacterium("red", "R", "riboswitches"),
                "salmonella": parasite(
                    "green", "GG", "pna-template", diseased=("riboswitches base", "")
                ),
            },
        },
        chance=("roll 6 2",),
        colours=["red", "green"],
        ruleset=ruleset,
    )
    assert (table.decider, table.kind) == ("green", "substitute")
    assert table.offers == ["disk red", "disk yellow", "disk blue", "decline"]
    table.answer("disk blue")
    assert table.pool("green") == "GGGGGGB"


@pytest.mark.clause("B3c.1", "B4a.1", "AMB-22")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_two_compensations_in_one_darwin_roll_count_together(ruleset: str) -> None:
    # Two errors take two of three bionts; neither compensation finds room.
    table = Table(
        {
            "phase": "darwin",
            "agenda": ["darwin red"],
            "player": {"red": {"pool": "RRRRRR"}},
            "organism": {"pna-template": {"owner": "red", "bionts": "RRR"}},
        },
        chance=("roll 5 6 2 2 3 3",),
        ruleset=ruleset,
    )
    assert table.organism("pna-template")["bionts"] == "R"
    assert (table.decider, table.kind) == ("red", "substitute")
    table.answer("disk yellow")
    assert table.pool("red") == "RRRRRRY"


@pytest.mark.clause("B3c.1", "B4a.1", "ADD-7")
def test_compensations_for_two_organisms_in_one_event_count_together() -> None:
    table = Table(
        {
            "phase": "event",
            "agenda": ["icon bolide-water-delivery-a 2"],
            "events_drawn": ["bolide-water-delivery-a"],
            "player": {"yellow": {"pool": "YYYYYY"}},
            "organism": {
                "pna-template": {"owner": "yellow", "bionts": "YY"},
                "gna-lipid-world": {"owner": "yellow", "bionts": "YY"},
            },
        }
    )
    table.answer("organism pna-template")
    assert (table.decider, table.kind) == ("yellow", "substitute")
    table.answer("disk red")
    assert table.pool("yellow") == "RYYYYYY"


@pytest.mark.clause("B3c.1", "AMB-22")
def test_excess_of_two_darwin_rolls_does_not_add_up() -> None:
    # Each roll makes one blue catalyst that finds no room.
    table = Table(
        {
            "phase": "darwin",
            "agenda": ["darwin red"],
            "player": {"red": {"pool": "BBBBBB"}},
            "organism": {
                "pna-template": {"owner": "red", "bionts": "R"},
                "gna-lipid-world": {"owner": "red", "bionts": "R"},
            },
        }
    )
    table.answer("organism pna-template", "roll 1 2", "roll 1 2")
    assert table.kind != "substitute"
    assert table.pool("red") == "BBBBBB"

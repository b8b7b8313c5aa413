"""I. The end of the game, victory points and ties."""

from typing import Any

import pytest

from tests.genesis.pieces import Piece, organism, purchases
from tests.genesis.table import Table
from trilobite.games.genesis.edition import RULESETS

MARS = "sugar-driven-biosynthesis"
VENT = "metal-glycolysis"
PNA = "pna-template"


def ended(organisms: dict[str, Piece], **fields: Any) -> Table:
    """A game at the end of the turn in which the last event was drawn."""
    options = {name: fields.pop(name) for name in ("ruleset", "variants") if name in fields}
    fields.setdefault("events_left", [0, 0, 0])
    start = purchases(organisms, **fields) | {"agenda": ["ecosystems"]}
    return Table(start, players=4, **options)


def points(table: Table, colour: str) -> dict[str, int]:
    """The score of a player by source."""
    score: dict[str, int] = table.view["players"][colour]["score"]
    return score


# --- the end ------------------------------------------------------------------------------


@pytest.mark.clause("I0.1")
def test_the_game_ends_with_the_turn_in_which_the_last_event_was_drawn() -> None:
    table = ended({})
    assert table.session.over
    assert table.position["end"] == "last-event"


@pytest.mark.clause("I0.1")
def test_the_purchases_of_the_last_turn_are_still_made() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "R", "mrna")},
            "red",
            pools={"red": "B"},
            events_left=[0, 0, 0],
        )
    )
    assert not table.session.over
    assert table.view["turns_left"] == 1
    table.answer(f"promote {MARS} mrna")
    assert table.session.over
    assert points(table, "red")["cubes"] == 2


@pytest.mark.clause("I0.1")
def test_the_game_goes_on_while_events_are_left() -> None:
    table = ended({}, events_left=[0, 0, 1])
    assert not table.session.over
    assert table.position["phase"] == "event"


@pytest.mark.clause("I0.1", "D10a.1")
@pytest.mark.parametrize(
    ("icon", "end"), [("warm", "runaway-greenhouse"), ("cool", "snowball-earth")]
)
def test_armageddon_ends_the_game_with_the_turn(icon: str, end: str) -> None:
    table = ended({}, events_left=[0, 0, 5], armageddon=True, climate_icons=[icon] * 4)
    assert table.session.over
    assert table.position["end"] == end


# --- cubes and bionts ---------------------------------------------------------------------


@pytest.mark.clause("I1a.1", "B0.7")
def test_each_cube_on_ones_organisms_and_their_mutations_scores_one() -> None:
    table = ended(
        {
            MARS: organism("red", "R", "mrna+", cubes="YGB"),
            VENT: organism("red", "R", "cytochromes", cubes="B"),
            PNA: organism("blue", "B", cubes="RR"),
        }
    )
    assert points(table, "red")["cubes"] == 3 + 2 + 1 + 1
    assert points(table, "blue")["cubes"] == 2


@pytest.mark.clause("I1a.1", "AMB-62")
def test_a_diseased_cube_scores_for_the_owner_of_the_parasite() -> None:
    table = ended(
        {
            MARS: organism("red", "R", "mrna+"),
            "salmonella": organism("green", "G", host=MARS, diseased=["mrna base", ""]),
        }
    )
    assert points(table, "red")["cubes"] == 1
    assert points(table, "green")["cubes"] == 1


@pytest.mark.clause("I1a.1", "AMB-62")
def test_cubes_on_a_commandeered_parasite_score_for_its_new_owner() -> None:
    table = ended(
        {
            MARS: organism("red", "R", "mrna"),
            "salmonella": organism("blue", "B", "tmrna", host=MARS, diseased=["mrna base", ""]),
        }
    )
    assert points(table, "blue")["cubes"] == 2
    assert points(table, "green")["total"] == 0


@pytest.mark.clause("I1a.1")
def test_system_chromosomes_and_organs_score_one_each() -> None:
    table = ended({"seaweed": organism("red", "R", under=MARS, organs=["leaves"])})
    assert points(table, "red")["system"] == 4
    assert points(table, "red")["cubes"] == 1


@pytest.mark.clause("I1b.1")
def test_a_biont_scores_in_any_organism_whoever_owns_it() -> None:
    table = ended(
        {
            MARS: organism("red", "RG"),
            "seaweed": organism("blue", "GB", under=VENT),
            "salmonella": organism("green", "G", host=MARS),
        }
    )
    assert points(table, "green")["bionts"] == 3
    assert points(table, "red")["bionts"] == 1


@pytest.mark.clause("I1b.1")
def test_bionts_on_refugia_and_in_the_pool_score_nothing() -> None:
    table = ended({}, refugium={"mars-paleo-ocean": {"bionts": "RR", "organised": "RY"}})
    assert points(table, "red")["total"] == 0


# --- trophies and dominance ---------------------------------------------------------------


@pytest.mark.clause("I1c.1")
def test_each_trophy_scores_one() -> None:
    table = ended({}, player={"red": {"trophies": [MARS, "seaweed"]}})
    assert points(table, "red")["trophies"] == 2


@pytest.mark.clause("I1c.1", "C3.1")
def test_in_the_introductory_game_trophies_score_nothing() -> None:
    table = ended({}, player={"red": {"trophies": [MARS]}}, variants=["introductory"])
    assert points(table, "red")["total"] == 0


@pytest.mark.clause("I1d.1")
def test_a_macroorganism_scores_six_and_twelve_on_the_highest_occupied_level() -> None:
    table = ended(
        {
            "seaweed": organism("red", "R", under=MARS),
            "dickinsonia": organism("green", "G", under=PNA),
            "arrow-worms": organism("blue", "B", under=VENT),
        },
        sea=["seaweed", "dickinsonia", "arrow-worms"],
    )
    assert points(table, "red")["dominance"] == 6
    assert points(table, "green")["dominance"] == 6
    assert points(table, "blue")["dominance"] == 12


@pytest.mark.clause("I1d.1")
def test_sea_and_land_have_a_highest_level_each() -> None:
    table = ended(
        {
            "seaweed": organism("red", "R", under=MARS),
            "dickinsonia": organism("green", "G", under=PNA),
            "arrow-worms": organism("blue", "B", under=VENT, side="terrestrial"),
        },
        sea=["seaweed", "dickinsonia"],
    )
    assert points(table, "green")["dominance"] == 12
    assert points(table, "blue")["dominance"] == 12


@pytest.mark.clause("I1d.1", "AMB-63")
def test_a_macroorganism_alone_in_its_ecosystem_scores_twelve() -> None:
    table = ended({"seaweed": organism("red", "R", under=MARS)})
    assert points(table, "red")["dominance"] == 12


@pytest.mark.clause("I1a.1", "I1b.1", "I1d.2")
def test_the_points_of_a_macroorganism_are_split_between_the_owners_of_its_bionts() -> None:
    table = ended(
        {
            "seaweed": organism("red", "RG", under=MARS, organs=["leaves"]),
            "arrow-worms": organism("blue", "B", under=VENT),
        },
        sea=["seaweed", "arrow-worms"],
    )
    assert points(table, "red")["total"] == 3 + 4 + 1 + 1
    assert points(table, "green")["total"] == 3 + 1


@pytest.mark.clause("I1d.2", "ED-49")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_shares_are_rounded_down(ruleset: str) -> None:
    table = ended(
        {
            "seaweed": organism("red", "RYGB", under=MARS),
            "arrow-worms": organism("blue", "B", under=VENT),
        },
        sea=["seaweed", "arrow-worms"],
        ruleset=ruleset,
    )
    assert points(table, "red")["dominance"] == 1
    assert points(table, "green")["dominance"] == 1


@pytest.mark.clause("I1d.2")
def test_the_number_of_bionts_makes_no_difference_to_the_shares() -> None:
    table = ended({"seaweed": organism("red", "RRG", under=MARS)})
    assert points(table, "red")["dominance"] == 6
    assert points(table, "green")["dominance"] == 6


# --- ties and Medea -----------------------------------------------------------------------


def two(organisms: dict[str, Piece], **fields: Any) -> list[int]:
    """The winners of a game between Red (seat 0) and Yellow (seat 1)."""
    start = purchases(organisms, events_left=[0, 0, 0], **fields) | {"agenda": ["ecosystems"]}
    result = Table(start).session.result
    assert result is not None
    return result.winners


@pytest.mark.clause("I1e.1")
def test_most_victory_points_win() -> None:
    organisms = {MARS: organism("red", "R"), VENT: organism("yellow", "Y", cubes="B")}
    assert two(organisms, pools={"red": "RRRRRR"}) == [1]


@pytest.mark.clause("I1e.1", "AMB-64")
def test_a_tie_goes_to_the_player_with_most_catalysts_of_all_colours() -> None:
    organisms = {MARS: organism("red", "R"), VENT: organism("yellow", "Y")}
    assert two(organisms, pools={"red": "RGB", "yellow": "YY"}) == [0]


@pytest.mark.clause("I1e.1", "AMB-64")
def test_antioxidants_and_enzymes_do_not_break_ties() -> None:
    organisms = {MARS: organism("red", "R", disks="RRR"), VENT: organism("yellow", "Y")}
    refugium = {"interplanetary-dust": {"enzymes": "RR", "bionts": "R"}}
    assert two(organisms, pools={"red": "R", "yellow": "YY"}, refugium=refugium) == [1]


@pytest.mark.clause("I1e.1")
def test_a_tie_that_catalysts_do_not_break_is_a_shared_victory() -> None:
    organisms = {MARS: organism("red", "R"), VENT: organism("yellow", "Y")}
    assert two(organisms, pools={"red": "R", "yellow": "Y"}) == [0, 1]


def medea(ruleset: str, cubes: int) -> dict[str, int]:
    """The score of a player who voted Medea and has a biont and cubes."""
    table = ended(
        {MARS: organism("red", "R", cubes="B" * cubes)},
        player={"red": {"medea": True}},
        armageddon=True,
        climate_icons=["cool"] * 4,
        ruleset=ruleset,
    )
    return points(table, "red")


@pytest.mark.clause("I1f.1", "D10c.1", "ED-50", "ADD-4", "AMB-10")
@pytest.mark.parametrize(("ruleset", "kept"), [("living", 8), ("second", 7), ("first", 8)])
def test_a_medea_voter_keeps_half_of_an_odd_total(ruleset: str, kept: int) -> None:
    assert medea(ruleset, 14)["total"] == kept


@pytest.mark.clause("I1f.1", "D10c.1")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_medea_voter_keeps_half_of_an_even_total(ruleset: str) -> None:
    assert medea(ruleset, 15)["total"] == 8


@pytest.mark.clause("I1f.1")
def test_the_halving_is_applied_to_the_final_total() -> None:
    table = ended(
        {"seaweed": organism("red", "R", under=MARS)},
        player={"red": {"medea": True, "trophies": [VENT]}},
        armageddon=True,
        climate_icons=["cool"] * 4,
    )
    assert points(table, "red")["dominance"] == 12
    assert points(table, "red")["total"] == (12 + 4 + 1 + 1) // 2


@pytest.mark.clause("I1e.1", "I1f.1")
def test_the_winner_is_found_after_the_halving() -> None:
    organisms = {
        MARS: organism("red", "R", cubes="BBBB"),
        VENT: organism("yellow", "Y", cubes="GGG"),
    }
    fields = {"armageddon": True, "climate_icons": ["warm"] * 4}
    assert two(organisms, player={"red": {"medea": True}}, **fields) == [1]


@pytest.mark.clause("I1d.2", "C1b.1", "AMB-70")
def test_an_npc_takes_no_share_of_a_macroorganism() -> None:
    start = purchases({"seaweed": organism("red", "Rg", under=MARS)}, events_left=[0, 0, 0])
    table = Table(start | {"agenda": ["ecosystems"]}, mode="cooperative", colours=["red", "green"])
    assert points(table, "red")["dominance"] == 12

"""H6. Trophic levels, the overcrowded sea, and extinction through overcrowding."""

from typing import Any

import pytest

from tests.genesis.pieces import Piece, organism, purchases, struck_by
from tests.genesis.table import Table

MARS = "sugar-driven-biosynthesis"
VENT = "metal-glycolysis"
PNA = "pna-template"
THIOESTER = "thioester-condensation"
SEEP = "pyrite-reduction"
AMYLOID = "amyloid-hydrolysis"


def macro(owner: str, bionts: str, under: str, **fields: Any) -> Piece:
    """A macroorganism."""
    return organism(owner, bionts, under=under, **fields)


def end_of_phase(organisms: dict[str, Piece], *chance: str, **fields: Any) -> Table:
    """The checks at the end of the purchase phase."""
    options = {"players": 4, "ruleset": fields.pop("ruleset", "living")}
    agenda = fields.pop("agenda", ["ecosystems"])
    start = purchases(organisms, **fields) | {"agenda": agenda}
    return Table(start, chance=chance, **options)


def crowded(pools: dict[str, str], *chance: str, **fields: Any) -> Table:
    """Seaweed, Dickinsonia and arrow worms have been joined by sea stars."""
    pieces = {
        "seaweed": macro("red", "R", MARS),
        "dickinsonia": macro("green", "G", PNA),
        "arrow-worms": macro("blue", "B", VENT),
        "sea-stars": macro("yellow", "Y", SEEP, organs=["kidney"]),
    }
    for name, change in fields.pop("changes", {}).items():
        pieces[name] = pieces.get(name, {}) | change
    fields.setdefault("sea", ["seaweed", "dickinsonia", "arrow-worms", "sea-stars"])
    return end_of_phase(pieces, *chance, pools=pools, unsorted=["sea"], **fields)


# --- levels -------------------------------------------------------------------------------


@pytest.mark.clause("H6.1", "G:TrophicLevel.1")
def test_sea_and_land_hold_three_macroorganisms_each() -> None:
    table = end_of_phase(
        {
            "seaweed": macro("red", "R", MARS),
            "dickinsonia": macro("green", "G", PNA),
            "arrow-worms": macro("blue", "B", VENT),
            "flatworms": macro("yellow", "Y", SEEP, side="terrestrial"),
            "lamp-shells": macro("red", "R", THIOESTER, side="terrestrial"),
            "opabinia": macro("green", "G", AMYLOID, side="terrestrial"),
        }
    )
    assert len(table.position["sea"]) == 3
    assert len(table.position["land"]) == 3


@pytest.mark.clause("H6a.1", "H6b.1")
def test_levels_are_sorted_by_rising_metabolic_rate() -> None:
    table = end_of_phase(
        {
            "arrow-worms": macro("blue", "B", VENT),
            "dickinsonia": macro("green", "G", PNA),
            "seaweed": macro("green", "G", MARS),
        },
        unsorted=["sea"],
    )
    assert table.position["sea"] == ["seaweed", "dickinsonia", "arrow-worms"]


@pytest.mark.clause("H6b.1", "G:Metabolism.1", "G:Chromosome.1")
def test_the_metabolic_rate_counts_red_and_yellow_chromosomes_of_every_kind() -> None:
    table = end_of_phase({"sea-stars": macro("yellow", "RYB", SEEP, organs=["kidney", "brain"])})
    assert table.view["organisms"]["sea-stars"]["metabolic_rate"] == 2 + 2 + 2 + 1


@pytest.mark.clause("H6a.1")
def test_a_die_settles_ties_between_metabolic_rates() -> None:
    pieces = {
        "arrow-worms": macro("blue", "B", VENT),
        "lamp-shells": macro("green", "G", PNA),
    }
    table = end_of_phase(pieces, "draw organism lamp-shells", unsorted=["sea"])
    assert table.position["sea"] == ["lamp-shells", "arrow-worms"]
    table = end_of_phase(pieces, "draw organism arrow-worms", unsorted=["sea"])
    assert table.position["sea"] == ["arrow-worms", "lamp-shells"]


@pytest.mark.clause("H6a.1", "ADD-6")
def test_levels_are_not_sorted_again_if_nothing_has_changed() -> None:
    table = end_of_phase(
        {
            "arrow-worms": macro("blue", "B", VENT),
            "lamp-shells": macro("green", "G", PNA),
        }
    )
    assert table.position["sea"] == ["arrow-worms", "lamp-shells"]


@pytest.mark.clause("H6a.1", "ADD-6")
def test_a_yellow_chromosome_lost_in_the_event_phase_asks_for_sorting() -> None:
    pieces = {
        "seaweed": macro("green", "YG", MARS),
        "dickinsonia": macro("blue", "RB", PNA),
        VENT: organism("red", "R"),
    }
    table = Table(
        struck_by("bolide-water-delivery-a", 2, pieces, sea=["dickinsonia", "seaweed"]), players=4
    )
    assert table.position["phase"] == "darwin"
    assert table.organism("seaweed")["bionts"] == "G"
    assert table.position["unsorted"] == ["sea"]
    assert table.position["sea"] == ["dickinsonia", "seaweed"]


@pytest.mark.clause("H6a.1", "ADD-6")
def test_what_changed_in_the_event_phase_is_sorted_when_the_purchase_phase_ends() -> None:
    pieces = {"seaweed": macro("green", "YG", MARS), "dickinsonia": macro("blue", "RB", PNA)}
    table = Table(
        struck_by("bolide-water-delivery-a", 2, pieces, sea=["dickinsonia", "seaweed"]), players=4
    )
    assert table.position["turn"] == 2
    assert table.position["unsorted"] == []
    assert table.position["sea"] == ["seaweed", "dickinsonia"]


@pytest.mark.clause("H6a.1", "ADD-6")
def test_a_green_organ_lost_asks_for_no_sorting() -> None:
    pieces = {
        "seaweed": macro("green", "YG", MARS, organs=["leaves"]),
        VENT: organism("red", "R"),
    }
    table = Table(struck_by("bolide-water-delivery-a", 2, pieces), players=4)
    assert table.position["phase"] == "darwin"
    assert table.organism("seaweed")["organs"] == []
    assert table.position["unsorted"] == []


@pytest.mark.clause("H6a.1", "ADD-6")
def test_a_macroorganism_that_goes_extinct_asks_for_sorting() -> None:
    pieces = {"seaweed": macro("green", "G", MARS), "dickinsonia": macro("blue", "RB", PNA)}
    table = Table(struck_by("bolide-water-delivery-a", 2, pieces), players=4)
    assert not table.has("seaweed")
    assert table.position["unsorted"] == ["sea"]
    assert table.position["sea"] == ["dickinsonia"]


@pytest.mark.clause("H6a.1", "H5c.1", "ADD-6")
def test_a_bought_red_organ_moves_a_macroorganism_up_when_the_phase_ends() -> None:
    pieces = {
        "lamp-shells": macro("green", "GG", MARS),
        "arrow-worms": macro("blue", "B", VENT),
    }
    start = purchases(pieces, "green", pools={"green": "R"}, sea=["lamp-shells", "arrow-worms"])
    start["agenda"].append("ecosystems")
    table = Table(start, players=4)
    table.answer("organ lamp-shells 0")
    assert table.position["sea"] == ["arrow-worms", "lamp-shells"]


# --- the overcrowded sea ------------------------------------------------------------------


@pytest.mark.clause("H6c.1", "AMB-54")
def test_in_an_overcrowded_sea_a_macroorganism_may_pay_its_way_ashore() -> None:
    table = crowded({"green": "GGB"})
    assert (table.decider, table.kind, table.offers) == ("green", "overcrowded", ["land", "stay"])
    table.answer("land")
    assert table.organism("dickinsonia")["side"] == "terrestrial"
    assert table.pool("green") == ""
    assert table.position["sea"] == ["seaweed", "arrow-worms", "sea-stars"]
    assert table.position["land"] == ["dickinsonia"]


@pytest.mark.clause("H6c.1")
def test_every_marine_macroorganism_is_asked_in_player_order() -> None:
    table = crowded({"red": "GBB", "green": "GGB"}, order=["green", "blue", "red", "yellow"])
    assert table.decider == "green"
    table.answer("land")
    assert (table.decider, table.kind) == ("red", "overcrowded")
    table.answer("land")
    assert table.position["sea"] == ["arrow-worms", "sea-stars"]


@pytest.mark.clause("H6c.1")
def test_catalysts_that_do_not_suffice_for_all_missing_organs_buy_nothing() -> None:
    table = crowded({"green": "GGR"}, "draw organism seaweed")
    assert not table.has("seaweed")
    assert table.organism("dickinsonia")["side"] == "marine"
    assert table.pool("green") == "RGG"


@pytest.mark.clause("H6c.1", "A5.5")
def test_two_catalysts_of_one_colour_pay_for_a_missing_organ_of_another() -> None:
    table = crowded({"green": "RRGGG"})
    table.answers("land", "pay green 1", "pay green 1")
    assert table.organism("dickinsonia")["side"] == "terrestrial"
    assert table.pool("green") == "G"


@pytest.mark.clause("H6c.1")
def test_only_payments_that_leave_enough_for_the_other_organs_are_offered() -> None:
    table = crowded({"green": "RRGGG"})
    table.answer("land")
    assert table.offers == ["pay red 2", "pay green 1"]
    table.answer("pay red 2")
    assert table.pool("green") == ""
    assert table.organism("dickinsonia")["side"] == "terrestrial"


@pytest.mark.clause("H6c.1", "H5e.1")
def test_diseased_cubes_count_as_organs_in_an_overcrowded_sea() -> None:
    changes = {
        "dickinsonia": {"organs": ["mycelial-mat"]},
        "virus": organism("blue", "B", host="dickinsonia", diseased=["", "organ rhizomorph"]),
    }
    table = crowded({"green": "B"}, changes=changes)
    assert (table.decider, table.kind) == ("green", "overcrowded")
    table.answer("land")
    assert table.organism("dickinsonia")["side"] == "terrestrial"


@pytest.mark.clause("H6c.1")
def test_owners_of_endosymbionts_may_contribute_catalysts() -> None:
    table = crowded(
        {"green": "GG", "blue": "B"},
        changes={"dickinsonia": {"bionts": "GB"}},
    )
    assert (table.decider, table.kind) == ("blue", "contribute")
    table.answers("donate green", "land")
    assert table.organism("dickinsonia")["side"] == "terrestrial"
    assert table.pool("blue") == ""


@pytest.mark.clause("H6c.1", "ED-37")
@pytest.mark.parametrize("ruleset", ["living", "second", "first"])
def test_catalysts_left_over_buy_terrestrial_organs(ruleset: str) -> None:
    table = Table(
        purchases(
            {
                "seaweed": macro("red", "R", MARS),
                "dickinsonia": macro("green", "G", PNA),
                "arrow-worms": macro("blue", "B", VENT),
                "sea-stars": macro("yellow", "Y", SEEP),
            },
            pools={"green": "YGGB"},
            unsorted=["sea"],
        )
        | {"agenda": ["ecosystems"]},
        players=4,
        ruleset=ruleset,
    )
    table.answers("land", "organ dickinsonia 0")
    assert table.organism("dickinsonia")["organs"] == ["melanized-chitin-wall"]


@pytest.mark.clause("H6c.1", "AMB-54")
def test_the_sea_is_settled_only_when_the_purchase_phase_ends() -> None:
    pieces = {
        "seaweed": macro("red", "R", MARS),
        "dickinsonia": macro("green", "G", PNA),
        "arrow-worms": macro("blue", "B", VENT),
        SEEP: organism("yellow", "Y", cubes="RRYYGBB"),
        THIOESTER: organism("green", "G"),
    }
    start = purchases(
        pieces,
        "yellow",
        "green",
        pools={"yellow": "Y", "green": "GGB"},
        decks={"continent": ["calvin-cycle"]},
        rest="coastal",
    )
    start["agenda"].append("ecosystems")
    table = Table(start, players=4)
    table.answer(f"macro {SEEP} sea-stars")
    assert len(table.position["sea"]) == 4
    assert (table.decider, table.kind) == ("green", "purchase")
    table.answer("done")
    assert (table.decider, table.kind) == ("green", "overcrowded")


@pytest.mark.clause("A5.7", "H6d.1")
def test_every_purchase_phase_ends_with_the_check_of_sea_and_land() -> None:
    table = crowded({}, "draw organism seaweed", agenda=["start-of-phase"])
    assert table.position["sea"] == ["dickinsonia", "arrow-worms", "sea-stars"]


# --- extinction ---------------------------------------------------------------------------


@pytest.mark.clause("H6d.1", "G:TrophicLevel.1", "G:Extinction.5", "AMB-55")
def test_the_lowest_metabolic_rate_goes_extinct_if_the_sea_stays_overcrowded() -> None:
    table = crowded({}, changes={"seaweed": {"owner": "green", "bionts": "G"}})
    assert table.position["sea"] == ["dickinsonia", "arrow-worms", "sea-stars"]
    assert table.organism(MARS)["bionts"] == "G"
    assert table.organism(MARS)["cubes"] == "GGGB"
    assert table.position["player"]["green"]["trophies"] == ["seaweed"]


@pytest.mark.clause("H6c.1", "H6d.1")
def test_who_stays_though_he_could_land_may_starve() -> None:
    table = crowded({"red": "GBB"})
    table.answer("stay", "draw organism seaweed")
    assert not table.has("seaweed")


@pytest.mark.clause("H6d.1")
def test_a_die_settles_which_of_the_lowest_goes_extinct() -> None:
    table = crowded({}, "draw organism dickinsonia")
    assert not table.has("dickinsonia")
    assert table.position["sea"] == ["seaweed", "arrow-worms", "sea-stars"]


@pytest.mark.clause("H6d.1", "AMB-54")
def test_extinction_goes_on_until_three_are_left() -> None:
    changes = {
        "seaweed": {"owner": "green", "bionts": "G"},
        "opabinia": macro("blue", "B", AMYLOID),
    }
    table = crowded({}, changes=changes, sea=None)
    assert table.position["sea"] == ["arrow-worms", "opabinia", "sea-stars"]


@pytest.mark.clause("H6d.1", "AMB-54")
def test_the_land_is_settled_after_the_sea() -> None:
    changes = {
        "flatworms": macro("yellow", "Y", THIOESTER, side="terrestrial"),
        "lamp-shells": macro("red", "R", AMYLOID, side="terrestrial"),
        "opabinia": macro("blue", "B", "uvtar-replication", side="terrestrial"),
    }
    table = crowded({"green": "GGB"}, changes=changes)
    table.answer("land")
    assert not table.has("dickinsonia")
    assert table.organism(PNA)["bionts"] == "G"
    assert table.organism(PNA)["cubes"] == "YGGGGBBBB"
    assert table.position["land"] == ["opabinia", "flatworms", "lamp-shells"]

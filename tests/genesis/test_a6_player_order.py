"""A6. The order of players, the wanton first player, passing."""

from typing import Any

import pytest

from tests.genesis.beings import bacterium, parasite
from tests.genesis.table import Table, told
from trilobite.games.genesis.edition import RULESETS


def hgt_bacterium(owner: str, card: str) -> dict[str, Any]:
    """A bacterium with one HGT icon."""
    return {"owner": owner, "bionts": owner[0].upper(), "mutations": [{"card": card}]}


# --- A6, A6a: the printed order ----------------------------------------------------------


def order_after(event: str, *chance: str, **options: Any) -> list[str]:
    """The order of players once the event is out."""
    table = Table(
        {
            "phase": "event",
            "events_left": [3, 7, 10],
            "rows": {"ocean": ["clay-mound"], "coastal": ["pumice-raft"]},
        },
        chance=(f"draw event {event}", *chance),
        **options,
    )
    order: list[str] = table.view["turn_order"]
    return order


FOUR = ["red", "yellow", "green", "blue"]
BOLIDE = (
    "bolide-water-delivery-b",
    "draw refugium green-rust-fumarole",
    "draw refugium hydrothermal-vent",
)


@pytest.mark.clause("A6.1", "ED-08")
def test_in_living_players_follow_the_printed_row_of_colours() -> None:
    # The card prints blue, green, red, yellow.
    assert order_after(*BOLIDE, players=4) == ["blue", "green", "red", "yellow"]


@pytest.mark.clause("A6.1", "ED-08")
def test_in_second_players_follow_the_printed_row_of_colours() -> None:
    order = order_after(*BOLIDE, players=4, ruleset="second")
    assert order == ["blue", "green", "red", "yellow"]


@pytest.mark.clause("A6.1", "ED-08")
def test_in_first_the_others_follow_the_first_player_as_they_sit() -> None:
    order = order_after(
        *BOLIDE, players=4, ruleset="first", colours=["green", "red", "blue", "yellow"]
    )
    assert order == ["blue", "yellow", "green", "red"]


@pytest.mark.clause("A6a.1")
def test_colours_that_are_not_in_the_game_are_skipped() -> None:
    order = order_after(*BOLIDE, players=2, colours=["yellow", "green"])
    assert order == ["green", "yellow"]


@pytest.mark.clause("A6a.1", "ED-08")
def test_in_first_the_leftmost_colour_in_play_is_first_player() -> None:
    order = order_after(*BOLIDE, players=3, ruleset="first", colours=["yellow", "red", "green"])
    assert order == ["green", "yellow", "red"]


@pytest.mark.clause("A6.2", "D1a.2")
def test_in_a_chain_the_card_after_the_last_aftershock_gives_the_order() -> None:
    order = order_after(
        "theia-big-whack",
        "draw event bolide-water-delivery-b",
        "draw refugium green-rust-fumarole",
        "draw refugium hydrothermal-vent",
        players=4,
    )
    assert order == ["blue", "green", "red", "yellow"]


@pytest.mark.clause("A6.2", "AMB-12", "ED-62")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_aftershock_as_the_last_card_keeps_the_order_of_the_turn_before(ruleset: str) -> None:
    table = Table(
        {
            "phase": "event",
            "order": ["yellow", "green", "red", "blue"],
            "events_left": [0, 0, 1],
            "active": ["ocean"],
            "rows": {"ocean": ["clay-mound"]},
        },
        chance=("draw event oceans-rust-out", "draw refugium hydrothermal-vent"),
        players=3,
        ruleset=ruleset,
        colours=["yellow", "green", "red"],
    )
    assert table.view["turn_order"] == ["yellow", "green", "red"]
    assert table.decider == "yellow"


@pytest.mark.clause("A6b.1")
def test_the_one_most_wanton_player_may_go_first_in_a_phase() -> None:
    table = Table(
        {
            "phase": "assignment",
            "order": ["red", "yellow", "green", "blue"],
            "active": ["ocean"],
            "rows": {"ocean": ["clay-mound"]},
            "organism": {"pna-template": hgt_bacterium("green", "mrna")},
        },
        players=3,
    )
    assert (table.decider, table.kind) == ("green", "wanton-first")
    assert table.offers == ["go-first", "decline"]
    table.answer("go-first")
    assert table.view["turn_order"] == ["green", "red", "yellow"]
    assert table.decider == "green"


@pytest.mark.clause("A6b.1")
def test_the_wanton_player_goes_first_for_that_phase_only() -> None:
    table = Table(
        {
            "phase": "assignment",
            "order": ["red", "yellow", "green", "blue"],
            "organism": {"pna-template": hgt_bacterium("green", "mrna")},
        },
        players=3,
    )
    table.answers("go-first", "done")
    # The autocatalytic phase passes by itself; in the Darwin phase they are asked anew.
    assert (table.view["phase"], table.kind) == ("darwin", "wanton-first")
    table.answer("decline")
    assert table.view["turn_order"] == ["red", "yellow", "green"]


@pytest.mark.clause("A6b.1")
def test_the_wanton_player_may_decline() -> None:
    table = Table(
        {
            "phase": "assignment",
            "order": ["red", "yellow", "green", "blue"],
            "active": ["ocean"],
            "rows": {"ocean": ["clay-mound"]},
            "organism": {"pna-template": hgt_bacterium("green", "mrna")},
        },
        players=3,
    )
    table.answer("decline")
    assert table.view["turn_order"] == ["red", "yellow", "green"]


@pytest.mark.clause("A6b.1", "C1b.1")
def test_the_wanton_player_may_go_before_an_npc_that_stands_first() -> None:
    table = Table(
        {
            "phase": "assignment",
            "order": ["green", "red", "yellow", "blue"],
            "organism": {"pna-template": hgt_bacterium("red", "mrna")},
        },
        players=1,
    )
    assert (table.decider, table.kind) == ("red", "wanton-first")
    table.answer("go-first")
    assert table.view["turn_order"] == ["red", "npc-green", "yellow", "npc-blue"]


@pytest.mark.clause("A6b.1")
def test_a_wanton_player_who_is_first_anyway_is_not_asked() -> None:
    table = Table(
        {
            "phase": "assignment",
            "order": ["red", "yellow", "green", "blue"],
            "organism": {"pna-template": hgt_bacterium("red", "mrna")},
        }
    )
    assert (table.decider, table.kind) == ("red", "assign")


#: Yellow and Green are equally wanton.
TIED = {
    "phase": "assignment",
    "order": ["red", "green", "yellow", "blue"],
    "active": ["ocean"],
    "rows": {"ocean": ["clay-mound"]},
    "organism": {
        "pna-template": hgt_bacterium("green", "mrna"),
        "gna-lipid-world": hgt_bacterium("yellow", "conjugation-pili"),
    },
}


@pytest.mark.clause("A6b.1", "ED-09")
@pytest.mark.parametrize("ruleset", ["living", "second", "first"])
def test_nobody_may_go_first_if_two_players_are_equally_wanton(ruleset: str) -> None:
    table = Table(TIED, players=3, ruleset=ruleset)
    assert (table.decider, table.kind) == ("red", "assign")


@pytest.mark.clause("A6b.1")
def test_nobody_is_wanton_without_an_hgt_icon() -> None:
    table = Table(
        {
            "active": ["ocean"],
            "rows": {"ocean": ["clay-mound"]},
            "organism": {"pna-template": hgt_bacterium("yellow", "tmrna")},
        }
    )
    assert (table.decider, table.kind) == ("red", "assign")


@pytest.mark.clause("A6b.1", "AMB-65")
def test_wantonness_declared_in_the_event_phase_changes_who_is_struck_first() -> None:
    # The card that is then turned up prints red before yellow.
    table = Table(
        {
            "phase": "event",
            "events_left": [3, 7, 10],
            "organism": {
                "pna-template": bacterium("red", "R", "calvin-cycle"),
                "gna-lipid-world": {**hgt_bacterium("yellow", "mrna"), "cubes": "R"},
            },
        }
    )
    assert (table.decider, table.kind) == ("yellow", "wanton-first")
    table.answer("go-first", "draw event t-tauri-early-sun", "draw refugium clay-mound")
    assert told(table, "mutation-discarded") == ["gna-lipid-world", "pna-template"]


@pytest.mark.clause("A6b.1", "AMB-65")
def test_wantonness_means_nothing_in_the_autocatalytic_phase() -> None:
    table = Table(
        {
            "phase": "autocatalytic",
            "order": ["red", "yellow", "green", "blue"],
            "rows": {"ocean": ["clay-mound"]},
            "refugium": {"clay-mound": {"bionts": "R"}},
            "organism": {"pna-template": hgt_bacterium("yellow", "mrna")},
        }
    )
    assert table.kind is None
    assert table.session.waits_for == "the rules roll 2 dice here, but no roll is given"


def wantonness(table: Table, colour: str) -> int:
    """A player's wantonness in the public view."""
    number: int = table.view["players"][colour]["wantonness"]
    return number


@pytest.mark.clause("A6b.2")
def test_wantonness_counts_the_hgt_icons_of_all_own_microorganisms() -> None:
    table = Table(
        {
            "agenda": ["assign red"],
            "player": {"red": {"pool": "R"}},
            "organism": {
                "pna-template": hgt_bacterium("red", "mrna"),
                "gna-lipid-world": bacterium("red", "R", "conjugation-pili", "cytochromes+"),
            },
        }
    )
    assert wantonness(table, "red") == 3
    assert wantonness(table, "yellow") == 0


@pytest.mark.clause("A6b.2")
def test_wantonness_counts_microorganisms_in_which_one_has_a_foreign_gene() -> None:
    table = Table(
        {
            "agenda": ["assign red"],
            "player": {"red": {"pool": "R"}},
            "organism": {"pna-template": bacterium("red", "RY", "mrna")},
        }
    )
    assert wantonness(table, "red") == 1
    assert wantonness(table, "yellow") == 1


@pytest.mark.clause("A6b.2", "ADD-1")
def test_wantonness_counts_the_icon_printed_on_a_parasite_card() -> None:
    table = Table(
        {
            "agenda": ["assign red"],
            "player": {"red": {"pool": "R"}},
            "organism": {
                "pna-template": bacterium("red", "R", "calvin-cycle"),
                "virus": parasite("blue", "B", "pna-template", diseased=("", "calvin-cycle base")),
            },
        },
        colours=["red", "blue"],
    )
    assert wantonness(table, "blue") == 1


@pytest.mark.clause("A6b.2", "ED-65")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_macroorganism_one_lives_in_gives_no_wantonness(ruleset: str) -> None:
    table = Table(
        {
            "agenda": ["assign red"],
            "player": {"red": {"pool": "R"}},
            "organism": {"seaweed": {"owner": "red", "bionts": "RY", "under": "pna-template"}},
        },
        ruleset=ruleset,
    )
    assert (wantonness(table, "red"), wantonness(table, "yellow")) == (0, 0)


@pytest.mark.clause("A6d.1", "E0.1")
def test_a_player_may_pass_in_the_assignment_phase() -> None:
    table = Table({"active": ["ocean"], "rows": {"ocean": ["clay-mound"]}})
    assert table.kind == "assign"
    table.answer("done")
    assert table.position["player"]["red"]["bionts"] == 4


@pytest.mark.clause("A6d.1")
def test_a_player_may_pass_in_the_purchase_phase() -> None:
    table = Table(
        {
            "phase": "purchase",
            "agenda": ["purchase red"],
            "player": {"red": {"pool": "B"}},
            "organism": {"pna-template": {"owner": "red", "bionts": "R"}},
        }
    )
    assert "done" in table.offers
    table.answer("done")
    assert table.pool("red") == "B"


@pytest.mark.clause("A6d.1")
def test_nobody_may_pass_in_the_darwin_phase() -> None:
    table = Table(
        {
            "phase": "darwin",
            "agenda": ["darwin red"],
            "organism": {
                "pna-template": {"owner": "red", "bionts": "R"},
                "gna-lipid-world": {"owner": "red", "bionts": "R"},
            },
        }
    )
    assert table.kind == "next-organism"
    assert table.offers == ["organism pna-template", "organism gna-lipid-world"]
    table.answer("organism pna-template", "roll 2 3")
    assert table.session.waits_for == "the rules roll 2 dice here, but no roll is given"

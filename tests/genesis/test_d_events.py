"""D0 to D4. Special events, landforms, new refugia, smite."""

from typing import Any

import pytest

from tests.genesis.table import Table, told
from trilobite.games.genesis.cards.build import default_cards
from trilobite.games.genesis.edition import RULESETS

EONS = {event.id: event.eon for event in default_cards().events}


def turn_up(
    *cards: str, then: tuple[str, ...] = (), position: dict[str, Any], **options: Any
) -> Table:
    """An event phase in which these cards are turned up, with the draws and rolls that follow."""
    left = [0, 0, 1]
    for card in cards:
        left[EONS[card]] += 1
    return Table(
        {"phase": "event", "events_left": left, **position},
        chance=(*(f"draw event {card}" for card in cards), *then),
        **options,
    )


def manna(table: Table, refugium: str) -> str:
    """The disorganised cubes of a refugium."""
    cubes: str = table.position["refugium"][refugium]["disorganised"]
    return cubes


# --- D0, D1a: aftershocks -----------------------------------------------------------------


@pytest.mark.clause("D0.1", "D4.1")
def test_events_strike_refugia_and_organisms_in_inactive_rows_too() -> None:
    # T Tauri Early Sun leaves only the ocean active.
    table = turn_up(
        "t-tauri-early-sun",
        then=("draw refugium clay-mound",),
        position={
            "rows": {"continent": ["warm-pond"]},
            "organism": {"pna-template": {"owner": "yellow", "bionts": "Y", "cubes": "B"}},
        },
    )
    assert manna(table, "warm-pond") == "RG"
    assert table.organism("pna-template")["cubes"] == ""


@pytest.mark.clause("D1a.1")
def test_an_aftershock_is_followed_by_another_event_at_once() -> None:
    table = turn_up(
        "theia-big-whack",
        "bolide-water-delivery-a",
        then=("draw refugium clay-mound", "draw refugium hydrothermal-vent"),
        position={},
    )
    assert table.view["events"] == ["theia-big-whack", "bolide-water-delivery-a"]
    assert table.view["events_this_turn"] == 2


@pytest.mark.clause("D1a.1")
def test_several_aftershocks_can_make_a_chain() -> None:
    table = turn_up(
        "comet-impactor",
        "oceans-rust-out",
        "pangea-breakup",
        then=(
            "draw refugium clay-mound",
            "draw refugium warm-pond",
            "draw refugium hydrothermal-vent",
        ),
        position={},
    )
    assert table.view["events"] == ["comet-impactor", "oceans-rust-out", "pangea-breakup"]
    assert table.view["events_this_turn"] == 3


@pytest.mark.clause("D1a.2")
def test_the_landforms_of_a_chain_come_from_the_card_that_is_no_aftershock() -> None:
    table = turn_up(
        "theia-big-whack",
        "bolide-water-delivery-a",
        then=("draw refugium clay-mound", "draw refugium hydrothermal-vent"),
        position={"active": ["cosmic", "continent"]},
    )
    assert table.position["active"] == ["ocean"]


#: The last card of the game is Oceans Rust Out, an aftershock.
LAST = {
    "active": ["ocean", "coastal"],
    "events_left": [0, 0, 1],
    "rows": {"ocean": ["clay-mound"]},
}


@pytest.mark.clause("D1a.2", "AMB-12", "ED-62")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_aftershock_as_the_last_card_keeps_the_landforms_of_the_turn_before(
    ruleset: str,
) -> None:
    table = turn_up(
        "oceans-rust-out",
        then=("draw refugium hydrothermal-vent",),
        position=LAST,
        ruleset=ruleset,
    )
    assert table.position["active"] == ["ocean", "coastal"]
    # Its +heaven finds the uppermost of those rows.
    assert table.position["rows"]["ocean"] == ["clay-mound", "hydrothermal-vent"]


@pytest.mark.clause("D1a.2", "AMB-12")
def test_an_aftershock_as_the_last_card_roils_the_decks_beside_those_landforms_again() -> None:
    table = turn_up("oceans-rust-out", then=("draw refugium hydrothermal-vent",), position=LAST)
    assert told(table, "roiled") == ["ocean", "coastal"]


# --- D1b: Tropical Waterworld -------------------------------------------------------------

#: Waterworld lies on the continent.
DROWNED: dict[str, Any] = {"waterworld": True, "events_drawn": ["tropical-waterworld"]}


@pytest.mark.clause("D1b.1")
def test_tropical_waterworld_is_laid_on_the_continent_after_its_own_roiling() -> None:
    table = turn_up("tropical-waterworld", position={"rows": {"ocean": ["clay-mound"]}})
    assert table.view["waterworld"]
    assert told(table, "roiled") == ["ocean", "coastal"]


@pytest.mark.clause("D1b.1")
def test_under_waterworld_the_continent_is_inactive_whatever_an_event_shows() -> None:
    table = turn_up(
        "supercontinent-ur",
        then=("draw refugium pumice-raft", "draw refugium zeolite-lagoon"),
        position=DROWNED,
    )
    assert table.position["active"] == ["ocean", "coastal"]


@pytest.mark.clause("D1b.1")
def test_under_waterworld_the_mutations_of_the_continent_are_not_roiled() -> None:
    table = turn_up(
        "supercontinent-ur",
        then=("draw refugium pumice-raft", "draw refugium zeolite-lagoon"),
        position=DROWNED,
    )
    assert told(table, "roiled") == ["ocean", "coastal"]


@pytest.mark.clause("D1b.1", "D3.2")
def test_under_waterworld_earth_passes_on_to_the_next_active_deck_above() -> None:
    table = turn_up(
        "supercontinent-ur",
        then=("draw refugium pumice-raft", "draw refugium zeolite-lagoon"),
        position=DROWNED,
    )
    assert table.position["rows"]["coastal"] == ["pumice-raft", "zeolite-lagoon"]
    assert table.position["rows"]["continent"] == []


@pytest.mark.clause("D1b.2")
def test_the_next_aftershock_removes_waterworld_before_the_landforms_are_set() -> None:
    table = turn_up(
        "late-heavy-bombardment",
        "supercontinent-ur",
        then=("draw refugium warm-pond", "draw refugium eutectic-brine"),
        position=DROWNED,
    )
    assert not table.view["waterworld"]
    assert table.position["active"] == ["ocean", "coastal", "continent"]
    assert table.position["rows"]["continent"] == ["warm-pond", "eutectic-brine"]


@pytest.mark.clause("D1b.2")
def test_an_event_that_is_no_aftershock_leaves_waterworld_where_it_is() -> None:
    table = turn_up("clathrate-gun", then=("draw refugium pumice-raft",), position=DROWNED)
    assert table.view["waterworld"]


# --- D1c: the ozone layer -----------------------------------------------------------------

MUTANT: dict[str, Any] = {
    "organism": {
        "pna-template": {
            "owner": "red",
            "bionts": "RR",
            "cubes": "R",
            "mutations": [
                {"card": "superoxide-dismutase"},
                {"card": "rna-polymerase"},
                {"card": "calvin-cycle"},
                {"card": "nitrogen-fixation"},
            ],
        }
    }
}


def mutations(table: Table) -> int:
    """How many mutations the bacterium still has."""
    return len(table.organism("pna-template")["mutations"])


@pytest.mark.clause("D1c.1")
def test_the_ozone_layer_comes_with_its_card() -> None:
    table = turn_up("gaia-ozone-layer", position={"rows": {"ocean": ["clay-mound"]}})
    assert table.view["ozone_layer"]


@pytest.mark.clause("D1c.1", "D7.1")
def test_under_the_ozone_layer_uv_icons_are_ignored() -> None:
    table = turn_up("t-tauri-superflare", position={**MUTANT, "ozone_layer": True})
    assert mutations(table) == 4
    assert told(table, "uv") == []


@pytest.mark.clause("D1c.1", "D7.1")
def test_without_the_ozone_layer_uv_strikes() -> None:
    table = turn_up("t-tauri-superflare", position=MUTANT)
    assert table.kind == "uv-loss"


@pytest.mark.clause("D1c.2")
def test_comet_impactor_opens_the_ozone_layer_for_its_turn() -> None:
    # UV 3 of the comet and UV 1 of Ocean Overturn both work in that turn.
    table = turn_up(
        "comet-impactor",
        "ocean-overturn",
        position={**MUTANT, "ozone_layer": True},
    )
    assert (table.kind, told(table, "uv")) == ("uv-loss", ["3"])
    table.answer("discard-mutation superoxide-dismutase")
    assert told(table, "uv") == ["3", "1"]


@pytest.mark.clause("D1c.2")
def test_after_the_turn_of_the_comet_the_ozone_layer_holds_again() -> None:
    table = turn_up(
        "t-tauri-superflare",
        position={
            **MUTANT,
            "ozone_layer": True,
            "events_drawn": ["comet-impactor", "ocean-overturn"],
            "events_this_turn": 2,
        },
    )
    assert told(table, "uv") == []
    assert mutations(table) == 4


# --- D1d: the Big Whack -------------------------------------------------------------------

#: A cosmic and a continental bacterium of Yellow, without heat shields.
TWO_WORLDS: dict[str, Any] = {
    "rows": {"cosmic": ["mars-paleo-ocean"], "ocean": ["clay-mound"]},
    "organism": {
        "acetyl-coa-reductase": {"owner": "yellow", "bionts": "Y", "cubes": "BBBB"},
        "pna-template": {"owner": "red", "bionts": "R", "cubes": "BBBB"},
    },
}
WHACK = ("theia-big-whack", "bolide-water-delivery-a")
VENTS = ("draw refugium hydrothermal-vent", "draw refugium green-rust-fumarole")


@pytest.mark.clause("D1d.1", "A0.2", "ED-61", "ADD-15")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_big_whack_does_not_smite_cosmic_refugia(ruleset: str) -> None:
    table = turn_up(*WHACK, then=VENTS, position=TWO_WORLDS, ruleset=ruleset)
    assert manna(table, "mars-paleo-ocean") == "RYGB"
    assert manna(table, "clay-mound") == "B"


@pytest.mark.clause("D1d.1", "AMB-13", "ED-61")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_for_cosmic_organisms_the_sum_of_x_leaves_out_the_big_whack(ruleset: str) -> None:
    # XX of the Whack and X of the card that follows: 3 on earth (shield 1), 1 in the cosmos.
    table = turn_up(*WHACK, then=VENTS, position=TWO_WORLDS, ruleset=ruleset)
    assert table.organism("pna-template")["cubes"] == "BB"
    assert table.organism("acetyl-coa-reductase")["cubes"] == "BBB"


@pytest.mark.clause("D1d.1")
def test_the_shield_of_the_big_whack_does_not_cover_the_card_that_follows() -> None:
    table = turn_up(
        "theia-big-whack",
        "meteoritic-accretion",
        then=("draw refugium interplanetary-dust", "draw refugium deep-hot-biosphere"),
        position={"rows": {"cosmic": ["mars-paleo-ocean"]}},
    )
    assert manna(table, "mars-paleo-ocean") == "RYG"


# --- D2: landforms and roiling ------------------------------------------------------------


@pytest.mark.clause("D2.1")
def test_a_card_that_shows_every_landform_dim_leaves_none_active() -> None:
    table = turn_up(
        "cryogenian-snowball",
        position={
            "active": ["cosmic", "ocean"],
            "rows": {"ocean": ["clay-mound"]},
            "refugium": {"clay-mound": {"bionts": "R"}},
            "player": {"red": {"pool": "R"}},
        },
    )
    assert table.position["active"] == []


@pytest.mark.clause("D2a.1", "E1b.1")
def test_bionts_and_enzymes_may_be_assigned_to_an_active_row() -> None:
    table = turn_up(
        "tropical-waterworld",
        position={
            "rows": {"ocean": ["clay-mound"], "continent": ["warm-pond"]},
            "player": {"red": {"pool": "R"}, "yellow": {"pool": "Y"}},
        },
    )
    assert "biont pool clay-mound" in table.offers
    assert "enzyme clay-mound" in table.offers
    assert table.refusals["biont pool warm-pond"] == "E1b.1"
    assert table.refusals["enzyme warm-pond"] == "E1b.1"


@pytest.mark.clause("D2b.1")
def test_roiling_puts_the_top_card_at_the_bottom() -> None:
    table = turn_up(
        "bolide-water-delivery-a",
        then=("draw refugium clay-mound", "draw refugium hydrothermal-vent"),
        position={},
    )
    assert table.position["mutation_decks"]["ocean"] == [
        "ribosomal-rna",
        "conjugation-pili",
        "photosystem-ii",
        "quorum-sensing",
        "rna-ribozyme",
    ]


@pytest.mark.clause("D2b.1")
def test_a_deck_of_one_card_or_none_stays_as_it_is() -> None:
    table = turn_up(
        "tropical-waterworld",
        position={
            "rows": {"ocean": ["clay-mound"]},
            "mutation_decks": {"ocean": ["tmrna"], "cosmic": ["mrna"] + ["?"] * 18},
        },
    )
    assert table.position["mutation_decks"]["ocean"] == ["tmrna"]
    assert table.position["mutation_decks"]["coastal"] == []
    assert told(table, "roiled") == []

"""A0 to A3. The phases of a turn, the event phase, assignment and autocatalytic rolls."""

import pytest

from tests.genesis.table import Table, told

# --- A0: the five phases ------------------------------------------------------------------


@pytest.mark.clause("A0.1")
def test_a_turn_runs_through_five_phases_in_fixed_order() -> None:
    # Nobody has anything to decide, so the turn plays itself until the next card is due.
    table = Table(
        {"phase": "event", "events_left": [0, 7, 10]}, chance=("draw event tropical-waterworld",)
    )
    turn = ["event", "assignment", "autocatalytic", "darwin", "purchase"]
    assert told(table, "phase") == [*turn, "event"]


@pytest.mark.clause("A5.7")
def test_the_next_turn_begins_with_its_event_when_the_purchases_are_done() -> None:
    table = Table(
        {
            "turn": 4,
            "phase": "purchase",
            "events_left": [0, 3, 10],
            "player": {"red": {"pool": "B"}},
            "organism": {"pna-template": {"owner": "red", "bionts": "R"}},
        }
    )
    assert (table.view["turn"], table.kind) == (4, "purchase")
    table.answer("done")
    assert (table.view["turn"], table.view["phase"]) == (5, "event")
    assert table.session.waits_for == "the rules draw from 'event' here, but no draw is given"


@pytest.mark.clause("A0.1")
def test_everybody_finishes_a_phase_before_anybody_begins_the_next() -> None:
    table = Table(
        {
            "order": ["red", "yellow", "green", "blue"],
            "active": ["ocean"],
            "rows": {"ocean": ["clay-mound"]},
            "player": {"red": {"pool": "RR"}},
        }
    )
    table.answers("biont pool clay-mound", "done")
    assert (table.view["phase"], table.decider, table.kind) == ("assignment", "yellow", "assign")
    table.answer("done")
    assert table.view["phase"] == "autocatalytic"


@pytest.mark.clause("A0.2", "D0.1", "D1d.1")
def test_the_comet_shield_on_a_card_beats_the_rule_that_events_strike_everything() -> None:
    table = Table(
        {
            "phase": "event",
            "agenda": ["icon theia-big-whack 0"],
            "events_drawn": ["theia-big-whack"],
            "rows": {"cosmic": ["mars-paleo-ocean"], "ocean": ["clay-mound"]},
        }
    )
    assert table.position["refugium"]["mars-paleo-ocean"]["disorganised"] == "RYGB"
    assert table.position["refugium"]["clay-mound"]["disorganised"] == "YBB"


# --- A1: the event phase ------------------------------------------------------------------


@pytest.mark.clause("A1a.1")
def test_the_event_drawn_lies_on_top_of_the_discard_pile() -> None:
    table = Table(
        {
            "phase": "event",
            "events_drawn": ["mars-paleo-ocean"],
            "events_left": [0, 7, 10],
            "rows": {"ocean": ["clay-mound"]},
        },
        chance=("draw event tropical-waterworld",),
    )
    assert table.kind == "assign"
    assert table.view["events"] == ["mars-paleo-ocean", "tropical-waterworld"]
    assert table.view["events_this_turn"] == 1
    assert table.view["events_left"] == [0, 6, 10]


@pytest.mark.clause("A1b.1", "D2.1")
def test_dim_landforms_turn_inactive_and_all_others_active() -> None:
    table = Table(
        {"phase": "event", "events_left": [0, 7, 10], "active": ["cosmic", "continent"]},
        chance=("draw event tropical-waterworld",),
    )
    assert table.position["active"] == ["ocean", "coastal"]


@pytest.mark.clause("A1b.1", "D2b.1")
def test_only_the_decks_beside_active_landforms_are_roiled() -> None:
    table = Table(
        {"phase": "event", "events_left": [0, 7, 10]},
        chance=("draw event tropical-waterworld",),
    )
    assert told(table, "roiled") == ["ocean", "coastal"]
    decks = table.position["mutation_decks"]
    assert (decks["cosmic"][0], decks["cosmic"][-1]) == ("tmrna", "mitochondria")
    assert (decks["ocean"][0], decks["ocean"][-1]) == ("ribosomal-rna", "rna-ribozyme")


@pytest.mark.clause("A1b.1", "AMB-12")
def test_a_chain_sets_the_landforms_and_roils_only_once() -> None:
    table = Table(
        {"phase": "event", "events_left": [3, 7, 10]},
        chance=(
            "draw event theia-big-whack",
            "draw event meteoritic-accretion",
            "draw refugium interplanetary-dust",
            "draw refugium deep-hot-biosphere",
        ),
    )
    assert table.position["active"] == ["cosmic", "ocean"]
    assert told(table, "roiled") == ["cosmic", "ocean"]


@pytest.mark.clause("A1c.1")
def test_the_icons_of_a_card_work_from_left_to_right() -> None:
    # The Clathrate Gun smites before +earth: the refugium that appears is not smitten.
    table = Table(
        {
            "phase": "event",
            "events_left": [0, 7, 10],
            "rows": {"continent": ["geothermal-zinc"]},
        },
        chance=("draw event clathrate-gun", "draw refugium warm-pond"),
    )
    assert table.position["refugium"]["geothermal-zinc"]["disorganised"] == "GBB"
    assert table.position["refugium"]["warm-pond"]["disorganised"] == "RGB"


@pytest.mark.clause("A1c.1", "TRI-3")
def test_the_climate_icon_comes_after_the_other_icons_of_its_card() -> None:
    table = Table(
        {"phase": "event", "events_left": [0, 7, 10]},
        chance=("draw event hydrocarbon-fog", "draw refugium clay-mound"),
    )
    verbs = [event[0] for event in table.session.log]
    assert verbs.index("refugium") < verbs.index("heat-crisis")
    assert verbs.index("heat-crisis") < verbs.index("uv") < verbs.index("climate")


@pytest.mark.clause("A1c.2")
def test_the_icons_of_an_aftershock_come_before_those_of_the_card_that_follows() -> None:
    # Oceans Rust Out turns up a refugium, which the smite of Medea's Revenge then strikes.
    table = Table(
        {"phase": "event", "events_left": [0, 0, 10]},
        chance=(
            "draw event oceans-rust-out",
            "draw event medeas-revenge",
            "draw refugium clay-mound",
        ),
    )
    assert table.position["refugium"]["clay-mound"]["disorganised"] == "YBB"


@pytest.mark.clause("A1c.2", "D5.1")
def test_x_icons_of_a_chain_are_summed_and_strike_once_at_the_first() -> None:
    table = Table(
        {
            "phase": "event",
            "events_left": [0, 7, 10],
            "organism": {"amyloid-hydrolysis": {"owner": "red", "bionts": "RR", "cubes": "BBBB"}},
        },
        chance=(
            "draw event late-heavy-bombardment",
            "draw event hydrocarbon-fog",
            "draw refugium clay-mound",
        ),
    )
    # Extremity 2 + 1, heat shield 2.
    assert told(table, "heat-crisis") == ["3"]
    assert table.organism("amyloid-hydrolysis")["cubes"] == "BBB"
    verbs = [event[0] for event in table.session.log]
    assert verbs.index("heat-crisis") < verbs.index("refugium")


@pytest.mark.clause("A1c.2", "D6.1")
def test_o2_icons_of_a_chain_are_summed_and_strike_once() -> None:
    table = Table(
        {
            "phase": "event",
            "events_left": [0, 0, 10],
            "organism": {"amyloid-hydrolysis": {"owner": "red", "bionts": "R", "cubes": "BBBBB"}},
        },
        chance=(
            "draw event oceans-rust-out",
            "draw event medeas-revenge",
            "draw refugium clay-mound",
        ),
    )
    assert told(table, "oxygen-spike") == ["3"]
    assert table.organism("amyloid-hydrolysis")["cubes"] == "BB"


# --- A2, A3: assignment and autocatalytic rolls -------------------------------------------


@pytest.mark.clause("A2.1", "AMB-16")
def test_assignment_actions_mix_freely_and_a_player_finishes_before_the_next() -> None:
    table = Table(
        {
            "order": ["red", "yellow", "green", "blue"],
            "active": ["ocean"],
            "rows": {"ocean": ["clay-mound"]},
            "player": {"red": {"pool": "RRRR"}},
            "organism": {"uvtar-replication": {"owner": "red", "bionts": "R"}},
        }
    )
    table.answers("antioxidant uvtar-replication", "enzyme clay-mound")
    table.answers("biont pool clay-mound", "antioxidant uvtar-replication")
    assert table.decider == "red"
    assert table.organism("uvtar-replication")["disks"] == "RR"
    assert table.position["refugium"]["clay-mound"]["enzymes"] == "R"
    table.answer("done")
    assert table.decider == "yellow"


@pytest.mark.clause("A3.1", "F0a.1")
def test_refugia_roll_from_the_top_row_down_and_from_left_to_right() -> None:
    table = Table(
        {
            "phase": "autocatalytic",
            "order": ["yellow", "red", "green", "blue"],
            "rows": {
                "cosmic": ["mars-paleo-ocean"],
                "ocean": ["clay-mound", "green-rust-fumarole"],
                "continent": ["warm-pond"],
            },
            "refugium": {
                "warm-pond": {"bionts": "Y"},
                "green-rust-fumarole": {"bionts": "Y"},
                "clay-mound": {"bionts": "R"},
                "mars-paleo-ocean": {"bionts": "Y"},
            },
        }
    )
    assert table.position["agenda"] == [
        "autocatalysis clay-mound",
        "autocatalysis green-rust-fumarole",
        "autocatalysis warm-pond",
    ]


@pytest.mark.clause("A3.1", "F4a.1")
def test_a_refugium_gets_one_roll_however_many_players_are_on_it() -> None:
    table = Table(
        {
            "phase": "autocatalytic",
            "rows": {"ocean": ["clay-mound"]},
            "refugium": {"clay-mound": {"bionts": "RY", "disorganised": "RYBB"}},
        },
        chance=("roll 1 4 5 6",),
    )
    assert told(table, "autocatalytic-roll") == ["red"]

"""D. Levels, chaos, revolution, diaspora: what is not in test_chaos."""

from random import Random
from typing import Any

import pytest

from tests.origins.earth import EARTH, SPACE
from tests.origins.rich import rich_state
from tests.origins.sets import foundation
from tests.origins.table import (
    ADVANCED,
    TEN_SPACES,
    Table,
    acting,
    challenged,
    election_with_a_dissident,
    hungry,
    meeting,
    origins,
)
from trilobite.core.conformance import answer_busily
from trilobite.core.session import begin
from trilobite.games.origins.cards.types import TRACKS
from trilobite.games.origins.state import Origins

# --- D1 -----------------------------------------------------------------------------------


@pytest.mark.clause("D1c.1", "G6a.1")
@pytest.mark.parametrize(("energy", "far"), [(3, False), (5, True)])
def test_energy_is_how_far_one_spreads(energy: int, far: bool) -> None:
    table = Table(
        acting(
            "black",
            climate={},
            player={"black": {"migrants": ["zimbabwe"], "technology": {"energy": energy}}},
        )
    )
    table.answers("use spread 0", "move zimbabwe")
    assert ("central-africa-n" in table.offered("to")) is far


@pytest.mark.clause("D1c.1", "G1.1")
@pytest.mark.parametrize("information", [1, 2, 4])
def test_information_is_how_many_specialise(information: int) -> None:
    table = Table(
        acting(
            "black",
            "lower",
            climate={},
            player={
                "black": {"brain": [1, 1, 5], "technology": {"information": information}},
            },
        )
    )
    table.answer("use specialise 0")
    number = 0
    while table.kind == "specialise":
        table.answer("idea knife")
        number += 1
    assert number == information
    assert table.player("black")["elders"] == information


@pytest.mark.clause("D1c.1", "H1a.2")
@pytest.mark.parametrize(("footprint", "hunger"), [(1, True), (2, False)])
def test_footprint_is_what_a_hex_feeds(footprint: int, hunger: bool) -> None:
    black = {"migrants": ["zimbabwe", "zimbabwe-n"], "technology": {"footprint": footprint}}
    table = Table(hungry("black", climate={}, player={"black": black}), seed=1)
    assert (table.kind == "starvation") is hunger


@pytest.mark.clause("D1c.3")
def test_technology_never_goes_back() -> None:
    """In random play no level of anybody ever falls."""
    game = origins(players=3, variants=ADVANCED)
    rises = 0
    for seed in range(4):
        session = begin(game, seed=seed, start=rich_state(game, seed))
        random = Random(seed)
        assert isinstance(session.state, Origins)
        before = [player.steps[:] for player in session.state.players]
        while not session.over:
            answer_busily(session, random)
            assert isinstance(session.state, Origins)
            after = [player.steps[:] for player in session.state.players]
            for old, new in zip(before, after, strict=True):
                assert all(new[track] >= old[track] for track in TRACKS)
            rises += before != after
            before = after
    assert rises > 20


# --- D2 -----------------------------------------------------------------------------------


@pytest.mark.clause("D2a.2", "G:ActOfGod.1", "E1.4")
def test_an_act_of_god_brings_no_chaos() -> None:
    """Catastrophe, climate and disease take Migrants and cities, but nobody becomes a Dissident."""
    table = Table(
        challenged(
            "black",
            "personal-names",
            agenda=["event black 1", "auction black", "activity black"],
            climate={},
            player={
                "white": {
                    "migrants": ["greenland-n", "spain"],
                    "cities": {"greenland": "narwhal-ivory"},
                }
            },
        )
    )
    table.answer(table.offers[0])
    white = table.player("white")
    assert (white["cities"], white["dissidents"]) == ({}, [])
    assert "chaos" not in table.events


@pytest.mark.clause("D2b.3", "D2d.2", "AMB-04")
def test_no_more_figures_are_taken_than_find_room() -> None:
    """Two chaos, one empty space: one Migrant leaves the map, the other stays on it."""
    table = Table(
        {
            "turn": "white",
            "climate": {},
            "agenda": ["struck black crisis", "activity white"],
            "player": {
                "black": {
                    "ruling": "politics",
                    "brain": [4, 1, 0],
                    "migrants": ["zimbabwe", "spain", "honshu"],
                    "foundations": {"politics": ["alarm-calls"]},
                    "dissidents": ["crown"],
                },
                "white": {"migrants": ["indonesia"]},
            },
            "elders": {"knife": {"black": 2}},
        },
        variants=ADVANCED,
    )
    table.answer("figure honshu")
    black = table.player("black")
    # Both Dissidents were suppressed for the two Elders; the second chaos took no figure.
    assert (set(black["migrants"]), black["dissidents"]) == ({"zimbabwe", "spain"}, [])
    assert black["supply"] == 12 - 2
    assert table.events.count("revolution") == 1


@pytest.mark.clause("D2b.1", "B5.2", "D2a.1", "G:ActOfMan.1")
def test_destroyed_migrants_are_the_dissidents() -> None:
    """After a war the Migrant that was destroyed is the Dissident, and no other is chosen."""
    table = meeting(
        "politics",
        {"migrants": ["zimbabwe"], "technology": {"metallurgy": 2, "footprint": 3}},
        {"migrants": ["egypt-s", "spain", "honshu"]},
    )
    table.answers("use war 1", "new zimbabwe")
    white = table.player("white")
    assert (set(white["migrants"]), white["dissidents"]) == ({"spain", "honshu"}, ["crown"])
    assert white["supply"] == 12 - 2 - 1


@pytest.mark.clause("G:ActOfMan.1", "D2a.1", "G:Chaos.1")
@pytest.mark.parametrize("cause", ["hunger", "war", "siege", "enslave"])
def test_acts_of_man_bring_chaos(cause: str) -> None:
    strong = {"metallurgy": 2, "footprint": 3}
    if cause == "hunger":
        crowded = {"migrants": ["zimbabwe", "zimbabwe-n", "honshu"]}
        table = Table(hungry("black", climate={}, player={"black": crowded}), seed=1)
        table.answer("lose-migrant zimbabwe")
        assert table.player("black")["dissidents"] == ["crown"]
        return
    white: dict[str, Any] = {"migrants": ["egypt-s", "spain"]}
    black: dict[str, Any] = {"ruling": "politics", "migrants": ["zimbabwe"], "technology": strong}
    if cause == "siege":
        white = {"migrants": ["spain"], "cities": {"zimbabwe": "ivory"}}
    if cause == "enslave":
        black |= {
            "foundations": {"politics": [foundation("politics", "enslave")]},
            "cities": {"southern-africa": "gold"},
        }
    stage = "foundations" if cause == "enslave" else "upper"
    table = Table(
        acting("black", stage, epoch=4, climate={}, player={"black": black, "white": white}),
        variants=ADVANCED,
    )
    verb = "enslave" if cause == "enslave" else "war"
    table.use(verb)
    while table.kind in ("interact", "sender"):
        table.answer(table.offers[0])
    assert table.player("white")["dissidents"] == ["crown"]


@pytest.mark.clause("G:Chaos.1", "E1g.1", "E1i.3", "E1i.4", "E3a.1", "J5c.1")
@pytest.mark.parametrize(
    ("step", "number", "philosophy"),
    [
        ("struck black pollution", 1, "initial-philosophy"),
        ("struck black crisis", 2, "initial-philosophy"),
        ("struck black crisis", 2, "equality"),
        ("shock black", 1, "initial-philosophy"),
    ],
)
def test_other_sources_of_chaos(step: str, number: int, philosophy: str) -> None:
    table = Table(
        {
            "turn": "white",
            "climate": {},
            "philosophy": philosophy,
            "agenda": [step, "activity white"],
            "player": {
                "black": {
                    "ruling": "politics",
                    "foundations": {"politics": ["alarm-calls", "food-sharing"]},
                    "migrants": ["zimbabwe"],
                },
                "white": {"migrants": ["indonesia"]},
            },
        },
        variants=ADVANCED,
    )
    while table.decider == "black":
        table.answer(table.offers[0])
    assert len(table.player("black")["dissidents"]) == number


# --- D3 -----------------------------------------------------------------------------------


@pytest.mark.clause("D3a.4", "G:Refugee.2", "E1.5", "G:Refugee.1")
def test_a_city_given_up_for_a_dissident_leaves_a_refugee() -> None:
    """From the supply; it stays on the map although there is a Resistance space again."""
    table = election_with_a_dissident()
    table.answers("use elect 3", "class politics")
    assert (table.kind, table.player("black")["cities"]) == ("refugee", {})
    table.answer("to egypt-s")
    player = table.player("black")
    assert (set(player["migrants"]), player["dissidents"]) == ({"zimbabwe", "egypt-s"}, [])
    assert player["supply"] == 10


@pytest.mark.clause("D3a.4", "G:Refugee.1")
def test_with_an_empty_supply_the_refugee_comes_from_elsewhere() -> None:
    spaces = [*TEN_SPACES, "honshu", "spain"]
    table = Table(
        challenged(
            "white",
            "barter",
            epoch=2,
            climate={"india": "jungle"},
            player={"black": {"migrants": spaces, "cities": {"egypt": "gold"}}},
        )
    )
    table.answer("hex egypt")
    assert (table.decider, table.kind) == ("black", "refugee-from")
    table.answers("figure honshu", "to egypt-s")
    migrants = table.player("black")["migrants"]
    assert len(migrants) == 12
    assert "honshu" not in migrants
    assert "egypt-s" in migrants


@pytest.mark.clause("D3e.2", "D3.2", "E2i.1")
def test_a_peaceful_revolution_turns_no_foundation() -> None:
    black = {
        "ruling": "politics",
        "brain": [4, 2, 0],
        "foundations": {"politics": ["alarm-calls", "lullabies"]},
    }
    table = Table(
        acting(
            "black", "lower", climate={}, elders={"knife": {"black": 1}}, player={"black": black}
        ),
        variants=ADVANCED,
    )
    table.answers("use elect 3", "class industry")
    player = table.player("black")
    assert player["ruling"] == "industry"
    assert player["foundations"] == {"politics": ["alarm-calls", "lullabies"]}


@pytest.mark.clause("D3e.2", "D3b.1")
def test_a_violent_revolution_turns_the_lowest_foundation_alone() -> None:
    table = Table(
        {
            "turn": "white",
            "climate": {},
            "agenda": ["shock black", "activity white"],
            "player": {
                "black": {
                    "ruling": "politics",
                    "foundations": {"politics": ["pair-bond", "lullabies"]},
                    "dissidents": ["crown"],
                }
            },
        },
        variants=ADVANCED,
    )
    player = table.player("black")
    # Lullabies, which was won last, has culture on its other side.
    assert player["foundations"] == {"culture": ["lullabies"], "politics": ["pair-bond"]}
    assert player["ruling"] == "culture"


@pytest.mark.clause("D3f.1", "E3a.1", "F0e.1")
def test_the_game_waits_for_a_revolution() -> None:
    """The first player's revolution is settled before the future shock comes to the second."""
    full = {
        "ruling": "politics",
        "dissidents": ["crown"],
        "brain": [4, 1, 1],
    }
    table = Table(
        {
            "deck": [0, 2, 2, 2],
            "climate": {},
            "elders": {"knife": {"black": 1, "white": 1}},
            "player": {
                "black": {**full, "migrants": ["zimbabwe"]},
                "white": {**full, "migrants": ["spain"]},
            },
        },
        seed=1,
        variants=ADVANCED,
    )
    table.answer("comet")
    assert (table.decider, table.kind) == ("black", "new-class")
    assert table.events.count("chaos") == 1
    assert table.view["epoch"] == 1
    table.answer("class culture")
    assert (table.decider, table.kind) == ("white", "new-class")
    table.answer("class culture")
    assert table.view["epoch"] == 2
    # A revolution in the challenge phase does not end the activity phase.
    assert (table.decider, table.kind) == ("black", "row")


# --- D4 -----------------------------------------------------------------------------------


@pytest.mark.clause("D4b.1", "D4b.2", "D4b.3")
def test_where_a_diaspora_leads() -> None:
    """Any empty land space within the range, water and climate or not, that the footprint allows;
    the owner chooses."""
    table = Table(
        challenged(
            "black",
            "personal-names",
            agenda=["event black 1", "auction black", "activity black"],
            climate={"baffin": "ice", "iceland": "ice", "canadian-arctic": "ice"},
            player={
                "black": {"migrants": ["baffin-s"]},
                "white": {"migrants": ["greenland-n"], "technology": {"energy": 4}},
            },
        )
    )
    assert (table.decider, table.kind) == ("white", "diaspora")
    reached = set(table.offered("to"))
    expected = set()
    front = {SPACE["greenland-n"]}
    seen = set(front)
    for _ in range(4):
        front = {there for here in front for there in EARTH.neighbours[here]} - seen
        seen |= front
        expected |= front
    crowded = set(EARTH.space_hexes[SPACE["baffin-s"]])
    fed = {
        EARTH.space_ids[space]
        for space in expected
        if EARTH.space_kind[space] == 0
        and space != SPACE["baffin-s"]
        and not crowded & set(EARTH.space_hexes[space])
    }
    assert reached == fed
    assert "iceland" in reached


@pytest.mark.clause("D4.3", "G6b.2", "G6g.1")
def test_trapped_people_may_scatter() -> None:
    """A Migrant shut in by tokens goes nowhere by itself, but a diaspora frees it."""
    climate = {"northern-siberia": "ice", "taymyr": "ice"}
    shut_in = {"migrants": ["northern-siberia-n"]}
    table = Table(acting("black", climate=climate, player={"black": shut_in}))
    table.answer("use spread 0")
    assert table.kind in ("diaspora-from", "diaspora")
    if table.kind == "diaspora-from":
        table.answer("move northern-siberia-n")
    goal = table.offers[0]
    table.answer(goal)
    assert goal.split()[1] in table.player("black")["migrants"]
    free = {"migrants": ["northern-siberia-n", "zimbabwe"]}
    table = Table(acting("black", climate=climate, player={"black": free}))
    table.answer("use spread 0")
    assert table.refusals["diaspora"] == "D4.3"
    assert table.refusals["move northern-siberia-n"] == "G6b.2"


@pytest.mark.clause("D4b.2", "J3c.2", "D4.1")
def test_the_besiegers_new_city_counts_when_the_last_people_flee() -> None:
    """The city that replaces the lost one needs food too: its hex is no refuge at footprint 1."""
    table = meeting(
        "politics",
        {"migrants": ["egypt-s"], "technology": {"metallurgy": 2, "footprint": 3}},
        {"migrants": [], "cities": {"egypt": "gold"}},
    )
    table.answer("use war 1")
    assert (table.decider, table.kind) == ("white", "diaspora")
    around = {EARTH.space_ids[space] for space in EARTH.hex_spaces[EARTH.hex_ids.index("egypt")]}
    assert not around & set(table.offered("to"))


@pytest.mark.clause("G:Rainbow.1", "D2c.1")
def test_only_resistance_spaces_hold_dissidents() -> None:
    """A plain rainbow is never covered: with the crown taken, chaos overflows."""
    plain = {
        "ruling": "politics",
        "foundations": {"politics": ["lullabies"]},
        "dissidents": ["crown"],
        "migrants": ["zimbabwe", "spain"],
    }
    position = {
        "turn": "white",
        "climate": {},
        "agenda": ["shock black", "activity white"],
        "player": {"black": plain, "white": {"migrants": ["indonesia"]}},
    }
    table = Table(position, variants=ADVANCED)
    assert "revolution" in table.events
    other = {**plain, "foundations": {"politics": ["alarm-calls"]}}
    table = Table({**position, "player": {"black": other}}, variants=ADVANCED)
    table.answer("figure zimbabwe")
    assert set(table.player("black")["dissidents"]) == {"crown", "alarm-calls"}
    assert table.player("black")["diversity"] == 0

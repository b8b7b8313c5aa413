"""B. What there is: boards, cards, the map, pieces, limits."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.origins.earth import EARTH, HEX
from tests.origins.rich import rich_state
from tests.origins.sets import CARDS, any_foundation, foundation
from tests.origins.table import ADVANCED, Table, acting, challenged, origins
from trilobite.core.conformance import answer_busily
from trilobite.core.errors import ChanceError
from trilobite.core.session import begin
from trilobite.games.origins.cards.types import BRAIN_NAMES, CULTURE, DISCIPLINE_NAMES, TRACK_NAMES
from trilobite.games.origins.climate import places
from trilobite.games.origins.invariants import check_components
from trilobite.games.origins.state import OPEN, Origins
from trilobite.games.origins.worldmap import (
    BIOFUEL,
    DESERT,
    HORTICULTURE,
    ICE,
    JUNGLE,
    LAND_SPACE,
    LUXURY,
    METAL,
    OIL,
    SEA,
    URANIUM,
    WAR_ANIMAL,
    WATER_SPACE,
    WORK_ANIMAL,
)

#: Events that move pawns, the ways of B1a.
MOVES_PAWNS = {
    "encephalisation",
    "abstraction",
    "elder",
    "prayer",
    "art",
    "elder-expended",
    "emissary-expended",
    "emissary",
    "pawn-freed",
}


# --- B0, B9: pieces -----------------------------------------------------------------------


@pytest.mark.clause("B0.3", "B1a.1", "B7.1", "D1f.1")
def test_the_pieces_of_a_colour() -> None:
    table = Table(players=4, seed=1)
    for player in table.view["players"].values():
        assert sum(player["brain"]) == 7
        assert player["supply"] + len(player["migrants"]) == 12
        assert player["blocks"] == 10
        assert list(player["technology"]) == list(TRACK_NAMES)
    assert BRAIN_NAMES == ("emotions", "vocabulary", "free-will")
    crowded = Table({"player": {"black": {"brain": [7, 0, 0]}, "white": {"brain": [0, 7, 0]}}})
    assert crowded.player("black")["brain"] == [7, 0, 0]
    assert crowded.player("white")["brain"] == [0, 7, 0]


def lose_a_pawn(g: Origins) -> None:
    g.players[0].brain[0] -= 1


def make_a_migrant(g: Origins) -> None:
    g.players[0].supply += 1


def lose_a_block(g: Origins) -> None:
    g.players[0].blocks -= 1


def lose_an_idea(g: Origins) -> None:
    g.ideas[11].pop()


def double_an_idea(g: Origins) -> None:
    g.tradition.append(g.display[0])


def lose_a_challenge(g: Origins) -> None:
    g.unseen[3].pop()


def flood(g: Origins) -> None:
    g.terrain[HEX["egypt"]] = SEA


def freeze_all(g: Origins) -> None:
    for hex in range(len(g.cities)):
        if g.world.ring[hex] in (SEA, ICE):
            g.terrain[hex] = g.world.ring[hex]


def two_on_a_space(g: Origins) -> None:
    g.players[1].spaces.append(g.players[0].spaces[0])


@pytest.mark.clause("B9.1", "B0.2", "B3b.1")
@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_pawn,
        make_a_migrant,
        lose_a_block,
        lose_an_idea,
        double_an_idea,
        lose_a_challenge,
        flood,
        freeze_all,
        two_on_a_space,
    ],
)
def test_every_component_is_counted(spoil: Callable[[Origins], None]) -> None:
    """Nothing may be lost, made or doubled without being noticed."""
    state = Table({}, variants=ADVANCED).state
    check_components(state)
    spoil(state)
    with pytest.raises(AssertionError):
        check_components(state)


@pytest.mark.clause("B1a.2")
def test_pawns_move_in_no_other_way() -> None:
    """In random play every change of a brain goes with an event that moves pawns."""
    game = origins(players=3, variants=ADVANCED)
    moved: set[str] = set()
    seed = 0
    while moved != MOVES_PAWNS and seed < 40:
        seed += 1
        session = begin(game, seed=seed, start=rich_state(game, seed))
        random = Random(seed)
        while not session.over:
            assert isinstance(session.state, Origins)
            before = [(p.brain[:], p.mysticism) for p in session.state.players]
            seen = len(session.log)
            answer_busily(session, random)
            after = [(p.brain, p.mysticism) for p in session.state.players]
            happened = {event[0] for event in session.log[seen:]} & MOVES_PAWNS
            assert before == after or happened
            moved |= happened
    assert moved == MOVES_PAWNS


@pytest.mark.clause("B9b.1")
def test_a_used_up_deck_fills_no_more() -> None:
    table = Table(
        {
            "climate": {},
            "display": ["whittling", "", "", "", "", "", "", "", ""],
            "forgotten": [
                card.id
                for card in CARDS.ideas
                if card.epoch == 1 and card.deck == CULTURE and card.id != "whittling"
            ],
        },
        seed=1,
    )
    table.answer("skip")
    while table.decider == "black":
        table.answer("skip")
    assert table.view["display"][:3] == ["whittling", "", ""]
    assert "" not in table.view["display"][3:]


# --- B1, B8: boards and crowns ------------------------------------------------------------


@pytest.mark.clause("B1b.2", "B8c.1", "D3.1", "C2i.1")
def test_the_crown_marks_the_ruling_class() -> None:
    table = Table(players=3, crowns=[2, 3, 1], seed=1)
    assert [table.state.players[seat].ruling for seat in range(3)] == [1, 0, 2]
    random = Random(1)
    for _ in range(300):
        if table.session.over:
            break
        answer_busily(table.session, random)
        for player in table.view["players"].values():
            assert player["ruling"] in DISCIPLINE_NAMES


# --- B2: cards ----------------------------------------------------------------------------


@pytest.mark.clause("B2a.1", "B2a.2", "C2g.2")
def test_a_challenge_turns_up_a_card_of_the_epoch() -> None:
    table = Table({"epoch": 2, "climate": {}, "elders": {"knife": {"black": 1}}})
    with pytest.raises(ChanceError):
        table.answer("challenge", "draw challenge alarm-calls")
    table = Table({"epoch": 2, "climate": {}, "elders": {"knife": {"black": 1}}})
    table.answer("challenge", "draw challenge chiefdom")
    table.answer("bid 1")
    while table.kind != "row":
        table.answer("class politics" if table.kind == "orientation" else table.offers[0])
    assert table.player("black")["foundations"] == {"politics": ["chiefdom"]}


@pytest.mark.clause("B2b.1", "B2b.2", "B2b.3", "J2.2", "D1e.1", "D1e.3")
def test_ideas_come_and_go_and_foundations_stay() -> None:
    """An Idea is invented from the display, with its Heureka, and makes a row; the older Invention
    becomes obsolete, the Foundations do not."""
    table = Table(
        acting(
            "black",
            "lower",
            climate={},
            elders={"raft": {"black": 1}},
            display=["", "", "", "", "", "", "raft", "", ""],
            player={
                "black": {
                    "ruling": "industry",
                    "brain": [4, 2, 0],
                    "inventions": ["knife"],
                    "foundations": {"industry": ["fatherhood", "semantic-memory"]},
                }
            },
        ),
        variants=ADVANCED,
    )
    table.answer("use invent 1")
    assert table.player("black")["technology"]["maritime"] == 1
    assert table.offers == ["keep raft", "discard raft"]
    table.answer("keep raft")
    assert table.offered("invention") == ["knife", "raft"]
    table.answer("invention knife")
    player = table.player("black")
    assert player["inventions"] == ["raft"]
    assert player["foundations"] == {"industry": ["fatherhood", "semantic-memory"]}
    table.answer("skip")
    assert (table.view["stage"], "use spread 1" in table.offers) == ("inventions", True)


# --- B3: the map --------------------------------------------------------------------------


@pytest.mark.clause("B3b.2")
def test_a_space_is_land_or_water() -> None:
    for world in (CARDS.earth, CARDS.archipelago):
        assert set(world.space_kind) == {LAND_SPACE, WATER_SPACE}
        assert len(world.space_kind) == len(world.space_ids)


@pytest.mark.clause("B3d.1", "B8a.1")
@pytest.mark.parametrize("climate", [SEA, ICE, DESERT, JUNGLE])
def test_a_ring_allows_its_own_climate(climate: int) -> None:
    state = Table({"climate": {}}).state
    free = places(state, climate)
    assert free
    assert all(EARTH.ring[hex] == climate for hex in free)
    state.terrain[free[0]] = climate
    assert free[0] not in places(state, climate)


@pytest.mark.clause("B3d.2")
def test_stars_count_at_the_start_only() -> None:
    """A token may go to a ring without stars, and one with stars may lose its token."""
    table = Table(challenged("black", "barter", epoch=2, climate={"india": "jungle"}))
    assert EARTH.stars[HEX["india"]] == 4
    assert EARTH.stars[HEX["egypt"]] == 0
    table.answer("hex egypt")
    assert table.view["climate"] == {"egypt": "desert"}
    assert table.state.terrain[HEX["india"]] == OPEN


@pytest.mark.clause("B3e.2", "B3e.3", "G7a.1", "G7b.1", "G7c.1", "G7d.1", "G:City.1")
@pytest.mark.parametrize(
    ("effect", "kinds"),
    [
        ("domesticate", {WORK_ANIMAL, WAR_ANIMAL}),
        ("cultivate", {HORTICULTURE, BIOFUEL}),
        ("mine", {LUXURY, METAL, OIL, URANIUM}),
        ("mine-luxury", {LUXURY}),
        ("mine-metal", {METAL}),
    ],
)
def test_what_each_action_builds_on(effect: str, kinds: set[int]) -> None:
    """With every technology, and Migrants at all sorts of resources, each action is offered the
    resources of its kinds that are at hand, and no others."""
    ruling, card = any_foundation(effect)
    spaces = ["gobi-n", "himalaya-n", "malaysia-n", "indonesia", "great-plains-n", "egypt-s"]
    position = acting(
        "black",
        "foundations",
        epoch=4,
        climate={},
        player={
            "black": {
                "ruling": ruling,
                "foundations": {ruling: [card]},
                "migrants": spaces,
                "technology": {"metallurgy": 6, "immunology": 10, "maritime": 8},
            }
        },
    )
    table = Table(position, variants=ADVANCED)
    key = next(key for key in table.offers if key.startswith(f"use {effect} "))
    table.answer(key)
    hexes = {hex for space in spaces for hex in EARTH.space_hexes[EARTH.space_ids.index(space)]}
    expected = {
        f"{EARTH.hex_ids[hex]} {CARDS.resources[one.number]}"
        for hex in hexes
        for one in EARTH.resources[hex]
        if one.kind in kinds and table.state.terrain[hex] == OPEN
    }
    assert set(table.offered("build")) == expected
    assert {
        one.kind
        for hex in hexes
        for one in EARTH.resources[hex]
        if table.state.terrain[hex] == OPEN
    } >= kinds


@pytest.mark.clause("B3i.2", "G6h.1", "G6f.1", "G6f.2")
@pytest.mark.parametrize(("maritime", "goes"), [(1, False), (2, True)])
def test_beyond_the_grid_lies_ocean(maritime: int, goes: bool) -> None:
    """Round the south of Patagonia, between its ice and the open: closed until galleys."""
    table = Table(
        acting(
            "black",
            climate={"patagonia": "ice"},
            player={
                "black": {
                    "migrants": ["patagonia-sw", "zimbabwe"],
                    "technology": {"maritime": maritime},
                }
            },
        )
    )
    table.answer("use spread 0")
    offered = "move patagonia-sw" in table.offers
    reached: list[str] = []
    if offered:
        table.answer("move patagonia-sw")
        reached = table.offered("to")
    assert ("patagonia-se" in reached) is goes


@pytest.mark.clause("B3h.1", "G6f.2")
@pytest.mark.parametrize(("energy", "goes"), [(4, False), (5, True)])
def test_along_the_permanent_ice(energy: int, goes: bool) -> None:
    table = Table(
        acting(
            "black",
            climate={"northern-siberia": "ice", "taymyr": "ice"},
            player={
                "black": {
                    "migrants": ["northern-siberia-n", "zimbabwe"],
                    "technology": {"energy": energy},
                }
            },
        )
    )
    table.answer("use spread 0")
    assert ("move northern-siberia-n" in table.offers) is goes
    assert (table.refusals.get("move northern-siberia-n") == "G6b.2") is not goes


# --- B4 to B6: pawns, figures, blocks -----------------------------------------------------


@pytest.mark.clause("B4a.1", "G9d.1", "D1d.1")
@pytest.mark.parametrize("domain", BRAIN_NAMES)
def test_a_prayer_from_any_domain(domain: str) -> None:
    position = acting(
        "black",
        "foundations",
        climate={},
        player={
            "black": {
                "ruling": "culture",
                "brain": [3, 2, 2],
                "foundations": {"culture": [foundation("culture", "pray")]},
            }
        },
    )
    table = Table(position, variants=ADVANCED)
    table.use("pray")
    table.answer(f"pawn {domain}")
    before = dict(zip(BRAIN_NAMES, [3, 2, 2], strict=True))
    after = dict(zip(BRAIN_NAMES, table.player("black")["brain"], strict=True))
    assert after == {**before, domain: before[domain] - 1}
    assert table.player("black")["mysticism"] == 1


@pytest.mark.clause("B5.1", "B5.3", "D3a.1", "G:Dissident.1")
def test_figures_on_the_map_and_on_resistance_spaces() -> None:
    black: dict[str, Any] = {
        "ruling": "politics",
        "brain": [4, 1, 0],
        "foundations": {"politics": ["alarm-calls"]},
        "dissidents": ["crown", "alarm-calls"],
        "migrants": ["zimbabwe", "congo-n"],
    }
    table = Table(
        acting(
            "black", "lower", climate={}, elders={"knife": {"black": 2}}, player={"black": black}
        )
    )
    assert table.player("black")["supply"] == 12 - 2 - 2
    table.answers("use elect 3", "class politics")
    # Each Dissident went to the supply and cost a Migrant, but never the last one.
    assert table.offered("lose-migrant") == ["congo-n", "zimbabwe"]
    table.answer("lose-migrant congo-n")
    player = table.player("black")
    assert (player["dissidents"], player["migrants"]) == ([], ["zimbabwe"])
    assert player["supply"] == 11


@pytest.mark.clause("B6.1", "B6.2", "D1b.2", "D1d.2", "D1b.1")
def test_blocks_go_and_come_back() -> None:
    black = {
        "ruling": "industry",
        "migrants": ["zimbabwe", "honshu"],
        "cities": {"egypt": "gold"},
        "technology": {"metallurgy": 2},
    }
    table = Table(acting("black", climate={}, player={"black": black}), variants=ADVANCED)
    assert (table.player("black")["blocks"], table.player("black")["urbanisation"]) == (9, 1)
    table.answer("use mine-luxury 1")
    player = table.player("black")
    assert (player["blocks"], player["urbanisation"]) == (8, 2)
    assert player["cities"] == {"egypt": "gold", "zimbabwe": "ivory"}
    assert player["migrants"] == ["honshu"]
    table = Table(
        challenged(
            "black",
            "barter",
            epoch=2,
            climate={"india": "jungle"},
            player={"white": {"cities": {"egypt": "gold"}, "migrants": ["spain"]}},
        )
    )
    table.answers("hex egypt", "to egypt-s")
    assert (table.player("white")["blocks"], table.player("white")["urbanisation"]) == (10, 0)

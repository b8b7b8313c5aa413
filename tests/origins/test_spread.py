"""G5, G6, D4.3. SPREAD."""

from random import Random
from typing import Any

import pytest

from tests.origins.table import ADVANCED, Table, acting, origins
from trilobite.core.decision import Menu
from trilobite.core.session import begin
from trilobite.games.origins.board import is_fed, put_migrant
from trilobite.games.origins.spread import (
    ALL_COLOURS,
    COMPANIES,
    MOVE,
    Origin,
    ends,
    explore_from,
    may_scatter,
    offer_ends,
)
from trilobite.games.origins.spread import origins as all_origins
from trilobite.games.origins.state import NOBODY, Origins, Player


def spreading(black: dict[str, Any], white: dict[str, Any] | None = None, **more: Any) -> Table:
    """Black uses SPREAD in their upper row, without climate tokens unless they are given."""
    players = {"black": black, "white": white or {}}
    table = Table(acting("black", player=players, **{"climate": {}, **more}))
    table.answer("use spread 0")
    return table


@pytest.mark.clause("G5a.1", "G5b.1", "G6.1", "G6a.1", "G6a.3", "G6b.1", "G6d.2", "B3b.4")
def test_a_new_migrant_comes_as_far_as_energy_allows() -> None:
    table = spreading({"migrants": ["zimbabwe"]})
    assert table.offers == ["move zimbabwe", "new zimbabwe"]
    table.answer("new zimbabwe")
    reached = set(table.offered("to"))
    assert {"zimbabwe-s", "central-africa-s", "zimbabwe-n", "congo-s", "egypt-s"} <= reached
    assert "central-africa-n" not in reached
    assert not {"zanzibar-channel", "benguela-current"} & reached
    table.answer("to egypt-s")
    assert table.player("black")["migrants"] == ["egypt-s", "zimbabwe"]
    assert table.player("black")["supply"] == 10


@pytest.mark.clause("G6b.1")
@pytest.mark.parametrize(("maritime", "comes"), [(0, False), (2, False), (3, True)])
def test_water_spaces_by_maritime_level(maritime: int, comes: bool) -> None:
    """ORI-EX-30."""
    table = spreading(
        {"migrants": ["zimbabwe-n"], "technology": {"maritime": maritime, "energy": 4}}
    )
    table.answer("move zimbabwe-n")
    assert ("madagascar-se" in table.offered("to")) is comes


@pytest.mark.clause("G6a.2", "G6c.1", "G6c.2", "AMB-11")
def test_nobody_sets_out_twice_without_blitzkrieg() -> None:
    black: dict[str, Any] = {
        "migrants": ["zimbabwe", "egypt-s"],
        "cities": {"central-africa": "sorghum"},
    }
    more: dict[str, Any] = {"moved": ["egypt-s"], "built": ["central-africa"]}
    table = spreading(black, **more)
    assert table.offers == ["move zimbabwe", "new zimbabwe"]
    assert table.refusals["move egypt-s"] == "G6c.1"
    assert table.refusals["new-from-city central-africa"] == "G6c.1"
    black["cities"] = {"central-africa": "sorghum", "northern-siberia": "horse"}
    table = spreading(black, **more)
    assert {"move egypt-s", "new-from-city central-africa"} <= set(table.offers)
    table.answer("new-from-city central-africa")
    assert "central-africa-n" in table.offered("to")


@pytest.mark.clause("G6d.1")
def test_passing_others_needs_their_leave() -> None:
    black = {"migrants": ["new-zealand-sw"], "technology": {"footprint": 4}}
    white = {"migrants": ["new-zealand-se", "fiji-basin-s"]}
    table = spreading(black, white)
    table.answer("new new-zealand-sw")
    assert table.offered("to") == []
    assert table.offered("to-with-leave") == ["new-zealand-n", "new-zealand-ne"]
    table.answer("to-with-leave new-zealand-ne")
    assert (table.decider, table.kind) == ("white", "leave")
    table.answer("refuse")
    assert table.player("black")["migrants"] == ["new-zealand-sw"]
    table = spreading(black, white)
    table.answer("new new-zealand-sw")
    table.answers("to-with-leave new-zealand-ne", "grant")
    assert table.player("black")["migrants"] == ["new-zealand-ne", "new-zealand-sw"]


@pytest.mark.clause("G6f.1", "G6f.2", "G6g.1")
def test_no_step_between_two_uninhabitable_hexes() -> None:
    """ORI-EX-32. At footprint 3 deserts count as habitable."""
    climate = {"western-australia": "desert", "northern-australia": "jungle"}
    for footprint, comes in ((1, False), (3, True)):
        table = spreading(
            {
                "migrants": ["flores"],
                "technology": {"maritime": 1, "footprint": footprint, "energy": 4},
            },
            climate=climate,
        )
        table.answer("move flores")
        assert ("australian-interior" in table.offered("to")) is comes


@pytest.mark.clause("D4.3", "D4b.1", "D4b.2")
def test_trapped_people_may_scatter() -> None:
    """Hawaii is the only land for miles."""
    table = Table(
        acting("black", climate={}, player={"black": {"migrants": ["hawaii"]}}), variants=ADVANCED
    )
    assert "use spread 0" in table.offers
    table.answer("use spread 0")
    assert table.kind == "diaspora-from"
    table.answer("move hawaii")
    assert table.offers == ["to papua-n", "to coral-sea-n"]
    table.answer("to papua-n")
    assert table.player("black")["migrants"] == ["papua-n"]


# --- quick looks, and the whole map --------------------------------------------------------


@pytest.mark.parametrize("variants", [[], ["advanced", "sea-people"], ["yrr"]], ids=str)
def test_quick_looks_find_what_the_whole_map_has(variants: list[str]) -> None:
    """G6d.1, D4.3. On maps full of Migrants: whose leave opens which destination, of all who could
    give it, and whether everybody is trapped."""
    with_leave = 0
    for seed in range(12):
        g = crowded(variants, seed)
        for player in g.players:
            assert may_scatter(g, player) == is_trapped(g, player)
            for origin in all_origins(g, player, False):
                companies = offer_ends(g, player, origin, Menu(False))
                assert companies == by_company(g, player, origin)
                with_leave += len(companies)
    assert with_leave > 0


def crowded(variants: list[str], seed: int) -> Origins:
    """A game of four with Migrants all over the map."""
    session = begin(origins(players=4, variants=variants), seed, listen=False)
    random = Random(seed)
    while "spread" not in str(session.pending):
        decision = session.decision_for(session.deciders()[0])
        assert decision is not None
        session.choose(random.choice(decision.options), decision.seat)
    state = session.state
    assert isinstance(state, Origins)
    g = state.copy()
    for space in range(len(g.migrants)):
        player = random.choice(g.players)
        if g.migrants[space] == NOBODY and player.supply > 0 and random.random() < seed / 12:
            put_migrant(g, player, space)
    return g


def by_company(g: Origins, player: Player, origin: Origin) -> dict[int, int]:
    """Destinations that need leave, and whose: every company is looked at."""
    known = ends(g, player, explore_from(g, player, origin, 0))
    found: dict[int, int] = {}
    for company in COMPANIES:
        if not company & g.refusing:
            for space in ends(g, player, explore_from(g, player, origin, company)):
                if space not in known:
                    found.setdefault(space, company)
    return found


def is_trapped(g: Origins, player: Player) -> bool:
    """Whether no way of anybody who could set out ends where there is enough for them."""
    ways = all_origins(g, player, False)
    for origin in ways:
        left = origin.place if origin.kind == MOVE else NOBODY
        for space in ends(g, player, explore_from(g, player, origin, ALL_COLOURS)):
            if is_fed(g, player, space, left):
                return False
    return bool(ways)

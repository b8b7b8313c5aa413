"""MAR-7.7. Wanderlust."""

from typing import Any

import pytest

from tests.marine.table import Table, acting, corner

START: dict[str, Any] = {
    "areas": {"wanderlust": ["worms", "sun"]},
    "species": {"d4": {"reptiles": 1}, "e3": {"reptiles": 1, "cephalopods": 2}},
    "stacks": [
        {"top": "kelp-forest", "below": 6},
        {"top": "land", "below": 6},
        {"top": "land", "below": 6},
    ],
}


@pytest.mark.clause("MAR-7.7.1", "MAR-7.7.2", "MAR-7.7.3", "MAR-7.7.4", "MAR-7.7.5", "MAR-7.7.6")
def test_a_new_tile() -> None:
    """f3 touches e3 and e4."""
    table = Table(acting("reptiles", "wan-1", **START))
    table.answer("stack 1")
    assert table.refusals["tile g1"] == "MAR-7.7.2"
    table.answers("tile f3", "token worms")
    assert len(table.offered("corner")) == 6
    table.answer(f"corner {corner('f3', 'e')}")
    assert table.position["tiles"]["f3"] == "kelp-forest"
    assert table.position["areas"]["wanderlust"] == ["sun"]
    assert table.vp("reptiles") == 3
    assert table.decider == "reptiles"
    assert table.offers == ["come e3 1", "done"]
    table.answer("come e3 1")
    assert table.decider == "cephalopods"
    table.answer("come e3 2", "draw terrain seamount")
    assert table.species("f3") == {"reptiles": 1, "cephalopods": 2}
    assert table.position["stacks"][0] == {"top": "seamount", "below": 5}
    assert table.kind == "turn"


@pytest.mark.clause("MAR-7.7.7", "MAR-7.7.9", "MAR-2.3.4")
def test_two_tokens_from_the_special_space() -> None:
    table = Table(acting("reptiles", "wan-3", tokens={corner("e3", "e"): "sun"}, **START))
    table.answers("stack 1", "tile f3", "token worms")
    assert corner("e3", "e") not in table.offered("corner")
    table.answer(f"corner {corner('f3', 'e')}")
    assert table.kind == "token-corner"
    table.answer(f"corner {corner('f3', 'ne')}")
    assert table.position["areas"].get("wanderlust") is None
    table.answers("come e3 1")
    assert table.view["endangered"] == {"d4": ["reptiles"], "e3": ["cephalopods"]}


@pytest.mark.clause("MAR-11.13")
def test_mimicry_comes_last() -> None:
    table = Table(
        acting("reptiles", "wan-1", **START)
        | {"areas": {}, "animal": {"cephalopods": {"traits": ["mimicry"]}}}
    )
    table.answers("stack 2", "tile f3", "done")
    table.answer("done", "draw terrain land")
    assert (table.kind, table.decider) == ("mimicry", "cephalopods")
    table.answer("follow")
    assert table.species("f3") == {"cephalopods": 1}

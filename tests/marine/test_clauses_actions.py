"""MAR-7. Actions: what the other tests of the actions leave open."""

from typing import Any

import pytest

from tests.marine.table import Table, acting, corner

R, C = "reptiles", "cephalopods"
ALL = ["reptiles", "cephalopods", "fishes", "crustaceans"]
SUN = corner("d4", "nw")

#: How many of each tile there are.
TILES = {
    "land": 8,
    "open-ocean": 8,
    "kelp-forest": 4,
    "coral-reef": 4,
    "seamount": 4,
    "seagrass-meadow": 4,
    "sand-plain": 4,
}
#: A grid that all of them fill, but for one hex.
GRID = [
    f"{column}{n}"
    for column, size in zip("abcdefg", (4, 5, 6, 7, 6, 5, 4), strict=True)
    for n in range(1, size + 1)
]


# --- MAR-7.2, MAR-7.3: Autotrophy and Depletion -------------------------------------------


@pytest.mark.clause("MAR-7.2.1")
def test_autotrophy_removes_or_exchanges() -> None:
    """One of the two, and once."""
    geyser = corner("d1", "nw")
    start = acting(R, "aut-2", areas={"autotrophy": ["sun"]}, tokens={geyser: "sun"})
    table = Table(start)
    assert table.offers == [f"exchange {geyser}", f"remove {geyser}", "decline"]
    table.answer(f"remove {geyser}")
    assert table.kind == "turn"
    assert table.position["areas"] == {"autotrophy": ["sun"]}
    table = Table(start)
    table.answer(f"exchange {geyser}")
    assert table.kind == "turn"
    assert table.position["tokens"] == {geyser: "sun"}


@pytest.mark.clause("MAR-7.2.6", "MAR-7.3.3")
def test_autotrophy_and_depletion_wait_for_tokens() -> None:
    """Both areas are empty at first; the first Reseed fills one, the second the other."""
    tokens = {corner("d1", "nw"): "sun", corner("d7", "sw"): "sun"}
    for space in ("aut-1", "aut-2", "dep-1"):
        table = Table(acting(R, space, tokens=tokens))
        assert table.kind == "turn"
        assert table.events.count("no-effect") == 1
        assert table.position["tokens"] == tokens
    missing = Table(acting(R, "dep-1", tokens=tokens, areas={"depletion": ["worms"]}))
    assert missing.events.count("no-effect") == 1
    table = Table(players=2, seed=1, animals=[R, C])
    while table.kind != "turn":
        table.answer(table.offers[0])
    filled = []
    for _ in range(3):
        areas = table.position["areas"]
        filled.append(("autotrophy" in areas, "depletion" in areas))
        table.answers("retrieve", "retrieve")
    assert filled == [(False, False), (True, False), (True, True)]


# --- MAR-7.5: Regression ------------------------------------------------------------------


@pytest.mark.clause("MAR-7.5.3", "MAR-7.5.5")
def test_a_cube_in_regression_stays_for_the_reseed() -> None:
    """The pawn is kicked out and the cube remains; in the Reseed it saves the token, and without
    it the other animal loses its own."""
    table = Table(
        {
            "turn": R,
            "areas": {"regression": ["worms"]},
            "special": {"sun": {"owner": C}},
            "animal": {R: {"display": ["worms"]}, C: {"display": ["worms"]}},
        },
        seed=1,
    )
    table.answers("basic reg-1", "protect")
    assert [table.animal(name)["display"] for name in (R, C)] == [["worms"], ["worms"]]
    table.answers("special sun reg-1", "decline")
    assert table.position["pawns"] == {"reg-1": "sun"}
    assert table.position["regression_cubes"] == [R]
    table.answer("retrieve")
    assert table.position["regression_cubes"] == [R]
    table.answer("retrieve")
    assert "reseed" in table.events
    assert [table.animal(name)["display"] for name in (R, C)] == [["worms"], []]


# --- MAR-7.7, MAR-7.8: Wanderlust and Tectonics -------------------------------------------


@pytest.mark.clause("MAR-7.7.8")
def test_wanderlust_without_tiles() -> None:
    tiles = [terrain for terrain, number in TILES.items() for _ in range(number)]
    planet = dict(zip(GRID, tiles, strict=False))
    table = Table(acting(R, "wan-1", tiles=planet, vents={}, tokens={SUN: "sun"}))
    assert len(planet) == 36
    assert table.kind == "turn"
    assert table.events.count("no-effect") == 1
    assert table.position["tiles"] == planet


@pytest.mark.clause("MAR-7.8.10")
def test_tokens_stay_around_a_new_vent() -> None:
    table = Table(acting(R, "tec-2"))
    tokens = table.position["tokens"]
    table.answers("tile d4", "geyser")
    assert table.position["vents"]["d4"] == "geyser"
    assert len(tokens) == 6
    assert table.position["tokens"] == tokens


@pytest.mark.clause("MAR-7.8.11")
@pytest.mark.parametrize(
    ("space", "vents"), [("tec-1", {}), ("tec-1", {"d1": "geyser"}), ("tec-2", {"d4": "geyser"})]
)
def test_tectonics_without_a_tile_that_will_do(space: str, vents: dict[str, str]) -> None:
    tiles = {"d4": "coral-reef", **({"d1": "land"} if "d1" in vents else {})}
    table = Table(acting(R, space, tiles=tiles, vents=vents))
    assert table.kind == "turn"
    assert table.events.count("no-effect") == 1
    assert table.position["vents"] == vents


# --- MAR-7.11: Evolution ------------------------------------------------------------------


@pytest.mark.clause(
    "MAR-7.11.1", "MAR-7.11.3", "MAR-7.11.4", "MAR-7.11.5", "MAR-7.11.6", "MAR-7.11.9"
)
@pytest.mark.parametrize(
    ("terrain", "hex", "vp"),
    [
        ("land", "d3", [1, 2, 4, 8]),
        ("kelp-forest", "c3", [0, 2, 4, 7]),
        ("coral-reef", "d4", [0, 2, 3, 6]),
        ("seamount", "c4", [0, 2, 3, 5]),
        ("seagrass-meadow", "e3", [0, 0, 2, 4]),
        ("sand-plain", "e4", [0, 0, 2, 3]),
        ("open-ocean", "d5", [0, 0, 1, 2]),
        ("vent", "d7", [0, 0, 0, 1]),
    ],
)
def test_places_and_numbers_of_every_terrain(terrain: str, hex: str, vp: list[int]) -> None:
    """Crustaceans have most species on the tile, reptiles fewest."""
    species = {hex: {name: number for number, name in enumerate(ALL, 1)}}
    table = Table(acting(R, "evo-1", evolution=[terrain], species=species, tokens={}), players=4)
    other = "c4" if hex == "d4" else "d4"
    assert table.refusals[f"tile {other}"] == "MAR-7.11.1"
    table.answer(f"tile {hex}")
    assert [table.vp(name) for name in ALL] == vp


@pytest.mark.clause("MAR-7.12.2")
def test_a_special_pawn_is_available_from_the_next_turn_on() -> None:
    """The action ends the turn; the others come first."""
    position: dict[str, Any] = {
        "turn": R,
        "special": {"sun": {"owner": C}},
        "animal": {R: {"display": ["sun"]}},
    }
    table = Table(position)
    assert table.offered("special") == []
    table.answers("basic dom-1", "dominate sun")
    assert table.decider == C
    assert table.offered("special") == []
    table.answer("basic dep-1")
    assert table.decider == R
    assert "sun abu-1" in table.offered("special")

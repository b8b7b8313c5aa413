"""C3, C4, C7, C9. Sea people, Yrr, solitaire, cooperation."""

from typing import Any

import pytest

from tests.origins.table import Table, acting, challenged

# --- C3 -----------------------------------------------------------------------------------


@pytest.mark.clause("C3a.1", "C3b.1", "C3c.1", "G:Habitable.1")
def test_sea_people_move_on_water() -> None:
    table = Table(
        acting("black", climate={}, player={"black": {"migrants": ["cape-of-good-hope"]}}),
        variants=["sea-people"],
    )
    table.answers("use spread 0", "move cape-of-good-hope")
    water = set(table.offered("to"))
    assert {"benguela-current", "algoa-bay", "agulhas-current"} <= water
    kinds = table.state.world
    names = [name for name in water if kinds.space_kind[kinds.space_ids.index(name)] == 0]
    assert names == []


@pytest.mark.clause("C3d.1", "G:Habitable.2")
def test_sea_people_build_in_the_sea() -> None:
    black = {
        "ruling": "industry",
        "migrants": ["taiwan-strait"],
        "technology": {"maritime": 1, "metallurgy": 2},
    }
    for climate, legal in (({}, False), ({"east-china-sea": "sea"}, True)):
        table = Table(
            acting("black", climate=climate, player={"black": black}), variants=["sea-people"]
        )
        assert any(key.startswith("use mine") for key in table.offers) is legal


@pytest.mark.clause("C3d.2")
def test_cooling_destroys_a_city_on_the_shelf() -> None:
    table = Table(
        challenged(
            "black",
            "grooming-and-gossip",
            climate={"japan": "sea"},
            player={"white": {"migrants": ["taiwan-strait"], "cities": {"japan": "seaweed"}}},
        ),
        variants=["sea-people"],
    )
    table.answer("hex alps")
    assert table.player("white")["cities"] == {}


# --- C4 -----------------------------------------------------------------------------------


@pytest.mark.clause("C4b.1", "C4c.1", "C4c.2", "AMB-55")
def test_in_yrr_people_cross_the_shore_to_build() -> None:
    black = {"ruling": "industry", "technology": {"maritime": 1}, "migrants": ["china", "egypt-s"]}
    table = Table(acting("black", player={"black": black, "white": {}}), variants=["yrr"])
    table.answers("use spread 0", "move china")
    assert "to taiwan-strait" in table.offers
    table.answer("to taiwan-strait")
    assert table.player("black")["migrants"] == ["egypt-s"]
    assert table.player("black")["dissidents"] == []


# --- C7 -----------------------------------------------------------------------------------


def alone(**position: Any) -> Table:
    return Table(position, mode="solitaire", seed=4)


@pytest.mark.clause("C7f.1", "AMB-24", "C7h.1")
def test_alone_the_gods_must_be_challenged() -> None:
    table = alone(round=1, elders={"knife": {"black": 1}})
    assert "challenge" not in table.events
    table = alone(round=2)
    assert "challenge" in table.events
    table = alone(round=2, epoch=2, deck=[0, 0, 4, 2], player={"black": {"portents": ["comet-1"]}})
    assert "comet" in table.events


@pytest.mark.clause("C7g.1", "AMB-25")
def test_the_price_alone() -> None:
    table = Table(
        challenged(
            "black",
            "grooming-and-gossip",
            "auction",
            elders={"knife": {"black": 2}},
            player={"black": {"brain": [3, 1, 1], "dissidents": ["crown"]}},
        ),
        mode="solitaire",
    )
    assert table.offers == ["pass", "bid 2"]
    table = Table(
        challenged("black", "grooming-and-gossip", "auction", elders={"knife": {"black": 1}}),
        mode="solitaire",
    )
    assert table.offers == ["pass", "bid 1"]


@pytest.mark.clause("C7e.1", "C7j.1", "C7j.2")
def test_acts_of_god_bring_chaos_alone() -> None:
    cities = {"zimbabwe": "ivory", "egypt": "gold"}
    table = Table(
        {
            "turn": "black",
            "round": 2,
            "climate": {},
            "agenda": ["struck black famine", "activity black"],
            "player": {"black": {"cities": cities, "migrants": ["spain"]}},
        },
        mode="solitaire",
    )
    table.answer("lose-city egypt")
    player = table.player("black")
    assert (player["dissidents"], player["urbanisation"]) == (["crown"], 1)
    assert player["technology"]["footprint"] == 2


@pytest.mark.clause("C7.1", "AMB-27")
def test_no_interactions_alone() -> None:
    table = Table(
        acting("black", climate={}, player={"black": {"ruling": "politics"}}), mode="solitaire"
    )
    assert table.refusals["use war 1"] == "C7.1"


@pytest.mark.clause("C7d.1")
def test_alone_the_climate_hits_cities() -> None:
    table = Table(
        challenged(
            "black",
            "barter",
            epoch=2,
            round=3,
            climate={"india": "jungle"},
            player={"black": {"cities": {"egypt": "gold"}, "migrants": ["spain"]}},
        ),
        mode="solitaire",
    )
    assert table.player("black")["cities"] == {}
    assert table.view["climate"] == {"egypt": "desert"}


# --- C9 -----------------------------------------------------------------------------------


@pytest.mark.clause("C9b.1", "C9c.1")
def test_together_only_crown_one_challenges() -> None:
    elders = {"knife": {"black": 1, "white": 1}}
    table = Table({"round": 2, "turn": "white", "elders": elders}, mode="cooperative", seed=1)
    assert table.kind == "row"
    table = Table({"round": 2, "turn": "black", "elders": elders}, mode="cooperative", seed=1)
    assert "challenge" in table.events


@pytest.mark.clause("C9d.1", "C9d.2", "AMB-65")
def test_xenophobia() -> None:
    """ORI-EX-08."""
    table = Table(
        acting(
            "black",
            climate={},
            player={
                "black": {
                    "ruling": "politics",
                    "migrants": ["zimbabwe"],
                    "technology": {"metallurgy": 2, "footprint": 3},
                },
                "white": {"migrants": ["spain"], "cities": {"egypt": "gold"}},
            },
        ),
        mode="cooperative",
    )
    table.answer("move zimbabwe")
    assert table.player("black")["cities"] == {"egypt": "gold"}
    assert table.player("white")["dissidents"] == ["crown"]

"""G7, G8, B9c. Cities."""

from typing import Any

import pytest

from tests.origins.table import ADVANCED, Table, acting


def miner(ruling: str = "industry", /, **black: Any) -> Table:
    """Black uses their upper row in the advanced game."""
    part = {"ruling": ruling, **black}
    return Table(acting("black", climate={}, player={"black": part}), variants=ADVANCED)


@pytest.mark.clause("G7.1", "G7c.1", "G7d.1", "B3f.1", "B6.1", "G5c.1")
def test_a_luxury_asks_for_its_technology() -> None:
    table = miner(migrants=["zimbabwe", "egypt-s"])
    assert table.refusals["use mine-luxury 1"] == "G7.1"
    table = miner(migrants=["zimbabwe", "egypt-s"], technology={"metallurgy": 2})
    table.answer("use mine-luxury 1")
    player = table.player("black")
    assert player["cities"] == {"zimbabwe": "ivory"}
    assert player["migrants"] == ["egypt-s"]
    assert (player["supply"], player["blocks"]) == (11, 9)


@pytest.mark.clause("B3f.1")
@pytest.mark.parametrize(("metallurgy", "legal"), [(3, False), (4, True)])
def test_middle_east_oil(metallurgy: int, legal: bool) -> None:
    """ORI-EX-01."""
    black = {
        "ruling": "industry",
        "migrants": ["middle-east-n", "egypt-s"],
        "technology": {"metallurgy": metallurgy},
    }
    table = Table(acting("black", climate={}, player={"black": black}))
    table.answer("use mine 2")
    assert ("build middle-east crude-oil" in table.offers) is legal


@pytest.mark.clause("G8.1", "G8a.1", "G8b.1", "G8c.1", "AMB-14")
def test_the_option_of_the_basic_game() -> None:
    """ORI-EX-35."""
    black = {
        "migrants": ["central-africa-s"],
        "technology": {"footprint": 2},
    }
    table = Table(acting("black", climate={}, player={"black": {"ruling": "politics", **black}}))
    assert table.refusals["use cultivate 2"] == "G8.1"
    assert table.refusals["use war 1"] == "C1a.1"
    table = Table(acting("black", climate={}, player={"black": {"ruling": "culture", **black}}))
    table.answer("use domesticate 2")
    assert table.player("black")["cities"] == {"central-africa": "guinea-fowl"}


@pytest.mark.clause("G7.5", "B3a.2", "G:Cover.1")
def test_nobody_builds_under_a_token_or_on_the_ocean() -> None:
    black = {
        "ruling": "industry",
        "migrants": ["congo-s", "zimbabwe-s"],
        "technology": {"metallurgy": 6, "maritime": 8},
    }
    position = acting("black", climate={"congo": "jungle"}, player={"black": black})
    table = Table(position)
    table.answer("use mine 2")
    assert "build zimbabwe ivory" in table.offers
    assert table.refusals["build congo copper"] == "G7.5"


@pytest.mark.clause("G7.2", "G7.4", "AMB-13")
def test_the_second_resource_and_the_same_again() -> None:
    """ORI-EX-33."""
    black = {
        "ruling": "politics",
        "inventions": ["cooking-pit"],
        "cities": {"southern-africa": "gold"},
        "migrants": ["zimbabwe-n"],
        "technology": {"metallurgy": 2},
    }
    position = acting("black", "inventions", climate={}, player={"black": black})
    table = Table(position, variants=ADVANCED)
    table.answer("use mine-metal 0")
    player = table.player("black")
    assert player["technology"]["metallurgy"] == 3
    assert (player["cities"], player["migrants"]) == ({"southern-africa": "gold"}, ["zimbabwe-n"])


@pytest.mark.clause("B9c.1", "G7.3")
def test_without_a_block_a_city_moves() -> None:
    hexes = {
        "southern-africa": "gold",
        "egypt": "gold",
        "central-africa": "sorghum",
        "france": "cattle",
        "iran": "wheat",
        "himalaya": "camel",
        "china": "pig",
        "yakutia": "mammoth-ivory",
        "manchuria": "soybean",
        "andes": "groundnut-oil",
    }
    table = miner(cities=hexes, migrants=["zimbabwe", "chile-s"], technology={"metallurgy": 2})
    table.answers("use mine-luxury 1", "build zimbabwe ivory", "lose-city andes", "to andes-s")
    player = table.player("black")
    assert player["urbanisation"] == 10
    assert "andes" not in player["cities"]
    assert player["migrants"] == ["andes-s", "chile-s"]

"""The parts of worked examples that no check file can state; the others are in tests/vectors."""

from typing import Any

import pytest

from tests.marine.table import Table, acting
from trilobite.core.errors import ChanceError
from trilobite.games.marine.planet import gain_vp
from trilobite.games.marine.state import BY_CARDS


def turn_up(card: str, deck: int) -> Table:
    """A table at which this card comes from a deck of so many cards."""
    position: dict[str, Any] = {
        "agenda": ["refill reptiles", "turn reptiles"],
        "row": ["fertile", "predator", "omnivore", "biodiversity"],
        "deck": deck,
    }
    return Table(position, chance=(f"draw evolution {card}",))


@pytest.mark.clause("MAR-3.18")
def test_mar_ex_11() -> None:
    """MAR-EX-11, the packet at the bottom. A check file can only state draws that are possible,
    not that one is impossible."""
    for deck in range(6, 26):
        with pytest.raises(ChanceError, match="cannot be drawn here"):
            turn_up("asteroid", deck)
    for deck in range(1, 6):
        assert turn_up("asteroid", deck).position["row"][-1] == "asteroid"
    with pytest.raises(ChanceError, match="cannot be drawn here"):
        turn_up("ecodiversity", 1)


@pytest.mark.clause("MAR-11.21", "MAR-2.7.3")
def test_mar_ex_59() -> None:
    """MAR-EX-59, the fall. No action and no card of the box takes VP during play, so a check file
    cannot lead there."""
    table = Table(
        acting(
            "reptiles",
            "evo-1",
            evolution=["open-ocean"],
            species={"d6": {"cephalopods": 2, "reptiles": 1}},
            animal={"reptiles": {"vp": 19, "traits": ["sentience"]}},
        )
    )
    table.answer("tile d6")
    assert (table.vp("reptiles"), table.animal("reptiles")["pawns"]) == (20, 8)
    gain_vp(table.state, table.state.animals[0], -2, BY_CARDS)
    assert (table.vp("reptiles"), table.animal("reptiles")["pawns"]) == (18, 8)

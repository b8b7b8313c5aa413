"""How the events of Bios: Origins are read."""

from typing import ClassVar

from trilobite.core.state import State
from trilobite.games.origins.cards import COLOUR_NAMES
from trilobite.games.origins.state import Origins
from trilobite.lab.reading import Reading


class OriginsReading(Reading):
    """Cards are Challenges, which become Foundations, and Ideas, which become Inventions."""

    clock: ClassVar[str] = "round"
    things: ClassVar[tuple[str, ...]] = (
        "challenge",
        "idea",
        "comet",
        "philosophy",
        "catastrophe",
        "event",
        "end",
        "effect",
        "track",
        "resource",
        "discipline",
        "measure",
        "brain",
        "tile",
        "terrain",
    )
    causes: ClassVar[dict[str, tuple[str, ...]]] = {
        "migrant-lost": ("struck", "starved", "attack", "catastrophe", "chaos", "acts"),
        "city-lost": ("struck", "starved", "attack", "catastrophe", "chaos", "acts"),
    }
    milestones: ClassVar[tuple[str, ...]] = (
        "foundation",
        "invention",
        "city-built",
        "encephalisation",
        "revolution",
    )
    cards: ClassVar[tuple[str, ...]] = ("foundation", "invention")

    def owners(self, state: State) -> dict[str, dict[int, int]]:
        assert isinstance(state, Origins)
        return {"colour": {player.colour: player.seat for player in state.players}}

    def plays(self, state: State, seat: int) -> str:
        assert isinstance(state, Origins)
        mine = [player.colour for player in state.players if player.seat == seat]
        return "+".join(COLOUR_NAMES[colour] for colour in sorted(mine))

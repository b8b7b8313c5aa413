"""How the events of Bios: Origins are read."""

from typing import ClassVar, Final

from trilobite.core.state import State
from trilobite.games.origins.cards.types import COLOUR_NAMES, DISCIPLINE_NAMES, DISCIPLINES
from trilobite.games.origins.scoring import cancelled, score
from trilobite.games.origins.state import Origins
from trilobite.lab.reading import Reading


class OriginsReading(Reading[State]):
    """Cards are Challenges, which become Foundations, and Ideas, which become Inventions."""

    clock: ClassVar[str] = "round"
    things: ClassVar[tuple[str, ...]] = (
        "challenge",
        "idea",
        "comet",
        "philosophy",
        "catastrophe",
        "fate",
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
    parts: ClassVar[tuple[str, ...]] = ("comet",)

    def owners(self, state: State) -> dict[str, dict[int, int]]:
        assert isinstance(state, Origins)
        return {"colour": {player.colour: player.seat for player in state.players}}

    def plays(self, state: State, seat: int) -> str:
        assert isinstance(state, Origins)
        mine = [player.colour for player in state.players if player.seat == seat]
        return "+".join(COLOUR_NAMES[colour] for colour in sorted(mine))

    def marks(self, state: State, seat: int) -> dict[str, str]:
        """The crown with which a seat began, and the discipline that was its result (I0.2); the
        first of equals."""
        assert isinstance(state, Origins)
        player = state.players[seat]
        struck = cancelled(state)
        counting = [one for one in DISCIPLINES if one != struck]
        best = max(counting, key=lambda one: score(state, player, one))
        return {"crown": f"crown-{player.crown}", "discipline": DISCIPLINE_NAMES[best]}


READING: Final = OriginsReading()

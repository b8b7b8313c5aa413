"""How the events of Dominant Species: Marine are read."""

from typing import ClassVar, Final

from trilobite.core.state import State
from trilobite.games.marine.cards.types import ANIMAL_NAMES
from trilobite.games.marine.state import Marine
from trilobite.lab.reading import Reading


class MarineReading(Reading):
    """Cards are evolution cards and traits; an animal's events belong to its player."""

    clock: ClassVar[str] = ""
    things: ClassVar[tuple[str, ...]] = (
        "evolution",
        "trait",
        "end",
        "space",
        "action",
        "kind",
        "terrain",
        "element",
        "stack",
    )
    #: Species are lost to a card, to the end of a round, or to what a pawn does.
    causes: ClassVar[dict[str, tuple[str, ...]]] = {
        "species-eliminated": ("card-resolved", "extinction", "pawn-placed", "special-placed")
    }
    milestones: ClassVar[tuple[str, ...]] = ("control", "tile-placed", "survival-card")
    cards: ClassVar[tuple[str, ...]] = ("card-resolved", "trait")

    def owners(self, state: State) -> dict[str, dict[int, int]]:
        assert isinstance(state, Marine)
        return {"animal": {animal.number: animal.seat for animal in state.animals}}

    def turn(self, state: State) -> int | None:
        assert isinstance(state, Marine)
        return state.round

    def plays(self, state: State, seat: int) -> str:
        assert isinstance(state, Marine)
        mine = [animal.number for animal in state.animals if animal.seat == seat]
        return "+".join(ANIMAL_NAMES[number] for number in sorted(mine))


READING: Final = MarineReading()

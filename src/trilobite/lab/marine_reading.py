"""How the events of Dominant Species: Marine are read."""

from typing import ClassVar, Final

from trilobite.games.marine.cards.words import ANIMAL_NAMES
from trilobite.games.marine.state import Marine
from trilobite.lab.reading import Reading


class MarineReading(Reading[Marine]):
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

    def owners(self, state: Marine) -> dict[str, dict[int, int]]:
        return {"animal": {animal.number: animal.seat for animal in state.animals}}

    def turn(self, state: Marine) -> int | None:
        return state.round

    def plays(self, state: Marine, seat: int) -> str:
        mine = [animal.number for animal in state.animals if animal.seat == seat]
        return "+".join(ANIMAL_NAMES[number] for number in sorted(mine))


READING: Final = MarineReading()

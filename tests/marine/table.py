"""A small table for rule tests: a position, scripted chance, answers by key."""

from typing import Any

from tests.rule_table import RuleTable
from trilobite.games.marine.cards.build import default_cards
from trilobite.games.marine.cards.words import ANIMAL_NAMES
from trilobite.games.marine.game import MarineGame
from trilobite.games.marine.hexes import CORNER_NAMES, corner_named
from trilobite.games.marine.setup_options import read_setup
from trilobite.games.marine.state import Marine


def marine(**options: Any) -> MarineGame:
    """A game with the built-in components."""
    return MarineGame(default_cards(), read_setup(options))


class Table(RuleTable[MarineGame, Marine]):
    """The animals are by default those of the food chain from its top, one for each seat, or with
    two-animals two."""

    def __init__(
        self,
        position: dict[str, Any] | None = None,
        *,
        chance: tuple[str, ...] = (),
        seed: int | None = None,
        **options: Any,
    ) -> None:
        options.setdefault("players", 2)
        if position is not None:
            both = "two-animals" in options.get("variants", [])
            number = 4 if both else options["players"]
            options.setdefault("animals", list(ANIMAL_NAMES[:number]))
        super().__init__(marine(**options), position, chance, seed)

    @property
    def decider(self) -> str:
        """The animal that decides now."""
        decision = self.session.decision_for(self.session.deciders()[0])
        assert decision is not None
        return self.game.words.name("animal", decision.context["animal"])

    def animal(self, name: str) -> dict[str, Any]:
        """An animal of the position."""
        found: dict[str, Any] = self.position["animal"][name]
        return found

    def vp(self, name: str) -> int:
        """The VP of an animal."""
        vp: int = self.animal(name)["vp"]
        return vp

    def species(self, hex: str) -> dict[str, int]:
        """The species on a hex by animal."""
        found: dict[str, int] = self.position["species"].get(hex, {})
        return found


# --- writing positions --------------------------------------------------------------------


def corner(hex: str, direction: str) -> str:
    """The name of a corner, seen from any of its hexes: `corner("d4", "nw")`."""
    return CORNER_NAMES[corner_named(hex, direction)]


def acting(animal: str, space: str, /, **position: Any) -> dict[str, Any]:
    """A position in which the animal is about to take the action of a space."""
    steps = [f"action {animal} {space}", f"end-of-turn {animal}", f"turn {animal}"]
    return {"turn": animal, "agenda": steps, **position}


def resolving(animal: str, card: str, x: int = 1, /, **position: Any) -> dict[str, Any]:
    """A position in which the animal is about to resolve a card on row space `x`. The deck is empty
    and the Asteroid discarded, so that nothing happens when the card has left the row."""
    fillers = ["fertile", "biodiversity", "ecodiversity", "omnivore", "predator"]
    row = [name for name in fillers if name != card][: x - 1]
    steps = [f"card {animal} {card} {x}", f"end-of-turn {animal}", f"turn {animal}"]
    done = {"discard": [] if card == "asteroid" else ["asteroid"], "deck": 0}
    return {"turn": animal, "agenda": steps, "row": [*row, card], **done, **position}

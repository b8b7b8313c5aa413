"""A small table for rule tests: a position, scripted chance, answers by key."""

from collections.abc import Mapping
from typing import Any

from trilobite.core.chance import Answer, Chance
from trilobite.core.record import entry_of
from trilobite.core.session import begin
from trilobite.games.marine.cards.build import default_cards
from trilobite.games.marine.cards.words import ANIMAL_NAMES
from trilobite.games.marine.game import MarineGame
from trilobite.games.marine.hexes import CORNER_NAMES, corner_named
from trilobite.games.marine.setup_options import read_setup
from trilobite.games.marine.state import Marine


def marine(**options: Any) -> MarineGame:
    """A game with the built-in components."""
    return MarineGame(default_cards(), read_setup(options))


class Table:
    """Plays from a position. Chance comes from `chance` lines (`"draw element sun"`) given
    beforehand or with the answers that lead to them; without any the game waits there. The animals
    are by default those of the food chain from its top, one for each seat, or with two-animals
    two."""

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
        self.game = marine(**options)
        self.chance = Chance(seed)
        self.add_chance(*chance)
        start = None if position is None else self.game.from_position(position)
        self.session = begin(self.game, start=start, chance=self.chance)

    def add_chance(self, *lines: str) -> None:
        """Scripts further draws."""
        for line in lines:
            entry = entry_of(f"~ {line}", self.game.words)
            assert not isinstance(entry, Answer)
            self.chance.script.append(entry)

    def answer(self, key: str, *chance: str) -> None:
        """Answers for whoever must decide, with the chance that follows."""
        self.add_chance(*chance)
        self.session.choose(key, self.session.deciders()[0])

    def answers(self, *keys: str) -> None:
        """Several answers in a row."""
        for key in keys:
            self.answer(key)

    @property
    def state(self) -> Marine:
        """The state as it is now."""
        assert isinstance(self.session.state, Marine)
        return self.session.state

    @property
    def position(self) -> dict[str, Any]:
        """The position as it is now."""
        return self.game.position(self.state)

    @property
    def view(self) -> Mapping[str, Any]:
        """The view of a spectator as it is now."""
        return self.game.view(self.state, None)

    @property
    def decider(self) -> str:
        """The animal that decides now."""
        decision = self.session.decision_for(self.session.deciders()[0])
        assert decision is not None
        return self.game.words.name("animal", decision.context["animal"])

    @property
    def kind(self) -> str | None:
        """The kind of the pending decision."""
        seats = self.session.deciders()
        decision = self.session.decision_for(seats[0]) if seats else None
        return None if decision is None else decision.kind

    @property
    def offers(self) -> list[str]:
        """The options of the pending decision."""
        return self.session.keys(self.session.deciders()[0])

    def offered(self, verb: str) -> list[str]:
        """The arguments of the options with a verb."""
        return [key.partition(" ")[2] for key in self.offers if key.split()[0] == verb]

    @property
    def refusals(self) -> dict[str, str]:
        """What is refused now, with the clause."""
        return {
            self.game.words.key(refusal.option): refusal.reason.clause
            for refusal in self.session.refusals(self.session.deciders()[0])
        }

    @property
    def events(self) -> list[str]:
        """The verbs of all events so far."""
        return [event[0] for event in self.session.log]

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

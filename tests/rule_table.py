"""A small table for rule tests of any game: a position, scripted chance, answers by key."""

from collections.abc import Mapping
from typing import Any, Generic, TypeVar, cast

from trilobite.core.chance import Answer, Chance
from trilobite.core.game import AnyGame
from trilobite.core.record import entry_of
from trilobite.core.session import begin
from trilobite.core.state import State

G = TypeVar("G", bound=AnyGame)
S = TypeVar("S", bound=State)


class RuleTable(Generic[G, S]):
    """Plays from a position, or from the set-up. Chance comes from `chance` lines (`"roll 1 2"`,
    `"draw event x"`) given beforehand or with the answers that lead to them; without any the game
    waits there."""

    def __init__(
        self,
        game: G,
        position: dict[str, Any] | None,
        chance: tuple[str, ...],
        seed: int | None,
    ) -> None:
        self.game = game
        self.chance = Chance(seed)
        self.add_chance(*chance)
        start = None if position is None else game.from_position(position)
        self.session = begin(game, start=start, chance=self.chance)

    def add_chance(self, *lines: str) -> None:
        """Scripts further rolls and draws."""
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
    def state(self) -> S:
        """The state as it is now."""
        return cast(S, self.session.state)

    @property
    def position(self) -> dict[str, Any]:
        """The position as it is now."""
        return self.game.position(self.state)

    @property
    def view(self) -> Mapping[str, Any]:
        """The view of a spectator as it is now."""
        return self.game.view(self.state, None)

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

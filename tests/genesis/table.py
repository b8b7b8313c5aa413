"""A small table for rule tests: a position, scripted dice, answers by key."""

from collections.abc import Mapping
from typing import Any

from trilobite.core.chance import Answer, Chance
from trilobite.core.record import entry_of
from trilobite.core.session import begin
from trilobite.games.genesis.cards.build import default_cards
from trilobite.games.genesis.game import GenesisGame
from trilobite.games.genesis.setup_options import read_setup
from trilobite.games.genesis.state import Genesis


def genesis(**options: Any) -> GenesisGame:
    """A game with the built-in cards."""
    return GenesisGame(default_cards(), read_setup(options))


class Table:
    """Plays from a position. Chance comes from `chance` lines (`"roll 1 2"`, `"draw event x"`)
    given beforehand or with the answers that lead to them; without any the game waits there."""

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
            defaults = ["red", "yellow", "green", "blue"]
            options.setdefault("colours", defaults[: max(2, options["players"])])
        self.game = genesis(**options)
        self.chance = Chance(seed)
        self.add_chance(*chance)
        start = None if position is None else self.game.from_position(position)
        self.session = begin(self.game, start=start, chance=self.chance)

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
    def state(self) -> Genesis:
        """The state as it is now."""
        assert isinstance(self.session.state, Genesis)
        return self.session.state

    @property
    def position(self) -> dict[str, Any]:
        """The position as it is now."""
        return self.game.position(self.state)

    @property
    def view(self) -> Mapping[str, Any]:
        """The public view as it is now."""
        return self.game.view(self.state, None)

    @property
    def decider(self) -> str:
        """The colour that decides now (the first seat's colour in solitaire)."""
        seat = self.session.deciders()[0]
        for player in self.state.players:
            if player is not None and player.seat == seat:
                return self.game.words.name("player", player.number)
        raise AssertionError("nobody decides")

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

    @property
    def refusals(self) -> dict[str, str]:
        """What is refused now, with the clause."""
        return {
            self.game.words.key(refusal.option): refusal.reason.clause
            for refusal in self.session.refusals(self.session.deciders()[0])
        }

    def organism(self, name: str) -> dict[str, Any]:
        """An organism of the position."""
        found: dict[str, Any] = self.position["organism"][name]
        return found

    def pool(self, colour: str) -> str:
        """A player's catalysts as letters."""
        pool: str = self.position["player"][colour]["pool"]
        return pool

    def has(self, name: str) -> bool:
        """Whether an organism is in play."""
        return name in self.position["organism"]

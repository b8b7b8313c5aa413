"""A small table for rule tests: a position, scripted dice, answers by key."""

from typing import Any

from tests.rule_table import RuleTable
from trilobite.games.genesis.cards.build import default_cards
from trilobite.games.genesis.game import GenesisGame
from trilobite.games.genesis.setup_options import read_setup
from trilobite.games.genesis.state import Genesis


def genesis(**options: Any) -> GenesisGame:
    """A game with the built-in cards."""
    return GenesisGame(default_cards(), read_setup(options))


class Table(RuleTable[GenesisGame, Genesis]):
    """A table of this game."""

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
        super().__init__(genesis(**options), position, chance, seed)

    @property
    def decider(self) -> str:
        """The colour that decides now (the first seat's colour in solitaire)."""
        seat = self.session.deciders()[0]
        for player in self.state.players:
            if player is not None and player.seat == seat:
                return self.game.words.name("player", player.number)
        raise AssertionError("nobody decides")

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


def told(table: Table, verb: str) -> list[str]:
    """What the events of one kind were about, in the order in which they happened."""
    words = table.game.words
    return [words.event_arguments(e)["a"][1] for e in table.session.log if e[0] == verb]


# --- writing positions --------------------------------------------------------------------


def red_assigns(organisms: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Red to assign while the ocean is active; Yellow follows."""
    return {
        "agenda": ["assign red", "assign yellow"],
        "active": ["ocean"],
        "organism": organisms,
        **more,
    }


def both_assign(organisms: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The same, and both have a blue catalyst."""
    pools = {"red": {"pool": "B"}, "yellow": {"pool": "B"}}
    return red_assigns(organisms, **{"player": pools, **more})


def red_in_space(organisms: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Red to assign to Mars or dust in the active cosmic row."""
    return {
        "agenda": ["assign red", "assign yellow"],
        "active": ["cosmic"],
        "refugium": {"mars-paleo-ocean": {}, "interplanetary-dust": {}},
        "player": {"red": {"pool": "B"}},
        "organism": organisms,
        **more,
    }


def icons(steps: list[str], organism: dict[str, Any], *chance: str, **options: Any) -> Table:
    """Some icons, and after them an assignment turn of Red's."""
    position = options.pop("position", {})
    return Table(
        {
            "phase": "event",
            "agenda": [*steps, "assign red"],
            "events_drawn": [step.split()[1] for step in steps],
            "events_this_turn": len(steps),
            "active": ["ocean"],
            "rows": {"ocean": ["clay-mound"]},
            "organism": organism,
            **position,
        },
        chance=chance,
        **options,
    )

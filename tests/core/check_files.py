"""Check files about a race, and about a position of Bios: Genesis."""

from collections.abc import Mapping
from typing import Any

from tests.sample_game import Course, Race
from trilobite.core.errors import OptionsError
from trilobite.core.game import AnyGame
from trilobite.core.state import State
from trilobite.core.vector import run_vector
from trilobite.games.genesis.cards.build import default_cards
from trilobite.games.genesis.game import GenesisGame
from trilobite.games.genesis.setup_options import read_setup

HEAD = """
id = "RACE-1"
title = "A race of two"
game = "race"
"""

# Runner 1 is one step ahead: runner 0 cannot walk. They have rested, so all they can do is roll.
POSITION = """
[position]
steps = [3, 4]
rested = [true, false]
sky = ["calm", "headwind"]
turn = 0
"""

# The same with runner 1 to move, who has a choice.
CHOICE = """
[position]
steps = [3, 4]
rested = [true, false]
sky = ["calm", "headwind"]
turn = 1
"""


GENESIS = """
id = "X"
title = "A step of the agenda"
game = "genesis"

[options]
players = 2
colours = ["red", "blue"]

[position]
phase = "{phase}"
agenda = ["{step}"]
events_drawn = ["pangea-breakup"]

[position.refugium.warm-pond]
bionts = "RB"
enzymes = "B"

[position.refugium.clay-mound]

[[step]]
"""


class NamedRace(Race):
    """A race whose runners have names, with a morning and an evening."""

    def player(self, state: State, seat: int) -> str:
        return ("anna", "bert", "cyril")[seat]

    def phase(self, state: Course) -> str:
        return "evening" if max(state.steps) > 10 else "morning"

    def view(self, state: Course, seat: int | None) -> Mapping[str, Any]:
        own = None if seat is None else state.steps[seat]
        return {**self.position(state), "own": own}


class BrokenRace(Race):
    """A race whose rules lose a component."""

    def check_components(self, state: State) -> None:
        raise AssertionError("a weather occurs twice")


def race(name: str, options: dict[str, Any]) -> AnyGame:
    """Makes the games that the files name."""
    if name == "named-race":
        return NamedRace(2)
    if name == "broken-race":
        return BrokenRace(2)
    if name == "genesis":
        return GenesisGame(default_cards(), read_setup(options))
    if name != "race":
        raise OptionsError(f"there is no game '{name}'")
    runners = options.get("runners", 2)
    if not isinstance(runners, int):
        raise OptionsError("runners must be a number")
    return Race(runners)


def problems(text: str, head: str = HEAD) -> list[str]:
    return run_vector(head + text, race).problems


def named(step: str, position: str = CHOICE) -> list[str]:
    """The problems of one step of a race whose runners have names."""
    return problems(f"{position}\n[[step]]\n{step}\n", HEAD.replace('"race"', '"named-race"'))


def genesis(fact: str) -> list[str]:
    """The problems of one fact about a position of Genesis."""
    text = GENESIS.format(phase="assignment", step="assign red")
    return problems(text + fact + "\n", head="")

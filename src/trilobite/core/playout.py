"""Bulk play: whole games without history, events or copies."""

from random import Random
from typing import Any

from trilobite.core.chance import Chance
from trilobite.core.decision import Decision, Option
from trilobite.core.drive import Drive
from trilobite.core.game import AnyGame
from trilobite.core.state import State


class Tally:
    """What a playout counted: its final state, its answers and its real choices."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.answers = 0
        #: Decisions with at least two options.
        self.choices = 0


def random_playout(game: AnyGame, seed: int) -> Tally:
    """Plays one game to the end with uniformly random answers."""
    chance = Chance(seed)
    pick = Random(f"{seed} answers").random
    state = game.setup(chance)
    state.chance = chance
    drive = Drive(game, state)
    choices = 0
    votes = 0
    ask = drive.run(None)
    while ask is not None:
        if isinstance(ask, Decision):
            options: list[Any] = ask.options  # compiled code would take options to pieces
            choices += 1
            ask = drive.run(options[int(pick() * len(options))])
        else:
            chosen: list[Option] = []
            for decision in ask.decisions:
                number = len(decision.options)
                choices += number > 1
                votes += number == 1
                chosen.append(decision.options[int(pick() * number)])
            ask = drive.run(chosen)
    tally = Tally(state)
    tally.answers = choices + votes + drive.settled
    tally.choices = choices
    return tally

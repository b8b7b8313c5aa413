"""Bulk play: whole games without history, events or copies."""

from random import Random

from trilobite.core.chance import Chance, nature_chooses
from trilobite.core.decision import NATURE, Decision, Option
from trilobite.core.errors import DeadEnd
from trilobite.core.game import Game
from trilobite.core.session import refuse_dead_end
from trilobite.core.state import State


class Tally:
    """What a playout counted: its final state, its answers and its real choices."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.answers = 0
        #: Decisions with at least two options.
        self.choices = 0


def random_playout(game: Game, seed: int) -> Tally:
    """Plays one game to the end with uniformly random answers."""
    chance = Chance(seed)
    pick = Random(f"{seed} answers").random
    state = game.setup(chance)
    state.chance = chance
    tally = Tally(state)
    choices = 0
    answers = 0
    while True:
        flow = game.next_step(state)
        if flow is None:
            tally.answers = answers
            tally.choices = choices
            return tally
        try:
            ask = next(flow)
            while True:
                if isinstance(ask, Decision):
                    options = ask.options
                    number = len(options)
                    answers += 1
                    if ask.seat == NATURE:
                        ask = flow.send(nature_chooses(options, chance))
                    elif number > 1:
                        choices += 1
                        ask = flow.send(options[int(pick() * number)])
                    elif number == 1:
                        ask = flow.send(options[0])
                    else:
                        raise DeadEnd(f"{game.name}: '{ask.kind}' offers nothing ({ask.clause})")
                else:
                    votes: list[Option] = []
                    refuse_dead_end(game, ask)
                    for decision in ask.decisions:
                        number = len(decision.options)
                        choices += number > 1
                        answers += 1
                        votes.append(decision.options[int(pick() * number)])
                    ask = flow.send(votes)
        except StopIteration:
            continue

"""Other programs that play games, as far as they are installed, for comparison."""

import time
from collections.abc import Iterator
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Any, Final

from trilobite.cli.speed import Contender, Playout, Round

if TYPE_CHECKING:
    from trilobite.envs.vector import VectorEnvironment

#: Catanatron's random players may go on for ever.
CATAN_TURNS: Final = 1000

#: Games of OpenSpiel with chance or hidden cards, of some weight.
OPEN_SPIEL: Final = ("backgammon", "gin_rummy")
RLCARD: Final = ("uno", "gin-rummy")

#: Games that a vectorised environment plays at once.
AT_ONCE: Final = 64


def catan_playout(seed: int) -> int:
    """One game of four random players of Catanatron."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
    choices = 0
    while game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
        holder = game if hasattr(game, "playable_actions") else game.state
        choices += len(holder.playable_actions) > 1
        game.play_tick()
    return choices


def open_spiel_playout(name: str) -> Playout:
    """Random games of OpenSpiel, whose rules are C++, driven from Python."""
    import pyspiel

    game = pyspiel.load_game(name)

    def playout(seed: int) -> int:
        random = Random(seed)
        state = game.new_initial_state()
        choices = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                choices += len(actions) > 1
                state.apply_action(actions[int(random.random() * len(actions))])
        return choices

    return playout


def rlcard_playout(name: str) -> Playout:
    """Random games of RLCard, with the observation it makes for each choice."""
    import rlcard

    env = rlcard.make(name)

    def playout(seed: int) -> int:
        random = Random(seed)
        env.seed(seed)
        state, _ = env.reset()
        choices = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            choices += len(actions) > 1
            state, _ = env.step(actions[int(random.random() * len(actions))])
        return choices

    return playout


def petting_zoo_playout(env: Any) -> Playout:
    """Random games of a PettingZoo environment, with an observation for each choice."""

    def playout(seed: int) -> int:
        random = Random(seed)
        env.reset(seed=seed)
        choices = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            actions = observation["action_mask"].view(bool).nonzero()[0]
            choices += len(actions) > 1
            env.step(int(actions[int(random.random() * len(actions))]))
        return choices

    return playout


class Vectorised(Contender):
    """Random games of a vectorised environment. Games that are not over at the end of a round go on
    in the next one."""

    def __init__(self, name: str, env: "VectorEnvironment") -> None:
        super().__init__(name, lambda _seed: 0)
        self._env: Final = env
        env.reset(seed=0)

    def measure(self, seconds: float) -> None:
        env = self._env
        games = 0
        steps = 0
        start = time.perf_counter()
        while (elapsed := time.perf_counter() - start) < seconds or steps == 0:
            terminations = env.step(env.random_actions())[2]
            games += int(terminations.sum())
            steps += 1
        self.rounds.append(Round(games, steps * env.num_envs, elapsed))


def players() -> Iterator[Contender]:
    """Programs that play without observing anything."""
    if find_spec("catanatron") is not None:
        yield Contender("Catanatron", catan_playout)
    if find_spec("pyspiel") is not None:
        for name in OPEN_SPIEL:
            yield Contender(f"OpenSpiel {name} (C++)", open_spiel_playout(name))


def our_environments(name: str, kind: str, players: int) -> list[Contender]:
    """The environments of a game: one game, and many at once; none if they are not installed."""
    if find_spec("pettingzoo") is None:
        return []
    from trilobite.envs.aec import Environment
    from trilobite.envs.specs import SPECS
    from trilobite.envs.vector import VectorEnvironment

    if name not in SPECS:
        return []
    spec = SPECS[name]
    one = petting_zoo_playout(Environment(spec, players=players))
    many = VectorEnvironment(name, AT_ONCE, copy=False, players=players)
    return [
        Contender(f"Trilobite {spec.id} ({kind})", one),
        Vectorised(f"Trilobite {spec.id}, {AT_ONCE} at once ({kind})", many),
    ]


def environments() -> Iterator[Contender]:
    """Other environments that give an observation for each choice."""
    if find_spec("pettingzoo") is not None and find_spec("pygame") is not None:
        from pettingzoo.classic.connect_four.connect_four import raw_env

        yield Contender("PettingZoo connect_four_v3", petting_zoo_playout(raw_env()))
    if find_spec("rlcard") is not None:
        for name in RLCARD:
            yield Contender(f"RLCard {name}", rlcard_playout(name))

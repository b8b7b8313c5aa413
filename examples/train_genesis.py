"""Teaches a small network to play Bios: Genesis for two, from nothing but wins and losses.

    pip install 'trilobite[envs,lab]'
    python examples/train_genesis.py --minutes 8

The learner sits at the Gymnasium environment `trilobite/Genesis-v2` against a random bot. Its
policy is a network with one hidden layer: the observation becomes 64 numbers, and each action is
scored by its own weights and by those of its verb, which it shares with all actions alike. After
each batch of games the policy moves towards what won more than expected (REINFORCE with a learned
baseline). Everything is NumPy; there is nothing else to install and nothing hidden.

The learning curve is measured in games that are not learned from, and drawn at the end.
"""

import argparse
import time
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from numpy.typing import NDArray

import trilobite.envs  # noqa: F401 - names the environments to Gymnasium
from trilobite.envs.expansion import Expansion

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

HIDDEN = 64
GAMES_A_BATCH = 8
LEARNING_RATE = 0.004
#: How much the policy is rewarded for staying undecided.
CURIOSITY = 0.01
#: The normal quantile of a 95 % interval.
Z = 1.96


class Choice(NamedTuple):
    """One choice of the learner: what it saw, what it could do and what it did."""

    places: Ints
    values: Floats
    legal: Ints
    action: int


class Network:
    """Scores for actions and an expectation of the reward, from an observation."""

    def __init__(self, expansion: Expansion, verbs: Ints, random: np.random.Generator) -> None:
        self.expansion = expansion
        #: The number of the verb of each action.
        self.verbs = verbs
        actions, kinds = len(verbs), int(verbs.max()) + 1
        self.weights: dict[str, Floats] = {
            "hidden": random.normal(0, 0.05, (expansion.size, HIDDEN)).astype(np.float32),
            "hidden_bias": np.zeros(HIDDEN, np.float32),
            "action": np.zeros((actions, HIDDEN), np.float32),
            "action_bias": np.zeros(actions, np.float32),
            "verb": np.zeros((kinds, HIDDEN), np.float32),
            "verb_bias": np.zeros(kinds, np.float32),
            "value": np.zeros(HIDDEN, np.float32),
            "value_bias": np.zeros(1, np.float32),
        }
        self._mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._steps = 0

    def forward(self, seen: Choice) -> tuple[Floats, Floats, float]:
        """The hidden layer, the chances of the legal actions, and the expected reward."""
        w = self.weights
        hidden = np.tanh(seen.values @ w["hidden"][seen.places] + w["hidden_bias"])
        verbs = self.verbs[seen.legal]
        scores = (w["action"][seen.legal] + w["verb"][verbs]) @ hidden
        scores += w["action_bias"][seen.legal] + w["verb_bias"][verbs]
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        return hidden, chances, float(w["value"] @ hidden + w["value_bias"][0])

    def learn(self, choices: list[Choice], rewards: list[float]) -> None:
        """Moves the weights towards choices that brought more than was expected."""
        w = self.weights
        slopes = {name: np.zeros_like(weight) for name, weight in w.items()}
        for seen, reward in zip(choices, rewards, strict=True):
            hidden, chances, expected = self.forward(seen)
            surprise = reward - expected
            verbs = self.verbs[seen.legal]
            push = -surprise * chances
            push[seen.legal == seen.action] += surprise
            undecided = -np.log(chances + 1e-9)
            push += CURIOSITY * chances * (undecided - chances @ undecided)
            back = push @ (w["action"][seen.legal] + w["verb"][verbs]) + 0.5 * surprise * w["value"]
            outer = np.outer(push, hidden)
            slopes["action"][seen.legal] += outer
            slopes["action_bias"][seen.legal] += push
            np.add.at(slopes["verb"], verbs, outer)
            np.add.at(slopes["verb_bias"], verbs, push)
            slopes["value"] += 0.5 * surprise * hidden
            slopes["value_bias"] += 0.5 * surprise
            back *= 1 - hidden**2
            slopes["hidden"][seen.places] += np.outer(seen.values, back)
            slopes["hidden_bias"] += back
        self._climb(slopes, len(choices))

    def _climb(self, slopes: dict[str, Floats], number: int) -> None:
        """One step of Adam, uphill."""
        self._steps += 1
        for name, total in slopes.items():
            slope = total / number
            self._mean[name] += 0.1 * (slope - self._mean[name])
            self._square[name] += 0.001 * (slope**2 - self._square[name])
            mean = self._mean[name] / (1 - 0.9**self._steps)
            square = self._square[name] / (1 - 0.999**self._steps)
            self.weights[name] += LEARNING_RATE * mean / (np.sqrt(square) + 1e-8)


def seen_by(observation: dict[str, Any], expansion: Expansion) -> Choice:
    """An observation as the network takes it: a place for each name, only what is not zero, large
    numbers tamed. No action yet."""
    places, values = expansion.sparse(observation["observation"])
    return Choice(places, np.log1p(values), np.flatnonzero(observation["action_mask"]), -1)


def play(
    env: Any, network: Network, random: np.random.Generator | None, seed: int | None = None
) -> tuple[list[Choice], float]:
    """One game: the learner's choices and the reward. Without random numbers it does what it
    thinks best, with them it tries other things too."""
    choices: list[Choice] = []
    observation, _ = env.reset(seed=seed)
    while True:
        seen = seen_by(observation, network.expansion)
        chances = network.forward(seen)[1]
        best = chances.argmax() if random is None else random.choice(len(chances), p=chances)
        action = int(seen.legal[best])
        choices.append(seen._replace(action=action))
        observation, reward, over, _, _ = env.step(action)
        if over:
            return choices, reward


def share_of_wins(env: Any, network: Network, games: int, first: int) -> tuple[float, float]:
    """The share of games won, of games that nobody learns from, and half its 95 % interval."""
    rewards = [play(env, network, None, first + game)[1] for game in range(games)]
    share = sum(reward > 0 for reward in rewards) / games
    return share, Z * sqrt(share * (1 - share) / games)


def draw(curve: list[tuple[float, float, float]], path: Path, title: str) -> None:
    """The learning curve as a picture."""
    from trilobite.lab import charts

    with charts.figure(7.0, 3.4) as (made, (axes,)):
        games, shares, spreads = (np.array(column) for column in zip(*curve, strict=True))
        axes.axhline(0.5, color=charts.SOFT, linewidth=1, linestyle=(0, (4, 3)))
        axes.fill_between(
            games, shares - spreads, shares + spreads, color=charts.ACCENT, alpha=0.18, linewidth=0
        )
        axes.plot(games, shares, "o-", color=charts.ACCENT, markersize=5)
        axes.set_ylim(0.3, 1.0)
        axes.yaxis.set_major_formatter(lambda value, _: f"{100 * value:.0f} %")
        axes.grid(axis="y", visible=True)
        axes.set_xlabel("games learned from")
        axes.set_title(title)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(charts.png(made))


def main() -> None:
    """Learns, measures and draws."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--minutes", type=float, default=8.0, help="for learning alone")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--variant", action="append", default=[])
    parser.add_argument("--measure", type=int, default=200, help="games for each point")
    parser.add_argument("--final", type=int, default=1000, help="games for the last figure")
    parser.add_argument("--points", type=int, default=10, help="of the curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learning-curve.png"))
    given = parser.parse_args()
    options = {"players": 2, "opponents": given.opponent, "variants": given.variant}
    env = gymnasium.make("trilobite/Genesis-v2", **options)
    test = gymnasium.make("trilobite/Genesis-v2", **options)
    table = env.unwrapped.table  # type: ignore[attr-defined]
    heads = [option[0] for option in table.actions.options]
    verbs = np.array([sorted(set(heads)).index(head) for head in heads])
    random = np.random.default_rng(given.seed)
    network = Network(Expansion(table.observation), verbs, random)
    env.reset(seed=given.seed)
    games, spent = 0, 0.0
    curve: list[tuple[float, float, float]] = []
    while True:
        if spent >= len(curve) * 60 * given.minutes / given.points:
            share, spread = share_of_wins(test, network, given.measure, 10_000_000)
            curve.append((games, share, spread))
            print(f"{spent:5.0f} s {games:6} games: wins {share:.1%} ± {spread:.1%}", flush=True)
            if spent >= 60 * given.minutes:
                break
        began = time.monotonic()
        choices: list[Choice] = []
        rewards: list[float] = []
        for _ in range(GAMES_A_BATCH):
            made, reward = play(env, network, random)
            choices += made
            rewards += [reward] * len(made)
        network.learn(choices, rewards)
        games += GAMES_A_BATCH
        spent += time.monotonic() - began
    share, spread = share_of_wins(test, network, given.final, 20_000_000)
    title = f"{share:.1%} ± {spread:.1%} of {given.final} games won against {given.opponent}"
    print(title)
    draw(curve, given.out, title)


if __name__ == "__main__":
    main()

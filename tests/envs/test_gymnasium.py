"""One learner among bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import trilobite.envs  # noqa: F401 - names the environments
from trilobite.core.errors import OptionsError
from trilobite.envs.single import SingleEnvironment
from trilobite.envs.specs import SPECS


def made(game: str = "genesis", **options: Any) -> SingleEnvironment:
    env = gymnasium.make(f"trilobite/{game.title()}-v{SPECS[game].version}", **options).unwrapped
    assert isinstance(env, SingleEnvironment)
    return env


def play(env: SingleEnvironment, seed: int) -> tuple[list[int], float, dict[str, Any]]:
    """A game at random: the actions, the reward and the last info."""
    pick = np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    actions = []
    while True:
        action = int(pick.choice(np.flatnonzero(observation["action_mask"])))
        actions.append(action)
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated
        if over:
            return actions, reward, info
        assert reward == 0


@pytest.mark.parametrize("game", SPECS)
def test_gymnasium_is_content(game: str) -> None:
    check_env(made(game, players=2), skip_render_check=True)


def test_the_same_seed_is_the_same_game() -> None:
    assert play(made(players=2), 5) == play(made(players=2), 5)


def test_a_game_against_bots() -> None:
    env = made(
        players=3, seat=1, opponents=["random", "greedy"], variants=["introductory", "short"]
    )
    _, reward, info = play(env, 2)
    result = env.play.result
    assert result is not None
    assert reward == (1.0 if 1 in result.winners else -1.0)
    assert info == {"seat": 1, "score": result.scores[1], "end": result.reason}


def test_the_learner_sits_anywhere_unless_told() -> None:
    env = made(players=4)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(30)}
    assert seats == {0, 1, 2, 3}


def test_an_illegal_action_loses() -> None:
    env = made(players=2)
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 3, "opponents": ["random"]}, "1 opponents are named and there is room for 2"),
        ({"players": 2, "seat": 2}, "there is no seat 2"),
        ({"players": 2, "opponents": "clever"}, "there is no bot 'clever'"),
    ],
)
def test_what_does_not_fit(options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionsError, match=message):
        made(**options).reset(seed=1)

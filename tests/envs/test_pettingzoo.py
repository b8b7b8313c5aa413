"""The environments keep PettingZoo's promises, and nobody sees a vote before all are in."""

import sys
import warnings
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest

import trilobite.envs  # noqa: F401 - names the environments
from tests.bots.test_bots import at_a_ballot
from trilobite.core.errors import IllegalAnswer
from trilobite.core.replay import replay
from trilobite.core.session import Session
from trilobite.envs import genesis_v2, marine_v1, origins_v2
from trilobite.envs.aec import Environment
from trilobite.envs.specs import SPECS
from trilobite.games.registry import box

with warnings.catch_warnings():  # PettingZoo's tests import an environment in an old way
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, seed_test

MODULES = {"genesis": genesis_v2, "marine": marine_v1, "origins": origins_v2}

#: PettingZoo warns of observations with a mask unless it knows the environment by name.
with_mask = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)

SIZES = [(name, players) for name in SPECS for players in box(name).players]


def test_every_environment_has_a_module() -> None:
    assert list(MODULES) == list(SPECS)


@with_mask
@pytest.mark.parametrize(("name", "players"), SIZES)
def test_api(name: str, players: int) -> None:
    api_test(MODULES[name].env(players=players), num_cycles=40)


@pytest.mark.parametrize("name", SPECS)
def test_seeds(name: str) -> None:
    seed_test(lambda: MODULES[name].env(players=3), num_cycles=30)


@pytest.mark.parametrize("name", SPECS)
def test_speed_can_be_measured(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """PettingZoo measures for five seconds; here half a second goes by whenever it looks."""
    clock = SimpleNamespace(time=count(0, 0.5).__next__)
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    performance_benchmark(MODULES[name].env(players=2))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "ruleset": "first"},
        {"players": 3, "mode": "cooperative"},
        {"players": 1, "mode": "solitaire"},
        {"players": 2, "variants": ["introductory", "short"]},
    ],
    ids=str,
)
def test_a_whole_game(options: dict[str, Any]) -> None:
    env = genesis_v2.raw_env(**options)
    env.reset(seed=3)
    pick = np.random.default_rng(3)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        total[agent] += reward
        assert not truncation
        if termination:
            assert set(info) == {"score", "end"}
            env.step(None)
        else:
            legal = np.flatnonzero(observation["action_mask"])
            assert len(legal) > 1
            env.step(int(pick.choice(legal)))
    result = env.play.result
    assert result is not None
    winners = {f"player_{seat}" for seat in result.winners}
    assert total == {agent: 1.0 if agent in winners else -1.0 for agent in env.possible_agents}


def test_a_seed_is_a_game_of_the_house() -> None:
    env = genesis_v2.raw_env(players=2)
    env.reset(seed=42)
    first = env.table.game.position(env.play.state)
    env.reset()
    assert env.table.game.position(env.play.state) != first
    env.reset(seed=42)
    assert env.table.game.position(env.play.state) == first


def test_registered_with_pettingzoo() -> None:
    env = pettingzoo.make("aec", "trilobite/Genesis-v2", players=3)
    env.reset(seed=1)
    assert env.possible_agents == ["player_0", "player_1", "player_2"]
    assert env.metadata["name"] == "genesis_v2"


def test_illegal_actions() -> None:
    env = genesis_v2.raw_env(players=2)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAnswer):
        env.step(illegal)
    guarded = genesis_v2.env(players=2)
    guarded.reset(seed=1)
    guarded.last()
    agent = guarded.agent_selection
    guarded.step(illegal)
    assert guarded.terminations[agent]
    assert guarded.rewards[agent] == -1.0


def test_rendering() -> None:
    env = genesis_v2.raw_env(players=2, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert text.splitlines()[-1].startswith(f"{env.agent_selection}: ")
    assert genesis_v2.raw_env(players=2).render() is None


# --- votes --------------------------------------------------------------------------------


def at_the_table(session: Session) -> Environment:
    """An environment in which a given game goes on."""
    env = genesis_v2.raw_env(players=session.game.seats, render_mode="ansi")
    env.reset(seed=0)
    env.play = replay(env.table.game, session.history, "x", listen=False)
    env._settle()
    return env


def test_votes_are_asked_in_order_and_stay_secret() -> None:
    session = at_a_ballot()
    voters = session.deciders()
    seen = []
    for vote in ("gaia", "medea"):
        env = at_the_table(session)
        before = {agent: env.observe(agent)["observation"] for agent in env.agents}
        assert env.agent_selection == f"player_{voters[0]}"
        env.step(env.table.actions.number((vote, -1, -1)))
        assert env.agent_selection == f"player_{voters[1]}"
        after = {agent: env.observe(agent)["observation"] for agent in env.agents[1:]}
        for agent, vector in after.items():
            if agent != f"player_{voters[0]}":
                assert (vector == before[agent]).all()
        seen.append(env.observe(env.agent_selection))
    assert (seen[0]["observation"] == seen[1]["observation"]).all()
    assert (seen[0]["action_mask"] == seen[1]["action_mask"]).all()

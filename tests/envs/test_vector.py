"""Many games at once are the same games as one at a time."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import trilobite.envs  # noqa: F401 - names the environments
from trilobite.core.errors import IllegalAnswer
from trilobite.core.match import Match
from trilobite.envs.specs import SPECS
from trilobite.envs.vector import VectorEnvironment

each_game = pytest.mark.parametrize("name", SPECS)

#: Set-ups whose games are soon over.
SHORT: dict[str, dict[str, Any]] = {
    "genesis": {"players": 2, "variants": ["introductory", "short"]},
    "marine": {"players": 2, "variants": ["short"]},
    "origins": {"players": 2},
}


def made(name: str = "genesis", number: int = 3, **options: Any) -> VectorEnvironment:
    version = SPECS[name].version
    env = gymnasium.make_vec(
        f"trilobite/{name.title()}SelfPlay-v{version}",
        num_envs=number,
        vectorization_mode="vector_entry_point",
        **{**SHORT[name], **options},
    )
    assert isinstance(env, VectorEnvironment)
    return env


@each_game
def test_each_place_plays_the_games_of_its_seed(name: str) -> None:
    """Observations, masks, seats, rewards and scores are those of matches played one by one, over
    the end of games too."""
    env = made(name, copy=False)
    observations, infos = env.reset(seed=5)
    matches = [Match(env.table.game, str(5 + place)) for place in range(3)]
    begun = [1, 1, 1]
    ended = 0
    pick = np.random.default_rng(1)
    assert env.observation_space.contains(observations)
    while ended < 4:
        actions = np.zeros(3, np.int64)
        for place, match in enumerate(matches):
            assert match.asked is not None
            assert infos["seat"][place] == match.asked.seat
            expected = env.table.observed(match, match.asked.seat)
            assert (observations["observation"][place] == expected["observation"]).all()
            assert (observations["action_mask"][place] == expected["action_mask"]).all()
            actions[place] = pick.choice(np.flatnonzero(expected["action_mask"]))
        seats = infos["seat"]
        observations, rewards, terminations, truncations, infos = env.step(actions)
        assert not truncations.any()
        for place, match in enumerate(matches):
            match.answer(env.table.actions.options[actions[place]])
            assert terminations[place] == match.over
            if not match.over:
                assert rewards[place] == 0
                continue
            result = match.result
            assert result is not None
            of_all = [1.0 if seat in result.winners else -1.0 for seat in range(2)]
            told = infos["final_info"]
            assert infos["_final_info"][place]
            assert told["rewards"][place].tolist() == of_all
            assert told["scores"][place].tolist() == result.scores
            assert rewards[place] == of_all[seats[place]]
            matches[place] = Match(env.table.game, f"{5 + place}-{begun[place]}")
            begun[place] += 1
            ended += 1


@each_game
def test_spaces_are_batches_of_the_single_ones(name: str) -> None:
    env = made(name)
    single = env.single_observation_space
    observations, _ = env.reset(seed=1)
    for place in range(3):
        row = {key: observations[key][place] for key in ("observation", "action_mask")}
        assert single.contains(row)
    actions = env.random_actions()
    assert env.action_space.contains(actions)
    assert observations["action_mask"][np.arange(3), actions].all()
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


def test_gymnasium_wraps_it() -> None:
    env = made()
    wrapped = RecordEpisodeStatistics(env)
    wrapped.reset(seed=3)
    lengths: list[int] = []
    while len(lengths) < 3:
        _, _, terminations, _, infos = wrapped.step(env.random_actions())
        if terminations.any():
            lengths += infos["episode"]["l"][terminations].tolist()
    assert min(lengths) > 10
    wrapped.close()


def test_the_same_seed_is_the_same_play() -> None:
    def played(seed: int | list[int]) -> bytes:
        env = made(copy=False)
        shown = env.reset(seed=seed)[0]
        for _ in range(100):
            shown = env.step(env.random_actions())[0]
        return shown["observation"].tobytes() + shown["action_mask"].tobytes()

    assert played(8) == played([8, 9, 10])
    assert played(8) != played(9)


def test_reset_without_a_seed_goes_on_to_other_games() -> None:
    env = made()
    first = env.reset(seed=2)[0]["observation"]
    second = env.reset()[0]["observation"]
    assert (first != second).any()
    again = made()
    again.reset(seed=2)
    assert (again.reset()[0]["observation"] == second).all()
    unseeded = [made().reset()[0]["observation"].tobytes() for _ in range(2)]
    assert unseeded[0] != unseeded[1]


def test_copies_stay_as_they_were() -> None:
    for copy in (True, False):
        env = made(copy=copy)
        before, _ = env.reset(seed=1)
        kept = before["observation"].copy()
        for _ in range(5):
            env.step(env.random_actions())
        assert (before["observation"] == kept).all() == copy


def test_an_illegal_action_changes_nothing() -> None:
    env = made(copy=False)
    observations, _ = env.reset(seed=1)
    before = observations["observation"].copy()
    actions = env.random_actions()
    illegal = np.flatnonzero(observations["action_mask"][2] == 0)[0]
    for wrong in (illegal, -1, 10**6):
        actions[2] = wrong
        with pytest.raises(IllegalAnswer, match=f"action {wrong} is not legal in game 2"):
            env.step(actions)
        assert (observations["observation"] == before).all()


def test_as_many_seeds_as_games() -> None:
    env = made(copy=False)
    observations, _ = env.reset(seed=1)
    before = observations["observation"].copy()
    with pytest.raises(ValueError, match="2 seeds are given for 3 games"):
        env.reset(seed=[1, 2])
    assert (observations["observation"] == before).all()

"""OpenSpiel plays, copies and searches the games."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import trilobite.envs.openspiel  # noqa: F401 - names the games
from tests.bots.test_bots import at_a_ballot
from tests.envs.moments import moments
from trilobite.core.record import line_of
from trilobite.envs.openspiel import Held, table_of
from trilobite.envs.specs import SPECS

SMALL = {
    "genesis": "trilobite_genesis(players=3,variants=introductory+short)",
    "marine": "trilobite_marine(players=2,variants=short)",
    "origins": "trilobite_origins(players=2)",
}


def on(state: Any, actions: int) -> Any:
    """The state after some actions at random."""
    pick = np.random.default_rng(1)
    for _ in range(actions):
        state.apply_action(int(pick.choice(state.legal_actions())))
    return state


def test_every_environment_is_bridged() -> None:
    assert list(SMALL) == list(SPECS)
    assert {f"trilobite_{name}" for name in SPECS} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", SMALL)
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(SMALL[name]), 1, False, False)


@pytest.mark.parametrize("name", SMALL)
def test_a_searcher_finds_a_legal_action(name: str) -> None:
    game = pyspiel.load_game(SMALL[name])
    evaluator = Shallow()
    bot = ismcts.ISMCTSBot(game, evaluator, 1.0, 8, random_state=np.random.RandomState(1))
    state = on(game.new_initial_state(), 6)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(int(action))


class Shallow(mcts.Evaluator):  # type: ignore[misc]
    """Values nothing and prefers nothing: the search itself is on trial."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> Any:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def test_searching_with_rollouts() -> None:
    game = pyspiel.load_game(SMALL["genesis"])
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.0, 3, random_state=random)
    state = game.new_initial_state()
    assert bot.step(state) in state.legal_actions()


def test_a_clone_has_the_same_dice_and_an_imagined_state_has_others() -> None:
    state = on(pyspiel.load_game(SMALL["genesis"]).new_initial_state(), 4)
    player = state.current_player()
    clone = state.clone()
    assert str(on(clone, 25)) == str(on(state.clone(), 25))
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    futures = set()
    for _ in range(3):
        other = state.resample_from_infostate(player, sampler)
        assert other.information_state_string(player) == state.information_state_string(player)
        futures.add(str(on(other, 25)))
    assert len(futures) > 1


def test_a_state_can_be_stored() -> None:
    game = pyspiel.load_game(SMALL["genesis"])
    state = on(game.new_initial_state(), 10)
    other = game.deserialize_state(state.serialize())
    assert str(other) == str(state)
    assert str(on(other, 10)) == str(on(state, 10))


def test_initial_states_differ_and_follow_from_the_seed() -> None:
    def starts(seed: int) -> list[str]:
        game = pyspiel.load_game(f"trilobite_genesis(players=2,seed={seed})")
        return [str(on(game.new_initial_state(), 3)) for _ in range(2)]

    first = starts(1)
    assert first == starts(1)
    assert first[0] != first[1]
    assert first != starts(2)


@pytest.mark.parametrize("name", SMALL)
def test_an_imagined_game_looks_the_same_to_who_imagines_it(name: str) -> None:
    """What is hidden is dealt anew: neither observations nor masks may tell of it."""
    compared = 0
    for number, (table, session) in enumerate(moments(name, most=40)):
        if number % 4:
            continue
        seat = session.deciders()[0]
        other = Held(table, session, "1").imagined(seat, str(number)).session
        seen, imagined = table.observed(session, seat), table.observed(other, seat)
        assert (seen["observation"] == imagined["observation"]).all()
        assert (seen["action_mask"] == imagined["action_mask"]).all()
        compared += 1
    assert compared > 50


def test_others_may_have_voted_otherwise() -> None:
    session = at_a_ballot()
    table = table_of("genesis", '{"players":3}')
    first, second = session.deciders()[:2]
    session.choose("gaia", first)
    held = Held(table, session, "1")
    worlds = [held.imagined(second, str(seed)).session for seed in range(12)]
    votes = {line_of(world.history[-1], world.game.words) for world in worlds}
    assert votes == {f"{first}> gaia", f"{first}> medea"}

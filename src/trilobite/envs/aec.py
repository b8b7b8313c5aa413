"""Games as PettingZoo environments in which agents act in turn."""

from pathlib import Path
from secrets import token_hex
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from trilobite.core.match import later_seed
from trilobite.core.session import Session
from trilobite.envs.spec import Spec
from trilobite.envs.table import LOST, Observed, Play, Table


class Environment(AECEnv):  # type: ignore[misc]
    """A game with one agent a seat."""

    def __init__(
        self,
        spec: Spec,
        pack: Path | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.table = Table(spec, options, pack)
        self.metadata = {
            "name": spec.id,
            "render_modes": ["ansi"],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.game.seats)]
        self.action_spaces = dict.fromkeys(self.possible_agents, self.table.action_space)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.table.observation_space)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seed = token_hex(8)
        self._games = 0
        self.play: Play = self._begin()

    def _begin(self) -> Play:
        """The next game of the seed; what is shown must be recorded."""
        seed = later_seed(self._seed, self._games)
        return self.table.begin(seed, recorded=self.render_mode == "ansi")

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What the agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What the agent may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new game. The first after a seed is the game of that seed, those after it
        follow from it."""
        if seed is not None:
            self._seed = str(seed)
            self._games = 0
        self.play = self._begin()
        self._games += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._settle()

    def observe(self, agent: str) -> Observed:
        """What the agent sees now. Only who is asked has actions."""
        return self.table.observed(self.play, self._seats[agent])

    def step(self, action: int | None) -> None:
        """Lets the selected agent act. Raises IllegalAnswer if it may not do that."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.choose(self.play, self._seats[agent], int(action))
        self._settle()

    def _settle(self) -> None:
        """Says who acts next, or what the game has brought. There are no rewards before."""
        seats = self.play.deciders()
        if seats:
            self.agent_selection = self.possible_agents[seats[0]]
            return
        result = self.play.result
        assert result is not None
        rewards = self.table.rewards(result)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = rewards[seat]
            self.terminations[agent] = True
            self.infos[agent] = {"score": result.scores[seat], "end": result.reason}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The game so far and what is asked, if `ansi` was asked for."""
        return self.table.text(self.play) if isinstance(self.play, Session) else None

    def close(self) -> None:
        """Nothing to close."""


def wrapped(env: Environment) -> AECEnv:
    """The environment with PettingZoo's usual guards."""
    guarded = wrappers.TerminateIllegalWrapper(env, illegal_reward=LOST)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)

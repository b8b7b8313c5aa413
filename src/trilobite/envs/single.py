"""A Gymnasium environment: one learner among bots.

```python
import gymnasium
import trilobite.envs  # names the environments to Gymnasium

env = gymnasium.make("trilobite/Genesis-v1", players=2, opponents="random")
observation, info = env.reset(seed=42)
over = False
while not over:
    action = env.action_space.sample(observation["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)
    over = terminated or truncated
```

Observations, actions and rewards are those of the PettingZoo environment of the game. The bots
answer until the learner has to choose. An illegal action loses the game at once; `info` then has
`illegal`. When the game is over, `info` has the `score` and the `end`.
"""

from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from trilobite.bots import Bot, make_bot
from trilobite.core.errors import OptionsError
from trilobite.core.session import Session
from trilobite.envs.specs import spec_of
from trilobite.envs.table import LOST, Observation, Table


class SingleEnvironment(gymnasium.Env[Observation, int]):
    """One seat of a game; bots have the others.

    `opponents` is one kind of bot, or a list with one for each other seat. `seat` is the learner's
    seat, or None for another one in each game.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponents: str | list[str] = "random",
        seat: int | None = None,
        pack: Path | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table: Final = Table(spec_of(game), options, pack)
        others = self.table.game.seats - 1
        self.opponents: Final = [opponents] * others if isinstance(opponents, str) else opponents
        if len(self.opponents) != others:
            raise OptionsError(
                f"{len(self.opponents)} opponents are named and there is room for {others}"
            )
        if seat is not None and not 0 <= seat <= others:
            raise OptionsError(f"there is no seat {seat}; there are 0 to {others}")
        self._fixed_seat: Final = seat
        self.render_mode = render_mode
        actions = len(self.table.actions)
        self.action_space: Any = spaces.Discrete(actions)
        self.observation_space: Any = spaces.Dict(
            {
                "observation": spaces.Box(self.table.low, self.table.high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
            }
        )
        self._seed = token_hex(8)
        self._games = 0
        self.seat = 0
        self.session: Session = self.table.begin(self._seed)
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Starts a new game and plays on to the learner's first choice.

        A game in which the learner never chooses is not worth a place: it is left out.
        """
        super().reset(seed=seed)
        if seed is not None:
            self._seed = str(seed)
            self._games = 0
        while True:
            game_seed = f"{self._seed}-{self._games}" if self._games else self._seed
            self._games += 1
            self._begin(game_seed)
            if not self.session.over:
                return self._observed(), {"seat": self.seat}

    def _begin(self, seed: str) -> None:
        self.session = self.table.begin(seed)
        seats = self.table.game.seats
        chosen = int(Random(f"{seed} learner").random() * seats)
        self.seat = chosen if self._fixed_seat is None else self._fixed_seat
        others = [other for other in range(seats) if other != self.seat]
        self._bots = {
            other: make_bot(kind, f"{seed} seat {other}", repeatable=True)
            for other, kind in zip(others, self.opponents, strict=True)
        }
        self._wait()

    def _wait(self) -> None:
        """Lets the bots answer until the learner has to."""
        session = self.session
        while not session.over and session.deciders()[0] != self.seat:
            other = session.deciders()[0]
            session.choose(self._bots[other].choose(session, other), other)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Acts, and lets the bots act until it is the learner's turn again."""
        session = self.session
        decision = session.decision_for(self.seat)
        assert decision is not None, "the game is over; reset() starts another"
        option = self.table.actions.options[int(action)]
        if option not in decision.options:
            return self._observed(), LOST, True, False, {"seat": self.seat, "illegal": True}
        session.choose(option, self.seat)
        self._wait()
        reward = 0.0
        info: dict[str, Any] = {"seat": self.seat}
        result = session.result
        if session.over and result is not None:
            reward = self.table.rewards(session)[self.seat]
            info |= {"score": result.scores[self.seat], "end": result.reason}
        return self._observed(), reward, session.over, False, info

    def _observed(self) -> Observation:
        return self.table.observation(self.session, self.seat)

    def render(self) -> str | None:
        """The game so far and what is asked, if `ansi` was asked for."""
        return self.table.text(self.session) if self.render_mode == "ansi" else None

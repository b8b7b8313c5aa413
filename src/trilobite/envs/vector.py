"""Many games in one call, for learning by self-play: a vector environment of Gymnasium.

```python
import gymnasium
import trilobite.envs  # names the environments to Gymnasium

env = gymnasium.make_vec("trilobite/GenesisSelfPlay-v2", num_envs=64, players=4)
observations, infos = env.reset(seed=42)
for _ in range(1000):
    actions = policy(observations["observation"], observations["action_mask"], infos["seat"])
    observations, rewards, terminations, truncations, infos = env.step(actions)
```

- In each game one seat is asked; its number is in `infos["seat"]`. A row of the observations is
  what that seat sees, its mask what it may do, and the action is its answer. One policy so plays
  all seats; several policies choose by the seat.
- A game that ends is followed by the next one at once (`AutoresetMode.SAME_STEP`): the row is
  already the first of the new game. `terminations` says where, `rewards` has what it brought to the
  seat that acted last, and `infos["final_info"]` has `rewards` and `scores` of all seats. There is
  no last observation, for nobody has to choose any more. Nothing is truncated.
- An illegal action is an error, and then no game has been changed.
- The first game of place i after `reset(seed=42)` is that of seed 42 + i.
- With `copy=False` the same arrays are written at every step: copy what you keep.
"""

from pathlib import Path
from secrets import token_hex
from typing import Any, Final

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from trilobite.core.match import Arena
from trilobite.envs.specs import spec_of
from trilobite.envs.table import ROWS, Observed, Table


class VectorEnvironment(VectorEnv[Observed, NDArray[np.int64], NDArray[Any]]):
    """As many games of one set-up as are asked for, all seats played by who acts."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        copy: bool = True,
        pack: Path | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        table = Table(spec_of(game), options, pack)
        self.table: Final = table
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.copy: Final = copy
        self.single_observation_space: Any = table.observation_space
        self.single_action_space: Any = table.action_space
        self.observation_space: Any = batch_space(self.single_observation_space, num_envs)
        self.action_space: Any = batch_space(self.single_action_space, num_envs)
        rows = ROWS.of_many(table.observation.size, num_envs)
        masks = ROWS.masks(len(table.actions), num_envs)
        self.arena: Final = Arena(
            table.game, table.observation, table.actions, num_envs, rows, masks
        )
        self._observations: Final[Observed] = {
            "observation": writable(rows.shared(), np.uint8).reshape(num_envs, -1),
            "action_mask": writable(masks.shared(), np.int8).reshape(num_envs, -1),
        }
        self._seats: Final = np.frombuffer(self.arena.seats, np.int8)
        self._seeded = False

    def reset(
        self,
        *,
        seed: int | list[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observed, dict[str, Any]]:
        """Begins a game in each place. Without a seed those that follow from the last one."""
        seeds = None if seed is None and self._seeded else self._seeds(seed)
        self._clear()
        if seeds is None:
            self.arena.begin_next()
        else:
            self.arena.begin(seeds)
            self._seeded = True
        return self._shown(), {"seat": self._seats.copy()}

    def _seeds(self, seed: int | list[int] | None) -> list[str]:
        """A seed for each place."""
        if seed is None:
            return [token_hex(8) for _ in range(self.num_envs)]
        if isinstance(seed, int):
            return [str(seed + place) for place in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"{len(seed)} seeds are given for {self.num_envs} games")
        return [str(one) for one in seed]

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observed, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Acts in every game. Raises IllegalAnswer, and changes nothing, if that is not legal
        everywhere."""
        answers = np.asarray(actions).tolist()
        self.arena.check(answers)
        self._clear()
        ended = self.arena.step(answers)
        rewards = np.zeros(self.num_envs, np.float32)
        terminations = np.zeros(self.num_envs, np.bool_)
        truncations = np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {"seat": self._seats.copy()}
        if ended:
            of_all = np.zeros((self.num_envs, self.table.game.seats), np.float32)
            scores = np.zeros((self.num_envs, self.table.game.seats), np.int32)
            for one in ended:
                of_all[one.place] = self.table.rewards(one.result)
                scores[one.place] = one.result.scores
                rewards[one.place] = of_all[one.place, one.seat]
                terminations[one.place] = True
            over = terminations.copy()
            infos["final_info"] = {
                "rewards": of_all,
                "_rewards": over,
                "scores": scores,
                "_scores": over,
            }
            infos["_final_info"] = over
        return self._shown(), rewards, terminations, truncations, infos

    def _clear(self) -> None:
        """Nothing is seen in any game: who writes leaves out what is zero. (To clear all rows at
        once takes less than one after the other.)"""
        self._observations["observation"].fill(0)

    def _shown(self) -> Observed:
        shown = self._observations
        if not self.copy:
            return shown
        return {
            "observation": shown["observation"].copy(),
            "action_mask": shown["action_mask"].copy(),
        }

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely: quicker than to look through masks."""
        return np.array(self.arena.random(), np.int64)


class Writable:
    """Memory for an array that may be written into, as PyTorch wants it; compiled code shows its
    own for reading only. NumPy asks for the interface, and keeps this as long as the array."""

    def __init__(self, read: NDArray[Any]) -> None:
        self._read: Final = read
        interface = read.__array_interface__
        self.__array_interface__: Final = {**interface, "data": (interface["data"][0], False)}


def writable(memory: Any, kind: type[np.generic]) -> NDArray[Any]:
    """An array of all bytes of some memory."""
    return np.asarray(Writable(np.frombuffer(memory, kind)))

"""A Gymnasium environment: one learner among bots.

```python
import gymnasium
import trilobite.envs  # names the environments to Gymnasium

env = gymnasium.make("trilobite/Genesis-v2", players=2, opponents="random")
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

from collections.abc import Callable
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any, Final

import gymnasium

from trilobite.bots import bot_kind, make_bot
from trilobite.core.decision import Option
from trilobite.core.errors import IllegalAnswer, OptionsError
from trilobite.core.match import later_seed
from trilobite.core.session import Session
from trilobite.envs.specs import spec_of
from trilobite.envs.table import LOST, Observed, Play, Table


class SingleEnvironment(gymnasium.Env[Observed, int]):
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
        #: Random opponents need to look at nothing but their options.
        thinking = any(bot_kind(kind) != "random" for kind in self.opponents)
        self._recorded: Final = thinking or render_mode == "ansi"
        self.action_space: Any = self.table.action_space
        self.observation_space: Any = self.table.observation_space
        self._seed = token_hex(8)
        self._games = 0
        self.seat = 0
        self.play: Play = self.table.begin(self._seed, self._recorded)
        self._bots: dict[int, Callable[[Any, int], Option]] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Starts a new game and plays on to the learner's first choice.

        A game in which the learner never chooses is not worth a place: it is left out.
        """
        super().reset(seed=seed)
        if seed is not None:
            self._seed = str(seed)
            self._games = 0
        while True:
            self._begin(later_seed(self._seed, self._games))
            self._games += 1
            if not self.play.over:
                return self._observed(), {"seat": self.seat}

    def _begin(self, seed: str) -> None:
        self.play = self.table.begin(seed, self._recorded)
        seats = self.table.game.seats
        chosen = int(Random(f"{seed} learner").random() * seats)
        self.seat = chosen if self._fixed_seat is None else self._fixed_seat
        others = [other for other in range(seats) if other != self.seat]
        self._bots = {
            other: make_bot(kind, f"{seed} seat {other}", repeatable=True).choose
            for other, kind in zip(others, self.opponents, strict=True)
        }
        self._wait()

    def _wait(self) -> None:
        """Lets the bots answer until the learner has to."""
        play = self.play
        while (seats := play.deciders()) and seats[0] != self.seat:
            play.choose(self._bots[seats[0]](play, seats[0]), seats[0])

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Acts, and lets the bots act until it is the learner's turn again."""
        play = self.play
        assert play.deciders()[:1] == [self.seat], "the game is over; reset() starts another"
        info: dict[str, Any] = {"seat": self.seat}
        try:
            self.table.choose(play, self.seat, int(action))
        except IllegalAnswer:
            return self._observed(), LOST, True, False, info | {"illegal": True}
        self._wait()
        reward = 0.0
        result = play.result if play.over else None
        if result is not None:
            reward = self.table.rewards(result)[self.seat]
            info |= {"score": result.scores[self.seat], "end": result.reason}
        return self._observed(), reward, play.over, False, info

    def _observed(self) -> Observed:
        return self.table.observed(self.play, self.seat)

    def render(self) -> str | None:
        """The game so far and what is asked, if `ansi` was asked for."""
        return self.table.text(self.play) if isinstance(self.play, Session) else None

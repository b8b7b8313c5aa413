"""Bios: Origins as an environment.

```python
from trilobite.envs import origins_v2

env = origins_v2.env(players=4, variants=["advanced"])
env.reset(seed=42)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    if termination or truncation:
        action = None
    else:
        action = env.action_space(agent).sample(observation["action_mask"])
    env.step(action)
```

- Agents: `player_0` to `player_3`, as many as `players` says, 1 to 4.
- Order of play: as the rules say.
- Actions: `Discrete`. Which number means what: `trilobite envs actions origins`. Maps on the
  other side of the board have other hexes than Earth, and so other tables.
- Observations: a `Dict` with `observation`, a vector of `uint8`, and `action_mask`, a vector of
  `int8`. What is in it: `trilobite envs schema origins`. It is who looks, what is asked and about
  what, and all that lies on the table.
- Rewards: at the end 1 for each winner and -1 for everybody else; 0 before.
- Chance: dice and draws come from the seed of `reset`; the same seed and actions make the same
  game.
- Length: some 130 choices a player if all play at random. Games always end; nothing is truncated.

Nobody has secrets; what nobody knows is which cards come when. Decisions with a single option
answer themselves, so every action is a choice.

Arguments: `players`, `mode` (`competitive`, `solitaire`, `cooperative`), `variants` (a list), other
options of the game by name, `pack` (a directory with other cards), `render_mode` (`ansi`: the
record of the game so far and the options of the decision).

## Versions

- v2: observations are written from the state: `uint8`, another layout.
- v1: worlds of cratons, with their decisions, cratons and latitude strip.
- v0: the first.
"""

from typing import Any, Final

from pettingzoo import AECEnv

from trilobite.core.actions import Limits
from trilobite.envs.aec import Environment, wrapped
from trilobite.envs.spec import Spec

LIMITS: Final[Limits] = {
    "turn": (range(6),),
    "bid": (range(1, 41),),
    "use": (None, range(8)),
}

SPEC: Final = Spec("origins", 2, LIMITS)


def raw_env(**options: Any) -> Environment:
    """The environment as it is: an illegal action is an error."""
    return Environment(SPEC, **options)


def env(**options: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: who acts illegally loses at once."""
    return wrapped(raw_env(**options))

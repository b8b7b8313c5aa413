"""Dominant Species: Marine as an environment.

```python
from trilobite.envs import marine_v1

env = marine_v1.env(players=4, variants=["short"])
env.reset(seed=42)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    if termination or truncation:
        action = None
    else:
        action = env.action_space(agent).sample(observation["action_mask"])
    env.step(action)
```

- Agents: `player_0` to `player_3`, as many as `players` says, 2 to 4.
- Order of play: as the rules say. Where all choose at once they are asked one after the other, and
  nobody sees a choice before all are in.
- Actions: `Discrete`. Which number means what: `trilobite envs actions marine`.
- Observations: a `Dict` with `observation`, a vector of `uint8`, and `action_mask`, a vector of
  `int8`. What is in it: `trilobite envs schema marine`. It is who looks, what is asked and about
  what, all that lies open on the table, and the traits that were dealt to this player.
- Rewards: at the end 1 for each winner and -1 for everybody else; 0 before.
- Chance: draws come from the seed of `reset`; the same seed and actions make the same game.
- Length: some 400 choices a player if all play at random. Games always end; nothing is truncated.

Hidden are the traits dealt to others, and which cards, tiles and tokens come when. Decisions with a
single option answer themselves, so every action is a choice.

Arguments: `players`, `variants` (a list), `animals` (a list, by seat), `pack` (a directory with
other cards), `render_mode` (`ansi`: the record of the game so far and the options of the decision).

## Versions

- v1: observations are written from the state: `uint8`, another layout. Those of v0 had left out
  the pawns in the action display.
- v0: the first.
"""

from typing import Any, Final

from pettingzoo import AECEnv

from trilobite.core.actions import Limits
from trilobite.envs.aec import Environment, wrapped
from trilobite.envs.spec import Spec

#: More species than an animal has.
SPECIES: Final = range(1, 61)

LIMITS: Final[Limits] = {
    "species": (None, SPECIES),
    "come": (None, SPECIES),
    "move-to": (None, SPECIES),
}

SPEC: Final = Spec("marine", 1, LIMITS)


def raw_env(**options: Any) -> Environment:
    """The environment as it is: an illegal action is an error."""
    return Environment(SPEC, **options)


def env(**options: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: who acts illegally loses at once."""
    return wrapped(raw_env(**options))

"""Bios: Genesis as an environment.

```python
from trilobite.envs import genesis_v2

env = genesis_v2.env(players=4, ruleset="living", variants=["short"])
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
- Order of play: as the rules say. A vote asks its voters one after the other, and nobody sees a
  vote before all are in.
- Actions: `Discrete`. Which number means what: `trilobite envs actions genesis`.
- Observations: a `Dict` with `observation`, a vector of `uint8`, and `action_mask`, a vector of
  `int8`. What is in it: `trilobite envs schema genesis`. It is who looks, what is asked (its kind,
  its place, the dice), and all that lies on the table.
- Rewards: at the end 1 for each winner and -1 for everybody else; 0 before.
- Chance: dice and draws come from the seed of `reset`; the same seed and actions make the same
  game.
- Length: some 50 choices a player if all play at random. Games always end; nothing is truncated.

Everything on the table is public; what nobody knows is which cards of the decks come when.
Decisions with a single option answer themselves, so every action is a choice.

Arguments: `players`, `ruleset` (`living`, `second`, `first`), `mode` (`competitive`, `solitaire`,
`cooperative`), `variants` (a list), `colours` (a list, by seat), `pack` (a directory with other
cards), `render_mode` (`ansi`: the record of the game so far and the options of the decision).

## Versions

- v2: observations are written from the state: `uint8`, another layout.
- v1: a blocked biont may go to a refugium (`hgt-on-refugium`, ruleset `second`).
- v0: the first.
"""

from typing import Any, Final

from pettingzoo import AECEnv

from trilobite.core.actions import Limits
from trilobite.envs.aec import Environment, wrapped
from trilobite.envs.spec import Spec
from trilobite.games.genesis.state import MACROS, PARASITES, POOL

PLACARDS: Final = range(PARASITES)
PARASITE_SIDES: Final = range(PARASITES, MACROS)
MICROORGANISMS: Final = range(MACROS)
MACROORGANISMS: Final = range(MACROS, POOL)
#: Organ squares of a macroorganism: as many as a card may have.
SQUARES: Final = range(12)
DISEASED_SLOTS: Final = range(2)

LIMITS: Final[Limits] = {
    "pay": (None, (1, 2)),
    "pay-own": (None, (1, 2)),
    "pay-both": (None, (2,)),
    "lose-diseased": (DISEASED_SLOTS,),
    "lose-organ": (SQUARES,),
    "cull": (PLACARDS,),
    "biont": ((*PLACARDS, POOL), PLACARDS),
    "withdraw": (PLACARDS,),
    "enzyme": (PLACARDS,),
    "hgt-refugium": (None, PLACARDS),
    "parasite": (PARASITE_SIDES, None),
    "supplant": (PARASITE_SIDES, None),
    "with-biont": ((*PLACARDS, POOL),),
    "take-organ": (SQUARES,),
    "take-diseased": (DISEASED_SLOTS,),
    "reroll-die": (range(1, 7),),
    "macro": (MICROORGANISMS, MACROORGANISMS),
    "organ": (MACROORGANISMS, SQUARES),
    "square": (SQUARES,),
    "take-back": (DISEASED_SLOTS,),
    "use-diseased": (DISEASED_SLOTS,),
    "leave-diseased": (DISEASED_SLOTS,),
    "graft": (SQUARES, None),
}

SPEC: Final = Spec("genesis", 2, LIMITS)


def raw_env(**options: Any) -> Environment:
    """The environment as it is: an illegal action is an error."""
    return Environment(SPEC, **options)


def env(**options: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: who acts illegally loses at once."""
    return wrapped(raw_env(**options))

"""Environments for learning programs: PettingZoo, Gymnasium, OpenSpiel.

`import trilobite.envs` names the environments to PettingZoo, where all seats are agents
(`pettingzoo.make("aec", "trilobite/Genesis-v2")`, which is `genesis_v2.env()`), and to Gymnasium,
for one learner among bots (`gymnasium.make("trilobite/Genesis-v2", opponents="greedy")`) and for
many games at once (`gymnasium.make_vec("trilobite/GenesisSelfPlay-v2", num_envs=64)`).
`trilobite.envs.openspiel` is the bridge to OpenSpiel.
"""

import gymnasium
import pettingzoo

from trilobite.envs.specs import SPECS

for _spec in SPECS.values():
    _title = _spec.game.title()
    _id = f"trilobite/{_title}-v{_spec.version}"
    pettingzoo.register("aec", _id, f"trilobite.envs.{_spec.id}:env")
    gymnasium.register(
        id=_id,
        entry_point="trilobite.envs.single:SingleEnvironment",
        kwargs={"game": _spec.game},
        disable_env_checker=True,  # it acts illegally, which here ends the game
    )
    gymnasium.register(
        id=f"trilobite/{_title}SelfPlay-v{_spec.version}",
        vector_entry_point="trilobite.envs.vector:VectorEnvironment",
        kwargs={"game": _spec.game},
    )

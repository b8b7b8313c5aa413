"""Race for learning programs."""

from typing import Any, Final

from trilobite.envs.aec import Environment
from trilobite.envs.spec import Spec

SPEC: Final = Spec("race", 0, {"stake": [range(3)]})


def env(**options: Any) -> Environment:
    """The environment as it is."""
    return Environment(SPEC, **options)

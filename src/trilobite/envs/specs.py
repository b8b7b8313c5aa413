"""All games as environments, by the name of the game."""

from typing import Final

from trilobite.core.errors import OptionsError, shown
from trilobite.envs.genesis_v0 import SPEC as GENESIS
from trilobite.envs.marine_v0 import SPEC as MARINE
from trilobite.envs.origins_v0 import SPEC as ORIGINS
from trilobite.envs.spec import Spec

SPECS: Final[dict[str, Spec]] = {spec.game: spec for spec in (GENESIS, MARINE, ORIGINS)}


def spec_of(game: str) -> Spec:
    """A game as an environment. Raises OptionsError if it is none."""
    if game not in SPECS:
        raise OptionsError(f"there is no environment {shown(game)}; there are {', '.join(SPECS)}")
    return SPECS[game]

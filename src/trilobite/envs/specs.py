"""All games as environments, by the name of the game."""

from typing import Final

from trilobite.core.errors import OptionsError, shown
from trilobite.envs.spec import Spec
from trilobite.games.registry import GAMES, part

#: Versions of environments that there are, the oldest first.
VERSIONS: Final = (0, 1, 2)

SPECS: Final[dict[str, Spec]] = {
    game: spec
    for game in GAMES
    for version in VERSIONS
    if (spec := part(f"trilobite.envs.{game}_v{version}", "SPEC")) is not None
}


def spec_of(game: str) -> Spec:
    """A game as an environment. Raises OptionsError if it is none."""
    if game not in SPECS:
        raise OptionsError(f"there is no environment {shown(game)}; there are {', '.join(SPECS)}")
    return SPECS[game]

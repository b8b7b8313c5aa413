"""What clients show beside a table: set-ups to choose from, and the cards of a game."""

from functools import cache
from typing import Any

import msgspec

from trilobite.core.errors import OptionsError, shown
from trilobite.games.genesis import carddata
from trilobite.games.genesis.card_files import load
from trilobite.games.genesis.edition import RULESETS
from trilobite.games.genesis.setup_options import MODES, VARIANTS
from trilobite.games.registry import GAMES
from trilobite.server.api import GameOut, VariantOut


def setups(name: str, bots: list[str]) -> GameOut:
    """How a game can be set up."""
    return GameOut(
        name=name,
        rulesets=list(RULESETS),
        modes=list(MODES),
        players=[1, 2, 3, 4],
        variants=[
            VariantOut(name=variant, clause=clause, text=text)
            for variant, (clause, text) in VARIANTS.items()
        ],
        bots=bots,
    )


@cache
def catalogue(game: str) -> dict[str, Any]:
    """All cards of a game with their names, values and where these come from."""
    if game not in GAMES:
        raise OptionsError(f"there is no game {shown(game)}")
    files = load()
    plain: dict[str, Any] = msgspec.to_builtins(files)
    return {"cards": plain, "names": carddata.names(files)}

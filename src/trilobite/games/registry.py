"""The games of the house, by name."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from trilobite.core.errors import OptionsError
from trilobite.core.game import Game


def make_game(name: str, options: dict[str, Any], pack: Path | None = None) -> Game:
    """A game from its name, plain options and, if given, a directory with other cards."""
    maker = GAMES.get(name)
    if maker is None:
        raise OptionsError(f"there is no game '{name}'; there are {', '.join(GAMES)}")
    return maker(options, pack)


def genesis(options: dict[str, Any], pack: Path | None) -> Game:
    """Bios: Genesis."""
    from trilobite.games.genesis import carddata
    from trilobite.games.genesis.card_files import load
    from trilobite.games.genesis.game import GenesisGame
    from trilobite.games.genesis.setup_options import read_setup

    setup = read_setup(options)
    cards = carddata.default_cards() if pack is None else carddata.build(load(pack))
    return GenesisGame(cards, setup)


GAMES: Final[dict[str, Callable[[dict[str, Any], Path | None], Game]]] = {
    "genesis": genesis,
}

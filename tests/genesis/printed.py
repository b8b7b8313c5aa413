"""The built-in cards as the tests of their facts read them."""

from trilobite.games.genesis.cards import build as carddata
from trilobite.games.genesis.cards.files import load

FILES = load()
CARDS = carddata.default_cards()
MACROS = {side.id: side for macro in CARDS.macros for side in macro.sides}


def abilities(icons: list[int]) -> dict[int, int]:
    return {ability: count for ability, count in enumerate(icons) if count}

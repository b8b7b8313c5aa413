"""The box of Dominant Species: Marine."""

from pathlib import Path
from typing import Any, Final

import msgspec

from trilobite.core.game import AnyGame
from trilobite.games.box import Box, Variant
from trilobite.games.marine.cards import build as carddata
from trilobite.games.marine.cards.files import load
from trilobite.games.marine.cards.schema import MarineCatalogue
from trilobite.games.marine.game import MarineGame
from trilobite.games.marine.setup_options import VARIANTS, read_setup
from trilobite.games.marine.view_types import MarineOdds, MarineView


class MarineBox(Box):
    """Dominant Species: Marine, with all its variants."""

    def __init__(self) -> None:
        self.name = "marine"
        self.title = "Dominant Species: Marine"
        self.players = [2, 3, 4]
        self.rulesets = []
        self.modes = []
        self.variants = [Variant(name, *about) for name, about in VARIANTS.items()]

    def make(self, options: dict[str, Any], pack: Path | None = None) -> AnyGame:
        setup = read_setup(options)
        cards = carddata.default_cards() if pack is None else carddata.build(load(pack))
        return MarineGame(cards, setup)

    def cards(self, pack: Path | None = None) -> dict[str, Any]:
        files = load(pack)
        cards = msgspec.to_builtins(carddata.catalogue(files))
        return {"cards": cards, "names": carddata.names(files)}

    def schemas(self) -> dict[str, Any]:
        return {
            "MarineView": MarineView,
            "MarineOdds": MarineOdds,
            "MarineCatalogue": MarineCatalogue,
        }


BOX: Final = MarineBox()

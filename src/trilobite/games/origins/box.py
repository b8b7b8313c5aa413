"""The box of Bios: Origins."""

from pathlib import Path
from typing import Any, Final

from trilobite.core.game import AnyGame
from trilobite.games.box import Box, Variant
from trilobite.games.origins.cards import build as carddata
from trilobite.games.origins.cards.catalogue import catalogue
from trilobite.games.origins.cards.files import load
from trilobite.games.origins.cards.types import MODE_NAMES
from trilobite.games.origins.game import OriginsGame
from trilobite.games.origins.setup_options import VARIANTS, read_setup
from trilobite.games.origins.view_types import (
    OriginsChallenge,
    OriginsHex,
    OriginsIdea,
    OriginsOdds,
    OriginsSpecies,
    OriginsTile,
    OriginsView,
)


class OriginsBox(Box):
    """Bios: Origins, with all its modes and variants."""

    def __init__(self) -> None:
        self.name = "origins"
        self.title = "Bios: Origins"
        self.players = [1, 2, 3, 4]
        self.rulesets = []
        self.modes = list(MODE_NAMES)
        self.variants = [Variant(name, *about) for name, about in VARIANTS.items()]

    def make(self, options: dict[str, Any], pack: Path | None = None) -> AnyGame:
        cards = carddata.default_cards() if pack is None else carddata.build(load(pack))
        return OriginsGame(cards, read_setup(options, cards))

    def cards(self, pack: Path | None = None) -> dict[str, Any]:
        files = load(pack)
        return {"cards": catalogue(files), "names": carddata.names(files)}

    def schemas(self) -> dict[str, Any]:
        return {
            "OriginsView": OriginsView,
            "OriginsOdds": OriginsOdds,
            "OriginsChallenge": OriginsChallenge,
            "OriginsIdea": OriginsIdea,
            "OriginsHex": OriginsHex,
            "OriginsTile": OriginsTile,
            "OriginsSpecies": OriginsSpecies,
        }


BOX: Final = OriginsBox()

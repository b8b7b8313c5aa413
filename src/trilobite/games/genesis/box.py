"""The box of Bios: Genesis."""

from pathlib import Path
from typing import Any, Final

import msgspec

from trilobite.core.game import AnyGame
from trilobite.games.box import Box, Variant
from trilobite.games.genesis.cards import build as carddata
from trilobite.games.genesis.cards.files import load
from trilobite.games.genesis.cards.schema import CardFiles
from trilobite.games.genesis.edition import RULESETS
from trilobite.games.genesis.game import GenesisGame
from trilobite.games.genesis.setup_options import MODES, VARIANTS, read_setup
from trilobite.games.genesis.view_types import GenesisOdds, GenesisView


class GenesisBox(Box):
    """Bios: Genesis, in all editions and modes."""

    def __init__(self) -> None:
        self.name = "genesis"
        self.title = "Bios: Genesis"
        self.players = [1, 2, 3, 4]
        self.rulesets = list(RULESETS)
        self.modes = list(MODES)
        self.variants = [Variant(name, *about) for name, about in VARIANTS.items()]

    def make(self, options: dict[str, Any], pack: Path | None = None) -> AnyGame:
        setup = read_setup(options)
        cards = carddata.default_cards() if pack is None else carddata.build(load(pack))
        return GenesisGame(cards, setup)

    def cards(self, pack: Path | None = None) -> dict[str, Any]:
        files = load(pack)
        return {"cards": msgspec.to_builtins(files), "names": carddata.names(files)}

    def schemas(self) -> dict[str, Any]:
        return {"GenesisView": GenesisView, "GenesisOdds": GenesisOdds, "GenesisCards": CardFiles}


BOX: Final = GenesisBox()

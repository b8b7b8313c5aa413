"""The box of Bios: Genesis."""

from pathlib import Path
from typing import Any, Final

import msgspec

from trilobite.core.game import AnyGame
from trilobite.games.box import FIRST, FULL, SOLO, TOGETHER, Box, Kind, variants
from trilobite.games.genesis.cards import build as carddata
from trilobite.games.genesis.cards.files import load
from trilobite.games.genesis.cards.schema import CardFiles
from trilobite.games.genesis.cards.types import COLOUR_NAMES
from trilobite.games.genesis.edition import RULESETS
from trilobite.games.genesis.game import GenesisGame
from trilobite.games.genesis.setup_options import (
    COOPERATIVE,
    MODES,
    SOLITAIRE,
    VARIANTS,
    read_setup,
)
from trilobite.games.genesis.view_types import GenesisContext, GenesisOdds, GenesisView


class GenesisBox(Box):
    """Bios: Genesis, in all editions and modes."""

    def __init__(self) -> None:
        self.name = "genesis"
        self.title = "Bios: Genesis"
        self.players = [1, 2, 3, 4]
        self.rulesets = list(RULESETS)
        self.modes = list(MODES)
        self.variants = variants(VARIANTS, expert=("crystal-catastrophe", "chimera", "plant-level"))
        self.kinds = [
            Kind(FULL, {"players": 3}),
            Kind(
                FIRST,
                {"players": 2, "variants": ["introductory", "short"]},
                bots="easy",
                roles=["blue", "red"],
            ),
            Kind(SOLO, {"players": 1, "mode": SOLITAIRE}),
            Kind(TOGETHER, {"players": 2, "mode": COOPERATIVE}),
        ]
        self.roles = list(COLOUR_NAMES)
        self.roles_option = "colours"
        self.follows = []

    def make(self, options: dict[str, Any], pack: Path | None = None) -> AnyGame:
        setup = read_setup(options)
        cards = carddata.default_cards() if pack is None else carddata.build(load(pack))
        return GenesisGame(cards, setup)

    def cards(self, pack: Path | None = None) -> dict[str, Any]:
        files = load(pack)
        return {"cards": msgspec.to_builtins(files), "names": carddata.names(files)}

    def names(self, pack: Path | None = None) -> dict[str, dict[str, dict[str, str]]]:
        return carddata.names(load(pack))

    def schemas(self) -> dict[str, Any]:
        return {
            "GenesisView": GenesisView,
            "GenesisContext": GenesisContext,
            "GenesisOdds": GenesisOdds,
            "GenesisCards": CardFiles,
        }


BOX: Final = GenesisBox()

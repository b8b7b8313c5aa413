"""The box of Bios: Origins."""

from pathlib import Path
from typing import Any, Final

import msgspec

from trilobite.core.game import AnyGame
from trilobite.games.box import (
    CAMPAIGN,
    FIRST,
    FULL,
    SOLO,
    TOGETHER,
    Box,
    Kind,
    variants,
)
from trilobite.games.origins.campaign import GENESIS, continued
from trilobite.games.origins.cards import build as carddata
from trilobite.games.origins.cards.catalogue import catalogue
from trilobite.games.origins.cards.files import load
from trilobite.games.origins.cards.types import COLOUR_NAMES, COOPERATIVE, MODE_NAMES, SOLITAIRE
from trilobite.games.origins.game import OriginsGame
from trilobite.games.origins.setup_options import GROUPS, VARIANTS, read_setup
from trilobite.games.origins.view_types import (
    OriginsCatalogue,
    OriginsContext,
    OriginsOdds,
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
        self.variants = variants(VARIANTS, GROUPS, expert=("deck", "map", "archipelago"))
        self.kinds = [
            Kind(FULL, {"players": 3, "variants": ["advanced"]}),
            Kind(FIRST, {"players": 2}, bots="easy", roles=["black", "green"]),
            Kind(SOLO, {"players": 1, "mode": MODE_NAMES[SOLITAIRE]}),
            Kind(TOGETHER, {"players": 2, "mode": MODE_NAMES[COOPERATIVE]}),
            Kind(CAMPAIGN, {"players": 3, "variants": ["advanced"]}),
        ]
        self.roles = list(COLOUR_NAMES)
        self.roles_option = "colours"
        self.follows = [GENESIS]

    def make(self, options: dict[str, Any], pack: Path | None = None) -> AnyGame:
        cards = carddata.default_cards() if pack is None else carddata.build(load(pack))
        return OriginsGame(cards, read_setup(options, cards))

    def cards(self, pack: Path | None = None) -> dict[str, Any]:
        files = load(pack)
        cards = msgspec.to_builtins(catalogue(files))
        return {"cards": cards, "names": carddata.names(files)}

    def names(self, pack: Path | None = None) -> dict[str, dict[str, dict[str, str]]]:
        return carddata.names(load(pack))

    def continued(self, result: dict[str, Any]) -> dict[str, Any]:
        return continued(result)

    def schemas(self) -> dict[str, Any]:
        return {
            "OriginsView": OriginsView,
            "OriginsContext": OriginsContext,
            "OriginsOdds": OriginsOdds,
            "OriginsCatalogue": OriginsCatalogue,
        }


BOX: Final = OriginsBox()

"""The box of Dominant Species: Marine."""

from pathlib import Path
from typing import Any, Final

import msgspec

from trilobite.core.game import AnyGame
from trilobite.games.box import FIRST, FULL, Box, Kind, variants
from trilobite.games.marine.cards import build as carddata
from trilobite.games.marine.cards.files import load
from trilobite.games.marine.cards.schema import MarineCatalogue
from trilobite.games.marine.cards.words import ANIMAL_NAMES
from trilobite.games.marine.game import MarineGame
from trilobite.games.marine.setup_options import LENGTHS, VARIANTS, read_setup
from trilobite.games.marine.view_types import MarineContext, MarineOdds, MarineView


class MarineBox(Box):
    """Dominant Species: Marine, with all its variants."""

    def __init__(self) -> None:
        self.name = "marine"
        self.title = "Dominant Species: Marine"
        self.players = [2, 3, 4]
        self.rulesets = []
        self.modes = []
        self.variants = variants(
            VARIANTS,
            groups={"length": LENGTHS},
            expert=("inverted-displays", "superheroes", "exaptation", "endless"),
        )
        self.kinds = [
            Kind(FULL, {"players": 3}),
            Kind(
                FIRST,
                {"players": 2, "variants": ["short"]},
                bots="easy",
                roles=["crustaceans", "fishes"],
            ),
        ]
        self.roles = list(ANIMAL_NAMES)
        self.roles_option = "animals"
        self.follows = []

    def make(self, options: dict[str, Any], pack: Path | None = None) -> AnyGame:
        setup = read_setup(options)
        cards = carddata.default_cards() if pack is None else carddata.build(load(pack))
        return MarineGame(cards, setup)

    def cards(self, pack: Path | None = None) -> dict[str, Any]:
        files = load(pack)
        cards = msgspec.to_builtins(carddata.catalogue(files))
        return {"cards": cards, "names": carddata.names(files)}

    def names(self, pack: Path | None = None) -> dict[str, dict[str, dict[str, str]]]:
        return carddata.names(load(pack))

    def schemas(self) -> dict[str, Any]:
        return {
            "MarineView": MarineView,
            "MarineContext": MarineContext,
            "MarineOdds": MarineOdds,
            "MarineCatalogue": MarineCatalogue,
        }


BOX: Final = MarineBox()

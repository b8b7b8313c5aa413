"""The box of Race: what can be known of the game before it is set up."""

from pathlib import Path
from typing import Any, Final

from tests.sample_game import Race
from trilobite.core.errors import OptionsError
from trilobite.games.box import FULL, Box, Kind


class RaceBox(Box):
    """Race, for two to four runners."""

    def __init__(self) -> None:
        self.name = "race"
        self.title = "Race"
        self.players = [2, 3, 4]
        self.rulesets = []
        self.modes = []
        self.variants = []
        self.kinds = [Kind(FULL, {})]
        self.roles = []
        self.roles_option = ""
        self.follows = []

    def make(self, options: dict[str, Any], pack: Path | None = None) -> Race:
        runners = options.get("players", options.get("runners", 2))
        if runners not in self.players:
            raise OptionsError("a race has 2 to 4 runners")
        return Race(runners)

    def cards(self, pack: Path | None = None) -> dict[str, Any]:
        return {"cards": {}, "names": {}}


BOX: Final = RaceBox()

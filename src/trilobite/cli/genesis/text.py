"""The names of pieces that the board of Bios: Genesis shows; sentences are those of `Text`."""

from itertools import groupby
from pathlib import Path
from typing import Final

from trilobite.cli.messages import Argument, Messages
from trilobite.cli.text import Text
from trilobite.games.genesis.cards.types import (
    CLIMATE,
    CLIMATE_NAMES,
    COLOUR_NAMES,
    ICON_NAMES,
    UV,
    Cards,
)
from trilobite.games.genesis.facts import Faces, abilities, front
from trilobite.games.genesis.game import GenesisGame
from trilobite.games.genesis.state import Genesis
from trilobite.games.genesis.vocabulary import PLAYER_NAMES


class GenesisText(Text):
    """The sentences of the game, and the names of its pieces."""

    def __init__(self, game: GenesisGame, messages: Messages, pack: Path | None = None) -> None:
        super().__init__(game, messages, pack)
        self.cards: Final[Cards] = game.cards

    def card_name(self, domain: str, id: str) -> str:
        """The printed name of a card, in the reader's language if it is known."""
        return str(self.name(domain, id))

    def colour(self, colour: int) -> str:
        """A colour as a plain word."""
        return self.messages.say(f"colour-{COLOUR_NAMES[colour]}")

    def letter(self, colour: int) -> str:
        """The letter that stands for a colour."""
        return self.messages.say(f"letter-{COLOUR_NAMES[colour]}")

    def player(self, player: int) -> str:
        """A player or NPC."""
        return self.messages.say(f"player-{PLAYER_NAMES[player]}")

    def refugium(self, placard: int) -> str:
        """A refugium."""
        return self.card_name("placard", self.cards.placards[placard].id)

    def organism(self, place: int, g: Genesis | None = None) -> str:
        """A bacterium, parasite or macroorganism, by the side that is up."""
        return str(self.fact(Faces(self.cards, g).organism(place)))

    def abilities(self, icons: list[int], pollutes: bool = False) -> str:
        """The abilities of a card in words."""
        return ", ".join(str(self.fact(one)) for one in abilities(icons, pollutes))

    def several(self, what: str, number: int) -> str:
        """A thing, with its number if there are more."""
        return what if number == 1 else self.messages.say("times", what=what, number=number)

    def icons(self, card: int) -> str:
        """The icons of an event card from left to right."""
        event = self.cards.events[card]
        found = [self.messages.say("icon-aftershock")] if event.aftershock else []
        for (icon, argument), same in groupby(zip(event.icons, event.icon_args, strict=True)):
            given: dict[str, Argument] = {}
            if icon == UV:
                given["number"] = argument
            elif icon == CLIMATE:
                given["climate"] = CLIMATE_NAMES[argument]
            what = self.messages.say(f"icon-{ICON_NAMES[icon]}", **given)
            found.append(self.several(what, len(list(same))))
        return ", ".join(found)

    def front(self, card: int) -> str:
        """What the unpromoted side of a mutation shows."""
        return str(self.fact(front(self.cards, card)))

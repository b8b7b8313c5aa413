"""The names of pieces as the board of the terminal shows them; sentences come from cli/text.py."""

from functools import cache
from pathlib import Path
from typing import Final

from trilobite.cli.text import Text
from trilobite.games.marine.cards import build as carddata
from trilobite.games.marine.cards.files import load
from trilobite.games.marine.cards.schema import Card, CardFiles
from trilobite.games.marine.facts import animal_name, kind_name


class MarineText:
    """Words for what lies on the table."""

    def __init__(self, words: Text, pack: Path | None) -> None:
        self.messages: Final = words.messages
        self.words: Final = words.game.words
        self._text: Final = words
        self._files: Final = card_files(pack)

    def animal(self, number: int) -> str:
        """An animal."""
        return str(self._text.fact(animal_name(number)))

    def kind(self, kind: int) -> str:
        """What lies on a hex: the terrain of a tile, or the side of a vent."""
        return str(self._text.fact(kind_name(kind)))

    def named(self, domain: str, number: int) -> str:
        """A member of a domain by its printed name."""
        return str(self._text.name(domain, self.words.name(domain, number)))

    def trait_text(self, number: int) -> str:
        """What a trait does."""
        return self._does("trait", self._files.traits[number])

    def card_text(self, number: int) -> str:
        """What an evolution card does."""
        return self._does("evolution", self._files.evolution[number])

    def _does(self, domain: str, card: Card) -> str:
        """What a card does, marked if no source says it."""
        text = str(self._text.name(f"{domain}-text", card.id))
        if carddata.is_reconstructed(self._files, domain, card.id):
            return self.messages.say("cards-reconstructed", text=text)
        return text


@cache
def card_files(pack: Path | None) -> CardFiles:
    """The card files, read once."""
    return load(pack)

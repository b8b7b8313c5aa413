"""Species, tokens and pawns as text: a colour never without its letter."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from trilobite.cli.marine.text import MarineText
from trilobite.cli.screen import LABEL
from trilobite.games.marine.cards.types import (
    ANIMALS,
)
from trilobite.games.marine.cards.words import ANIMAL_NAMES, ELEMENT_NAMES
from trilobite.games.marine.state import SPECIAL

#: Down the food chain: purple, orange, blue, brown.
ANIMAL_STYLES: Final = ("bold magenta", "bold dark_orange3", "bold bright_blue", "bold orange4")
TOKEN_STYLE: Final = "bold green"
VENT_STYLE: Final = "bold red"


def animal_letter(text: MarineText, animal: int) -> Text:
    """The letter of an animal."""
    return Text(text.messages.say(f"letter-{ANIMAL_NAMES[animal]}"), ANIMAL_STYLES[animal])


def element_letter(text: MarineText, element: int) -> Text:
    """The letter of an element, a small one."""
    return Text(text.messages.say(f"letter-{ELEMENT_NAMES[element]}"), TOKEN_STYLE)


def tokens(text: MarineText, elements: Iterable[int], between: str = " ") -> Text:
    """Tokens side by side."""
    return Text(between).join(element_letter(text, element) for element in elements)


def counted_tokens(text: MarineText, counts: Iterable[int]) -> Text:
    """Letters with numbers, as in "a2 w1"."""
    return Text(" ").join(
        element_letter(text, element).append(str(number), "default")
        for element, number in enumerate(counts)
        if number > 0
    )


def pawn(text: MarineText, number: int, owner: int) -> Text:
    """A pawn: the letter of its animal, a special one with that of its element."""
    shown = animal_letter(text, owner)
    if number >= SPECIAL:
        shown.append_text(element_letter(text, number - SPECIAL))
    return shown


def coloured(text: MarineText, sentence: str) -> Text:
    """A sentence with the names of animals in their colour."""
    shown = Text(sentence)
    for animal in range(ANIMALS):
        shown.highlight_regex(rf"\b{text.animal(animal)}\b", ANIMAL_STYLES[animal])
    return shown


def label(words: str) -> Text:
    """Quiet words."""
    return Text(words, LABEL)

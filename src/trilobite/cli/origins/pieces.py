"""Players and their pieces as text: a colour never without its letter."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from trilobite.cli.origins.text import OriginsText
from trilobite.cli.screen import LABEL
from trilobite.games.origins.cards.types import COLOUR_NAMES, COLOURS
from trilobite.games.origins.worldmap import RESOURCE_NAMES, TERRAIN_NAMES

#: Black, white, orange, green; readable on dark and on bright terminals.
COLOUR_STYLES: Final = (
    "bold white on grey23",
    "bold black on grey85",
    "bold dark_orange3",
    "bold green4",
)
#: Sea, ice, desert, jungle.
CLIMATE_STYLES: Final = ("blue", "cyan", "yellow", "green")
#: Culture, politics, industry.
DISCIPLINE_STYLES: Final = ("bold", "bold magenta", "bold red")


def letter(text: OriginsText, colour: int) -> Text:
    """The letter of a player, a capital one."""
    return Text(text.messages.say(f"letter-{COLOUR_NAMES[colour]}"), COLOUR_STYLES[colour])


def pawns(text: OriginsText, counts: Sequence[int]) -> Text:
    """Pawns by colour, a letter for each."""
    shown = Text()
    for colour in COLOURS:
        for _ in range(counts[colour]):
            shown.append_text(letter(text, colour))
    return shown


def climate_letter(text: OriginsText, climate: int) -> str:
    """The letter of a climate, a small one as on a ring."""
    return text.messages.say(f"letter-{TERRAIN_NAMES[climate]}")


def resource_letter(text: OriginsText, kind: int) -> str:
    """The letter of a kind of resource, a small one."""
    return text.messages.say(f"letter-{RESOURCE_NAMES[kind]}")


def coloured(text: OriginsText, sentence: str) -> Text:
    """A sentence with the names of players in their colour."""
    shown = Text(sentence)
    for colour in COLOURS:
        shown.highlight_regex(rf"\b{text.player(colour)}\b", COLOUR_STYLES[colour])
    return shown


def label(words: str) -> Text:
    """Quiet words."""
    return Text(words, LABEL)

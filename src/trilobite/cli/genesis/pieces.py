"""Cubes, bionts, disks and dice as text: a colour never without its letter."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from trilobite.cli.genesis.text import GenesisText
from trilobite.cli.screen import LABEL
from trilobite.games.genesis.cards.types import COLOURS
from trilobite.games.genesis.state import NPC, PLAYERS, colour_of

CUBE_STYLES: Final = (
    "bold white on red",
    "bold black on yellow",
    "bold black on green",
    "bold white on blue",
)
COLOUR_STYLES: Final = ("bold red", "bold yellow", "bold green", "bold bright_blue")


def cubes(text: GenesisText, amounts: Sequence[int]) -> Text:
    """Cubes side by side, one letter each."""
    shown = Text()
    for colour in COLOURS:
        shown.append(text.letter(colour) * amounts[colour], CUBE_STYLES[colour])
    return shown


def cube(text: GenesisText, colour: int) -> Text:
    """One cube."""
    return Text(text.letter(colour), CUBE_STYLES[colour])


def bionts(text: GenesisText, numbers: Sequence[int]) -> Text:
    """Bionts by player, an NPC's with a small n."""
    shown = Text()
    for player in range(PLAYERS):
        mark = "^n" if player >= NPC else "^"
        colour = colour_of(player)
        shown.append((mark + text.letter(colour)) * numbers[player], COLOUR_STYLES[colour])
    return shown


def disks(text: GenesisText, colours: Iterable[int]) -> Text:
    """Disks in one pair of brackets, in order."""
    shown = Text()
    for colour in colours:
        shown.append(text.letter(colour), COLOUR_STYLES[colour])
    return Text.assemble("(", shown, ")") if shown else shown


def counts(text: GenesisText, amounts: Sequence[int], zeros: bool = False) -> Text:
    """Letters with numbers, as in "R2 G1"."""
    parts = [
        Text(f"{text.letter(colour)}{amounts[colour]}", COLOUR_STYLES[colour])
        for colour in COLOURS
        if zeros or amounts[colour] > 0
    ]
    return Text(" ").join(parts)


def coloured(text: GenesisText, sentence: str) -> Text:
    """A sentence with the names of players and colours in their colour."""
    shown = Text(sentence)
    for colour in COLOURS:
        for word in (text.player(colour), text.colour(colour)):
            shown.highlight_regex(rf"\b{word}\b", COLOUR_STYLES[colour])
    return shown


class Flow:
    """Things side by side after a quiet word; lines are broken between things only."""

    def __init__(self, label: str, items: Sequence[Text], gap: str) -> None:
        self.label: Final = label
        self.items: Final = items
        self.gap: Final = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text.assemble((f"{self.label} " if self.label else "", LABEL))
        indent = " " * line.cell_len
        empty = True
        for item in self.items:
            if not empty and line.cell_len + len(self.gap) + item.cell_len > options.max_width:
                yield line
                line = Text(indent)
                empty = True
            if not empty:
                line.append(self.gap, LABEL)
            line.append_text(item)
            empty = False
        yield line

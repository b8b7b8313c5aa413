"""The planet in a terminal: as a map where there is room, otherwise as a list of tiles."""

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trilobite.cli.marine.pieces import VENT_STYLE, animal_letter, tokens
from trilobite.cli.marine.text import MarineText
from trilobite.cli.screen import LABEL
from trilobite.games.marine.facts import hex_sign
from trilobite.games.marine.hexes import CORNERS_OF, HEXES, PLACES
from trilobite.games.marine.planet import is_vent, occupants, thrives
from trilobite.games.marine.scoring import payout
from trilobite.games.marine.state import NOTHING, Marine

#: Characters for a column of hexes, and lines for half the height of a hex.
CELL: Final = 13
HALF: Final = 2
WIDTH: Final = 7 * CELL
HEIGHT: Final = 14 * HALF


def planet(text: MarineText, g: Marine, width: int) -> RenderableType:
    """The tiles with their tokens and species."""
    return planet_map(text, g) if width >= WIDTH else tile_table(text, g)


def planet_map(text: MarineText, g: Marine) -> Text:
    """Hexes where they lie, three lines each: what is there, its tokens, its species."""
    cells: list[dict[int, Text]] = [{} for _ in range(HEIGHT)]
    for hex in range(HEXES):
        x, y = PLACES[hex]
        column = (x + 9) // 3
        top = (y + 6) * HALF
        for below, part in enumerate(tile_lines(text, g, hex)):
            cells[top + below][column] = part
    lines = []
    for row in cells:
        line = Text()
        for column in sorted(row):
            line.pad_right(column * CELL - line.cell_len)
            row[column].truncate(CELL - 1, overflow="ellipsis")
            line.append_text(row[column])
        if line:
            lines.append(line)
    return Text("\n").join(lines)


def tile_lines(text: MarineText, g: Marine, hex: int) -> list[Text]:
    """A hex in three lines."""
    place = Text.assemble((f"{hex_sign(hex)} ", LABEL), tile_tokens(text, g, hex, ""))
    if g.kinds[hex] == NOTHING:
        return [Text(), place]
    style = VENT_STYLE if is_vent(g, hex) else "bold"
    return [Text(text.kind(g.kinds[hex]), style), place, species(text, g, hex)]


def tile_tokens(text: MarineText, g: Marine, hex: int, between: str = " ") -> Text:
    """The tokens on the corners of a hex."""
    found = sorted(g.tokens[c] for c in CORNERS_OF[hex] if g.tokens[c] != NOTHING)
    return tokens(text, found, between)


def species(text: MarineText, g: Marine, hex: int) -> Text:
    """How many species of each animal are there; endangered ones have an exclamation mark."""
    found = []
    for animal in occupants(g, hex):
        mark = "" if thrives(g, animal, hex) else "!"
        found.append(animal_letter(text, animal.number).append(f"{animal.species[hex]}{mark}"))
    return Text(" ").join(found)


def tile_table(text: MarineText, g: Marine) -> RenderableType:
    """All tiles, with what each would pay now."""
    say = text.messages.say
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in ("tiles-hex", "tiles-terrain", "tiles-tokens", "tiles-species", "tiles-pays"):
        table.add_column(say(column))
    for hex in range(HEXES):
        if g.kinds[hex] != NOTHING:
            pays = [
                animal_letter(text, animal.number).append(f" {vp}") for animal, vp in payout(g, hex)
            ]
            table.add_row(
                hex_sign(hex),
                text.kind(g.kinds[hex]),
                tile_tokens(text, g, hex),
                species(text, g, hex),
                Text(" ").join(pays),
            )
    return table

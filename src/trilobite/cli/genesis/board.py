"""The Genesis board in a terminal: timeline, rows, food web, tableaux."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trilobite.cli.genesis.pieces import COLOUR_STYLES, bionts, cubes, disks
from trilobite.cli.genesis.tableau import tableaux
from trilobite.cli.genesis.text import GenesisText
from trilobite.cli.genesis.timeline import heading, timeline
from trilobite.cli.screen import LABEL
from trilobite.games.genesis.cards.types import (
    DEATH_NAMES,
    MARINE,
    ROW_NAMES,
    TERRESTRIAL,
    Placard,
)
from trilobite.games.genesis.linked import joint_rate, levels, members
from trilobite.games.genesis.organism import autocatalytic_dice
from trilobite.games.genesis.scoring import macro_worth
from trilobite.games.genesis.state import Genesis, Refugium, colour_of
from trilobite.games.genesis.vocabulary import ECOSYSTEM_NAMES

#: From this width on there is room for notes beside the refugia.
WIDE: Final = 96
LEVELS: Final = ("P", "H", "C")


def board(
    text: GenesisText, g: Genesis, width: int, seats: Sequence[str], first: int | None = None
) -> RenderableType:
    """The whole board; `seats` says who plays each seat, the player `first` is shown first."""
    parts: list[RenderableType] = [heading(text, g), timeline(text, g), Text()]
    parts += rows(text, g, width)
    parts += food_web(text, g)
    parts += tableaux(text, g, seats, first)
    parts.append(Text(text.messages.say("board-legend"), LABEL))
    return Group(*parts)


# --- rows ---------------------------------------------------------------------------------


def rows(text: GenesisText, g: Genesis, width: int) -> list[RenderableType]:
    """The four rows with their mutation decks and refugia; the first refugia have titles."""
    wide = width >= WIDE
    parts: list[RenderableType] = []
    titles = column_titles(text, wide)
    for row in range(4):
        parts.append(row_heading(text, g, row))
        if g.rows[row]:
            grid = refugium_grid(wide)
            if titles:
                grid.add_row(*titles, style=LABEL)
                titles = []
            for refugium in g.rows[row]:
                grid.add_row(*refugium_cells(text, g, refugium, wide))
            parts.append(grid)
    parts.append(Text())
    return parts


def row_heading(text: GenesisText, g: Genesis, row: int) -> Table:
    """A row's name, whether it is active, what is face down, and its mutation deck."""
    say = text.messages.say
    grid = Table.grid(padding=(0, 2), expand=True)
    names = [say(f"row-{name}") for name in ROW_NAMES]
    states = [say("board-active"), say("board-inactive")]
    grid.add_column(no_wrap=True, width=max(len(name) for name in names))
    grid.add_column(no_wrap=True, width=max(len(state) for state in states))
    grid.add_column(no_wrap=True, width=11)
    grid.add_column(ratio=1)
    active = g.active[row]
    style = "bold green" if active else LABEL
    deck = g.mutation_decks[row]
    if deck:
        top = Text.assemble((say("board-deck", number=len(deck)) + " ", LABEL))
        top.append(text.card_name("mutation", g.cards.mutations[deck[0]].id), "bold")
        top.append(" " + text.front(deck[0]))
    else:
        top = Text(say("board-deck-empty"), LABEL)
    grid.add_row(
        Text(say(f"row-{ROW_NAMES[row]}").upper(), "bold"),
        Text(say("board-active" if active else "board-inactive"), style),
        Text(say("board-face-down", number=g.refugia_left[row]), LABEL),
        top,
    )
    return grid


def refugium_grid(wide: bool) -> Table:
    """An empty table for refugia: the same columns in every row of the board."""
    grid = Table.grid(padding=(0, 2 if wide else 1), expand=True)
    for column in (23, 10, 13 if wide else 11, 6, 21, 4):
        grid.add_column(width=column, no_wrap=True, overflow="ellipsis")
    if wide:
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis", style=LABEL)
    return grid


def column_titles(text: GenesisText, wide: bool) -> list[str]:
    """The titles of the columns of refugia."""
    names = ("refugium", "life", "organised", "disorganised", "slots", "dice")
    titles = [text.messages.say(f"board-{name}") for name in names]
    titles[0] = "  " + titles[0]
    return [*titles, ""] if wide else titles


def refugium_cells(text: GenesisText, g: Genesis, refugium: Refugium, wide: bool) -> list[Text]:
    """A refugium: name, life dice, manna, enzymes and uncovered deaths, dice to roll."""
    card = g.cards.placards[refugium.placard]
    name = Text("  ")
    name.append(text.letter(card.colour), COLOUR_STYLES[card.colour])
    name.append(" " + text.refugium(refugium.placard))
    organised = cubes(text, refugium.organised)
    here = bionts(text, refugium.bionts)
    if organised and here:
        organised.append(" ")
    organised.append_text(here)
    dice = autocatalytic_dice(refugium)
    cells = [
        name,
        life_faces(g, card),
        organised or Text("–", LABEL),
        cubes(text, refugium.disorganised) or Text("–", LABEL),
        slots(text, refugium, card),
        Text(str(dice) if here else "–", "bold" if here else LABEL),
    ]
    if wide:
        cells.append(Text(", ".join(notes(text, card))))
    return cells


def life_faces(g: Genesis, card: Placard) -> Text:
    """The faces that make life now, and in brackets those of the other climate."""
    now, other = (
        "".join(str(face) for face in range(1, 7) if card.life[climate][face]) or "–"
        for climate in (g.climate, 1 - g.climate)
    )
    shown = Text.assemble((now, "bold"))
    if other != now and not g.setup.introductory:
        shown.append(f" ({other})", LABEL)
    return shown


def slots(text: GenesisText, refugium: Refugium, card: Placard) -> Text:
    """Enzymes from the left, then the death dice that are not covered."""
    shown = disks(text, refugium.enzymes)
    for slot in range(len(refugium.enzymes), len(card.slot_face)):
        if shown:
            shown.append(" ")
        shown.append(f"{card.slot_face[slot]}{DEATH_NAMES[card.slot_kind[slot]][0]}")
    return shown


def notes(text: GenesisText, card: Placard) -> list[str]:
    """What is special about a refugium."""
    found = []
    if card.smite_immune:
        found.append(text.messages.say("board-safe"))
    if card.entry_cost:
        found.append(text.messages.say("board-fee", number=card.entry_cost))
    return found


# --- the food web -------------------------------------------------------------------------


def food_web(text: GenesisText, g: Genesis) -> list[RenderableType]:
    """The trophic levels of sea and land, from the top."""
    say = text.messages.say
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(no_wrap=True, style=LABEL)
    grid.add_column(ratio=1)
    for side in (MARINE, TERRESTRIAL):
        places = levels(g, side)
        shown = Text()
        for level in range(len(places) - 1, -1, -1):
            o = g.organism(places[level])
            if shown:
                shown.append("   ")
            line = say(
                "board-level",
                level=LEVELS[min(level, 2)],
                name=" + ".join(text.organism(one.place, g) for one in members(g, o)),
                rate=joint_rate(g, o),
                worth=sum(macro_worth(g, one) for one in members(g, o)),
            )
            shown.append(line, COLOUR_STYLES[colour_of(o.owner)])
            shown.append(f" ({text.letter(colour_of(o.owner))})")
        if shown:
            grid.add_row(say("board-ecosystem", ecosystem=ECOSYSTEM_NAMES[side]), shown)
    return [grid, Text()] if grid.row_count else []

"""The macroorganism cards that can be had."""

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trilobite.cli.genesis.pieces import counts
from trilobite.cli.genesis.text import GenesisText
from trilobite.games.genesis.cards.types import MARINE, TERRESTRIAL
from trilobite.games.genesis.state import MACROS, Genesis


def macro_stack(text: GenesisText, g: Genesis) -> RenderableType:
    """Ch. What each card needs, its organ squares, and what it becomes ashore."""
    say = text.messages.say
    if not g.macro_stack:
        return Text(say("macros-none"))
    table = Table(box=SIMPLE_HEAD, title=say("macros-title"), title_justify="left", pad_edge=False)
    for column in ("macros-name", "macros-needs", "macros-organs", "macros-ashore"):
        table.add_column(say(column))
    for place in g.macro_stack:
        sea, land = (g.cards.macros[place - MACROS].sides[side] for side in (MARINE, TERRESTRIAL))
        organs = [0, 0, 0, 0]
        for organ in sea.organs:
            organs[organ.colour] += 1
        table.add_row(
            text.card_name("macro", sea.id),
            counts(text, sea.system),
            counts(text, organs),
            text.card_name("macro", land.id),
        )
    return table

"""The table of Bios: Origins in a terminal."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from trilobite.cli.origins.pieces import DISCIPLINE_STYLES, coloured, label, pawns
from trilobite.cli.origins.tableau import player_panel
from trilobite.cli.origins.text import OriginsText
from trilobite.cli.origins.worldmap import world_map
from trilobite.cli.screen import LABEL
from trilobite.core.decision import Decision
from trilobite.games.origins.cards.types import DISCIPLINES
from trilobite.games.origins.challenge import comet_on_top
from trilobite.games.origins.phrases import NUMERALS
from trilobite.games.origins.state import EPOCHS, NO_TAIL, NOBODY, NOTHING, ROWS, Origins

#: From so many columns on two players stand side by side.
SIDE_BY_SIDE: Final = 160


def board(
    text: OriginsText,
    g: Origins,
    width: int,
    seats: Sequence[str],
    seat: int,
    decision: Decision | None,
) -> RenderableType:
    """The whole table; the seat's own things come first. The map comes last, near the question,
    and shows what is offered there."""
    parts: list[RenderableType] = [heading(text, g), decks(text, g), Text(), display(text, g)]
    panels: list[RenderableType] = [
        player_panel(text, g, player, seats, player.seat == seat)
        for player in sorted(g.players, key=lambda player: player.seat != seat)
    ]
    if width >= SIDE_BY_SIDE and len(panels) > 1:
        panels = [in_pairs(panels)]
    parts += [*panels, label(text.messages.say("board-legend")), Text()]
    parts.append(world_map(text, g, width, decision))
    if g.card != NOTHING:
        parts += [Text(), auction(text, g)]
    return Group(*parts)


def heading(text: OriginsText, g: Origins) -> RenderableType:
    """The Epoch, the round, whose turn it is, and what hangs over the game."""
    say = text.messages.say
    epoch = say(f"epoch-{g.epoch}")
    parts = [say("board-epoch", epoch=epoch), say("board-round", number=g.round)]
    if g.over:
        parts.append(say("board-over"))
    elif g.turn != NOBODY:
        parts.append(say("board-turn", player=text.player(g.turn)))
    if g.tail != NO_TAIL and not g.over:
        parts.append(say("board-tail", number=g.tail))
    return Rule(Text(" · ".join(parts), "bold"), characters="═")


def in_pairs(panels: Sequence[RenderableType]) -> Table:
    """Two columns of panels."""
    grid = Table.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    for first in range(0, len(panels), 2):
        grid.add_row(*panels[first : first + 2])
    return grid


# --- decks and philosophy -----------------------------------------------------------------


def decks(text: OriginsText, g: Origins) -> Table:
    """How far the next Comet is, what philosophy rules, and the top of the tradition deck."""
    say = text.messages.say
    grid = facts()
    left = g.deck[g.epoch - 1]
    comet = text.named("comet", g.epoch - 1)
    distance = "board-comet-on-top" if comet_on_top(g) else "board-comet"
    ahead = say(distance, comet=comet, number=left)
    later = [f"{NUMERALS[epoch + 1]} {g.deck[epoch]}" for epoch in range(g.epoch, EPOCHS)]
    if later:
        ahead += " · " + say("board-later", epochs=", ".join(later))
    grid.add_row(say("board-deck"), ahead)
    philosophy = Text(text.named("philosophy", g.philosophy), "bold")
    philosophy.append(f" ({text.philosophy(g.philosophy)})", "default")
    grid.add_row(say("board-philosophy"), philosophy)
    if g.tradition:
        top = text.named("idea", g.tradition[-1])
        grid.add_row(
            say("board-tradition"), say("board-tradition-top", idea=top, number=len(g.tradition))
        )
    return grid


def facts() -> Table:
    """Lines with quiet labels before them."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style=LABEL, no_wrap=True)
    grid.add_column()
    return grid


def auction(text: OriginsText, g: Origins) -> Table:
    """B2a. The challenge card that is played for, and the highest bid."""
    say = text.messages.say
    grid = facts()
    crisis = g.cards.philosophy[g.philosophy].crisis
    for what, words in text.challenge(g.cards.challenges[g.card], crisis).items():
        grid.add_row(what, words)
    if g.bidder != NOBODY:
        bid = say("board-bid", player=text.player(g.bidder), total=g.bid, number=g.bid_pawns)
        grid.add_row(say("board-auction"), coloured(text, bid))
    return grid


# --- the display --------------------------------------------------------------------------


def display(text: OriginsText, g: Origins) -> Table:
    """D1a. Three columns of Ideas under their decks, with the Elders on them; the row that asks for
    most Elders on top."""
    say = text.messages.say
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(style=LABEL, no_wrap=True)
    for _ in DISCIPLINES:
        grid.add_column(ratio=1)
    first = (g.epoch - 1) * len(DISCIPLINES)
    heads = [
        Text(text.discipline(one), DISCIPLINE_STYLES[one]).append(
            " " + say("board-idea-deck", number=len(g.ideas[first + one])), LABEL
        )
        for one in DISCIPLINES
    ]
    grid.add_row(say("board-display"), *heads)
    for row in range(ROWS - 1, -1, -1):
        cells = [idea_cell(text, g, discipline * ROWS + row) for discipline in DISCIPLINES]
        grid.add_row(say("board-elders", number=row + 1), *cells)
    return grid


def idea_cell(text: OriginsText, g: Origins, slot: int) -> Text:
    """An Idea with the Elders on it."""
    if g.display[slot] == NOTHING:
        return label("–")
    cell = Text(text.named("idea", g.display[slot]))
    if sum(g.elders[slot]):
        cell.append(" [").append_text(pawns(text, g.elders[slot])).append("]")
    return cell

"""A player in a terminal: brain, technologies, people on the map and the tableau."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from trilobite.cli.origins.pieces import COLOUR_STYLES, DISCIPLINE_STYLES, letter, pawns
from trilobite.cli.origins.text import OriginsText
from trilobite.cli.screen import LABEL
from trilobite.games.origins.board import resource_of_city
from trilobite.games.origins.campaign import SHAPE_NAMES
from trilobite.games.origins.cards.types import (
    BRAIN_NAMES,
    COLOUR_NAMES,
    DISCIPLINES,
    TRACK_NAMES,
    TRACKS,
)
from trilobite.games.origins.scoring import cancelled, score
from trilobite.games.origins.setup_options import REALM_NAMES, SEA_PEOPLE
from trilobite.games.origins.state import Foundation, Origins, Player
from trilobite.games.origins.tableau import elders, emissaries

CROWN: Final = "♛"
PAWN: Final = "●"
#: A Resistance space, empty and with a Dissident.
RESISTANCE: Final = ("○", "●")


def player_panel(
    text: OriginsText, g: Origins, player: Player, seats: Sequence[str], own: bool
) -> Panel:
    """All about a player; Migrants by name and the rows of the ruling class only if it is the
    reader."""
    say = text.messages.say
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style=LABEL, no_wrap=True)
    grid.add_column()
    grid.add_row(say("board-scores"), scores(text, g, player))
    grid.add_row(say("board-brain"), brain(text, g, player))
    grid.add_row(say("board-technology"), technologies(text, player))
    grid.add_row(say("board-migrants"), migrants(text, player, own))
    if player.cities:
        grid.add_row(say("board-cities"), cities(text, g, player))
    if player.inventions:
        grid.add_row(say("board-inventions"), inventions(text, player))
    if player.portents:
        names = ", ".join(text.named("comet", comet) for comet in player.portents)
        grid.add_row(say("board-portents"), names)
    parts: list[RenderableType] = [grid, columns(text, g, player)]
    if own:
        parts.append(row_list(text, g, player))
    style = COLOUR_STYLES[player.colour]
    name = f"{letter(text, player.colour).plain} {text.player(player.colour)}"
    people = ", ".join(["", *people_of(text, g, player)])
    title = Text.assemble((name, style), f"{people} ({seats[player.seat]})")
    return Panel(Group(*parts), title=title, title_align="left", border_style=LABEL)


def people_of(text: OriginsText, g: Origins, player: Player) -> list[str]:
    """Who they are: their colour, in the long game the older name of their species, the realm if
    there are sea people, the shape in a campaign."""
    say = text.messages.say
    colour = COLOUR_NAMES[player.colour]
    found = [say(f"colour-{colour}")]
    if g.setup.first_exodus:
        found.append(text.name("first-exodus", colour))
    if SEA_PEOPLE in g.setup.realms:
        found.append(say(f"realm-{REALM_NAMES[player.realm]}"))
    if g.setup.legacies is not None:
        found.append(say(f"shape-{SHAPE_NAMES[g.setup.legacy(player.colour).shape]}"))
    return found


def scores(text: OriginsText, g: Origins, player: Player) -> Text:
    """The three scores as if the game ended now; one that does not count is in brackets."""
    struck = cancelled(g)
    shown = []
    for discipline in DISCIPLINES:
        said = f"{text.discipline(discipline)} {score(g, player, discipline)}"
        shown.append(f"({said})" if discipline == struck else said)
    return Text(" · ".join(shown), "bold")


def brain(text: OriginsText, g: Origins, player: Player) -> Text:
    """Pawns in the domains and in the mysticism pool, and those that are out."""
    say = text.messages.say
    shown = [
        (say(f"brain-{name}"), player.brain[domain]) for domain, name in enumerate(BRAIN_NAMES)
    ]
    shown.append((say("brain-mysticism"), player.mysticism))
    shown.append((say("board-elders-out"), elders(g, player)))
    if g.setup.interactions:
        shown.append((say("board-emissaries-out"), len(emissaries(g, player))))
    line = Text()
    for name, number in shown:
        line.append("  " if line else "").append(f"{name} ").append(PAWN * number or "–", "bold")
    return line


def technologies(text: OriginsText, player: Player) -> Text:
    """B7. The levels of the six technologies."""
    line = Text()
    for track in TRACKS:
        name = text.name("track", TRACK_NAMES[track])
        line.append("  " if line else "").append(f"{name} ")
        line.append(str(player.levels[track]), "bold")
    return line


def migrants(text: OriginsText, player: Player, own: bool) -> str:
    """How many Migrants are on the map and in the supply; where they are if it is the reader."""
    counts = text.messages.say(
        "board-migrants-on-map", number=len(player.spaces), supply=player.supply
    )
    if not own or not player.spaces:
        return counts
    return f"{counts}: {'; '.join(text.space(space) for space in player.spaces)}"


def cities(text: OriginsText, g: Origins, player: Player) -> str:
    """Where the cities are and on what."""
    found = [
        text.messages.say(
            "board-city",
            hex=text.hex(hex),
            resource=text.named("resource", resource_of_city(g, hex).number),
        )
        for hex in player.cities
    ]
    return "; ".join(found)


def inventions(text: OriginsText, player: Player) -> Text:
    """The Inventions, the topmost last, with the Emissaries on them."""
    shown = []
    for one in player.inventions:
        name = Text(text.named("idea", one.card))
        if sum(one.emissaries):
            name.append(" [").append_text(pawns(text, one.emissaries)).append("]")
        shown.append(name)
    return Text(", ").join(shown)


def columns(text: OriginsText, g: Origins, player: Player) -> Table:
    """D1e. The three columns with their Foundations, the newest at the bottom; the crown with its
    Resistance space lies on the ruling one."""
    grid = Table.grid(padding=(0, 2), expand=True)
    for _ in DISCIPLINES:
        grid.add_column(ratio=1)
    heads = []
    for discipline in DISCIPLINES:
        head = Text(text.discipline(discipline), DISCIPLINE_STYLES[discipline])
        if discipline == player.ruling:
            head = Text(f"{CROWN}{RESISTANCE[player.crown_dissident]} ", "bold").append_text(head)
        if player.tokens[discipline]:
            head.append(f" +{player.tokens[discipline]}")
        heads.append(head)
    grid.add_row(*heads)
    for row in range(max(len(column) for column in player.columns)):
        grid.add_row(
            *(
                foundation(text, g, column[row]) if row < len(column) else Text()
                for column in player.columns
            )
        )
    return grid


def foundation(text: OriginsText, g: Origins, one: Foundation) -> Text:
    """A Foundation, with its Resistance space if it has one."""
    shown = Text(text.named("challenge", one.card))
    if one.dissident or g.cards.challenges[one.card].resistance:
        shown.append(f" {RESISTANCE[one.dissident]}", "bold")
    return shown


def row_list(text: OriginsText, g: Origins, player: Player) -> Table:
    """A2.2. The rows of the ruling class in the order in which they are used."""
    say = text.messages.say
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style=LABEL)
    grid.add_column()
    ruling = player.ruling
    for one in reversed(player.columns[ruling]):
        row = text.row(g.cards.challenges[one.card].rows[ruling])
        name = text.named("challenge", one.card)
        grid.add_row(name, say("rows-disabled", row=row) if one.dissident else row)
    species = g.cards.species[player.colour]
    grid.add_row(say("rows-lower"), text.row(species.lower[ruling]))
    upper = text.row(species.upper[ruling])
    if not g.setup.advanced:
        least = species.basic_environment[ruling]
        upper += " / " + text.effect(species.basic[ruling])
        upper += " " + say("rows-environment", number=least) if least else ""
    grid.add_row(say("rows-upper"), upper)
    for invention in player.inventions:
        options = g.cards.ideas[invention.card].rows[ruling]
        if options:
            grid.add_row(text.named("idea", invention.card), text.row(options))
    return grid


def all_rows(text: OriginsText, g: Origins) -> RenderableType:
    """The rows of all players."""
    parts: list[RenderableType] = []
    for player in g.players:
        head = Text(text.player(player.colour), COLOUR_STYLES[player.colour])
        parts.append(head.append(f", {text.discipline(player.ruling)}", "default"))
        parts.append(row_list(text, g, player))
    return Group(*parts)

"""The board of Dominant Species: Marine in a terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from trilobite.cli.marine.pieces import (
    ANIMAL_STYLES,
    animal_letter,
    counted_tokens,
    element_letter,
    label,
    pawn,
    tokens,
)
from trilobite.cli.marine.planet import planet
from trilobite.cli.marine.text import MarineText
from trilobite.cli.screen import LABEL
from trilobite.games.marine.cards.types import (
    COMPETITION,
    ELEMENTS,
    EVOLUTION,
    REGRESSION,
    WANDERLUST,
)
from trilobite.games.marine.domination import domination_value
from trilobite.games.marine.pawns import available_specials, owner_of
from trilobite.games.marine.reseed import idle_limit, shows_idle
from trilobite.games.marine.row import is_laid_out
from trilobite.games.marine.state import NOBODY, NOT_ENDING, NOTHING, Animal, Marine


def board(
    text: MarineText, g: Marine, width: int, seats: Sequence[str], seat: int
) -> RenderableType:
    """The whole board; the animals of the seat come first."""
    parts: list[RenderableType] = [heading(text, g)]
    if shows_idle(g):
        told = text.messages.say("event-idle-round", a=g.idle_rounds + 1, b=idle_limit(g))
        parts.append(label(told))
    parts.append(planet(text, g, width))
    parts += [action_display(text, g), Text(), evolution_row(text, g), supplies(text, g), Text()]
    for animal in sorted(g.animals, key=lambda animal: animal.seat != seat):
        parts.append(animal_panel(text, g, animal, seats))
    parts.append(label(text.messages.say("board-legend")))
    return Group(*parts)


def heading(text: MarineText, g: Marine) -> RenderableType:
    """The round, whose turn it is, and what hangs over the game."""
    say = text.messages.say
    parts = [say("board-round", number=g.round)]
    if g.turn != NOBODY:
        parts.append(say("board-turn", player=text.animal(g.turn)))
    if g.over:
        parts.append(say("board-over"))
    elif g.ending != NOT_ENDING:
        parts.append(say("board-last-round"))
    return Rule(Text(" · ".join(parts), "bold"), characters="═")


# --- the action display -------------------------------------------------------------------


def action_display(text: MarineText, g: Marine) -> Table:
    """A line for each action: its spaces with their pawns, and the tokens or markers beside."""
    grid = Table.grid(padding=(0, 2))
    for _ in range(3):
        grid.add_column(no_wrap=True)
    for action, row in enumerate(g.cards.actions):
        if row.spaces and row.spaces[0] < len(g.pawns):
            spaces = Text(" ").join(space_cell(text, g, space) for space in row.spaces)
            grid.add_row(
                Text(text.named("action", action), "bold"), spaces, beside(text, g, action)
            )
    return grid


def space_cell(text: MarineText, g: Marine, number: int) -> Text:
    """A space: a pawn, a dot, or a cross if it is closed; in angles if for special pawns only."""
    space = g.cards.spaces[number]
    shown = Text("<" if space.special_only else "[", LABEL)
    if g.pawns[number] != NOBODY:
        shown.append_text(pawn(text, g.pawns[number], owner_of(g, g.pawns[number])))
    else:
        shown.append("×" if space.min_players > g.setup.in_play else "·", LABEL)
    return shown.append(">" if space.special_only else "]", LABEL)


def beside(text: MarineText, g: Marine, action: int) -> Text:
    """The tokens or terrain markers of an action, and the cubes on Regression."""
    if action <= WANDERLUST:
        area = g.areas[action]
        shown = Text(" ").join(
            Text("○", LABEL) if element == NOTHING else element_letter(text, element)
            for element in area
        )
        if action == REGRESSION:
            cubes = [animal_letter(text, cube) for cube in g.squares if cube != NOBODY]
            if cubes:
                shown.append("  ").append_text(Text(" ").join(cubes))
        return shown
    markers = {COMPETITION: g.competition, EVOLUTION: g.evolution}.get(action, [])
    return Text(", ".join(text.named("terrain", marker) for marker in markers))


# --- cards and supplies -------------------------------------------------------------------


def evolution_row(text: MarineText, g: Marine) -> Table:
    """The cards of the row by their space, with the events that the next ones may bring."""
    say = text.messages.say
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style=LABEL, no_wrap=True)
    grid.add_column()
    for space, card in enumerate(g.row, start=1):
        grid.add_row(say("board-row-space", number=space), text.named("evolution", card))
    if is_laid_out(g):
        grid.add_row(say("board-deck"), say("board-deck-left", number=g.deck))
    return grid


def supplies(text: MarineText, g: Marine) -> Table:
    """Stacks, vents, the survival card and the special pawns with their target numbers."""
    say = text.messages.say
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style=LABEL, no_wrap=True)
    grid.add_column()
    tops = ", ".join(text.kind(top) for top in g.stack_tops if top != NOTHING)
    grid.add_row(say("board-stacks"), tops or "–")
    grid.add_row(say("board-vents"), str(g.vents))
    holder = "–" if g.survival == NOBODY else text.animal(g.survival)
    grid.add_row(say("board-survival"), holder)
    specials = []
    for element in range(ELEMENTS):
        one = element_letter(text, element).append(f" {g.targets[element]}", "default")
        if g.owners[element] != NOBODY:
            one.append(" ").append_text(animal_letter(text, g.owners[element]))
        specials.append(one)
    grid.add_row(say("board-targets"), Text("   ").join(specials))
    return grid


# --- animals ------------------------------------------------------------------------------


def animal_panel(text: MarineText, g: Marine, animal: Animal, seats: Sequence[str]) -> Panel:
    """An animal: VP, species, pawns, elements with their domination values, traits."""
    say = text.messages.say
    style = ANIMAL_STYLES[animal.number]
    specials = available_specials(g, animal)
    pawns = Text(say("board-pawns", number=animal.pawns))
    if specials:
        pawns.append(" + ").append_text(tokens(text, specials))
    counts = say(
        "board-species", planet=sum(animal.species), pool=animal.pool, eliminated=animal.lost
    )
    values = [
        element_letter(text, element).append(
            f" {domination_value(g, animal, element)}/{g.targets[element]}", "default"
        )
        for element in range(ELEMENTS)
        if animal.elements[element] > 0
    ]
    lines: list[RenderableType] = [
        Text.assemble(counts, " · ", pawns),
        Text.assemble(
            (say("board-elements") + " ", LABEL),
            counted_tokens(text, animal.elements),
            ("   " + say("board-domination") + " ", LABEL),
            Text("  ").join(values),
        ),
    ]
    for held in animal.traits:
        name = Text(text.named("trait", held.trait), "bold")
        lines.append(name.append(f": {text.trait_text(held.trait)}", "default"))
    title = Text.assemble(
        (f"{animal_letter(text, animal.number).plain} {text.animal(animal.number)}", style),
        f" ({seats[animal.seat]}) ── ",
        (say("board-points", number=animal.vp), "bold"),
    )
    return Panel(Group(*lines), title=title, title_align="left", border_style=LABEL)

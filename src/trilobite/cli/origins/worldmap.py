"""The map in a terminal: as a picture where there is room, otherwise as a list of places."""

from collections.abc import Collection
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trilobite.cli.origins.grid import Grid, leftmost, row_letter, rows
from trilobite.cli.origins.pieces import (
    CLIMATE_STYLES,
    climate_letter,
    label,
    letter,
    resource_letter,
)
from trilobite.cli.origins.text import OriginsText
from trilobite.cli.screen import LABEL
from trilobite.core.decision import Decision
from trilobite.games.origins.cratons import GREEN, LATITUDES, WHITE
from trilobite.games.origins.setup_options import LAND_PEOPLE, SEA_PEOPLE
from trilobite.games.origins.state import NOBODY, Origins
from trilobite.games.origins.world_options import NO_STRIP
from trilobite.games.origins.worldmap import (
    CLIMATES,
    HEX_KIND_NAMES,
    ICE,
    NO_RING,
    OCEAN,
    RESOURCE_NAMES,
    SEA,
    Resource,
)

#: Empty spaces on land and on water, and what the decision offers.
SPACE_MARKS: Final = ("·", "~")
OFFERED: Final = "+"
#: From so many characters for a hex on there is a line with its name.
NAMED_CELL: Final = 6
#: A resource with the technology that it asks for mostly fits in so many characters.
RESOURCE_WIDTH: Final = 32


class Canvas:
    """Lines on which pieces are put one after the other, from the left."""

    def __init__(self, lines: int) -> None:
        self._cells: Final[list[list[tuple[int, Text]]]] = [[] for _ in range(lines)]

    def put(self, line: int, column: int, what: Text) -> None:
        self._cells[line].append((column, what))

    def drawn(self) -> Text:
        lines = []
        for cells in self._cells:
            line = Text()
            for column, what in sorted(cells, key=lambda cell: cell[0]):
                line.pad_right(max(0, column - line.cell_len))
                line.append_text(what)
            lines.append(line)
        return Text("\n", no_wrap=True).join(lines)


def world_map(
    text: OriginsText, g: Origins, width: int, decision: Decision | None
) -> RenderableType:
    """The map with its legend."""
    grid = Grid(g.world, width)
    if grid.width > width:
        return inhabited_table(text, g)
    spaces, hexes = offered(text, decision)
    named = grid.cell >= NAMED_CELL
    tall = 3 if named else 2
    heights = rows(g.world)
    canvas = Canvas(2 + tall * grid.rows)
    ruler(g, grid, canvas, tall)
    for hex, x in enumerate(g.world.hex_x):
        row = heights.index(g.world.hex_y[hex])
        column = grid.column(x - 0.5)
        line = 2 + tall * row
        canvas.put(line, column, hex_cell(text, g, hex, hex in hexes))
        if named and text.has_name(hex):
            name = label(text.hex_name(hex))
            name.truncate(grid.column(x + 0.5) - column - 1, overflow="crop")
            canvas.put(line + 1, column, name)
    for space, places in enumerate(g.world.space_x):
        for x, y in zip(places, g.world.space_y[space], strict=True):
            row = sum(height < y for height in heights)
            mark = space_mark(text, g, space, space in spaces)
            canvas.put(1 + tall * row, grid.column(x), mark)
    return Group(canvas.drawn(), legend(text, g, bool(spaces or hexes)))


def offered(text: OriginsText, decision: Decision | None) -> tuple[set[int], set[int]]:
    """The spaces and hexes that a decision offers."""
    spaces, hexes = set(), set()
    for verb, a, _ in decision.options if decision is not None else ():
        domains = text.words.options[verb]
        if domains[:1] == ("space",):
            spaces.add(a)
        elif domains[:1] == ("hex",):
            hexes.add(a)
    return spaces, hexes


def ruler(g: Origins, grid: Grid, canvas: Canvas, tall: int) -> None:
    """The numbers of the columns; the letters of the rows, on the left if there is room."""
    left = leftmost(g.world)
    for number in range(1, int(max(g.world.hex_x) - left) + 1):
        canvas.put(0, grid.column(left + number - 1), label(str(number)))
    for row, height in enumerate(rows(g.world)):
        across = [x for x, y in zip(g.world.hex_x, g.world.hex_y, strict=True) if y == height]
        west = grid.column(min(across) - 0.5) - 2
        column = west if west >= 0 else grid.column(max(across) + 0.5) + 1
        canvas.put(2 + tall * row, column, label(row_letter(row)))


def hex_cell(text: OriginsText, g: Origins, hex: int, wanted: bool) -> Text:
    """A hex: its climate token, or the ring that may get one; the city, or the resources. What is
    offered is marked in place of the climate."""
    shown = Text()
    terrain, ring = g.terrain[hex], g.world.ring[hex]
    if wanted:
        shown.append(OFFERED, "bold")
    elif terrain in CLIMATES:
        shown.append(climate_letter(text, terrain).upper(), f"bold {CLIMATE_STYLES[terrain]}")
    elif ring != NO_RING:
        shown.append(climate_letter(text, ring), f"{LABEL} {CLIMATE_STYLES[ring]}")
    else:
        shown.append(" ")
    for which, resource in enumerate(resources(g, hex)):
        if g.cities[hex] != NOBODY and g.city_on[hex] == which:
            shown.append_text(letter(text, g.cities[hex]))
        else:
            shown.append(resource_letter(text, resource.kind), LABEL if resource.track >= 0 else "")
    return shown


def resources(g: Origins, hex: int) -> list[Resource]:
    """The resources of a hex, if anybody in the game could ever build there (G7.5, C3d.1,
    C4b.1)."""
    kind, ring = g.world.hex_kind[hex], g.world.ring[hex]
    if g.setup.yrr:
        counts = ring in (SEA, ICE)
    else:
        by_land = LAND_PEOPLE in g.setup.realms and kind != OCEAN
        counts = by_land or (SEA_PEOPLE in g.setup.realms and (kind == OCEAN or ring == SEA))
    return g.world.resources[hex] if counts or g.cities[hex] != NOBODY else []


def space_mark(text: OriginsText, g: Origins, space: int, wanted: bool) -> Text:
    """A space: the Migrant there, or what it is."""
    if g.migrants[space] != NOBODY:
        return letter(text, g.migrants[space])
    if wanted:
        return Text(OFFERED, "bold")
    return label(SPACE_MARKS[g.world.space_kind[space]])


def legend(text: OriginsText, g: Origins, wanted: bool) -> Text:
    """What the letters of the map mean."""
    say = text.messages.say
    climates = [f"{climate_letter(text, one)} {text.terrain(one)}" for one in CLIMATES]
    kinds = [f"{resource_letter(text, one)} {text.kind(one)}" for one in range(len(RESOURCE_NAMES))]
    players = [f"{letter(text, one.colour).plain} {text.player(one.colour)}" for one in g.players]
    lines = [
        say("map-legend-rings", climates=", ".join(climates)),
        say("map-legend-resources", kinds=", ".join(kinds)),
        say("map-legend-players", players=", ".join(players)),
    ]
    if g.strip != NO_STRIP:
        lines.append(latitudes(text, g))
    if wanted:
        lines.append(say("map-legend-offered"))
    return label("\n".join(lines))


def latitudes(text: OriginsText, g: Origins) -> str:
    """C5a. The latitude strip, and which rows of the map it makes white and green."""
    bands = g.cards.strips[g.strip].bands
    coloured: dict[int, list[str]] = {WHITE: [], GREEN: []}
    for row, latitude in enumerate(LATITUDES):
        if bands[latitude - 1] in coloured:
            coloured[bands[latitude - 1]].append(row_letter(row))
    return text.messages.say(
        "map-legend-strip",
        strip=text.named("strip", g.strip),
        white=" ".join(coloured[WHITE]) or "-",
        green=" ".join(coloured[GREEN]) or "-",
    )


# --- places in words ----------------------------------------------------------------------


def inhabited_table(text: OriginsText, g: Origins) -> Table:
    """The hexes in which somebody is."""
    return place_table(text, g, [hex for hex in range(len(g.cities)) if who(text, g, hex)])


def all_places(text: OriginsText, g: Origins) -> Table:
    """All hexes in which a city may be built some day, or somebody is."""
    hexes = range(len(g.cities))
    return place_table(text, g, [hex for hex in hexes if resources(g, hex) or who(text, g, hex)])


def places_called(text: OriginsText, g: Origins, wanted: str) -> list[int]:
    """The hexes that go by a name, have coordinates or hold a resource of a name."""
    found = []
    for hex in range(len(g.cities)):
        words = [text.hex(hex), *map(text.resource, resources(g, hex))]
        if text.coordinates[hex] == wanted or any(wanted in one.lower() for one in words):
            found.append(hex)
    return found


def place_table(text: OriginsText, g: Origins, hexes: Collection[int]) -> Table:
    """Hexes with climate, resources, the star of a catastrophe, and who is there."""
    say = text.messages.say
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("places-hex"))
    table.add_column(say("places-climate"))
    table.add_column(say("places-resources"), min_width=RESOURCE_WIDTH)
    table.add_column(say("places-who"))
    for hex in hexes:
        found = [text.resource(resource) for resource in resources(g, hex)]
        found += [
            say("places-star", name=text.named("catastrophe", which))
            for which, place in enumerate(g.world.epicentre)
            if place == hex
        ]
        table.add_row(text.hex(hex), climate(text, g, hex), "\n".join(found), who(text, g, hex))
    return table


def climate(text: OriginsText, g: Origins, hex: int) -> str:
    """The token on a hex; or its ring, in brackets; or what ground it is."""
    if g.terrain[hex] in CLIMATES:
        return text.terrain(g.terrain[hex])
    if g.world.ring[hex] != NO_RING:
        return f"({text.terrain(g.world.ring[hex])})"
    return text.messages.say(f"ground-{HEX_KIND_NAMES[g.world.hex_kind[hex]]}")


def who(text: OriginsText, g: Origins, hex: int) -> Text:
    """The city in a hex and the Migrants around it."""
    shown = Text()
    if g.cities[hex] != NOBODY:
        shown.append("[").append_text(letter(text, g.cities[hex])).append("]")
    for space in g.world.hex_spaces[hex]:
        if g.migrants[space] != NOBODY:
            shown.append_text(letter(text, g.migrants[space]))
    return shown

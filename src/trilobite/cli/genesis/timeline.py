"""Time on the board: turn and phase, events, climate."""

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from trilobite.cli.genesis.pieces import COLOUR_STYLES
from trilobite.cli.genesis.text import GenesisText
from trilobite.cli.screen import LABEL
from trilobite.games.genesis.cards.types import CLIMATE_NAMES, COLOURS, EON_NAMES, ROW_NAMES
from trilobite.games.genesis.state import GOING_ON, PHASE_NAMES, Genesis
from trilobite.games.genesis.time_view import drawn_by_eon, threat, turns


def heading(text: GenesisText, g: Genesis) -> RenderableType:
    """Turn, eon, phase, climate and what hangs over the game."""
    say = text.messages.say
    if g.turn == 0:
        parts = [say("board-before")]
    else:
        phase = say(f"phase-{PHASE_NAMES[g.phase]}")
        parts = [
            say("board-turn", turn=g.turn),
            say(f"eon-{EON_NAMES[g.eon()]}"),
            say("board-phase", number=g.phase + 1, phase=phase),
        ]
        if not g.setup.introductory:
            climate = say(f"climate-{CLIMATE_NAMES[g.climate]}")
            parts.append(say("board-climate", climate=climate))
    if g.end != GOING_ON:
        parts.append(say("board-over"))
    elif g.armageddon:
        parts.append(say("board-armageddon"))
    return Rule(Text(" · ".join(parts), "bold"), characters="═")


def timeline(text: GenesisText, g: Genesis) -> Table:
    """Events drawn and to come by eon, the cards of this turn, and the climate string."""
    say = text.messages.say
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(no_wrap=True, style=LABEL)
    grid.add_column(ratio=1)
    drawn = Text()
    for eon, name in enumerate(EON_NAMES):
        number = drawn_by_eon(g.cards, tuple(g.events_drawn))[eon]
        drawn.append(("  " if eon else "") + say(f"eon-{name}") + " ")
        drawn.append("●" * number, "bold")
        drawn.append("○" * g.events_left[eon], LABEL)
    grid.add_row(say("board-events"), drawn)
    for card in g.events_drawn[-g.events_this_turn :] if g.events_this_turn else []:
        line = Text.assemble((text.card_name("event", g.cards.events[card].id), "bold"))
        line.append(": " + text.icons(card) if text.icons(card) else "")
        if g.cards.events[card].order:
            order = Text(" ".join(text.letter(c) for c in g.cards.events[card].order))
            for colour in COLOURS:
                order.highlight_regex(text.letter(colour), COLOUR_STYLES[colour])
            before, _, after = say("board-order", order="\0").partition("\0")
            line.append_text(Text.assemble(" · " + before, order, after))
        grid.add_row(say("board-event"), line)
    if not g.setup.introductory:
        grid.add_row(say("board-icons"), climate_string(text, g))
    for condition, message in ((g.waterworld, "board-waterworld"), (g.ozone_layer, "board-ozone")):
        if condition:
            grid.add_row("", Text(say(message), "bold"))
    return grid


def climate_string(text: GenesisText, g: Genesis) -> Text:
    """All climate icons, the last four in brackets, and how near the end is."""
    say = text.messages.say
    icons = g.climate_icons
    if not icons:
        return Text(say("board-no-icons"))
    letters = [say(f"letter-{CLIMATE_NAMES[icon]}") for icon in icons]
    shown = Text(" ".join(letters[:-4]))
    shown.append((" " if len(icons) > 4 else "") + "[" + " ".join(letters[-4:]) + "]", "bold")
    near = threat(g)
    words = say("board-threat", icon=near["icon"], number=near["number"], needed=near["needed"])
    shown.append("  " + words, "bold red" if near["number"] >= near["needed"] - 1 else LABEL)
    return shown


def event_table(text: GenesisText, g: Genesis) -> RenderableType:
    """All events drawn so far, with the turn of each."""
    say = text.messages.say
    if not g.events_drawn:
        return Text(say("events-none"))
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("events-turn"), justify="right")
    for column in ("events-eon", "events-name", "events-rows", "events-icons"):
        table.add_column(say(column))
    for turn, drawn in enumerate(turns(g.cards, tuple(g.events_drawn)), 1):
        for card in drawn:
            event = g.cards.events[card]
            rows = [say(f"row-{ROW_NAMES[row]}") for row in range(4) if event.active[row]]
            table.add_row(
                str(turn),
                say(f"eon-{EON_NAMES[event.eon]}"),
                text.card_name("event", event.id),
                ", ".join(rows) or "–",
                text.icons(card),
            )
    return table

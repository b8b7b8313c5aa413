"""What lies before each player: points, pool, bionts, organisms with all that is on them."""

from collections.abc import Sequence
from typing import Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from trilobite.cli.genesis.pieces import COLOUR_STYLES, Flow, bionts, counts, cube, disks
from trilobite.cli.genesis.text import GenesisText
from trilobite.cli.screen import LABEL
from trilobite.games.genesis.cards.types import COLOURS, ROW_NAMES, YELLOW, Circle, Organ
from trilobite.games.genesis.odds import cancer_rule, darwin_rule
from trilobite.games.genesis.organism import (
    antioxidant_shield,
    bionts_on_refugia,
    chromosomes,
    endosymbionts,
    entropy_limit,
    heat_shield,
    home_row,
    tableau,
    wantonness,
)
from trilobite.games.genesis.scoring import Score, score
from trilobite.games.genesis.state import (
    BACTERIUM,
    DISEASED,
    EMPTY,
    IN_PLAY,
    MACRO,
    NO_CARD,
    NOBODY,
    NPC,
    PARASITE,
    PARASITES,
    PRESENT,
    RESTING,
    Genesis,
    Mutation,
    Organism,
    colour_of,
)
from trilobite.games.genesis.vocabulary import ECOSYSTEM_NAMES

BETWEEN: Final = " · "
FILLED: Final = "■"
VACANT: Final = "□"


def tableaux(
    text: GenesisText, g: Genesis, seats: Sequence[str], first: int | None
) -> list[RenderableType]:
    """All tableaux: the one of `first`, then the others in player order."""
    players = [player for player in g.in_game() if player < NPC]
    ranks = {player: rank for rank, player in enumerate(g.turn_order)}
    players.sort(key=lambda player: (player != first, ranks.get(player, player)))
    parts: list[RenderableType] = [tableau_panel(text, g, player, seats) for player in players]
    for npc in g.in_game():
        if npc >= NPC and g.player(npc).bionts > 0:
            waiting = text.messages.say("board-npc", player=text.player(npc))
            parts.append(Text(waiting, LABEL))
    return parts


def tableau_panel(text: GenesisText, g: Genesis, player: int, seats: Sequence[str]) -> Panel:
    """One player's tableau in a frame of their colour."""
    style = COLOUR_STYLES[player]
    title = Text.assemble((f"{text.letter(player)} {text.player(player)}", style))
    points = score(g, player)
    total = text.messages.say("board-points", number=points.total())
    title.append(f" ({seats[g.seat(player)]}) ── {total}")
    lines = means(text, g, player)
    parts = [Text(part) for part, number in point_parts(text, points) if number]
    if parts:
        lines.insert(0, Flow(text.messages.say("board-points-from"), parts, ", "))
    for o in g.organisms:
        if o.owner == player and o.host == NOBODY:
            lines += organism(text, g, o, 0)
    return Panel(
        Group(*lines),
        box=ROUNDED,
        title=title,
        title_align="left",
        border_style=style.replace("bold ", ""),
        padding=(0, 1),
    )


def point_parts(text: GenesisText, points: Score) -> list[tuple[str, int]]:
    """The sources of a score in words, each with its number."""
    found = (
        ("points-cubes", points.cubes),
        ("points-system", points.system),
        ("points-bionts", points.bionts),
        ("points-dominance", points.dominance),
        ("points-trophies", points.trophies),
        ("points-medea", points.medea),
    )
    return [(text.messages.say(message, number=number), number) for message, number in found]


# --- pool, bionts, cards at hand ----------------------------------------------------------


def means(text: GenesisText, g: Genesis, number: int) -> list[RenderableType]:
    """Pool, bionts, parasite card and trophies."""
    say = text.messages.say
    player = g.player(number)
    on_refugia = bionts_on_refugia(g, number)
    places = say(
        "board-biont-places",
        free=player.bionts,
        refugia=on_refugia,
        limit=entropy_limit(g, number),
        organisms=sum(o.bionts[number] for o in g.organisms),
    )
    pool = labelled(say("board-pool"), counts(text, player.pool, zeros=True))
    pool.append(f" ({say('board-pool-limit', number=g.setup.pool_limit)})", LABEL)
    first = [pool, labelled(say("board-bionts"), Text(places))]
    second = []
    card = parasite_card(text, g, number)
    if card:
        second.append(labelled(say("board-parasite"), Text(card)))
    wanton = wantonness(g, number)
    if wanton:
        second.append(Text(say("board-wanton", number=wanton)))
    if player.trophies:
        second.append(Text(say("board-trophies", number=len(player.trophies))))
    abroad = [o for o in g.organisms if o.bionts[number] > 0 and tableau(g, o) != number]
    if abroad:
        names = [text.several(text.organism(o.place, g), o.bionts[number]) for o in abroad]
        second.append(labelled(say("board-guests"), Text(", ".join(names))))
    if not any(o.owner == number for o in g.organisms):
        second.append(Text(say("board-nothing"), LABEL))
    return [Flow("", line, BETWEEN) for line in (first, second) if line]


def labelled(label: str, content: Text) -> Text:
    """Something with a quiet word before it."""
    return Text.assemble((label + " ", LABEL), content)


def parasite_card(text: GenesisText, g: Genesis, number: int) -> str:
    """Where the player's parasite card is and what it could be."""
    say = text.messages.say
    card = g.player(number).parasite
    if card == NO_CARD:
        return ""
    if card == RESTING:
        return say("board-parasite-resting")
    if card == IN_PLAY:
        return say("board-parasite-in-play")
    sides = []
    for place in (PARASITES + 2 * colour_of(number), PARASITES + 2 * colour_of(number) + 1):
        slots = "/".join(text.letter(c) for c in g.cards.parasites[place - PARASITES].slots)
        name = text.organism(place)
        sides.append(say("board-parasite-side", name=name, slots=slots))
    return say("board-parasite-ready", sides=say("board-or", one=sides[0], other=sides[1]))


# --- organisms ----------------------------------------------------------------------------


def organism(text: GenesisText, g: Genesis, o: Organism, depth: int) -> list[RenderableType]:
    """An organism, line by line, and below it its parasite."""
    say = text.messages.say
    lines: list[RenderableType] = [roll_line(text, g, o)]
    if o.kind == MACRO:
        lines += macro_lines(text, g, o)
    if o.kind == PARASITE:
        lines.append(Flow(say("board-slots-taken"), diseased(text, g, o), ", "))
    if o.mutations:
        cards = [mutation(text, g, one) for one in o.mutations]
        lines.append(Flow(say("board-mutations"), cards, "; "))
    shown: list[RenderableType] = [indented(title_line(text, g, o, depth), 3 * depth)]
    shown += [indented(line, 3 * depth + 4) for line in lines]
    if o.parasite != NOBODY:
        shown += organism(text, g, g.organism(o.parasite), depth + 1)
    return shown


def indented(line: RenderableType, columns: int) -> Padding:
    """A line moved to the right, all of it when it is broken."""
    return Padding(line, (0, 0, 0, columns))


def title_line(text: GenesisText, g: Genesis, o: Organism, depth: int) -> Text:
    """Name, what and where it is, chromosomes and bionts."""
    say = text.messages.say
    owner = colour_of(o.owner)
    line = Text("└ " if depth else "")
    line.append(text.organism(o.place, g), COLOUR_STYLES[owner])
    what = []
    if o.kind == MACRO:
        what.append(say("board-macro", ecosystem=ECOSYSTEM_NAMES[o.side]))
    if o.host == NOBODY and o.kind != MACRO:
        what.append(say("board-home", row=say(f"row-{ROW_NAMES[home_row(g, o)]}")))
    elif o.host != NOBODY:
        what.append(say("board-parasite-of", player=text.player(o.owner)))
    line.append(f", {', '.join(what)}  ")
    line.append_text(counts(text, [chromosomes(g, o, c) for c in COLOURS], zeros=True))
    line.append("  ")
    line.append_text(bionts(text, o.bionts))
    return line


def roll_line(text: GenesisText, g: Genesis, o: Organism) -> Flow:
    """Darwin or cancer dice, shields, and the disks on it."""
    say = text.messages.say
    macro = o.kind == MACRO
    rule = cancer_rule(g, o) if macro else darwin_rule(g, o)
    parts = [
        Text(
            say(
                "board-cancer" if macro else "board-roll",
                dice=rule.dice,
                again=chromosomes(g, o, YELLOW),
                shield=rule.shield,
                errors=say("board-errors-both" if rule.errors[5] else "board-errors-six"),
            )
        )
    ]
    if not macro:
        colour = g.placard(o).disk if o.kind == BACTERIUM else g.parasite_side(o).colour
        parts.append(Text(say("board-makes", colour=text.colour(colour))))
    parts.append(Text(say("board-heat", number=heat_shield(g, o))))
    parts.append(Text(say("board-oxygen", number=antioxidant_shield(g, o))))
    if any(o.disks):
        lying = [colour for colour in COLOURS for _ in range(o.disks[colour])]
        parts.append(labelled(say("board-disks"), disks(text, lying)))
    return Flow("", parts, BETWEEN)


def mutation(text: GenesisText, g: Genesis, one: Mutation) -> Text:
    """A mutation: name, cubes, stolen cubes, abilities that act now."""
    card = g.cards.mutations[one.card]
    side = card.sides[one.promoted]
    name = text.card_name("mutation", side.id)
    shown = Text.assemble((f"{name} ", "bold" if one.promoted else ""))
    for colour, where in ((card.colour, one.base), (card.plus, one.plus)):
        if where == PRESENT:
            shown.append_text(cube(text, colour))
        elif where == DISEASED:
            stolen = text.messages.say("board-stolen", letter=text.letter(colour))
            shown.append(f"({stolen})", COLOUR_STYLES[colour])
    abilities = text.abilities(side.icons, side.pollutes)
    if abilities:
        shown.append(f" {abilities}")
    return shown


def diseased(text: GenesisText, g: Genesis, o: Organism) -> list[Text]:
    """The two slots of a parasite."""
    parts = []
    for slot, colour in enumerate(g.parasite_side(o).slots):
        if o.slots[slot] == EMPTY:
            empty = text.messages.say("board-slot-empty", letter=text.letter(colour))
            parts.append(Text(empty, LABEL))
        else:
            parts.append(cube(text, colour))
    return parts


def macro_lines(text: GenesisText, g: Genesis, o: Organism) -> list[RenderableType]:
    """System chromosomes, organ squares and endosymbiont circles."""
    say = text.messages.say
    side = g.macro_side(o)
    organs = [
        body_part(text, "organ", side.id, organ, o.organs[square] == PRESENT)
        for square, organ in enumerate(side.organs)
    ]
    circles = []
    taken = [0, 0, 0, 0]
    for circle in side.circles:
        filled = taken[circle.colour] < endosymbionts(o, circle.colour)
        taken[circle.colour] += filled
        circles.append(body_part(text, "circle", side.id, circle, filled))
    return [
        labelled(say("board-system"), counts(text, side.system)),
        Flow(say("board-organs"), organs, "  "),
        Flow(say("board-circles"), circles, "  "),
    ]


def body_part(
    text: GenesisText, domain: str, side: str, part: Organ | Circle, filled: bool
) -> Text:
    """An organ square or endosymbiont circle, filled or not, with its ability."""
    mark = FILLED if filled else VACANT
    shown = Text.assemble((mark + text.letter(part.colour), COLOUR_STYLES[part.colour]))
    name = text.card_name(domain, f"{side}/{part.id}")
    abilities = text.abilities(part.icons)
    shown.append(f" {name} ({abilities})" if abilities else f" {name}", "" if filled else LABEL)
    return shown

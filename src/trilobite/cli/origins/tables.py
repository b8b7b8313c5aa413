"""Tables a player may ask for: the Ideas of the display, points, odds and the final scores."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trilobite.cli.origins.pieces import COLOUR_STYLES, letter, pawns
from trilobite.cli.origins.text import OriginsText
from trilobite.cli.origins.worldmap import place_table, places_called
from trilobite.cli.screen import LABEL
from trilobite.core.game import Result
from trilobite.games.origins.cards.types import (
    DISCIPLINE_NAMES,
    DISCIPLINES,
    EVENT_NAMES,
    MEASURE_NAMES,
    TRACK_NAMES,
    TRACKS,
)
from trilobite.games.origins.comet import tokens_due
from trilobite.games.origins.events import STRIKING, strikes
from trilobite.games.origins.odds import challenge_odds
from trilobite.games.origins.scoring import best, cancelled, measured, score, total
from trilobite.games.origins.state import ROWS, Origins, Player
from trilobite.games.origins.tableau import ideas_shown

# --- Ideas --------------------------------------------------------------------------------


def idea_table(text: OriginsText, g: Origins) -> RenderableType:
    """The Ideas of the display: Elders, Heureka, what they ask for and the rows they would give."""
    return ideas_in(text, g, ideas_shown(g))


def ideas_in(text: OriginsText, g: Origins, slots: Sequence[int]) -> Table:
    """The Ideas in some slots of the display."""
    say = text.messages.say
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in ("ideas-name", "ideas-elders", "ideas-gives"):
        table.add_column(say(column))
    for slot in slots:
        idea = g.cards.ideas[g.display[slot]]
        lines = [say("ideas-heureka", effects=text.heureka(idea.heureka))]
        if g.setup.advanced:
            if idea.requirements:
                lines.append(say("ideas-needs", needs=text.needs(idea.requirements)))
            lines += [f"{what}: {row}" for what, row in text.rows(idea.rows).items()]
        elders = pawns(text, g.elders[slot])
        asked = say("ideas-asked", number=slot % ROWS + 1)
        elders.append(f" {asked}" if elders else asked)
        name = Text(text.named("idea", g.display[slot]), "bold")
        for mark in text.doubts("idea", idea.id):
            name.append(f"\n({mark})", LABEL)
        table.add_row(name, elders, "\n".join(lines))
    return table


# --- points -------------------------------------------------------------------------------


def point_table(text: OriginsText, g: Origins) -> Table:
    """I1, I2, I3. What every score is made of, as if the game ended now."""
    say = text.messages.say
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in ("score-player", "points-score", "points-made"):
        table.add_column(say(column))
    table.add_column(say("score-total"), justify="right", style="bold")
    struck = cancelled(g)
    for player in sorted(g.players, key=lambda player: (-best(g, player), -total(g, player))):
        for discipline in DISCIPLINES:
            points = score(g, player, discipline)
            table.add_row(
                Text(text.player(player.colour), COLOUR_STYLES[player.colour])
                if discipline == 0
                else "",
                text.discipline(discipline),
                sources(text, g, player, discipline),
                f"({points})" if discipline == struck else str(points),
                end_section=discipline == DISCIPLINES[-1],
            )
    return table


def sources(text: OriginsText, g: Origins, player: Player, discipline: int) -> str:
    """Where the points of a score come from."""
    say = text.messages.say
    name = DISCIPLINE_NAMES[discipline]
    found = [
        (say(f"measure-{MEASURE_NAMES[discipline]}"), measured(player, discipline)),
        *(
            (text.name("track", TRACK_NAMES[track]), player.levels[track])
            for track in TRACKS
            if g.cards.tracks[track].score == discipline
        ),
    ]
    if player.tokens[discipline]:
        found.append((say(f"source-{name}-tokens"), player.tokens[discipline]))
    return " + ".join(f"{words} {number}" for words, number in found)


# --- odds ---------------------------------------------------------------------------------


def about(text: OriginsText, g: Origins, wanted: str) -> RenderableType:
    """All about the Ideas of the display and the places that go by a name."""
    name = wanted.lower()
    slots = [one for one in ideas_shown(g) if name in text.named("idea", g.display[one]).lower()]
    hexes = places_called(text, g, name)
    parts: list[RenderableType] = []
    if slots:
        parts.append(ideas_in(text, g, slots))
    if hexes:
        parts.append(place_table(text, g, hexes))
    return Group(*parts) if parts else Text(text.messages.say("odds-nothing", words=wanted))


def odds(text: OriginsText, g: Origins) -> RenderableType:
    """What the next challenge card may bring and whom it would strike, and the next Comet."""
    say = text.messages.say
    known = challenge_odds(g)
    parts: list[RenderableType] = []
    if known is None:
        parts.append(Text(say("odds-comet", comet=text.named("comet", g.epoch - 1))))
    else:
        table = Table(box=SIMPLE_HEAD, pad_edge=False)
        for column in ("odds-event", "odds-chance", "odds-strikes"):
            table.add_column(say(column), justify="right" if column == "odds-chance" else "left")
        for kind, name in enumerate(EVENT_NAMES):
            if name in known["events"]:
                chance = percent(text, known["events"][name])
                table.add_row(say(f"fate-{name}"), chance, victims(text, g, kind))
        parts.append(Text(say("odds-cards", number=known["cards"], left=known["left"])))
        parts.append(table)
        parts.append(Text(say("odds-religious", chance=percent(text, known["religious"]))))
    parts += comet_lines(text, g)
    return Group(*parts)


def victims(text: OriginsText, g: Origins, kind: int) -> Text:
    """Whom an event would strike now."""
    shown = Text()
    if kind in STRIKING:
        for player in g.players:
            if strikes(g, player, kind):
                shown.append(" " if shown else "").append_text(letter(text, player.colour))
    return shown


def comet_lines(text: OriginsText, g: Origins) -> list[RenderableType]:
    """E3d. The victory tokens that the next Comet would bring now."""
    say = text.messages.say
    comet = g.cards.comets[g.epoch - 1]
    if comet.scores < 0 or g.setup.solitaire or g.setup.cooperative:
        return []
    measure = say(f"measure-{MEASURE_NAMES[comet.scores]}")
    shown = Text(say("odds-tokens", comet=text.named("comet", g.epoch - 1), measure=measure))
    for player in g.players:
        shown.append(" ").append_text(letter(text, player.colour))
        shown.append(f" {tokens_due(g, player, comet.scores)}")
    return [shown]


def percent(text: OriginsText, chance: float) -> str:
    """A chance as people read it."""
    return text.messages.say("odds-percent", chance=chance)


# --- the end ------------------------------------------------------------------------------


def final_scores(
    text: OriginsText, g: Origins, result: Result, seats: Sequence[str]
) -> RenderableType:
    """I0. Why the game ended, the three scores of each player, and who won."""
    say = text.messages.say
    table = Table(box=SIMPLE_HEAD, title=say("score-title"), title_justify="left", pad_edge=False)
    table.add_column(say("score-player"))
    struck = cancelled(g)
    for discipline in DISCIPLINES:
        table.add_column(text.discipline(discipline), justify="right")
    table.add_column(say("score-best"), justify="right", style="bold")
    table.add_column(say("score-total"), justify="right")
    for player in sorted(g.players, key=lambda player: (-best(g, player), -total(g, player))):
        name = Text(text.player(player.colour), COLOUR_STYLES[player.colour])
        name.append(f" ({seats[player.seat]})", "default")
        points = [
            f"({score(g, player, one)})" if one == struck else str(score(g, player, one))
            for one in DISCIPLINES
        ]
        table.add_row(name, *points, str(best(g, player)), str(total(g, player)))
    end = Text(say(f"end-{result.reason}"))
    return Group(end, point_table(text, g), table, Text(verdict(text, g, result), "bold"))


def verdict(text: OriginsText, g: Origins, result: Result) -> str:
    """Who has won, in a sentence."""
    say = text.messages.say
    if g.setup.solitaire or g.setup.cooperative:
        return say("score-achievement", achievement=result.achievement or "none")
    winners = [text.player(one.colour) for one in g.players if one.seat in result.winners]
    return say("score-winner", players=", ".join(winners), number=len(winners))

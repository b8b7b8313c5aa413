"""The result of a game."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trilobite.cli.genesis.pieces import COLOUR_STYLES
from trilobite.cli.genesis.text import GenesisText
from trilobite.core.game import Result
from trilobite.games.genesis.scoring import score
from trilobite.games.genesis.state import NPC, Genesis

SOURCES = ("cubes", "system", "bionts", "dominance", "trophies", "medea")


def final_scores(
    text: GenesisText, g: Genesis, result: Result, seats: Sequence[str]
) -> RenderableType:
    """Why the game ended, the points of each player by source, and who won."""
    say = text.messages.say
    table = Table(box=SIMPLE_HEAD, title=say("score-title"), title_justify="left", pad_edge=False)
    table.add_column(say("score-player"))
    for source in SOURCES:
        table.add_column(say("score-source", source=source), justify="right")
    table.add_column(say("score-total"), justify="right", style="bold")
    table.add_column(say("score-catalysts"), justify="right")
    players = [player for player in g.in_game() if player < NPC]
    for player in sorted(players, key=lambda player: -score(g, player).total()):
        points = score(g, player)
        by_source = points.by_source()
        name = Text.assemble(
            (f"{text.letter(player)} {text.player(player)}", COLOUR_STYLES[player])
        )
        name.append(f" ({seats[g.seat(player)]})")
        table.add_row(
            name,
            *(str(by_source[source]) for source in SOURCES),
            str(points.total()),
            str(sum(g.player(player).pool)),
        )
    end = Text(say(f"end-{result.reason}"))
    return Group(end, table, Text(verdict(text, g, result), "bold"))


def verdict(text: GenesisText, g: Genesis, result: Result) -> str:
    """Who has won, in a sentence."""
    say = text.messages.say
    if g.setup.solitaire:
        return say("score-solitaire", achievement=result.achievement or "none")
    if g.setup.cooperative:
        return say("score-all-win" if result.winners else "score-all-lose")
    winners = [text.player(p) for p in g.in_game() if p < NPC and g.seat(p) in result.winners]
    return say("score-winner", players=", ".join(winners), number=len(winners))

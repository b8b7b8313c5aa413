"""The odds of the rolls to come, as tables."""

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trilobite.cli.genesis.pieces import COLOUR_STYLES
from trilobite.cli.genesis.text import GenesisText
from trilobite.cli.screen import LABEL
from trilobite.cli.text import shown_dice
from trilobite.core.decision import Decision
from trilobite.games.genesis.cards.types import YELLOW
from trilobite.games.genesis.odds import (
    ErrorOdds,
    atrophies_after_rerolls,
    cancer_odds,
    darwin_odds,
)
from trilobite.games.genesis.odds_view import (
    NOW,
    WITH_BIONT,
    WITH_ENZYME,
    RefugiumCase,
    refugium_cases,
    reroll_cases,
)
from trilobite.games.genesis.organism import chromosomes
from trilobite.games.genesis.state import MACRO, Genesis, colour_of


def odds(text: GenesisText, g: Genesis, decision: Decision, wanted: str) -> RenderableType:
    """The odds at a decision; with a name, everything about the things of that name."""
    if wanted:
        return details(text, g, decision, wanted)
    say = text.messages.say
    parts: list[RenderableType] = []
    for table in (
        reroll_table(text, g, decision),
        refugium_table(text, g, decision),
        darwin_table(text, g),
        cancer_table(text, g),
    ):
        if table.row_count:
            parts.append(table)
    parts.append(Text(say("odds-hint") if parts else say("odds-none"), LABEL))
    return Group(*parts)


def table(text: GenesisText, title: str, columns: tuple[str, ...]) -> Table:
    """An empty table of odds: the first column names, the others are numbers."""
    say = text.messages.say
    made = Table(box=SIMPLE_HEAD, title=say(title), title_justify="left", pad_edge=False)
    made.padding = 0
    made.add_column(say(columns[0]), overflow="ellipsis", no_wrap=True, max_width=30)
    for column in columns[1:]:
        made.add_column(say(column), justify="right", min_width=6)
    return made


def percent(text: GenesisText, chance: float) -> str:
    """A chance as people read it."""
    return text.messages.say("odds-percent", chance=chance)


# --- autocatalytic rolls ------------------------------------------------------------------


#: How a case of a refugium is named.
CASES: Final = {WITH_ENZYME: "odds-with-enzyme", WITH_BIONT: "odds-with-biont"}


def case_name(text: GenesisText, case: RefugiumCase) -> str:
    """The refugium, and what would be added to it."""
    name = text.refugium(case.refugium.placard)
    return name if case.case == NOW else text.messages.say(CASES[case.case], name=name)


def refugium_table(text: GenesisText, g: Genesis, decision: Decision) -> Table:
    """F. One line for each case."""
    columns = ("name", "dice", "life", "manna", "enzyme", "death", "doubles", "bacterium")
    made = table(text, "odds-autocatalytic", tuple(f"odds-{name}" for name in columns))
    for case in refugium_cases(g, decision):
        odds = case.odds
        chances = (odds.life, odds.manna_death, odds.enzyme_death, odds.death, odds.doubles)
        cells = [percent(text, chance) for chance in (*chances, case.bacterium)]
        made.add_row(case_name(text, case), str(odds.dice), *cells)
    return made


# --- Darwin and cancer rolls --------------------------------------------------------------


def darwin_table(text: GenesisText, g: Genesis) -> Table:
    """G. One line for each microorganism."""
    columns = ("name", "dice", "rerolls", "atrophy", "atrophy-rerolled", "extinction")
    made = table(
        text,
        "odds-darwin",
        tuple(f"odds-{name}" for name in (*columns, "catalysts", "triple")),
    )
    for o in g.organisms:
        if o.kind != MACRO:
            case = darwin_odds(g, o)
            made.add_row(
                Text(text.organism(o.place, g), COLOUR_STYLES[colour_of(o.owner)]),
                str(case.dice),
                str(chromosomes(g, o, YELLOW)),
                percent(text, case.atrophy),
                percent(text, 1.0 - atrophies_after_rerolls(g, o)[0]),
                percent(text, case.extinction),
                f"{case.catalysts:.1f}",
                percent(text, case.triple),
            )
    return made


def cancer_table(text: GenesisText, g: Genesis) -> Table:
    """D8. One line for each macroorganism."""
    columns = ("name", "dice", "atrophy", "extinction", "catalysts")
    made = table(text, "odds-cancer", tuple(f"odds-{name}" for name in columns))
    for o in g.organisms:
        if o.kind == MACRO:
            case = cancer_odds(g, o)
            made.add_row(
                Text(text.organism(o.place, g), COLOUR_STYLES[colour_of(o.owner)]),
                str(case.dice),
                percent(text, case.atrophy),
                percent(text, case.extinction),
                f"{case.catalysts:.1f}",
            )
    return made


def reroll_table(text: GenesisText, g: Genesis, decision: Decision) -> Table:
    """G1. What each further die to re-roll would bring."""
    say = text.messages.say
    columns = ("choice", "dice", "atrophy", "extinction", "catalysts", "triple")
    made = table(text, "odds-specificity", tuple(f"odds-{name}" for name in columns))
    for case in reroll_cases(g, decision):
        rolled = case.rolled
        label = say("odds-reroll", dice=shown_dice(rolled)) if rolled else say("odds-keep")
        made.add_row(label, str(len(rolled)), *error_cells(text, case.odds))
    return made


def error_cells(text: GenesisText, case: ErrorOdds) -> list[str]:
    """The chances of a roll that can bring errors."""
    return [
        percent(text, case.atrophy),
        percent(text, case.extinction),
        f"{case.catalysts:.1f}",
        percent(text, case.triple),
    ]


# --- one thing in detail ------------------------------------------------------------------


def details(text: GenesisText, g: Genesis, decision: Decision, wanted: str) -> RenderableType:
    """The whole distributions for everything whose name holds the words."""
    say = text.messages.say
    parts: list[RenderableType] = []
    for case in refugium_cases(g, decision):
        name = case_name(text, case)
        if wanted.lower() in name.lower():
            parts.append(Text(say("odds-title", name=name, dice=case.odds.dice), "bold"))
            parts.append(spread_line(text, "odds-lives", case.odds.lives))
            parts.append(spread_line(text, "odds-manna-deaths", case.odds.manna_deaths))
            parts.append(spread_line(text, "odds-enzyme-deaths", case.odds.enzyme_deaths))
    for o in g.organisms:
        name = text.organism(o.place, g)
        if wanted.lower() in name.lower():
            roll = cancer_odds(g, o) if o.kind == MACRO else darwin_odds(g, o)
            parts.append(Text(say("odds-title", name=name, dice=roll.dice), "bold"))
            parts.append(spread_line(text, "odds-atrophies", roll.atrophies))
            if o.kind != MACRO:
                after = atrophies_after_rerolls(g, o)
                parts.append(spread_line(text, "odds-atrophies-rerolled", after))
    return Group(*parts) if parts else Text(say("odds-unknown", name=wanted))


def spread_line(text: GenesisText, message: str, chances: list[float]) -> Text:
    """A distribution on one line."""
    line = Text.assemble(("  " + text.messages.say(message), LABEL))
    for number, chance in enumerate(chances):
        if chance > 0:
            line.append(f"  {number}: ", "bold")
            line.append(percent(text, chance))
    return line

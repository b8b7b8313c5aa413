"""The odds of the rolls to come, as tables."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trilobite.cli.genesis.pieces import COLOUR_STYLES
from trilobite.cli.genesis.text import Faces, GenesisText, shown_dice
from trilobite.cli.screen import LABEL
from trilobite.core.decision import Decision
from trilobite.games.genesis.cards import YELLOW
from trilobite.games.genesis.odds import (
    ErrorOdds,
    RefugiumOdds,
    atrophies_after_rerolls,
    cancer_odds,
    darwin_odds,
    may_reroll,
    refugium_odds,
)
from trilobite.games.genesis.organism import biont_count, chromosomes
from trilobite.games.genesis.state import MACRO, Genesis, Refugium, colour_of


def odds(text: GenesisText, g: Genesis, decision: Decision, wanted: str) -> RenderableType:
    """The odds at a decision; with a name, everything about the things of that name."""
    if wanted:
        return details(text, g, decision, wanted)
    say = text.messages.say
    parts: list[RenderableType] = []
    if decision.kind == "specificity":
        parts.append(reroll_table(text, g, decision))
    for table in (
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


def refugium_cases(
    text: GenesisText, g: Genesis, decision: Decision
) -> list[tuple[str, Refugium, RefugiumOdds]]:
    """Refugia as they are, if occupied, and as they would be after a biont or an enzyme."""
    say = text.messages.say
    entered = {o[2] for o in decision.options if o[0] in ("biont", "hgt-refugium")}
    covered = {o[1] for o in decision.options if o[0] == "enzyme"}
    cases: list[tuple[str, Refugium, RefugiumOdds]] = []
    for refugium in g.refugia():
        name = text.refugium(refugium.placard)
        if biont_count(refugium):
            cases.append((name, refugium, refugium_odds(g, refugium)))
            if refugium.placard in covered:
                case = refugium_odds(g, refugium, enzymes=1)
                cases.append((say("odds-with-enzyme", name=name), refugium, case))
        if refugium.placard in entered:
            case = refugium_odds(g, refugium, newcomers=1)
            cases.append((say("odds-with-biont", name=name), refugium, case))
    return cases


def refugium_table(text: GenesisText, g: Genesis, decision: Decision) -> Table:
    """F. One line for each case."""
    columns = ("name", "dice", "life", "manna", "enzyme", "death", "doubles", "bacterium")
    made = table(text, "odds-autocatalytic", tuple(f"odds-{name}" for name in columns))
    for name, refugium, case in refugium_cases(text, g, decision):
        born = case.bacterium
        if any(may_reroll(g, refugium, player) for player in text.actors(g, decision)):
            born = case.bacterium_with_reroll
        chances = (case.life, case.manna_death, case.enzyme_death, case.death, case.doubles, born)
        made.add_row(name, str(case.dice), *(percent(text, chance) for chance in chances))
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
                Text(text.organism(o.place, Faces(g)), COLOUR_STYLES[colour_of(o.owner)]),
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
                Text(text.organism(o.place, Faces(g)), COLOUR_STYLES[colour_of(o.owner)]),
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
    o = g.organism(int(decision.context["place"]))
    dice: list[int] = decision.context["dice"]
    chosen: list[int] = decision.context["chosen"]
    for option in decision.options:
        kept = dice[:]
        rolled = chosen[:]
        if option[0] == "reroll-die":
            kept.remove(option[1])
            rolled.append(option[1])
        case = darwin_odds(g, o, kept, len(rolled))
        label = say("odds-reroll", dice=shown_dice(rolled)) if rolled else say("odds-keep")
        made.add_row(label, str(len(rolled)), *error_cells(text, case))
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
    for name, _, case in refugium_cases(text, g, decision):
        if wanted.lower() in name.lower():
            parts.append(Text(say("odds-title", name=name, dice=case.dice), "bold"))
            parts.append(spread_line(text, "odds-lives", case.lives))
            parts.append(spread_line(text, "odds-manna-deaths", case.manna_deaths))
            parts.append(spread_line(text, "odds-enzyme-deaths", case.enzyme_deaths))
    for o in g.organisms:
        name = text.organism(o.place, Faces(g))
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

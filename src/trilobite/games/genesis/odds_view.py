"""Which rolls matter at a decision, and their odds as plain values.

The terminal and the page in the browser show the same cases; only their words differ.
"""

from typing import Final, Literal

from trilobite.core.decision import Decision, Option
from trilobite.core.words import Words
from trilobite.games.genesis.cards.types import YELLOW
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
from trilobite.games.genesis.pool import actors
from trilobite.games.genesis.state import MACRO, Genesis, Organism, Refugium
from trilobite.games.genesis.view_types import (
    CancerOddsView,
    DarwinOddsView,
    ErrorOddsView,
    GenesisOdds,
    RefugiumOddsView,
    RerollOddsView,
)

#: A refugium as it is, with one more enzyme, with one more biont.
Case = Literal["now", "enzyme", "biont"]
NOW: Final = "now"
WITH_ENZYME: Final = "enzyme"
WITH_BIONT: Final = "biont"


# --- cases --------------------------------------------------------------------------------


class RefugiumCase:
    """F. The next roll of a refugium as it is now, or as it would be."""

    def __init__(
        self, g: Genesis, refugium: Refugium, case: Case, odds: RefugiumOdds, rollers: list[int]
    ) -> None:
        self.refugium: Final = refugium
        self.case: Final[Case] = case
        self.odds: Final = odds
        #: F0c. Whether who decides may roll everything again.
        self.reroll: Final = any(may_reroll(g, refugium, player) for player in rollers)
        #: F3. The chance of a bacterium, with the re-roll if there is one.
        self.bacterium: Final = odds.bacterium_with_reroll if self.reroll else odds.bacterium


def refugium_cases(g: Genesis, decision: Decision | None) -> list[RefugiumCase]:
    """F. Refugia as they are, if occupied, and as the decision could make them."""
    options: list[Option] = [] if decision is None else decision.options
    rollers = [] if decision is None else actors(g, decision)
    entered = {o[2] for o in options if o[0] in ("biont", "hgt-refugium")}
    covered = {o[1] for o in options if o[0] == "enzyme"}
    cases: list[RefugiumCase] = []
    for refugium in g.refugia():
        if biont_count(refugium):
            odds = refugium_odds(g, refugium)
            cases.append(RefugiumCase(g, refugium, NOW, odds, rollers))
            if refugium.placard in covered:
                odds = refugium_odds(g, refugium, enzymes=1)
                cases.append(RefugiumCase(g, refugium, WITH_ENZYME, odds, rollers))
        if refugium.placard in entered:
            odds = refugium_odds(g, refugium, newcomers=1)
            cases.append(RefugiumCase(g, refugium, WITH_BIONT, odds, rollers))
    return cases


class RerollCase:
    """G1. What one option of a specificity re-roll would bring."""

    def __init__(self, option: Option, rolled: list[int], odds: ErrorOdds) -> None:
        self.option: Final = option
        #: The faces that would be rolled again.
        self.rolled: Final = rolled
        self.odds: Final = odds


def reroll_cases(g: Genesis, decision: Decision | None) -> list[RerollCase]:
    """G1. Keep the dice, or add a die to those that are rolled again."""
    if decision is None or decision.kind != "specificity":
        return []
    o = g.organism(int(decision.context["place"]))
    dice: list[int] = decision.context["dice"]
    chosen: list[int] = decision.context["chosen"]
    cases: list[RerollCase] = []
    for option in decision.options:
        kept = dice[:]
        rolled = chosen[:]
        if option[0] == "reroll-die":
            kept.remove(option[1])
            rolled.append(option[1])
        cases.append(RerollCase(option, rolled, darwin_odds(g, o, kept, len(rolled))))
    return cases


# --- plain values -------------------------------------------------------------------------


def odds_view(g: Genesis, decision: Decision | None, words: Words) -> GenesisOdds:
    """The odds at a decision (None: nobody's) as plain values."""
    return {
        "refugia": [plain_refugium(case, words) for case in refugium_cases(g, decision)],
        "darwin": [plain_darwin(g, o, words) for o in g.organisms if o.kind != MACRO],
        "cancer": [plain_cancer(g, o, words) for o in g.organisms if o.kind == MACRO],
        "specificity": [plain_reroll(case, words) for case in reroll_cases(g, decision)],
    }


def plain_refugium(case: RefugiumCase, words: Words) -> RefugiumOddsView:
    """F. One case of an autocatalytic roll."""
    odds = case.odds
    return {
        "refugium": words.name("refugium", case.refugium.placard),
        "case": case.case,
        "dice": odds.dice,
        "life": odds.life,
        "manna_death": odds.manna_death,
        "enzyme_death": odds.enzyme_death,
        "death": odds.death,
        "doubles": odds.doubles,
        "reroll": case.reroll,
        "bacterium": case.bacterium,
        "lives": odds.lives,
        "manna_deaths": odds.manna_deaths,
        "enzyme_deaths": odds.enzyme_deaths,
    }


def plain_darwin(g: Genesis, o: Organism, words: Words) -> DarwinOddsView:
    """G. The next Darwin roll of a microorganism."""
    odds = darwin_odds(g, o)
    after = atrophies_after_rerolls(g, o)
    return {
        "organism": words.name("organism", o.place),
        **plain_errors(odds),
        "triple": odds.triple,
        "rerolls": chromosomes(g, o, YELLOW),
        "atrophy_after_rerolls": 1.0 - after[0],
        "atrophies_after_rerolls": after,
    }


def plain_cancer(g: Genesis, o: Organism, words: Words) -> CancerOddsView:
    """D8. The next cancer roll of a macroorganism."""
    return {"organism": words.name("organism", o.place), **plain_errors(cancer_odds(g, o))}


def plain_reroll(case: RerollCase, words: Words) -> RerollOddsView:
    """G1. One option of a specificity re-roll."""
    return {
        "key": words.key(case.option),
        "rolled": case.rolled,
        **plain_errors(case.odds),
        "triple": case.odds.triple,
    }


def plain_errors(odds: ErrorOdds) -> ErrorOddsView:
    """What Darwin and cancer rolls have in common."""
    return {
        "dice": odds.dice,
        "atrophy": odds.atrophy,
        "extinction": odds.extinction,
        "catalysts": odds.catalysts,
        "atrophies": odds.atrophies,
    }

"""Exact odds of the rolls: autocatalytic (F), Darwin (G) and cancer (D8).

Outcomes are counted, not simulated. A roll is taken apart face by face: so many dice show a 1,
so many of the rest a 2, and so on. What matters of each way is kept as a small tuple, together
with the number of ordered rolls that lead to it.
"""

from functools import lru_cache
from math import comb

from trilobite.games.genesis.cards.types import (
    BLUE,
    CANCER_SHIELD,
    COLOURS,
    DNA,
    ENZYME_DEATH,
    MANNA_DEATH,
    RED,
    YELLOW,
)
from trilobite.games.genesis.darwin import is_error
from trilobite.games.genesis.organism import (
    biont_count,
    cancer_dice,
    chromosomes,
    cubes,
    darwin_dice,
    error_shield,
    has,
    icons,
)
from trilobite.games.genesis.state import PRESENT, Genesis, Organism, Refugium, colour_of

#: What each face does, indexed by face; index 0 is unused.
Faces = tuple[int, ...]


# --- autocatalytic rolls ------------------------------------------------------------------


@lru_cache(maxsize=512)
def refugium_ways(
    dice: int, life: Faces, manna: Faces, enzyme: Faces
) -> dict[tuple[int, int, int, int], int]:
    """How many rolls give each (lives, manna deaths, enzyme deaths, doubles 0 or 1).

    A face gives `life`, `manna` and `enzyme` so many effects for each die that shows it.
    """
    ways: dict[tuple[int, int, int, int, int], int] = {(dice, 0, 0, 0, 0): 1}
    for face in range(1, 7):
        after: dict[tuple[int, int, int, int, int], int] = {}
        for (left, lives, killed, broken, doubles), number in ways.items():
            least = left if face == 6 else 0
            for shown in range(least, left + 1):
                key = (
                    left - shown,
                    lives + life[face] * shown,
                    killed + manna[face] * shown,
                    broken + enzyme[face] * shown,
                    1 if shown > 1 else doubles,
                )
                after[key] = after.get(key, 0) + number * comb(left, shown)
        ways = after
    return {key[1:]: number for key, number in ways.items()}


class RefugiumOdds:
    """What one autocatalytic roll may bring."""

    def __init__(self, dice: int, ways: dict[tuple[int, int, int, int], int], hold: int) -> None:
        total: int = 6**dice
        self.dice: int = dice
        self.lives: list[float] = spread([(key[0], n) for key, n in ways.items()], total)
        self.manna_deaths: list[float] = spread([(key[1], n) for key, n in ways.items()], total)
        self.enzyme_deaths: list[float] = spread([(key[2], n) for key, n in ways.items()], total)
        self.life: float = 1.0 - self.lives[0]
        self.manna_death: float = 1.0 - self.manna_deaths[0]
        self.enzyme_death: float = 1.0 - self.enzyme_deaths[0]
        quiet = sum(n for key, n in ways.items() if key[1] == 0 and key[2] == 0)
        #: At least one death of either kind.
        self.death: float = 1.0 - quiet / total
        self.doubles: float = sum(n for key, n in ways.items() if key[3]) / total
        #: Doubles with no more deaths than `hold`, each life adding one: F3 with a biont left.
        born = sum(n for key, n in ways.items() if key[3] and key[1] <= hold + key[0])
        self.bacterium: float = born / total
        #: The same with one re-roll of everything (F0c) whenever the first roll fails.
        self.bacterium_with_reroll: float = 1.0 - (1.0 - self.bacterium) ** 2


def refugium_odds(
    g: Genesis, refugium: Refugium, newcomers: int = 0, enzymes: int = 0
) -> RefugiumOdds:
    """F. The odds of the next roll of a refugium, as if so many bionts and enzymes were added.

    A bacterium needs doubles and a biont that survives. The roller picks the dead, so all other
    manna goes first: cubes that were organised, those that this roll organises, other bionts.
    """
    dice, ways = refugium_rolls(g, refugium, newcomers, enzymes)
    manna = sum(refugium.organised) + biont_count(refugium) + newcomers
    return RefugiumOdds(dice, ways, manna - 1)


def refugium_rolls(
    g: Genesis, refugium: Refugium, newcomers: int = 0, enzymes: int = 0
) -> tuple[int, dict[tuple[int, int, int, int], int]]:
    """F. The number of dice of that roll, and how many rolls give each result (`refugium_ways`)."""
    card = g.cards.placards[refugium.placard]
    dice = sum(refugium.organised) + 2 * (biont_count(refugium) + newcomers)
    covered = len(refugium.enzymes) + enzymes
    manna = [0] * 7
    enzyme = [0] * 7
    for slot in range(covered, len(card.slot_face)):
        if card.slot_kind[slot] == MANNA_DEATH:
            manna[card.slot_face[slot]] += 1
        elif card.slot_kind[slot] == ENZYME_DEATH:
            enzyme[card.slot_face[slot]] += 1
    life = tuple(int(makes_life) for makes_life in card.life[g.climate])
    ways = refugium_ways(dice, life, tuple(manna), tuple(enzyme))
    return dice, capped(ways, sum(refugium.disorganised))


def capped(
    ways: dict[tuple[int, int, int, int], int], loose: int
) -> dict[tuple[int, int, int, int], int]:
    """F1.1. No more lives than there are disorganised cubes."""
    found: dict[tuple[int, int, int, int], int] = {}
    for (lives, killed, broken, doubles), number in ways.items():
        key = (min(lives, loose), killed, broken, doubles)
        found[key] = found.get(key, 0) + number
    return found


def may_reroll(g: Genesis, refugium: Refugium, player: int) -> bool:
    """F0c. Whether the player, if alone there, may roll all dice again."""
    others = biont_count(refugium) - refugium.bionts[player]
    return others == 0 and g.cards.placards[refugium.placard].colour == colour_of(player)


# --- Darwin and cancer rolls --------------------------------------------------------------


@lru_cache(maxsize=512)
def error_ways(
    dice: int, kept: Faces, errors: Faces, protein: int
) -> dict[tuple[int, int, int], int]:
    """How many rolls give each (errors, catalysts, triples), dice already kept included.

    `kept` counts the dice by face; each 1 makes `protein` catalysts, each triple one.
    """
    ways: dict[tuple[int, int, int, int], int] = {(dice, 0, 0, 0): 1}
    for face in range(1, 7):
        after: dict[tuple[int, int, int, int], int] = {}
        for (left, wrong, made, triples), number in ways.items():
            least = left if face == 6 else 0
            for shown in range(least, left + 1):
                faces = shown + kept[face]
                key = (
                    left - shown,
                    wrong + errors[face] * faces,
                    made + (protein * faces if face == 1 else 0) + faces // 3,
                    triples + faces // 3,
                )
                after[key] = after.get(key, 0) + number * comb(left, shown)
        ways = after
    return {key[1:]: number for key, number in ways.items()}


class ErrorOdds:
    """What a Darwin roll may bring, before any re-roll that is still open."""

    def __init__(
        self, dice: int, ways: dict[tuple[int, int, int], int], shield: int, tokens: int
    ) -> None:
        total: int = 6**dice
        #: Dice still to be rolled.
        self.dice: int = dice
        #: Errors above the shield, that is atrophies.
        self.atrophies: list[float] = spread(
            [(max(key[0] - shield, 0), n) for key, n in ways.items()], total
        )
        self.atrophy: float = 1.0 - self.atrophies[0]
        #: As many atrophies as there are chromosomes to lose.
        self.extinction: float = sum(self.atrophies[tokens:])
        self.catalysts: float = sum(key[1] * n for key, n in ways.items()) / total
        self.triple: float = sum(n for key, n in ways.items() if key[2] > 0) / total


class ErrorRule:
    """What counts in a roll of an organism: the error faces, the shield, and what it can lose."""

    def __init__(self, dice: int, errors: Faces, shield: int, protein: int, tokens: int) -> None:
        self.dice: int = dice
        self.errors: Faces = errors
        self.shield: int = shield
        self.protein: int = protein
        self.tokens: int = tokens


def darwin_rule(g: Genesis, o: Organism) -> ErrorRule:
    """G. The Darwin roll of a microorganism."""
    shield = error_shield(g, o)
    if g.setup.macro:
        shield += icons(g, o, DNA)  # C4.1
    tokens = biont_count(o)
    for colour in COLOURS:
        tokens += cubes(g, o, colour)
    faces = (0, 0, 0, 0, 0, 1 if is_error(g, o, 5) else 0, 1)
    return ErrorRule(darwin_dice(g, o), faces, shield, chromosomes(g, o, RED), tokens)


def darwin_odds(
    g: Genesis, o: Organism, kept: list[int] | None = None, rolled: int = -1
) -> ErrorOdds:
    """G. The odds of the next Darwin roll, or of `rolled` dice beside those `kept`."""
    rule = darwin_rule(g, o)
    if rolled < 0:
        rolled = rule.dice
    counts = face_counts(kept if kept is not None else [])
    ways = error_ways(rolled, counts, rule.errors, rule.protein)
    return ErrorOdds(rolled, ways, rule.shield, rule.tokens)


def atrophies_after_rerolls(g: Genesis, o: Organism) -> list[float]:
    """G1. The atrophies of the next Darwin roll if yellow re-rolls as many errors as it can."""
    rule = darwin_rule(g, o)
    again = chromosomes(g, o, YELLOW)
    wrong = sum(rule.errors)
    counted: list[tuple[int, int]] = []
    for errors in range(rule.dice + 1):
        first = comb(rule.dice, errors) * wrong**errors * (6 - wrong) ** (rule.dice - errors)
        dice = min(errors, again)
        for still in range(dice + 1):
            second = comb(dice, still) * wrong**still * (6 - wrong) ** (dice - still)
            # All ways are counted out of 6 ** (2 * dice rolled at first).
            rest: int = 6 ** (rule.dice - dice)
            excess = max(errors - dice + still - rule.shield, 0)
            counted.append((excess, first * second * rest))
    return spread(counted, 6 ** (2 * rule.dice))


def cancer_rule(g: Genesis, o: Organism) -> ErrorRule:
    """D8. The cancer roll of a macroorganism."""
    tokens = o.organs.count(PRESENT) + biont_count(o)
    faces = (0, 0, 0, 0, 0, 0 if has(g, o, CANCER_SHIELD) else 1, 1)
    return ErrorRule(cancer_dice(o), faces, chromosomes(g, o, BLUE), 1, tokens)


def cancer_odds(g: Genesis, o: Organism) -> ErrorOdds:
    """D8. The odds of a cancer roll of a macroorganism. Triples mean nothing there."""
    rule = cancer_rule(g, o)
    counted: dict[tuple[int, int, int], int] = {}
    ways = error_ways(rule.dice, face_counts([]), rule.errors, rule.protein)
    for (wrong, made, triples), n in ways.items():
        key = (wrong, made - triples, 0)
        counted[key] = counted.get(key, 0) + n
    return ErrorOdds(rule.dice, counted, rule.shield, rule.tokens)


# --- counting -----------------------------------------------------------------------------


def face_counts(dice: list[int]) -> Faces:
    """How many dice show each face; index 0 is unused."""
    return tuple(dice.count(face) for face in range(7))


def spread(counted: list[tuple[int, int]], total: int) -> list[float]:
    """Chances by value, from values with the number of their ways."""
    ways: dict[int, int] = {}
    for value, number in counted:
        ways[value] = ways.get(value, 0) + number
    return [ways.get(value, 0) / total for value in range(max(ways) + 1)]

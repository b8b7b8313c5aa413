"""How near players of Bios: Origins are to their goal, alone and together.

Every score has to reach 13 with whoever has most of it, and nothing beyond that counts. So what is
looked at is how much each is likely to fall short of it at the end, and the chance that none does.
A score that the philosophy strikes out need not be reached: what the one that lags most lacks
is forgiven as far as the cube may still come to where it is struck out.
"""

from functools import lru_cache
from math import exp, log1p
from typing import Final

from trilobite.bots.origins_prospects import EVERY, Constants, Moment, outlook
from trilobite.games.origins.cards.types import DISCIPLINES, Cards
from trilobite.games.origins.scoring import GOAL
from trilobite.games.origins.state import NOTHING, Origins

#: What a certain victory is worth, in points, beside what is not lacking any more.
CERTAIN: Final = 10.0
#: What a score gains in a turn beside what is in sight, and how uncertain all of it is: at the end,
#: and more for each turn before.
GAIN: Final = 0.15
DOUBT: Final = 0.5
DOUBT_PER_TURN: Final = 0.1
#: How often a turn moves the cube a step (G9h).
DEMAGOGUES: Final = 0.05


def shared_outlook(g: Origins, c: Constants, at: Moment) -> float:
    """C7i.1, C9e.1. How near all together are to the goal, in points."""
    return sum(shared_hopes(g, c, at))


def shared_hopes(g: Origins, c: Constants, at: Moment) -> list[float]:
    """The same by part: what each score lacks, what serves every score, what of it the philosophy
    forgives, and the chance."""
    return nearness(g, at, [outlook(g, c, player, at) for player in g.players])


def nearness(
    g: Origins, at: Moment, hopes: list[list[float]], philosophy: int = NOTHING
) -> list[float]:
    """The same, if players may hope for such scores, with the cube where it is or elsewhere."""
    place = g.philosophy if philosophy == NOTHING else philosophy
    doubt = DOUBT + DOUBT_PER_TURN * at.turns
    parts: list[float] = []
    chances: list[float] = []
    for discipline in DISCIPLINES:
        lack = GOAL - 0.5 - GAIN * at.turns - max(one[discipline] for one in hopes)
        odds = exp(min(50.0, lack / doubt))
        parts.append(-doubt * log1p(odds))
        chances.append(1.0 / (1.0 + odds))
    whole = chances[0] * chances[1] * chances[2]
    forgiven = 0.0
    best = 0.0
    for discipline in DISCIPLINES:
        struck = moving(steps_to_strike(g.cards, place, discipline), at.turns)
        forgiven = max(forgiven, -parts[discipline] * struck)
        others = whole / chances[discipline]
        best = max(best, whole + struck * (others - whole))
    parts.append(at.future * max(one[EVERY] for one in hopes))
    parts.append(forgiven)
    parts.append(CERTAIN * best)
    return parts


@lru_cache(maxsize=256)
def steps_to_strike(cards: Cards, philosophy: int, discipline: int) -> int:
    """I0b.1. How many steps a space is from where a score is struck out; if it is so nowhere, more
    than there are."""
    spaces = cards.philosophy
    known = {philosophy}
    reached = [philosophy]
    for steps in range(len(spaces)):
        beyond: list[int] = []
        for space in reached:
            if spaces[space].cancels == discipline:
                return steps
            for near in spaces[space].neighbours:
                if near not in known:
                    known.add(near)
                    beyond.append(near)
        reached = beyond
    return len(spaces)


def moving(steps: int, turns: float) -> float:
    """G9h.1. How likely the cube goes so many steps in so many turns: that many come by it (the
    binomial distribution)."""
    chance = 1.0
    exactly = (1.0 - DEMAGOGUES) ** int(turns)
    for number in range(steps):
        chance -= exactly
        exactly *= (turns - number) / (number + 1) * DEMAGOGUES / (1.0 - DEMAGOGUES)
    return max(0.0, chance)

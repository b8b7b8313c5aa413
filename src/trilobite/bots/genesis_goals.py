"""How near players of Bios: Genesis are to their goal, alone and together.

Together the game is won if everything that it asks for is there at the end, so that the chance of
each is looked at, and then the chance of all of them: what is least likely counts most. A player
comes to a macroorganism by one that lives already, by a bacterium that may grow up, by bionts on a
refugium, or by what the turns to come may bring. To found the first one ends the eons before (H3g),
which takes time from whoever has none yet.

Alone what is reached counts. There chances, and to look ahead for a whole turn, were no gain
(`docs/bots.md`).
"""

from functools import lru_cache
from math import exp
from typing import Final

from trilobite.bots.genesis_prospects import (
    Constants,
    Moment,
    birth_chance,
    cubes_of,
    event_losses,
    micro_fate,
    offspring,
    purchases_left,
)
from trilobite.games.genesis.cards.types import MARINE, TERRESTRIAL, Cards
from trilobite.games.genesis.linked import missing_organs
from trilobite.games.genesis.organism import all_chromosomes, biont_count
from trilobite.games.genesis.scoring import (
    cooperative_win,
    marine_win,
    terrestrial_win,
)
from trilobite.games.genesis.state import (
    BACTERIUM,
    GOING_ON,
    MACRO,
    MACROS,
    NPC,
    PRESENT,
    Genesis,
    Organism,
)

#: To reach all that the game asks for, in points, beside what each part of it is worth.
VICTORY: Final = 30.0
#: That a bacterium which has all cubes grows up if it can buy once more.
READY: Final = 0.9
#: Cubes that a biont adds in a turn, and how many bionts of one organism find something to buy.
RATE: Final = 0.6
BUYERS: Final = 2
#: How much of the danger of extinction is real: some can be bought off in time.
DOOM: Final = 0.5
#: What may still begin anew: at most so likely, not with fewer turns than these to a macroorganism
#: and to the land, and likelier with more of them.
ANEW: Final = 0.6
TURNS_TO_GROW: Final = 3.0
TURNS_TO_LAND: Final = 4.0
LONG: Final = 10.0


def solitaire_goals(g: Genesis, c: Constants, humans: list[int]) -> float:
    """C1a. A macroorganism for each colour, then both colours on land."""
    if g.setup.introductory:
        return 0.0
    found = c.goal * sum(any_macro(g, player, MARINE) for player in humans)
    found += c.goal / 2 * sum(any_macro(g, player, TERRESTRIAL) for player in humans)
    if marine_win(g, humans):
        found += c.goal
    if terrestrial_win(g, humans):
        found += c.goal
    return found


def any_macro(g: Genesis, player: int, side: int) -> bool:
    """Whether the player lives in a macroorganism of the sea or the land."""
    return any(o.kind == MACRO and o.side == side and o.bionts[player] > 0 for o in g.organisms)


def cooperative_goals(g: Genesis, c: Constants, humans: list[int], at: Moment) -> float:
    """C2.2. A macroorganism for everybody, and one of them on land."""
    if g.end != GOING_ON:
        return worth(c, [float(cooperative_win(g, humans))] * (len(humans) + 1))
    chances = [living(g, c, player, at) for player in humans]
    return worth(c, [*chances, landing(g, at, max(chances))])


def worth(c: Constants, chances: list[float]) -> float:
    """Each of the chances, and that of all of them."""
    whole = 1.0
    for chance in chances:
        whole *= chance
    return c.goal * sum(chances) + VICTORY * whole


def living(g: Genesis, c: Constants, player: int, at: Moment) -> float:
    """How likely a player ends with an own macroorganism."""
    failing = 1.0
    buys = purchases_left(g, player, at.turns)
    for number, o in enumerate(g.organisms):
        if o.owner != player or o.bionts[player] == 0:
            continue
        if o.kind == MACRO:
            failing *= 1.0 - surviving(g, o, at.chromosomes[number], at)
        elif o.kind == BACTERIUM:
            failing *= 1.0 - maturing(g, c, o, at.chromosomes[number], at, buys)
    for row in g.rows:
        for refugium in row:
            if refugium.bionts[player] > 0:
                born, leading = birth_chance(g, refugium, player, at)
                if born > 0.0 and leading:
                    bacterium = offspring(refugium, player)
                    colours = all_chromosomes(g, bacterium)
                    chance = maturing(g, c, bacterium, colours, at, max(0.0, buys - 0.5))
                    failing *= 1.0 - born * chance
    return 1.0 - failing * (1.0 - anew(at.turns - TURNS_TO_GROW))


def landing(g: Genesis, at: Moment, homes: float) -> float:
    """H5d. How likely a macroorganism of a player is on land at the end; homes is the chance that
    there is any."""
    failing = 1.0
    for number, o in enumerate(g.organisms):
        if o.kind == MACRO and o.owner < NPC:
            chance = surviving(g, o, at.chromosomes[number], at)
            if o.side == MARINE:
                missing = len(missing_organs(g, o, []))
                buys = purchases_left(g, o.owner, at.turns)
                chance *= in_time(missing, min(BUYERS, biont_count(o)), buys)
            failing *= 1.0 - chance
    return 1.0 - failing * (1.0 - homes * anew(at.turns - TURNS_TO_LAND))


def anew(turns: float) -> float:
    """How likely what has not begun yet is still reached, with so many turns to spare."""
    return ANEW * (1.0 - exp(-turns / LONG)) if turns > 0.0 else 0.0


def surviving(g: Genesis, o: Organism, colours: list[int], at: Moment) -> float:
    """How likely a macroorganism lives to the end."""
    tokens = max(1, o.organs.count(PRESENT) + biont_count(o))
    return 1.0 - DOOM * event_losses(g, o, tokens, colours, at)[1]


def maturing(
    g: Genesis, c: Constants, o: Organism, colours: list[int], at: Moment, buys: float
) -> float:
    """H3. How likely a bacterium becomes a macroorganism."""
    if buys <= 0.0:
        return 0.0
    doom = micro_fate(g, c, o, colours, at)[1]
    bionts = min(BUYERS, biont_count(o))
    return (1.0 - DOOM * doom) * growing_in_time(
        g.cards, at.stack, cubes_of(o, colours), bionts, buys
    )


@lru_cache(maxsize=8192)
def growing_in_time(
    cards: Cards, stack: tuple[int, ...], have: tuple[int, int, int, int], bionts: int, buys: float
) -> float:
    """H3. How likely so many cubes of each colour become the system chromosomes of some card."""
    best = 0.0
    for card in stack:
        system = cards.macros[card - MACROS].sides[MARINE].system
        missing = 0
        for colour, cubes in enumerate(have):
            missing += max(0, system[colour] - cubes)
        if missing + 1 <= buys * bionts:
            best = max(best, READY * in_time(missing, bionts, buys))
    return best


def in_time(missing: int, bionts: int, turns: float) -> float:
    """How likely so many bionts add all that is missing."""
    found = 1.0
    for _ in range(missing):
        found *= 1.0 - exp(-RATE * bionts * turns / missing)
    return found

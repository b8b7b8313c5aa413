"""What a player of Bios: Genesis has and may expect, in victory points.

`genesis_evaluator` tells the strategy behind the numbers.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import Final

from trilobite.bots.genesis_blows import blows
from trilobite.core.agenda import due
from trilobite.games.genesis.autocatalysis import progenote
from trilobite.games.genesis.cards.types import (
    BLUE,
    CANCER_SHIELD,
    COLOURS,
    DNA,
    DROUGHT_SHIELD,
    FISSION,
    GREEN,
    HEAT_SHIELD,
    MANNA_DEATH,
    MARINE,
    O2_SHIELD,
    RED,
    TERRESTRIAL,
    UV_SHIELD,
    YELLOW,
    Cards,
)
from trilobite.games.genesis.linked import joint_rate, missing_organs
from trilobite.games.genesis.odds import capped, refugium_ways
from trilobite.games.genesis.organism import (
    all_chromosomes,
    biont_count,
    bionts_on_refugia,
    chromosomes,
    entropy_limit,
    has,
    icons,
    metabolic_rate,
    residents,
)
from trilobite.games.genesis.scoring import (
    MACRO_VP,
    TOP_VP,
    macro_worth,
)
from trilobite.games.genesis.state import (
    ASSIGNMENT_PHASE,
    AUTOCATALYTIC_PHASE,
    BACTERIUM,
    DARWIN_PHASE,
    MACRO,
    MACROS,
    NOBODY,
    NPC,
    PRESENT,
    Genesis,
    Organism,
    Refugium,
    colour_of,
)

#: What a catalyst is worth when only ties are left to decide.
TIE_BREAK: Final = 0.05


@dataclass(eq=False)
class Constants:
    """The numbers of the strategy, which `trilobite train` can tune."""

    #: Turns per event card still to come: about one card in six is an aftershock.
    turns_per_event: float = 0.83
    #: How many turns ahead the fate of a microorganism is worth thinking about.
    horizon: float = 5.0
    #: How much of the expected losses, and of the danger of extinction, to take off: some can be
    #: bought back in time.
    losses: float = 0.6
    doom: float = 0.5
    #: A lead in metabolic rate over the next macroorganism, for each chromosome up to four.
    lead: float = 0.3
    #: What one more cube a turn is worth, for each turn ahead.
    growth: float = 0.3
    #: How much of a card's points a bacterium has with no cube missing, and with each one missing.
    ready_to_grow: float = 0.8
    per_missing_cube: float = 0.72
    #: The first catalyst of a colour, and the others.
    first_catalyst: float = 0.4
    more_catalysts: float = 0.2
    #: Room for another biont on a refugium.
    entropy: float = 0.4
    #: How much the points of the best rival hurt.
    rivalry: float = 0.3
    #: Winning when the end is certain, in points.
    victory: float = 5.0
    #: Reaching a goal of the solitaire and cooperative games, in points.
    goal: float = 8.0


class Moment:
    """How late it is, and what else is the same for all that is valued in one position."""

    def __init__(self, g: Genesis, c: Constants) -> None:
        self.turns: Final = turns_left(g, c)
        #: The chromosomes by colour of each organism.
        self.chromosomes: Final = [all_chromosomes(g, o) for o in g.organisms]
        #: The events that may still come.
        self.blows: Final = blows(g)
        #: H3. The cards of the stack, and the metabolic rate at the top of the sea.
        self.stack: Final = tuple(g.macro_stack)
        top = g.ecosystems[MARINE][-1] if g.ecosystems[MARINE] else NOBODY
        self.to_beat: Final = joint_rate(g, g.organism(top)) if top != NOBODY else -1


# --- one player ---------------------------------------------------------------------------


def prospects(g: Genesis, c: Constants, player: int, at: Moment) -> float:
    """What the player has and may expect, in victory points."""
    total = 0.0
    for number, o in enumerate(g.organisms):
        if o.owner == player:
            colours = at.chromosomes[number]
            if o.kind == MACRO:
                total += macro_value(g, c, o, player, colours, at)
            else:
                total += micro_value(g, c, o, player, colours, at)
        elif o.bionts[player] > 0:
            total += guest_value(g, c, o, player, at)
    if not g.setup.introductory:
        total += len(g.player(player).trophies)
    for row in g.rows:
        for refugium in row:
            if refugium.bionts[player] > 0:
                total += refugium_value(g, c, refugium, player, at)
    return total + room_value(g, c, player, at) + pool_value(g, c, player, at)


def room_value(g: Genesis, c: Constants, player: int, at: Moment) -> float:
    """E2a. Bionts that wait, as far as refugia have room for them."""
    waiting = g.player(player).bionts
    if at.turns == 0.0 or waiting == 0:
        return 0.0
    spare = entropy_limit(g, player) - bionts_on_refugia(g, player)
    return c.entropy * min(1.0, at.turns / 3.0) * max(0, min(waiting, spare))


def turns_left(g: Genesis, c: Constants) -> float:
    """The turns after this one."""
    return 0.0 if g.armageddon else c.turns_per_event * sum(g.events_left)


def purchases_left(g: Genesis, player: int, turns: float) -> float:
    """The purchase phases in which the player can still act."""
    return turns if player in g.purchased and g.phase > DARWIN_PHASE else turns + 1.0


def pool_value(g: Genesis, c: Constants, player: int, at: Moment) -> float:
    """Catalysts, the first of a colour most."""
    pool = g.player(player).pool
    if purchases_left(g, player, at.turns) == 0.0:
        return TIE_BREAK * sum(pool)
    number = 0.0
    for colour in COLOURS:
        if pool[colour] > 0:
            number += c.first_catalyst + c.more_catalysts * (pool[colour] - 1)
    return number


def guest_value(g: Genesis, c: Constants, o: Organism, player: int, at: Moment) -> float:
    """Own bionts in an organism of somebody else: points, and purchases at their cost."""
    points = float(o.bionts[player])
    if o.kind == MACRO:
        points += macro_worth(g, o) // len(residents(o))
    return points + c.growth * min(at.turns, c.horizon) / 2


# --- microorganisms -----------------------------------------------------------------------


def micro_value(
    g: Genesis, c: Constants, o: Organism, player: int, colours: list[int], at: Moment
) -> float:
    """A bacterium or parasite of the player: points, what it may lose, earn and become."""
    tokens, lost, growth, becoming = micro_parts(g, c, o, player, colours, at)
    return tokens - lost + growth + becoming


def micro_parts(
    g: Genesis, c: Constants, o: Organism, player: int, colours: list[int], at: Moment
) -> tuple[float, float, float, float]:
    """The same one by one. The colours are those of its chromosomes."""
    turns = at.turns
    bionts = biont_count(o)
    number = sum(colours) - bionts
    points = float(number + o.bionts[player])
    expected, doom = micro_fate(g, c, o, colours, at)
    losses = c.losses * min(points, expected)
    losses += c.doom * doom * max(0.0, points - losses - 1.0)
    buys = purchases_left(g, player, turns)
    dice = number + 2 * bionts
    income = dice * colours[RED] / 6.0 + max(0.0, dice - 3) / 8.0
    spending = o.bionts[player] * (2 if has(g, o, FISSION) else 1)
    growth = c.growth * min(buys, c.horizon) * min(income + 0.3, spending + 0.5, 3.0) * (1.0 - doom)
    becoming = 0.0
    if o.kind == BACTERIUM and not g.setup.introductory and buys > 0.0:
        have = cubes_of(o, colours)
        best = growing_up(g.cards, c, at.stack, at.to_beat, have, buys * spending)
        becoming = best * (1.0 - doom)
    return points, losses, growth, becoming


def cubes_of(o: Organism, colours: list[int]) -> tuple[int, int, int, int]:
    """The cubes of an organism by colour: its chromosomes without bionts (H3a)."""
    bionts = o.bionts
    return (
        colours[0] - bionts[0] - bionts[NPC],
        colours[1] - bionts[1] - bionts[1 + NPC],
        colours[2] - bionts[2] - bionts[2 + NPC],
        colours[3] - bionts[3] - bionts[3 + NPC],
    )


def micro_fate(
    g: Genesis, c: Constants, o: Organism, colours: list[int], at: Moment
) -> tuple[float, float]:
    """The tokens that a microorganism is expected to lose in the time worth thinking about, and the
    danger of extinction."""
    turns = at.turns
    bionts = biont_count(o)
    number = sum(colours) - bionts
    tokens = max(1, number + bionts)
    dna = icons(g, o, DNA)
    wrong = 1 if dna > 0 or g.setup.macro else 2
    guard = colours[BLUE]
    if g.setup.macro:
        guard += dna
    dice = number + 2 * bionts
    lost, dead = darwin_losses(dice, wrong, guard, colours[YELLOW], tokens)
    rolls = min(turns + (0.0 if o.done or g.phase > DARWIN_PHASE else 1.0), c.horizon)
    near = min(1.0, c.horizon / turns) if turns > 0.0 else 0.0
    damage, deadly = event_losses(g, o, tokens, colours, at)
    expected = lost * rolls + damage * near
    doom = min(1.0, dead * rolls + deadly * near)
    return expected, doom


@lru_cache(maxsize=4096)
def darwin_losses(
    dice: int, wrong: int, guard: int, again: int, tokens: int
) -> tuple[float, float]:
    """G. The mean atrophies of a Darwin roll, and the chance that they take every token."""
    error = wrong / 6.0
    mean = 0.0
    dead = 0.0
    for errors in range(guard + 1, dice + 1):
        first = comb(dice, errors) * error**errors * (1.0 - error) ** (dice - errors)
        tried = min(errors, again)
        for still in range(tried + 1):
            chance = first * comb(tried, still) * error**still * (1.0 - error) ** (tried - still)
            excess = errors - tried + still - guard
            if excess > 0:
                mean += chance * min(excess, tokens)
                if excess >= tokens:
                    dead += chance
    return mean, dead


@lru_cache(maxsize=8192)
def growing_up(
    cards: Cards,
    c: Constants,
    stack: tuple[int, ...],
    to_beat: int,
    have: tuple[int, int, int, int],
    purchases: float,
) -> float:
    """H3. The best macroorganism of the stack that a bacterium with so many cubes of each colour
    can still become, by what it lacks."""
    best = 0.0
    for card in stack:
        side = cards.macros[card - MACROS].sides[MARINE]
        system = side.system
        missing = 0
        surplus = 0
        for colour, cubes in enumerate(have):
            if system[colour] > cubes:
                missing += system[colour] - cubes
            else:
                squares = sum(1 for organ in side.organs if organ.colour == colour)
                surplus += max(0, cubes - system[colour] - squares)
        if missing + 1 > purchases:
            continue
        rate = system[RED] + system[YELLOW]
        gain = (TOP_VP if rate > to_beat else MACRO_VP) - surplus
        best = max(best, gain * c.ready_to_grow * c.per_missing_cube**missing)
    return best


# --- blows of the events ------------------------------------------------------------------


def event_losses(
    g: Genesis, o: Organism, tokens: int, colours: list[int], at: Moment
) -> tuple[float, float]:
    """D5 to D9. The tokens that events are expected to take, and how much that threatens to be
    all of them at once."""
    if g.armageddon:
        return 0.0, 0.0
    heat = colours[RED] + icons(g, o, HEAT_SHIELD)
    oxygen = colours[GREEN] + icons(g, o, O2_SHIELD) + o.disks[GREEN] + sum(o.disks)
    macro = o.kind == MACRO
    exposed = o.organs.count(PRESENT) if macro else len(o.mutations)
    if g.ozone_layer or (macro and has(g, o, UV_SHIELD)):
        exposed = 0
    cancer = cancer_losses(g, o) if macro else 0.0
    dry = macro and o.side == TERRESTRIAL and not has(g, o, DROUGHT_SHIELD)
    return at.blows.losses(heat, oxygen, exposed, cancer, dry, tokens)


def cancer_losses(g: Genesis, o: Organism) -> float:
    """D8. The mean atrophies of a cancer roll."""
    organs = o.organs.count(PRESENT)
    bionts = biont_count(o)
    wrong = 1 if has(g, o, CANCER_SHIELD) else 2
    return darwin_losses(organs + 2 * bionts, wrong, chromosomes(g, o, BLUE), 0, organs + bionts)[0]


# --- macroorganisms -----------------------------------------------------------------------


def macro_value(
    g: Genesis, c: Constants, o: Organism, player: int, colours: list[int], at: Moment
) -> float:
    """A macroorganism of the player: its points, its risk, its organs to come and landfall."""
    tokens, place, ahead, lost, growth, ashore = macro_parts(g, c, o, player, colours, at)
    return tokens + place + ahead - lost + growth + ashore


def macro_parts(
    g: Genesis, c: Constants, o: Organism, player: int, colours: list[int], at: Moment
) -> tuple[float, float, float, float, float, float]:
    """The same one by one. The colours are those of its chromosomes."""
    organs = o.organs.count(PRESENT)
    tokens = max(1, organs + biont_count(o))
    shares = max(1, len(residents(o)))
    worth = macro_worth(g, o) / shares
    points = float(sum(g.macro_side(o).system) + organs + o.bionts[player])
    ahead = 0.0
    if g.ecosystems[o.side][-1] == o.place:
        ahead = c.lead * min(4, lead(g, o)) * min(1.0, at.turns / 4.0)
    damage, deadly = event_losses(g, o, tokens, colours, at)
    lost = c.losses * min(float(tokens), damage) + c.doom * deadly * worth
    buys = purchases_left(g, player, at.turns)
    squares = len(o.organs) - organs
    growth = c.growth * min(buys, c.horizon, 2.0 * squares)
    ashore = 0.0
    if o.side == MARINE and buys > 0.0:
        ashore = going_ashore(g, c, o, worth, buys)
    return points, worth, ahead, lost, growth, ashore


def lead(g: Genesis, o: Organism) -> int:
    """H6. By how much the top macroorganism's metabolic rate beats the next."""
    rates = [metabolic_rate(g, g.organism(p)) for p in g.ecosystems[o.side] if p != o.place]
    return metabolic_rate(g, o) - max(rates, default=0)


def going_ashore(g: Genesis, c: Constants, o: Organism, worth: float, buys: float) -> float:
    """H5d. What landfall would bring, by the organs that it lacks."""
    missing = len(missing_organs(g, o, []))
    if missing > buys * biont_count(o):
        return 0.0
    sides = g.cards.macros[o.place - MACROS].sides
    gain = float(sum(sides[TERRESTRIAL].system) - sum(sides[MARINE].system) - len(o.organs))
    gain += (MACRO_VP if g.ecosystems[TERRESTRIAL] else TOP_VP) - worth
    if g.setup.solitaire and not g.ecosystems[TERRESTRIAL]:
        gain += 2 * c.goal
    return max(0.0, gain) * c.ready_to_grow * c.per_missing_cube**missing


# --- refugia ------------------------------------------------------------------------------


def refugium_value(g: Genesis, c: Constants, refugium: Refugium, player: int, at: Moment) -> float:
    """Own bionts on a refugium: the bacterium that they may become."""
    chance, leading = birth_chance(g, refugium, player, at)
    if chance == 0.0:
        return 0.0
    if not leading:
        return chance * refugium.bionts[player]
    bacterium = offspring(refugium, player)
    colours = all_chromosomes(g, bacterium)
    more = birth_of(g, refugium)[1]
    return chance * (micro_value(g, c, bacterium, player, colours, at) + 1.1 * more)


def birth_chance(g: Genesis, refugium: Refugium, player: int, at: Moment) -> tuple[float, bool]:
    """F. The chance that a refugium with own bionts makes a bacterium in the time worth thinking
    about, and whether that would be the player's own."""
    rolls = at.turns
    if g.phase <= ASSIGNMENT_PHASE:
        rolls += 1.0
    elif g.phase == AUTOCATALYTIC_PHASE:
        rolls += 1.0 if due("autocatalysis", refugium.placard) in g.agenda else 0.0
    if rolls < 1.0:
        return 0.0, False
    card = g.cards.placards[refugium.placard]
    bionts = biont_count(refugium)
    born = birth_of(g, refugium)[0]
    if card.colour == colour_of(player) and bionts == refugium.bionts[player]:
        born = 1.0 - (1.0 - born) ** 2
    chance: float = 1.0 - (1.0 - born) ** min(rolls, 3.0)
    leading = bionts == refugium.bionts[player] or leads(g, refugium, player)
    return chance, leading


def birth_of(g: Genesis, refugium: Refugium) -> tuple[float, float]:
    """F. The chance that the next roll makes a bacterium possible, and the cubes it then gains."""
    bionts = biont_count(refugium)
    organised = sum(refugium.organised)
    life, manna = faces(g.cards, refugium.placard, g.climate, len(refugium.enzymes))
    return birth(
        organised + 2 * bionts, life, manna, sum(refugium.disorganised), organised + bionts - 1
    )


def offspring(refugium: Refugium, player: int) -> Organism:
    """The bacterium that bionts on a refugium would become."""
    bacterium = Organism(refugium.placard, BACTERIUM, player)
    bacterium.cubes = refugium.organised
    bacterium.bionts = refugium.bionts
    return bacterium


@lru_cache(maxsize=1024)
def faces(
    cards: Cards, placard: int, climate: int, enzymes: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """F. By face of a die: whether it makes life on a placard, and the slots without enzymes where
    it is manna or death."""
    card = cards.placards[placard]
    manna = [0] * 7
    for slot in range(enzymes, len(card.slot_face)):
        if card.slot_kind[slot] == MANNA_DEATH:
            manna[card.slot_face[slot]] += 1
    return tuple(int(makes_life) for makes_life in card.life[climate]), tuple(manna)


def leads(g: Genesis, refugium: Refugium, player: int) -> bool:
    """F4.2. Whether the player would roll for a contested refugium."""
    if g.phase == AUTOCATALYTIC_PHASE:
        return refugium.roller == player
    contestants = refugium.contestants
    refugium.contestants = [p for p, number in enumerate(refugium.bionts) if number > 0]
    found = progenote(g, refugium)
    refugium.contestants = contestants
    return found == player


@lru_cache(maxsize=8192)
def birth(
    dice: int, life: tuple[int, ...], manna: tuple[int, ...], loose: int, hold: int
) -> tuple[float, float]:
    """F. The chance that a roll makes a bacterium possible, and the cubes it then gains."""
    ways = capped(refugium_ways(dice, life, manna, (0,) * 7), loose)
    born = 0
    more = 0
    for (lives, deaths, _, doubles), number in ways.items():
        if doubles and deaths <= hold + lives:
            born += number
            more += number * (lives - deaths)
    return born / 6**dice, more / born if born else 0.0

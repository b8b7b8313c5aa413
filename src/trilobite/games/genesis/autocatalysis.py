"""F. Phase 3: autocatalytic rolls."""

from collections.abc import Generator
from typing import Any

from trilobite.core.agenda import due
from trilobite.core.decision import Ask, Flow, Menu, Option
from trilobite.games.genesis.cards.types import COLOURS, ENZYME_DEATH, MANNA_DEATH, Placard
from trilobite.games.genesis.organism import (
    at_organism_limit,
    autocatalytic_dice,
    biont_count,
    in_player_order,
)
from trilobite.games.genesis.pool import biosynthesis, compensate, decide, return_biont
from trilobite.games.genesis.state import (
    BACTERIUM,
    NOBODY,
    PLAYERS,
    Genesis,
    Organism,
    Refugium,
    colour_of,
)


def schedule_rolls(g: Genesis) -> None:
    """A3, F0, F4. Fixes who rolls where, row by row from the top, left to right."""
    for refugium in g.refugia():
        fix_roller(g, refugium)
        if refugium.roller != NOBODY:
            g.agenda.append(due("autocatalysis", refugium.placard))


def fix_roller(g: Genesis, refugium: Refugium) -> None:
    """F4.1, F4.2. Who contests the refugium and who rolls for it, for the whole phase."""
    refugium.contestants = [player for player in range(PLAYERS) if refugium.bionts[player] > 0]
    refugium.roller = progenote(g, refugium)


def progenote(g: Genesis, refugium: Refugium) -> int:
    """F4.2, AMB-35. The contestant with most tokens of their colour; ties by the print."""
    if len(refugium.contestants) < 2:
        return refugium.contestants[0] if refugium.contestants else NOBODY
    best = NOBODY
    best_rank = (-1, 0, 0)
    order = in_player_order(g)
    tie_break = g.cards.placards[refugium.placard].tie_break
    for player in refugium.contestants:
        colour = colour_of(player)
        tokens = refugium.bionts[player] + refugium.organised[colour]
        tokens += refugium.enzymes.count(colour)
        printed = tie_break.index(colour) if colour in tie_break else len(tie_break)
        rank = (tokens, -printed, -order.index(player))
        if rank > best_rank:
            best = player
            best_rank = rank
    return best


def autocatalytic_roll(g: Genesis, placard: int) -> Flow:
    """F. One roll for one occupied refugium."""
    refugium = g.refugium(placard)
    roller = refugium.roller
    card = g.cards.placards[placard]
    dice = g.chance.dice(autocatalytic_dice(refugium))
    g.tell("autocatalytic-roll", roller, placard)
    if len(refugium.contestants) == 1 and card.colour == colour_of(roller):
        menu = Menu(g.explain)
        menu.offer(("reroll", -1, -1))
        menu.offer(("keep", -1, -1))
        decision = decide(g, roller, "autocatalytic-reroll", menu, "F0c.1", refugium=placard)
        decision.context["dice"] = dice
        choice: Option = yield decision
        if choice[0] == "reroll":
            dice = g.chance.dice(len(dice))
            g.tell("rolled-again", roller, placard)
    yield from animate(g, refugium, card, dice)
    yield from death_and_biosynthesis(g, refugium, card, dice)
    if has_doubles(dice):
        yield from offer_darwinian_life(g, refugium)


def has_doubles(dice: list[int]) -> bool:
    """F3.1. Whether any two dice are equal."""
    return len(set(dice)) < len(dice)


# --- F1: animation ------------------------------------------------------------------------


def animate(g: Genesis, refugium: Refugium, card: Placard, dice: list[int]) -> Flow:
    """F1. For each life die one disorganised cube of the roller's choice is organised."""
    faces = card.life[g.climate]
    lives = 0
    for die in dice:
        if faces[die]:
            lives += 1
    left = refugium.disorganised
    for _ in range(min(lives, sum(left))):
        menu = Menu(g.explain)
        for colour in COLOURS:
            if left[colour] > 0:
                menu.offer(("organise", colour, -1))
        choice: Option = yield decide(
            g, refugium.roller, "organise", menu, "F1.1", refugium=refugium.placard
        )
        left[choice[1]] -= 1
        refugium.organised[choice[1]] += 1
        g.tell("organised", refugium.placard, choice[1])


# --- F2: death and biosynthesis -----------------------------------------------------------


def deaths(refugium: Refugium, card: Placard, dice: list[int], kind: int) -> int:
    """F2, F2d, AMB-34. Every die deals with every uncovered slot of its face."""
    number = 0
    for slot in range(len(refugium.enzymes), len(card.slot_face)):
        if card.slot_kind[slot] == kind:
            number += dice.count(card.slot_face[slot])
    return number


def death_and_biosynthesis(g: Genesis, refugium: Refugium, card: Placard, dice: list[int]) -> Flow:
    """F2. Manna deaths, their catalysts, then enzyme deaths; slots as before the roll."""
    manna = deaths(refugium, card, dice, MANNA_DEATH)
    enzymes = deaths(refugium, card, dice, ENZYME_DEATH)
    if manna == 0 and enzymes == 0:
        return
    roller = refugium.roller
    returned = [0] * PLAYERS
    gained = [[0, 0, 0, 0] for _ in range(PLAYERS)]
    for _ in range(min(manna, sum(refugium.organised) + biont_count(refugium))):
        menu = Menu(g.explain)
        for colour in COLOURS:
            if refugium.organised[colour] > 0:
                menu.offer(("kill-cube", colour, -1))
        for player in range(PLAYERS):
            if refugium.bionts[player] > 0:
                menu.offer(("kill-biont", player, -1))
        choice: Option = yield decide(
            g, roller, "manna-death", menu, "F2a.1", refugium=refugium.placard
        )
        dead = choice[1]
        if choice[0] == "kill-cube":
            refugium.organised[dead] -= 1
            refugium.disorganised[dead] += 1
            g.tell("manna-died", refugium.placard, dead)
            if len(refugium.contestants) == 1:
                gained[roller][dead] += 1  # F2b
            else:
                heir = yield from beneficiary(g, refugium, dead)
                gained[heir][dead] += 1
        else:
            refugium.bionts[dead] -= 1
            g.player(dead).bionts += 1  # E0.2, AMB-26
            g.tell("biont-died", dead, refugium.placard)
            returned[dead] += 1
    for player in refugium.contestants:
        gained[player][colour_of(player)] += returned[player]  # B4a, ADD-7
        yield from biosynthesis(g, player, gained[player])
    for _ in range(min(enzymes, len(refugium.enzymes))):
        g.tell("enzyme-lost", refugium.placard, refugium.enzymes.pop())  # F2c


def beneficiary(g: Genesis, refugium: Refugium, colour: int) -> Generator[Ask, Any, int]:
    """F4b, AMB-37, DEC-25. The catalyst goes to a contestant other than the progenote."""
    others = [player for player in refugium.contestants if player != refugium.roller]
    menu = Menu(g.explain)
    for player in others:
        menu.offer(("give", player, colour))
    choice: Option = yield decide(
        g, refugium.roller, "contested-catalyst", menu, "F4b.1", refugium=refugium.placard
    )
    return choice[1]


# --- F3: Darwinian life -------------------------------------------------------------------


def offer_darwinian_life(g: Genesis, refugium: Refugium) -> Flow:
    """F3.1, F4c, F4e. On doubles the roller may take the placard; one without a biont left
    names another contestant, who may."""
    taker = refugium.roller
    if refugium.bionts[taker] == 0:
        others = [player for player in refugium.contestants if refugium.bionts[player] > 0]
        if not others:
            return
        menu = Menu(g.explain)
        for player in others:
            menu.offer(("ersatz", player, -1))
        choice: Option = yield decide(
            g, taker, "ersatz-progenote", menu, "F4e.1", refugium=refugium.placard
        )
        taker = choice[1]
    if at_organism_limit(g, taker):
        return
    menu = Menu(g.explain)
    menu.offer(("live", -1, -1))
    menu.offer(("decline", -1, -1))
    choice = yield decide(g, taker, "darwinian-life", menu, "F3.1", refugium=refugium.placard)
    if choice[0] == "live":
        yield from create_bacterium(g, refugium, taker)


def create_bacterium(g: Genesis, refugium: Refugium, owner: int) -> Flow:
    """F3a, F3b, F4d. Organised cubes and bionts become chromosomes, the rest is soup."""
    g.rows[g.row_of(refugium)].remove(refugium)
    bacterium = Organism(refugium.placard, BACTERIUM, owner)
    bacterium.cubes = refugium.organised[:]
    returned = [0] * PLAYERS
    for player in range(PLAYERS):
        number = refugium.bionts[player]
        if number > 0 and g.setup.loners and player != owner:
            return_biont(g, player, number)  # C3.2
            returned[player] = number
        else:
            bacterium.bionts[player] = number
    g.organisms.append(bacterium)
    g.tell("life", owner, refugium.placard)
    yield from compensate(g, returned)

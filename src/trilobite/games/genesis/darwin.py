"""G. Phase 4: Darwin rolls."""

from trilobite.core.agenda import due
from trilobite.core.decision import Flow, Menu, Option
from trilobite.games.genesis.cards.types import DNA, RED, YELLOW
from trilobite.games.genesis.loss import atrophy
from trilobite.games.genesis.macro import check_landfall
from trilobite.games.genesis.mutating import cancel_error, unspent_biont
from trilobite.games.genesis.organism import (
    chromosomes,
    darwin_dice,
    error_shield,
    has,
    icons,
    tableau,
)
from trilobite.games.genesis.pool import biosynthesis, decide
from trilobite.games.genesis.spike import next_organism
from trilobite.games.genesis.state import (
    BACTERIUM,
    MACRO,
    NOBODY,
    NPC,
    Genesis,
    Organism,
)


def darwin_turn(g: Genesis, player: int) -> Flow:
    """A4, G0. One roll of the player; the turn goes on until all of theirs have rolled.

    A parasite rolls right after its host (ED-10), so only roots are chosen then. A
    macroorganism does not roll, but its parasites do in its place.
    """
    waiting = [o for o in g.organisms if o.owner == player and not o.done and may_start(g, o)]
    if not waiting:
        return
    o = yield from next_organism(g, player, waiting, "G0.1")
    g.agenda.insert(0, due("darwin", player))
    rolling = [o]
    if g.edition.parasite_rolls_after_host:
        rolling = chain(g, o)
    for member in rolling:
        if member in g.organisms and not member.done:
            member.done = True
            if member.kind != MACRO:
                yield from darwin_roll(g, member)


def chain(g: Genesis, o: Organism) -> list[Organism]:
    """AMB-40. Host, parasite, hyperparasite, in the order in which they roll."""
    found = [o]
    while found[-1].parasite != NOBODY:
        found.append(g.organism(found[-1].parasite))
    return found


def may_start(g: Genesis, o: Organism) -> bool:
    """Whether the organism rolls in its owner's own turn."""
    if g.edition.parasite_rolls_after_host:
        return o.host == NOBODY and (o.kind == BACTERIUM or o.parasite != NOBODY)
    return o.kind != MACRO


def darwin_roll(g: Genesis, o: Organism) -> Flow:
    """A4.2, G. Roll, specificity re-roll, catalysts, errors, atrophy."""
    g.denied = {}
    dice = g.chance.dice(darwin_dice(g, o))
    g.tell("darwin-roll", o.place)
    yield from specificity(g, o, dice)
    yield from create_catalysts(g, o, dice)
    yield from error_catastrophe(g, o, dice)


def specificity(g: Genesis, o: Organism, dice: list[int]) -> Flow:
    """G1, C1e, DEC-28. The roller may re-roll once as many dice as they have yellow."""
    chosen: list[int] = []
    for _ in range(min(chromosomes(g, o, YELLOW), len(dice))):
        menu = Menu(g.explain)
        if o.owner >= NPC:
            worst = [face for face in (6, 5) if face in dice and is_error(g, o, face)]
            if not worst:
                break
            menu.offer(("reroll-die", worst[0], -1))
        else:
            for face in range(1, 7):
                if face in dice:
                    menu.offer(("reroll-die", face, -1))
            menu.offer(("keep", -1, -1))
        decision = decide(g, o.owner, "specificity", menu, "G1.1", o.place)
        decision.context["dice"] = dice[:]
        decision.context["chosen"] = chosen[:]
        choice: Option = yield decision
        if choice[0] == "keep":
            break
        dice.remove(choice[1])
        chosen.append(choice[1])
    if chosen:
        dice.extend(g.chance.dice(len(chosen)))
        g.tell("rerolled", o.place, len(chosen))


def create_catalysts(g: Genesis, o: Organism, dice: list[int]) -> Flow:
    """G2, AMB-38. Each 1 gives a catalyst for each red chromosome, each triple one more."""
    protein = dice.count(1) * chromosomes(g, o, RED)
    triples = 0
    for face in range(1, 7):
        triples += dice.count(face) // 3
    if protein + triples == 0:
        return
    amounts = [0, 0, 0, 0]
    if o.kind == BACTERIUM:
        amounts[g.placard(o).disk] += protein
        amounts[g.placard(o).triple_disk] += triples
    else:
        amounts[g.parasite_side(o).colour] += protein + triples
    yield from biosynthesis(g, tableau(g, o), amounts)


def is_error(g: Genesis, o: Organism, face: int) -> bool:
    """G3, G3a, C4. 6s are errors; 5s too without DNA, but never in the macro variant."""
    if face == 6:
        return True
    return face == 5 and not g.setup.macro and not has(g, o, DNA)


def excess_errors(g: Genesis, o: Organism, dice: list[int]) -> int:
    """G3.1, C4.1, AMB-43. Errors above the error shield."""
    errors = dice.count(6)
    if is_error(g, o, 5):
        errors += dice.count(5)
    shield = error_shield(g, o)
    if g.setup.macro:
        shield += icons(g, o, DNA)
    return errors - shield


def error_catastrophe(g: Genesis, o: Organism, dice: list[int]) -> Flow:
    """G3, G4. Errors above the shield are atrophies; variant G4 lets purchases cancel some."""
    excess = excess_errors(g, o, dice)
    if excess > 0 and g.setup.crystal:
        cancelled = 0
        while cancelled < (2 if o.fission else 1) and excess_errors(g, o, dice) > cancelled:
            bought = yield from cancel_error(g, o)
            if not bought or o not in g.organisms:
                break
            cancelled += 1
            yield from check_landfall(g, o)  # L5d
        if o not in g.organisms:
            return
        if cancelled > 0:
            biont = unspent_biont(o, o.owner)
            o.spent[biont] += 1  # G4b
        excess = excess_errors(g, o, dice) - cancelled  # G4.3
    yield from atrophy(g, o, excess, oxygen=False)

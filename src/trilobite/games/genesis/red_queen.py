"""H4, L3. The Red Queen: hosts and parasites steal cubes and bionts from each other."""

from collections.abc import Generator
from typing import Any

from trilobite.core.decision import Ask, Flow, Menu, Option, Reason
from trilobite.games.genesis import chimera
from trilobite.games.genesis.cards.types import RED_QUEEN, YELLOW
from trilobite.games.genesis.linked import free_circle
from trilobite.games.genesis.loss import (
    mark_unsorted,
    regain,
    return_diseased_cube,
    settle,
    square_for,
)
from trilobite.games.genesis.macro import check_landfall
from trilobite.games.genesis.organism import has, icons
from trilobite.games.genesis.parasites import diseased_count, fitting_slot, take_cube, takeable
from trilobite.games.genesis.payment import CANNOT_PAY, pay, refusal_to_pay
from trilobite.games.genesis.pool import compensate, decide, return_biont
from trilobite.games.genesis.state import (
    EMPTY,
    MACRO,
    NOBODY,
    NPC,
    PLAYERS,
    SOURCELESS,
    Genesis,
    Organism,
    colour_of,
)

NO_CROWN = Reason("no-red-queen", "H4.1")
NO_CONSENT = Reason("npcs-never-consent", "C1g.1")
REFUSED_ALREADY = Reason("consent-was-refused", "ADD-8")
NOTHING_TO_STEAL = Reason("nothing-to-steal", "H4.1")
NO_RED_QUEENS = Reason("no-red-queens-in-this-game", "C3.2")


def offer_attacks(g: Genesis, player: int, o: Organism, menu: Menu, reason: Reason | None) -> None:
    """H4.1, DEC-38. Against the organism's own parasite and its own host."""
    for place in (o.parasite, o.host):
        if place != NOBODY:
            target = g.organism(place)
            why = reason or refusal_to_attack(g, player, o, target)
            menu.offer(("red-queen", o.place, place), why)


def refusal_to_attack(g: Genesis, player: int, o: Organism, target: Organism) -> Reason | None:
    """H4.1, C1g, ADD-8. A crown, something to steal, means to pay, and hope of success."""
    if g.setup.loners:
        return NO_RED_QUEENS
    if not has(g, o, RED_QUEEN):
        return NO_CROWN
    if needs_consent(g, player, o, target):
        if target.owner >= NPC:
            return NO_CONSENT
        if (o.place, target.place) in g.queens_refused:
            return REFUSED_ALREADY
    prey = spoils(g, o, target)
    if not prey:
        return NOTHING_TO_STEAL
    for _, colour in prey:
        if refusal_of_price(g, player, o, target, colour) is None:
            return None
    return CANNOT_PAY


def needs_consent(g: Genesis, player: int, o: Organism, target: Organism) -> bool:
    """H4.1. Without strictly more crowns the target's owner must agree."""
    return target.owner != player and icons(g, o, RED_QUEEN) <= icons(g, target, RED_QUEEN)


def spoils(g: Genesis, o: Organism, target: Organism) -> list[tuple[Option, int]]:
    """H4a, H4b, H4c, L3. What the attacker could take, each with its colour."""
    if macro_parasite_between(o, target):
        return chimera.spoils(g, o, target)
    if target.place == o.host:
        slots = g.parasite_side(o).slots
        return [
            (option, colour)
            for option, colour in takeable(g, target, None)
            if fitting_slot(o, slots, colour) >= 0
        ]
    found: list[tuple[Option, int]] = []
    if diseased_count(target) > 0:
        colours = g.parasite_side(target).slots
        for slot in range(2):
            source = target.slots[slot]
            if source == EMPTY:
                continue
            if (
                o.kind == MACRO
                and g.edition.red_queen_needs_square
                and square_for(g, o, source) < 0
            ):
                continue
            found.append((("take-back", slot, -1), colours[slot]))
        return found
    for player in range(PLAYERS):
        if target.bionts[player] > 0:
            found.append((("steal-biont", player, -1), colour_of(player)))
    return found


def macro_parasite_between(o: Organism, target: Organism) -> bool:
    """L3. Whether the parasite of the two is a macroorganism."""
    return (target if target.host == o.place else o).kind == MACRO


def is_free(g: Genesis, o: Organism, player: int, target: Organism) -> bool:
    """H4d, ED-35, AMB-48. A yellow biont attacks parasites free of charge."""
    against_parasite = target.place == o.parasite
    if not against_parasite and not g.edition.yellow_attacks_hosts_free:
        return False
    for biont in (YELLOW, YELLOW + NPC):
        if o.bionts[biont] > o.spent[biont] and (
            biont == player or (biont >= NPC and o.owner == player)
        ):
            return True
    return False


def wanted_biont(choice: Option) -> int:
    """The colour of the biont that should make the purchase: yellow for a Red Queen."""
    return YELLOW if choice[0] == "red-queen" else NOBODY


def refusal_of_price(
    g: Genesis, player: int, o: Organism, target: Organism, colour: int
) -> Reason | None:
    """H4d. One catalyst of the colour of what is stolen."""
    return None if is_free(g, o, player, target) else refusal_to_pay(g, player, o, colour)


def attack(g: Genesis, player: int, o: Organism, target: Organism) -> Generator[Ask, Any, bool]:
    """H4. Chooses what to steal, asks consent if needed, pays, and takes it. An NPC takes what is
    topmost (L7b)."""
    prey = spoils(g, o, target)
    menu = Menu(g.explain)
    for option, colour in prey:
        menu.offer(option, refusal_of_price(g, player, o, target, colour))
    if player >= NPC:
        menu.options = menu.options[:1]
    choice: Option = yield decide(g, player, "red-queen", menu, "H4.1", target.place)
    if needs_consent(g, player, o, target):
        agreed = yield from consent(g, o, target)
        if not agreed:
            g.queens_refused.append((o.place, target.place))
            return False
    colour = next(c for option, c in prey if option == choice)
    if not is_free(g, o, player, target):
        yield from pay(g, player, o, colour)
    g.tell("red-queen", o.place, target.place, colour)
    yield from take(g, player, o, target, choice)
    return True


def consent(g: Genesis, o: Organism, target: Organism) -> Generator[Ask, Any, bool]:
    """H4.1, DEC-39. The owner of the target may agree to the attack."""
    menu = Menu(g.explain)
    menu.offer(("consent", -1, -1))
    menu.offer(("refuse", -1, -1))
    choice: Option = yield decide(g, target.owner, "red-queen-consent", menu, "H4.1", o.place)
    return choice[0] == "consent"


def take(g: Genesis, player: int, o: Organism, target: Organism, prey: Option) -> Flow:
    """H4a, H4b, H4c, L3. The cube or biont changes hands."""
    verb = prey[0]
    if verb == "steal-biont":
        yield from steal_biont(g, o, target, prey[1])
        return
    if verb == "take-back":
        if target.slots[prey[1]] == SOURCELESS:
            yield from chimera.take_sourceless(g, player, o, target, prey[1])
        else:
            return_diseased_cube(g, target, prey[1])
    elif macro_parasite_between(o, target):
        yield from chimera.steal_cube(g, player, o, target, prey)
    else:
        take_cube(g, o, target, None, prey)
    yield from check_landfall(g, o)


def steal_biont(g: Genesis, o: Organism, target: Organism, player: int) -> Flow:
    """H4a, H4b, AMB-49, AMB-84. A biont becomes a foreign gene or endosymbiont, without
    compensation unless no circle is free for it."""
    target.bionts[player] -= 1
    spent = target.spent[player] > target.bionts[player]
    if spent:
        target.spent[player] -= 1
    target.fresh[player] = min(target.fresh[player], target.bionts[player])
    if target.kind == MACRO:
        mark_unsorted(g, target, colour_of(player))
    if o.kind == MACRO and not free_circle(g, o, colour_of(player)):
        return_biont(g, player)
        returned = [0] * PLAYERS
        returned[player] = 1
        yield from compensate(g, returned)
    else:
        o.bionts[player] += 1
        if spent:
            o.spent[player] += 1
        g.tell("biont-stolen", o.place, target.place, player)
        if o.kind == MACRO:
            mark_unsorted(g, o, colour_of(player))
        else:
            regain(g, o)
    yield from settle(g, target)

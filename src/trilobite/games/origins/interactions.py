"""J3. Interactions: TRADE, PREACH, WAR and ENSLAVE."""

from typing import Final

from trilobite.core.decision import Flow, Menu, Option, Reason
from trilobite.games.origins.board import (
    components,
    decide,
    expend_migrant,
    found_city,
    is_buildable,
    lift_migrant,
    may_stay,
    put_migrant,
    raze_city,
    urbanisation,
)
from trilobite.games.origins.campaign import ARMOURED
from trilobite.games.origins.cards.types import (
    ENERGY,
    ENSLAVE,
    MARITIME,
    METALLURGY,
    PREACH,
    TRADE,
    WAR,
)
from trilobite.games.origins.chaos import (
    destroy_migrant,
    lose_citizens,
    lose_city,
    lose_figure,
    lose_migrant,
    settle,
    suffer_chaos,
)
from trilobite.games.origins.diaspora import diaspora
from trilobite.games.origins.negotiation import negotiate
from trilobite.games.origins.refugees import place_refugee
from trilobite.games.origins.spread import (
    ALL_COLOURS,
    MOVE,
    NEW_IN_CITY,
    ORIGIN_VERBS,
    Origin,
    Reach,
    explore_from,
    explore_from_all,
    free_spaces,
    origins,
)
from trilobite.games.origins.state import Origins, Player

#: J3c.3, J3c.4. From these levels on wars are fought with missiles and with nuclear bombs.
MISSILES: Final = 8
NUCLEAR: Final = 8

OUT_OF_REACH: Final = Reason("out-of-reach", "J3.1")
NOBODY_TO_MEET: Final = Reason("nobody-in-reach", "J3.1")
NOT_MORE_MYSTICISM: Final = Reason("mysticism-not-higher", "J3b.1")
NOT_MORE_METALLURGY: Final = Reason("metallurgy-not-higher", "J3c.2")
NOT_MORE_CITIES: Final = Reason("urbanisation-not-higher", "J3d.1")
NO_BLOCK: Final = Reason("no-block-left", "B9c.2")
UNINHABITABLE: Final = Reason("hex-uninhabitable", "J3.3")
LAST_COMPONENT: Final = Reason("last-component", "A0.3")
MUST_SUCCEED: Final = Reason("must-succeed", "C9d.1")


# --- who can do what to whom --------------------------------------------------------------


def strength(g: Origins, player: Player, other: Player) -> int:
    """J3c.1, J3c.4, AMB-16. Metallurgy compared: above 0 the first is stronger. Nuclear bombs win
    against all, and armoured people win ties in Epoch I (C6g.2)."""
    if player.levels[ENERGY] >= NUCLEAR:
        return 1
    difference = player.levels[METALLURGY] - other.levels[METALLURGY]
    if difference == 0 and g.epoch == 1:
        armoured = g.setup.legacy(player.colour).shape == ARMOURED
        return int(armoured) - int(g.setup.legacy(other.colour).shape == ARMOURED)
    return difference


def refusal_of_owner(
    g: Origins, player: Player, other: Player, code: int, city: bool
) -> Reason | None:
    """J3b.1, J3c.2, J3d.1. PREACH asks for more mysticism, ENSLAVE for more cities, WAR on a city
    for more metallurgy; WAR on a Migrant and TRADE ask for nothing."""
    if code == PREACH:
        return None if player.mysticism > other.mysticism else NOT_MORE_MYSTICISM
    if code == ENSLAVE:
        return None if urbanisation(player) > urbanisation(other) else NOT_MORE_CITIES
    if code == WAR and city:
        return None if strength(g, player, other) > 0 else NOT_MORE_METALLURGY
    return None


def has_missiles(g: Origins, player: Player, other: Player) -> bool:
    """J3c.3, J3c.4. Maritime 8 and a stronger metallurgy, or nuclear bombs, strike anywhere."""
    return player.levels[MARITIME] >= MISSILES and strength(g, player, other) > 0


def beside_city(g: Origins, player: Player, hex: int) -> list[int]:
    """J3b.3, AMB-43. Their Migrants beside a city that were there before and may act."""
    free = free_spaces(g, player)
    return [space for space in g.world.hex_spaces[hex] if space in free]


def enters_city(g: Origins, player: Player, hex: int, reach: Reach) -> bool:
    """J3a.1, AMB-42. Whether a space of a city's hex is within reach, occupied or not."""
    for space in g.world.hex_spaces[hex]:
        if reach.entered[space] and (g.setup.yrr or may_stay(g, player, space)):
            return True
    return False


def refusal_of_city_target(
    g: Origins, player: Player, hex: int, code: int, reach: Reach
) -> Reason | None:
    """J3a.1, J3b.3, J3c.2, J3d.3. TRADE needs a way to the city, the others a Migrant beside it, or
    in cooperation a way to it (C9d.2), a hex in which their people can live (J3.3), and a block to
    replace the city (B9c.2)."""
    other = g.player(g.cities[hex])
    reason = refusal_of_owner(g, player, other, code, True)
    if reason is not None:
        return reason
    from_afar = (code == TRADE or g.setup.cooperative) and enters_city(g, player, hex, reach)
    if not from_afar and not beside_city(g, player, hex):
        return OUT_OF_REACH
    if code == TRADE:
        return None
    if not is_buildable(g, player, hex):
        return UNINHABITABLE
    return None if player.blocks > 0 else NO_BLOCK


def refusal_of_migrant_target(
    g: Origins, player: Player, space: int, code: int, reach: Reach
) -> Reason | None:
    """J3a.1, J3b.2, J3c.1, J3d.2. A Migrant within the range of a spread; foreign Migrants on the
    way do not matter (AMB-12)."""
    if not reach.entered[space]:
        return OUT_OF_REACH
    return refusal_of_owner(g, player, g.player(g.migrants[space]), code, False)


def offer_targets(g: Origins, player: Player, code: int, menu: Menu) -> None:
    """J3.1. All targets of an interaction: Migrants, cities, and with missiles anything. In
    cooperation nobody goes to war in order to lose while they could win (C9d.1)."""
    reach = explore_from_all(g, player, ALL_COLOURS, True)
    bound = code == WAR and g.setup.cooperative and succeeds(g, player, WAR, 0)
    for other in g.others(player.colour):
        weak = bound and strength(g, player, other) <= 0
        for space in other.spaces:
            reason = refusal_of_migrant_target(g, player, space, code, reach)
            if reason is None and weak:
                reason = MUST_SUCCEED
            menu.offer(("target", space, -1), reason)
        for hex in other.cities:
            reason = refusal_of_city_target(g, player, hex, code, reach)
            menu.offer(("target-city", hex, -1), reason)
        if code == WAR and has_missiles(g, player, other):
            for space in other.spaces:
                menu.offer(("missile", space, -1))
            for hex in other.cities:
                menu.offer(("missile-city", hex, -1))


def refusal_to_interact(g: Origins, player: Player, code: int) -> Reason | None:
    """J3.1. There must be a target, and somebody to reach it. If a city within reach cannot be
    taken over, that is why."""
    others = g.others(player.colour)
    if all(refusal_of_owner(g, player, other, code, False) for other in others):
        return refusal_of_owner(g, player, others[0], code, False)
    reach = explore_from_all(g, player, ALL_COLOURS, True)
    why = NOBODY_TO_MEET
    for other in g.others(player.colour):
        for space in other.spaces:
            if refusal_of_migrant_target(g, player, space, code, reach) is None:
                return None
        for hex in other.cities:
            reason = refusal_of_city_target(g, player, hex, code, reach)
            if reason is None:
                return None
            if reason is UNINHABITABLE or reason is NO_BLOCK:
                why = reason
        if code == WAR and has_missiles(g, player, other) and components(other) > 0:
            return None
    return why


def succeeds(g: Origins, player: Player, code: int, more_mysticism: int) -> bool:
    """C9d.1, AMB-65. Whether they could make an interaction that succeeds, with so much more
    mysticism than they have now."""
    reach = explore_from_all(g, player, ALL_COLOURS, True)
    player.mysticism += more_mysticism
    found = False
    for other in g.others(player.colour):
        wins = code != WAR or strength(g, player, other) > 0
        for space in other.spaces:
            reason = refusal_of_migrant_target(g, player, space, code, reach)
            found = found or (wins and reason is None)
        for hex in other.cities:
            found = found or refusal_of_city_target(g, player, hex, code, reach) is None
        if code == WAR and has_missiles(g, player, other):
            found = True
    player.mysticism -= more_mysticism
    return found


# --- J3a to J3d: the actions --------------------------------------------------------------


def interact(g: Origins, player: Player, code: int) -> Flow:
    """J3.1. A target is chosen, then who goes there."""
    menu = Menu(g.explain)
    offer_targets(g, player, code, menu)
    choice: Option = yield decide(player, "interact", menu, "J3.1", {"effect": code})
    if code == TRADE:
        yield from trade(g, player, choice)
        return
    if choice[0] == "target":
        yield from meet_migrant(g, player, choice[1], code)
    elif choice[0] == "target-city":
        yield from take_city(g, player, choice[1], code)
    else:
        yield from strike(g, player, choice)


def senders(g: Origins, player: Player, space: int) -> list[Origin]:
    """G5, G6c.3, B9a.1. Who can come to a space."""
    found: list[Origin] = []
    for origin in origins(g, player, True):
        if explore_from(g, player, origin, ALL_COLOURS).entered[space]:
            found.append(origin)
    return found


def city_senders(g: Origins, player: Player, hex: int) -> list[Origin]:
    """J3a.1, C9d.2, ADD-12. Who can come to a space of a city's hex. Who is there already need not
    move, nor need a new one from the same place."""
    found: list[Origin] = []
    beside = beside_city(g, player, hex)
    for origin in origins(g, player, True):
        here = origin.kind != NEW_IN_CITY and origin.place in beside
        if here or enters_city(g, player, hex, explore_from(g, player, origin, ALL_COLOURS)):
            found.append(origin)
    return found


def refusal_to_send(player: Player, origin: Origin, code: int) -> Reason | None:
    """A0.3. Who is all that is left on the map does not go to trade and vanish."""
    if code == TRADE and origin.kind == MOVE and components(player) == 1:
        return LAST_COMPONENT
    return None


def offer_senders(player: Player, found: list[Origin], code: int, menu: Menu) -> None:
    """G5a.1, G5b.1. Who goes."""
    for origin in found:
        menu.offer(origin.option(), refusal_to_send(player, origin, code))


def send(g: Origins, player: Player, origin: Origin) -> bool:
    """G5a.1, B9a.1. The Migrant sets out and is in the supply meanwhile. False if it is
    imaginary."""
    if origin.kind == MOVE:
        lift_migrant(g, player, origin.place)
        return True
    return player.supply > 0


def trade(g: Origins, player: Player, target: Option) -> Flow:
    """J3a.2, G:Action.1. The trader is expended; then the actor negotiates, then their partner."""
    if target[0] == "target":
        partner = g.player(g.migrants[target[1]])
        found = senders(g, player, target[1])
    else:
        partner = g.player(g.cities[target[1]])
        found = city_senders(g, player, target[1])
    menu = Menu(g.explain)
    offer_senders(player, found, TRADE, menu)
    choice: Option = yield decide(player, "sender", menu, "J3a.1")
    g.tell("trade", player.colour, partner.colour)
    if ORIGIN_VERBS.index(choice[0]) == MOVE:
        expend_migrant(g, player, choice[1])
    yield from negotiate(g, player, partner)
    yield from negotiate(g, partner, player)


def meet_migrant(g: Origins, player: Player, space: int, code: int) -> Flow:
    """J3b.2, J3c.1, J3d.2. The Migrant comes to the space of another. PREACH destroys that one by
    an act of God, WAR and ENSLAVE by an act of man; a war can also be drawn or lost. An imaginary
    Migrant is gone afterwards (B9a.1)."""
    other = g.player(g.migrants[space])
    menu = Menu(g.explain)
    offer_senders(player, senders(g, player, space), code, menu)
    choice: Option = yield decide(player, "sender", menu, "J3.1")
    origin = Origin(ORIGIN_VERBS.index(choice[0]), choice[1])
    real = send(g, player, origin)
    outcome = strength(g, player, other) if code == WAR else 1
    g.tell("attack", player.colour, other.colour, code)
    if code == PREACH:
        yield from destroy_migrant(g, other, space)
    elif outcome >= 0:
        yield from lose_migrant(g, other, space)
    if outcome > 0 and real:
        yield from come_to(g, player, origin, space)
    if outcome <= 0:
        g.tell("attack-lost", player.colour, other.colour)
        yield from lose_attacker(g, player, space, real)
    yield from settle(g, other)
    yield from settle(g, player)


def come_to(g: Origins, player: Player, origin: Origin, space: int) -> Flow:
    """J3b.2, C4c.2. The winner takes the space; on a foreign shore it is lost without chaos, the
    last one by a diaspora (ADD-1)."""
    if may_stay(g, player, space):
        put_migrant(g, player, space)
        g.moved.append(space)
        if origin.kind == MOVE:
            g.tell("migrant-moved", player.colour, origin.place, space)
        else:
            g.tell("migrant-new", player.colour, space)
    else:
        g.tell("migrant-lost", player.colour, space)
        if not player.spaces:
            yield from diaspora(g, player, [space], [])


def lose_attacker(g: Origins, player: Player, space: int, real: bool) -> Flow:
    """J3c.1. The attacker is destroyed and becomes a Dissident; for an imaginary one there is chaos
    all the same (B9a.1), and a last component makes a diaspora (D4.1)."""
    if not real:
        yield from suffer_chaos(g, player, 1)
    elif components(player) == 0:
        yield from diaspora(g, player, [space], [])
    else:
        yield from lose_figure(g, player)


def take_city(g: Origins, player: Player, hex: int, code: int) -> Flow:
    """J3b.3, J3c.2, J3d.3, AMB-68. A Migrant beside the city, in cooperation one within range
    (C9d.2), acts; the city is destroyed, with chaos unless by PREACH, and replaced by one of the
    actor's. The Refugee comes after that, and only then the Migrant is expended."""
    other = g.player(g.cities[hex])
    menu = Menu(g.explain)
    if g.setup.cooperative:
        offer_senders(player, city_senders(g, player, hex), code, menu)
    else:
        for space in beside_city(g, player, hex):
            menu.offer((ORIGIN_VERBS[MOVE], space, -1))
    choice: Option = yield decide(player, "sender", menu, "J3b.3", {"hex": hex})
    origin = Origin(ORIGIN_VERBS.index(choice[0]), choice[1])
    is_beside = origin.kind == MOVE and origin.place in g.world.hex_spaces[hex]
    g.tell("attack", player.colour, other.colour, code)
    if origin.kind == MOVE and not is_beside:
        expend_migrant(g, player, origin.place)
    which = g.city_on[hex]
    raze_city(g, other, hex)
    found_city(g, player, hex, which)
    if code == PREACH:
        yield from place_refugee(g, other, hex)
    else:
        yield from lose_citizens(g, other, hex)
        yield from settle(g, other)
    if is_beside:
        expend_migrant(g, player, origin.place)


def strike(g: Origins, player: Player, target: Option) -> Flow:
    """J3c.3, J3c.4, AMB-16. Missiles destroy a city or a Migrant anywhere, and convert nothing."""
    place = target[1]
    city = target[0] == "missile-city"
    other = g.player(g.cities[place] if city else g.migrants[place])
    g.tell("attack", player.colour, other.colour, WAR)
    if city:
        yield from lose_city(g, other, place)
    else:
        yield from lose_migrant(g, other, place)
    yield from settle(g, other)

"""E1c to E1f, J1, C5g. Climate change: tokens are taken up, turned over and laid elsewhere."""

from collections.abc import Generator
from typing import Any

from trilobite.core.decision import Ask, Flow, Menu, Option
from trilobite.games.origins.board import decide, is_buildable
from trilobite.games.origins.cards.types import (
    COOLING,
    DEFORESTATION,
    REFORESTATION,
    WARMING,
)
from trilobite.games.origins.chaos import destroy_city, settle
from trilobite.games.origins.cratons import (
    GREEN,
    HORSE_LATITUDES,
    WHITE,
    band_of,
    latitude_of,
)
from trilobite.games.origins.state import NOBODY, OPEN, Origins, Player
from trilobite.games.origins.worldmap import (
    DESERT,
    ICE,
    JUNGLE,
    LAND,
    OCEAN,
    SEA,
    TOKENS_OF_A_PAIR,
    flipped,
)

#: The climate whose tokens each event takes up.
TAKES = {COOLING: SEA, WARMING: ICE, DEFORESTATION: JUNGLE, REFORESTATION: DESERT}


def tokens(g: Origins, climate: int) -> list[int]:
    """B8a.1. The hexes with a token of a climate."""
    return [hex for hex in range(len(g.cities)) if g.terrain[hex] == climate]


def tokens_left(g: Origins, climate: int) -> int:
    """B0.2. Tokens that are not on the map, of the pair to which a climate belongs."""
    return TOKENS_OF_A_PAIR - len(tokens(g, climate)) - len(tokens(g, flipped(climate)))


def places(g: Origins, climate: int) -> list[int]:
    """B3d.1. The hexes whose ring allows a climate and that do not have it. Among cratons the
    latitude counts too, and land goes before shelves (C5g.1)."""
    if has_latitudes(g):
        free = [
            hex
            for hex in range(len(g.cities))
            if g.terrain[hex] != climate and may_hold(g, hex, climate)
        ]
        return [hex for hex in free if g.world.hex_kind[hex] == LAND] or free
    return [
        hex
        for hex in range(len(g.cities))
        if g.world.ring[hex] == climate and g.terrain[hex] != climate
    ]


def has_latitudes(g: Origins) -> bool:
    """C5g.1, K1b.1. Whether cratons lie open on the map; where all is tiles their rings alone
    count."""
    return max(g.world.craton_at) >= 0


def may_hold(g: Origins, hex: int, climate: int) -> bool:
    """C5b.2, C5g.1. Whether a token may lie on a hex of a world of cratons: ice in white latitudes,
    jungle in green ones, desert in latitudes 2 and 5, sea on islands and on seas of cratons. On a
    tile the ring says which (K3a.1), and ice is in white latitudes there too (K1.9)."""
    world = g.world
    if world.hex_kind[hex] == OCEAN:
        return False
    if climate == SEA:
        return world.ring[hex] == SEA
    if world.craton_at[hex] < 0 and world.hex_kind[hex] == LAND and world.ring[hex] != climate:
        return False
    if climate == DESERT:
        return world.ring[hex] == DESERT or latitude_of(world, hex) in HORSE_LATITUDES
    band = band_of(world, g.cards.strips[g.strip], hex)
    if climate == JUNGLE:
        return world.ring[hex] == JUNGLE or band == GREEN
    return band == WHITE


def climate_change(g: Origins, challenger: Player, event: int) -> Flow:
    """E1c.1, E1d.1, E1e.1, E1f.1. The challenger moves one token. Without a token or a place for
    it, cooling becomes deforestation and warming reforestation (E1c.3, J1d.1, J1e.1); where those
    are impossible nothing happens. There is no change in Yrr (C4a.1) or a water world (K3c.1)."""
    if not g.setup.climate:
        return
    if event in (COOLING, WARMING) and has_latitudes(g):
        twice = yield from shift_latitudes(g, challenger, event)
        if not twice:
            yield from move_one(g, challenger, event, False)
        return
    yield from move_one(g, challenger, event, True)


def move_one(g: Origins, challenger: Player, event: int, cycles: bool) -> Flow:
    """E1c.1, E1c.3, J1. One token, or all of them in a Milankovitch cycle."""
    taken = TAKES[event]
    if not tokens(g, taken) or not places(g, flipped(taken)):
        if event in (COOLING, WARMING):
            instead = DEFORESTATION if event == COOLING else REFORESTATION
            g.tell("climate-instead", instead)
            yield from move_one(g, challenger, instead, cycles)
        return
    if cycles and event in (COOLING, WARMING) and second_card(g, event):
        g.tell("milankovitch", event)
        yield from milankovitch(g, challenger, taken)
        return
    menu = Menu(g.explain)
    for hex in tokens(g, taken):
        menu.offer(("token", hex, -1))
    choice: Option = yield decide(challenger, "token", menu, "E1c.1", {"climate": taken})
    yield from move_token(g, challenger, choice[1])


def move_token(g: Origins, challenger: Player, hex: int) -> Flow:
    """B8a.1, E1c.1. The token of a hex is turned over and laid on another hex with the right ring.
    Alone, a city must be hit if one can be (C7d.1)."""
    climate = flipped(g.terrain[hex])
    free = places(g, climate)
    if g.setup.solitaire:
        hit = [place for place in free if g.cities[place] != NOBODY]
        free = hit or free
    menu = Menu(g.explain)
    for place in free:
        menu.offer(("hex", place, -1))
    choice: Option = yield decide(challenger, "token-to", menu, "E1c.1", {"climate": climate})
    g.terrain[hex] = OPEN
    g.terrain[choice[1]] = climate
    g.tell("token-moved", climate, hex, choice[1])
    yield from drown(g, hex)
    yield from drown(g, choice[1])


def drown(g: Origins, hex: int) -> Flow:
    """E1c.1, E1f.2, B3a.2, ADD-3, C3d.2. A city whose hex has become uninhabitable for its owner is
    destroyed without chaos: that of land people under a token, that of sea people where the sea has
    gone. Migrants are not touched."""
    if g.cities[hex] != NOBODY:
        owner = g.player(g.cities[hex])
        if not is_buildable(g, owner, hex):
            yield from destroy_city(g, owner, hex)
            yield from settle(g, owner)


# --- J1: Milankovitch cycles --------------------------------------------------------------


def second_card(g: Origins, event: int) -> bool:
    """J1.1, J1.2, J1.3, E1c.2, J1c.1. With three or four players another card of the same Epoch is
    shown, from those that are not used, and goes to the bottom of them. True if it has the same
    event. If there is none, nothing more happens (AMB-58)."""
    if not g.setup.milankovitch:
        return False
    epoch = g.epoch - 1
    unseen = g.unseen[epoch]
    if len(unseen) > g.deck[epoch]:
        card = g.chance.draw("challenge", unseen)
        unseen.remove(card)
    elif g.shown[epoch]:
        card = g.shown[epoch].pop(0)
    else:
        return False
    g.shown[epoch].append(card)
    g.tell("second-card", card)
    return any(one.kind == event for one in g.cards.challenges[card].events)


def milankovitch(g: Origins, challenger: Player, taken: int) -> Flow:
    """J1a.1, J1b.1. Icehouse and ice age: all tokens of the kind are turned over and laid anew, as
    many as find a place (AMB-36)."""
    waiting = tokens(g, taken)
    while waiting and places(g, flipped(taken)):
        hex = waiting[0]
        if len(waiting) > len(places(g, flipped(taken))):
            menu = Menu(g.explain)
            for one in waiting:
                menu.offer(("token", one, -1))
            choice: Option = yield decide(challenger, "token", menu, "J1a.1", {"climate": taken})
            hex = choice[1]
        waiting.remove(hex)
        yield from move_token(g, challenger, hex)


# --- C5c: latitudes -----------------------------------------------------------------------


def shift_latitudes(g: Origins, challenger: Player, event: int) -> Generator[Ask, Any, bool]:
    """C5c.1, C5c.2. First of all the strip becomes one step colder or warmer, as far as there is
    one, and tokens that are no longer in the right latitude turn over, as many as find a place
    (AMB-36). With a second card of the same event the strip moves two steps, and that is all:
    returns whether this is so."""
    twice = bool(tokens(g, TAKES[event])) and second_card(g, event)
    if twice:
        g.tell("milankovitch", event)
    steps = 2 if twice else 1
    if event == COOLING:
        g.strip = max(g.strip - steps, 0)
    else:
        g.strip = min(g.strip + steps, len(g.cards.strips) - 1)
    g.tell("strip", g.strip)
    for hex in misplaced(g, event):
        if places(g, flipped(g.terrain[hex])):
            yield from move_token(g, challenger, hex)
    return twice


def misplaced(g: Origins, event: int) -> list[int]:
    """C5b.2, C5c.1, K1.8, K1.9. When it is warmer the ice outside white latitudes, when it is
    colder the sea in them."""
    strip = g.cards.strips[g.strip]
    return [
        hex
        for hex in tokens(g, TAKES[event])
        if (band_of(g.world, strip, hex) == WHITE) == (event == COOLING)
    ]

"""E1c to E1f, J1, C5g. Climate change: tokens are taken up, turned over and laid elsewhere."""

from trilobite.core.decision import Flow, Menu, Option
from trilobite.games.origins.board import decide, is_buildable
from trilobite.games.origins.cards.types import (
    COOLING,
    DEFORESTATION,
    REFORESTATION,
    WARMING,
)
from trilobite.games.origins.chaos import destroy_city, settle
from trilobite.games.origins.state import NOBODY, OPEN, Origins, Player
from trilobite.games.origins.worldmap import DESERT, ICE, JUNGLE, SEA, flipped

#: The climate whose tokens each event takes up.
TAKES = {COOLING: SEA, WARMING: ICE, DEFORESTATION: JUNGLE, REFORESTATION: DESERT}


def tokens(g: Origins, climate: int) -> list[int]:
    """B8a.1. The hexes with a token of a climate."""
    return [hex for hex in range(len(g.cities)) if g.terrain[hex] == climate]


def places(g: Origins, climate: int) -> list[int]:
    """B3d.1. The hexes whose ring allows a climate and that do not have it."""
    return [
        hex
        for hex in range(len(g.cities))
        if g.world.ring[hex] == climate and g.terrain[hex] != climate
    ]


def climate_change(g: Origins, challenger: Player, event: int) -> Flow:
    """E1c.1, E1d.1, E1e.1, E1f.1. The challenger moves one token. Without a token or a place for
    it, cooling becomes deforestation and warming reforestation (E1c.3, J1d.1, J1e.1); where those
    are impossible nothing happens. There is no change in Yrr (C4a.1) or a water world (K3c.1)."""
    if not g.setup.climate:
        return
    taken = TAKES[event]
    if not tokens(g, taken) or not places(g, flipped(taken)):
        if event in (COOLING, WARMING):
            instead = DEFORESTATION if event == COOLING else REFORESTATION
            g.tell("climate-instead", instead)
            yield from climate_change(g, challenger, instead)
        return
    if event in (COOLING, WARMING) and second_card(g, event):
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

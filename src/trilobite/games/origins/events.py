"""E1. The events of a challenge card, for all players."""

from typing import Final

from trilobite.core.agenda import due
from trilobite.core.decision import Flow, Menu, Option
from trilobite.games.origins.advances import free_steps, step_up
from trilobite.games.origins.board import decide, urbanisation
from trilobite.games.origins.cards.types import (
    ANIMAL_DISEASE,
    CATASTROPHE,
    CIVIL_WAR,
    CRISIS,
    DISCIPLINES,
    ENERGY,
    FAMINE,
    FOOTPRINT,
    GENOCIDE,
    HUMAN_DISEASE,
    IMMUNOLOGY,
    LEFT_DICTATOR,
    POLLUTION,
    RIGHT_DICTATOR,
)
from trilobite.games.origins.chaos import (
    destroy_city,
    destroy_migrant,
    settle,
    suffer_chaos,
)
from trilobite.games.origins.climate import climate_change, move_token, places
from trilobite.games.origins.elder_actions import place_of_foundation
from trilobite.games.origins.revolution import suppress_on
from trilobite.games.origins.state import NOBODY, SLOTS, Origins, Player
from trilobite.games.origins.tableau import dissidents, diversity, elders, expend_elder
from trilobite.games.origins.worldmap import CLIMATES, flipped

#: E1a, E1g, E1h. Events that strike those whose cities (or footprint) outgrow a technology.
STRIKING: Final = (HUMAN_DISEASE, ANIMAL_DISEASE, POLLUTION, FAMINE, CRISIS)


def event(g: Origins, challenger: Player, which: int) -> Flow:
    """E1.1, E1.2, B2a.4, B3c.1. One event of the card: the challenger sees to climate and
    catastrophes; what strikes players is a step of its own for each, from the challenger
    clockwise."""
    one = g.cards.challenges[g.card].events[which]
    g.tell("event", one.kind)
    if one.kind == CATASTROPHE:
        yield from catastrophe(g, challenger, one.catastrophe)
    elif one.kind in (LEFT_DICTATOR, RIGHT_DICTATOR):
        g.dictator = dictator(g, challenger, one.kind)
    elif one.kind in STRIKING:
        steps = [
            due("struck", player.colour, one.kind)
            for player in g.clockwise(challenger.colour)
            if strikes(g, player, one.kind)
        ]
        g.agenda[:0] = steps
    else:
        yield from climate_change(g, challenger, one.kind)


def strikes(g: Origins, player: Player, kind: int) -> bool:
    """E1a.1, E1a.2, E1g.1, E1h.1, E1i. Whether an event strikes a player."""
    cities = urbanisation(player)
    if kind == HUMAN_DISEASE:
        return cities > player.levels[IMMUNOLOGY]
    if kind == ANIMAL_DISEASE:
        return player.levels[FOOTPRINT] > player.levels[IMMUNOLOGY]
    if kind == POLLUTION:
        return cities > player.levels[ENERGY]
    if kind == FAMINE:
        return cities > player.levels[FOOTPRINT]
    crisis = g.cards.philosophy[g.philosophy].crisis
    against = dissidents(player)
    if crisis == GENOCIDE:
        return against > player.mysticism
    if crisis == CIVIL_WAR:
        return against >= diversity(player)
    return player.mysticism + against > cities


def struck(g: Origins, player: Player, kind: int) -> Flow:
    """E1a, E1g, E1h, E1i. What an event does to one player."""
    g.tell("struck", player.colour, kind)
    if kind == CRISIS:
        yield from crisis(g, player)
    elif kind == POLLUTION:
        yield from pollution(g, player)
    else:
        yield from decimate(g, player)
        if kind in (HUMAN_DISEASE, ANIMAL_DISEASE):
            step_up(g, player, IMMUNOLOGY)  # E1a.3, AMB-34
        elif g.setup.solitaire:
            step_up(g, player, FOOTPRINT)  # C7j.1
    yield from free_steps(g, player)


# --- E1a, E1h: disease and famine ---------------------------------------------------------


def decimate(g: Origins, player: Player) -> Flow:
    """E1a.3, E1h.1, AMB-33, AMB-66. Half of their cities and half of their Elders are lost, rounded
    down, of their choice. Emissaries are safe (E1a.4). Alone, lost cities bring chaos (C7j.2)."""
    cities = urbanisation(player) // 2
    lost = elders(g, player) // 2
    for left in range(cities, 0, -1):
        menu = Menu(g.explain)
        for hex in player.cities:
            menu.offer(("lose-city", hex, -1))
        choice: Option = yield decide(player, "lost-city", menu, "E1a.3", {"left": left})
        yield from destroy_city(g, player, choice[1])
    for left in range(lost, 0, -1):
        menu = Menu(g.explain)
        offer_elders(g, player, menu)
        answer: Option = yield decide(player, "lost-elder", menu, "E1a.3", {"left": left})
        expend_elder(g, player, g.display.index(answer[1]))
    yield from settle(g, player)


def offer_elders(g: Origins, player: Player, menu: Menu) -> None:
    """E1.3. Their Elders, by Idea."""
    for slot in range(SLOTS):
        if g.elders[slot][player.colour] > 0:
            menu.offer(("elder", g.display[slot], -1))


# --- E1b: catastrophe ---------------------------------------------------------------------


def catastrophe(g: Origins, challenger: Player, which: int) -> Flow:
    """E1b.1, E1b.2, E1b.3. In the hex of the star Migrants and city are destroyed, but not the
    city's Refugee. A token there is turned over and laid elsewhere (AMB-36). A star under a tile is
    out of play."""
    hex = g.world.epicentre[which]
    g.tell("catastrophe", which)
    if hex < 0:
        return
    for player in g.clockwise(challenger.colour):
        spaces = g.world.hex_spaces[hex]
        victims = [space for space in spaces if g.migrants[space] == player.colour]
        for space in victims:
            yield from destroy_migrant(g, player, space)
        yield from settle(g, player)
    if g.cities[hex] != NOBODY:
        owner = g.player(g.cities[hex])
        yield from destroy_city(g, owner, hex)
        yield from settle(g, owner)
    if g.terrain[hex] in CLIMATES and places(g, flipped(g.terrain[hex])):
        yield from move_token(g, challenger, hex)


# --- E1g: pollution -----------------------------------------------------------------------


def pollution(g: Origins, player: Player) -> Flow:
    """E1g.1, ADD-4. First one chaos; then, of what is left, an Elder or a city without further
    chaos. Alone, energy goes up one step (C7j.1)."""
    yield from suffer_chaos(g, player, 1)
    menu = Menu(g.explain)
    offer_elders(g, player, menu)
    for hex in player.cities:
        menu.offer(("lose-city", hex, -1))
    if menu.options:
        choice: Option = yield decide(player, "pollution", menu, "E1g.1")
        if choice[0] == "elder":
            expend_elder(g, player, g.display.index(choice[1]))
        else:
            yield from destroy_city(g, player, choice[1])
            yield from settle(g, player)
    if g.setup.solitaire:
        step_up(g, player, ENERGY)


# --- E1i: crisis --------------------------------------------------------------------------


def crisis(g: Origins, player: Player) -> Flow:
    """E1i.1, AMB-51. Genocide takes a Foundation of their choice, if they have one, and suppresses
    the Dissident on it (E1i.2); civil war (E1i.3) and economic crisis (E1i.4) bring two chaos."""
    if g.cards.philosophy[g.philosophy].crisis != GENOCIDE:
        yield from suffer_chaos(g, player, 2)
        return
    menu = Menu(g.explain)
    for column in DISCIPLINES:
        for foundation in player.columns[column]:
            menu.offer(("foundation", foundation.card, -1))
    if not menu.options:
        return
    choice: Option = yield decide(player, "genocide", menu, "E1i.2")
    column, index = place_of_foundation(player, choice[1])
    foundation = player.columns[column][index]
    yield from suppress_on(g, player, foundation)
    player.columns[column].pop(index)
    g.gone.append(foundation.card)
    g.tell("foundation-lost", player.colour, foundation.card)


# --- E1j: dictators -----------------------------------------------------------------------


def dictator(g: Origins, challenger: Player, kind: int) -> int:
    """E1j.1, E1j.2, AMB-21. Who gets the card without an auction: the most mysticism (right) or the
    most Dissidents (left), the first of them clockwise from the challenger."""
    best = challenger
    for player in g.others(challenger.colour):
        if kind == RIGHT_DICTATOR:
            better = player.mysticism > best.mysticism
        else:
            better = dissidents(player) > dissidents(best)
        if better:
            best = player
    return best.colour

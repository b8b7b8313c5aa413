"""G5, G6, C3, C4c. SPREAD: how far Migrants come, and whose leave they need."""

from collections.abc import Generator
from typing import Any, Final

from trilobite.core.decision import Ask, Flow, Menu, Option, Reason
from trilobite.games.origins.board import (
    both_realms,
    decide,
    has_blitzkrieg,
    is_fed,
    lift_migrant,
    may_stay,
    put_migrant,
    spread_range,
)
from trilobite.games.origins.cards.types import MARITIME, Cards
from trilobite.games.origins.diaspora import destinations
from trilobite.games.origins.setup_options import SEA_PEOPLE
from trilobite.games.origins.state import NOBODY, Origins, Player
from trilobite.games.origins.worldmap import TERRAIN_NAMES

MOVED_ALREADY: Final = Reason("moved-already", "G6c.1")
BUILT_THIS_TURN: Final = Reason("built-this-turn", "G6c.1")
NO_SUPPLY: Final = Reason("no-migrant-in-supply", "G5a.1")
HEMMED_IN: Final = Reason("nowhere-to-go", "G6b.2")
NOT_TRAPPED: Final = Reason("not-trapped", "D4.3")

#: All colours may be passed.
ALL_COLOURS: Final = 15
#: Whom to ask for leave, as bits of colours: few before many.
COMPANIES: Final = sorted(range(1, ALL_COLOURS + 1), key=lambda bits: (bits.bit_count(), bits))
#: More foreign spaces than anybody can cross.
FAR: Final = 15

# Where a Migrant sets out from: itself, a new one with a Migrant, a new one with a city.
MOVE: Final = 0
NEW: Final = 1
NEW_IN_CITY: Final = 2
ORIGIN_VERBS: Final = ("move", "new", "new-from-city")


class Reach:
    """What can be reached: all spaces entered, whether each one is, whose Migrants stand in the
    way, and step by step where one can be, and from where."""

    def __init__(self, spaces: int) -> None:
        self.spaces: list[int] = []
        self.entered: list[bool] = [False] * spaces
        self.blocked: int = 0
        self.fronts: list[list[int]] = []
        #: Of each front, from where one came to each of its places; nothing of the starts.
        self.came: list[list[int]] = []

    def route(self, space: int) -> list[int]:
        """The places after the start on a shortest way to a space that one can be on."""
        best: list[int] = []
        for number in range(len(self.fronts)):
            if not self.came[number] or space not in self.fronts[number]:
                continue
            route: list[int] = []
            step, here = number, space
            while self.came[step]:
                route.append(here)
                # Of several ways to a place in one step the last is the one with least water.
                at = max(i for i, place in enumerate(self.fronts[step]) if place == here)
                step, here = step - 1, self.came[step][at]
            if not best or len(route) < len(best):
                best = route[::-1]
        return best


class Origin:
    """Where a Migrant sets out from: a space, or the hex of a city."""

    def __init__(self, kind: int, place: int) -> None:
        self.kind: Final = kind
        self.place: Final = place

    def option(self) -> Option:
        """The answer that names it."""
        return (ORIGIN_VERBS[self.kind], self.place, -1)


# --- G6f: where the way is open -----------------------------------------------------------


def open_terrain(cards: Cards, player: Player) -> list[bool]:
    """G6f.2, G6h.1. Whether each terrain counts as habitable for spreading, shifted by one so that
    open land comes first."""
    found = [True]
    for terrain in range(len(TERRAIN_NAMES)):
        track = cards.opening_track[terrain]
        found.append(track >= 0 and player.levels[track] >= cards.opening_level[terrain])
    return found


def explore(g: Origins, player: Player, spaces: list[int], hexes: list[int], through: int) -> Reach:
    """G6. All spaces that a Migrant comes to from spaces or from cities. `through` has the colours
    whose Migrants it may pass; those of others end the way, but are entered for interactions.

    Sea people who stay on water pay no heed to the climate (C3c.1).
    """
    reach = Reach(len(g.migrants))
    starts = spaces + [len(g.migrants) + hex for hex in hexes] if hexes else spaces
    walk(g, player, starts, through, player.levels[MARITIME], True, reach)
    if player.realm == SEA_PEOPLE:
        walk(g, player, starts, through, 0, False, reach)
    return reach


def walk(
    g: Origins,
    player: Player,
    starts: list[int],
    through: int,
    foreign: int,
    climate: bool,
    reach: Reach,
) -> None:
    """G6a, G6b, G6d, G6f, C3b.1, B3b.4. One step after the other within the range, entering at most
    so many spaces of the foreign kind: water for land people, land for sea people. No step leads
    between two uninhabitable areas. A start is a space or, after all spaces, the city of a hex,
    from which the first step leads to a space of the hex (G6a.2)."""
    all_ways = g.world.ways
    all_sides = g.world.sides
    kinds = g.world.space_kind
    realm = player.realm
    colour = player.colour
    migrants = g.migrants
    terrain = g.terrain
    is_open = open_terrain(g.cards, player)
    entered = reach.entered
    #: Of each space, and of each city: how many foreign spaces were entered on the best way there.
    crossed = [FAR] * len(all_ways)
    for start in starts:
        crossed[start] = 0
    front = starts
    reach.fronts.append(starts)
    reach.came.append([])
    for _ in range(spread_range(g, player)):
        spent: list[int] = []
        for here in front:
            spent.append(crossed[here])
        behind: list[int] = []
        came: list[int] = []
        for index in range(len(front)):
            before = spent[index]
            ways = all_ways[front[index]]
            sides = all_sides[front[index]]
            for way in range(len(ways)):
                there = ways[way]
                cost = before if kinds[there] == realm else before + 1
                if cost > foreign or cost >= crossed[there]:
                    continue
                if climate:
                    one, other = sides[way]
                    if not is_open[terrain[one] + 1] and not is_open[terrain[other] + 1]:
                        continue
                if not entered[there]:
                    entered[there] = True
                    reach.spaces.append(there)
                owner = migrants[there]
                if owner >= 0 and owner != colour and not through >> owner & 1:
                    reach.blocked |= 1 << owner
                    continue
                crossed[there] = cost
                behind.append(there)
                came.append(front[index])
        if not behind:
            break
        front = behind
        reach.fronts.append(behind)
        reach.came.append(came)


def may_end(g: Origins, player: Player, space: int) -> bool:
    """G6a.3, G6d.2. A Migrant ends on an empty space of its kind; in Yrr also on a foreign one, in
    order to build (C4c.1, AMB-55)."""
    if g.migrants[space] != NOBODY:
        return False
    return g.setup.yrr or may_stay(g, player, space)


def ends(g: Origins, player: Player, reach: Reach) -> list[int]:
    """G6d.2. The spaces where a spread can end."""
    return sorted([space for space in reach.spaces if may_end(g, player, space)])


# --- G5: who sets out ---------------------------------------------------------------------


def refusal_to_set_out(g: Origins, player: Player, space: int) -> Reason | None:
    """G6c.1, G6c.2, AMB-11, AMB-64. Nobody sets out twice, nor with a Migrant that has moved, but
    for Blitzkrieg."""
    if space in g.moved and not has_blitzkrieg(g, player):
        return MOVED_ALREADY
    return None


def refusal_of_city(g: Origins, player: Player, hex: int) -> Reason | None:
    """G6c.1, G6c.2. Nobody sets out from a city that was built this turn, but for Blitzkrieg."""
    if hex in g.built and not has_blitzkrieg(g, player):
        return BUILT_THIS_TURN
    return None


def free_spaces(g: Origins, player: Player) -> list[int]:
    """G5b.1. Spaces of Migrants that may set out."""
    if not g.moved or has_blitzkrieg(g, player):
        return player.spaces[:]
    return [space for space in player.spaces if space not in g.moved]


def free_cities(g: Origins, player: Player) -> list[int]:
    """G6c.1. Hexes of cities from which a new Migrant may set out."""
    if not g.built or has_blitzkrieg(g, player):
        return player.cities[:]
    return [hex for hex in player.cities if hex not in g.built]


def origins(g: Origins, player: Player, imaginary: bool) -> list[Origin]:
    """G5a.1, G5b.1. All ways to set out. With an empty supply there are no new Migrants, but in an
    interaction an imaginary one will do (B9a.1)."""
    found = [Origin(MOVE, space) for space in free_spaces(g, player)]
    if player.supply > 0 or imaginary:
        found += [Origin(NEW, space) for space in free_spaces(g, player)]
        found += [Origin(NEW_IN_CITY, hex) for hex in free_cities(g, player)]
    return found


def explore_from(g: Origins, player: Player, origin: Origin, through: int) -> Reach:
    """G6. What can be reached from one origin."""
    if origin.kind == NEW_IN_CITY:
        return explore(g, player, [], [origin.place], through)
    return explore(g, player, [origin.place], [], through)


def explore_from_all(g: Origins, player: Player, through: int, imaginary: bool) -> Reach:
    """G6. What can be reached from any origin."""
    hexes = free_cities(g, player) if player.supply > 0 or imaginary else []
    return explore(g, player, free_spaces(g, player), hexes, through)


def has_next_space(g: Origins, player: Player, spaces: list[int], fed: bool = False) -> bool:
    """A quick look: whether a Migrant can simply take one step on its own kind of ground, and if
    that is asked for to where it is fed."""
    world = g.world
    is_open = open_terrain(g.cards, player)
    terrain = g.terrain
    for here in spaces:
        ways = world.neighbours[here]
        sides = world.beside[here]
        for way in range(len(ways)):
            there = ways[way]
            if g.migrants[there] == NOBODY and world.space_kind[there] == player.realm:
                one, other = sides[way]
                if not is_open[terrain[one] + 1] and not is_open[terrain[other] + 1]:
                    continue
                if not fed or is_fed(g, player, there, here):
                    return True
    return False


def refusal_to_spread(g: Origins, player: Player) -> Reason | None:
    """G6b.2, G6g.1. SPREAD needs a way for somebody, be it with leave, or a diaspora (D4.3)."""
    if has_next_space(g, player, free_spaces(g, player)):
        return None
    if ends(g, player, explore_from_all(g, player, ALL_COLOURS, False)):
        return None
    return None if may_scatter(g, player) else HEMMED_IN


# --- G6: the action -----------------------------------------------------------------------


def spread(g: Origins, player: Player) -> Flow:
    """G6.1, F0.2, AMB-41. A Migrant sets out, then comes to a space; the way follows from both.
    With leave it passes Migrants of others (G6d.1)."""
    menu = Menu(g.explain)
    for space in player.spaces:
        reason = refusal_to_set_out(g, player, space)
        if reason is None:
            reason = refusal_of_origin(g, player, Origin(MOVE, space))
        menu.offer((ORIGIN_VERBS[MOVE], space, -1), reason)
        if reason is None and player.supply == 0:
            reason = NO_SUPPLY
        menu.offer((ORIGIN_VERBS[NEW], space, -1), reason)
    for hex in player.cities:
        reason = refusal_of_city(g, player, hex)
        if reason is None and player.supply == 0:
            reason = NO_SUPPLY
        if reason is None:
            reason = refusal_of_origin(g, player, Origin(NEW_IN_CITY, hex))
        menu.offer((ORIGIN_VERBS[NEW_IN_CITY], hex, -1), reason)
    menu.offer(("diaspora", -1, -1), None if may_scatter(g, player) else NOT_TRAPPED)
    choice: Option = yield decide(player, "spread-from", menu, "G6.1")
    if choice[0] == "diaspora":
        yield from scatter(g, player)
        return
    origin = Origin(ORIGIN_VERBS.index(choice[0]), choice[1])
    g.refusing = 0
    while True:
        menu = Menu(g.explain)
        companies = offer_ends(g, player, origin, menu)
        if g.refusing or not menu.options:
            menu.offer(("stay", -1, -1))
        answer: Option = yield decide(player, "spread-to", menu, "G6.1", about(origin))
        if answer[0] == "stay":
            return
        if answer[0] == "to":
            break
        company = companies[answer[1]]
        refused = yield from ask_leave(g, player, company, answer[1])
        if not refused:
            break
        g.refusing |= refused
    settle_migrant(g, player, origin, answer[1])


def about(origin: Origin) -> dict[str, int]:
    """What a decision about a destination tells: where the Migrant sets out from."""
    return {"hex" if origin.kind == NEW_IN_CITY else "space": origin.place}


def refusal_of_origin(g: Origins, player: Player, origin: Origin) -> Reason | None:
    """G6b.2, G6g.1. Whether a Migrant from there can come nowhere, even with leave."""
    if origin.kind != NEW_IN_CITY and has_next_space(g, player, [origin.place]):
        return None
    for space in explore_from(g, player, origin, ALL_COLOURS).spaces:
        if may_end(g, player, space):
            return None
    return HEMMED_IN


def offer_ends(g: Origins, player: Player, origin: Origin, menu: Menu) -> dict[int, int]:
    """G6d.1. Offers the destinations: those that need no leave, then those that need it, with
    whose. Returns the latter with the colours to ask, as bits: as few as can be. Leave of those who
    are not in the way opens none."""
    reach = explore_from(g, player, origin, 0)
    known = ends(g, player, reach)
    for space in known:
        menu.offer(("to", space, -1))
    companies: dict[int, int] = {}
    blocked = reach.blocked
    for company in COMPANIES:
        if company & g.refusing or company & ~blocked:
            continue
        more = explore_from(g, player, origin, company)
        blocked |= more.blocked
        for space in ends(g, player, more):
            if space not in known and space not in companies:
                companies[space] = company
                menu.offer(("to-with-leave", space, -1))
    return companies


def leave_for(g: Origins, player: Player, origin: Origin, space: int) -> int:
    """G6d.1. Whose leave the way to a space needs, as bits of colours: as few as can be."""
    for company in (0, *COMPANIES):
        if not company & g.refusing and explore_from(g, player, origin, company).entered[space]:
            return company
    return 0


def ask_leave(g: Origins, player: Player, company: int, space: int) -> Generator[Ask, Any, int]:
    """G6d.1. The owners of Migrants in the way are asked, clockwise. Returns who refused, as a
    bit, or 0."""
    for other in g.others(player.colour):
        if company >> other.colour & 1:
            menu = Menu(g.explain)
            menu.offer(("grant", -1, -1))
            menu.offer(("refuse", -1, -1))
            context = {"passer": player.colour, "space": space}
            answer: Option = yield decide(other, "leave", menu, "G6d.1", context)
            if answer[0] == "refuse":
                g.tell("leave-refused", other.colour, player.colour)
                return 1 << other.colour
            g.tell("leave-granted", other.colour, player.colour)
    return 0


def settle_migrant(g: Origins, player: Player, origin: Origin, space: int) -> None:
    """G6.1, G5a.1, AMB-64. The Migrant comes to its space and has moved."""
    if origin.kind == MOVE:
        lift_migrant(g, player, origin.place)
        g.tell("migrant-moved", player.colour, origin.place, space)
    else:
        g.tell("migrant-new", player.colour, space)
    put_migrant(g, player, space)
    g.moved.append(space)


# --- D4.3: diaspora by choice -------------------------------------------------------------


def may_scatter(g: Origins, player: Player) -> bool:
    """D4.3. Whether all they have is trapped: nobody could set out without hunger where they come
    to, even if all gave leave."""
    if has_next_space(g, player, free_spaces(g, player), fed=True):
        return False
    for origin in origins(g, player, False):
        reach = explore_from(g, player, origin, ALL_COLOURS)
        left = origin.place if origin.kind == MOVE else NOBODY
        for space in ends(g, player, reach):
            if is_fed(g, player, space, left):
                return False
    return len(origins(g, player, False)) > 0


def scatter(g: Origins, player: Player) -> Flow:
    """D4.3, D4b. A Migrant makes a diaspora instead of a spread."""
    menu = Menu(g.explain)
    for origin in origins(g, player, False):
        menu.offer(origin.option())
    choice: Option = yield decide(player, "diaspora-from", menu, "D4.3")
    origin = Origin(ORIGIN_VERBS.index(choice[0]), choice[1])
    if origin.kind == MOVE:
        lift_migrant(g, player, origin.place)
    places = [origin.place]
    in_city = origin.kind == NEW_IN_CITY
    menu = Menu(g.explain)
    for space in destinations(g, player, [] if in_city else places, places if in_city else []):
        menu.offer(("to", space, -1))
    answer: Option = yield decide(player, "diaspora", menu, "D4b.3")
    put_migrant(g, player, answer[1])
    g.tell("diaspora", player.colour, answer[1])


# --- C4c: the shore -----------------------------------------------------------------------


def strand(g: Origins, player: Player) -> list[int]:
    """C4c.2, AMB-55. Spaces where their Migrants may not remain."""
    if not both_realms(g):
        return []
    return [space for space in player.spaces if not may_stay(g, player, space)]

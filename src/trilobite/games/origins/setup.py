"""C2, C3a, C4, C6. Setting up the game."""

from trilobite.core.agenda import due
from trilobite.core.chance import Chance
from trilobite.core.decision import Flow, Menu, Option, Reason
from trilobite.games.origins.advances import heureka
from trilobite.games.origins.board import decide, is_fed, may_stay, put_migrant, set_step
from trilobite.games.origins.campaign import BURROWER, FLYER, SWIMMER
from trilobite.games.origins.cards.types import (
    BLOCKS,
    COLOURS,
    EMOTIONS,
    IMMUNOLOGY,
    MARITIME,
    TRACKS,
    VOCABULARY,
    Cards,
)
from trilobite.games.origins.climate import tokens_left
from trilobite.games.origins.continents import rebuild
from trilobite.games.origins.refresh import refresh
from trilobite.games.origins.setup_options import LAND_PEOPLE, SEA_PEOPLE, Setup
from trilobite.games.origins.state import NOBODY, OPEN, Origins, Player
from trilobite.games.origins.world_setup import (
    fit_climate,
    lay_discs,
    settle_first,
    steps_after_colours,
    steps_before_colours,
)
from trilobite.games.origins.worldmap import (
    FRONT,
    OCEAN,
    SEA,
    SHELF,
    Placement,
    WorldMap,
    takes_a_tile,
    with_tiles,
)

NOT_FED = Reason("beyond-footprint", "C6h.1")

#: C4.3, AMB-03. Tiles that are laid on the Earth in Yrr.
YRR_TILES = 5
#: C2b.1, C2b.2. Pawns in emotions, vocabulary and free will.
SECOND_EXODUS_PAWNS = (4, 2, 1)
FIRST_EXODUS_PAWNS = (6, 0, 1)
#: C6g.2. The level that a shape starts with is the second or third of its track.
BURROWER_LEVEL = 2
SWIMMER_LEVEL = 2


def world_of(cards: Cards, setup: Setup) -> WorldMap:
    """C1b.1, B3.1. The Earth, or tiles on the other side."""
    board = cards.archipelago if setup.own_map else cards.earth
    return with_tiles(board, cards.tiles, setup.tiles) if setup.tiles else board


def set_up(cards: Cards, setup: Setup, chance: Chance) -> Origins:
    """C2. The box is opened; what is to be drawn or chosen follows step by step."""
    g = Origins(cards, setup, world_of(cards, setup))
    g.chance = chance
    open_box(g)
    g.agenda = [due("crowns")]
    g.agenda += [due(name) for name in steps_before_colours(g)]
    g.agenda.append(due("colours"))
    g.agenda += [due(name) for name in steps_after_colours(g)]
    if setup.yrr and not setup.own_map:
        g.agenda += [due("tiles", number) for number in range(YRR_TILES)]
    g.agenda.append(due("board"))
    return g


def open_box(g: Origins) -> None:
    """C2g, C2h.1, C7c.1, C9a.1, B2a.2. The decks: how many challenge cards of each Epoch are used,
    and which there are; twelve decks of Ideas."""
    for deck in g.cards.decks:
        if (deck.mode, deck.length, deck.players) == (
            g.setup.mode,
            g.setup.length,
            g.setup.players,
        ):
            g.deck = deck.epochs[:]
    for number in range(len(g.cards.challenges)):
        g.unseen[g.cards.challenges[number].epoch - 1].append(number)
    for number in range(len(g.cards.ideas)):
        idea = g.cards.ideas[number]
        g.ideas[(idea.epoch - 1) * 3 + idea.deck].append(number)


# --- C2a, C2i: who plays ------------------------------------------------------------------


def deal_crowns(g: Origins) -> None:
    """C2i.1, AMB-02, AMB-61. Crowns 1 to H by seat: as the options say, or at random."""
    g.crowns = g.setup.crowns[:]
    left = list(range(1, g.setup.players + 1))
    while len(g.crowns) < g.setup.players:
        crown = g.chance.draw("number", left) if len(left) > 1 else left[0]
        left.remove(crown)
        g.crowns.append(crown)


def choose_colours(g: Origins) -> Flow:
    """C2a.1, C1b.3. Colours by seat: as the options say, or drawn; on an own map chosen with the
    starting spaces, from crown 1 on, but drawn in a water world (K3c.1)."""
    players = g.setup.players
    colours = g.setup.colours[:]
    if not colours:
        colours = [NOBODY] * players
        first = g.crowns.index(1)
        left = candidates(g)
        for turn in range(players):
            seat = (first + turn) % players
            if g.setup.chosen_starts:
                menu = Menu(g.explain)
                for colour in left:
                    menu.offer(("start", colour, -1))
                choice: Option = yield menu.decision(seat, "start", "C1b.3")
                colours[seat] = choice[1]
            else:
                colours[seat] = g.chance.draw("colour", left)
            left.remove(colours[seat])
    seat_players(g, colours)


def candidates(g: Origins) -> list[int]:
    """C2a.1, C6.2. The colours that can be had: in a campaign those that came through Megafauna."""
    if g.setup.legacies is None:
        return list(COLOURS)
    return [colour for colour in COLOURS if g.setup.legacy(colour).shape >= 0]


def seat_players(g: Origins, colours: list[int]) -> None:
    """C2a.1, C2b, C2d, C2i.1. The players with their pieces, technologies and crowns."""
    g.players = []
    for seat in range(len(colours)):
        player = Player(colours[seat], seat, g.setup.realms[seat])
        player.supply = g.setup.migrants
        player.blocks = BLOCKS
        player.brain = starting_pawns(g, player)
        player.crown = g.crowns[seat]
        player.ruling = g.cards.crowns[player.crown - 1].discipline
        for track in TRACKS:
            set_step(g, player, track, 0)
        shape_powers(g, player)
        g.index[player.colour] = seat
        g.players.append(player)
        g.tell("plays", player.colour, seat, player.crown)


def starting_pawns(g: Origins, player: Player) -> list[int]:
    """C2b.1, C2b.2, C1d.2, C7b.1, C9.1. In a campaign emotions won before are in vocabulary
    (C6f.1)."""
    if g.setup.legacies is not None:
        emotions = g.setup.legacy(player.colour).emotions
        pawns = list(FIRST_EXODUS_PAWNS)
        pawns[EMOTIONS] -= emotions
        pawns[VOCABULARY] += emotions
        return pawns
    return list(FIRST_EXODUS_PAWNS if g.setup.first_exodus else SECOND_EXODUS_PAWNS)


def shape_powers(g: Origins, player: Player) -> None:
    """C6g.2. A burrower starts at immunology 2, a flyer at maritime 2, a swimmer too unless it is
    of the sea people. Armoured people win ties in war (J3c)."""
    shape = g.setup.legacy(player.colour).shape
    if shape == BURROWER:
        set_step(g, player, IMMUNOLOGY, g.cards.tracks[IMMUNOLOGY].levels.index(BURROWER_LEVEL))
    if shape == FLYER or (shape == SWIMMER and player.realm == LAND_PEOPLE):
        set_step(g, player, MARITIME, g.cards.tracks[MARITIME].levels.index(SWIMMER_LEVEL))


# --- C4.3: tiles on the Earth -------------------------------------------------------------


def lay_tile(g: Origins, number: int) -> Flow:
    """C4.3, AMB-03. Players in turn, sea people first, lay a tile with its front up on an ocean or
    blue-ring hex that has six spaces: which, where, and how it is turned."""
    player = layer(g, number)
    menu = Menu(g.explain)
    taken = [one.tile for one in g.laid]
    for tile in range(len(g.cards.tiles)):
        if tile not in taken:
            menu.offer(("tile", tile, -1))
    tile_choice: Option = yield decide(player, "tile", menu, "C4.3")
    menu = Menu(g.explain)
    for hex in range(len(g.world.hex_ids)):
        if can_take_tile(g, hex):
            menu.offer(("hex", hex, -1))
    hex_choice: Option = yield decide(player, "tile-to", menu, "C4.3", {"tile": tile_choice[1]})
    menu = Menu(g.explain)
    for turn in range(6):
        menu.offer(("turn", turn, -1))
    turn_choice: Option = yield decide(player, "tile-turn", menu, "C4.3", {"hex": hex_choice[1]})
    g.laid.append(Placement(hex_choice[1], tile_choice[1], FRONT, turn_choice[1]))
    g.tell("tile-laid", player.colour, tile_choice[1], hex_choice[1])
    rebuild(g)


def layer(g: Origins, number: int) -> Player:
    """C4.3. Who lays a tile: all sea people, then all land people, and so on."""
    order = [one for one in g.players if one.realm == SEA_PEOPLE]
    order += [one for one in g.players if one.realm == LAND_PEOPLE]
    return order[number % len(order)]


def can_take_tile(g: Origins, hex: int) -> bool:
    """C4.3. An ocean or blue-ring hex with six spaces that has no tile; nothing else is asked."""
    world = g.cards.earth
    if not takes_a_tile(world, hex) or hex in [one.hex for one in g.laid]:
        return False
    return world.hex_kind[hex] == OCEAN or world.ring[hex] == SEA


# --- C2c to C2j: the board ----------------------------------------------------------------


def lay_out_board(g: Origins) -> Flow:
    """C2c, C2f, C2h.2, C2i.2, C2j.1, A0a.1. Climate, first Migrants, display; then crown 1
    begins."""
    lay_climate(g)
    fit_climate(g)
    for player in settlers(g):
        if not player.spaces:
            yield from settle_down(g, player)
    refresh(g)
    for player in g.players:
        yield from heureka(g, player, g.cards.crowns[player.crown - 1].bonus, None)
    first = g.players[g.crowns.index(1)]
    g.agenda.append(due("turn", first.colour))


def lay_climate(g: Origins) -> None:
    """C2f.1, AMB-57, C7d.1, C4a.1. Tokens on starred rings, by the number of players, as far as
    there are any; those that Megafauna left come first (C6d.1, K3d.1). In a water world all islands
    are as if under the sea (K3c.1)."""
    if g.setup.climate:
        if g.setup.world.discs:
            lay_discs(g)
        for hex in g.world.starred(g.setup.players):
            if g.terrain[hex] == OPEN and tokens_left(g, g.world.ring[hex]) > 0:
                g.terrain[hex] = g.world.ring[hex]
    elif g.setup.water_world:
        for hex in range(len(g.world.hex_kind)):
            if g.world.hex_kind[hex] == SHELF:
                g.terrain[hex] = SEA


def settlers(g: Origins) -> list[Player]:
    """C6h.1. In whose order the first Migrants come: clockwise from the winner of Megafauna, if
    there was one."""
    places = [g.setup.legacy(player.colour).place for player in g.players]
    known = [place for place in places if place > 0]
    return g.clockwise(g.players[places.index(min(known)) if known else 0].colour)


def settle_down(g: Origins, player: Player) -> Flow:
    """C2c.1, C6h.1. The first Migrant of a player: on a space of a hex that they held in Megafauna
    within their footprint, which they choose, otherwise where their colour starts; of several
    spaces equally near to that they choose one (C1b.4)."""
    menu = Menu(g.explain)
    held = g.setup.legacy(player.colour).hexes
    for space in sorted({space for hex in held for space in g.world.hex_spaces[hex]}):
        if g.migrants[space] == NOBODY and may_stay(g, player, space):
            menu.offer(("to", space, -1), None if is_fed(g, player, space) else NOT_FED)
    clause = "C6h.1"
    if not menu.options:
        if g.cratons and not g.setup.world.on_earth:
            yield from settle_first(g, player)
            return
        spaces = start_spaces(g, player)
        if len(spaces) == 1:
            put_migrant(g, player, spaces[0])
            return
        clause = "C1b.4"
        for space in spaces:
            menu.offer(("to", space, -1))
    choice: Option = yield decide(player, "creature", menu, clause)
    put_migrant(g, player, choice[1])


def start_spaces(g: Origins, player: Player) -> list[int]:
    """C2c.1, C3a.1, C1b.4, TRI-3. The land or water space of their colour; where tiles have changed
    it, and for sea people on an own map, the nearest spaces of the right kind."""
    world = g.world
    start = world.land_start[player.colour]
    if player.realm == SEA_PEOPLE and not g.setup.own_map:
        start = world.sea_start[player.colour]
    taken = [space for other in g.players for space in other.spaces]
    return sorted(world.nearest(start, player.realm, taken))

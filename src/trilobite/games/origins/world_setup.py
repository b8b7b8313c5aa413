"""C5a to C5e, C6d, K. The ground of a world of cratons: tiles, dice, strips, tokens and starts."""

from dataclasses import replace
from typing import Final

from trilobite.core.agenda import due
from trilobite.core.chance import Chance
from trilobite.core.decision import Flow, Menu, Option
from trilobite.games.origins.board import decide, put_migrant
from trilobite.games.origins.climate import may_hold
from trilobite.games.origins.continents import (
    AMERICA,
    board_of,
    gather_cratons,
    is_free,
    lay_craton,
    middles,
    rebuild,
    scatter_cratons,
    unlaid,
)
from trilobite.games.origins.cratons import (
    BLACK_DISC,
    EARTH,
    FIELDS,
    GREEN,
    GREEN_DISC,
    HIGHLAND,
    SEA_FIELD,
    SWAMP,
    WHITE,
    WHITE_DISC,
    LaidCraton,
    band_of,
    biome,
    fields_on,
)
from trilobite.games.origins.setup_options import SEA_PEOPLE
from trilobite.games.origins.state import NOBODY, OPEN, Origins, Player
from trilobite.games.origins.world_options import (
    ALIEN,
    CHIMERA,
    CRATONS,
    DRAWN,
    QUICK,
    REAL_EARTH,
    TILED,
)
from trilobite.games.origins.worldmap import (
    CLIMATES,
    DESERT,
    FRONT,
    ICE,
    JUNGLE,
    LAND_SPACE,
    NO_RING,
    OCEAN,
    SEA,
    WATER_SPACE,
    Placement,
    takes_a_tile,
)

#: C5b.1, K2e.1. Tokens that each player lays.
TOKENS: Final = 2
ALIEN_TOKENS: Final = 1
#: C5d.2. A die that shows more is rolled again, once.
LOW_ROLL: Final = 3
#: K2e.1. How often the die is rolled for the plants of highlands.
PLANT_ROLLS: Final = 2
#: K3a.1. "Some" tiles: so many, where the options do not say which.
ISLANDS: Final = 6
#: C6d.1. What a disc of Megafauna becomes.
TOKEN_OF_DISC: Final = {WHITE_DISC: ICE, GREEN_DISC: JUNGLE, BLACK_DISC: DESERT}
#: K1.1 to K1.5. The steps in which tiles are laid.
ANY: Final = -2


# --- in which order -----------------------------------------------------------------------


def steps_before_colours(g: Origins) -> list[str]:
    """C1b.3. What is done before the players choose where they start: the map is made."""
    return ["ground"] if g.setup.world.chosen_starts else []


def steps_after_colours(g: Origins) -> list[str]:
    """C5. What is done when the colours are known: continents first, then what lies on them."""
    kind = g.setup.world.kind
    if kind in (CRATONS, ALIEN, CHIMERA):
        return ["continents", "ground"]
    return ["ground"] if kind == REAL_EARTH else []


def make_ground(g: Origins) -> None:
    """C5a to C5e, K1 to K4. All that chance and Megafauna say about the ground; then the players
    see to starts and tokens."""
    world = g.setup.world
    if world.chosen_starts or world.kind == REAL_EARTH:
        gather_last_map(g)
    choose_strip(g)
    if world.kind == QUICK:
        cover_at_random(g)
    elif world.kind == TILED:
        cover_by_biome(g)
    elif world.kind == REAL_EARTH:
        transfer_to_earth(g)
    else:
        if world.kind == ALIEN:
            cover_america(g)
        if not world.cratons:
            roll_plants(g)
        roll_luxuries(g)
        roll_animals(g)
        if world.islands or world.kind == CHIMERA:
            add_islands(g)
    rebuild(g)
    if g.setup.climate and not world.discs:
        tokens_to_come(g)


def tokens_to_come(g: Origins) -> None:
    """C5b.1, K2e.1. Each player lays two tokens, from the holder of crown 1 on; where starts are
    free they are chosen before, and there is one token each."""
    world = g.setup.world
    if world.kind not in (CRATONS, ALIEN, CHIMERA) or world.on_earth:
        return
    order = g.clockwise(g.players[g.crowns.index(1)].colour)
    steps = []
    number = TOKENS
    if world.kind != CRATONS or world.islands:
        number = ALIEN_TOKENS
    if world.kind != CRATONS:
        steps += [due("settle", player.colour) for player in order]
    for _ in range(number):
        steps += [due("climate", player.colour) for player in order]
    g.agenda[:0] = steps


def choose_strip(g: Origins) -> None:
    """C5a.1, C6b.1, K1.7. The latitude strip: given, printed, or drawn. There is no wind."""
    g.strip = g.setup.world.strip
    if g.strip == DRAWN:
        g.strip = g.chance.draw("strip", list(range(len(g.cards.strips))))


# --- K1, K3b, K3d, K4: tiles --------------------------------------------------------------


def gather_last_map(g: Origins) -> None:
    """K1.0, K3b.1, K4c.1. The cratons on which tiles are laid: those of the last map of Megafauna,
    or the Earth's at random. Mars and Venus get an America of two cratons of the Earth."""
    world = g.setup.world
    earth = [n for n in range(len(g.cards.cratons)) if g.cards.cratons[n].planet == EARTH]
    g.cratons = [replace(one, tiled=True) for one in world.cratons]
    if world.kind == QUICK and not g.cratons:
        g.cratons = [replace(unlaid(number, False), tiled=True) for number in earth]
        scatter_cratons(g)
    if world.kind == TILED and not any(one.craton in earth for one in g.cratons):
        for _ in range(AMERICA):
            add_america(g, earth)


def add_america(g: Origins, earth: list[int]) -> None:
    """K4c.1. A craton of the Earth in the west of all others, where there is room."""
    board = board_of(g)
    taken = [one.craton for one in g.cratons]
    craton = g.chance.draw("craton", [one for one in earth if one not in taken])
    one = replace(unlaid(craton, True), tiled=True)
    free = [hex for hex in middles(board) if is_free(board, g.cratons, one, hex)]
    if free:
        g.cratons.append(one)
        hex = g.chance.draw("hex", free)
        lay_craton(g, len(g.cratons) - 1, hex, g.chance.draw("number", list(range(6))))


def cover_america(g: Origins) -> None:
    """K2e.1, K4c.1. America is covered with random tiles."""
    for number in range(len(g.cratons)):
        if g.cratons[number].west:
            g.cratons[number] = replace(g.cratons[number], tiled=True)
            for hex in fields_of(g, g.cratons[number]):
                lay_random_tile(g, hex, ANY)


def cover_at_random(g: Origins) -> None:
    """K3b.1. All fields are covered with random tiles but two, which are lakes or bays. Tiles that
    the options name lie as they say."""
    if g.setup.tiles:
        return
    hexes = [hex for one in g.cratons for hex in fields_of(g, one)]
    while len(hexes) > len(g.cards.tiles):
        hexes.remove(g.chance.draw("hex", hexes))
    for hex in hexes:
        lay_random_tile(g, hex, ANY)


def fields_of(g: Origins, one: LaidCraton) -> list[int]:
    """The hexes of a craton, by field."""
    return fields_on(board_of(g), one.hex, one.turn)


def lay_random_tile(g: Origins, hex: int, ring: int) -> None:
    """A random tile with a ring, or any that is left if there is none with it."""
    used = [one.tile for one in g.setup.tiles + g.laid]
    left = [tile for tile in range(len(g.cards.tiles)) if tile not in used]
    faces = [[side.ring for side in tile.sides] for tile in g.cards.tiles]
    wanted = [tile for tile in left if ring in faces[tile]]
    if not left:
        return
    tile = g.chance.draw("tile", wanted or left)
    if wanted:
        side = faces[tile].index(ring)
    elif g.setup.yrr:
        side = FRONT  # C4.2
    else:
        side = g.chance.draw("number", [0, 1])
    g.laid.append(Placement(hex, tile, side, g.chance.draw("number", list(range(6)))))


def ring_for(g: Origins, one: LaidCraton, field: int) -> int:
    """K1.1 to K1.5, K4b.1. The ring of the tile that replaces a field: by its biome and discs.
    Where rain was invoked, on other planets and on a craton of the Earth with plants, mountains,
    seas and tuber forests have theirs, and waste has a white one."""
    disc = one.discs[field] if one.discs else 0
    craton = g.cards.cratons[one.craton]
    if disc == BLACK_DISC:
        return DESERT
    if craton.planet != EARTH or one.plants:
        if disc == WHITE_DISC:
            return SEA
        return JUNGLE if field in one.plants else ICE
    if disc == GREEN_DISC:
        return JUNGLE
    kind = biome(craton, field, one.plants)
    if kind == SEA_FIELD:
        return SEA
    return ICE if kind == SWAMP else NO_RING


def cover_by_biome(g: Origins) -> None:
    """K1.0 to K1.5, K1a.1, K4b.1. Tiles after the last map of Megafauna, step by step: forests,
    steppes, mountains, swamps, seas. America comes last (K4c.1)."""
    lakes = left_out(g)
    for ring in (JUNGLE, NO_RING, DESERT, ICE, SEA):
        for one in g.cratons:
            if not one.west:
                fields = fields_of(g, one)
                for field in range(FIELDS):
                    if fields[field] not in lakes and ring_for(g, one, field) == ring:
                        lay_by_biome(g, fields[field], ring)
    for one in g.cratons:
        if one.west:
            for hex in fields_of(g, one):
                lay_random_tile(g, hex, ANY)


def lay_by_biome(g: Origins, hex: int, ring: int) -> None:
    """K1.2. A tile with a ring; for a steppe without one, and when those run out with a white
    one."""
    used = [one.tile for one in g.laid]
    left = [tile for tile in g.cards.tiles if g.cards.tiles.index(tile) not in used]
    if ring == NO_RING and not any(side.ring == NO_RING for tile in left for side in tile.sides):
        ring = ICE
    lay_random_tile(g, hex, ring)


def left_out(g: Origins) -> list[int]:
    """K1a.1. There are 28 fields and 26 tiles: on each craton with two seas one of them is left
    out, and is a lake or a bay."""
    found: list[int] = []
    for one in g.cratons:
        craton = g.cards.cratons[one.craton]
        seas = [field for field in range(FIELDS) if craton.fields[field] == SEA_FIELD]
        if len(seas) > 1 and not one.west:
            fields = fields_of(g, one)
            found.append(g.chance.draw("hex", [fields[field] for field in seas]))
    return found


def transfer_to_earth(g: Origins) -> None:
    """K3d.1. The cratons are held over the Earth: land upon permanent ocean becomes a random land
    tile, sea upon land without a blue ring a tile with a blue or white ring. Then they are taken
    away."""
    board = g.cards.earth
    for one in g.setup.world.cratons:
        fields = fields_of(g, one)
        for field in range(FIELDS):
            hex = fields[field]
            sea = biome(g.cards.cratons[one.craton], field, one.plants) == SEA_FIELD
            if not sea and board.hex_kind[hex] == OCEAN:
                lay_random_tile(g, hex, g.chance.draw("terrain", [ICE, DESERT, JUNGLE]))
            elif sea and board.hex_kind[hex] != OCEAN and board.ring[hex] != SEA:
                lay_random_tile(g, hex, g.chance.draw("terrain", [SEA, ICE]))
    g.cratons = []


def add_islands(g: Origins) -> None:
    """K3a.1. Some tiles are laid on the ocean beside the cratons: as the options say, or at
    random."""
    if g.setup.tiles:
        return
    rebuild(g)
    for _ in range(ISLANDS):
        taken = [one.hex for one in g.laid]
        free = [
            hex
            for hex in range(len(g.world.hex_ids))
            if takes_a_tile(g.world, hex)
            and g.world.hex_kind[hex] == OCEAN
            and g.world.craton_at[hex] < 0
            and hex not in taken
        ]
        lay_random_tile(g, g.chance.draw("hex", free), ANY)


# --- C5d, C5e, K2e: dice ------------------------------------------------------------------


def roll_plants(g: Origins) -> None:
    """K2e.1. A die is rolled twice: highlands of the old world with these numbers have plants."""
    if all(g.cards.cratons[one.craton].planet == EARTH for one in g.cratons):
        return
    rolled = [g.chance.dice(1)[0] for _ in range(PLANT_ROLLS)]
    for number in range(len(g.cratons)):
        one = g.cratons[number]
        fields = g.cards.cratons[one.craton].fields
        plants = [f for f in range(1, FIELDS) if f in rolled and fields[f] == HIGHLAND]
        g.cratons[number] = replace(one, plants=plants)


def roll_luxuries(g: Origins) -> None:
    """C5d.2. A die for the middle of each craton; a 4, 5 or 6 is rolled again once."""
    for number in range(len(g.cratons)):
        if not g.cratons[number].tiled:
            die = g.chance.dice(1)[0]
            if die > LOW_ROLL:
                die = g.chance.dice(1)[0]
            g.cratons[number] = replace(g.cratons[number], luxury=die)


def roll_animals(g: Origins) -> None:
    """C5e.1. On each craton an archetype and an armoured creature stand on two fields by the roll
    of dice: a work animal and a war animal."""
    for number in range(len(g.cratons)):
        if not g.cratons[number].tiled:
            work = g.chance.dice(1)[0]
            war = work
            while war == work:
                war = g.chance.dice(1)[0]
            g.cratons[number] = replace(g.cratons[number], work=work, war=war)


def lay_by_default(g: Origins) -> None:
    """A world as it might have been laid, always the same: for positions that do not tell of it."""
    g.chance = Chance("world")
    world = g.setup.world
    if world.kind in (CRATONS, ALIEN, CHIMERA):
        gather_cratons(g)
        if not world.cratons:
            scatter_cratons(g)
    make_ground(g)
    g.agenda = []


# --- C5b, C6d, K1.6 to K1.9: tokens -------------------------------------------------------


def lay_token(g: Origins, player: Player) -> Flow:
    """C5b.1, C5b.2, K2e.1. A player lays a climate token on their starting craton, or in the old
    world where nobody has one."""
    menu = Menu(g.explain)
    for hex in home_hexes(g, player):
        if g.terrain[hex] == OPEN:
            for climate in CLIMATES:
                if may_hold(g, hex, climate):
                    menu.offer(("lay", hex, climate))
    if menu.options:
        choice: Option = yield decide(player, "first-token", menu, "C5b.1")
        g.terrain[choice[1]] = choice[2]
        g.tell("token-laid", player.colour, choice[2], choice[1])


def lay_discs(g: Origins) -> None:
    """C6d.1, K3d.1. Discs of Megafauna become tokens, but for those of shelves, and every sea of a
    craton gets a sea token, whatever ring there is on the Earth."""
    if g.setup.world.kind == TILED:
        return
    for one in g.setup.world.cratons:
        fields = fields_of(g, one)
        craton = g.cards.cratons[one.craton]
        for field in range(FIELDS):
            hex = fields[field]
            if g.world.hex_kind[hex] == OCEAN:
                continue
            if biome(craton, field, one.plants) == SEA_FIELD:
                g.terrain[hex] = SEA
            elif one.discs and one.discs[field] in TOKEN_OF_DISC:
                g.terrain[hex] = TOKEN_OF_DISC[one.discs[field]]


def fit_climate(g: Origins) -> None:
    """K1.8, K1.9. After the tokens of the rings: ice in green latitudes becomes sea on blue rings
    there, sea in white latitudes becomes ice on white rings there; what finds no room is taken
    away."""
    if g.setup.world.kind == TILED:
        turn_over(g, ICE, GREEN)
        turn_over(g, SEA, WHITE)


def turn_over(g: Origins, climate: int, band: int) -> None:
    """K1.8, K1.9. Tokens of a climate in latitudes of a colour are turned over and laid on rings of
    the other climate in such latitudes."""
    strip = g.cards.strips[g.strip]
    there = [h for h in range(len(g.cities)) if band_of(g.world, strip, h) == band]
    other = SEA if climate == ICE else ICE
    for hex in there:
        if g.terrain[hex] == climate:
            free = [h for h in there if g.world.ring[h] == other and g.terrain[h] == OPEN]
            g.terrain[hex] = OPEN
            if free:
                g.terrain[g.chance.draw("hex", free)] = other


# --- C5.2, K2e: starts --------------------------------------------------------------------


def home_hexes(g: Origins, player: Player) -> list[int]:
    """C5.1, C5b.1, K2e.1. The starting craton of a player; the whole old world if no craton has
    their colour."""
    old_world = [one for one in g.cratons if not one.west]
    own = [one for one in old_world if g.cards.cratons[one.craton].colour == player.colour]
    if g.setup.world.kind in (ALIEN, CHIMERA) or not own:
        own = old_world
    return [hex for one in own for hex in fields_of(g, one)]


def start_hexes(g: Origins, player: Player) -> list[int]:
    """C5.2, K2e.1. Where a player may start: their starting hex, or the old world."""
    if g.setup.world.kind not in (ALIEN, CHIMERA):
        for one in g.cratons:
            craton = g.cards.cratons[one.craton]
            if craton.colour == player.colour and not one.west:
                return [fields_of(g, one)[craton.start]]
    return home_hexes(g, player)


def craton_starts(g: Origins, player: Player) -> list[int]:
    """C5.2. The empty spaces where a player's first Migrant may stand: any land space of their
    starting hex, for sea people the nearest water spaces; where there is none the nearest."""
    kind = WATER_SPACE if player.realm == SEA_PEOPLE else LAND_SPACE
    world = g.world
    front = [space for hex in start_hexes(g, player) for space in world.hex_spaces[hex]]
    seen: list[int] = []
    while front:
        front = sorted(set(front))
        found = [s for s in front if world.space_kind[s] == kind and g.migrants[s] == NOBODY]
        if found:
            return found
        seen += front
        front = [there for here in front for there in world.neighbours[here] if there not in seen]
    return []


def settle_first(g: Origins, player: Player) -> Flow:
    """C5.2, K2e.1. The first Migrant of a player on a map of cratons."""
    menu = Menu(g.explain)
    for space in craton_starts(g, player):
        menu.offer(("to", space, -1))
    choice: Option = yield decide(player, "first-migrant", menu, "C5.2")
    put_migrant(g, player, choice[1])

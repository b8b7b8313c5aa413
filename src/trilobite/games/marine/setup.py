"""MAR-3, MAR-13. Setting up the game."""

from trilobite.core.agenda import due
from trilobite.core.chance import Chance
from trilobite.core.decision import Ballot, Decision, Flow, Menu, Option
from trilobite.games.marine.cards.language import COPIES_TRAIT
from trilobite.games.marine.cards.types import ANIMALS, BLACK_SMOKER, GEYSER, ROW, VENT, Cards
from trilobite.games.marine.display import recount
from trilobite.games.marine.effects_tokens import draw_from_bag
from trilobite.games.marine.hexes import CENTRE, CORNERS, CORNERS_OF, HEXES
from trilobite.games.marine.planet import gain_vp, put_tile, put_token, terrain
from trilobite.games.marine.reseed import draw_markers, draw_tokens
from trilobite.games.marine.row import enter, turn_up_card
from trilobite.games.marine.scoring import payout
from trilobite.games.marine.setup_options import Setup
from trilobite.games.marine.state import BY_START, NOBODY, NOTHING, Animal, Marine
from trilobite.games.marine.traits import hold, on_gain
from trilobite.games.marine.wanderlust import draw_tile, turn_up


def set_up(cards: Cards, setup: Setup, chance: Chance) -> Marine:
    """MAR-3. The box is opened; what is to be chosen or drawn follows step by step."""
    g = Marine(cards, setup)
    g.chance = chance
    open_box(g)
    g.agenda = [
        due("animals"),
        due("planet"),
        due("traits"),
        due("keep-traits"),
        due("row"),
    ]
    return g


def open_box(g: Marine) -> None:
    """MAR-3.5, MAR-3.7, MAR-3.9, MAR-3.13. Bags, supplies, and special pawns that nobody owns
    (MAR-3.12); all areas of the action display are empty."""
    cards = g.cards
    g.black_bag = [element.tokens for element in cards.elements]
    g.red_bag = [terrain.markers for terrain in cards.terrains]
    g.vents = cards.terrains[VENT].tiles
    g.unseen_tiles = [cards.terrains[tile].tiles for tile in range(VENT)] + [0]
    g.stack_tops = [NOTHING] * cards.constants.stacks
    g.stack_below = [0] * cards.constants.stacks
    g.squares = [NOBODY] * cards.constants.regression_squares
    g.targets = [element.target for element in cards.elements]
    g.unseen_cards = list(range(len(cards.evolution)))
    g.trait_box = [
        trait
        for trait in range(len(cards.traits))
        if g.setup.exaptation or cards.traits[trait].hooks[COPIES_TRAIT] == 0  # MAR-13.4.2
    ]


# --- MAR-3.10: animals --------------------------------------------------------------------


def choose_animals(g: Marine) -> Flow:
    """MAR-3.10, MAR-13.1.1. The options name the animals, or they are drawn, or the players choose
    in turn until each has one, or two."""
    setup = g.setup
    seats = [NOBODY] * ANIMALS
    each = setup.in_play // setup.players
    if setup.animals:
        for index, number in enumerate(setup.animals):
            seats[number] = index // each
    else:
        for index in range(setup.in_play):
            left = [number for number in range(ANIMALS) if seats[number] == NOBODY]
            if setup.random_animals:
                number = g.chance.draw("animal", left)
            else:
                menu = Menu(g.explain)
                for number in left:
                    menu.offer(("animal", number, -1))
                choice: Option = yield menu.decision(index % setup.players, "animal", "MAR-3.10")
                number = choice[1]
            seats[number] = index % setup.players
    seat_animals(g, seats)


def seat_animals(g: Marine, seats: list[int]) -> None:
    """MAR-3.11, MAR-3.14, MAR-3.15. The animals in play with displays, pawns and cubes, without
    VP; one cube of each is in the left column of the food chain."""
    g.animals = []
    for number in range(ANIMALS):
        if seats[number] == NOBODY:
            continue
        parts = g.cards.animals[number]
        animal = Animal(number, seats[number])
        animal.pool = parts.cubes - 1
        animal.pawns = g.cards.constants.pawns[g.setup.in_play]
        animal.boxed_pawns = parts.pawns - animal.pawns
        if g.setup.inverted:
            animal.spaces = parts.inverted_spaces  # MAR-13.3.1
        else:
            animal.spaces = parts.spaces
            animal.printed = parts.printed[:]  # MAR-2.4.2
        recount(g, animal)
        g.index[number] = len(g.animals)
        g.animals.append(animal)
        g.tell("plays", number, animal.seat)


# --- MAR-3.1 to MAR-3.9: planet and action display ----------------------------------------


def lay_out_planet(g: Marine) -> None:
    """MAR-3.1 to MAR-3.9, MAR-3.15. Tiles, vents, tokens, stacks, areas, and the first species."""
    lay_tiles(g)
    lay_start_tokens(g)
    draw_tokens(g)  # MAR-3.6
    draw_markers(g)  # MAR-3.7
    if g.setup.random_planet:
        settle_random_planet(g)
    else:
        for animal in g.animals:
            settle(g, animal, g.cards.constants.species_on_planet)


def lay_tiles(g: Marine) -> None:
    """MAR-3.1 to MAR-3.3, MAR-13.2.1, MAR-13.2.2. The start tiles with their vents, and the other
    tiles in stacks."""
    layout = g.cards.layout
    fixed = [hex for hex in range(HEXES) if layout.tiles[hex] != NOTHING]
    if g.setup.random_planet:
        fixed = [hex for hex in fixed if hex not in layout.random_hexes]
    for hex in fixed:
        g.unseen_tiles[layout.tiles[hex]] -= 1
        put_tile(g, hex, layout.tiles[hex])
        if layout.kinds[hex] in (GEYSER, BLACK_SMOKER):
            g.kinds[hex] = layout.kinds[hex]
            g.vents -= 1
    if g.setup.random_planet:
        for hex in layout.random_hexes:
            tile = draw_tile(g)
            put_tile(g, hex, tile)
            g.tell("tile-laid", tile, hex)
    stacks = len(g.stack_tops)
    for stack in range(stacks):
        g.stack_below[stack] = (sum(g.unseen_tiles) + stacks - 1 - stack) // stacks
    for stack in range(stacks):
        turn_up(g, stack)


def lay_start_tokens(g: Marine) -> None:
    """MAR-3.4, MAR-13.2.3, MAR-13.3.2. The tokens around the centre, after those that inverted
    displays start with."""
    if g.setup.inverted:
        for animal in g.animals:
            for _ in range(g.cards.constants.inverted_tokens):
                animal.display[draw_from_bag(g)] += 1  # MAR-13.3.3: ordinary tokens
            recount(g, animal)
    if g.setup.random_planet:
        draw_start_tokens(g)
        return
    for corner in range(CORNERS):
        element = g.cards.layout.tokens[corner]
        if element != NOTHING:
            g.black_bag[element] -= 1
            put_token(g, corner, element)


def draw_start_tokens(g: Marine) -> None:
    """MAR-13.2.3, MAR-13.2.4. Six random tokens around the centre, drawn anew until every animal
    has an element among them."""
    while True:
        drawn = [draw_from_bag(g) for _ in CORNERS_OF[CENTRE]]
        diet = 0
        for element in drawn:
            diet |= 1 << element
        if all(animal.diet & diet for animal in g.animals):
            break
        for element in drawn:
            g.black_bag[element] += 1
    for corner, element in zip(CORNERS_OF[CENTRE], drawn, strict=True):
        put_token(g, corner, element)


def settle_random_planet(g: Marine) -> None:
    """MAR-13.2.5, MAR-13.2.6. Species by matching tokens around the centre; then VP for the whole
    worth of the centre tile, less what each animal would gain there now."""
    for animal in g.animals:
        number = 0
        for corner in CORNERS_OF[CENTRE]:
            number += animal.elements[g.tokens[corner]]
        settle(g, animal, number)
    worth = sum(g.cards.terrains[terrain(g, CENTRE)].scoring)
    for animal in g.animals:
        gain_vp(g, animal, worth, BY_START)
    for animal, vp in payout(g, CENTRE):
        gain_vp(g, animal, -vp, BY_START)


def settle(g: Marine, animal: Animal, number: int) -> None:
    """MAR-3.15. The first species of an animal stand on the centre tile."""
    animal.pool -= number
    animal.species[CENTRE] += number
    g.tell("species-placed", animal.number, CENTRE, number)


# --- MAR-3.16: traits ---------------------------------------------------------------------


def deal_traits(g: Marine) -> None:
    """MAR-3.16. Each animal is dealt traits, which only its player sees (MAR-2.10.3)."""
    for animal in g.animals:
        for _ in range(g.cards.constants.traits_dealt):
            trait = g.chance.draw("trait", g.trait_box)
            g.trait_box.remove(trait)
            animal.dealt.append(trait)


def keep_traits(g: Marine) -> Flow:
    """MAR-3.16, MAR-13.4.1. Each player secretly keeps one trait for each animal, or all but one;
    the kept ones are revealed together and the others go back to the box."""
    seats = range(g.setup.players)
    votes: list[Option] = yield Ballot([trait_choice(g, seat) for seat in seats])
    for animal in g.animals:
        verb, first, second = votes[animal.seat]
        named = first if animal is own_animals(g, animal.seat)[0] else second
        keeps = verb in ("keep", "keep-both")
        dealt = animal.dealt
        animal.dealt = []
        for trait in dealt:
            if keeps == (trait == named):
                hold(g, animal, trait)
            else:
                g.trait_box.append(trait)
    g.agenda.insert(0, due("use-traits"))


def use_traits(g: Marine) -> Flow:
    """MAR-3.17. The traits that were kept do what they do on being gained, in food chain order."""
    for animal in g.animals:
        for held in animal.traits[:]:
            yield from on_gain(g, animal, held.trait)


def trait_choice(g: Marine, seat: int) -> Decision:
    """MAR-3.16, MAR-13.1.2, MAR-13.4.1. Which traits a player keeps, or with superheroes gives
    back; for both animals at once if there are two."""
    own = own_animals(g, seat)
    menu = Menu(g.explain)
    verb = "give-back" if g.setup.superheroes else "keep"
    for first in own[0].dealt:
        if len(own) == 1:
            menu.offer((verb, first, -1))
        else:
            for second in own[1].dealt:
                menu.offer((f"{verb}-both", first, second))
    return menu.decision(seat, "traits", "MAR-3.16", {"animals": [a.number for a in own]})


def own_animals(g: Marine, seat: int) -> list[Animal]:
    """MAR-13.1.1. The animals of a player, down the food chain."""
    return [animal for animal in g.animals if animal.seat == seat]


# --- MAR-3.18 to MAR-3.22: the evolution row ----------------------------------------------


def lay_out_row(g: Marine) -> Flow:
    """MAR-3.18, MAR-3.19, MAR-3.20, MAR-13.5.1. The deck is as large as the length of the game
    says. Five cards are turned up one after the other; what they do on entering is done, their
    event icons are ignored (R-07). The lowest animal of the food chain takes the first turn
    (MAR-3.22)."""
    constants = g.cards.constants
    g.deck = len(g.cards.evolution) - constants.removed[g.setup.length]
    first = g.animals[-1]
    for _ in range(min(ROW, g.deck)):
        yield from enter(g, first, turn_up_card(g))
    g.agenda.append(due("turn", first.number))

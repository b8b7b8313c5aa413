"""What is always true of a position: no component is lost, made, or in two places."""

from trilobite.games.marine.cards.language import (
    BASIC_KICKS_BASIC,
    COPIES_TRAIT,
    HOOKS,
    OWN_SPACE,
    PAWN_AT_TARGET,
)
from trilobite.games.marine.cards.types import (
    BLACK_SMOKER,
    BOARD_SPACES,
    COMPETITION,
    ELEMENTS,
    EVOLUTION,
    GEYSER,
    ROW,
    TERRAINS,
    VENT,
    WANDERLUST,
)
from trilobite.games.marine.display import spaces_at, tokens_at
from trilobite.games.marine.hexes import (
    CORNERS,
    CORNERS_OF,
    HALF,
    HEX_NAMES,
    HEXES,
    NORTH,
    SOUTH,
)
from trilobite.games.marine.planet import is_on_planet, species_on_vents
from trilobite.games.marine.state import (
    AT_HOME,
    NOBODY,
    NOT_ENDING,
    NOTHING,
    ON_TRAIT,
    OWN_CARD,
    SPECIAL,
    Animal,
    Marine,
)


def check(g: Marine) -> None:
    """Raises AssertionError that says what is wrong between two steps."""
    check_components(g)
    assert g.hand == NOTHING, "a token is in nobody's place"
    assert g.newcomers == 0, "new species have not been accounted for"
    assert g.over or g.agenda, "nothing is left to be done"
    assert not g.over or g.ending != NOT_ENDING, "the game is over but nothing has ended it"
    check_planet(g)
    check_sides_of_vents(g)
    check_spaces(g)
    check_evolution_markers(g)
    check_asteroid(g)
    for animal in g.animals:
        check_animal(g, animal)
    check_special_pawns(g)
    check_survival_card(g)


def check_components(g: Marine) -> None:
    """Raises AssertionError if a component is lost, made, or in two places, at any moment."""
    check_tiles(g)
    check_tokens(g)
    check_markers(g)
    check_cubes(g)
    check_pawns(g)
    check_evolution_cards(g)
    check_traits(g)


# --- MAR-1: components --------------------------------------------------------------------


def check_tiles(g: Marine) -> None:
    """MAR-1.2, MAR-1.3. Each tile is on the planet, on top of a stack or below; so are vents."""
    found = g.unseen_tiles[:]
    for tile in [*g.tiles, *g.stack_tops]:
        if tile != NOTHING:
            found[tile] += 1
    for tile in range(VENT):
        expected = g.cards.terrains[tile].tiles
        assert found[tile] == expected, (
            f"{found[tile]} tiles of {g.cards.terrains[tile].id}, not {expected}"
        )
        assert g.unseen_tiles[tile] >= 0, f"too many tiles of {g.cards.terrains[tile].id}"
    vents = 0
    for hex in range(HEXES):
        vents += g.kinds[hex] >= GEYSER
        assert (g.kinds[hex] == NOTHING) == (g.tiles[hex] == NOTHING), "a vent without a tile"
        assert g.kinds[hex] in (g.tiles[hex], GEYSER, BLACK_SMOKER), "a tile has changed"
    total = g.cards.terrains[VENT].tiles
    assert g.vents >= 0 and vents + g.vents == total, f"{vents + g.vents} vents, not {total}"


def check_tokens(g: Marine) -> None:
    """MAR-1.4, MAR-1.11. Each token is in the bag, on the planet, in an area or with an animal."""
    found = g.black_bag[:]
    for element in g.tokens:
        if element != NOTHING:
            found[element] += 1
    for area in range(WANDERLUST + 1):
        tokens = g.areas[area]
        slots = g.cards.actions[area].slots
        assert len(tokens) <= slots, f"too many tokens in {g.cards.actions[area].id}"
        for element in tokens:
            if element != NOTHING:
                found[element] += 1
    for animal in g.animals:
        for place in range(ON_TRAIT + len(animal.traits)):
            tokens = tokens_at(animal, place)
            assert min(tokens) >= 0, f"negative tokens of {g.cards.animals[animal.number].id}"
            for element in range(ELEMENTS):
                found[element] += tokens[element]
    if g.hand != NOTHING:
        found[g.hand] += 1
    for element in range(ELEMENTS):
        card = g.cards.elements[element]
        assert found[element] == card.tokens, (
            f"{found[element]} tokens of {card.id}, not {card.tokens}"
        )
        assert g.black_bag[element] >= 0, f"too many tokens of {card.id}"


def check_markers(g: Marine) -> None:
    """MAR-1.5, MAR-1.11. Each terrain marker is in the bag or on a square."""
    found = g.red_bag[:]
    for marker in g.competition + g.evolution:
        found[marker] += 1
    for terrain in range(TERRAINS):
        card = g.cards.terrains[terrain]
        assert found[terrain] == card.markers, (
            f"{found[terrain]} markers of {card.id}, not {card.markers}"
        )
        assert g.red_bag[terrain] >= 0, f"too many markers of {card.id}"
    assert len(g.competition) <= g.cards.actions[COMPETITION].slots, "Competition markers"
    assert len(g.evolution) <= g.cards.actions[EVOLUTION].slots, "Evolution markers"


def check_cubes(g: Marine) -> None:
    """MAR-1.6. Each cube is on the planet, in a gene pool, eliminated, on a Regression square, or
    the one in the food chain."""
    for animal in g.animals:
        card = g.cards.animals[animal.number]
        found = 1 + sum(animal.species) + animal.pool + animal.lost
        found += g.squares.count(animal.number)
        assert found == card.cubes, f"{found} cubes of {card.id}, not {card.cubes}"
        assert animal.pool >= 0 and animal.lost >= 0, f"too many cubes of {card.id}"
        assert min(animal.species) >= 0, f"negative species of {card.id}"
        for hex in range(HEXES):
            if animal.species[hex] > 0:
                assert g.kinds[hex] >= 0, f"{card.id} stand on no tile"
    for square in g.squares:
        assert square == NOBODY or g.index[square] != NOBODY, "a cube of nobody"


def check_pawns(g: Marine) -> None:
    """MAR-1.7, MAR-1.8. Each pawn is on one space, with its owner, or in the box."""
    placed = [pawn for pawn in g.pawns if pawn != NOBODY]
    for animal in g.animals:
        for held in animal.traits:
            if held.pawn != NOBODY:
                placed.append(held.pawn)
                hooks = g.cards.traits[held.trait].hooks
                assert hooks[OWN_SPACE] > 0, "a pawn stands on a trait without a space"
    for animal in g.animals:
        card = g.cards.animals[animal.number]
        found = animal.pawns + animal.boxed_pawns + placed.count(animal.number)
        assert found == card.pawns, f"{found} basic pawns of {card.id}, not {card.pawns}"
        assert animal.pawns >= 0 and animal.boxed_pawns >= 0, f"too many pawns of {card.id}"
    for element in range(ELEMENTS):
        id = g.cards.elements[element].id
        expected = 0 if g.special_at[element] == AT_HOME else 1
        assert placed.count(SPECIAL + element) == expected, f"the special pawn of {id}"
        space = g.special_at[element]
        if space not in (AT_HOME, OWN_CARD):
            assert g.pawns[space] == SPECIAL + element, f"the special pawn of {id} is elsewhere"
    for pawn in placed:
        assert pawn >= SPECIAL or g.index[pawn] != NOBODY, "a pawn of nobody"


def check_evolution_cards(g: Marine) -> None:
    """MAR-1.9. Each evolution card is in the row, discarded, or unseen; enough are unseen."""
    seen = g.row + g.discard + g.unseen_cards
    assert sorted(seen) == list(range(len(g.cards.evolution))), "a card is lost or doubled"
    assert len(g.row) <= ROW, "too many cards in the row"
    assert 0 <= g.deck <= len(g.unseen_cards), "the deck has more cards than there are"
    last = [card for card in g.unseen_cards if g.cards.evolution[card].ends_game]
    if g.deck < len(last):
        assert not g.row and not g.discard, "the Asteroid is neither in the deck nor seen"


def check_traits(g: Marine) -> None:
    """MAR-1.9. Each trait is in the box, with one animal, or dealt."""
    seen = g.trait_box[:]
    for animal in g.animals:
        seen += animal.dealt
        seen += [held.trait for held in animal.traits if not held.copied]
    expected = [
        trait
        for trait in range(len(g.cards.traits))
        if g.setup.exaptation or g.cards.traits[trait].hooks[COPIES_TRAIT] == 0
    ]
    assert sorted(seen) == expected, "a trait is lost or doubled"


# --- MAR-2: what follows from where things are --------------------------------------------


def check_planet(g: Marine) -> None:
    """MAR-2.3.1. Tokens lie on corners of tiles; the bits of the hexes are right; stacks show
    their tops unless one is about to be turned up (MAR-7.7.6)."""
    assert g.over or not g.animals or g.agenda[0][0] == "planet" or max(g.kinds) >= 0, "no planet"
    for corner in range(CORNERS):
        assert g.tokens[corner] == NOTHING or is_on_planet(g, corner), "a token beside the planet"
    bits = [0 if token == NOTHING else 1 << token for token in g.tokens]
    for hex in range(HEXES):
        around = 0
        for corner in CORNERS_OF[hex]:
            around |= bits[corner]
        assert g.food[hex] == around, f"the tokens around {HEX_NAMES[hex]} are miscounted"
    waiting = [step[1] for step in g.agenda if step[0] == "turn-up"]
    for stack in range(len(g.stack_tops)):
        shown = g.stack_tops[stack] != NOTHING
        below = g.stack_below[stack]
        assert below >= 0, "a stack of less than no tiles"
        assert shown or below == 0 or stack in waiting, "the top of a stack is not shown"
    assert sum(g.stack_below) == sum(g.unseen_tiles) or not max(g.stack_below), (
        "the stacks do not match the tiles that nobody has seen"
    )


def check_sides_of_vents(g: Marine) -> None:
    """MAR-7.8.5, MAR-7.8.6. Geysers are in the north, black smokers in the south, either on the
    centre line."""
    for hex in range(HEXES):
        assert g.kinds[hex] != GEYSER or HALF[hex] != SOUTH, (
            f"a geyser on {HEX_NAMES[hex]}, in the southern half: there a vent is a black smoker"
        )
        assert g.kinds[hex] != BLACK_SMOKER or HALF[hex] != NORTH, (
            f"a black smoker on {HEX_NAMES[hex]}, in the northern half: there a vent is a geyser"
        )


def check_spaces(g: Marine) -> None:
    """MAR-5.1.2, MAR-5.1.3. No basic pawn on a space for special pawns, none on a closed space."""
    for space in range(BOARD_SPACES):
        pawn = g.pawns[space]
        if pawn == NOBODY:
            continue
        here = g.cards.spaces[space]
        assert pawn >= SPECIAL or not here.special_only, (
            f"a basic pawn of {g.cards.animals[pawn].id} is on {here.id}, "
            "which is for special pawns only"
        )
        assert here.min_players <= g.setup.in_play, (
            f"a pawn is on {here.id}, which is closed with {g.setup.in_play} animals"
        )


def check_evolution_markers(g: Marine) -> None:
    """MAR-3.8. The markers of Evolution are sorted from land to vent."""
    ids = [g.cards.terrains[marker].id for marker in g.evolution]
    right = [g.cards.terrains[marker].id for marker in sorted(g.evolution)]
    assert ids == right, f"the markers of Evolution are not sorted: they are {', '.join(right)}"


def check_asteroid(g: Marine) -> None:
    """MAR-3.18. The card that ends the game is in the packet at the bottom of the deck."""
    packet = g.cards.constants.bottom_packet
    for card in g.row + g.discard:
        assert not g.cards.evolution[card].ends_game or g.deck < packet, (
            f"{g.cards.evolution[card].id} came too early: it is one of the last {packet} cards, "
            f"but {g.deck} are in the deck"
        )


def check_animal(g: Marine, animal: Animal) -> None:
    """MAR-2.4.4, MAR-2.7.3. Element spaces and VP are within their limits, and what follows from
    display and traits is up to date."""
    id = g.cards.animals[animal.number].id
    assert g.animal(animal.number) is animal, f"{id} are out of place"
    assert 0 <= animal.seat < g.setup.players, f"{id} have no player"
    assert animal.vp >= 0, f"{id} have {animal.vp} VP"
    assert sum(animal.points) == animal.vp, f"the points of {id} do not add up to their VP"
    elements = animal.printed[:]
    hooks = [0] * HOOKS
    for place in range(ON_TRAIT + len(animal.traits)):
        tokens = tokens_at(animal, place)
        assert sum(tokens) <= spaces_at(g, animal, place), f"{id} have too many tokens"
        for element in range(ELEMENTS):
            elements[element] += tokens[element]
    for held in animal.traits:
        trait = g.cards.traits[held.trait]
        if trait.element >= 0:
            elements[trait.element] += 1
        for hook in range(HOOKS):
            hooks[hook] = hooks[hook] or trait.hooks[hook] != 0
    assert animal.elements == elements, f"the elements of {id} are miscounted"
    for hook in range(BASIC_KICKS_BASIC):
        assert (animal.hooks[hook] != 0) == bool(hooks[hook]), f"the traits of {id} are miscounted"


def check_special_pawns(g: Marine) -> None:
    """MAR-2.8.6, MAR-3.12. A special pawn without an owner is in the holding area."""
    for element in range(ELEMENTS):
        id = g.cards.elements[element].id
        owner = g.owners[element]
        assert owner == NOBODY or g.index[owner] != NOBODY, f"the owner of {id} does not play"
        assert owner != NOBODY or g.special_at[element] == AT_HOME, f"{id} is placed by nobody"
        check_target(g, element)


def check_target(g: Marine, element: int) -> None:
    """MAR-3.12, MAR-7.12.4, MAR-11.11. A target number rises when somebody takes the pawn, and only
    then: by Domination above the one before, by Pack Hunting to that of the trait."""
    card = g.cards.elements[element]
    target = g.targets[element]
    if g.owners[element] == NOBODY:
        assert target == card.target, (
            f"the target number of {card.id} is {target}, but nobody owns its pawn; "
            f"without an owner it is {card.target}"
        )
    else:
        given = [trait.hooks[PAWN_AT_TARGET] for trait in g.cards.traits]
        assert target > card.target or target in given, (
            f"the target number of {card.id} is {target}; with an owner it is at least "
            f"{card.target + 1}"
        )


def check_survival_card(g: Marine) -> None:
    """MAR-2.9.1. The survival card is where it belongs."""
    counts = [species_on_vents(g, animal) for animal in g.animals]
    most = max(counts, default=0)
    holder = NOBODY
    if most > 0 and counts.count(most) == 1:
        holder = g.animals[counts.index(most)].number
    assert g.survival == holder, "the survival card is with the wrong animal"

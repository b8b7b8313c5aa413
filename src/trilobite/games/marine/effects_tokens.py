"""MAR-9.16. Steps of evolution cards that remove, place, move and exchange tokens."""

from trilobite.core.decision import Menu, Option
from trilobite.games.marine.cards.types import ELEMENTS, Step
from trilobite.games.marine.display import (
    choose_place,
    drop_token,
    free_places,
    lay_token,
    own_tokens,
    return_own_token,
)
from trilobite.games.marine.effects_species import Doing
from trilobite.games.marine.filters import (
    Resolving,
    amount,
    elements_wanted,
    owners_meant,
    passing,
)
from trilobite.games.marine.hexes import CORNERS, CORNERS_OF
from trilobite.games.marine.planet import (
    decide,
    lift_token,
    offer_corners,
    put_token,
    token_to_bag,
    vacant_corners,
)
from trilobite.games.marine.state import NOTHING, Marine

# --- on the planet ------------------------------------------------------------------------


def remove_step(g: Marine, r: Resolving, step: Step) -> Doing:
    """MAR-9.3, MAR-9.16.5. So many tokens go to the bag: all of them if there are no more,
    otherwise those that the player chooses; what follows does not depend on it."""
    wanted = elements_wanted(g, r, step.types)
    corners: list[int] = []
    if step.anywhere:
        corners = list(range(CORNERS))
    elif r.tile != NOTHING:
        corners = list(CORNERS_OF[r.tile])
    left = [c for c in corners if g.tokens[c] >= 0 and wanted[g.tokens[c]]]
    some = bool(left)
    number = amount(g, r, step)
    while left and number > 0:
        corner = left[0]
        if len(left) > number:
            menu = Menu(g.explain)
            for corner in left:
                menu.offer(("remove", corner, -1))
            choice: Option = yield decide(r.animal, "card-token", menu, "MAR-9.1", {"card": r.card})
            corner = choice[1]
        token_to_bag(g, corner)
        left.remove(corner)
        number -= 1
    return some


def place_token_step(g: Marine, r: Resolving, step: Step) -> Doing:
    """MAR-9.16.24. A token of choice from the bag on a vacant corner of a tile that passes."""
    r.corner = NOTHING
    wanted = elements_wanted(g, r, step.types)
    tiles = passing(g, r, step.where)
    near: set[int] = set()
    for hex in tiles:
        near.update(CORNERS_OF[hex])
    corners = [corner for corner in vacant_corners(g) if corner in near]
    menu = Menu(g.explain)
    for element in range(ELEMENTS):
        if wanted[element] and g.black_bag[element] > 0:
            menu.offer(("token", element, -1))
    if not menu.options or not corners:
        return False
    choice: Option = yield decide(r.animal, "bag-token", menu, "MAR-9.1", {"card": r.card})
    element = choice[1]
    menu = Menu(g.explain)
    offer_corners(g, menu, corners)
    about = {"card": r.card, "element": element}
    choice = yield decide(r.animal, "token-corner", menu, "MAR-9.1", about)
    g.black_bag[element] -= 1
    put_token(g, choice[1], element)
    r.corner = choice[1]
    return True


def move_token_step(g: Marine, r: Resolving, step: Step) -> Doing:
    """MAR-9.16.23. One token of the planet moves to a vacant corner."""
    wanted = elements_wanted(g, r, step.types)
    corners = vacant_corners(g)
    menu = Menu(g.explain)
    for corner in range(CORNERS):
        if g.tokens[corner] >= 0 and wanted[g.tokens[corner]]:
            menu.offer(("lift", corner, -1))
    if not menu.options or not corners:
        return False
    choice: Option = yield decide(r.animal, "card-token", menu, "MAR-9.16.23", {"card": r.card})
    origin = choice[1]
    menu = Menu(g.explain)
    offer_corners(g, menu, corners)
    about = {"card": r.card, "element": g.tokens[origin]}
    choice = yield decide(r.animal, "token-corner", menu, "MAR-9.16.23", about)
    put_token(g, choice[1], lift_token(g, origin))
    r.corner = choice[1]
    return True


# --- on displays --------------------------------------------------------------------------


def swap_with_bag_step(g: Marine, r: Resolving, step: Step) -> Doing:
    """MAR-9.16.11. A token of the display goes to the bag; one of choice takes its place."""
    menu = swap_menu(g, r)
    if not menu.options:
        return False
    choice: Option = yield decide(r.animal, "card-swap", menu, "MAR-9.16.11", {"card": r.card})
    _, old, place = choice
    wanted = elements_wanted(g, r, step.types)
    menu = Menu(g.explain)
    for element in range(ELEMENTS):
        if wanted[element] and (g.black_bag[element] > 0 or element == old):
            menu.offer(("token", element, -1))
    about = {"card": r.card, "element": old}
    choice = yield decide(r.animal, "bag-token", menu, "MAR-9.16.11", about)
    drop_token(g, r.animal, place, old)
    g.black_bag[old] += 1
    g.black_bag[choice[1]] -= 1
    lay_token(g, r.animal, place, choice[1])
    return True


def swap_with_planet_step(g: Marine, r: Resolving, step: Step) -> Doing:
    """MAR-9.16.11. A token of the display and one of the planet change places."""
    wanted = elements_wanted(g, r, step.types)
    on_planet = Menu(g.explain)
    for corner in range(CORNERS):
        if g.tokens[corner] >= 0 and wanted[g.tokens[corner]]:
            on_planet.offer(("exchange", corner, -1))
    menu = swap_menu(g, r)
    if not menu.options or not on_planet.options:
        return False
    choice: Option = yield decide(r.animal, "card-swap", menu, "MAR-9.16.11", {"card": r.card})
    _, old, place = choice
    about = {"card": r.card, "element": old}
    choice = yield decide(r.animal, "card-token", on_planet, "MAR-9.16.11", about)
    corner = choice[1]
    new = lift_token(g, corner)
    drop_token(g, r.animal, place, old)
    put_token(g, corner, old)
    lay_token(g, r.animal, place, new)
    return True


def swap_menu(g: Marine, r: Resolving) -> Menu:
    """The tokens that the animal may exchange; what is printed is none of them."""
    menu = Menu(g.explain)
    for element, place in own_tokens(r.animal):
        menu.offer(("swap", element, place))
    return menu


def lose_step(g: Marine, r: Resolving, step: Step) -> Doing:
    """MAR-9.16.12. Each of the animals returns tokens of its own choice; who they are is settled
    before the first does."""
    some = False
    number = amount(g, r, step)
    for animal in owners_meant(g, r, step.owner):
        for _ in range(number):
            tokens = own_tokens(animal)
            some = some or bool(tokens)
            yield from return_own_token(g, animal, tokens, "card-loss", "MAR-9.16.12")
    return some


def draw_step(g: Marine, r: Resolving, step: Step) -> Doing:
    """MAR-9.16.12, MAR-9.16.13. Each of the animals draws tokens for empty element spaces."""
    some = False
    number = amount(g, r, step)
    for animal in owners_meant(g, r, step.owner):
        for _ in range(number):
            if not free_places(g, animal) or not any(g.black_bag):
                break
            g.hand = draw_from_bag(g)
            place = yield from choose_place(g, animal, g.hand)
            lay_token(g, animal, place, g.hand)
            g.hand = NOTHING
            some = True
    return some


def draw_from_bag(g: Marine) -> int:
    """MAR-1.11. A random token from the black bag, which must not be empty."""
    bag: list[int] = []
    for element in range(ELEMENTS):
        bag += [element] * g.black_bag[element]
    element = g.chance.draw("element", bag)
    g.black_bag[element] -= 1
    return element

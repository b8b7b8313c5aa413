"""MAR-10.4. Reseed: the action display is laid out anew at the end of a round."""

from typing import Final

from trilobite.core.decision import Flow
from trilobite.games.marine.cards.language import REGRESSION_PROOF
from trilobite.games.marine.cards.types import (
    ABUNDANCE,
    ADAPTATION,
    AUTOTROPHY,
    COMPETITION,
    DEPLETION,
    ELEMENTS,
    EVOLUTION,
    REGRESSION,
    SPECIATION,
    TERRAINS,
    WANDERLUST,
)
from trilobite.games.marine.display import own_tokens, return_own_token
from trilobite.games.marine.hexes import CORNERS, HEXES_OF
from trilobite.games.marine.planet import is_vent, token_to_bag
from trilobite.games.marine.state import IDLE_ROW, NOBODY, NOT_ENDING, NOTHING, Marine
from trilobite.games.marine.vocabulary import number_of_tokens

#: MAR-12.9. So many rounds without a resolved card bring the game to its end.
IDLE_ROUNDS: Final = 12
#: R-62. From this one on the table shows the count.
IDLE_SHOWN: Final = 6


def reseed(g: Marine) -> Flow:
    """MAR-10.4. The ten steps. Pawns stay where they are (MAR-10.4.14)."""
    g.tell("reseed")
    clear_vented_corners(g)
    yield from regress(g)
    return_cubes(g)
    empty_area(g, REGRESSION)
    move_area(g, ADAPTATION, REGRESSION)  # MAR-10.4.6
    for area in (DEPLETION, SPECIATION, WANDERLUST):
        empty_area(g, area)  # MAR-10.4.7
    move_area(g, AUTOTROPHY, DEPLETION)  # MAR-10.4.8
    move_area(g, ABUNDANCE, AUTOTROPHY)
    collect_markers(g)
    draw_tokens(g)
    draw_markers(g)
    for animal in g.animals:
        animal.right = False  # MAR-10.4.13
    g.round += 1
    foresee_end(g)


def clear_vented_corners(g: Marine) -> None:
    """MAR-10.4.2. Tokens between three vents go to the bag."""
    for corner in range(CORNERS):
        if g.tokens[corner] >= 0:
            vents = [hex for hex in HEXES_OF[corner] if is_vent(g, hex)]
            if len(vents) == 3:
                token_to_bag(g, corner)


def regress(g: Marine) -> Flow:
    """MAR-10.4.3, MAR-10.4.4. For each type in the Regression area every animal without a cube
    there loses one token of it. MAR-11.8: Resilience never does."""
    area = g.areas[REGRESSION]
    for element in range(ELEMENTS):
        if element in area:
            for animal in g.animals:
                if animal.number in g.squares or animal.hooks[REGRESSION_PROOF] > 0:
                    continue
                tokens = [token for token in own_tokens(animal) if token[0] == element]
                yield from return_own_token(g, animal, tokens, "regression-loss", "MAR-10.4.3")


def return_cubes(g: Marine) -> None:
    """MAR-10.4.5. Cubes on the Regression squares go back to the gene pools."""
    for square in range(len(g.squares)):
        if g.squares[square] != NOBODY:
            g.animal(g.squares[square]).pool += 1
            g.squares[square] = NOBODY


def empty_area(g: Marine, area: int) -> None:
    """MAR-1.12. The tokens of an area go to the black bag."""
    for element in g.areas[area]:
        if element != NOTHING:
            g.black_bag[element] += 1
    g.areas[area] = []


def move_area(g: Marine, origin: int, target: int) -> None:
    """The tokens of an area move to another, which is empty."""
    g.areas[target] = g.areas[origin]
    g.areas[origin] = []


def collect_markers(g: Marine) -> None:
    """MAR-10.4.9. All terrain markers go to the red bag."""
    for marker in g.competition + g.evolution:
        g.red_bag[marker] += 1
    g.competition = []
    g.evolution = []


def draw_tokens(g: Marine) -> None:
    """MAR-3.6, MAR-10.4.10, R-45. Random tokens for four areas, as long as the bag has any; a
    circle of Speciation without one stays empty."""
    bag: list[int] = []
    for element in range(ELEMENTS):
        bag += [element] * g.black_bag[element]
    for area in (ABUNDANCE, ADAPTATION, SPECIATION, WANDERLUST):
        drawn: list[int] = []
        for _ in range(min(g.cards.actions[area].drawn, len(bag))):
            element = g.chance.draw("element", bag)
            bag.remove(element)
            g.black_bag[element] -= 1
            drawn.append(element)
        g.areas[area] = drawn
        for first in range(0, len(drawn), 4):
            told = drawn[first : first + 4]
            g.tell("tokens-drawn", area, number_of_tokens(told[:2]), number_of_tokens(told[2:]))


def draw_markers(g: Marine) -> None:
    """MAR-3.7, MAR-3.8, MAR-10.4.11, MAR-10.4.12. Terrain markers for Competition from the left,
    then for Evolution, sorted from land to vent."""
    bag: list[int] = []
    for terrain in range(TERRAINS):
        bag += [terrain] * g.red_bag[terrain]
    for action in (COMPETITION, EVOLUTION):
        drawn: list[int] = []
        for _ in range(min(g.cards.actions[action].drawn, len(bag))):
            terrain = g.chance.draw("terrain", bag)
            bag.remove(terrain)
            g.red_bag[terrain] -= 1
            drawn.append(terrain)
        if action == COMPETITION:
            g.competition = drawn
        else:
            g.evolution = sorted(drawn)
    for marker in g.competition:
        g.tell("marker-drawn", COMPETITION, marker)
    for marker in g.evolution:
        g.tell("marker-drawn", EVOLUTION, marker)


def foresee_end(g: Marine) -> None:
    """MAR-12.8, MAR-12.9. If no card was resolved in the round that ends, and the deck is empty or
    many such rounds have passed, the round that begins is the last, unless the table has switched
    this off."""
    g.idle_rounds = 0 if g.card_resolved else g.idle_rounds + 1
    g.card_resolved = False
    if g.idle_rounds >= idle_limit(g) and not g.setup.endless:
        g.ending = IDLE_ROW
        g.tell("last-round")
    elif shows_idle(g):
        g.tell("idle-round", g.idle_rounds + 1, idle_limit(g))


def idle_limit(g: Marine) -> int:
    """MAR-12.8, MAR-12.9. How many rounds in a row without a resolved card bring the end."""
    return 1 if g.deck == 0 else IDLE_ROUNDS


def shows_idle(g: Marine) -> bool:
    """R-62. Whether the table shows that the end is near for want of resolved cards: no card was
    resolved in this round so far, and it is the sixth such round, or the deck is empty."""
    if g.setup.endless or g.card_resolved or g.ending != NOT_ENDING or g.turn == NOBODY:
        return False
    return g.deck == 0 or g.idle_rounds + 1 >= IDLE_SHOWN

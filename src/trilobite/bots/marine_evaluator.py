"""How good a position of Dominant Species: Marine is, in victory points.

The strategy behind the numbers:

- VP on the track count in full, and so does what every tile would pay at the end, as far as the
  species there thrive: places are worth holding where a tile pays much for the first.
- Being first by one species is shaky, by two it is safe; being second is worth taking over.
- Species that thrive are wealth, endangered ones are nearly lost. Diverse elements are what keeps
  them alive when tokens are removed.
- Special pawns are points at the end, and one more action in every round before.
- Vents pay to whoever has most species on them, each time a Survival comes.
- Pawns in hand are actions to come: taking them back early gives away the rest of the round.
"""

from dataclasses import dataclass
from typing import Final

from trilobite.core.decision import Decision, Option
from trilobite.games.marine.cards.types import ELEMENTS
from trilobite.games.marine.domination import domination_over, domination_value, occupied
from trilobite.games.marine.events import vents_occupied
from trilobite.games.marine.hexes import CORNERS_OF, HEXES_OF
from trilobite.games.marine.pawns import available_specials
from trilobite.games.marine.planet import bonus_vp, terrain, thrives
from trilobite.games.marine.scoring import target_sum
from trilobite.games.marine.state import NOTHING, Animal, Marine

#: Answers that end an action.
ENDS: Final = ("decline", "done", "score-rest")


@dataclass(eq=False)
class Constants:
    """The numbers of the strategy, which `trilobite train` can tune."""

    #: The worth of what a tile would pay, if the species there thrive and if they do not.
    safe: float = 1.2
    endangered: float = 0.25
    #: A species that thrives, whatever its place on the tile.
    species: float = 0.35
    #: A tile more on which an animal lives.
    tile: float = 0.3
    #: A type of element that an animal has, one more of it, and a token of it where it lives.
    element_type: float = 1.6
    element: float = 0.6
    food: float = 0.15
    #: A special pawn, beside its target number; and each step of a value towards the next.
    special_pawn: float = 2.0
    step: float = 0.12
    #: What the next Survival is worth, and each species on a vent.
    next_survival: float = 0.8
    on_vent: float = 0.2
    #: A pawn in hand.
    pawn: float = 0.9
    #: How much the prospects of others count against one's own.
    rivalry: float = 0.4
    #: How much the better of two animals of a seat counts: the other one wins or loses.
    better_animal: float = 0.3


class MarineEvaluator:
    """Values positions of Dominant Species: Marine."""

    scale: Final = 19.0

    def __init__(self, constants: Constants | None = None) -> None:
        self.constants: Final = constants or Constants()

    def horizon(self, g: Marine) -> int:
        """A turn has so many options that plans alone use the time better."""
        return 0

    def moment(self, g: Marine) -> int:
        """Of no concern without a horizon."""
        return 0

    def idle(self, decision: Decision, option: Option) -> bool:
        """To leave an action as it is."""
        return option[0] in ENDS

    def follows(self, decision: Decision) -> bool:
        """An action is taken right after its pawn was placed; the next turn is another matter."""
        return decision.kind != "turn"

    def habit(self, g: Marine, decision: Decision) -> Option:
        """Tokens go where most own species live, new species where they thrive and few others
        are, and what is taken away is taken from others; otherwise the first option that does
        something, the most of it."""
        options = [option for option in decision.options if option[0] not in ENDS]
        if not options or "animal" not in decision.context:
            return decision.options[0]
        animal = g.animal(int(decision.context["animal"]))
        return max(options, key=lambda option: eagerness(g, animal, decision, option))

    def value(self, g: Marine, seat: int) -> float:
        """The prospects of the seat against those of the others."""
        c = self.constants
        return against_others(g, c, [prospects(g, c, animal) for animal in g.animals], seat)

    def values(self, g: Marine) -> list[float]:
        """The same for every seat."""
        c = self.constants
        hopes = [prospects(g, c, animal) for animal in g.animals]
        return [against_others(g, c, hopes, seat) for seat in range(g.setup.players)]


def against_others(g: Marine, c: Constants, hopes: list[float], seat: int) -> float:
    """The prospects of a seat, less a part of those of the others."""
    mine: list[float] = []
    others: list[float] = []
    for animal, hope in zip(g.animals, hopes, strict=True):
        (mine if animal.seat == seat else others).append(hope)
    if not mine:
        return 0.0
    own = min(mine) + c.better_animal * max(mine) if len(mine) > 1 else mine[0]  # MAR-13.1.5
    if g.over:
        own = float(min(animal.vp for animal in g.animals if animal.seat == seat))
    return own - c.rivalry * sum(others) / max(1, len(others))


# --- what a position promises -------------------------------------------------------------


def prospects(g: Marine, c: Constants, animal: Animal) -> float:
    """What an animal may hope for."""
    if g.over:
        return float(animal.vp)
    hexes = occupied(animal)
    places, species, food, vents, endangered = tile_parts(g, c, animal, hexes)
    elements, domination, specials = element_parts(g, c, animal, hexes)
    worth = animal.vp + places + species + food + vents + endangered
    worth += elements + domination + specials + survival_worth(g, c, animal)
    return worth + pawn_worth(g, c, animal)


def tile_parts(
    g: Marine, c: Constants, animal: Animal, hexes: list[int]
) -> tuple[float, float, float, float, float]:
    """What the species of an animal on the hexes that it occupies are worth: their places,
    themselves, their food, those on vents, and those that are endangered."""
    places = species = food = vents = endangered = 0.0
    vent = terrain_of_vent(g)
    for hex in hexes:
        own = animal.species[hex]
        if not thrives(g, animal, hex):
            endangered += c.endangered * own
            continue
        species += c.species * own + c.tile
        tokens = 0
        for corner in CORNERS_OF[hex]:
            element = g.tokens[corner]
            if element != NOTHING and animal.elements[element] > 0:
                tokens += 1
        food += c.food * min(tokens, 3)
        if terrain(g, hex) == vent:
            vents += c.on_vent * own
        places += place_worth(g, c, animal, hex)
    return places, species, food, vents, endangered


def place_worth(g: Marine, c: Constants, animal: Animal, hex: int) -> float:
    """What a tile would pay to an animal for its place there."""
    own = animal.species[hex]
    numbers = g.cards.terrains[terrain(g, hex)].scoring
    ahead = 0
    chasing = 0
    for other in g.animals:
        if other is not animal and other.species[hex] > 0:
            rival = other.species[hex]
            if rival > own or (rival == own and other.number < animal.number):
                ahead += 1
            elif own - rival < 2:
                chasing += 1
    if ahead >= len(numbers):
        return 0.0
    return c.safe * numbers[ahead] * (0.8 if chasing else 1.0)


def element_parts(
    g: Marine, c: Constants, animal: Animal, hexes: list[int]
) -> tuple[float, float, float]:
    """What an animal's elements are worth, how near they bring it to special pawns, and those that
    it has."""
    elements = domination = 0.0
    specials = float(target_sum(g, animal))
    for element in range(ELEMENTS):
        own = animal.elements[element]
        if own > 0:
            elements += c.element_type + c.element * (own - 1)
            reached = domination_over(g, animal, element, hexes)
            domination += c.step * min(reached, g.targets[element] + 1)
        if g.owners[element] == animal.number:
            specials += c.special_pawn
    return elements, domination, specials


def survival_worth(g: Marine, c: Constants, animal: Animal) -> float:
    """What the next Survival brings to who has most species on vents."""
    if g.survival != animal.number:
        return 0.0
    return c.next_survival * bonus_vp(g, vents_occupied(g, animal))


def pawn_worth(g: Marine, c: Constants, animal: Animal) -> float:
    """Actions to come in this round."""
    return c.pawn * (animal.pawns + len(available_specials(g, animal)))


def terrain_of_vent(g: Marine) -> int:
    """The number of the terrain that vents are."""
    return len(g.cards.terrains) - 1


# --- what to do without thought -----------------------------------------------------------


def eagerness(g: Marine, animal: Animal, decision: Decision, option: Option) -> float:
    """How much an animal likes a follow-up answer."""
    verb, a, b = option
    if verb in ("corner", "around"):
        element = int(decision.context.get("element", NOTHING))
        return corner_liking(g, animal, a, element if verb == "corner" else g.tokens[a])
    if verb in ("remove", "lift"):
        return -corner_liking(g, animal, a, g.tokens[a])
    if verb in ("token", "take"):
        return float(animal.elements[a if verb == "token" else b])
    if verb in ("species", "come", "move-to"):
        return tile_liking(g, animal, a) + 0.5 * b
    if verb in ("tile", "score", "move-from"):
        liking = tile_liking(g, animal, a)
        return -liking if verb == "move-from" else liking
    if verb in ("eliminate", "send-home"):
        return -1.0 if b == animal.number else tile_liking(g, animal, a)
    if verb == "spare":
        return float(a == animal.number)
    if verb in ("lose", "replace", "swap"):
        return -float(animal.elements[a])
    if verb == "dominate":
        return float(domination_value(g, animal, a))
    return 0.0


def corner_liking(g: Marine, animal: Animal, corner: int, element: int) -> float:
    """How much an animal likes a token of a type to lie on a corner."""
    if element == NOTHING:
        return 0.0
    liking = 0.0
    for hex in HEXES_OF[corner]:
        for one in g.animals:
            if one.species[hex] > 0 and one.elements[element] > 0:
                liking += one.species[hex] if one is animal else -0.5 * one.species[hex]
        if g.kinds[hex] != NOTHING and animal.elements[element] > 0:
            liking += 0.5
    return liking


def tile_liking(g: Marine, animal: Animal, hex: int) -> float:
    """How much an animal likes to be on a tile."""
    if g.kinds[hex] == NOTHING:
        return 0.0
    first = g.cards.terrains[terrain(g, hex)].scoring[0]
    alive = 1.0 if g.food[hex] & animal.diet else 0.1
    return alive * (first + 0.1 * animal.species[hex])


EVALUATOR: Final = MarineEvaluator()

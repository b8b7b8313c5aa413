"""MAR-2.10. What a seat sees as numbers, for learning programs: all that lies open on the table,
and the traits that were dealt to itself.

Each section names its numbers and then writes them in the same order. Most of a row is zero, as it
begins: what is not in play is not looked at. What follows from other numbers, such as who is
endangered or dominates, is left to the learner.
"""

from typing import Final

from trilobite.core.decision import Decision
from trilobite.core.observation import (
    Asked,
    Observation,
    Section,
    cut,
    each,
    first_of,
    flag,
    flags,
    number,
    one_of,
    one_of_each,
    places,
)
from trilobite.core.rows import Row
from trilobite.core.words import Words
from trilobite.games.marine.cards.types import WANDERLUST
from trilobite.games.marine.cards.words import (
    ACTION_NAMES,
    ANIMAL_NAMES,
    ELEMENT_NAMES,
    KIND_NAMES,
    TERRAIN_NAMES,
)
from trilobite.games.marine.hexes import CORNER_NAMES, HEX_NAMES
from trilobite.games.marine.state import END_NAMES, NOBODY, OWN_CARD, Animal, Held, Marine

#: All kinds of decisions.
KINDS: Final = (
    "animal",
    "traits",
    "turn",
    "abundance",
    "token-corner",
    "autotrophy",
    "area-token",
    "depletion",
    "adaptation",
    "adaptation-space",
    "element-place",
    "regression",
    "speciation",
    "speciation-tiles",
    "wanderlust",
    "new-tile",
    "wanderlust-token",
    "arrivals",
    "tectonics",
    "vent-side",
    "vent-species",
    "migration",
    "migration-target",
    "competition",
    "competition-victim",
    "evolution",
    "evolution-card",
    "domination",
    "bottom-feeder",
    "bottom-feeder-target",
    "card-tile",
    "card-terrain",
    "card-victim",
    "card-survivor",
    "card-return",
    "card-species",
    "card-exodus",
    "card-token",
    "bag-token",
    "card-swap",
    "card-score",
    "card-loss",
    "regression-loss",
    "other-card",
    "ancient-lineage",
    "pack-hunting",
    "new-trait",
    "old-trait",
    "mimicry",
)

#: At the largest table.
SEATS: Final = 4
#: Pawns by number: the basic ones of the animals, the special ones of the elements.
PAWN_NAMES: Final = (*ANIMAL_NAMES, *ELEMENT_NAMES)
STACKS: Final = 3
#: As many tokens, markers and cubes as there is room for beside an action.
ROOM: Final = 6
SQUARES: Final = 4


class MarineObservation(Observation[Marine]):
    """The planet, the action display, and the animals."""

    def __init__(self, words: Words) -> None:
        self._asked: Final = asked(words)
        self._table: Final = Table(words)
        self._planet: Final = Planet()
        self._areas: Final = areas()
        self._animals: Final = Animals(words)
        self._traits: Final = Traits(words)
        super().__init__(
            [
                self._asked,
                self._table,
                self._planet,
                self._areas,
                self._animals,
                self._traits,
            ]
        )

    def write(self, state: Marine, seat: int, decision: Decision | None, row: Row) -> None:
        g = state
        self._asked.write(seat, decision, row)
        self._table.write(g, row)
        self._planet.write(g, row)
        for action, area in enumerate(g.areas):
            if area:
                row.names(self._areas.at(action), area)
        for animal in g.animals:
            self._animals.write(animal, animal.seat == seat, row)
            for held in animal.traits:
                self._traits.write(held, animal.number, row)


def asked(words: Words) -> Asked:
    """What a decision may be about."""
    return Asked(
        SEATS,
        KINDS,
        [
            one_of("animal", ANIMAL_NAMES),
            one_of("species", ANIMAL_NAMES),
            one_of("hex", HEX_NAMES),
            one_of("corner", CORNER_NAMES),
            one_of("element", ELEMENT_NAMES),
            one_of("terrain", TERRAIN_NAMES),
            one_of("card", words.domains["evolution"]),
            one_of("trait", words.domains["trait"]),
            number("left"),
            flags("animals", ANIMAL_NAMES),
            each("values", ELEMENT_NAMES),
        ],
    )


class Table(Section):
    """Time, supplies, pawns and cards. A special pawn on no space is with its owner."""

    def __init__(self, words: Words) -> None:
        cards = words.domains["evolution"]
        stacks = [str(stack) for stack in range(1, STACKS + 1)]
        super().__init__(
            "table",
            [
                number("round"),
                one_of("turn", ANIMAL_NAMES),
                number("idle-rounds"),
                one_of("ending", END_NAMES),
                number("vents-left"),
                number("deck"),
                one_of("survival-card", ANIMAL_NAMES),
                one_of_each("stack-tops", stacks, TERRAIN_NAMES),
                each("stack-below", stacks),
                each("tokens-left", ELEMENT_NAMES),
                each("markers-left", TERRAIN_NAMES),
                first_of("competition", ROOM, TERRAIN_NAMES),
                first_of("evolution", ROOM, TERRAIN_NAMES),
                first_of("regression-cubes", SQUARES, ANIMAL_NAMES),
                one_of_each("pawns", words.domains["space"][:OWN_CARD], PAWN_NAMES),
                each("targets", ELEMENT_NAMES),
                one_of_each("special-owners", ELEMENT_NAMES, ANIMAL_NAMES),
                one_of_each("special-at", ELEMENT_NAMES, words.domains["space"]),
                places("row", cards),
                flags("discard", cards),
            ],
        )
        self._survival_card: Final = self.offset("survival-card")
        self._stack_tops: Final = self.offset("stack-tops")
        self._stack_below: Final = self.offset("stack-below")
        self._tokens_left: Final = self.offset("tokens-left")
        self._competition: Final = self.offset("competition")
        self._evolution: Final = self.offset("evolution")
        self._regression_cubes: Final = self.offset("regression-cubes")
        self._pawns: Final = self.offset("pawns")
        self._targets: Final = self.offset("targets")
        self._special_owners: Final = self.offset("special-owners")
        self._special_at: Final = self.offset("special-at")
        self._row: Final = self.offset("row")
        self._discard: Final = self.offset("discard")

    def write(self, g: Marine, row: Row) -> None:
        at = self.start
        row.six(at, g.round, g.turn + 1, g.idle_rounds, g.ending + 1, g.vents, g.deck)
        if g.survival != NOBODY:
            row.one(at + self._survival_card, g.survival + 1)
        row.names(at + self._stack_tops, g.stack_tops)
        row.put(at + self._stack_below, g.stack_below)
        row.put_two(at + self._tokens_left, g.black_bag, g.red_bag)
        row.first_names(at + self._competition, g.competition, ROOM)
        row.first_names(at + self._evolution, g.evolution, ROOM)
        row.first_names(at + self._regression_cubes, g.squares, SQUARES)
        row.names(at + self._pawns, g.pawns)
        row.put(at + self._targets, g.targets)
        row.names(at + self._special_owners, g.owners)
        row.names(at + self._special_at, g.special_at)
        row.rank(at + self._row, g.row)
        row.mark(at + self._discard, g.discard)


class Planet(Section):
    """MAR-2.2, MAR-2.3. Tiles and vents by hex, tokens by corner."""

    def __init__(self) -> None:
        super().__init__(
            "planet",
            [
                one_of_each("tiles", HEX_NAMES, KIND_NAMES),
                one_of_each("tokens", CORNER_NAMES, ELEMENT_NAMES),
            ],
        )
        self._tokens: Final = self.offset("tokens")

    def write(self, g: Marine, row: Row) -> None:
        row.names(self.start, g.kinds)
        row.names(self.start + self._tokens, g.tokens)


def areas() -> Section:
    """The tokens beside an action."""
    tokens = first_of("tokens", ROOM, ELEMENT_NAMES)
    return Section("areas", [tokens], ACTION_NAMES[: WANDERLUST + 1])


class Animals(Section):
    """An animal in play. `own`: who looks plays it; only they see what was dealt to it."""

    def __init__(self, words: Words) -> None:
        super().__init__(
            "animals",
            [
                flag("own"),
                number("seat"),
                number("vp"),
                number("vp-below-zero"),
                number("gene-pool"),
                number("eliminated"),
                flag("right"),
                number("pawns"),
                number("boxed-pawns"),
                number("spaces"),
                flag("sentient"),
                each("display", ELEMENT_NAMES),
                each("printed", ELEMENT_NAMES),
                each("elements", ELEMENT_NAMES),
                each("species", HEX_NAMES),
                flags("dealt", words.domains["trait"]),
            ],
            ANIMAL_NAMES,
        )
        self._seat: Final = self.offset("seat")
        self._pawns: Final = self.offset("pawns")
        self._boxed_pawns: Final = self.offset("boxed-pawns")
        self._spaces: Final = self.offset("spaces")
        self._sentient: Final = self.offset("sentient")
        self._display: Final = self.offset("display")
        self._dealt: Final = self.offset("dealt")

    def write(self, animal: Animal, own: bool, row: Row) -> None:
        at = self.start + animal.number * self.width
        if own:
            row.one(at, 1)
        row.six(
            at + self._seat,
            animal.seat + 1,
            cut(animal.vp),
            cut(-animal.vp),
            animal.pool,
            animal.lost,
            animal.right,
        )
        if animal.pawns:
            row.one(at + self._pawns, animal.pawns)
        if animal.boxed_pawns:
            row.one(at + self._boxed_pawns, animal.boxed_pawns)
        row.one(at + self._spaces, animal.spaces)
        if animal.sentient:
            row.one(at + self._sentient, 1)
        row.put_four(
            at + self._display, animal.display, animal.printed, animal.elements, animal.species
        )
        if own:
            row.mark(at + self._dealt, animal.dealt)  # MAR-2.10.3


class Traits(Section):
    """MAR-11. A trait in use by an animal, with what lies on its card."""

    def __init__(self, words: Words) -> None:
        traits = words.domains["trait"]
        super().__init__(
            "traits",
            [
                flag("there"),
                flag("copied"),
                flag("used"),
                one_of("pawn", PAWN_NAMES),
                each("tokens", ELEMENT_NAMES),
            ],
            [f"{animal}.{trait}" for animal in ANIMAL_NAMES for trait in traits],
        )
        self._copied: Final = self.offset("copied")
        self._used: Final = self.offset("used")
        self._pawn: Final = self.offset("pawn")
        self._tokens: Final = self.offset("tokens")
        self._number: Final = len(traits)

    def write(self, held: Held, animal: int, row: Row) -> None:
        at = self.start + (animal * self._number + held.trait) * self.width
        row.one(at, 1)
        if held.copied:
            row.one(at + self._copied, 1)
        if held.used:
            row.one(at + self._used, 1)
        if held.pawn != NOBODY:
            row.one(at + self._pawn, held.pawn + 1)
        row.put(at + self._tokens, held.tokens)

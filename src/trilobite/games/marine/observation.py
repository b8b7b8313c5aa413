"""MAR-2.10. What a seat sees as numbers, for learning programs: all that lies open on the table,
and the traits that were dealt to itself.

Each section is named first and written after it, line by line in the same order; what is mostly
empty comes last and is written piece by piece. What follows from
other numbers, such as who is endangered or dominates, is left to the learner.
"""

from typing import Final

from trilobite.core.decision import Decision
from trilobite.core.observation import (
    Asked,
    Observation,
    Section,
    Slice,
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
from trilobite.games.marine.state import END_NAMES, OWN_CARD, Animal, Held, Marine

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
        traits = words.domains["trait"]
        held = [f"{animal}.{trait}" for animal in ANIMAL_NAMES for trait in traits]
        self._asked: Final = Asked(SEATS, KINDS, asked_slices(words))
        self._table: Final = Section("table", table_slices(words))
        self._planet: Final = Section("planet", planet_slices())
        self._areas: Final = Section("areas", area_slices(), ACTION_NAMES[: WANDERLUST + 1])
        self._animals: Final = Section("animals", animal_slices(traits), ANIMAL_NAMES)
        self._held: Final = Section("traits", trait_slices(), held)
        self._traits: Final = len(traits)
        self._competition: Final = self._table.offset("competition")
        self._evolution: Final = self._table.offset("evolution")
        self._squares: Final = self._table.offset("regression-cubes")
        self._pawns: Final = self._table.offset("pawns")
        self._targets: Final = self._table.offset("targets")
        self._owners: Final = self._table.offset("special-owners")
        self._special_at: Final = self._table.offset("special-at")
        self._row: Final = self._table.offset("row")
        self._discard: Final = self._table.offset("discard")
        self._tokens: Final = self._planet.offset("tokens")
        self._dealt: Final = self._animals.offset("dealt")
        super().__init__(
            [
                self._asked,
                self._table,
                self._planet,
                self._areas,
                self._animals,
                self._held,
            ]
        )

    def write(self, state: Marine, seat: int, decision: Decision | None, row: Row) -> None:
        g = state
        self._asked.write(seat, decision, row)
        table = self._table.start
        row.put_all(table, table_numbers(g))
        row.names(table + self._competition, g.competition[:ROOM])
        row.names(table + self._evolution, g.evolution[:ROOM])
        row.names(table + self._squares, g.squares[:SQUARES])
        row.names(table + self._pawns, g.pawns)
        row.put(table + self._targets, g.targets)
        row.names(table + self._owners, g.owners)
        row.names(table + self._special_at, g.special_at)
        row.rank(table + self._row, g.row)
        row.mark(table + self._discard, g.discard)
        row.names(self._planet.start, g.kinds)
        row.names(self._planet.start + self._tokens, g.tokens)
        for action, area in enumerate(g.areas):
            if area:
                row.names(self._areas.at(action), area)
        for animal in g.animals:
            start = self._animals.at(animal.number)
            row.put_all(start, animal_numbers(animal))
            if animal.seat == seat:
                row.one(start, 1)
                row.mark(start + self._dealt, animal.dealt)  # MAR-2.10.3
            for held in animal.traits:
                place = animal.number * self._traits + held.trait
                row.put_all(self._held.at(place), trait_numbers(held))


def asked_slices(words: Words) -> list[Slice]:
    """What a decision may be about."""
    return [
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
    ]


# --- the table ----------------------------------------------------------------------------


def table_slices(words: Words) -> list[Slice]:
    """Time, supplies, pawns and cards. A special pawn on no space is with its owner."""
    cards = words.domains["evolution"]
    stacks = [str(stack) for stack in range(1, STACKS + 1)]
    return [
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
    ]


def table_numbers(g: Marine) -> list[list[int]]:
    """The same in numbers, as far as the markers."""
    return [
        [g.round, g.turn + 1, g.idle_rounds, g.ending + 1, g.vents, g.deck, g.survival + 1],
        [top + 1 for top in g.stack_tops],
        g.stack_below,
        g.black_bag,
        g.red_bag,
    ]


def planet_slices() -> list[Slice]:
    """MAR-2.2, MAR-2.3. Tiles and vents by hex, tokens by corner."""
    return [
        one_of_each("tiles", HEX_NAMES, KIND_NAMES),
        one_of_each("tokens", CORNER_NAMES, ELEMENT_NAMES),
    ]


def area_slices() -> list[Slice]:
    """The tokens beside an action."""
    return [first_of("tokens", ROOM, ELEMENT_NAMES)]


# --- animals ------------------------------------------------------------------------------


def animal_slices(traits: list[str]) -> list[Slice]:
    """An animal in play. `own`: who looks plays it; only they see what was dealt to it."""
    return [
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
        flags("dealt", traits),
    ]


def animal_numbers(animal: Animal) -> list[list[int]]:
    """The same in numbers, but for what was dealt, for one who does not look."""
    return [
        [
            0,
            animal.seat + 1,
            cut(animal.vp),
            cut(-animal.vp),
            animal.pool,
            animal.lost,
            animal.right,
            animal.pawns,
            animal.boxed_pawns,
            animal.spaces,
            animal.sentient,
        ],
        animal.display,
        animal.printed,
        animal.elements,
        animal.species,
    ]


def trait_slices() -> list[Slice]:
    """MAR-11. A trait in use by an animal, with what lies on its card."""
    return [
        flag("there"),
        flag("copied"),
        flag("used"),
        one_of("pawn", PAWN_NAMES),
        each("tokens", ELEMENT_NAMES),
    ]


def trait_numbers(held: Held) -> list[list[int]]:
    """The same in numbers."""
    return [[1, held.copied, held.used, held.pawn + 1], held.tokens]

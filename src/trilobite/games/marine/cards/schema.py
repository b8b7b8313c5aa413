"""The shape of the card files: what may stand in them, field by field."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from trilobite.games.marine.cards.language import Condition, Measure, Op, Owner, Types
from trilobite.games.marine.cards.words import (
    ActionId,
    AnimalId,
    ElementId,
    KindId,
    TerrainId,
    TileId,
    VentId,
)
from trilobite.games.packs.schema import (
    Few,
    Flag,
    Id,
    NamedPart,
    Part,
    Sourced,
    Text,
    one_of,
)

TERRAINS: Final = "terrains.toml"
LAYOUT: Final = "layout.toml"
ELEMENTS: Final = "elements.toml"
ANIMALS: Final = "animals.toml"
ACTIONS: Final = "actions.toml"
EVOLUTION: Final = "evolution.toml"
TRAITS: Final = "traits.toml"
CONSTANTS: Final = "constants.toml"
FILES: Final = (TERRAINS, LAYOUT, ELEMENTS, ANIMALS, ACTIONS, EVOLUTION, TRAITS, CONSTANTS)

#
# A description completes the sentence "<value> is not ..." of an error message.

Prose = Annotated[
    str, Meta(min_length=1, max_length=400, description="a text of 1 to 400 characters")
]
Count = Annotated[int, Meta(ge=0, le=99, description="a number from 0 to 99")]
Positive = Annotated[int, Meta(ge=1, le=99, description="a number from 1 to 99")]
Change = Annotated[int, Meta(ge=-9, le=99, description="a number from -9 to 99")]


Animal = Annotated[AnimalId, one_of("an animal", AnimalId)]
Element = Annotated[ElementId, one_of("an element", ElementId)]
Terrain = Annotated[TerrainId, one_of("a terrain", TerrainId)]
TileTerrain = Annotated[TileId, one_of("a terrain of tiles", TileId)]
VentSide = Annotated[VentId, one_of("a side of a vent", VentId)]
Kind = Annotated[KindId, one_of("a kind of tile", KindId)]
Action = Annotated[ActionId, one_of("an action", ActionId)]
Hex = Annotated[
    str, Meta(pattern=r"^[a-g][1-7]\Z", description="a hex (a1 to a4, b1 to b5 ... g1 to g4)")
]
Corner = Annotated[
    Literal["nw", "ne", "e", "se", "sw", "w"],
    Meta(description="a corner (nw, ne, e, se, sw, w)"),
]
Icon = Annotated[
    Literal["extinction", "survival"], Meta(description="an event icon (extinction, survival)")
]
StepOp = Annotated[Op, one_of("a step", Op)]
TileCondition = Annotated[Condition, one_of("a condition", Condition)]
StepOwner = Annotated[Owner, one_of("an owner", Owner)]
StepTypes = Annotated[Types, one_of("a choice of tokens", Types)]
StepMeasure = Annotated[Measure, one_of("a measure", Measure)]


class Texts(Part, frozen=True, kw_only=True):
    """What a card does, in our own words, by language."""

    en: Prose
    cs: Prose | None = None
    it: Prose | None = None

    def known(self) -> dict[str, str]:
        """The texts there are, by language."""
        languages = {"en": self.en, "cs": self.cs, "it": self.it}
        return {language: text for language, text in languages.items() if text is not None}


class TerrainRecord(NamedPart, frozen=True, kw_only=True):
    id: Terrain
    tiles: Positive
    scoring: Annotated[
        tuple[Positive, ...],
        Meta(min_length=1, max_length=4, description="a list of 1 to 4 numbers"),
    ]
    speciation: Few
    markers: Few


class StartTile(Part, frozen=True, kw_only=True):
    hex: Hex
    terrain: TileTerrain
    #: Drawn at random in the variant Random planet.
    random: Flag = False
    vent: VentSide | None = None


class StartToken(Part, frozen=True, kw_only=True):
    hex: Hex
    corner: Corner
    element: Element


class LayoutRecord(Sourced, frozen=True, kw_only=True):
    tiles: Annotated[
        tuple[StartTile, ...],
        Meta(min_length=1, max_length=37, description="a list of 1 to 37 tiles"),
    ]
    tokens: Annotated[
        tuple[StartToken, ...], Meta(max_length=96, description="a list of up to 96 tokens")
    ]


class ElementRecord(NamedPart, frozen=True, kw_only=True):
    id: Element
    tokens: Positive
    target: Count


class AnimalRecord(NamedPart, frozen=True, kw_only=True):
    id: Animal
    printed: Annotated[
        tuple[Element, ...],
        Meta(min_length=1, max_length=6, description="a list of 1 to 6 elements"),
    ]
    spaces: Few
    inverted_spaces: Few
    cubes: Positive
    pawns: Positive
    colour: Text


class SpaceRecord(Part, frozen=True, kw_only=True):
    id: Id
    special_only: Flag = False
    min_players: Annotated[int, Meta(ge=2, le=4, description="a number from 2 to 4")] = 2
    number: Count = 0
    unlimited: Flag = False
    times: Few = 1
    vent: VentSide | None = None
    #: The circle or square of the row, from 1.
    slot: Few | None = None
    edge_only: Flag = False


class ActionRecord(NamedPart, frozen=True, kw_only=True):
    id: Action
    text: Texts
    slots: Few = 0
    drawn: Few = 0
    spaces: Annotated[
        tuple[SpaceRecord, ...],
        Meta(min_length=1, max_length=5, description="a list of 1 to 5 spaces"),
    ]


class Where(Part, frozen=True, kw_only=True):
    """What a tile must be."""

    kinds: Annotated[tuple[Kind, ...], Meta(max_length=9, description="a list of kinds")] = ()
    element: Element | None = None
    conditions: Annotated[
        tuple[TileCondition, ...], Meta(max_length=4, description="a list of up to 4 conditions")
    ] = ()


class StepRecord(Part, frozen=True, kw_only=True):
    do: StepOp
    where: Where | None = None
    owner: StepOwner | None = None
    types: StepTypes | None = None
    measure: StepMeasure | None = None
    number: Positive | None = None
    optional: Flag = False
    anywhere: Flag = False
    steps: Annotated[
        tuple["StepRecord", ...], Meta(max_length=4, description="a list of up to 4 steps")
    ] = ()


class Bonus(Part, frozen=True, kw_only=True):
    element: Element
    vp: Positive


Steps = Annotated[tuple[StepRecord, ...], Meta(max_length=6, description="a list of up to 6 steps")]


class Card(NamedPart, frozen=True, kw_only=True):
    id: Id
    number: Positive
    text: Texts


class EvolutionRecord(Card, frozen=True, kw_only=True):
    icons: Annotated[tuple[Icon, ...], Meta(max_length=4, description="a list of up to 4 icons")]
    steps: Steps
    #: Carried out when the card comes into the row.
    enters: Steps = ()
    #: While the card is in the row: special pawns kick out special pawns.
    special_kicks_special: Flag = False
    #: While the card is in the row: for the first place of a tile scored by Evolution.
    first_place_bonus: Bonus | None = None


class Hooks(Part, frozen=True, kw_only=True):
    """What a trait changes; a flag is written as 1."""

    own_speciation: Change = 0
    opposing_speciation: Change = 0
    copies_trait: Change = 0
    lost_at_gene_pool: Change = 0
    element_spaces: Change = 0
    extra_turn: Change = 0
    regression_proof: Change = 0
    vp_per_eliminated: Change = 0
    vp_per_newcomers: Change = 0
    pawn_at_target: Change = 0
    thrives_among: Change = 0
    followers: Change = 0
    printed_elements: Change = 0
    own_space: Change = 0
    lineage_space: Change = 0
    vp_alone: Change = 0
    migration_species: Change = 0
    migration_range: Change = 0
    places_before: Change = 0
    pawn_at_vp: Change = 0
    basic_kicks_basic: Change = 0


class TraitRecord(Card, frozen=True, kw_only=True):
    hooks: Hooks
    #: Of `printed_elements`.
    element: Element | None = None


class ByLength(Part, frozen=True, kw_only=True):
    short: Count
    standard: Count
    long: Count
    epic: Count


class ConstantsRecord(Sourced, frozen=True, kw_only=True):
    bonus_vp: Annotated[
        tuple[Count, ...],
        Meta(min_length=2, max_length=20, description="a list of 2 to 20 numbers"),
    ]
    stacks: Annotated[int, Meta(ge=1, le=9, description="a number from 1 to 9")]
    pawns: Annotated[
        tuple[Positive, Positive, Positive],
        Meta(description="a list of the pawns with 2, 3 and 4 animals"),
    ]
    species_on_planet: Positive
    regression_squares: Few
    traits_dealt: Positive
    traits_kept: Positive
    traits_kept_superheroes: Positive
    inverted_tokens: Few
    removed: ByLength
    bottom_packet: Positive


class CardFiles(msgspec.Struct, frozen=True):
    """The card files, read and checked; every list is in the order of the tables."""

    terrains: tuple[TerrainRecord, ...]
    layout: LayoutRecord
    elements: tuple[ElementRecord, ...]
    animals: tuple[AnimalRecord, ...]
    actions: tuple[ActionRecord, ...]
    evolution: tuple[EvolutionRecord, ...]
    traits: tuple[TraitRecord, ...]
    constants: ConstantsRecord


class MarineCatalogue(CardFiles, frozen=True):
    """The card files, and what can be said of their cards: ids of those whose text no source tells
    and of those that do more the higher their row space is."""

    reconstructed: tuple[str, ...]
    with_x: tuple[str, ...]

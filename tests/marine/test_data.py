"""The built-in components: every number that the rules page names, read from the tables."""

import re
from importlib import resources
from typing import get_args

import pytest

from trilobite.games.marine import hexes
from trilobite.games.marine.cards import build as carddata
from trilobite.games.marine.cards.files import load
from trilobite.games.marine.cards.language import (
    BASIC_KICKS_BASIC,
    OPPOSING_SPECIATION,
    OWN_SPECIATION,
    PRINTED_ELEMENTS,
    Measure,
    Op,
)
from trilobite.games.marine.cards.schema import EvolutionRecord, Hooks, TraitRecord
from trilobite.games.marine.cards.types import (
    ALGAE,
    BLACK_SMOKER,
    BOARD_SPACES,
    COMPETITION,
    CORAL_REEF,
    CRUSTACEANS,
    ELEMENTS,
    EPIC,
    EVOLUTION,
    FISHES,
    GASTROPODS,
    GEYSER,
    LAND,
    LONG,
    OPEN_OCEAN,
    PLANKTON,
    REPTILES,
    SHORT,
    SPONGES,
    STANDARD,
    SUN,
    UNLIMITED,
    VENT,
    WORMS,
    EvolutionCard,
    Step,
)
from trilobite.games.marine.cards.words import (
    ACTION_NAMES,
    ANIMAL_NAMES,
    ELEMENT_NAMES,
    TERRAIN_NAMES,
)
from trilobite.games.marine.effects import OPS
from trilobite.games.marine.hexes import (
    AXIAL,
    CENTRE,
    CENTRE_LINE,
    CORNER_NAMES,
    CORNERS,
    CORNERS_OF,
    EDGE,
    HALF,
    HEX_NAMES,
    HEXES,
    HEXES_OF,
    NEIGHBOURS,
    NORTH,
    SOUTH,
    corner_named,
)

FILES = load()
CARDS = carddata.default_cards()
EVOLUTION_CARDS = {card.id: card for card in CARDS.evolution}
TRAITS = {trait.id: trait for trait in CARDS.traits}
SPACES = {space.id: space for space in CARDS.spaces}
RULES = (resources.files("trilobite.games.marine") / "rules.md").read_text(encoding="utf-8")


def hex_named(name: str) -> int:
    return HEX_NAMES.index(name)


# --- the grid -----------------------------------------------------------------------------


@pytest.mark.clause("MAR-1.1")
def test_the_grid_has_37_hexes_with_names_of_their_own() -> None:
    assert len(AXIAL) == len(NEIGHBOURS) == len(CORNERS_OF) == len(EDGE) == len(HALF) == HEXES == 37
    assert len(set(HEX_NAMES)) == HEXES
    columns = [sum(name[0] == column for name in HEX_NAMES) for column in "abcdefg"]
    assert columns == [4, 5, 6, 7, 6, 5, 4]
    assert HEX_NAMES[CENTRE] == "d4"


@pytest.mark.clause("MAR-2.2.1")
def test_neighbours_share_an_edge() -> None:
    for hex in range(HEXES):
        for other in NEIGHBOURS[hex]:
            assert hex in NEIGHBOURS[other]
            assert len(set(CORNERS_OF[hex]) & set(CORNERS_OF[other])) == 2
    around = [HEX_NAMES[hex] for hex in NEIGHBOURS[CENTRE]]
    assert around == ["d3", "e3", "e4", "d5", "c4", "c3"]  # clockwise from the north


@pytest.mark.clause("MAR-2.2.5")
def test_18_hexes_lie_on_the_edge() -> None:
    assert sum(EDGE) == 18
    assert all(EDGE[hex] == (len(NEIGHBOURS[hex]) < 6) for hex in range(HEXES))
    assert EDGE[hex_named("d1")]
    assert not EDGE[hex_named("d2")]


@pytest.mark.clause("MAR-2.2.6")
def test_three_hexes_lie_between_the_halves() -> None:
    line = [hex for hex in range(HEXES) if HALF[hex] == CENTRE_LINE]
    assert [HEX_NAMES[hex] for hex in line] == ["b3", "d4", "f3"]
    assert [AXIAL[hex] for hex in line] == [(-2, 1), (0, 0), (2, -1)]
    assert HALF.count(NORTH) == HALF.count(SOUTH) == 17
    assert HALF[hex_named("c3")] == NORTH
    assert HALF[hex_named("c4")] == SOUTH


@pytest.mark.clause("MAR-2.3.2")
def test_96_corners_of_one_to_three_hexes() -> None:
    assert len(HEXES_OF) == len(CORNER_NAMES) == len(set(CORNER_NAMES)) == CORNERS == 96
    for corner, around in enumerate(HEXES_OF):
        assert 1 <= len(around) <= 3
        assert all(corner in CORNERS_OF[hex] for hex in around)
    assert [sum(len(around) == size for around in HEXES_OF) for size in (1, 2, 3)] == [24, 18, 54]
    assert sum(map(len, HEXES_OF)) == HEXES * 6


def test_a_corner_is_named_after_its_first_hex() -> None:
    assert corner_named("d4", "e") == corner_named("e3", "sw") == corner_named("e4", "nw")
    assert CORNER_NAMES[corner_named("e4", "nw")] == "d4-e"
    for corner, name in enumerate(CORNER_NAMES):
        hex, direction = name.split("-")
        assert corner_named(hex, direction) == corner


# --- the components -----------------------------------------------------------------------


@pytest.mark.clause("MAR-1.2", "MAR-1.3", "MAR-1.5")
def test_tiles_vents_and_markers() -> None:
    assert [terrain.id for terrain in CARDS.terrains] == list(TERRAIN_NAMES)
    assert [terrain.tiles for terrain in CARDS.terrains] == [8, 4, 4, 4, 4, 4, 8, 12]
    assert sum(terrain.tiles for terrain in CARDS.terrains[:VENT]) == 36
    assert [terrain.markers for terrain in CARDS.terrains] == [2] * 8


@pytest.mark.clause("MAR-7.11.9")
def test_scoring_numbers() -> None:
    assert [terrain.scoring for terrain in CARDS.terrains] == [
        [8, 4, 2, 1],
        [7, 4, 2],
        [6, 3, 2],
        [5, 3, 2],
        [4, 2],
        [3, 2],
        [2, 1],
        [1],
    ]


@pytest.mark.clause("MAR-7.6.4")
def test_speciation_limits() -> None:
    assert [terrain.speciation for terrain in CARDS.terrains] == [1, 2, 2, 2, 3, 3, 4, 1]


@pytest.mark.clause("MAR-1.4", "MAR-1.8", "MAR-3.13")
def test_elements() -> None:
    assert [element.id for element in CARDS.elements] == list(ELEMENT_NAMES)
    assert [element.tokens for element in CARDS.elements] == [19] * 6
    assert [element.target for element in CARDS.elements] == [1] * 6


@pytest.mark.clause("MAR-1.6", "MAR-1.7", "MAR-2.1.1", "MAR-2.4.2", "MAR-2.4.4")
def test_animals() -> None:
    assert [animal.id for animal in CARDS.animals] == list(ANIMAL_NAMES)
    assert [animal.cubes for animal in CARDS.animals] == [35] * 4
    assert [animal.pawns for animal in CARDS.animals] == [8] * 4
    printed = [
        {element: animal.printed[element] for element in range(ELEMENTS) if animal.printed[element]}
        for animal in CARDS.animals
    ]
    assert printed[REPTILES] == {SUN: 2, SPONGES: 1}
    assert printed[1] == {GASTROPODS: 2, SPONGES: 1}
    assert printed[FISHES] == {PLANKTON: 2, ALGAE: 1}
    assert printed[CRUSTACEANS] == {WORMS: 2, ALGAE: 1}
    for animal in CARDS.animals:
        assert sum(animal.printed) + animal.spaces == animal.inverted_spaces == 6


@pytest.mark.clause("MAR-1.1", "MAR-5.1.1", "MAR-5.1.2", "MAR-5.1.3")
def test_spaces() -> None:
    assert [action.id for action in CARDS.actions] == list(ACTION_NAMES)
    assert len(CARDS.actions) == 12 + 1  # the last is that of the Bottom Feeder
    assert [len(action.spaces) for action in CARDS.actions] == [
        3, 2, 1, 3, 2, 5, 3, 2, 4, 4, 5, 3, 1,
    ]  # fmt: skip
    assert [space for action in CARDS.actions for space in action.spaces] == list(range(38))
    assert BOARD_SPACES == 37
    special = [space.id for space in CARDS.spaces if space.special_only]
    assert special == ["ada-3", "spe-5", "wan-3", "tec-2", "mig-4", "com-4"]
    by_players = {space.id: space.min_players for space in CARDS.spaces if space.min_players > 2}
    assert by_players == {"dom-2": 3, "dom-3": 4}


@pytest.mark.clause("MAR-7.2.4", "MAR-7.6.1", "MAR-7.8.2", "MAR-7.8.3")
def test_what_spaces_belong_to() -> None:
    assert SPACES["aut-1"].vent == BLACK_SMOKER
    assert SPACES["aut-2"].vent == GEYSER
    assert [SPACES[f"spe-{n}"].slot for n in range(1, 6)] == [0, 1, 2, 3, -1]
    assert [SPACES[f"com-{n}"].slot for n in range(1, 5)] == [0, 1, 2, -1]
    assert [SPACES[f"evo-{n}"].slot for n in range(1, 6)] == [0, 1, 2, 3, 4]
    assert [SPACES[f"tec-{n}"].edge_only for n in (1, 2)] == [True, False]


@pytest.mark.clause("MAR-7.9.1", "MAR-7.9.5", "MAR-7.10.2", "MAR-7.10.3", "MAR-7.11.11")
def test_numbers_of_spaces() -> None:
    def numbers(row: str, count: int) -> list[int]:
        return [SPACES[f"{row}-{n}"].number for n in range(1, count + 1)]

    assert numbers("mig", 4) == [5, 3, 2, UNLIMITED]
    assert numbers("com", 4) == [1, 2, 3, 1]
    assert [SPACES[f"com-{n}"].times for n in range(1, 5)] == [1, 1, 1, 2]
    assert numbers("evo", 5) == [1, 2, 3, 4, 5]


@pytest.mark.clause("MAR-3.6", "MAR-3.7", "MAR-3.9")
def test_circles_and_squares() -> None:
    slots = {action.id: action.slots for action in CARDS.actions if action.slots}
    assert slots == dict.fromkeys(ACTION_NAMES[:7], 4) | {"competition": 3, "evolution": 5}
    drawn = [action.id for action in CARDS.actions if action.drawn]
    assert drawn == [
        "abundance", "adaptation", "speciation", "wanderlust", "competition", "evolution",
    ]  # fmt: skip
    assert all(action.drawn in (0, action.slots) for action in CARDS.actions)
    assert CARDS.constants.regression_squares == 2


@pytest.mark.clause("MAR-3.1", "MAR-3.3")
def test_start_tiles() -> None:
    layout = CARDS.layout
    placed = {HEX_NAMES[hex]: layout.tiles[hex] for hex in range(HEXES) if layout.tiles[hex] >= 0}
    land = dict.fromkeys(("d3", "d2", "d1", "c1", "e1"), LAND)
    ocean = dict.fromkeys(("d5", "d6", "d7", "c6", "e6"), OPEN_OCEAN)
    others = {"d4": CORAL_REEF, "e3": 4, "e4": 5, "c4": 3, "c3": 1}
    assert placed == land | ocean | others
    assert layout.kinds[hex_named("d1")] == GEYSER
    assert layout.kinds[hex_named("d7")] == BLACK_SMOKER
    assert sum(kind >= VENT for kind in layout.kinds) == 2


@pytest.mark.clause("MAR-3.2")
def test_the_other_tiles_fill_three_stacks_of_seven() -> None:
    for terrain in range(VENT):
        rest = CARDS.terrains[terrain].tiles - CARDS.layout.tiles.count(terrain)
        assert rest == 3
    assert CARDS.constants.stacks == 3


@pytest.mark.clause("MAR-3.4", "MAR-3.5")
def test_start_tokens() -> None:
    around = [CARDS.layout.tokens[corner] for corner in CORNERS_OF[CENTRE]]
    assert around == [SUN, ALGAE, GASTROPODS, WORMS, PLANKTON, SPONGES]
    placed = sum(token >= 0 for token in CARDS.layout.tokens)
    assert sum(element.tokens for element in CARDS.elements) - placed == 108
    # The worms of the example of Domination lie between coral reef, sand plain and open ocean.
    worms = CARDS.layout.tokens.index(WORMS)
    assert {CARDS.layout.tiles[hex] for hex in HEXES_OF[worms]} == {CORAL_REEF, 5, OPEN_OCEAN}


@pytest.mark.clause("MAR-13.2.1", "MAR-13.2.2")
def test_hexes_of_the_random_planet() -> None:
    found = {HEX_NAMES[hex] for hex in CARDS.layout.random_hexes}
    assert found == {"d4", "e3", "e4", "c4", "c3", "d3", "d5"}
    assert len(found) == len(CARDS.layout.random_hexes)


@pytest.mark.clause("MAR-2.7.1", "MAR-2.7.2", "MAR-3.11", "MAR-3.15", "MAR-3.16", "MAR-3.18")
def test_constants() -> None:
    constants = CARDS.constants
    assert constants.bonus_vp == [0, 1, 3, 6, 10, 15, 21]
    assert constants.pawns[2:] == [7, 5, 4]
    assert constants.species_on_planet == 3
    assert (constants.traits_dealt, constants.traits_kept) == (3, 1)
    assert constants.bottom_packet == 5
    assert constants.removed[STANDARD] == 10


@pytest.mark.clause("MAR-13.3.2", "MAR-13.4.1", "MAR-13.5.1")
def test_constants_of_variants() -> None:
    constants = CARDS.constants
    assert constants.inverted_tokens == 3
    assert constants.traits_kept_superheroes == 2
    above = [
        len(CARDS.evolution) - constants.removed[length] - constants.bottom_packet
        for length in (SHORT, STANDARD, LONG, EPIC)
    ]
    assert above == [15, 20, 25, 30]


# --- evolution cards ----------------------------------------------------------------------


@pytest.mark.clause("MAR-1.9")
def test_there_are_35_evolution_cards_and_18_traits() -> None:
    assert [card.number for card in CARDS.evolution] == list(range(1, 36))
    assert [trait.number for trait in CARDS.traits] == list(range(1, 19))


@pytest.mark.clause("R-42")
def test_event_icons() -> None:
    assert sum(card.extinctions for card in CARDS.evolution) == 12
    assert sum(card.survivals for card in CARDS.evolution) == 12
    both = [card.id for card in CARDS.evolution if card.extinctions and card.survivals]
    assert both == ["gene-expression", "continental-drift", "volcanism"]
    assert EVOLUTION_CARDS["asteroid"].extinctions == EVOLUTION_CARDS["asteroid"].survivals == 0


def every_step(steps: list[Step]) -> list[Step]:
    return [inner for step in steps for inner in (step, *every_step(step.steps))]


def test_the_asteroid_alone_ends_the_game() -> None:
    assert [card.id for card in CARDS.evolution if card.ends_game] == ["asteroid"]
    for card in CARDS.evolution:
        assert card.ends_game == any(step.op == "last-round" for step in every_step(card.steps))


@pytest.mark.parametrize("card", CARDS.evolution, ids=lambda card: card.id)
def test_every_card_does_something(card: EvolutionCard) -> None:
    assert card.steps
    for step in every_step(card.steps + card.enters):
        assert step.op in get_args(Op)
        assert step.measure in get_args(Measure)
        assert step.number >= 1
        assert any(step.where.kinds)


def test_every_step_there_is_occurs() -> None:
    used = {step.op for card in CARDS.evolution for step in every_step(card.steps + card.enters)}
    assert used == set(get_args(Op)) == set(OPS)


@pytest.mark.clause("MAR-9.4")
def test_cards_with_x() -> None:
    with_x = [
        card.id
        for card in CARDS.evolution
        if any(step.measure == "row-space" for step in every_step(card.steps))
    ]
    assert with_x == ["aggressive-carnivore", "solar-radiation", "trophic-cascade"]
    for id in with_x:
        assert " X " in card_record(id).text.en


def test_the_asteroid_step_by_step() -> None:
    tile, blast, around, end = EVOLUTION_CARDS["asteroid"].steps
    assert (tile.op, blast.op, around.op, end.op) == (
        "choose-tile",
        "eliminate-species",
        "for-each-tile",
        "last-round",
    )
    assert blast.measure == "all-but"
    assert (blast.number, blast.owner) == (1, "any")
    assert "inhabited" in around.where.conditions
    assert [step.op for step in around.steps] == ["eliminate-species"]


@pytest.mark.clause("MAR-9.16.6")
@pytest.mark.parametrize(
    ("id", "element"),
    [
        ("univalves", GASTROPODS),
        ("endosymbiosis", SPONGES),
        ("carbon-cycle", PLANKTON),
        ("annelids", WORMS),
        ("semiaquatic", SUN),
        ("primary-producers", ALGAE),
    ],
)
def test_six_cards_count_occupied_tiles(id: str, element: int) -> None:
    [step] = EVOLUTION_CARDS[id].steps
    assert (step.op, step.measure, step.where.element) == ("gain-vp", "tiles", element)
    assert step.where.conditions == ["occupied"]


def test_lasting_rules_and_entering_play() -> None:
    kicking = [card.id for card in CARDS.evolution if card.special_kicks_special]
    assert kicking == ["adaptability"]
    bonus = {
        card.id: (card.bonus_element, card.bonus_vp)
        for card in CARDS.evolution
        if card.bonus_element >= 0
    }
    assert bonus == {"solar-radiation": (SUN, 1)}
    assert [card.id for card in CARDS.evolution if card.enters] == ["marine-snow"]


# --- traits -------------------------------------------------------------------------------


def test_every_trait_has_hooks_and_every_hook_a_trait() -> None:
    assert all(any(trait.hooks) for trait in CARDS.traits)
    for hook, name in enumerate(Hooks.__struct_fields__):
        assert sum(trait.hooks[hook] != 0 for trait in CARDS.traits) == 1, name


@pytest.mark.parametrize(
    ("id", "hooks"),
    [
        ("ecological-niche", {"own_speciation": 1, "opposing_speciation": -1}),
        ("exaptation", {"copies_trait": 1, "lost_at_gene_pool": 16}),
        ("phenotypic-plasticity", {"element_spaces": 2}),
        ("hadopelagic", {"extra_turn": 1}),
        ("resilience", {"regression_proof": 1}),
        ("cannibalism", {"vp_per_eliminated": 1}),
        ("prey-switching", {"vp_per_newcomers": 1}),
        ("pack-hunting", {"pawn_at_target": 2}),
        ("carnivorous", {"thrives_among": 2}),
        ("mimicry", {"followers": 1}),
        ("ram-feeder", {"printed_elements": 1}),
        ("bottom-feeder", {"own_space": 1}),
        ("ancient-lineage", {"lineage_space": 1}),
        ("solitary", {"vp_alone": 2}),
        ("seasonal-migration", {"migration_species": 1, "migration_range": 2}),
        ("flight", {"places_before": 1}),
        ("sentience", {"pawn_at_vp": 20}),
        ("social", {"basic_kicks_basic": 1}),
    ],
)
def test_numbers_of_traits(id: str, hooks: dict[str, int]) -> None:
    found = {
        Hooks.__struct_fields__[hook]: number
        for hook, number in enumerate(TRAITS[id].hooks)
        if number
    }
    assert found == hooks


def test_hooks_are_where_their_names_say() -> None:
    assert Hooks.__struct_fields__[OWN_SPECIATION] == "own_speciation"
    assert Hooks.__struct_fields__[OPPOSING_SPECIATION] == "opposing_speciation"
    assert Hooks.__struct_fields__[PRINTED_ELEMENTS] == "printed_elements"
    assert Hooks.__struct_fields__[BASIC_KICKS_BASIC] == "basic_kicks_basic"
    assert TRAITS["ram-feeder"].element == PLANKTON
    assert all(trait.element == -1 for trait in CARDS.traits if trait.id != "ram-feeder")


# --- names, texts and sources ---------------------------------------------------------------


def card_record(id: str) -> EvolutionRecord:
    return next(card for card in FILES.evolution if card.id == id)


def test_everything_has_a_name_in_three_languages() -> None:
    names = carddata.names(FILES)
    assert {domain: len(ids) for domain, ids in names.items()} == {
        "terrain": 8,
        "element": 6,
        "animal": 4,
        "action": 13,
        "action-text": 13,
        "evolution": 35,
        "evolution-text": 35,
        "trait": 18,
        "trait-text": 18,
    }
    for ids in names.values():
        for languages in ids.values():
            assert set(languages) == {"en", "cs", "it"}
    assert names["evolution"]["marine-snow"]["cs"] == "Mořský sníh"
    assert names["terrain"]["sand-plain"]["cs"] == "písečná pláň"


def test_every_card_and_action_has_a_text_in_three_languages() -> None:
    texts = [(card.id, card.text) for card in FILES.evolution]
    texts += [(card.id, card.text) for card in FILES.traits]
    texts += [(action.id, action.text) for action in FILES.actions]
    for id, text in texts:
        assert text.cs is not None, id
        assert text.it is not None, id
        figures = [re.findall(r"\d+|\bX\b", words) for words in (text.en, text.cs, text.it)]
        assert figures == figures[:1] * 3, id


def test_every_field_that_matters_has_a_source() -> None:
    for record in FILES.evolution:
        assert {"names.en", "names.cs", "icons", "steps"} <= set(record.provenance), record.id
        assert bool(record.enters) == ("enters" in record.provenance)
    for trait in FILES.traits:
        assert {"names.en", "names.cs", "hooks"} <= set(trait.provenance), trait.id
    for terrain in FILES.terrains:
        fields = {"names.en", "names.cs", "tiles", "scoring", "speciation", "markers"}
        assert set(terrain.provenance) == fields
    assert set(FILES.layout.provenance) == {"tiles", "tokens"}
    assert set(FILES.constants.provenance) >= set(FILES.constants.__struct_fields__[1:])


def test_what_is_reconstructed() -> None:
    found = carddata.reconstructed(FILES)
    assert found["terrain"] == {
        id: ["speciation"]
        for id in (
            "kelp-forest",
            "coral-reef",
            "seamount",
            "seagrass-meadow",
            "sand-plain",
            "open-ocean",
        )
    }
    assert "element" not in found
    assert "animal" not in found
    assert found["evolution"]["biodiversity"] == ["icons"]
    assert found["evolution"]["solar-radiation"] == ["icons", "first_place_bonus"]
    assert found["evolution"]["marine-snow"] == ["icons", "steps", "enters"]
    assert "social" not in found["trait"]
    assert found["trait"]["solitary"] == ["hooks"]
    assert found["action"]["wanderlust"] == ["text@special", "spaces[2].special_only"]


def test_the_source_of_a_field() -> None:
    assert carddata.provenance(FILES, "trait", "social")["hooks"].startswith("seed: ")
    with pytest.raises(KeyError):
        carddata.provenance(FILES, "trait", "unsocial")


# --- the rules page -----------------------------------------------------------------------


def rows_of(heading: str) -> list[list[str]]:
    """The cells of the table below a heading of the rules page."""
    lines = RULES.partition(heading)[2].splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith("|---"))
    found = []
    for line in lines[start + 1 :]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def mark(domain: str, record: EvolutionRecord | TraitRecord) -> str:
    """The title of a card on the rules page."""
    fields = carddata.reconstructed(FILES).get(domain, {}).get(record.id, [])
    return record.names.en + (" †" if set(fields) - {"icons"} else "")


def test_the_rules_page_lists_the_cards() -> None:
    assert rows_of("### 9.16 The cards") == [
        [
            str(card.number),
            mark("evolution", card),
            card.text.en,
            str(card.icons.count("extinction") or "–"),
            str(card.icons.count("survival") or "–"),
        ]
        for card in FILES.evolution
    ]


def test_the_rules_page_lists_the_traits() -> None:
    assert rows_of("## 11. Traits") == [
        [str(card.number), mark("trait", card), card.text.en] for card in FILES.traits
    ]


def test_the_rules_page_lists_the_terrains() -> None:
    [quantities, spaces] = rows_of("### Quantities by number of animals")
    assert quantities[1:] == [str(number) for number in CARDS.constants.pawns[2:]]
    open_spaces = [sum(SPACES[f"dom-{n}"].min_players <= p for n in (1, 2, 3)) for p in (2, 3, 4)]
    assert spaces[1:] == [str(number) for number in open_spaces]
    started = [*CARDS.layout.tiles, *(VENT for kind in CARDS.layout.kinds if kind >= VENT)]
    assert rows_of("Two players with two animals each (13.1) use") == [
        [
            FILES.terrains[number].names.en,
            str(terrain.tiles),
            str(started.count(number)),
            " / ".join(map(str, terrain.scoring)),
            str(terrain.speciation),
        ]
        for number, terrain in enumerate(CARDS.terrains)
    ]


def test_squares_have_enough_markers() -> None:
    squares = CARDS.actions[COMPETITION].drawn + CARDS.actions[EVOLUTION].drawn
    assert squares == 8 <= sum(terrain.markers for terrain in CARDS.terrains)


def test_places_are_whole_and_apart() -> None:
    assert len(set(hexes.PLACES)) == HEXES
    assert len(set(hexes.CORNER_PLACES)) == CORNERS
    assert not set(hexes.PLACES) & set(hexes.CORNER_PLACES)

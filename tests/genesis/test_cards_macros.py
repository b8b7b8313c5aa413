"""The built-in parasites and macroorganisms: every fact known of the printed game."""

from collections import Counter

import pytest

from tests.genesis.printed import CARDS, FILES, MACROS, abilities
from trilobite.games.genesis.cards.types import (
    BLUE,
    CANCER_SHIELD,
    COLOURS,
    DROUGHT_SHIELD,
    GREEN,
    HEAT_SHIELD,
    HGT,
    IMMUNOLOGY,
    MARINE,
    O2_SHIELD,
    RED,
    RED_QUEEN,
    TERRESTRIAL,
    UV_SHIELD,
    YELLOW,
    Circle,
    MacroSide,
    Organ,
    ParasiteSide,
)

PARASITES = {side.id: side for side in CARDS.parasites}


# ---------------------------------------------------------------- parasites


@pytest.mark.clause("E3c.1", "E3.3")
@pytest.mark.parametrize("side", CARDS.parasites, ids=lambda side: side.id)
def test_two_foreign_slots_and_two_circles(side: ParasiteSide) -> None:
    assert len(side.slots) == len(set(side.slots)) == 2
    assert side.colour not in side.slots
    assert side.circles == 2


@pytest.mark.parametrize("colour", COLOURS)
def test_both_sides_of_a_parasite(colour: int) -> None:
    sides = CARDS.parasites[colour * 2 : colour * 2 + 2]
    assert {slot for side in sides for slot in side.slots} == set(COLOURS) - {colour}
    assert sum(sum(side.icons) + side.pollutes for side in sides) == 1


@pytest.mark.clause("G2a.1")
def test_parasites_yield_the_colour_of_their_owner() -> None:
    assert all(card.catalyst == card.owner for card in FILES.parasites)


@pytest.mark.parametrize(
    ("name", "owner", "slots"),
    [
        ("salmonella", GREEN, {BLUE, YELLOW}),
        ("cyanobacteria", GREEN, {BLUE, RED}),
        ("viroid", BLUE, {RED}),
        ("virus", BLUE, {RED, GREEN}),
        ("prion", RED, {BLUE, GREEN}),
        ("malaria", YELLOW, set()),
        ("puddle-syncytium", None, {YELLOW}),
        ("crystalbiont", None, {GREEN}),
    ],
)
def test_known_parasites(name: str, owner: int | None, slots: set[int]) -> None:
    assert owner is None or PARASITES[name].colour == owner
    assert slots <= set(PARASITES[name].slots)


def test_attributes_of_parasites() -> None:
    assert PARASITES["cyanobacteria"].pollutes
    assert not PARASITES["salmonella"].pollutes
    assert PARASITES["malaria"].icons[HGT] == 0


# ---------------------------------------------------------------- macroorganisms


# Cubes of the table in H3: red, yellow, green, blue of the marine side, then of the other.
SYSTEMS = [
    ("seaweed", (0, 0, 3, 1), "mosses", (0, 0, 4, 3)),
    ("flatworms", (2, 1, 1, 1), "earthworms", (2, 3, 3, 2)),
    ("lamp-shells", (1, 2, 1, 1), "snails", (2, 4, 3, 2)),
    ("arrow-worms", (2, 1, 2, 1), "eurypterids", (3, 3, 3, 1)),
    ("dickinsonia", (0, 1, 2, 3), "mushrooms", (0, 1, 4, 4)),
    ("opabinia", (2, 2, 2, 1), "velvet-worms", (3, 2, 3, 2)),
    ("sea-stars", (2, 2, 1, 2), "amphibians", (4, 3, 4, 2)),
    ("trilobites", (2, 3, 2, 1), "insects", (2, 3, 3, 2)),
]


def test_the_eight_macroorganisms() -> None:
    assert {macro.id for macro in CARDS.macros} == {row[0] for row in SYSTEMS}


@pytest.mark.clause("H3a.1", "H5d.1")
@pytest.mark.parametrize(("sea", "sea_cubes", "land", "land_cubes"), SYSTEMS)
def test_system_chromosomes_and_the_organs_between_them(
    sea: str, sea_cubes: tuple[int, ...], land: str, land_cubes: tuple[int, ...]
) -> None:
    macro = next(macro for macro in CARDS.macros if macro.id == sea)
    marine, terrestrial = macro.sides[MARINE], macro.sides[TERRESTRIAL]
    assert (marine.id, terrestrial.id) == (sea, land)
    assert tuple(marine.system) == sea_cubes
    assert tuple(terrestrial.system) == land_cubes
    squares = Counter(organ.colour for organ in marine.organs)
    assert [squares[c] for c in COLOURS] == [land_cubes[c] - sea_cubes[c] for c in COLOURS]


def body(side: MacroSide) -> list[Organ | Circle]:
    return [*side.organs, *side.circles]


def bubbles(side: MacroSide, ability: int) -> int:
    return sum(part.icons[ability] for part in body(side))


@pytest.mark.parametrize("side", MACROS.values(), ids=lambda side: side.id)
class TestMacroSide:
    @pytest.mark.clause("H3d.1")
    def test_one_circle_per_colour(self, side: MacroSide) -> None:
        assert [circle.colour for circle in side.circles] == list(COLOURS)

    def test_it_has_organs(self, side: MacroSide) -> None:
        assert side.organs

    def test_no_ability_of_microorganisms(self, side: MacroSide) -> None:
        allowed = {
            IMMUNOLOGY,
            HEAT_SHIELD,
            O2_SHIELD,
            UV_SHIELD,
            CANCER_SHIELD,
            DROUGHT_SHIELD,
            RED_QUEEN,
        }
        for part in body(side):
            assert set(abilities(part.icons)) <= allowed


@pytest.mark.clause("D9.1")
def test_drought_shields_are_for_the_land() -> None:
    for macro in CARDS.macros:
        assert bubbles(macro.sides[MARINE], DROUGHT_SHIELD) == 0
        land = macro.sides[TERRESTRIAL]
        assert sum(organ.icons[DROUGHT_SHIELD] for organ in land.organs) == 1


@pytest.mark.clause("D7d.1")
def test_fewer_uv_shields_on_land_than_at_sea() -> None:
    def shielded(side: int) -> int:
        return sum(bubbles(macro.sides[side], UV_SHIELD) > 0 for macro in CARDS.macros)

    assert shielded(TERRESTRIAL) < shielded(MARINE)


@pytest.mark.clause("H6.1")
def test_homes_and_trophic_levels() -> None:
    for card in FILES.macroorganisms:
        assert card.marine.home_row == "ocean"
        assert card.terrestrial.home_row == "continent"
        assert card.marine.trophic_levels == card.terrestrial.trophic_levels == ("P", "H", "C")


def organ(side: str, name: str) -> Organ:
    return next(part for part in MACROS[side].organs if part.id == name)


def circle(side: str, name: str) -> Circle:
    return next(part for part in MACROS[side].circles if part.id == name)


@pytest.mark.parametrize(
    ("side", "name", "colour", "icons"),
    [
        ("sea-stars", "brain", None, None),
        ("sea-stars", "eyes", None, None),
        ("sea-stars", "kidney", GREEN, None),
        ("dickinsonia", "rhizomorph", GREEN, {UV_SHIELD: 1}),
        ("trilobites", "chitin-cuticle", GREEN, None),
        ("trilobites", "shelled-egg", BLUE, None),
        ("insects", "winged-adult", BLUE, {HEAT_SHIELD: 1, RED_QUEEN: 1}),
        ("insects", "metamorphosis", BLUE, {RED_QUEEN: 1}),
        ("seaweed", "leaves", None, None),
        ("earthworms", "brain", RED, None),
    ],
)
def test_known_organs(
    side: str, name: str, colour: int | None, icons: dict[int, int] | None
) -> None:
    part = organ(side, name)
    assert colour is None or part.colour == colour
    assert icons is None or abilities(part.icons) == icons


@pytest.mark.parametrize(
    ("side", "name", "colour", "icons"),
    [
        ("sea-stars", "mitochondria", None, {CANCER_SHIELD: 1}),
        ("insects", "defensin-peptides", RED, None),
        ("insects", "peroxisome", BLUE, {HEAT_SHIELD: 1}),
        ("lamp-shells", "mitochondria", YELLOW, None),
        ("seaweed", "chloroplast", GREEN, None),
        ("amphibians", "antibodies", BLUE, {IMMUNOLOGY: 1}),
        ("amphibians", "gut-bacteria", GREEN, None),
    ],
)
def test_known_endosymbionts(
    side: str, name: str, colour: int | None, icons: dict[int, int] | None
) -> None:
    part = circle(side, name)
    assert colour is None or part.colour == colour
    assert icons is None or abilities(part.icons) == icons


@pytest.mark.clause("D8a.1")
def test_sea_star_owes_its_cancer_shield_to_the_mitochondria() -> None:
    assert not any(part.icons[CANCER_SHIELD] for part in MACROS["sea-stars"].organs)


def test_amphibian_gut_bacteria_have_neither_syringe_nor_drought_shield() -> None:
    icons = circle("amphibians", "gut-bacteria").icons
    assert icons[IMMUNOLOGY] == icons[DROUGHT_SHIELD] == 0


def test_earthworm_brain_is_no_red_queen() -> None:
    assert organ("earthworms", "brain").icons[RED_QUEEN] == 0


def test_organs_of_the_trilobite_and_of_dickinsonia() -> None:
    assert {part.id for part in MACROS["trilobites"].organs} == {"chitin-cuticle", "shelled-egg"}
    assert len(MACROS["dickinsonia"].organs) == 3


@pytest.mark.clause("H6b.1")
@pytest.mark.parametrize(
    ("side", "extra", "rate"),
    [("sea-stars", 1, 5), ("arrow-worms", 0, 3), ("dickinsonia", 0, 1), ("seaweed", 0, 0)],
)
def test_metabolic_rates_of_the_example(side: str, extra: int, rate: int) -> None:
    """The Trophic Biont of the sea star is yellow and counts as the extra one."""
    assert MACROS[side].system[RED] + MACROS[side].system[YELLOW] + extra == rate


def test_flatworm_has_one_green_system_chromosome() -> None:
    assert MACROS["flatworms"].system[GREEN] == 1

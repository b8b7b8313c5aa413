"""The built-in placards: every fact known of the printed game."""

from collections import Counter

import pytest

from tests.genesis.printed import CARDS, FILES
from trilobite.games.genesis.cards.types import (
    BLUE,
    COASTAL,
    COLOUR_NAMES,
    COLOURS,
    CONTINENT,
    COOL,
    COSMIC,
    ENZYME_DEATH,
    GREEN,
    MANNA_DEATH,
    OCEAN,
    RED,
    WARM,
    YELLOW,
    Placard,
)

PLACARDS = {placard.id: placard for placard in CARDS.placards}


@pytest.mark.clause("Ce.1")
def test_placards_per_row() -> None:
    assert Counter(placard.row for placard in CARDS.placards) == {
        COSMIC: 3,
        OCEAN: 3,
        COASTAL: 5,
        CONTINENT: 5,
    }


def test_four_placards_of_each_colour() -> None:
    assert Counter(placard.colour for placard in CARDS.placards) == dict.fromkeys(COLOURS, 4)


@pytest.mark.parametrize("placard", CARDS.placards, ids=lambda placard: placard.id)
class TestPlacard:
    @pytest.mark.parametrize("kind", [MANNA_DEATH, ENZYME_DEATH])
    def test_faces_of_a_kind_of_death_rise(self, placard: Placard, kind: int) -> None:
        slots = zip(placard.slot_face, placard.slot_kind, strict=True)
        faces = [face for face, slot_kind in slots if slot_kind == kind]
        assert faces == sorted(set(faces))
        assert all(1 <= face <= 6 for face in faces)

    @pytest.mark.clause("F2d.1")
    def test_a_six_kills_manna_and_enzyme_except_in_brine(self, placard: Placard) -> None:
        slots = zip(placard.slot_face, placard.slot_kind, strict=True)
        kinds = sorted(kind for face, kind in slots if face == 6)
        brine = placard.id == "eutectic-brine"
        assert kinds == ([MANNA_DEATH] if brine else [MANNA_DEATH, ENZYME_DEATH])

    @pytest.mark.parametrize("climate", [WARM, COOL])
    def test_low_faces_make_life(self, placard: Placard, climate: int) -> None:
        life = placard.life[climate]
        assert len(life) == 7
        assert not life[0]
        assert life[1]
        assert life[1:] == sorted(life[1:], reverse=True)

    @pytest.mark.clause("F4.2")
    def test_ties_follow_cubes_then_dots(self, placard: Placard) -> None:
        cubes = list(dict.fromkeys(placard.manna))
        assert placard.tie_break[: len(cubes)] == cubes
        assert sorted(placard.tie_break) == list(COLOURS)

    @pytest.mark.clause("G2a.1")
    def test_disks_have_the_colour_of_the_placard(self, placard: Placard) -> None:
        assert placard.disk == placard.triple_disk == placard.colour

    @pytest.mark.clause("F3c.1")
    def test_home_row(self, placard: Placard) -> None:
        assert placard.home_row == placard.row


def test_dots_are_the_colours_without_a_cube() -> None:
    for card in FILES.placards:
        assert {*card.manna, *card.dots} == set(COLOUR_NAMES)
        assert card.tie_break == tuple(dict.fromkeys(card.manna + card.dots))


@pytest.mark.clause("D4b.1")
def test_three_refugia_resist_smite() -> None:
    immune = {placard.id for placard in CARDS.placards if placard.smite_immune}
    assert immune == {"interplanetary-dust", "deep-hot-biosphere", "hydrothermal-vent"}


@pytest.mark.clause("E2c.1")
def test_entry_cost() -> None:
    costs = {placard.id: placard.entry_cost for placard in CARDS.placards if placard.entry_cost}
    assert costs == {"deep-hot-biosphere": 1}


def roll(name: str, climate: int, enzymes: int, dice: tuple[int, ...]) -> tuple[int, int, int]:
    """Lives, Manna deaths and Enzyme deaths of a roll, before anything limits them."""
    placard = PLACARDS[name]
    uncovered = list(zip(placard.slot_face, placard.slot_kind, strict=True))[enzymes:]
    return (
        sum(placard.life[climate][die] for die in dice),
        sum(uncovered.count((die, MANNA_DEATH)) for die in dice),
        sum(uncovered.count((die, ENZYME_DEATH)) for die in dice),
    )


@pytest.mark.clause("F2.1")
@pytest.mark.parametrize(
    ("name", "climate", "enzymes", "dice", "result"),
    [
        ("hydrogen-volcano", WARM, 2, (1, 4, 4, 6), (3, 3, 1)),
        ("hydrogen-volcano", COOL, 0, (2, 2, 2), (3, 3, None)),
        ("hydrogen-volcano", COOL, 0, (1, 1), (2, 0, None)),
        ("interplanetary-dust", COOL, 1, (3, 4), (2, 1, 1)),
        ("interplanetary-dust", COOL, 0, (3, 4), (None, 2, None)),
        ("deep-hot-biosphere", COOL, 0, (3, 5), (0, 1, None)),
        ("mars-paleo-ocean", WARM, 0, (4, 4), (2, 2, None)),
        ("mars-paleo-ocean", WARM, 1, (1, 4), (2, 0, 0)),
        ("mars-paleo-ocean", WARM, 1, (1, 2, 2, 3), (4, 0, None)),
        ("green-rust-fumarole", WARM, 0, (2, 2), (2, 0, None)),
        ("warm-pond", WARM, 0, (5, 5, 6, 6), (0, 4, None)),
        ("warm-pond", WARM, 0, (2, 4, 6, 6), (2, 3, None)),
        ("geothermal-zinc", WARM, 0, (2, 2), (2, 0, None)),
        ("hydrothermal-vent", COOL, 0, (1, 1, 3, 6, 6), (2, 2, None)),
        ("alkaline-seep", WARM, 0, (3, 3, 3, 3), (0, 0, None)),
        ("alkaline-seep", COOL, 0, (3, 3, 3, 3), (0, 0, None)),
    ],
)
def test_rolls_of_the_rulebooks(
    name: str,
    climate: int,
    enzymes: int,
    dice: tuple[int, ...],
    result: tuple[int | None, int | None, int | None],
) -> None:
    """None stands for what the rulebook does not report."""
    for found, expected in zip(roll(name, climate, enzymes, dice), result, strict=True):
        assert expected is None or found == expected


def test_deep_hot_biosphere_lives_on_1_and_2_and_dies_on_5_and_6() -> None:
    placard = PLACARDS["deep-hot-biosphere"]
    for life in placard.life:
        assert [face for face in range(7) if life[face]] == [1, 2]
    slots = zip(placard.slot_face, placard.slot_kind, strict=True)
    assert [face for face, kind in slots if kind == MANNA_DEATH] == [5, 6]


def test_pond_is_green() -> None:
    assert PLACARDS["warm-pond"].colour == GREEN


@pytest.mark.clause("D4.2")
@pytest.mark.parametrize(
    ("name", "colour"),
    [("warm-pond", BLUE), ("tholin-storm-clouds", YELLOW), ("mars-paleo-ocean", BLUE)],
)
def test_first_manna_to_be_smitten(name: str, colour: int) -> None:
    assert PLACARDS[name].manna[0] == colour


@pytest.mark.clause("D3b.1")
@pytest.mark.parametrize(
    ("name", "cubes"),
    [
        ("interplanetary-dust", {YELLOW: 2, GREEN: 1}),
        ("hydrogen-volcano", {RED: 2, GREEN: 1, BLUE: 1}),
        ("mars-paleo-ocean", {RED: 1, YELLOW: 1, GREEN: 1, BLUE: 1}),
    ],
)
def test_whole_manna(name: str, cubes: dict[int, int]) -> None:
    assert Counter(PLACARDS[name].manna) == cubes


@pytest.mark.parametrize(
    ("name", "cubes"),
    [
        ("green-rust-fumarole", {BLUE, YELLOW}),
        ("geothermal-zinc", {BLUE, GREEN}),
        ("hydrothermal-vent", set(COLOURS)),
    ],
)
def test_known_part_of_the_manna(name: str, cubes: set[int]) -> None:
    assert cubes <= set(PLACARDS[name].manna)


@pytest.mark.clause("F4.2")
@pytest.mark.parametrize(
    ("name", "winner", "loser"),
    [("interplanetary-dust", GREEN, BLUE), ("clay-mound", RED, BLUE)],
)
def test_known_ties(name: str, winner: int, loser: int) -> None:
    order = PLACARDS[name].tie_break
    assert order.index(winner) < order.index(loser)


def test_clay_has_two_blue_cubes() -> None:
    assert PLACARDS["clay-mound"].manna.count(BLUE) == 2


@pytest.mark.parametrize(
    ("front", "back"),
    [
        ("mars-paleo-ocean", "sugar-driven-biosynthesis"),
        ("deep-hot-biosphere", "extremophile-condensation"),
        ("hydrogen-volcano", "thioester-condensation"),
        ("green-rust-fumarole", "amyloid-hydrolysis"),
        ("geothermal-zinc", "pna-template"),
        ("alkaline-seep", "pyrite-reduction"),
        ("hydrothermal-vent", "metal-glycolysis"),
    ],
)
def test_reverses(front: str, back: str) -> None:
    assert PLACARDS[front].bacterium_id == back


@pytest.mark.clause("G2a.1")
@pytest.mark.parametrize(
    ("bacterium", "colour"),
    [
        ("sugar-driven-biosynthesis", RED),
        ("extremophile-condensation", RED),
        ("thioester-condensation", RED),
        ("gna-lipid-world", BLUE),
    ],
)
def test_known_disks(bacterium: str, colour: int) -> None:
    assert [p.disk for p in CARDS.placards if p.bacterium_id == bacterium] == [colour]

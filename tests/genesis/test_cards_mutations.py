"""The built-in mutations: every fact known of the printed game."""

from collections import Counter

import pytest

from tests.genesis.printed import CARDS, abilities
from trilobite.games.genesis.cards.types import (
    BLUE,
    CANCER_SHIELD,
    COLOURS,
    DNA,
    DROUGHT_SHIELD,
    FISSION,
    GREEN,
    HEAT_SHIELD,
    HGT,
    IMMUNOLOGY,
    NUCLEUS,
    O2_SHIELD,
    PROMOTED,
    RED,
    RED_QUEEN,
    UNPROMOTED,
    UV_SHIELD,
    YELLOW,
    Mutation,
)

MUTATIONS = {mutation.id: mutation for mutation in CARDS.mutations}


def test_mutation_colours_are_balanced() -> None:
    assert Counter(mutation.colour for mutation in CARDS.mutations) == dict.fromkeys(COLOURS, 5)
    assert Counter(mutation.plus for mutation in CARDS.mutations) == dict.fromkeys(COLOURS, 5)
    assert all(mutation.colour != mutation.plus for mutation in CARDS.mutations)


@pytest.mark.parametrize("mutation", CARDS.mutations, ids=lambda mutation: mutation.id)
class TestMutation:
    @pytest.mark.clause("G3a.1")
    def test_dna_on_the_promoted_side_only(self, mutation: Mutation) -> None:
        assert mutation.sides[PROMOTED].icons[DNA] == 1
        assert mutation.sides[UNPROMOTED].icons[DNA] == 0

    def test_fission_on_unpromoted_cellular_cards_only(self, mutation: Mutation) -> None:
        assert mutation.sides[PROMOTED].icons[FISSION] == 0
        assert mutation.sides[UNPROMOTED].icons[FISSION] == 0 or mutation.colour == YELLOW

    def test_no_ability_of_macroorganisms(self, mutation: Mutation) -> None:
        for side in mutation.sides:
            assert not {UV_SHIELD, CANCER_SHIELD, DROUGHT_SHIELD} & set(abilities(side.icons))


def test_every_ability_of_microorganisms_occurs() -> None:
    found = {
        ability for m in CARDS.mutations for side in m.sides for ability in abilities(side.icons)
    }
    assert found == set(range(13)) - {UV_SHIELD, CANCER_SHIELD, DROUGHT_SHIELD}


@pytest.mark.parametrize("ability", [RED_QUEEN, HGT, IMMUNOLOGY, NUCLEUS])
def test_ability_is_as_common_in_every_colour(ability: int) -> None:
    count = Counter(
        mutation.colour
        for mutation in CARDS.mutations
        for side in mutation.sides
        if side.icons[ability]
    )
    assert len({count[colour] for colour in COLOURS}) == 1


@pytest.mark.parametrize(
    ("name", "colour"),
    [
        ("tmrna", BLUE),
        ("rna-ribozyme", BLUE),
        ("trna", BLUE),
        ("riboswitches", BLUE),
        ("cytochromes", YELLOW),
        ("quorum-sensing", YELLOW),
        ("mitochondria", YELLOW),
        ("reverse-citric-acid-cycle", YELLOW),
        ("ribosomal-rna", RED),
        ("superoxide-dismutase", RED),
        ("rna-polymerase", RED),
        ("chloroplast-symbiont", GREEN),
        ("calvin-cycle", GREEN),
    ],
)
def test_known_mutation_colours(name: str, colour: int) -> None:
    assert MUTATIONS[name].colour == colour


@pytest.mark.clause("H2a.1")
@pytest.mark.parametrize(
    ("front", "back", "plus"),
    [
        ("tmrna", "helicase", YELLOW),
        ("chloroplast-symbiont", "cytoplasmic-streaming", YELLOW),
        ("mitochondria", "atp-synthase", None),
        ("riboswitches", "hox-genes", RED),
        ("reverse-citric-acid-cycle", "oxygen-respiration", GREEN),
    ],
)
def test_known_promotions(front: str, back: str, plus: int | None) -> None:
    mutation = MUTATIONS[front]
    assert mutation.sides[UNPROMOTED].id == front
    assert mutation.sides[PROMOTED].id == back
    assert plus is None or mutation.plus == plus


MUTATION_SIDES = {side.id: side for mutation in CARDS.mutations for side in mutation.sides}


@pytest.mark.parametrize(
    ("name", "ability", "count"),
    [
        ("tmrna", RED_QUEEN, 1),
        ("rna-ribozyme", HEAT_SHIELD, 1),
        ("cytochromes", HEAT_SHIELD, 1),
        ("ribosomal-rna", HEAT_SHIELD, 0),
        ("superoxide-dismutase", HEAT_SHIELD, 0),
        ("rna-polymerase", RED_QUEEN, 1),
        ("riboswitches", RED_QUEEN, 1),
        ("mitochondria", FISSION, 1),
        ("atp-synthase", IMMUNOLOGY, 1),
        ("hox-genes", O2_SHIELD, 0),
        ("camp-pheromones", RED_QUEEN, 1),
        ("nitrogen-fixation", O2_SHIELD, 1),
    ],
)
def test_known_abilities(name: str, ability: int, count: int) -> None:
    assert MUTATION_SIDES[name].icons[ability] == count


def test_quorum_sensing_is_a_red_queen_and_nothing_else() -> None:
    assert abilities(MUTATION_SIDES["quorum-sensing"].icons) == {RED_QUEEN: 1}


def test_nitrogen_fixation_is_green_and_messenger_rna_exists() -> None:
    assert MUTATIONS["nitrogen-fixation"].colour == GREEN
    assert "mrna" in MUTATIONS


@pytest.mark.clause("H1d.1", "H1d.2")
@pytest.mark.parametrize(
    ("name", "pollutes"),
    [
        ("tmrna", True),
        ("trna", True),
        ("chloroplast-symbiont", True),
        ("cytoplasmic-streaming", True),
        ("calvin-cycle", False),
    ],
)
def test_known_polluters(name: str, pollutes: bool) -> None:
    assert MUTATION_SIDES[name].pollutes is pollutes

"""Glossary: immunology, and several droughts in one phase."""

from typing import Any

import pytest

from tests.genesis.pieces import Piece, organism, position, struck_by
from tests.genesis.table import Table
from trilobite.games.genesis.cards.build import build
from trilobite.games.genesis.cards.files import load
from trilobite.games.genesis.cards.types import GREEN, IMMUNOLOGY, TERRESTRIAL

MARS = "sugar-driven-biosynthesis"  # cosmic


def heat(extremity: int, organisms: dict[str, Piece], **options: Any) -> Table:
    """A heat crisis strikes."""
    event, icon = {1: ("bolide-water-delivery-a", 2), 2: ("late-heavy-bombardment", 0)}[extremity]
    return Table(struck_by(event, icon, organisms, decks={}), players=4, **options)


def amphibians(bionts: str, *organs: str, **options: Any) -> Table:
    """A drought strikes Red's amphibians. Their blue circle gives immunology."""
    piece = organism("red", bionts, under=MARS, side="terrestrial", organs=list(organs))
    return Table(
        struck_by("cryogenian-snowball", 0, {"sea-stars": piece}, decks={}), players=4, **options
    )


# --- the organism's own immunology --------------------------------------------------------


@pytest.mark.clause("G:Immunology.1", "G:Ability.1", "AMB-56")
@pytest.mark.parametrize("ruleset", ["living", "second", "first"])
def test_with_immunology_a_microorganism_loses_tokens_in_any_order(ruleset: str) -> None:
    organisms = {MARS: organism("blue", "GB", "riboswitches+", "mrna", cubes="Y")}
    table = heat(2, organisms, ruleset=ruleset)
    assert table.offers == [
        "lose-mutation riboswitches base",
        "lose-mutation riboswitches plus",
        "lose-mutation mrna base",
        "lose-chromosome yellow",
        "lose-biont green",
        "lose-biont blue",
    ]


@pytest.mark.clause("G:Immunology.1", "G:Atrophy.6")
def test_even_with_immunology_a_stolen_cube_cannot_be_given_up() -> None:
    organisms = {
        MARS: organism("blue", "B", "riboswitches+", "mrna"),
        "salmonella": organism(
            "green", "G", "rna-ribozyme", "calvin-cycle", host=MARS, diseased=["mrna base", ""]
        ),
    }
    table = heat(2, organisms)
    assert table.decider == "blue"
    assert table.refusals["lose-mutation mrna base"] == "G:Atrophy.6"


@pytest.mark.clause("G:Immunology.1", "AMB-61")
def test_immunology_that_is_lost_no_longer_serves_the_next_loss() -> None:
    table = Table(
        position(
            {MARS: organism("green", "YG", "ribosomal-rna", cubes="GG")}, "darwin", "darwin green"
        ),
        chance=("roll 6 6 2 3 2 3 4",),
        players=4,
    )
    table.answers("keep", "lose-mutation ribosomal-rna base")
    assert table.organism(MARS)["mutations"] == []
    assert table.organism(MARS)["cubes"] == "G"
    assert table.organism(MARS)["bionts"] == "YG"


@pytest.mark.clause("G:Immunology.1", "D7b.1")
def test_with_immunology_ultraviolet_takes_mutations_in_any_order() -> None:
    organisms = {
        MARS: organism("red", "R", "ribosomal-rna", "mrna", "trna"),
        "salmonella": organism("green", "G", host=MARS, diseased=["mrna base", ""]),
    }
    table = Table(struck_by("late-heavy-bombardment", 2, organisms, decks={}), players=4)
    assert table.offers == [
        "discard-mutation ribosomal-rna",
        "discard-mutation mrna",
        "discard-mutation trna",
    ]


@pytest.mark.clause("G:Immunology.1", "D7b.1", "ADD-9")
def test_under_ultraviolet_immunology_is_looked_at_again_before_each_discard() -> None:
    organisms = {
        MARS: organism("red", "R", "ribosomal-rna", "mrna", "trna", "tmrna"),
        "salmonella": organism("green", "G", host=MARS, diseased=["mrna base", ""]),
    }
    table = Table(struck_by("late-heavy-bombardment", 2, organisms, decks={}), players=4)
    table.answer("discard-mutation ribosomal-rna")
    assert table.offers == ["discard-mutation trna", "discard-mutation tmrna"]
    assert table.refusals["discard-mutation mrna"] == "D7b.1"


@pytest.mark.clause("G:Immunology.1", "G:Extinction.5", "AMB-61")
def test_with_immunology_from_an_organ_the_owner_may_give_up_the_trophic_biont() -> None:
    piece = organism("green", "YG", under=MARS, organs=["mycelial-mat", "fruiting-body"])
    table = heat(2, {"dickinsonia": piece})
    assert table.decider == "green"
    table.answer("lose-trophic-biont")
    assert not table.has("dickinsonia")
    assert table.organism(MARS)["bionts"] == "YG"


# --- immunology of an endosymbiont --------------------------------------------------------


@pytest.mark.clause("G:Immunology.2", "ED-48")
@pytest.mark.parametrize("ruleset", ["living", "second"])
def test_the_owner_of_the_immunising_endosymbiont_chooses_but_not_the_trophic_biont(
    ruleset: str,
) -> None:
    table = amphibians("RGB", "lungs", ruleset=ruleset)
    assert table.decider == "blue"
    assert table.offers == ["lose-organ 1", "lose-biont green", "lose-biont blue"]
    assert table.refusals["lose-trophic-biont"] == "G:Immunology.2"


@pytest.mark.clause("G:Immunology.2", "ED-48")
def test_in_first_the_owner_of_the_macroorganism_chooses_even_the_trophic_biont() -> None:
    table = amphibians("RGB", "lungs", ruleset="first")
    assert table.decider == "red"
    assert table.offers == [
        "lose-organ 1",
        "lose-biont green",
        "lose-biont blue",
        "lose-trophic-biont",
    ]


@pytest.mark.clause("G:Immunology.2")
def test_an_organ_that_gives_immunology_too_does_not_change_who_chooses() -> None:
    piece = organism("red", "RB", under=MARS, organs=["pyloric-caeca"])
    table = Table(
        struck_by("ocean-overturn", 3, {"sea-stars": piece}, decks={}),
        players=4,
        chance=("roll 5 5 5 5 2",),
    )
    assert table.decider == "blue"
    assert table.refusals["lose-trophic-biont"] == "G:Immunology.2"


@pytest.mark.clause("G:Immunology.2", "AMB-61")
def test_an_endosymbiont_that_gives_itself_up_leaves_the_next_loss_to_the_owner() -> None:
    piece = organism("red", "RGB", under=MARS, organs=["brain", "eyes"])
    table = Table(
        struck_by("ocean-overturn", 3, {"sea-stars": piece}, decks={}),
        players=4,
        chance=("roll 5 5 5 5 5 2 3 4",),
    )
    table.answer("lose-biont blue")
    assert table.organism("sea-stars")["bionts"] == "RG"
    assert table.decider == "red"
    assert table.offers == ["lose-organ 0", "lose-organ 1"]


@pytest.mark.clause("G:Immunology.2", "AMB-61")
def test_of_several_immunising_endosymbionts_the_first_owner_in_player_order_chooses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cards = build(load())
    side = next(macro for macro in cards.macros if macro.id == "sea-stars").sides[TERRESTRIAL]
    next(circle for circle in side.circles if circle.colour == GREEN).icons[IMMUNOLOGY] = 1
    monkeypatch.setattr("tests.genesis.table.default_cards", lambda: cards)
    piece = organism("red", "RGB", under=MARS, side="terrestrial")
    start = struck_by("cryogenian-snowball", 0, {"sea-stars": piece}, decks={})
    assert Table(start | {"order": ["red", "blue", "green", "yellow"]}, players=4).decider == "blue"
    assert (
        Table(start | {"order": ["red", "green", "blue", "yellow"]}, players=4).decider == "green"
    )


# --- droughts -----------------------------------------------------------------------------


def two_droughts(ruleset: str) -> Table:
    """Oceans Rust Out and the snowball after it both bring a drought; Red has amphibians."""
    piece = organism("red", "RG", under=MARS, side="terrestrial", organs=["jelly-eggs"])
    return Table(
        position({"sea-stars": piece}, "event", "start-of-phase", events_left=[0, 0, 10]),
        players=4,
        ruleset=ruleset,
        chance=("draw event oceans-rust-out", "draw event cryogenian-snowball"),
    )


@pytest.mark.clause("D9.1", "ED-53", "ADD-12", "AMB-14")
def test_in_living_each_drought_icon_costs_a_token() -> None:
    table = two_droughts("living")
    assert table.organism("sea-stars")["organs"] == []
    assert table.organism("sea-stars")["bionts"] == "R"


@pytest.mark.clause("D9.1", "ED-53", "ADD-12")
@pytest.mark.parametrize("ruleset", ["second", "first"])
def test_in_the_older_rulesets_several_droughts_in_a_phase_cost_one_token(ruleset: str) -> None:
    table = two_droughts(ruleset)
    assert table.organism("sea-stars")["organs"] == []
    assert table.organism("sea-stars")["bionts"] == "RG"

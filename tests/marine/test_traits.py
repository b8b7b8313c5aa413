"""MAR-11. Traits gained, copied and lost; the others are tested with what they change."""

import pytest

from tests.marine.table import Table, acting, resolving

#: All pawns of an animal of two.
SEVEN = dict.fromkeys(["abu-1", "abu-2", "abu-3", "aut-1", "aut-2", "dep-1", "ada-1"], "reptiles")


@pytest.mark.clause("MAR-11.3", "MAR-11.23")
def test_exaptation_wears_off() -> None:
    """MAR-EX-54."""
    table = Table(
        {
            "turn": "reptiles",
            "areas": {"speciation": ["sun"]},
            "animal": {
                "reptiles": {
                    "eliminated": 14,
                    "traits": [
                        {"trait": "exaptation", "used": True},
                        {"trait": "bottom-feeder", "copied": True, "pawn": "reptiles"},
                    ],
                },
                "cephalopods": {"traits": ["bottom-feeder"]},
            },
        }
    )
    assert table.animal("reptiles")["gene_pool"] == 17
    table.answers("basic spe-1", "around c3-e", "species d4 1")
    table.answer("done", "draw trait flight", "draw trait social", "draw trait mimicry")
    assert table.offers == ["trait flight", "trait social", "trait mimicry"]
    table.answer("trait social")
    assert [trait["trait"] for trait in table.animal("reptiles")["traits"]] == ["social"]
    assert table.animal("reptiles")["pawns"] == 6


@pytest.mark.clause("MAR-11.3", "MAR-11.11")
def test_exaptation_copies_once() -> None:
    table = Table(
        {
            "turn": "reptiles",
            "animal": {
                "reptiles": {"traits": ["exaptation"]},
                "cephalopods": {"traits": ["pack-hunting"]},
            },
        }
    )
    assert table.offered("copy") == ["pack-hunting"]
    table.answers("copy pack-hunting", "pawn sun")
    assert table.kind == "turn"
    assert table.offered("copy") == []
    assert table.position["special"]["sun"] == {"owner": "reptiles", "target": 2}


@pytest.mark.clause("MAR-11.3")
def test_exaptation_gained_with_a_low_gene_pool_stays() -> None:
    """It is lost by the action that brings the gene pool down, not by having too few."""
    low = {"eliminated": 15, "traits": ["exaptation"]}
    table = Table(
        {"turn": "reptiles", "areas": {"speciation": ["sun"]}, "animal": {"reptiles": low}}
    )
    assert table.animal("reptiles")["gene_pool"] == 16
    table.answers("basic spe-1", "around c3-e", "species d4 1", "done")
    assert table.animal("reptiles")["gene_pool"] == 15
    assert [trait["trait"] for trait in table.animal("reptiles")["traits"]] == ["exaptation"]
    assert table.kind == "turn"


@pytest.mark.clause("MAR-11.3", "MAR-10.4.5")
def test_exaptation_is_lost_once_the_gene_pool_has_been_above_its_limit() -> None:
    """The Reseed gives a cube back to the gene pool; the next action takes it again."""
    table = Table(
        {
            "agenda": ["reseed", "turn reptiles"],
            "regression_cubes": ["reptiles"],
            "animal": {"reptiles": {"eliminated": 14, "traits": ["exaptation"]}},
        },
        seed=1,
    )
    assert table.animal("reptiles")["gene_pool"] == 17
    table.answers("basic reg-1", "protect")
    assert table.kind == "new-trait"


@pytest.mark.clause("MAR-11.5", "MAR-9.16.8")
def test_gene_expression_returns_the_tokens_on_the_card() -> None:
    traits = [{"trait": "phenotypic-plasticity", "tokens": ["sun", "worms"]}]
    table = Table(
        resolving("reptiles", "gene-expression", 1, animal={"reptiles": {"traits": traits}}),
        chance=("draw trait flight", "draw trait social", "draw trait ram-feeder"),
    )
    left = table.view["tokens_left"]["sun"]
    table.answer("trait ram-feeder")
    assert table.view["tokens_left"]["sun"] == left + 1
    assert table.view["animals"]["reptiles"]["elements"] == ["plankton", "sponges", "sun", "sun"]
    assert len(table.state.trait_box) == 17


@pytest.mark.clause("MAR-11.14")
def test_ram_feeder() -> None:
    """MAR-EX-62."""
    table = Table(
        {
            "turn": "fishes",
            "animal": {"fishes": {"traits": ["ram-feeder"], "display": ["sun"] * 3}},
        },
        players=3,
    )
    elements = table.view["animals"]["fishes"]["elements"]
    assert elements == ["algae", "plankton", "plankton", "plankton", "sun", "sun", "sun"]


@pytest.mark.clause("MAR-11.6", "MAR-11.7")
def test_hadopelagic() -> None:
    """MAR-EX-55."""
    pawns = dict.fromkeys(
        ["abu-1", "abu-2", "abu-3", "aut-1", "aut-2", "dep-1", "ada-1"], "reptiles"
    )
    position = {"turn": "reptiles", "pawns": pawns}
    traits = {"traits": ["hadopelagic"]}
    table = Table({**position, "animal": {"reptiles": traits}})
    assert "retrieval" in table.events
    assert table.decider == "reptiles"
    table = Table(
        {**position, "animal": {"reptiles": traits, "cephalopods": {"right": True}}}, seed=1
    )
    assert table.events.index("reseed") < len(table.events) - 1
    assert table.decider == "reptiles"
    over = Table(
        {
            **position,
            "ending": "asteroid",
            "animal": {"reptiles": traits, "cephalopods": {"right": True}},
        }
    )
    assert over.session.over


@pytest.mark.clause("MAR-11.6")
def test_hadopelagic_asks_for_all_pawns() -> None:
    table = Table(
        {
            "turn": "reptiles",
            "special": {"sun": {"owner": "reptiles"}},
            "pawns": SEVEN,
            "animal": {"reptiles": {"traits": ["hadopelagic"]}},
        }
    )
    table.answer("retrieve")
    assert table.decider == "cephalopods"


@pytest.mark.clause("MAR-11.17", "MAR-8.3")
def test_ancient_lineage() -> None:
    """MAR-EX-56."""
    table = Table(
        {
            "turn": "reptiles",
            "row": ["biodiversity", "ecodiversity"],
            "deck": 0,
            "discard": ["asteroid"],
            "animal": {"reptiles": {"traits": ["ancient-lineage"]}, "cephalopods": {"right": True}},
        },
        seed=1,
    )
    table.answer("retrieve")
    assert table.offers == ["card biodiversity", "decline"]
    table.answer("card biodiversity")
    assert table.events.index("card-resolved") < table.events.index("reseed")
    assert table.vp("reptiles") == 1


@pytest.mark.clause("MAR-11.21")
def test_sentience() -> None:
    """MAR-EX-59."""
    table = Table(
        acting(
            "reptiles",
            "evo-1",
            evolution=["open-ocean"],
            species={"d6": {"cephalopods": 2, "reptiles": 1}},
            animal={"reptiles": {"vp": 19, "traits": ["sentience"]}},
        )
    )
    table.answer("tile d6")
    assert table.vp("reptiles") == 20
    assert table.animal("reptiles")["pawns"] == 8
    assert table.animal("reptiles")["boxed_pawns"] == 0

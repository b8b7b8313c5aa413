"""MAR-7.1 to MAR-7.5. The actions with tokens, and the Bottom Feeder."""

import pytest

from tests.marine.table import Table, acting, corner


@pytest.mark.clause("MAR-7.1.1", "MAR-7.1.2")
def test_abundance() -> None:
    """MAR-EX-19."""
    table = Table(acting("reptiles", "abu-2", areas={"abundance": ["algae", "worms", "worms"]}))
    assert table.offers == ["token algae", "token worms", "decline"]
    table.answer("token algae")
    assert table.refusals[f"corner {corner('d4', 'nw')}"] == "MAR-2.3.1"
    rim = corner("d5", "sw")
    table.answer(f"corner {rim}")
    assert table.position["tokens"][rim] == "algae"
    assert table.position["areas"] == {"abundance": ["worms", "worms"]}


@pytest.mark.clause("MAR-7.1.3", "MAR-6.5")
def test_abundance_of_nothing() -> None:
    table = Table(acting("reptiles", "abu-1"))
    assert table.kind == "turn"
    assert "no-effect" in table.events


@pytest.mark.clause("MAR-7.2.2", "MAR-7.2.3", "MAR-7.2.4", "MAR-7.2.5")
def test_autotrophy() -> None:
    """MAR-EX-20, MAR-EX-21."""
    geyser, other = corner("d1", "nw"), corner("d1", "ne")
    start = acting(
        "cephalopods",
        "aut-2",
        areas={"autotrophy": ["gastropods", "sun"]},
        tokens={geyser: "plankton", other: "sun", corner("d7", "sw"): "sun"},
    )
    table = Table(start)
    assert table.refusals[f"remove {geyser}"] == "MAR-7.2.2"
    assert table.refusals[f"exchange {corner('d7', 'sw')}"] == "MAR-7.2.4"
    table.answers(f"exchange {geyser}", "token gastropods")
    assert table.position["tokens"][geyser] == "gastropods"
    assert table.position["areas"]["autotrophy"] == ["sun", "plankton"]
    table = Table(start)
    table.answer(f"remove {other}")
    assert other not in table.position["tokens"]
    assert table.position["areas"]["autotrophy"] == ["gastropods", "sun"]
    assert table.view["tokens_left"]["sun"] == 17


@pytest.mark.clause("MAR-7.3.1", "MAR-7.3.2")
def test_depletion() -> None:
    """MAR-EX-23, the tokens."""
    table = Table(acting("reptiles", "dep-1", areas={"depletion": ["sponges"]}))
    sponges = corner("d4", "w")
    assert table.offers == [f"remove {sponges}", "decline"]
    assert table.refusals[f"remove {corner('d4', 'e')}"] == "MAR-7.3.1"
    table.answer(f"remove {sponges}")
    assert table.position["areas"]["depletion"] == ["sponges"]
    assert sponges not in table.position["tokens"]


@pytest.mark.clause("MAR-7.4.1", "MAR-7.4.2", "MAR-7.4.3", "MAR-7.4.4", "MAR-7.4.5")
def test_adaptation() -> None:
    """MAR-EX-17."""
    area = {"adaptation": ["gastropods"]}
    animal = {"reptiles": {"display": ["worms"]}}
    table = Table(acting("reptiles", "ada-1", areas=area, animal=animal))
    table.answer("token gastropods")
    assert table.animal("reptiles")["display"] == ["gastropods", "worms"]
    table = Table(acting("reptiles", "ada-3", areas=area, animal=animal))
    table.answer("token gastropods")
    assert table.offers == ["lay display", "replace worms display"]
    assert table.refusals == {
        "replace sponges display": "MAR-7.4.5",
        "replace sun display": "MAR-7.4.5",
    }
    table.answer("replace worms display")
    assert table.animal("reptiles")["display"] == ["gastropods"]
    full = {"reptiles": {"display": ["worms", "worms", "worms"]}}
    assert Table(acting("reptiles", "ada-1", areas=area, animal=full)).kind == "turn"
    assert Table(acting("reptiles", "ada-3", areas=area, animal=full)).kind == "adaptation"


@pytest.mark.clause("MAR-11.4", "MAR-11.5")
def test_phenotypic_plasticity_has_two_spaces() -> None:
    animal = {"reptiles": {"display": ["worms"] * 3, "traits": ["phenotypic-plasticity"]}}
    table = Table(
        acting("reptiles", "ada-1", areas={"adaptation": ["sun", "algae"]}, animal=animal)
    )
    table.answer("token algae")
    assert table.animal("reptiles")["traits"][0]["tokens"] == ["algae"]
    animal = {"reptiles": {"traits": ["phenotypic-plasticity"]}}
    table = Table(acting("reptiles", "ada-1", areas={"adaptation": ["sun"]}, animal=animal))
    table.answer("token sun")
    assert table.offers == ["lay display", "lay trait-1"]


@pytest.mark.clause("MAR-7.5.1", "MAR-7.5.2", "MAR-7.5.4")
def test_regression() -> None:
    table = Table(acting("reptiles", "reg-1", regression_cubes=["reptiles"]))
    pool = table.animal("reptiles")["gene_pool"]
    table.answer("protect")
    assert table.position["regression_cubes"] == ["reptiles", "reptiles"]
    assert table.animal("reptiles")["gene_pool"] == pool - 1
    full = Table(acting("cephalopods", "reg-2", regression_cubes=["reptiles", "reptiles"]))
    assert full.kind == "turn"


@pytest.mark.clause("MAR-11.15", "MAR-11.16")
def test_bottom_feeder() -> None:
    table = Table(
        {
            "turn": "reptiles",
            "pawns": {"com-1": "reptiles"},
            "areas": {"depletion": ["sun"], "regression": ["worms"]},
            "animal": {"reptiles": {"traits": ["bottom-feeder"]}},
        }
    )
    table.answer("basic bot-1")
    assert table.offers == ["take depletion sun", "take regression worms", "decline"]
    table.answers("take regression worms", "lay display")
    assert table.animal("reptiles")["display"] == ["worms"]
    assert table.animal("reptiles")["traits"][0]["pawn"] == "reptiles"
    assert table.decider == "cephalopods"
    table.answers("basic reg-1", "decline")
    assert table.refusals["basic bot-1"] == "MAR-11.16"
    table.answer("retrieve")
    assert "pawn" not in table.animal("reptiles")["traits"][0]

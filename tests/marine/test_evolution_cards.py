"""MAR-9.16. What each evolution card does."""

from typing import Any

import pytest

from tests.marine.table import Table, corner, resolving

R, C, F = "reptiles", "cephalopods", "fishes"


def resolve(card: str, x: int = 1, /, players: int = 2, **position: Any) -> Table:
    """Reptiles resolve a card."""
    return Table(resolving(R, card, x, **position), players=players)


@pytest.mark.clause("MAR-9.16.1", "MAR-9.4")
def test_aggressive_carnivore() -> None:
    table = resolve("aggressive-carnivore", 2, species={"d4": {C: 2}, "d3": {C: 1}})
    table.answers("eliminate d4 cephalopods", "eliminate d3 cephalopods")
    assert table.position["species"] == {"d3": {R: 1}, "d4": {R: 1, C: 1}}
    poor = resolve(
        "aggressive-carnivore", 2, species={"d4": {C: 2}}, animal={R: {"eliminated": 34}}
    )
    assert poor.position["species"] == {}


@pytest.mark.clause("MAR-9.16.2", "MAR-9.16.3", "MAR-12.1")
def test_asteroid() -> None:
    """MAR-EX-43."""
    species = {"d4": {R: 3, C: 2}, "d3": {R: 1}, "e3": {R: 1, C: 1}}
    table = resolve("asteroid", species=species)
    table.answers("tile d4", "spare cephalopods", "eliminate e3 cephalopods")
    assert table.position["species"] == {"d4": {C: 1}, "e3": {R: 1}}
    assert table.view["last_round"]
    assert resolve("asteroid", species={}).kind == "card-tile"


@pytest.mark.clause("MAR-9.16.4")
def test_biomass() -> None:
    """MAR-EX-44."""
    species = {"d4": {R: 7}, "d6": {R: 1, C: 1}, "d3": {R: 1}}
    table = resolve("biomass", species=species)
    assert table.offers == [
        "eliminate d4 reptiles",
        "eliminate d6 reptiles",
        "eliminate d6 cephalopods",
    ]
    table.answers("eliminate d6 cephalopods")
    assert table.position["species"] == {"d3": {R: 1}, "d4": {R: 6}, "d6": {R: 1}}


@pytest.mark.clause("MAR-9.16.5", "MAR-9.16.24")
def test_habitat() -> None:
    """MAR-EX-45."""
    table = resolve("habitat", special={"sun": {"owner": R}})
    sun = corner("d4", "nw")
    assert len(table.offered("remove")) == 5
    assert sun not in table.offered("remove")
    table.answer(f"remove {corner('d4', 'e')}")
    assert table.kind == "token-corner"
    table.answer(f"corner {corner('d6', 'e')}")
    assert table.position["tokens"][corner("d6", "e")] == "sun"
    elements = ["algae", "gastropods", "worms", "plankton", "sponges", "sun"]
    owner = {element: {"owner": R} for element in elements}
    assert resolve("habitat", special=owner).kind == "bag-token"
    nobody = resolve("habitat")
    nobody.answer(f"remove {sun}")
    assert nobody.kind == "turn"


@pytest.mark.clause("MAR-9.16.6")
@pytest.mark.parametrize(
    ("card", "element"),
    [
        ("univalves", "gastropods"),
        ("endosymbiosis", "sponges"),
        ("carbon-cycle", "plankton"),
        ("annelids", "worms"),
        ("semiaquatic", "sun"),
        ("primary-producers", "algae"),
    ],
)
def test_tiles_with_a_type(card: str, element: str) -> None:
    tokens = {corner("d4", "nw"): element, corner("d4", "e"): element, corner("d6", "w"): element}
    species = {"d4": {R: 2}, "c3": {R: 1}, "d6": {C: 1}, "d2": {R: 1}}
    assert resolve(card, tokens=tokens, species=species).vp(R) == 2


def test_biodiversity_and_ecodiversity() -> None:
    """MAR-EX-50, MAR-EX-51."""
    species = {"d4": {R: 1, C: 2, F: 1}, "d3": {R: 1}, "d5": {C: 1}}
    assert resolve("biodiversity", players=3, species=species).vp(R) == 1
    tokens = {
        **{corner("d4", side): "sun" for side in ("nw", "ne", "e", "se")},
        **{corner("d4", side): "sponges" for side in ("sw", "w")},
        corner("d1", "nw"): "worms",
    }
    assert resolve("ecodiversity", tokens=tokens).vp(R) == 6


@pytest.mark.clause("MAR-9.16.7", "MAR-9.16.22")
@pytest.mark.parametrize(("lost", "placed"), [(12, 6), (27, 5)])
def test_population_explosion(lost: int, placed: int) -> None:
    """MAR-EX-49."""
    species = {"d4": {R: 2, C: 4}, "d5": {C: 1}}
    table = resolve("population-explosion", species=species, animal={R: {"eliminated": lost}})
    assert table.species("d4") == {R: 2 + placed, C: 4}


@pytest.mark.clause("MAR-9.16.21")
def test_extremophiles() -> None:
    assert resolve("extremophiles", species={"d1": {R: 2}, "d7": {R: 3}, "d4": {R: 4}}).vp(R) == 5


@pytest.mark.clause("MAR-9.16.8")
def test_gene_expression_with_two_traits() -> None:
    table = Table(
        resolving(R, "gene-expression", animal={R: {"traits": ["flight", "social"]}}),
        variants=["superheroes"],
        chance=("draw trait mimicry", "draw trait solitary", "draw trait resilience"),
    )
    table.answers("trait solitary", "give-up flight")
    assert [trait["trait"] for trait in table.animal(R)["traits"]] == ["social", "solitary"]


@pytest.mark.clause("MAR-9.16.9")
def test_mass_exodus() -> None:
    table = resolve("mass-exodus", species={"d4": {R: 2, C: 1}})
    table.answers("move-to d3 1", "move-to d5 1", "move-to d3 1")
    assert table.position["species"] == {"d3": {R: 1, C: 1}, "d5": {R: 1}}


@pytest.mark.clause("MAR-9.16.4", "MAR-9.16.25")
def test_invasive_species() -> None:
    """MAR-EX-52."""
    table = resolve(
        "invasive-species",
        species={"d4": {R: 2, C: 1}, "d3": {R: 1}, "e4": {R: 1}},
        competition=["coral-reef", "coral-reef", "land"],
    )
    assert table.position["species"] == {"d4": {R: 1}, "e4": {R: 1}}


@pytest.mark.clause("MAR-9.14", "MAR-9.16.10")
def test_cladogenesis() -> None:
    """MAR-EX-46. X of the discarded card is that of Cladogenesis."""
    table = Table(
        resolving(R, "cladogenesis", 2, discard=["asteroid", "trophic-cascade"]), players=2
    )
    table.answer("tile d4")
    table.answers(f"remove {corner('d4', 'nw')}", f"remove {corner('d4', 'ne')}")
    assert table.position["discard"] == ["asteroid", "trophic-cascade", "fertile", "cladogenesis"]
    assert table.position["row"] == []
    assert len(table.position["tokens"]) == 4
    empty = Table(
        resolving(R, "cladogenesis", 1, discard=[], deck=2, row=["cladogenesis", "fertile"]),
        chance=("draw evolution predator", "draw evolution asteroid"),
    )
    assert empty.position["discard"] == ["fertile", "cladogenesis"]
    assert empty.position["row"] == ["predator", "asteroid"]


@pytest.mark.clause("MAR-9.16.11")
def test_metamorphosis_and_adaptability() -> None:
    assert resolve("metamorphosis").kind == "turn"
    table = resolve("metamorphosis", animal={R: {"display": ["worms", "algae"]}})
    table.answers("swap worms display", "token plankton")
    assert table.animal(R)["display"] == ["algae", "plankton"]
    assert resolve("adaptability").kind == "turn"
    table = resolve("adaptability", animal={R: {"display": ["worms"]}})
    table.answer(f"exchange {corner('d4', 'nw')}")
    assert table.animal(R)["display"] == ["sun"]
    assert table.position["tokens"][corner("d4", "nw")] == "worms"


def test_monotypic_habitat_and_fertile() -> None:
    species = {"d4": {R: 2}, "d3": {R: 1}, "d5": {R: 1, C: 1}, "d6": {C: 4}}
    assert resolve("monotypic-habitat", species=species).vp(R) == 3
    table = resolve("fertile", species=species)
    assert table.offered("tile") == ["d3", "d4", "d5"]
    assert table.refusals["tile d6"] == "MAR-9.15"
    table.answer("tile d5")
    assert table.vp(R) == 2


@pytest.mark.clause("MAR-9.16.20", "MAR-9.13")
def test_marine_snow() -> None:
    """MAR-EX-66."""
    entering = Table(
        {
            "agenda": ["refill reptiles", "turn reptiles"],
            "species": {"d6": {F: 2, R: 1}, "d7": {F: 2}},
            "row": ["fertile", "predator", "omnivore", "biodiversity"],
        },
        players=3,
        chance=("draw evolution marine-snow",),
    )
    assert [animal.vp for animal in entering.state.animals] == [1, 0, 2]
    assert entering.kind == "turn"
    table = resolve("marine-snow")
    table.answer("token sun")
    assert corner("d7", "sw") in table.offered("corner")
    assert corner("d1", "nw") not in table.offered("corner")


@pytest.mark.clause("MAR-9.16.12")
def test_disease() -> None:
    table = resolve(
        "disease", animal={C: {"display": ["sun", "worms"]}, F: {"display": ["sun"]}}, players=3
    )
    assert table.decider == C
    table.answer("lose worms display")
    assert table.animal(C)["display"] == ["sun"]
    assert table.animal(F)["display"] == []


@pytest.mark.clause("MAR-9.16.26")
def test_fecundity() -> None:
    table = resolve("fecundity", species={"d4": {R: 1}, "d3": {R: 2}, "d5": {C: 1}})
    assert table.offers == ["species d3 1", "species d4 1", "done"]
    table.answers("species d4 1", "done")
    assert table.species("d4") == {R: 2}
    assert table.species("d3") == {R: 2}


@pytest.mark.clause("MAR-9.16.14", "MAR-8.5")
def test_continental_drift() -> None:
    """MAR-EX-64."""
    table = resolve(
        "continental-drift",
        pawns={"abu-1": R, "evo-1": C, "evo-2": "sun"},
        special={"sun": {"owner": C}},
        animal={
            R: {"traits": [{"trait": "bottom-feeder", "pawn": R}]},
            C: {"right": True},
        },
    )
    assert table.position["pawns"] == {}
    assert [table.animal(name)["pawns"] for name in (R, C)] == [7, 7]
    assert [table.animal(name)["right"] for name in (R, C)] == [False, True]


@pytest.mark.clause("MAR-9.16.4")
def test_predator() -> None:
    species = {"d4": {R: 1, C: 1}, "d3": {R: 1}, "d5": {C: 1}}
    assert resolve("predator", species=species).position["species"] == {
        "d3": {R: 1},
        "d4": {R: 1},
        "d5": {C: 1},
    }


@pytest.mark.clause("MAR-9.16.15")
def test_solar_radiation() -> None:
    """MAR-EX-48, MAR-EX-42."""
    table = resolve(
        "solar-radiation", 3, species={"d4": {R: 1, C: 1}}, animal={R: {"traits": ["cannibalism"]}}
    )
    table.answers("send-home d4 reptiles")
    assert table.position["species"] == {}
    assert table.animal(C)["eliminated"] == 0
    assert table.vp(R) == 0


@pytest.mark.clause("MAR-9.16.17")
def test_terrestrial() -> None:
    table = resolve("terrestrial")
    table.answers("token sun", f"corner {corner('d1', 'nw')}")
    assert table.offered("tile") == []
    table.answer(table.offers[-2])
    assert sum(table.position["species"]["d1"].values()) == 4
    full = resolve(
        "terrestrial",
        tiles={"d4": "coral-reef", "a1": "land"},
        tokens={corner("a1", side): "sun" for side in ("nw", "ne", "e", "se", "sw", "w")},
    )
    assert full.offers[-1] == "done"
    full.answer("species a1 4")
    assert full.species("a1") == {R: 4}


@pytest.mark.clause("MAR-9.16.12", "MAR-9.16.13")
def test_symbiosis() -> None:
    table = Table(
        resolving(R, "symbiosis", animal={R: {"display": ["sun"]}, F: {"display": ["sun"] * 3}}),
        players=3,
        chance=("draw element worms", "draw element algae"),
    )
    displays = [table.animal(name)["display"] for name in (R, C, F)]
    assert displays == [["worms", "sun"], ["algae"], ["sun"] * 3]


@pytest.mark.clause("MAR-9.16.19", "MAR-9.13")
def test_bountiful_habitat() -> None:
    table = resolve("bountiful-habitat", species={"d2": {R: 1}, "d3": {C: 1}, "d1": {R: 1}})
    assert "terrain vent" in table.offers
    table.answer("terrain land")
    assert table.offered("score") == ["c1", "d2", "d3", "e1"]
    table.answers("score d3", "score-rest")
    assert [table.vp(name) for name in (R, C)] == [8, 8]
    vents = resolve("bountiful-habitat", species={"d1": {R: 1}, "d7": {R: 1}})
    vents.answers("terrain vent", "score-rest")
    assert vents.vp(R) == 2


@pytest.mark.clause("MAR-9.3")
def test_trophic_cascade() -> None:
    """MAR-EX-47."""
    three = {corner("d4", side): "sun" for side in ("nw", "ne", "e")}
    table = resolve("trophic-cascade", 4, tokens=three)
    table.answer("tile d4")
    assert table.position["tokens"] == {}
    five = resolve("trophic-cascade", 4)
    five.answer("tile d4")
    assert len(five.offers) == 6


@pytest.mark.clause("MAR-9.16.23")
def test_niche_construction() -> None:
    table = resolve("niche-construction", tokens={corner("d4", "nw"): "sun"})
    assert corner("d4", "nw") not in table.offered("corner")
    table.answer(f"corner {corner('d6', 'e')}")
    assert table.position["tokens"] == {corner("d6", "e"): "sun"}


@pytest.mark.clause("MAR-9.16.22")
def test_omnivore() -> None:
    table = resolve("omnivore", tokens={corner("d4", "nw"): "sun"}, species={"d6": {C: 1}})
    assert table.offered("tile") == ["c3", "d3", "d4", "d6"]
    table.answer("tile d6")
    assert table.position["species"] == {}
    assert len(table.position["tokens"]) == 1


@pytest.mark.clause("MAR-9.16.18")
def test_volcanism() -> None:
    table = resolve("volcanism")
    assert table.position["vents"]["c4"] == "black-smoker"
    assert table.vp(R) == 1
    assert table.offered("tile") == ["c1", "c6", "e1", "e6"]
    table.answer("tile e6")
    assert table.animal(R)["points"] == {"tectonics": 1 + 3}

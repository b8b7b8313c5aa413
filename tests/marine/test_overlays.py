"""What people are shown before they decide: states, scores, values, events, draws."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from tests.marine.table import Table, corner, marine
from trilobite.core.chance import Chance
from trilobite.core.session import begin

#: A planet of three tiles with few tokens; reptiles eat sun and sponges, cephalopods gastropods
#: and sponges.
PLANET: dict[str, Any] = {
    "turn": "reptiles",
    "tiles": {"d4": "kelp-forest", "d5": "open-ocean", "e3": "land"},
    "vents": {},
    "tokens": {corner("d4", "nw"): "sun"},
    "species": {"d4": {"reptiles": 1, "cephalopods": 3}, "d5": {"cephalopods": 2}},
}


def odds(table: Table) -> Mapping[str, Any]:
    """What the table shows."""
    return dict(table.session.game.odds(table.session.state, None))


@pytest.mark.clause("MAR-2.5.1", "MAR-2.5.2")
def test_who_thrives_where_and_on_what() -> None:
    table = Table(PLANET)
    assert odds(table)["thriving"] == {
        "d4": {
            "reptiles": {"thrives": True, "food": ["sun"]},
            "cephalopods": {"thrives": False, "food": []},
        },
        "d5": {"cephalopods": {"thrives": False, "food": []}},
    }


@pytest.mark.clause("MAR-11.12")
def test_carnivores_thrive_without_food() -> None:
    animals = {"cephalopods": {"traits": ["carnivorous"]}}
    species = {"d4": {"reptiles": 2, "cephalopods": 1}}
    table = Table({**PLANET, "species": species, "animal": animals})
    there = odds(table)["thriving"]["d4"]
    assert there["cephalopods"] == {"thrives": True, "food": []}


@pytest.mark.clause("MAR-7.11.3", "MAR-7.11.7")
def test_what_each_tile_would_pay() -> None:
    """A kelp forest pays 7, 4 and 2, an open ocean 2 and 1; nobody is on the land."""
    table = Table(PLANET)
    assert odds(table)["scores"] == {
        "d4": {"cephalopods": 7, "reptiles": 4},
        "d5": {"cephalopods": 2},
    }


@pytest.mark.clause("MAR-9.16.16", "MAR-11.18")
def test_cards_and_traits_add_to_what_a_tile_pays() -> None:
    """Solar Radiation gives the first place 1 VP for each sun, Solitary 2 VP for being alone."""
    table = Table(
        {
            **PLANET,
            "row": ["solar-radiation"],
            "species": {"d4": {"reptiles": 1}, "d5": {"cephalopods": 2}},
            "animal": {"reptiles": {"traits": ["solitary"]}},
        }
    )
    assert odds(table)["scores"]["d4"] == {"reptiles": 7 + 2 + 1}


@pytest.mark.clause("MAR-2.8.1", "MAR-2.8.2")
def test_a_domination_value_and_the_tiles_that_count() -> None:
    """MAR-EX-01."""
    worms = [corner("d4", "ne"), corner("d4", "nw"), corner("d5", "sw")]
    table = Table(
        {
            "turn": "crustaceans",
            "tokens": dict.fromkeys(worms, "worms"),
            "species": {
                "d4": {"crustaceans": 1},
                "d3": {"crustaceans": 2},
                "d5": {"crustaceans": 1},
            },
            "special": {"worms": {"owner": "fishes", "target": 4}},
        },
        animals=["crustaceans", "fishes"],
    )
    by_animal = odds(table)["domination"]
    assert by_animal["crustaceans"]["worms"] == {
        "elements": 2,
        "tiles": ["d3", "d4", "d5"],
        "value": 6,
        "target": 4,
        "dominates": True,
    }
    assert sorted(by_animal["crustaceans"]) == ["algae", "worms"]
    assert by_animal["fishes"]["plankton"]["value"] == 0


@pytest.mark.clause("MAR-10.2.1", "MAR-10.2.2", "MAR-11.12")
def test_what_an_extinction_would_remove() -> None:
    """MAR-EX-53. The carnivores die of hunger in the same event."""
    table = Table(
        {
            **PLANET,
            "tokens": {},
            "species": {"d4": {"reptiles": 1, "cephalopods": 2}},
            "animal": {"reptiles": {"traits": ["carnivorous", "cannibalism"]}},
        }
    )
    shown = odds(table)
    assert shown["thriving"]["d4"]["reptiles"]["thrives"]
    assert shown["extinction"] == {
        "lost": {"d4": {"reptiles": 1, "cephalopods": 2}},
        "vp": {"reptiles": 1},
    }


@pytest.mark.clause("MAR-10.3.1", "MAR-10.3.3")
def test_what_a_survival_would_bring() -> None:
    """MAR-EX-36."""
    vents = {"d4": "geyser", "d5": "black-smoker", "e3": "geyser"}
    apart = {hex: {"reptiles": 1} for hex in vents}
    table = Table({**PLANET, "vents": vents, "species": {**apart, "d4": {"reptiles": 2}}})
    assert odds(table)["survival"] == {
        "holder": "reptiles",
        "vp": {"reptiles": 6},
        "on_vents": {
            "reptiles": {"species": 4, "vents": 3},
            "cephalopods": {"species": 0, "vents": 0},
        },
    }
    tied = {"d4": {"reptiles": 1, "cephalopods": 1}}
    table = Table({**PLANET, "vents": vents, "species": tied})
    assert odds(table)["survival"]["holder"] is None
    assert odds(table)["survival"]["vp"] == {}


@pytest.mark.clause("MAR-9.16.6")
def test_what_a_card_of_the_row_is_worth() -> None:
    """Biodiversity counts shared tiles; Aggressive Carnivore gives no VP, so it is not listed."""
    table = Table({**PLANET, "row": ["biodiversity", "aggressive-carnivore"]})
    assert odds(table)["cards"] == {"biodiversity": {"reptiles": 1, "cephalopods": 1}}


@pytest.mark.clause("MAR-1.11", "MAR-10.4.7", "MAR-10.4.10")
def test_draws_of_tokens() -> None:
    """The bag holds 19 tokens of each type but the one sun on the planet and what is in the areas;
    the Reseed puts back those of Wanderlust, not those of Abundance."""
    areas = {"abundance": ["algae"] * 4, "wanderlust": ["worms"] * 4}
    tokens = odds(Table({**PLANET, "areas": areas}))["tokens"]
    assert tokens["left"] == 6 * 19 - 1 - 8
    assert tokens["next"]["algae"] == pytest.approx(15 / 105)
    assert tokens["next"]["sun"] == pytest.approx(18 / 105)
    assert tokens["next"]["worms"] == pytest.approx(15 / 105)
    none = (90 / 109) * (89 / 108) * (88 / 107) * (87 / 106)
    assert tokens["reseed"]["worms"] == pytest.approx(1 - none)


@pytest.mark.clause("MAR-10.4.3")
def test_regression_gives_tokens_to_the_bag_first() -> None:
    """Algae of an unprotected display and of the Regression area itself are drawn from again."""
    area = {"areas": {"regression": ["algae"]}}
    kept = odds(Table({**PLANET, **area}))["tokens"]["reseed"]["algae"]
    display = {"reptiles": {"display": ["algae"]}}
    lost = odds(Table({**PLANET, **area, "animal": display}))["tokens"]["reseed"]["algae"]
    assert lost == pytest.approx(kept)


@pytest.mark.clause("MAR-10.4.9", "MAR-10.4.11")
def test_draws_of_markers() -> None:
    """Two of sixteen markers show land; Competition draws three, Evolution five."""
    markers = odds(Table(PLANET))["markers"]
    assert markers["competition"]["land"] == pytest.approx(1 - (14 * 13 * 12) / (16 * 15 * 14))
    assert markers["evolution"]["vent"] == pytest.approx(
        1 - (14 * 13 * 12 * 11 * 10) / (16 * 15 * 14 * 13 * 12)
    )


@pytest.mark.clause("MAR-2.10.2")
def test_draws_of_tiles() -> None:
    """At the start three tiles are shown; of the 18 below, all that is not seen is as likely."""
    table = Table(seed=5, variants=["random-animals"])
    tiles = odds(table)["tiles"]
    tops = [stack["top"] for stack in table.view["stacks"]]
    assert tiles["left"] == 18
    assert tiles["next"]["coral-reef"] == pytest.approx((3 - tops.count("coral-reef")) / 18)
    assert sum(tiles["next"].values()) == pytest.approx(1)


@pytest.mark.clause("MAR-3.18", "MAR-9.10")
@pytest.mark.parametrize(("deck", "asteroid"), [(6, 0.0), (5, 0.2), (2, 0.5), (1, 1.0)])
def test_draws_of_cards(deck: int, asteroid: float) -> None:
    """The Asteroid is among the last five."""
    shown = odds(Table({**PLANET, "deck": deck}))["deck"]
    assert shown["left"] == deck
    assert shown["asteroid"] == pytest.approx(asteroid)
    # Twelve of the 34 other cards bring each event.
    assert shown["extinction"] == pytest.approx((1 - asteroid) * 12 / 34)
    assert shown["survival"] == pytest.approx((1 - asteroid) * 12 / 34)


def test_an_empty_deck_brings_nothing() -> None:
    shown = odds(Table({**PLANET, "deck": 0, "discard": ["asteroid"]}))["deck"]
    assert shown == {"left": 0, "extinction": 0.0, "survival": 0.0, "asteroid": 0.0}


@pytest.mark.parametrize("players", [2, 4])
def test_looking_changes_nothing_and_tells_no_secret(players: int) -> None:
    """At every decision of a random game; also while animals and traits are chosen."""
    game = marine(players=players, variants=["short"])
    session = begin(game, chance=Chance(players))
    dice = Random(7)
    while not session.over:
        seat = session.deciders()[0]
        before = session.game.position(session.state)
        shown = session.game.odds(session.state, session.decision_for(seat))
        assert session.game.position(session.state) == before
        assert game.odds(session.game.reshuffled(session.state, None, Chance(8)), None) == shown
        session.choose(dice.choice(session.keys(seat)), seat)

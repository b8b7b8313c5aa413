"""MAR-9 to MAR-11, MAR-13. The row, events, traits and variants: what other tests leave open."""

import pytest

from tests.marine.table import Table, corner, resolving
from trilobite.core.chance import Answer, Chance
from trilobite.core.record import entry_of
from trilobite.core.session import begin
from trilobite.games.marine.cards.build import build
from trilobite.games.marine.cards.files import load
from trilobite.games.marine.game import MarineGame
from trilobite.games.marine.setup_options import read_setup

R, C, F = "reptiles", "cephalopods", "fishes"
SUN = corner("d4", "nw")
SIX = ["fertile", "biodiversity", "ecodiversity", "omnivore", "predator", "univalves"]


# --- MAR-9: the row -----------------------------------------------------------------------


@pytest.mark.clause("MAR-9.1")
def test_who_decides_for_a_card() -> None:
    """Reptiles send the cubes of others away, but the owner says which token is lost."""
    exodus = Table(resolving(R, "mass-exodus", species={"d4": {C: 2}}))
    assert exodus.decider == R
    exodus.answer("move-to d3 2")
    assert exodus.position["species"] == {"d3": {C: 2}}
    disease = Table(resolving(R, "disease", animal={C: {"display": ["sun", "worms"]}}))
    assert disease.decider == C
    assert disease.offers == ["lose worms display", "lose sun display"]


@pytest.mark.clause("MAR-9.2")
def test_effects_come_in_order_and_do_not_spare_their_player() -> None:
    """Omnivore: first the token falls, then the last species of reptiles, and nothing else was
    offered."""
    table = Table(resolving(R, "omnivore", tokens={SUN: "sun"}, species={"d4": {R: 1}}))
    table.answer("tile d4")
    assert table.kind == "turn"
    assert (table.position["tokens"], table.position["species"]) == ({}, {})
    assert table.events.index("token-lifted") < table.events.index("species-eliminated")


@pytest.mark.clause("MAR-9.8")
def test_without_a_deck_the_upper_spaces_stay_empty() -> None:
    agenda = ["card reptiles biodiversity 2", "turn reptiles"]
    rest = ["fertile", "ecodiversity", "omnivore", "predator"]
    done = {"agenda": agenda, "row": SIX[:5], "discard": ["asteroid"]}
    assert Table({**done, "deck": 0}).position["row"] == rest
    last = Table({**done, "deck": 1}, chance=("draw evolution univalves",))
    assert last.position["row"] == [*rest, "univalves"]
    assert last.position["deck"] == 0


@pytest.mark.clause("MAR-9.9")
def test_a_new_card_enters_before_its_events() -> None:
    """A Marine Snow with an Extinction: the fishes are paid for the ocean before they die there.
    And the rule of an Adaptability that has just come is in force."""
    cards = build(load(None))
    snow = next(card for card in cards.evolution if card.id == "marine-snow")
    snow.extinctions = 1
    game = MarineGame(cards, read_setup({"players": 2, "animals": [R, F]}))
    position = {"agenda": ["refill reptiles", "turn reptiles"], "row": SIX[:4]}
    start = game.from_position({**position, "species": {"d6": {F: 1}}, "tokens": {}})
    chance = Chance(None)
    drawn = entry_of("~ draw evolution marine-snow", game.words)
    assert not isinstance(drawn, Answer)
    chance.script.append(drawn)
    session = begin(game, start=start, chance=chance)
    after = session.game.position(session.state)
    assert after["animal"][F]["vp"] == 2
    assert after["species"] == {}
    events = [event[0] for event in session.log]
    assert events.index("card-shown") < events.index("tile-scored") < events.index("extinction")
    pawns = {"abu-1": "sun"}
    special = {"sun": {"owner": C}, "worms": {"owner": R}}
    table = Table(
        {**position, "pawns": pawns, "special": special}, chance=("draw evolution adaptability",)
    )
    assert "special worms abu-1" in table.offers


@pytest.mark.clause("MAR-9.11")
def test_a_lasting_rule_ends_with_its_card() -> None:
    position = {"pawns": {"abu-1": "sun"}, "special": {"sun": {"owner": C}, "worms": {"owner": R}}}
    assert "special worms abu-1" in Table({"turn": R, "row": ["adaptability"], **position}).offers
    table = Table(resolving(R, "adaptability", **position))
    assert table.position["discard"][-1] == "adaptability"
    assert table.refusals["special worms abu-1"] == "MAR-5.3.4"


@pytest.mark.clause("MAR-9.12")
def test_coming_down_triggers_nothing() -> None:
    """Marine Snow and Volcanism come down by a space, and neither scores nor kills."""
    table = Table(
        {
            "agenda": ["card reptiles fertile 1", "turn reptiles"],
            "row": ["fertile", "marine-snow", "volcanism"],
            "deck": 0,
            "discard": ["asteroid"],
            "species": {"d6": {C: 1}},
            "tokens": {},
        }
    )
    assert table.position["row"] == ["marine-snow", "volcanism"]
    assert (table.vp(C), table.species("d6")) == (0, {C: 1})
    assert {"tile-scored", "extinction", "survival"}.isdisjoint(table.events)


@pytest.mark.clause("MAR-9.15")
def test_any_tile_of_the_planet_or_none() -> None:
    asteroid = Table(resolving(R, "asteroid"))
    assert sorted(asteroid.offered("tile")) == sorted(asteroid.position["tiles"])
    nowhere = Table(resolving(R, "population-explosion", species={"d4": {C: 2}}))
    assert nowhere.kind == "turn"
    assert nowhere.position["species"] == {"d4": {C: 2}}
    assert nowhere.position["discard"][-1] == "population-explosion"


# --- MAR-10: events -----------------------------------------------------------------------


@pytest.mark.clause("MAR-10.1")
def test_extinction_survival_reseed() -> None:
    """The Retrieval that closes the round lets Ancient Lineage resolve a card, and the new card
    brings both events."""
    table = Table(
        {
            "turn": R,
            "row": SIX[:5],
            "animal": {R: {"traits": ["ancient-lineage"]}, C: {"right": True}},
        },
        seed=1,
    )
    table.answer("retrieve")
    table.answer("card fertile", "draw evolution volcanism")
    events = [name for name in table.events if name in ("extinction", "survival", "reseed")]
    assert events == ["extinction", "survival", "reseed"]


@pytest.mark.clause("MAR-10.2.3")
def test_nobody_decides_in_an_extinction() -> None:
    species = {hex: {R: 2, C: 2, F: 2} for hex in ("d2", "d3", "d6", "e4")}
    table = Table(
        {"agenda": ["extinction", "turn reptiles"], "species": species, "tokens": {}}, players=3
    )
    assert table.session.answers() == []
    assert table.position["species"] == {}
    assert [table.animal(name)["eliminated"] for name in (R, C, F)] == [8, 8, 8]


# --- MAR-11: traits -----------------------------------------------------------------------


@pytest.mark.clause("MAR-11.1")
def test_a_trait_works_as_long_as_the_animal_has_it() -> None:
    """Reptiles thrive among cephalopods until Gene Expression takes Carnivorous from them."""
    table = Table(
        resolving(
            R,
            "gene-expression",
            tokens={},
            species={"d4": {R: 1, C: 2}},
            animal={R: {"traits": ["carnivorous"]}},
        ),
        chance=("draw trait flight", "draw trait social", "draw trait ram-feeder"),
    )
    assert table.view["endangered"] == {"d4": [C]}
    table.answer("trait flight")
    assert table.view["endangered"] == {"d4": [R, C]}


# --- MAR-13: variants ---------------------------------------------------------------------


@pytest.mark.clause("MAR-13.1.4")
def test_the_two_animals_of_a_player_are_opponents() -> None:
    """They fall to each other, kick each other out, and share no pawns."""
    variants = ["two-animals"]
    predator = Table(resolving(R, "predator", species={"d4": {R: 1, C: 1}}), variants=variants)
    assert predator.position["species"] == {"d4": {R: 1}}
    assert predator.animal(R)["seat"] == predator.animal(C)["seat"]
    table = Table(
        {
            "turn": R,
            "pawns": {"abu-1": C, "evo-1": C},
            "special": {"sun": {"owner": R}, "worms": {"owner": C}},
        },
        variants=variants,
    )
    assert "basic abu-2" in table.offers
    assert "special sun abu-1" in table.offers
    assert not any(key.startswith("special worms") for key in table.offers)
    table.answer("special sun abu-1")
    assert table.animal(C)["pawns"] == 3

"""What sentences need to know, stated by the rules."""

from typing import Any

import pytest

from tests.marine.table import Table, acting, corner
from trilobite.core.decision import Decision
from trilobite.core.facts import Fact, Facts, Name, Phrase, Several
from trilobite.games.marine.facts import MarineChronicle
from trilobite.games.marine.vocabulary import number_of_tokens

R, C = "reptiles", "cephalopods"


def plain(fact: Fact) -> Any:
    """A fact as values that can be compared."""
    if isinstance(fact, Name):
        return (fact.domain, fact.id)
    if isinstance(fact, Phrase):
        return {"say": fact.message, **stated(fact.facts)}
    return [plain(one) for one in fact.facts] if isinstance(fact, Several) else fact


def stated(facts: Facts) -> dict[str, Any]:
    return {name: plain(fact) for name, fact in facts.items()}


def decision_of(table: Table) -> Decision:
    decision = table.session.decision_for(table.session.deciders()[0])
    assert decision is not None
    return decision


def about(table: Table, key: str = "") -> dict[str, Any]:
    """The facts of the pending decision, or of the option with the key, allowed or refused."""
    decision = decision_of(table)
    if not key:
        return stated(table.game.facts(table.state, decision))
    options = decision.options[:]
    options += [refusal.option for refusal in table.session.refusals(decision.seat)]
    [option] = [option for option in options if table.game.words.key(option) == key]
    return stated(table.game.facts(table.state, decision, option))


def tile(domain: str, kind: str, hex: str) -> dict[str, Any]:
    return {"say": "tile-named", "kind": (domain, kind), "hex": hex}


CENTRE = {"d4": "coral-reef"}


@pytest.mark.clause("MAR-2.3.2")
def test_a_corner_is_named_by_hex_and_direction_with_the_tiles_around_it() -> None:
    at = corner("d4", "ne")
    hexes = {"d4": "coral-reef", "d3": "seamount", "e3": "land"}
    table = Table(acting(R, "dep-1", tiles=hexes, vents={"d3": "geyser"}, tokens={at: "sun"},
                         areas={"depletion": ["sun"]}))  # fmt: skip
    facts = about(table, f"remove {at}")
    assert facts["token"] == ("element", "sun")
    hex, direction = at.split("-")
    assert facts["a"] == {"say": "corner-named", "hex": hex.upper(), "direction": direction}
    assert facts["tiles"] == [
        tile("kind", "geyser", "D3"),
        tile("terrain", "coral-reef", "D4"),
        tile("terrain", "land", "E3"),
    ]


@pytest.mark.clause("MAR-13.1.1")
def test_whoever_decides_is_named_by_all_animals_meant() -> None:
    assert about(Table({"turn": R}))["player"] == [("animal", R)]
    two = Table(
        {
            "agenda": ["keep-traits", "row"],
            "animal": {
                R: {"dealt": ["solitary", "social", "flight"]},
                C: {"dealt": ["mimicry", "sentience", "cannibalism"]},
                "fishes": {"dealt": ["resilience", "hadopelagic", "carnivorous"]},
                "crustaceans": {"dealt": ["ram-feeder", "bottom-feeder", "pack-hunting"]},
            },
        },
        variants=["two-animals"],
    )
    assert about(two)["player"] == [("animal", R), ("animal", C)]
    facts = about(two, "keep-both solitary mimicry")
    assert facts == {"first": ("animal", R), "second": ("animal", C)}


@pytest.mark.clause("MAR-3.16")
def test_a_trait_to_keep_comes_with_its_text() -> None:
    dealt = {
        R: {"dealt": ["solitary", "social", "flight"]},
        C: {"dealt": ["mimicry", "sentience", "cannibalism"]},
    }
    table = Table({"agenda": ["keep-traits", "row"], "animal": dealt})
    assert about(table, "keep social") == {"text": ("trait-text", "social")}


@pytest.mark.clause("MAR-5.3.2")
def test_a_space_says_what_belongs_to_it_and_whom_it_kicks_out() -> None:
    table = Table(
        {
            "turn": R,
            "areas": {"speciation": ["sun", "worms"]},
            "competition": ["land", "vent"],
            "pawns": {"spe-1": C},
            "special": {"algae": {"owner": R}},
        }
    )
    action = {"action": ("action", "speciation")}
    assert about(table, "basic spe-2") == {
        "a": {"say": "space-with", **action, "number": 2, "about": [("element", "worms")]},
        "kicked": "none",
    }
    assert about(table, "special algae spe-1")["kicked"] == ("animal", C)
    first = next(key for key in table.offers if key.startswith("basic com"))
    assert ("terrain", "land") in about(table, first)["a"]["about"]


@pytest.mark.clause("MAR-7.12.1")
def test_a_domination_is_offered_with_value_and_target() -> None:
    tokens = {corner("d4", "ne"): "sun"}
    position = acting(R, "dom-1", tiles=CENTRE, tokens=tokens, special={"sun": {"target": 1}})
    facts = about(Table(position), "dominate sun")
    assert facts == {"value": 2, "target": 1}


@pytest.mark.clause("MAR-7.9.5")
def test_a_migration_without_limit_has_any_number_left() -> None:
    spaces = [space for space in Table({}).game.cards.spaces if space.number == 99]
    table = Table(acting(R, spaces[0].id, tiles={"d4": "land", "d3": "land"}))
    assert about(table)["left"] == "any"


@pytest.mark.clause("MAR-11.5")
def test_a_place_on_a_trait_has_the_name_of_the_trait() -> None:
    animal = {R: {"traits": ["phenotypic-plasticity"]}}
    table = Table(acting(R, "ada-1", areas={"adaptation": ["sun"]}, animal=animal))
    table.answer("token sun")
    assert about(table, "lay display") == {"a": ""}
    assert about(table, "lay trait-1") == {"a": ("trait", "phenotypic-plasticity")}


@pytest.mark.clause("MAR-7.7.2")
def test_the_chronicle_follows_what_lies_on_a_hex() -> None:
    game = Table({}).game
    number = game.words.number
    hex, reptiles, land = number("hex", "a1"), number("animal", R), number("terrain", "land")
    assert hex is not None
    assert reptiles is not None
    assert land is not None
    chronicle = MarineChronicle(game.cards, None)
    before = stated(chronicle.facts(("species-placed", reptiles, hex, 1)))
    assert before == {"b": "A1"}
    placed = stated(chronicle.facts(("tile-placed", reptiles, land, hex)))
    assert placed == {"c": tile("terrain", "land", "A1")}
    after = stated(chronicle.facts(("species-placed", reptiles, hex, 1)))
    assert after == {"b": tile("terrain", "land", "A1")}
    assert stated(chronicle.facts(("plays", reptiles, 0, -1))) == {"b": 1}


@pytest.mark.parametrize("tokens", [["sun"], ["sun", "algae", "sun"], ["algae"] * 4])
def test_all_tokens_drawn_for_an_area_are_told_together(tokens: list[str]) -> None:
    game = Table({}).game
    numbers = [game.words.domains["element"].index(token) for token in tokens]
    first, rest = number_of_tokens(numbers[:2]), number_of_tokens(numbers[2:])
    told = stated(MarineChronicle(game.cards, None).facts(("tokens-drawn", 0, first, rest)))
    assert told == {"b": [("element", token) for token in tokens]}

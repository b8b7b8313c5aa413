"""What the game states so that others can make sentences of it."""

from typing import Any

from tests.origins.table import ADVANCED, Table, acting, challenged
from tests.origins.test_events import cities, struck
from trilobite.core.facts import Fact, Name, Phrase, Several
from trilobite.games.origins.cards.types import BLACK, COLOUR_NAMES


def plain(fact: Fact) -> Any:
    """A fact as plain values."""
    if isinstance(fact, Name):
        return f"{fact.domain} {fact.id}"
    if isinstance(fact, Phrase):
        return {fact.message: {name: plain(one) for name, one in fact.facts.items()}}
    if isinstance(fact, Several):
        return [plain(one) for one in fact.facts]
    return fact


def stated(table: Table, key: str = "") -> dict[str, Any]:
    """The facts of what is asked, or of one of the options, allowed or refused."""
    seat = table.session.deciders()[0]
    decision = table.session.decision_for(seat)
    assert decision is not None
    found = decision.options + [refusal.option for refusal in table.session.refusals(seat)]
    option = next((one for one in found if table.game.words.key(one) == key), None)
    assert (option is not None) == bool(key), key
    told = table.game.facts(table.state, decision, option)
    return {name: plain(fact) for name, fact in told.items()}


def test_a_player_decides() -> None:
    """A1.1."""
    assert stated(Table({"turn": "white"})) == {"player": "colour white"}


def test_a_bid_is_worth_the_pawns_and_the_bonus() -> None:
    """E2b.1, E2c.1. Two mysticism for a religious card."""
    position = challenged(
        "black",
        "grooming-and-gossip",
        "auction",
        elders={"knife": {"black": 1}},
        player={"black": {"brain": [3, 0, 1], "mysticism": 2}},
    )
    table = Table(position)
    decision = table.session.decision_for(0)
    assert decision is not None
    assert stated(table, "bid 1") == {"total": 1 + decision.context["bonus"]}


def test_a_space_without_a_name_is_a_corner_of_a_hex() -> None:
    """G6.1. One with a name goes by it."""
    table = Table(
        acting("black", climate={}, player={"black": {"migrants": ["himalaya-n", "beringia"]}})
    )
    table.use("spread")
    corner = {"space-corner": {"hex": "hex himalaya", "corner": "corner n"}}
    assert stated(table, "move himalaya-n") == {"a": corner}
    assert stated(table, "move beringia") == {"a": "space beringia"}


def test_an_alternative_of_a_row_comes_with_what_follows() -> None:
    """F0c.1, F0d.1. In the basic game advanced Consequences are void (ADD-8)."""
    for variants in ([], ADVANCED):
        table = Table(acting("black", "upper"), variants=variants)
        for key in table.offered("use"):
            told = stated(table, f"use {key}")["option"]
            effect = key.split()[0]
            assert effect in str(told) or (effect == "tech" and "effect-tech-to" in told)


def test_an_idea_tells_its_heureka_and_its_elders() -> None:
    """G2a.1, G2b.1. One Elder is there of two that the row asks for."""
    table = Table(acting("black", "lower"))
    shown = table.position["display"]
    table = Table(
        acting("black", "lower", elders={shown[1]: {"black": 1}}, display=shown),
    )
    table.use("specialise")
    told = stated(table, f"idea {shown[1]}")
    assert (told["there"], told["asked"]) == (1, 2)
    assert told["heureka"]


def test_a_city_that_is_lost_tells_its_resource() -> None:
    """E1h.1."""
    built = cities(2)
    table = struck("famine", player={"black": {"cities": built, "migrants": ["zimbabwe"]}})
    assert table.kind == "lost-city"
    assert stated(table)["player"] == "colour black"
    for hex, resource in built.items():
        assert stated(table, f"lose-city {hex}") == {"resource": f"resource {resource}"}


def test_people_of_an_own_map_tell_where_they_start() -> None:
    """C1b.3."""
    table = Table(None, seed=1, variants=["own-map"])
    assert table.kind == "start"
    for colour in COLOUR_NAMES:
        told = stated(table, f"start {colour}")
        assert told["a"] == f"player {colour}"
        assert told["species"][0] == f"species {colour}"
    assert stated(table) == {}


def test_events_name_spaces_and_count_players_from_one() -> None:
    """C2a.1, G6.1."""
    table = Table(acting("black"))
    chronicle = table.game.chronicle(None)
    assert plain(chronicle.facts(("plays", BLACK, 0, 1))["b"]) == 1
    space = table.game.words.domains["space"].index("himalaya-n")
    assert plain(chronicle.facts(("migrant-new", BLACK, space, -1))["b"]) == {
        "space-corner": {"hex": "hex himalaya", "corner": "corner n"}
    }
    assert chronicle.facts(("chaos", BLACK, -1, -1)) == {}

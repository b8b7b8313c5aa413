"""What the game states so that sentences can be made of it, and what it shows of time."""

from typing import Any

import pytest

from tests.genesis.beings import bacterium, marine, parasite
from tests.genesis.pieces import position, purchases, struck_by
from tests.genesis.table import Table, genesis
from trilobite.core.facts import Facts, Name, Phrase, Several

LIFE = "pna-template"


def plain(facts: Facts) -> dict[str, Any]:
    """Facts as they are compared here: a name is DOMAIN:ID, several are joined."""
    return {name: shown(fact) for name, fact in facts.items()}


def shown(fact: object) -> Any:
    if isinstance(fact, Name):
        return f"{fact.domain}:{fact.id}"
    if isinstance(fact, Phrase):
        return (fact.message, plain(fact.facts))
    if isinstance(fact, Several):
        return fact.by.join(str(shown(one)) for one in fact.facts)
    return fact


def of_option(table: Table, key: str) -> dict[str, Any]:
    """The facts of an option, allowed or refused."""
    session = table.session
    seat = session.deciders()[0]
    decision = session.decision_for(seat)
    assert decision is not None
    refused = [refusal.option for refusal in session.refusals(seat)]
    for option in [*decision.options, *refused]:
        if table.game.words.key(option) == key:
            return plain(table.game.facts(table.state, decision, option))
    raise AssertionError(f"nobody offers or refuses {key}")


def of_decision(table: Table) -> dict[str, Any]:
    """The facts of the decision that is asked."""
    decision = table.session.decision_for(table.session.deciders()[0])
    assert decision is not None
    return plain(table.game.facts(table.state, decision))


def assigning(**fields: Any) -> Table:
    whole = {"player": {"red": {"pool": "RB"}}, "active": ["ocean", "continent"], **fields}
    return Table(position({}, "assignment", "assign red", **whole))


@pytest.mark.clause("E2a.1")
def test_an_assignment_says_how_many_bionts_may_be_on_refugia() -> None:
    table = assigning(refugium={"warm-pond": {"bionts": "R"}})
    facts = of_decision(table)
    assert facts["player"] == "player:red"
    assert (facts["count"], facts["limit"]) == (1, table.view["players"]["red"]["entropy_limit"])
    assert facts["free"] == table.view["players"]["red"]["bionts"]


@pytest.mark.clause("E2b.1", "F2.1")
def test_an_enzyme_says_which_death_it_covers() -> None:
    table = assigning(refugium={"warm-pond": {"enzymes": "R"}})
    slots = table.view["rows"][3][0]["slots"]
    assert slots[0]["enzyme"] == "red"
    assert "enzyme" not in slots[1]
    covered = f"{slots[1]['face']}{slots[1]['death'][0]}"
    assert of_option(table, "enzyme warm-pond") == {"a": "placard:warm-pond", "death": covered}


@pytest.mark.clause("E2c.1")
def test_a_place_that_costs_entry_says_so() -> None:
    table = assigning(refugium={"warm-pond": {}, "deep-hot-biosphere": {}})
    fee = of_option(table, "biont pool deep-hot-biosphere")
    assert fee["a"] == "refugium:pool"
    assert fee["fee"] == ("option-fee", {"number": 1})
    assert of_option(table, "biont pool warm-pond")["fee"] == ""


@pytest.mark.clause("H1.2", "H2a.1")
def test_a_mutation_says_what_its_front_shows() -> None:
    table = Table(
        purchases(
            {LIFE: bacterium("red", "R", "tmrna")},
            "red",
            active=["ocean"],
            pools={"red": "RYGB"},
            decks={"ocean": ["endospore"]},
        )
    )
    deck = table.view["mutation_decks"][1]
    facts = of_option(table, f"mutation {LIFE} ocean")
    assert facts["card"] == "mutation:endospore"
    assert facts["about"].startswith(f"letter:{deck['colour']}+letter:{deck['plus']}")
    assert of_option(table, f"promote {LIFE} tmrna")["about"].startswith("+letter:")


@pytest.mark.clause("H5.1")
def test_an_organ_is_named_by_the_side_that_is_up() -> None:
    table = Table(
        purchases({"seaweed": marine("red", "R", LIFE, "leaves")}, "red", pools={"red": "B"})
    )
    facts = of_option(table, "organ seaweed 2")
    assert facts["a"] == "macro:seaweed"
    assert facts["organ"] == "organ:seaweed/sporangia"


@pytest.mark.clause("H5d.1")
def test_the_chronicle_follows_which_side_of_a_card_is_up() -> None:
    game = Table(seed=1).game
    organism = game.words.number("organism", "seaweed")
    assert organism is not None
    chronicle = game.chronicle(None)
    landfall = plain(chronicle.facts(("landfall", 0, organism, -1)))
    assert landfall["b"] == "macro:seaweed"
    assert plain(chronicle.facts(("atrophy", organism, 1, -1)))["a"] == "macro:mosses"
    chronicle.facts(("macro-extinct", organism, 0, -1))
    assert plain(chronicle.facts(("atrophy", organism, 1, -1)))["a"] == "macro:seaweed"


@pytest.mark.clause("D5.1", "A1c.2")
def test_icons_to_come_say_whom_they_will_strike() -> None:
    event = "oceans-rust-out"
    organisms = {LIFE: bacterium("red", "R"), "prion": parasite("yellow", "Y", LIFE)}
    whole = struck_by(event, 0, organisms)
    game = genesis(players=2, colours=["red", "yellow"])
    card = game.words.number("event", event)
    assert card is not None
    icons = range(len(game.cards.events[card].icons))
    whole["agenda"] = [*(f"icon {event} {index}" for index in icons), "end-of-event"]
    g = game.from_position(whole)
    strikes = game.view(g, None)["strikes"]
    assert strikes[0] == {"kind": "aftershock", "number": 1, "state": "done"}
    assert {strike["state"] for strike in strikes[1:]} == {"to-come"}
    heat = [strike for strike in strikes if strike["kind"] in ("extremophile", "o2-spike")]
    for strike in heat:
        shield = "heat_shield" if strike["kind"] == "extremophile" else "antioxidant_shield"
        for struck in strike["struck"]:
            organism = game.view(g, None)["organisms"][struck["organism"]]
            assert struck["number"] == strike["number"] - organism[shield] > 0
    assert heat


@pytest.mark.clause("D1a.1")
def test_an_aftershock_lies_in_one_bed_with_the_card_that_follows() -> None:
    drawn = ["comet-impactor", "oceans-rust-out", "pangea-breakup"]
    table = Table(position({}, "assignment", "assign red", events_drawn=drawn, events_this_turn=3))
    beds = table.view["beds"]
    assert [bed["events"] for bed in beds] == [drawn]
    assert [icon["kind"] for icon in beds[0]["icons"]].count("aftershock") == 2


@pytest.mark.clause("D10a.1")
def test_the_threat_counts_equal_icons_in_a_row() -> None:
    table = assigning(
        climate_icons=["cool", "warm", "warm"],
        waterworld=True,
        active=["ocean"],
        refugium={"warm-pond": {}},
    )
    assert table.view["threat"] == {"icon": "warm", "number": 2, "needed": 3}

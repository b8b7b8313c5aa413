"""A1, E0, E2, E3, E4. The challenge phase."""

from typing import Any

import pytest

from tests.origins.table import ADVANCED, Table, challenged


def elder(**colours: int) -> dict[str, dict[str, int]]:
    """Elders on the knife."""
    return {"knife": colours}


# --- A1, E0 -------------------------------------------------------------------------------


@pytest.mark.clause("A1.1", "A1a.1", "A1b.1", "A1c.1", "E0.1", "E0a.1", "E0b.1", "E0c.1")
def test_what_can_be_done() -> None:
    table = Table({"elders": elder(black=1)})
    assert table.offers == ["challenge", "skip"]
    assert table.refusals == {"comet": "E0b.1", "globalise": "E0c.1"}
    table = Table({"elders": elder(black=1), "deck": [0, 2, 2, 2]})
    assert table.offers == ["comet", "skip"]
    assert table.refusals["challenge"] == "E0a.1"
    table = Table({"epoch": 2, "player": {"black": {"portents": ["comet-1"]}}})
    assert table.offers == ["globalise", "skip"]
    assert table.refusals["challenge"] == "E0a.1"


@pytest.mark.clause("TRI-1")
def test_a_challenge_without_elders_if_nobody_can_have_one() -> None:
    stuck = {"brain": [0, 0, 0], "mysticism": 7}
    assert "challenge" in Table({"player": {"black": stuck, "white": stuck}}).offers
    assert "challenge" not in Table({"player": {"black": stuck}}).offers


@pytest.mark.clause("A1a.2", "E1.1", "E2a.6", "AMB-23")
def test_a_challenge_brings_events_and_an_auction() -> None:
    table = Table({"elders": elder(black=1)}, variants=ADVANCED)
    table.answer("challenge", "draw challenge grooming-and-gossip")
    assert table.kind == "token"
    table.answer(table.offers[0])
    table.answer(table.offers[0])
    assert table.kind == "bid"
    table.answer("pass")
    assert table.view["gone"] == ["grooming-and-gossip"]
    assert table.view["deck"][0] == 3


# --- E2 -----------------------------------------------------------------------------------


def auction(card: str, elders: dict[str, Any], **more: Any) -> Table:
    """Black has challenged and the bids begin."""
    return Table(challenged("black", card, "auction", elders=elders, **more), variants=ADVANCED)


@pytest.mark.clause("E2.1", "E2a.1", "E2a.2", "E2a.3", "E2a.4", "E2b.1", "A1a.3", "B2a.3")
def test_religious_cards_add_mysticism() -> None:
    """ORI-EX-14."""
    table = auction(
        "grave-goods",
        elder(black=1, white=4),
        player={"black": {"brain": [3, 0, 1], "mysticism": 2}, "white": {"brain": [3, 0, 0]}},
    )
    assert table.offers == ["pass", "bid 1"]
    table.answer("bid 1")
    assert table.decider == "white"
    assert table.offers == ["pass", "bid 4"]
    assert table.refusals == {"bid 1": "E2a.3", "bid 2": "E2a.3", "bid 3": "E2a.3"}


@pytest.mark.clause("E2c.1")
def test_philosophy_adds_to_bids_of_its_class() -> None:
    """ORI-EX-15."""
    table = auction(
        "grave-goods",
        elder(black=1, white=5),
        philosophy="natural-law",
        player={
            "black": {"brain": [3, 0, 1], "mysticism": 2, "ruling": "industry"},
            "white": {"brain": [2, 0, 0], "ruling": "culture"},
        },
    )
    table.answer("bid 1")
    assert table.offers == ["pass", "bid 5"]


@pytest.mark.clause("E2.2", "E2d.1", "E2e.1", "E2f.1", "E2g.1", "E2h.1", "D1e.2", "A1a.4")
def test_the_winner_pays_and_keeps_the_card() -> None:
    """ORI-EX-69. The Heureka makes the menopause that the card asks for."""
    table = auction(
        "grooming-and-gossip",
        elder(black=1, white=1),
        player={"black": {"brain": [3, 2, 1], "ruling": "culture"}},
    )
    table.answer("bid 1")
    table.answer("class culture")
    player = table.player("black")
    assert player["foundations"] == {"culture": ["grooming-and-gossip"]}
    assert player["brain"] == [2, 3, 2]
    assert table.view["elders"] == {"knife": {"white": 1}}
    assert player["diversity"] == 2


@pytest.mark.clause("E2f.1", "B2a.5")
def test_a_requirement_that_is_not_met() -> None:
    table = auction("personal-names", elder(black=1), player={"black": {"brain": [4, 1, 1]}})
    table.answer("bid 1")
    table.answer("pawn emotions")
    assert table.view["gone"] == ["personal-names"]
    assert table.player("black")["mysticism"] == 1


@pytest.mark.clause("E2i.1", "E2i.2", "D3.2", "D3a.1", "D3c.1")
def test_another_orientation_is_a_peaceful_revolution() -> None:
    """ORI-EX-17."""
    table = auction(
        "grooming-and-gossip",
        elder(black=2),
        player={"black": {"brain": [3, 1, 1], "ruling": "industry", "dissidents": ["crown"]}},
    )
    sides = table.game.cards.challenges[table.state.card].disciplines
    assert 2 not in sides
    table.answer("bid 1")
    table.answer("class culture")
    assert table.player("black")["ruling"] == "culture"
    assert table.player("black")["dissidents"] == []
    assert table.view["elders"] == {}


@pytest.mark.clause("E1j.1", "E1j.2", "E1j.3", "G9g.1", "AMB-20")
def test_a_dictator_purges() -> None:
    """ORI-EX-13."""
    table = Table(
        challenged(
            "black",
            "napoleon",
            epoch=4,
            elders={},
            player={
                "black": {
                    "mysticism": 1,
                    "ruling": "culture",
                    "foundations": {"culture": ["grooming-and-gossip"]},
                },
                "white": {"mysticism": 1},
            },
        )
    )
    table.answer("class culture")
    assert table.player("black")["foundations"] == {"culture": ["napoleon"]}
    assert table.view["gone"] == ["grooming-and-gossip"]


# --- E3, E4 -------------------------------------------------------------------------------


@pytest.mark.clause("E3.1", "E3a.1", "E3b.1", "E3b.2", "E3c.1", "E3d.1", "E3d.2", "E3e.1", "B2c.1")
def test_a_comet() -> None:
    """ORI-EX-18, ORI-EX-19, ORI-EX-20."""
    table = Table(
        {
            "deck": [0, 2, 2, 2],
            "display": ["", "", "whittling", "", "", "", "", "", "knife"],
            "elders": {"knife": {"white": 1}},
            "player": {
                "black": {"mysticism": 1, "brain": [4, 1, 1]},
                "white": {"mysticism": 2, "brain": [2, 1, 1], "dissidents": ["crown"]},
            },
        },
        seed=5,
    )
    table.answer("comet")
    assert table.player("black")["dissidents"] == ["crown"]
    assert table.decider == "white"
    assert table.kind == "new-class"
    assert table.view["elders"] == {}
    table.answer("class culture")
    assert table.view["epoch"] == 2
    ideas = {card.id: card.epoch for card in table.game.cards.ideas}
    assert {"whittling", "knife"} <= set(table.position["forgotten"])
    assert [ideas[name] for name in table.view["display"]] == [2] * 9
    assert table.player("white")["tokens"] == [1, 0, 0]
    assert table.player("black")["tokens"] == [0, 0, 0]
    assert table.player("black")["portents"] == ["comet-1"]


@pytest.mark.clause("E3b.1", "E3c.1", "H2.1")
def test_an_idea_with_an_elder_stays_and_slides_down() -> None:
    """ORI-EX-18."""
    table = Table(
        {
            "deck": [0, 2, 2, 2],
            "display": ["", "", "whittling", "", "", "", "", "", "knife"],
            "elders": {"knife": {"white": 1}},
        },
        seed=5,
    )
    table.answer("comet")
    assert table.view["display"][6] == "knife"
    assert table.view["elders"] == {"knife": {"white": 1}}
    assert "whittling" in table.position["forgotten"]


@pytest.mark.clause("A0a.3", "I0.1", "E3d.4")
def test_the_fourth_comet_ends_the_game() -> None:
    table = Table({"epoch": 4, "deck": [0, 0, 0, 0]})
    table.answer("comet")
    assert table.session.over
    assert table.game.result(table.state) is not None
    assert table.player("black")["dissidents"] == []


@pytest.mark.clause("I0c.1", "AMB-44")
def test_the_tail_of_the_last_comet() -> None:
    table = Table({"epoch": 4, "deck": [0, 0, 0, 1], "elders": elder(black=1)}, seed=2)
    table.answer("challenge")
    while not table.session.over:
        keys = table.offers
        table.answer(next((key for key in ("skip", "pass") if key in keys), keys[0]))
    assert table.events.count("turn") == 1 + 4
    assert table.view["ending"] == "tail"


@pytest.mark.clause("E4.1", "A1c.1", "G:Portent.1")
def test_globalisation() -> None:
    table = Table({"epoch": 2, "player": {"black": {"portents": ["comet-1"]}}})
    table.answer("globalise")
    assert "philosophy freedom" in table.offers
    assert "philosophy abolitionism" not in table.offers
    table.answer("philosophy freedom")
    assert table.view["philosophy"] == "freedom"
    assert table.player("black")["portents"] == []

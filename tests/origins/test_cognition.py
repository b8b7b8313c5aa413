"""G1 to G4, G9, J2. Cognition, advances, Inventions."""

from typing import Any

import pytest

from tests.origins.sets import CARDS
from tests.origins.table import ADVANCED, Table, acting
from trilobite.games.origins.cards.types import ENERGY, INDUSTRY, TECH


def thinking(black: dict[str, Any], **more: Any) -> Table:
    """Black uses their lower row in the advanced game."""
    return Table(
        acting("black", "lower", climate={}, player={"black": black}, **more), variants=ADVANCED
    )


@pytest.mark.clause("G1.1", "G1.2", "G1.3", "G1.4", "B4b.1")
def test_specialise_up_to_information() -> None:
    """ORI-EX-24."""
    table = thinking({"brain": [4, 1, 2], "technology": {"information": 3}})
    table.answer("use specialise 0")
    table.answers("idea knife", "idea knife")
    assert table.kind == "row"
    assert table.view["elders"] == {"knife": {"black": 2}}
    assert table.player("black")["brain"] == [4, 1, 0]


@pytest.mark.clause("G2.1", "G2a.1", "D1a.2", "J2d.1")
def test_rows_ask_for_elders() -> None:
    display = ["", "", "", "", "", "", "raft", "knife", ""]
    table = thinking({"ruling": "industry"}, display=display, elders={"knife": {"black": 1}})
    assert table.refusals["use invent 1"] == "G2a.1"
    table = thinking(
        {"ruling": "industry"}, display=display, elders={"knife": {"black": 1, "white": 1}}
    )
    table.answer("use invent 1")
    assert table.kind == "keep"


@pytest.mark.clause("G2a.2", "G2b.1", "G2c.1", "G2d.2", "J2.1", "J2c.1", "G2.2")
def test_an_invention_and_its_partner() -> None:
    """ORI-EX-48."""
    table = thinking(
        {"ruling": "industry", "brain": [4, 2, 0]},
        elders={"knife": {"black": 1, "white": 1}},
        display=["", "", "", "", "", "", "knife", "", ""],
    )
    table.answers("use invent 1", "keep knife")
    for colour in ("black", "white"):
        assert table.player(colour)["brain"][2] >= 1
    assert table.player("black")["brain"] == [3, 3, 1]
    assert table.player("black")["inventions"] == ["knife"]
    assert table.view["display"] == [""] * 9
    table.answer("skip")
    assert table.kind == "row"
    table.answer("use tech 0")
    assert table.player("black")["technology"]["energy"] == 4


@pytest.mark.clause("J2e.1", "G2d.3", "AMB-47", "G:Tradition.1")
def test_too_many_inventions() -> None:
    """ORI-EX-56."""
    table = thinking(
        {"ruling": "industry", "inventions": ["knife"]},
        elders={"raft": {"black": 1}},
        display=["", "", "", "raft", "", "", "", "", ""],
    )
    table.answers("use invent 1", "keep raft", "invention knife")
    assert table.player("black")["inventions"] == ["raft"]
    assert table.view["tradition"] == {"top": "knife", "cards": 1}
    assert table.player("black")["technology"]["maritime"] == 1


@pytest.mark.clause("G2d.1")
def test_in_the_basic_game_the_idea_is_gone() -> None:
    position = acting(
        "black",
        "lower",
        elders={"knife": {"black": 1}},
        display=["", "", "", "", "", "", "knife", "", ""],
    )
    table = Table(position)
    table.answer("use invent 1")
    assert table.position["forgotten"] == ["knife"]
    assert table.player("black")["inventions"] == []


@pytest.mark.clause("G3.1", "AMB-09")
def test_library() -> None:
    """ORI-EX-28."""
    table = thinking(
        {"brain": [2, 0, 0], "technology": {"information": 3}},
        elders={"knife": {"black": 3}, "raft": {"black": 2}},
    )
    table.answers("use library 2", "elder knife", "elder raft", "elder knife")
    player = table.player("black")
    assert player["technology"]["information"] == 4
    assert (player["brain"][2], player["elders"]) == (3, 2)


@pytest.mark.clause("G4.1", "G4.2", "G4.3", "G4b.1")
def test_an_election_that_changes_nothing() -> None:
    """ORI-EX-29."""
    table = thinking(
        {
            "ruling": "politics",
            "foundations": {"politics": ["alarm-calls"]},
            "dissidents": ["crown", "alarm-calls"],
            "cities": {"zimbabwe": "finger-millet"},
            "migrants": ["egypt-s", "congo-n"],
        },
        elders={"knife": {"black": 1}},
    )
    table.answers("use elect 3", "class politics", "to zimbabwe-n", "lose-migrant zimbabwe-n")
    player = table.player("black")
    assert (player["dissidents"], player["diversity"]) == ([], 2)
    assert (player["urbanisation"], player["elders"]) == (0, 0)
    assert player["migrants"] == ["egypt-s", "congo-n"]
    assert table.view["stage"] == "upper"


@pytest.mark.clause("G4a.1", "AMB-10", "D3d.1", "D3e.1")
def test_an_election_that_changes_the_class() -> None:
    table = thinking(
        {
            "ruling": "industry",
            "brain": [3, 1, 1],
            "inventions": ["knife", "pig-domestication"],
            "technology": {"information": 2},
        },
        elders={"raft": {"black": 2}},
        epoch=2,
    )
    table.answers("use elect 3", "class culture")
    player = table.player("black")
    assert player["ruling"] == "culture"
    assert table.view["stage"] == "lower"
    assert table.refusals["use elect 3"] == "G4b.1"
    culture = [
        card.id
        for card in table.game.cards.ideas
        if card.id in ("knife", "pig-domestication") and 0 in card.disciplines
    ]
    assert player["inventions"] == culture


@pytest.mark.clause("G9e.1", "G9e.2", "ADD-6")
def test_steam_gives_a_step() -> None:
    position = acting(
        "black",
        "foundations",
        epoch=4,
        player={
            "black": {
                "ruling": "industry",
                "technology": {"energy": 5},
                "foundations": {"industry": [energy_card()]},
            }
        },
    )
    table = Table(position, variants=ADVANCED)
    key = next(key for key in table.offers if key.startswith("use tech"))
    table.answer(key)
    assert table.kind == "free-step"
    assert "track energy" not in table.offers
    table.answer("track maritime")
    assert table.player("black")["technology"]["energy"] == 6
    assert table.player("black")["technology"]["maritime"] == 1


def energy_card() -> str:
    """A challenge card whose only technology for industry is a high energy."""
    for card in CARDS.challenges:
        tech = [o.effect for o in card.rows[INDUSTRY] if o.effect.code == TECH]
        if len(tech) == 1 and tech[0].track == ENERGY and tech[0].level >= 6:
            return card.id
    raise AssertionError


@pytest.mark.clause("F0f.1", "G:Emissary.1", "G:Negotiation.1", "AMB-37")
def test_an_emissary_negotiates_after_the_row() -> None:
    """ORI-EX-21."""
    position = acting(
        "black",
        "inventions",
        emissaries={"knife": ["white"]},
        player={
            "black": {"ruling": "industry", "inventions": ["knife"]},
            "white": {"brain": [4, 2, 0]},
        },
    )
    table = Table(position, variants=ADVANCED)
    table.answer("use tech 0")
    assert (table.decider, table.kind) == ("white", "negotiate")
    assert table.offers == ["track energy", "pawn emotions", "pawn vocabulary", "decline"]
    table.answer("track energy")
    assert table.player("white")["technology"]["energy"] == 4

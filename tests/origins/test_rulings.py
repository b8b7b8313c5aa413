"""Rulings on unclear places that no other module tries."""

from typing import Any

import msgspec
import pytest

from tests.origins.sets import CARDS, FILES, invention
from tests.origins.table import (
    ADVANCED,
    Table,
    acting,
    challenged,
    election_with_a_dissident,
    hungry,
)
from trilobite.core.session import begin
from trilobite.games.origins.cards.build import build
from trilobite.games.origins.game import OriginsGame
from trilobite.games.origins.setup_options import read_setup


@pytest.mark.clause("AMB-61", "C2i.1")
def test_the_crown_alone_is_crown_one() -> None:
    table = Table(mode="solitaire", seed=1)
    assert (table.player("black")["crown"], table.player("black")["ruling"]) == (1, "industry")


@pytest.mark.clause("AMB-34", "E1a.3")
def test_nobody_is_more_than_immune() -> None:
    table = Table(
        {
            "turn": "black",
            "climate": {},
            "agenda": ["struck black animal-disease", "activity black"],
            "player": {"black": {"technology": {"immunology": 10}, "migrants": ["zimbabwe"]}},
        }
    )
    assert table.player("black")["technology"]["immunology"] == 10
    assert "technology" not in table.events


@pytest.mark.clause("AMB-36", "J1a.1", "E1b.2")
def test_tokens_that_find_no_place_stay() -> None:
    """A world with one white ring: of two seas one becomes ice, which the challenger chooses."""
    tile = {"hex": "b8", "tile": "t15"}
    islands = [
        name
        for name, ring in zip(CARDS.archipelago.hex_ids, CARDS.archipelago.ring, strict=True)
        if ring == 0 and name != "b8"
    ][:2]
    players = {"black": {"seat": 0}, "white": {"seat": 1}, "orange": {"seat": 2}}
    table = Table(
        challenged("black", "lullabies", climate=dict.fromkeys(islands, "sea"), player=players),
        players=3,
        crowns=[1, 2, 3],
        variants=["advanced", "own-map"],
        tiles=[tile],
        chance=("draw challenge grave-goods",),
    )
    assert "milankovitch" in table.events
    assert set(table.offered("token")) == set(islands)
    table.answer(f"token {islands[1]}")
    assert table.view["climate"] == {islands[0]: "sea", "b8": "ice"}


@pytest.mark.clause("AMB-41", "G6.1")
def test_a_spread_leads_somewhere() -> None:
    table = Table(acting("black", climate={}, player={"black": {"migrants": ["zimbabwe"]}}))
    table.answers("use spread 0", "move zimbabwe")
    assert "zimbabwe" not in table.offered("to")


@pytest.mark.clause("AMB-45", "H1b.1")
def test_one_removal_may_still_two_hungers() -> None:
    """Three Migrants in a row crowd two hexes; when the middle one goes, all is well."""
    table = Table(
        hungry(
            "black",
            climate={},
            player={
                "black": {
                    "migrants": ["zimbabwe-n", "zimbabwe", "cape-basin-n", "honshu"],
                }
            },
        ),
        seed=1,
    )
    # Zimbabwe shares a hex with zimbabwe-n, and Congo with cape-basin-n.
    assert set(table.offered("lose-migrant")) == {"zimbabwe-n", "zimbabwe", "cape-basin-n"}
    table.answer("lose-migrant zimbabwe")
    assert table.events.count("starved") == 1
    assert set(table.player("black")["migrants"]) == {"zimbabwe-n", "cape-basin-n", "honshu"}


@pytest.mark.clause("AMB-58", "J1.1")
def test_without_unused_cards_there_is_no_second_one() -> None:
    gone = [card.id for card in CARDS.challenges if card.epoch == 1 and card.id != "lullabies"]
    table = Table(
        challenged("black", "lullabies", climate={"japan": "sea"}, gone=gone, deck=[0, 3, 3, 3]),
        players=3,
        variants=ADVANCED,
    )
    assert table.kind == "token-to"
    assert "second-card" not in table.events


@pytest.mark.clause("AMB-58", "J1.3")
def test_cards_that_were_shown_come_again_from_the_bottom() -> None:
    shown = ["lullabies", "alarm-calls"]
    gone = [
        card.id
        for card in CARDS.challenges
        if card.epoch == 1 and card.id not in ("grave-goods", *shown)
    ]
    table = Table(
        challenged(
            "black",
            "grave-goods",
            climate={"japan": "sea"},
            gone=gone,
            shown=shown,
            deck=[0, 3, 3, 3],
        ),
        players=3,
        variants=ADVANCED,
    )
    assert "milankovitch" in table.events
    assert table.view["shown"] == ["alarm-calls", "lullabies"]


@pytest.mark.clause("AMB-59", "D2b.2", "AMB-60")
def test_chaos_without_figures_is_void() -> None:
    """Of the seven creatures of a campaign six are Dissidents and one is left on the map."""
    cards = ["alarm-calls", "grandmothers", "food-sharing", "blood-feud", "betrayal"]
    table = Table(
        {
            "turn": "white",
            "climate": {},
            "agenda": ["shock black", "activity white"],
            "player": {
                "black": {
                    "ruling": "politics",
                    "foundations": {"politics": [*cards, "mind-reading"]},
                    "dissidents": ["crown", *cards],
                    "migrants": ["zimbabwe"],
                }
            },
        },
        variants=ADVANCED,
        campaign={"black": {}, "white": {}},
    )
    player = table.player("black")
    assert (player["supply"], player["migrants"]) == (0, ["zimbabwe"])
    assert len(player["dissidents"]) == 6
    assert "revolution" not in table.events


@pytest.mark.clause("AMB-64", "G5b.1")
def test_a_refugee_has_not_moved() -> None:
    """Placed in an election of this turn, it may still spread in it."""
    table = election_with_a_dissident()
    table.answers("use elect 3", "class politics", "to egypt-s", "use spread 0")
    assert "move egypt-s" in table.offers


@pytest.mark.clause("ADD-7", "G4a.1", "AMB-10")
def test_an_election_on_a_card() -> None:
    """From among the Inventions: with a new class both rows of the species board come again."""
    card = invention("politics", "elect")
    table = Table(
        acting(
            "black",
            "inventions",
            climate={},
            epoch=4,
            elders={"knife": {"black": 1}},
            display=["", "", "", "", "", "", "knife", "", ""],
            player={"black": {"brain": [4, 2, 0], "ruling": "politics", "inventions": [card]}},
        ),
        variants=ADVANCED,
    )
    table.use("elect")
    table.answer("class culture")
    assert (table.view["stage"], table.player("black")["ruling"]) == ("lower", "culture")
    table.answer("skip")
    assert table.view["stage"] == "upper"


@pytest.mark.clause("AMB-56", "G:Cover.1")
@pytest.mark.parametrize(("tiles", "resource"), [([], "crude-oil"), (["t01"], "pearls")])
def test_what_is_under_a_tile_cannot_be_built_on(tiles: list[str], resource: str) -> None:
    """Pearls on a tile, oil under it: MINE has one thing to build on, and builds there."""
    table = Table(
        acting(
            "black",
            "foundations",
            epoch=2,
            laid=[{"tile": tile, "hex": "south-china-sea", "turn": 0} for tile in tiles],
            player={
                "black": {
                    "ruling": "industry",
                    "foundations": {"industry": ["barter"]},
                    "migrants": ["indonesia-n"],
                    "technology": {"metallurgy": 6, "maritime": 8, "immunology": 10},
                }
            },
        ),
        variants=["yrr"],
    )
    table.use("mine")
    assert table.player("black")["cities"] == {"south-china-sea": resource}


@pytest.mark.clause("AMB-22", "E2f.1", "E1j.1")
def test_a_dictator_whose_requirement_is_not_met() -> None:
    """A pack gives Red Guards a requirement: its Heureka comes without the purge, and it goes."""
    strict = tuple(
        msgspec.structs.replace(card, requires=("information 6",))
        if card.id == "red-guards"
        else card
        for card in FILES.challenges
    )
    cards = build(msgspec.structs.replace(FILES, challenges=strict))
    options: dict[str, Any] = {
        "players": 2,
        "variants": ADVANCED,
        "colours": ["black", "white"],
        "crowns": [1, 2],
    }
    game = OriginsGame(cards, read_setup(options, cards))
    start = game.from_position(
        challenged(
            "black",
            "red-guards",
            agenda=["event black 1", "auction black", "activity black"],
            epoch=4,
            climate={},
            player={"black": {"ruling": "culture", "foundations": {"culture": ["lullabies"]}}},
        )
    )
    session = begin(game, start=start)
    session.choose("class culture", 0)
    black = session.game.view(session.state, None)["players"]["black"]
    assert black["foundations"] == {"culture": ["lullabies"]}
    assert black["brain"] == [3, 3, 1]
    assert session.game.view(session.state, None)["gone"] == ["red-guards"]

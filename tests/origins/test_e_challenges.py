"""E, J1. Events, auctions and climate: what is not in test_events and test_challenge."""

from random import Random
from typing import Any

import pytest

from tests.origins.rich import rich_state
from tests.origins.sets import FILES
from tests.origins.table import ADVANCED, Table, challenged, origins
from trilobite.core.conformance import answer_busily
from trilobite.core.session import begin
from trilobite.games.origins.state import Origins

# --- E1 -----------------------------------------------------------------------------------


@pytest.mark.clause("E1.2", "E1.1", "A0a.2")
def test_losses_go_round_from_the_challenger() -> None:
    """Orange challenges; all three are struck, and lose in the order orange, black, white."""
    cities = {
        "black": {"zimbabwe": "ivory", "egypt": "gold"},
        "white": {"france": "cattle", "iran": "wheat"},
        "orange": {"china": "pig", "manchuria": "soybean"},
    }
    table = Table(
        challenged(
            "orange",
            "alarm-calls",
            agenda=["event orange 1", "auction orange", "activity orange"],
            climate={},
            player={colour: {"cities": towns} for colour, towns in cities.items()},
        ),
        players=3,
    )
    order = []
    while table.kind in ("lost-city", "refugee"):
        if table.kind == "lost-city":
            order.append(table.decider)
        table.answer(table.offers[0])
    assert order == ["orange", "black", "white"]
    assert [table.player(one)["urbanisation"] for one in cities] == [1, 1, 1]


@pytest.mark.clause("E1a.4", "G:Emissary.1")
@pytest.mark.parametrize("event", ["human-disease", "famine", "pollution"])
def test_emissaries_are_immune(event: str) -> None:
    towns = {"zimbabwe": "ivory", "egypt": "gold", "iran": "wheat", "china": "pig"}
    table = Table(
        {
            "turn": "white",
            "climate": {},
            "agenda": [f"struck black {event}", "activity white"],
            "emissaries": {"knife": ["black"], "raft": ["black"]},
            "player": {
                "black": {
                    "brain": [3, 1, 1],
                    "cities": towns,
                    "migrants": ["zimbabwe", "honshu"],
                },
                "white": {
                    "ruling": "industry",
                    "inventions": ["knife", "raft"],
                    "technology": {"information": 2},
                    "migrants": ["indonesia"],
                },
            },
        },
        variants=ADVANCED,
    )
    kinds = set()
    while table.decider == "black":
        kinds.add(table.kind)
        assert not [key for key in table.offers if key.startswith("emissary")]
        table.answer(table.offers[0])
    assert kinds & {"lost-city", "pollution"}
    assert "lost-elder" not in kinds
    assert table.view["emissaries"] == {"knife": ["black"], "raft": ["black"]}


@pytest.mark.clause("E1b.2", "ADD-3", "B3c.1", "G:Cover.1")
def test_a_catastrophe_drives_the_climate_away() -> None:
    """Hiawatha strikes under the ice of Greenland: the token turns to sea and drowns a city."""
    table = Table(
        challenged(
            "black",
            "personal-names",
            agenda=["event black 1", "auction black", "activity black"],
            climate={"greenland": "ice"},
            player={
                "white": {
                    "migrants": ["greenland-n", "greenland-ne", "spain"],
                    "cities": {"britain": "tin"},
                }
            },
        )
    )
    # The Migrants on its spaces are gone, the token notwithstanding.
    assert table.player("white")["migrants"] == ["spain"]
    assert (table.decider, table.kind) == ("black", "token-to")
    table.answer("hex britain")
    assert table.decider == "white"
    table.answer("to britain-n")
    assert table.view["climate"] == {"britain": "sea"}
    assert (table.player("white")["cities"], table.player("white")["dissidents"]) == ({}, [])


@pytest.mark.clause("E1b.3", "G:Cover.1")
def test_a_star_under_a_tile_is_out_of_the_game() -> None:
    hit = {}
    for laid in ([], [{"tile": "t15", "hex": "south-china-sea", "turn": 0}]):
        table = Table(
            challenged(
                "black",
                "totem-animal",
                agenda=["event black 1", "auction black", "activity black"],
                laid=laid,
                player={"black": {"migrants": ["indonesia-n", "zimbabwe"]}},
            ),
            variants=["yrr"],
        )
        hit[len(laid)] = "indonesia-n" not in table.player("black")["migrants"]
    assert hit == {0: True, 1: False}


@pytest.mark.clause("E1d.1", "B8a.1")
def test_warming_turns_ice_to_sea() -> None:
    table = Table(
        challenged(
            "black",
            "alarm-calls",
            climate={"alps": "ice", "taymyr": "ice", "japan": "sea"},
            player={"white": {"migrants": ["spain"], "cities": {"britain": "tin"}}},
        )
    )
    assert set(table.offered("token")) == {"alps", "taymyr"}
    table.answer("token alps")
    assert "japan" not in table.offered("hex")
    table.answers("hex britain", "to britain-n")
    assert table.view["climate"] == {"taymyr": "ice", "japan": "sea", "britain": "sea"}
    assert table.player("white")["cities"] == {}


@pytest.mark.clause("E1f.1")
def test_reforestation_turns_desert_to_jungle() -> None:
    """ORI-EX-54."""
    table = Table(challenged("black", "fatherhood", climate={"gobi": "desert"}))
    assert "papua" in table.offered("hex")
    table.answer("hex papua")
    assert table.view["climate"] == {"papua": "jungle"}


# --- J1 -----------------------------------------------------------------------------------


@pytest.mark.clause("J1.2", "J1b.1", "J1.3")
def test_an_ice_age_turns_all_ice() -> None:
    table = Table(
        challenged("black", "alarm-calls", climate={"alps": "ice", "taymyr": "ice"}),
        players=3,
        variants=ADVANCED,
        chance=("draw challenge pair-bond",),
    )
    table.answers("hex japan", "hex britain")
    assert table.view["climate"] == {"japan": "sea", "britain": "sea"}
    assert table.view["shown"] == ["pair-bond"]


@pytest.mark.clause("J1.2", "J1.1")
def test_a_second_card_with_the_other_event_changes_nothing() -> None:
    """The second card has COOLING, the first WARMING."""
    table = Table(
        challenged("black", "alarm-calls", climate={"alps": "ice", "taymyr": "ice"}),
        players=4,
        variants=ADVANCED,
        chance=("draw challenge lullabies",),
    )
    table.answers("token alps", "hex britain")
    assert table.view["climate"] == {"taymyr": "ice", "britain": "sea"}
    assert "milankovitch" not in table.events


@pytest.mark.clause("J1.1", "E1c.2")
@pytest.mark.parametrize(("players", "variants"), [(2, ADVANCED), (3, [])])
def test_no_second_card_with_two_players_or_in_the_basic_game(
    players: int, variants: list[str]
) -> None:
    table = Table(
        challenged("black", "lullabies", climate={"japan": "sea"}),
        players=players,
        variants=variants,
    )
    assert table.kind == "token-to"
    assert "second-card" not in table.events


@pytest.mark.clause("J1c.1", "J1d.1", "J1e.1", "E1c.3")
@pytest.mark.parametrize(
    ("card", "token", "turned"),
    [("lullabies", "jungle", "desert"), ("alarm-calls", "desert", "jungle")],
)
def test_without_a_token_another_event_happens(card: str, token: str, turned: str) -> None:
    """COOLING without sea is DEFORESTATION, WARMING without ice REFORESTATION; no second card."""
    hex = "india" if token == "jungle" else "gobi"
    table = Table(challenged("black", card, climate={hex: token}), players=3, variants=ADVANCED)
    assert "second-card" not in table.events
    goal = table.offered("hex")[0]
    table.answer(f"hex {goal}")
    assert table.view["climate"] == {goal: turned}
    idle = Table(challenged("black", card, climate={}), players=3, variants=ADVANCED)
    assert "token-moved" not in idle.events
    assert idle.view["climate"] == {}


# --- E2 -----------------------------------------------------------------------------------


def auction(card: str, elders: dict[str, int], **more: Any) -> Table:
    """Black has challenged and the bids begin."""
    return Table(
        challenged("black", card, "auction", climate={}, elders={"knife": elders}, **more),
        variants=ADVANCED,
    )


@pytest.mark.clause("E2.3", "E2d.1", "E2b.1")
def test_the_winner_always_pays_a_pawn() -> None:
    """A bid of one Elder with five of mysticism wins against three, and costs the Elder."""
    table = auction(
        "trance-dance",
        {"black": 1, "white": 3},
        player={
            "black": {"brain": [1, 0, 0], "mysticism": 5, "ruling": "culture"},
            "white": {"brain": [4, 0, 0]},
        },
    )
    assert table.offers == ["pass", "bid 1"]
    table.answer("bid 1")
    while table.kind in ("orientation", "pray"):
        table.answer(table.offers[0])
    black = table.player("black")
    assert black["foundations"] == {"culture": ["trance-dance"]}
    assert black["elders"] == 0
    assert table.player("white")["elders"] == 3


@pytest.mark.clause("E2.4", "A1a.3", "E2a.2", "E2a.4")
def test_pawns_in_the_brain_cannot_be_bid() -> None:
    """However many pawns are in free will or pray, only those that are out count."""
    table = auction(
        "alarm-calls",
        {"white": 2},
        player={
            "black": {"brain": [0, 0, 5], "mysticism": 2},
            "white": {"brain": [0, 0, 5]},
        },
    )
    assert table.decider == "white"  # black could only pass
    assert table.offers == ["pass", "bid 1", "bid 2"]


@pytest.mark.clause("E2a.5", "E2f.1")
def test_anybody_with_an_elder_may_bid() -> None:
    """Neither meets the requirement of the card, and both may bid."""
    table = auction("barter", {"black": 1, "white": 2}, epoch=2)
    assert table.offers == ["pass", "bid 1"]
    table.answer("bid 1")
    assert (table.decider, table.offers) == ("white", ["pass", "bid 2"])
    table.answer("bid 2")
    white = table.player("white")
    assert white["brain"][2] >= 2  # the Heureka, ABSTRACT, came all the same
    assert (white["foundations"], table.view["gone"]) == ({}, ["barter"])


@pytest.mark.clause("E2.5", "B2a.1", "E2.1")
def test_foundations_come_to_winners_alone() -> None:
    """In random play every Foundation is a card that its owner has just won."""
    game = origins(players=3, variants=ADVANCED)
    gained = 0
    for seed in range(5):
        session = begin(game, seed=seed, start=rich_state(game, seed))
        random = Random(seed)
        assert isinstance(session.state, Origins)
        while not session.over:
            before = [sum(len(column) for column in p.columns) for p in session.state.players]
            seen = len(session.log)
            answer_busily(session, random)
            assert isinstance(session.state, Origins)
            new = [event for event in session.log[seen:] if event[0] == "foundation"]
            won = [event[1:3] for event in session.log if event[0] == "won"]
            assert all(event[1:3] in won for event in new)
            for player, number in zip(session.state.players, before, strict=True):
                after = sum(len(column) for column in player.columns)
                assert after <= number + sum(1 for one in new if one[1] == player.colour)
            gained += len(new)
    assert gained > 3


@pytest.mark.clause("E2i.2", "D3a.1", "G:Emissary.2", "G:Expend.1")
def test_bids_and_suppression_may_take_emissaries() -> None:
    """An Emissary pays the bid, another the Dissident of the revolution; both go home."""
    table = Table(
        challenged(
            "black",
            "alarm-calls",
            "auction",
            climate={},
            emissaries={"knife": ["black"], "raft": ["black"]},
            player={
                "black": {"brain": [4, 1, 0], "ruling": "culture", "dissidents": ["crown"]},
                "white": {
                    "ruling": "industry",
                    "inventions": ["knife", "raft"],
                    "technology": {"information": 2},
                },
            },
        ),
        variants=ADVANCED,
    )
    table.answer("bid 1")
    assert table.offers == ["emissary knife", "emissary raft"]
    table.answers("emissary raft", "class politics")
    black = table.player("black")
    assert (black["brain"], black["dissidents"]) == ([3, 2, 2], [])
    assert table.view["emissaries"] == {}


@pytest.mark.clause("E1j.2", "AMB-21", "E1j.1")
@pytest.mark.parametrize(
    ("card", "black", "white", "gets"),
    [
        ("napoleon", {"mysticism": 0}, {"mysticism": 0}, "black"),
        ("napoleon", {"mysticism": 1}, {"mysticism": 2}, "white"),
        ("spartacus", {"dissidents": []}, {"dissidents": ["crown"]}, "white"),
        ("spartacus", {"dissidents": ["crown"]}, {"dissidents": ["crown"]}, "black"),
    ],
)
def test_who_gets_a_dictator(
    card: str, black: dict[str, Any], white: dict[str, Any], gets: str
) -> None:
    table = Table(
        challenged(
            "black",
            card,
            agenda=["event black 1", "auction black", "activity black"],
            climate={},
            epoch=4 if card == "napoleon" else 3,
            player={"black": black, "white": white},
        )
    )
    assert (table.decider, table.kind) == (gets, "orientation")


@pytest.mark.clause("G9g.1", "AMB-20", "E1j.3", "D1e.3", "G:Dissident.1")
def test_a_purge_in_its_order() -> None:
    """Televangelists for white, who ruled in politics: first the orientation, then the peaceful
    revolution, then the prayer, and at last the purge of the column it comes to."""
    table = Table(
        challenged(
            "black",
            "televangelists",
            agenda=["event black 1", "auction black", "activity black"],
            climate={},
            epoch=4,
            elders={"knife": {"white": 1}},
            display=["", "", "", "", "", "", "knife", "", ""],
            player={
                "white": {
                    "mysticism": 1,
                    "brain": [4, 1, 0],
                    "ruling": "politics",
                    "dissidents": ["crown"],
                    "foundations": {
                        "culture": ["lullabies", "earworms"],
                        "politics": ["alarm-calls"],
                    },
                }
            },
        ),
        variants=ADVANCED,
    )
    assert (table.decider, table.kind) == ("white", "orientation")
    table.answer("class culture")
    # The Dissident on the crown cost the only Elder.
    assert (table.player("white")["ruling"], table.view["elders"]) == ("culture", {})
    assert table.kind == "pray"
    table.answer("pawn emotions")
    white = table.player("white")
    assert white["foundations"] == {"culture": ["televangelists"], "politics": ["alarm-calls"]}
    assert (white["mysticism"], white["dissidents"]) == (2, [])
    assert set(table.view["gone"]) == {"lullabies", "earworms"}


@pytest.mark.clause("E1i.2", "D1e.3", "G:Dissident.1")
def test_genocide_takes_a_foundation_and_its_dissident() -> None:
    table = Table(
        {
            "turn": "white",
            "climate": {},
            "philosophy": "unity",
            "agenda": ["struck black crisis", "activity white"],
            "elders": {"knife": {"black": 1}},
            "player": {
                "black": {
                    "ruling": "politics",
                    "brain": [4, 2, 0],
                    "foundations": {"politics": ["alarm-calls"], "culture": ["lullabies"]},
                    "dissidents": ["alarm-calls", "crown"],
                },
            },
        },
        variants=ADVANCED,
    )
    assert set(table.offered("foundation")) == {"alarm-calls", "lullabies"}
    table.answer("foundation alarm-calls")
    black = table.player("black")
    assert (black["foundations"], black["dissidents"]) == ({"culture": ["lullabies"]}, ["crown"])
    assert black["elders"] == 0
    assert table.view["gone"] == ["alarm-calls"]
    assert black["ruling"] == "politics"


# --- I0c ----------------------------------------------------------------------------------


@pytest.mark.clause("I0c.2", "I0.1", "A0a.3")
def test_in_the_tail_the_comet_can_still_be_taken() -> None:
    table = Table(
        {"epoch": 4, "deck": [0, 0, 0, 0], "tail": 3, "climate": {}, "player": {"white": {}}},
        seed=1,
    )
    assert "comet" in table.offers
    table.answer("comet")
    assert (table.session.over, table.view["ending"]) == (True, "comet")
    assert "chaos" not in table.events


@pytest.mark.clause("E1b.1", "G:Refugee.1")
def test_the_refugee_of_a_catastrophe_finds_room() -> None:
    """All Migrants around Greenland are gone before the city's Refugee looks for a space."""
    around = ["greenland-n", "greenland-ne", "labrador-sea-n"]
    table = Table(
        challenged(
            "black",
            "personal-names",
            agenda=["event black 1", "auction black", "activity black"],
            climate={},
            player={
                "black": {"migrants": ["zimbabwe"], "cities": {"greenland": "narwhal-ivory"}},
                "white": {"migrants": [*around, "spain"]},
            },
        )
    )
    assert table.player("white")["migrants"] == ["spain"]
    assert (table.decider, table.kind) == ("black", "refugee")
    assert set(table.offered("to")) == set(around)


FOUR = {"zimbabwe": "ivory", "egypt": "gold", "iran": "wheat", "china": "pig"}


@pytest.mark.clause("E1a.1", "E1a.2", "E1g.1", "E1h.1")
@pytest.mark.parametrize(
    ("kind", "cities", "technology", "hit"),
    [
        ("human-disease", 2, {"immunology": 2}, False),
        ("human-disease", 3, {"immunology": 2}, True),
        ("animal-disease", 0, {"footprint": 2, "immunology": 2}, False),
        ("animal-disease", 0, {"footprint": 3, "immunology": 2}, True),
        ("pollution", 3, {"energy": 3}, False),
        ("pollution", 4, {"energy": 3}, True),
        ("famine", 2, {"footprint": 2}, False),
        ("famine", 3, {"footprint": 2}, True),
    ],
)
def test_whom_an_event_strikes(
    kind: str, cities: int, technology: dict[str, int], hit: bool
) -> None:
    """Those who have more than the technology allows, not those who have as much."""
    card = next(one for one in FILES.challenges if kind in [event.kind for event in one.events])
    which = 0 if card.events[0].kind == kind else 1
    table = Table(
        challenged(
            "black",
            card.id,
            agenda=[f"event black {which}", "auction black", "activity black"],
            epoch=card.epoch,
            climate={},
            player={
                "black": {
                    "cities": dict(list(FOUR.items())[:cities]),
                    "migrants": ["honshu"],
                    "technology": technology,
                }
            },
        )
    )
    struck = [event[1] for event in table.session.log if event[0] == "struck"]
    assert (0 in struck) is hit

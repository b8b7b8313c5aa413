"""C6, C8, M. The campaign: what earlier games leave, and what this one hands over."""

import json
from random import Random
from typing import Any

import pytest

from tests.genesis.table import genesis
from tests.origins.earth import EARTH, SPACE
from tests.origins.table import ADVANCED, Table, acting, finished, hungry, origins
from trilobite.core.conformance import answer_busily
from trilobite.core.errors import OptionsError
from trilobite.core.session import begin

MEGAFAUNA: dict[str, Any] = {
    "game": "megafauna",
    "players": [
        {"colour": "black", "vp": 20, "shape": "burrower", "emotions": 2, "range": 1},
        {"colour": "white", "vp": 31, "shape": "armoured", "hexes": ["france", "spain"]},
        {"colour": "green", "vp": 20, "shape": "swimmer", "emotions": 6},
    ],
}
GENESIS: dict[str, Any] = {
    "game": "genesis",
    "players": [
        {"colour": "red", "vp": {"total": 12}},
        {"colour": "yellow", "vp": {"total": 9}},
        {"colour": "blue", "vp": {"total": 12}},
    ],
}


def campaign(**more: Any) -> dict[str, Any]:
    """The plain campaign that results make."""
    found: dict[str, Any] = origins(
        players=2, variants=ADVANCED, campaign={"results": [MEGAFAUNA], **more}
    ).options["campaign"]
    return found


# --- C6.1, C6.2: who goes on --------------------------------------------------------------


@pytest.mark.clause("C6.1", "C1f.1")
@pytest.mark.parametrize(
    ("result", "says"),
    [
        ({"game": "megafauna", "players": []}, "nobody survived"),
        ({**MEGAFAUNA, "greenhouse": True}, "greenhouse"),
        ({"game": "chess", "players": [{}]}, "genesis or megafauna"),
        ({"game": "megafauna", "players": [{"colour": "red", "vp": 1}]}, "no colour"),
        ({"game": "megafauna", "players": [{"colour": "black"}]}, "no victory points"),
        ({"game": "megafauna", "players": [{"colour": "black", "vp": 1, "wings": 2}]}, "no field"),
        ({"game": "genesis", "players": ["red"]}, "has a colour and vp"),
        ({"game": "genesis", "players": [{"colour": ["red"], "vp": 1}]}, "has a colour and vp"),
        (
            {"game": "genesis", "players": [{"colour": "red", "vp": vp} for vp in (1, 2)]},
            "has 'red' twice; give each player a colour of their own",
        ),
        (
            {**MEGAFAUNA, "players": [*MEGAFAUNA["players"], {"colour": "white", "vp": 3}]},
            "has 'white' twice; give each player a colour of their own",
        ),
    ],
)
def test_results_that_lead_nowhere(result: dict[str, Any], says: str) -> None:
    with pytest.raises(OptionsError, match=says):
        origins(players=2, campaign={"results": [result]})


@pytest.mark.clause("C6.2")
def test_everybody_keeps_his_colour() -> None:
    """Only those who came through Megafauna can be drawn or named."""
    options: dict[str, Any] = {
        "players": 2,
        "variants": ADVANCED,
        "campaign": {"results": [MEGAFAUNA]},
    }
    for seed in range(8):
        table = Table(seed=seed, **options)
        assert set(table.view["players"]) < {"black", "white", "green"}
    with pytest.raises(OptionsError, match="does not tell of orange"):
        origins(colours=["orange", "black"], **options)
    with pytest.raises(OptionsError, match="tell of 4 colours"):
        origins(players=4, campaign={"results": [MEGAFAUNA]})


# --- C6e to C6i: how they start -----------------------------------------------------------


@pytest.mark.clause("C6f.1", "C6g.2", "C6g.1")
@pytest.mark.parametrize(
    ("shape", "levels"),
    [
        ("archetype", {}),
        ("burrower", {"immunology": 2}),
        ("armoured", {}),
        ("flyer", {"maritime": 2}),
        ("swimmer", {"maritime": 2}),
    ],
)
def test_what_a_shape_can_do(shape: str, levels: dict[str, int]) -> None:
    table = Table(
        seed=1,
        players=2,
        variants=ADVANCED,
        colours=["black", "white"],
        campaign={"black": {"shape": shape, "emotions": 3}, "white": {}},
    )
    black = table.player("black")
    start = dict(zip(black["technology"], [1, 3, 1, 1, 0, 1], strict=True))
    assert black["technology"] == {**start, **levels}
    assert black["brain"] == [3, 3, 1]
    assert black["supply"] + len(black["migrants"]) == 7


@pytest.mark.clause("C6g.2", "J3c.1")
@pytest.mark.parametrize(("epoch", "wins"), [(1, True), (2, False)])
def test_armoured_people_win_ties_in_the_first_epoch(epoch: int, wins: bool) -> None:
    table = Table(
        acting(
            "black",
            climate={},
            epoch=epoch,
            player={
                "black": {"ruling": "politics", "migrants": ["zimbabwe"]},
                "white": {"migrants": ["egypt-s", "spain"]},
            },
        ),
        variants=ADVANCED,
        campaign={"black": {"shape": "armoured"}, "white": {}},
    )
    table.answers("use war 1", "new zimbabwe")
    assert ("egypt-s" in table.player("black")["migrants"]) is wins
    assert table.player("white")["migrants"] == ["spain"]
    assert (table.player("black")["dissidents"] == []) is wins


@pytest.mark.clause("C6g.1")
@pytest.mark.parametrize(
    ("species", "shape", "emotions"),
    [
        (
            [
                {"shape": "flyer", "emotions": 1, "language": 7},
                {"shape": "swimmer", "emotions": 4, "language": 9},
            ],
            "flyer",
            1,
        ),
        (
            [{"shape": "flyer", "emotions": 5}, {"shape": "burrower", "emotions": 2}],
            "flyer",
            5,
        ),
        (
            [
                {"shape": "flyer", "emotions": 5},
                {"shape": "armoured", "emotions": 2, "language": 1},
            ],
            "armoured",
            2,
        ),
    ],
)
def test_the_species_that_spoke_first(
    species: list[dict[str, Any]], shape: str, emotions: int
) -> None:
    told = campaign(black={"species": species}, white={})["black"]
    # What Megafauna's result says of black's shape gives way to their species.
    assert (told["shape"], told["emotions"]) == (shape, emotions)


@pytest.mark.clause("C6g.1")
def test_of_equal_species_the_player_chooses() -> None:
    species = [{"shape": "flyer", "emotions": 2}, {"shape": "swimmer", "emotions": 2}]
    tables = {"black": {"species": species}, "white": {}}
    with pytest.raises(OptionsError, match="choose one with shape"):
        origins(players=2, campaign=tables)
    chosen = {**tables, "black": {"species": species, "shape": "swimmer"}}
    assert origins(players=2, campaign=chosen).options["campaign"]["black"]["shape"] == "swimmer"


@pytest.mark.clause("C6e.1", "D4b.1")
@pytest.mark.parametrize(("energy", "reach"), [(3, 1), (4, 4)])
def test_oxygen_limits_the_range_at_first(energy: int, reach: int) -> None:
    """ORI-EX-07. Also the range of a diaspora."""
    black = {"migrants": ["zimbabwe"], "technology": {"energy": energy}}
    options: dict[str, Any] = {
        "variants": ADVANCED,
        "campaign": {"black": {"range": 1}, "white": {}},
    }
    table = Table(acting("black", climate={}, player={"black": black}), **options)
    table.answers("use spread 0", "move zimbabwe")
    near = {EARTH.space_ids[one] for one in EARTH.neighbours[SPACE["zimbabwe"]]}
    assert (set(table.offered("to")) <= near) is (reach == 1)
    assert table.player("black")["range"] == reach
    table = Table(
        hungry(
            "black",
            climate={},
            player={"black": black, "white": {"migrants": ["egypt-s", "zimbabwe-n"]}},
        ),
        **options,
    )
    # Next to Zimbabwe everything is crowded, so that only the nearest places are left at range 1.
    distant = "west-africa-n"
    places = table.offered("to") if table.kind == "diaspora" else table.player("black")["migrants"]
    assert (distant in places) is (reach == 4)


@pytest.mark.clause("C6h.1", "TRI-4")
def test_the_winner_of_megafauna_settles_first() -> None:
    """White won, and held France and Spain; black held a hex beside it and comes after."""
    told = {
        "results": [MEGAFAUNA],
        "black": {"hexes": ["france", "alps"]},
    }
    table = Table(
        seed=1,
        players=3,
        variants=ADVANCED,
        colours=["black", "white", "green"],
        crowns=[1, 2, 3],
        campaign=told,
    )
    assert (table.decider, table.kind) == ("white", "creature")
    land = {"france-n", "britain-s", "western-mediterranean-n", "spain", "spain-n"}
    assert set(table.offered("to")) == {*land, "rockall-trough-s", "spain-s"}
    table.answer("to spain-s")
    assert (table.decider, table.kind) == ("black", "creature")
    # White sits at a corner of Spain: what touches that hex is beyond the footprint of black.
    assert {"to spain", "to spain-n"} <= set(table.refusals)
    assert table.refusals["to spain"] == "C6h.1"
    table.answer("to alps-n")
    assert table.player("black")["migrants"] == ["alps-n"]
    assert table.player("green")["migrants"] == ["indonesia"]


@pytest.mark.clause("C6i.1", "C6g.2")
@pytest.mark.parametrize(("maritime", "may"), [(1, False), (2, True)])
def test_two_realms_live_together(maritime: int, may: bool) -> None:
    """A swimmer as sea people among land people: from maritime 2 on all may stop anywhere."""
    options: dict[str, Any] = {
        "variants": ADVANCED,
        "realms": ["land", "sea"],
        "campaign": {"black": {}, "white": {"shape": "swimmer"}},
    }
    black = {"migrants": ["china"], "technology": {"maritime": maritime}}
    table = Table(acting("black", climate={}, player={"black": black}), **options)
    assert table.player("white")["realm"] == "sea"
    assert table.player("white")["technology"]["maritime"] == 0
    table.answers("use spread 0", "move china")
    assert ("taiwan-strait" in table.offered("to")) is may
    with pytest.raises(OptionsError, match="campaign"):
        origins(players=2, realms=["land", "sea"])


# --- C6j: results -------------------------------------------------------------------------


@pytest.mark.clause("C6j.1")
def test_tokens_for_opponents_with_fewer_points() -> None:
    """Megafauna: white had more than two, black and green tied. Genesis: red and blue had more than
    yellow."""
    told = campaign()
    assert [told[one]["tokens"] for one in ("black", "white", "green")] == [0, 2, 0]
    was = {"black": "red", "white": "yellow", "green": ""}
    told = campaign(
        results=[GENESIS, MEGAFAUNA], **{name: {"genesis": one} for name, one in was.items()}
    )
    assert [told[one]["tokens"] for one in ("black", "white", "green")] == [1, 2, 0]
    assert [told[one]["place"] for one in ("black", "white", "green")] == [2, 1, 2]


@pytest.mark.clause("C6j.1")
@pytest.mark.parametrize(
    ("was", "says"),
    [
        ({}, "which colour of Genesis"),
        ({"genesis": ["red"]}, "which colour of Genesis"),
        ({"genesis": "pink"}, "no player 'pink' of genesis"),
        ({"genesis": "red", "tokens": -1}, r"campaign\.black\.tokens must be 0 to 99"),
    ],
)
def test_genesis_has_other_colours(was: dict[str, Any], says: str) -> None:
    tables = {name: {"genesis": "red"} for name in ("white", "green")}
    with pytest.raises(OptionsError, match=says):
        campaign(results=[GENESIS, MEGAFAUNA], black=was, **tables)


@pytest.mark.clause("C6j.1", "C1f.1", "C8.1", "INT-5")
def test_what_genesis_hands_over_can_be_carried_on() -> None:
    """The very file that a finished game of Genesis gives is one of the results."""
    session = begin(genesis(players=3, colours=["red", "yellow", "green"]), seed=5)
    random = Random(5)
    while not session.over:
        answer_busily(session, random)
    handed_over = json.loads(json.dumps(session.game.handover(session.state)))
    points = {one["colour"]: one["vp"]["total"] for one in handed_over["players"]}
    told = campaign(
        results=[handed_over],
        **{
            colour: {"genesis": was}
            for colour, was in zip(("black", "white", "green"), points, strict=True)
        },
    )
    for colour, was in zip(("black", "white", "green"), points, strict=True):
        fewer = [one for one in points.values() if one < points[was]]
        assert told[colour]["tokens"] == len(fewer)
    game = origins(
        mode="solitaire", campaign={"results": [handed_over], "black": {"genesis": "red"}}
    )
    assert game.options["campaign"]["black"]["tokens"] == told["black"]["tokens"]


def test_results_are_counted_once() -> None:
    """The options of a game say what the results came to, so that a record needs no other file."""
    game = origins(players=2, variants=ADVANCED, campaign={"results": [MEGAFAUNA]})
    assert "results" not in game.options["campaign"]
    assert origins(**game.options).options == game.options


# --- C8: alone ----------------------------------------------------------------------------


@pytest.mark.clause("C8.1", "C7b.1", "C6f.1")
def test_a_campaign_alone_starts_by_c6_and_plays_by_c7() -> None:
    table = Table(
        mode="solitaire", seed=1, campaign={"black": {"shape": "burrower", "emotions": 2}}
    )
    player = table.player("black")
    assert (player["brain"], player["technology"]["immunology"]) == ([4, 2, 1], 2)
    assert player["supply"] == 6
    assert table.view["deck"] == [10, 4, 4, 2]
    with pytest.raises(OptionsError, match="black"):
        origins(mode="solitaire", campaign={"white": {}})


@pytest.mark.clause("C8a.1", "C7i.1")
@pytest.mark.parametrize(("information", "won"), [(4, False), (5, True)])
def test_victory_in_a_campaign_alone(information: int, won: bool) -> None:
    table = Table(
        finished(
            player={
                "black": {
                    "technology": {
                        "footprint": 8,
                        "energy": 5,
                        "metallurgy": 3,
                        "immunology": 10,
                        "maritime": 5,
                        "information": information,
                    },
                    "ruling": "politics",
                    "foundations": {"politics": ["alarm-calls", "lullabies"]},
                }
            },
        ),
        mode="solitaire",
        campaign={"black": {"shape": "archetype"}},
    )
    result = table.game.result(table.state)
    assert result is not None
    assert table.player("black")["scores"]["industry"] == 8 + information
    assert (result.winners == [0], result.achievement == "victory") == (won, won)


# --- M: what is handed on -----------------------------------------------------------------


@pytest.mark.clause("C6j.1", "AMB-50")
def test_what_is_handed_on() -> None:
    """High Frontier is told the colours, scores, technologies, and who has reached space."""
    table = Table(
        finished(
            philosophy="unity",
            player={"black": {"technology": {"maritime": 8, "energy": 4}}, "white": {}},
        ),
        variants=ADVANCED,
        campaign={"black": {"tokens": 1}, "white": {"tokens": 3}},
    )
    told = table.game.handover(table.state)
    assert told is not None
    assert json.loads(json.dumps(told)) == told
    assert (told["game"], told["end"], told["cancelled"]) == ("origins", "comet", "industry")
    assert (told["winners"], told["campaign_winners"]) == (["black"], ["white"])
    black, white = told["players"]
    assert black == {
        "colour": "black",
        "realm": "land",
        "scores": {"culture": 5, "politics": 2, "industry": 10},
        "result": 5,
        "technology": {
            "footprint": 1,
            "energy": 4,
            "metallurgy": 1,
            "immunology": 1,
            "maritime": 8,
            "information": 1,
        },
        "space": True,
        "tokens": 2,
        "campaign": 3.5,
    }
    assert (white["result"], white["tokens"], white["campaign"]) == (4, 3, 5.0)
    unfinished = Table({})
    assert unfinished.game.handover(unfinished.state) is None

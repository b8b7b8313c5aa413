"""Positions written and read, what is filled in, and what is refused in one line."""

from random import Random
from typing import Any

import pytest

from tests.marine.configurations import configurations, label
from tests.marine.table import Table, marine
from trilobite.core import position as positions
from trilobite.core.chance import Chance
from trilobite.core.conformance import busy_choice
from trilobite.core.decision import Decision
from trilobite.core.errors import PositionError
from trilobite.games.registry import make_game


@pytest.mark.parametrize("options", configurations(), ids=label)
def test_every_boundary_is_written_and_read(options: dict[str, Any]) -> None:
    """A position says all: what is read from it is the same position."""
    game = marine(**options)
    chance = Chance(3)
    random = Random("answers")
    state = game.setup(chance)
    state.chance = chance
    for number in range(400):
        if number % 7 == 0 or number < 20:
            written = game.position(state)
            assert game.position(game.from_position(written)) == written
        flow = game.next_step(state)
        if flow is None:
            break
        try:
            ask = next(flow)
            while True:
                if isinstance(ask, Decision):
                    ask = flow.send(busy_choice(ask, random))
                else:
                    ask = flow.send([busy_choice(vote, random) for vote in ask.decisions])
        except StopIteration:
            continue


def test_a_position_file_says_who_plays() -> None:
    """Animals that were drawn are in the position, not in the options."""
    table = Table(players=3, seed=2, variants=["random-animals"])
    text = positions.dump(table.game, table.session.boundary)
    game, state = positions.load(text, make_game)
    assert game.position(state) == table.session.game.position(table.session.boundary)


def test_what_is_left_out_is_filled_in() -> None:
    table = Table({"species": {"d4": {"reptiles": 2}}, "pawns": {"abu-1": "reptiles"}})
    reptiles = table.animal("reptiles")
    assert (reptiles["gene_pool"], reptiles["pawns"], reptiles["boxed_pawns"]) == (32, 6, 1)
    assert table.position["deck"] == 25
    assert [stack["top"] for stack in table.position["stacks"]] == ["land"] * 3


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"planet": {}}, "unknown field"),
    ({"tiles": {"z9": "land"}}, "no hex 'z9'"),
    ({"tiles": {"d4": "vent"}}, "name the tile"),
    ({"tiles": {}, "species": {}, "tokens": {}}, "no planet"),
    ({"vents": {"d4": "land"}}, "geyser"),
    ({"vents": {"a1": "geyser"}}, "without a tile"),
    ({"tokens": {"d4-up": "sun"}}, "no corner"),
    ({"tokens": {"d4-nw": "sun", "c3-e": "sun"}}, "two tokens"),
    ({"tokens": {"a1-w": "sun"}}, "beside the planet"),
    ({"species": {"d4": {"fishes": 1}}}, "not in the game"),
    ({"species": {"a1": {"reptiles": 1}}}, "stand on no tile"),
    ({"species": {"d4": {"reptiles": 50}}}, "too many cubes"),
    ({"species": {"d4": {"reptiles": -1}}}, "negative species"),
    ({"stacks": []}, "3 stacks"),
    ({"stacks": [{"below": 7}, {"below": 7}, {"below": 7}]}, "not shown"),
    ({"areas": {"migration": ["sun"]}}, "no area"),
    ({"areas": {"abundance": ["sun"] * 5}}, "too many tokens in abundance"),
    ({"competition": ["land"] * 3}, "too many markers"),
    ({"regression_cubes": ["reptiles"] * 3}, "2 squares"),
    ({"pawns": {"bot-1": "reptiles"}}, "on a trait"),
    ({"pawns": {"abu-1": "sun"}}, "placed by nobody"),
    ({"special": {"sun": {"owner": "fishes"}}}, "not in the game"),
    ({"row": ["fertile", "fertile"]}, "lost or doubled"),
    ({"row": ["fertile"], "deck": 0}, "Asteroid"),
    ({"deck": 99}, "more cards"),
    ({"animal": {"reptiles": {"seat": 1}}}, "not of seat 1"),
    ({"animal": {"reptiles": {"vp": -1}}}, "-1 VP"),
    ({"animal": {"reptiles": {"points": {"luck": 1}}}}, "source of VP"),
    ({"animal": {"reptiles": {"vp": 3, "points": {"cards": 1}}}}, "do not add up"),
    ({"animal": {"reptiles": {"display": ["sun"] * 4}}}, "too many tokens"),
    ({"animal": {"reptiles": {"traits": ["flight", "flight"]}}}, "for the taking"),
    ({"animal": {"reptiles": {"traits": [{"trait": "flight", "pawn": "reptiles"}]}}}, "space"),
    ({"animal": {"reptiles": {"pawns": 9}}}, "basic pawns"),
    ({"agenda": ["dance"]}, "not a step"),
    ({"agenda": ["reseed"]}, "must end with"),
    ({"agenda": ["turn reptiles", "turn reptiles"]}, "must end with"),
    ({"agenda": ["card reptiles fertile 1", "turn reptiles"]}, "not there"),
    ({"agenda": ["turn fishes"]}, "not there"),
    ({"agenda": ["arrivals reptiles a1", "turn reptiles"]}, "not there"),
    ({"agenda": ["keep-traits", "row"]}, "not there"),
    ({"pawns": {"ada-3": "reptiles"}}, "basic pawn of reptiles is on ada-3.* special pawns only"),
    ({"pawns": {"dom-2": "reptiles"}}, "dom-2, which is closed with 2 animals"),
    ({"special": {"sun": {"owner": "reptiles", "target": 1}}}, "of sun is 1; .* at least 2"),
    ({"special": {"sun": {"target": 3}}}, "of sun is 3, but nobody owns its pawn"),
    ({"vents": {"d7": "geyser"}}, "geyser on d7, in the southern half"),
    ({"vents": {"d1": "black-smoker"}}, "black smoker on d1, in the northern half"),
    ({"evolution": ["vent", "land"]}, "not sorted: they are land, vent"),
    ({"row": ["asteroid"], "deck": 5}, "asteroid came too early: .* last 5 cards, but 5 are"),
    ({"over": True}, "nothing has ended it"),
    ({"ending": "boredom"}, "no end 'boredom'"),
]


@pytest.mark.parametrize(("position", "message"), WRONG)
def test_impossible_positions_are_refused_in_one_line(
    position: dict[str, Any], message: str
) -> None:
    with pytest.raises(PositionError, match=message) as refused:
        Table(position)
    assert "\n" not in str(refused.value)


def test_animals_need_a_seat() -> None:
    game = marine(players=2)
    with pytest.raises(PositionError, match="give each animal its seat"):
        game.from_position({"turn": "reptiles"})
    game.from_position({"animal": {"reptiles": {"seat": 1}, "fishes": {"seat": 0}}})

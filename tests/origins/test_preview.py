"""What options do before they are taken: the three scores, ways, prices, the steps of a Comet, and
hexes that would be overcrowded."""

from random import Random

import pytest

from tests.origins.table import Table, challenged
from trilobite.core.preview import Preview
from trilobite.core.session import begin
from trilobite.core.state import State
from trilobite.core.trial import previews
from trilobite.games.origins.footprint import overcrowded
from trilobite.games.origins.state import Origins
from trilobite.games.registry import make_game


def crowded(state: State, seat: int) -> set[str]:
    """The hexes that could not feed what a seat has there."""
    assert isinstance(state, Origins)
    return {state.world.hex_ids[hex] for hex in overcrowded(state, state.players[seat])}


@pytest.mark.clause("H1a.1", "H1b.1", "I0.2")
def test_overcrowded_hexes_are_foreseen_where_a_migrant_would_go() -> None:
    session = begin(make_game("origins", {"players": 2}), seed="preview")
    random = Random("preview")
    warned = 0
    for _ in range(400):
        if session.over:
            break
        seat = session.deciders()[0]
        decision = session.decision_for(seat)
        assert decision is not None
        number = random.randrange(len(decision.options))
        if decision.kind == "spread-to":
            preview = previews(session, seat, number, 1)[0]
            before = crowded(session.state, seat)
            session.choose(decision.options[number], seat)
            new = crowded(session.state, seat) - before
            if preview.end == "choice":
                marks = {mark.thing.id for mark in preview.marks if mark.kind == "beware"}
                assert marks == new
                warned += bool(marks)
        else:
            session.choose(decision.options[number], seat)
    assert warned > 0


@pytest.mark.clause("G6.1", "G6a.1", "G6b.1")
def test_the_way_of_a_spread_is_shown_step_by_step() -> None:
    """Each step leads to a space beside the one before, the last one to the destination."""
    session = begin(make_game("origins", {"players": 2}), seed="preview")
    random = Random("preview")
    lengths = set()
    for _ in range(200):
        seat = session.deciders()[0]
        decision = session.decision_for(seat)
        assert decision is not None
        state = session.state
        assert isinstance(state, Origins)
        if decision.kind == "spread-to":
            for number, (verb, space, _) in enumerate(decision.options):
                if verb != "to":
                    continue
                preview = previews(session, seat, number, 1)[0]
                steps = [mark for mark in preview.marks if mark.kind == "step"]
                way = [state.world.space_ids.index(mark.thing.id) for mark in steps]
                [most] = [note.facts["most"] for note in preview.notes if note.key == "steps"]
                assert way[-1] == space
                assert [mark.label for mark in steps] == [str(n + 1) for n in range(len(way))]
                assert len(way) <= int(str(most))
                start = decision.context.get("space")
                for before, after in zip([start, *way], way, strict=False):
                    assert before is None or after in state.world.ways[before]
                lengths.add(len(way))
        session.choose(random.choice(decision.options), seat)
    assert {1, 2} <= lengths


def foreseen(table: Table, key: str) -> Preview:
    """The preview of one of the options."""
    seat = table.session.deciders()[0]
    return previews(table.session, seat, table.session.keys(seat).index(key), 1)[0]


@pytest.mark.clause("E2d.1")
def test_a_bid_tells_what_is_paid_if_it_wins_and_what_is_left() -> None:
    position = challenged(
        "black",
        "grooming-and-gossip",
        "auction",
        elders={"knife": {"black": 3}},
        player={"black": {"brain": [3, 0, 1]}},
    )
    table = Table(position)
    for pawns in (1, 2, 3):
        price = foreseen(table, f"bid {pawns}").notes[0]
        assert (price.key, price.facts) == ("bid-price", {"number": pawns, "left": 3 - pawns})


@pytest.mark.clause("E3.1", "E3a.1", "A0a.3")
def test_a_comet_tells_its_steps_in_order() -> None:
    steps = ["comet-chaos", "comet-ideas", "comet-tokens", "comet-portent"]
    for epoch, told in ((1, steps), (4, ["comet-end"])):
        deck = [0 if one <= epoch else 2 for one in (1, 2, 3, 4)]
        table = Table({"epoch": epoch, "deck": deck, "climate": {}}, seed=1)
        assert [note.key for note in foreseen(table, "comet").notes] == told

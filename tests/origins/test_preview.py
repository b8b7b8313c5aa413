"""What options do before they are taken: the three scores, and hexes that would be overcrowded."""

from random import Random

import pytest

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
                assert {mark.thing.id for mark in preview.marks} == new
                warned += bool(preview.marks)
        else:
            session.choose(decision.options[number], seat)
    assert warned > 0

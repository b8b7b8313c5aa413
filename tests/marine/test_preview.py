"""What options do before they are taken: nothing at all, or tiles that are scored."""

from random import Random

import pytest

from trilobite.core.session import begin
from trilobite.core.trial import previews
from trilobite.games.registry import make_game


@pytest.mark.clause("MAR-7.1.3", "MAR-7.4.2", "MAR-7.11.1")
def test_pawns_spent_in_vain_are_foreseen_and_scored_tiles_marked() -> None:
    """Each preview of an answer is compared with what the answer then tells."""
    session = begin(make_game("marine", {"players": 3}), seed="preview")
    random = Random("preview")
    idle = pointless = marked = 0
    for _ in range(200):
        seat = session.deciders()[0]
        decision = session.decision_for(seat)
        assert decision is not None
        number = random.randrange(len(decision.options))
        preview = previews(session, seat, number, 1)[0]
        told = len(session.log)
        before = session.game.points(session.state)[seat]
        session.choose(decision.options[number], seat)
        events = [event[0] for event in session.log[told:]]
        if preview.idle:
            assert "no-effect" in events
            assert [note.key for note in preview.notes] == ["no-effect"]
            idle += 1
        if any(note.key == "no-points" for note in preview.notes):
            assert session.game.points(session.state)[seat] == before
            pointless += 1
        if decision.kind == "evolution":
            assert bool(preview.marks) == ("tile-scored" in events)
            marked += bool(preview.marks)
    assert idle > 0
    assert pointless > 0
    assert marked > 0

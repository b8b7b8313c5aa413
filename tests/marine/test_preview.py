"""What options do before they are taken: nothing at all, tiles that are scored, species at risk."""

from collections import Counter
from random import Random

import pytest

from trilobite.core.decision import Decision
from trilobite.core.session import begin
from trilobite.core.state import State
from trilobite.core.trial import previews
from trilobite.games.marine.planet import endangered_species
from trilobite.games.marine.preview import deciding
from trilobite.games.marine.state import Marine
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


@pytest.mark.clause("MAR-2.5.1", "MAR-2.5.2")
def test_species_that_would_be_endangered_or_saved_are_counted() -> None:
    """What is told of an answer is what the planet shows after it."""
    session = begin(make_game("marine", {"players": 2}), seed="survival")
    random = Random("survival")
    seen = Counter[str]()
    for _ in range(250):
        seat = session.deciders()[0]
        decision = session.decision_for(seat)
        assert decision is not None
        number = random.randrange(len(decision.options))
        preview = previews(session, seat, number, 1)[0]
        told = {note.key: note.facts["number"] for note in preview.notes if note.facts}
        before = at_risk(session.state, decision) if "animal" in decision.context else 0
        session.choose(decision.options[number], seat)
        if preview.end == "choice" and told:
            change = at_risk(session.state, decision) - before
            assert told == ({"endangers": change} if change > 0 else {"saves": -change})
        seen.update(told)
    assert set(seen) == {"endangers", "saves"}


def at_risk(state: State, decision: Decision) -> int:
    """How many species of who decides do not thrive."""
    assert isinstance(state, Marine)
    return endangered_species(state, deciding(state, decision))

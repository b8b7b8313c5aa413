"""What was foreseen of an answer is what then happened, along golden records of every game."""

from pathlib import Path

import pytest

from tools.golden import FOLDER
from trilobite.core.chance import Answer, Chance, Entry, scripted
from trilobite.core.preview import Preview
from trilobite.core.record import entry_of, load
from trilobite.core.replay import begin_recorded, replay
from trilobite.core.session import Session
from trilobite.core.trial import previews
from trilobite.games.registry import GAMES, make_game
from trilobite.tables.bodies.foresight import PreviewOut
from trilobite.tables.previews import preview_out

#: Of each record so many decisions are looked at; where all is compared, so many options of each.
DECISIONS = 40
OPTIONS = 6

RECORDS = {name: sorted((FOLDER / name).glob("*.record")) for name in GAMES}
ALL = [path for paths in RECORDS.values() for path in paths]
FIRST = [paths[0] for paths in RECORDS.values()]


def answered(path: Path) -> tuple[Session, list[Answer], int]:
    """A session at the start of a record, its answers, and how many of them are skipped."""
    record = load(path.read_text(encoding="utf-8"))
    game = make_game(path.parent.name, record.header.options)
    entries: list[Entry] = [entry_of(line, game.words) for line in record.lines]
    answers = [entry for entry in entries if isinstance(entry, Answer) and not entry.auto]
    session = begin_recorded(game, entries, scripted(entries))
    return session, answers, max(1, len(answers) // DECISIONS)


def foreseen(session: Session, answer: Answer) -> Preview:
    """What the answer that will be given does."""
    decision = session.decision_for(answer.seat)
    assert decision is not None
    return previews(session, answer.seat, decision.options.index(answer.option), 1)[0]


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_points_are_as_foreseen_wherever_chance_did_not_come(path: Path) -> None:
    """Choices that are a part of the answer, such as the payment, come before it is compared."""
    session, answers, every = answered(path)
    game = session.game
    compared = 0
    watched: Preview | None = None
    seat, start = -1, 0
    for number, answer in enumerate(answers):
        if watched is None and number % every == 0:
            watched, seat, start = foreseen(session, answer), answer.seat, len(session.history)
            before = game.worth(session.state)
        session.choose(answer.option, answer.seat)
        if watched is None:
            continue
        pending = session.decision_for(seat)
        chance = any(not isinstance(entry, Answer) for entry in session.history[start:])
        if not chance and watched.end and pending and pending.kind in game.parts:
            continue
        if not chance and watched.end:
            expected = {(c.seat, c.kind): (c.after, c.most) for c in watched.changes}
            for other, worth in enumerate(game.worth(session.state)):
                for kind, points in worth.items():
                    same = before[other].get(kind, 0)
                    least, most = expected.get((other, kind), (same, same))
                    assert least <= points <= most, (answer.option, other, kind)
                    compared += 1
        watched = None
    assert compared > 0


@pytest.mark.parametrize("path", FIRST, ids=lambda path: path.parent.name)
def test_previews_are_the_same_however_the_hidden_is_dealt(path: Path) -> None:
    session, answers, every = answered(path)
    for number, answer in enumerate(answers):
        if number % every == 0:
            seat = answer.seat
            since = session.history_since_boundary()
            dealt = session.game.reshuffled(session.boundary, seat, Chance(number))
            other = replay(session.game, since, start=dealt)
            assert told(other, seat) == told(session, seat)
        session.choose(answer.option, answer.seat)


def told(session: Session, seat: int) -> list[PreviewOut]:
    """What a seat is told of its first options."""
    return [preview_out(session, preview) for preview in previews(session, seat, 0, OPTIONS)]

"""What the options of a decision do, as it is sent to who decides."""

from typing import Final

from trilobite.core import preview as core
from trilobite.core.facts import plain, plain_facts
from trilobite.core.session import Session
from trilobite.core.trial import previews
from trilobite.tables.bodies.foresight import (
    MarkOut,
    NoteOut,
    OddOut,
    PointsOut,
    PreviewOut,
    PreviewsOut,
    ToldOut,
)
from trilobite.tables.frames import named_in
from trilobite.tables.table import Table

#: Options that are told at once; a table does nothing else meanwhile.
AT_ONCE: Final = 40


def previews_out(table: Table, seat: int, first: int) -> PreviewsOut:
    """What the options of a seat do, so many from one on."""
    session = table.session
    decision = session.decision_for(seat)
    return PreviewsOut(
        version=table.version,
        first=first,
        of=0 if decision is None else len(decision.options),
        previews=[preview_out(session, one) for one in previews(session, seat, first, AT_ONCE)],
    )


def preview_out(session: Session, preview: core.Preview) -> PreviewOut:
    """What one option does."""
    game, state = session.game, session.state
    return PreviewOut(
        key=game.words.key(preview.option),
        end=preview.end,
        points=preview.points,
        expected=preview.expected,
        changes=[
            PointsOut(
                seat=change.seat,
                who=plain(game.called(state, change.seat)),
                kind=change.kind,
                before=change.before,
                after=change.after,
                most=change.most,
            )
            for change in preview.changes
        ],
        odds=[OddOut(odd.key, odd.chance, odd.percent(), odd.tone) for odd in preview.odds],
        notes=notes_out(preview.notes),
        marks=[
            MarkOut((mark.thing.domain, mark.thing.id), mark.label, mark.kind)
            for mark in preview.marks
        ],
        events=[
            ToldOut(
                event=told.event[0],
                arguments=named_in(told.event, game.words),
                facts=plain_facts(told.facts),
            )
            for told in preview.events
        ],
        idle=preview.idle,
        mistakes=notes_out(preview.mistakes),
    )


def notes_out(notes: list[core.Note]) -> list[NoteOut]:
    """What a person wants to know."""
    return [NoteOut(note.key, plain_facts(note.facts), note.tone) for note in notes]

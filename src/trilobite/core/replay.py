"""Playing recorded entries from the start, and saying where a record and the rules part."""

from trilobite.core.chance import Answer, Chance, Entry, scripted
from trilobite.core.errors import AnswerError, ChanceError, RecordError, shown
from trilobite.core.game import AnyGame
from trilobite.core.record import line_of
from trilobite.core.session import Session, begun, places_asked
from trilobite.core.state import State


def begin_recorded(
    game: AnyGame,
    entries: list[Entry],
    chance: Chance,
    start: State | None = None,
    listen: bool = True,
) -> Session:
    """Starts a session that will be given recorded entries: what somebody answered there is asked,
    even if it has a single option."""
    return begun(game, chance, start, listen, places_asked(entries, 0, hold=True))


def replay(
    game: AnyGame,
    entries: list[Entry],
    seed: int | str | None = None,
    start: State | None = None,
    listen: bool = True,
    seeded: int = 0,
) -> Session:
    """Plays recorded entries from the start. Raises RecordError where they do not fit. Those before
    place `seeded` did not come from the seed."""
    chance = scripted(entries, seed)
    try:
        session = begin_recorded(game, entries, chance, start, listen)
        for number, entry in enumerate(entries):
            if not isinstance(entry, Answer) or entry.auto:
                continue
            try:
                session.choose(entry.option, entry.seat)
            except AnswerError as error:
                raise RecordError(
                    "entry {number} does not replay: {error}",
                    "record-entry",
                    number=number + 1,
                    error=str(error),
                ) from error
    except ChanceError as misfit:  # another name: mypyc gives a name one type
        raise RecordError(
            "the record does not replay: {error}", "record-chance", error=str(misfit)
        ) from misfit
    if chance.next != len(chance.script):
        raise RecordError(
            "the record holds rolls or draws that the rules do not ask for", "record-more-chance"
        )
    check_replayed(session, entries)
    chance.skip([entry for entry in entries[seeded:] if not isinstance(entry, Answer)])
    return session


def check_replayed(session: Session, entries: list[Entry]) -> None:
    """Raises RecordError where the rules went another way than the record."""
    words = session.game.words
    for number, entry in enumerate(entries):
        if number >= len(session.history):
            raise too_much(number)
        expected = line_of(session.history[number], words)
        if line_of(entry, words) != expected:
            raise other_entry(number, expected)


def too_much(number: int) -> RecordError:
    """The record goes on there, the rules do not."""
    return RecordError(
        "entry {number} of the record is more than the rules ask for",
        "record-more",
        number=number + 1,
    )


def other_entry(number: int, expected: str) -> RecordError:
    """The rules go another way there than the record."""
    return RecordError(
        "entry {number} should be {expected}",
        "record-other",
        number=number + 1,
        expected=shown(expected),
    )

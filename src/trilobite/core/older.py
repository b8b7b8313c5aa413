"""Records of older rules: played as far as they fit the rules of today, to be read and not gone on
with."""

from typing import Final

from trilobite.core.chance import Answer, Entry, scripted
from trilobite.core.errors import (
    AnswerError,
    ChanceError,
    DeadEnd,
    RecordError,
    TrilobiteError,
)
from trilobite.core.game import AnyGame
from trilobite.core.record import entry_of, line_of
from trilobite.core.replay import begin_recorded, other_entry, too_much
from trilobite.core.session import Session, begin


class Older:
    """How a record of an older version of the rules fits the one that there is now."""

    def __init__(
        self, session: Session, rules: int, fits: int, lines: int, fault: TrilobiteError | None
    ) -> None:
        #: The game as far as it fits: its history are the first `fits` lines.
        self.session: Final = session
        #: The version that it was played by.
        self.rules: Final = rules
        self.fits: Final = fits
        self.lines: Final = lines
        #: Why the next line does not fit; None if all do.
        self.fault: Final = fault


def read_older(game: AnyGame, rules: int, lines: list[str]) -> Older:
    """Plays the lines as far as the rules of today lead the same way. A record that differs in the
    set-up already is at a set-up of its own, and fits with no line."""
    entries, unknown = understood(game, lines)
    fault: TrilobiteError | None = None
    try:
        session = begin_recorded(game, entries, scripted(entries))
        fault = misfit(session, entries, 0)
    except (ChanceError, DeadEnd) as error:
        fault = error
    if fault is not None:
        return Older(begin(game, seed="set-up"), rules, 0, len(lines), fault)
    given = 0
    for entry in entries:
        if not isinstance(entry, Answer):
            continue
        if not entry.auto:
            before = len(session.history)
            try:
                session.choose(game.words.key(entry.option), entry.seat)
            except (AnswerError, ChanceError, DeadEnd) as refused:
                return Older(session, rules, before, len(lines), refused)
            fault = misfit(session, entries, before)
            if fault is not None:
                return Older(session.fork(given, None), rules, before, len(lines), fault)
        given += 1
    fits = len(session.history)
    if fits < len(lines) and unknown is None:
        unknown = too_much(fits)
    return Older(session, rules, fits, len(lines), unknown)


def understood(game: AnyGame, lines: list[str]) -> tuple[list[Entry], RecordError | None]:
    """The lines in the words of today's game, and why it is not all of them."""
    entries: list[Entry] = []
    for line in lines:
        try:
            entries.append(entry_of(line, game.words))
        except RecordError as error:
            return entries, error
    return entries, None


def misfit(session: Session, entries: list[Entry], start: int) -> RecordError | None:
    """Where the history has left the record from there on."""
    words = session.game.words
    for number in range(start, len(session.history)):
        expected = line_of(session.history[number], words)
        if number >= len(entries) or line_of(entries[number], words) != expected:
            return other_entry(number, expected)
    return None

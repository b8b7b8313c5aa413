"""`trilobite replay`: looks at a recorded game."""

from pathlib import Path

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from trilobite.cli.log import log_lines
from trilobite.cli.messages import Messages, preferred, told
from trilobite.cli.records import open_record
from trilobite.cli.screen import screen_for
from trilobite.core import position as positions
from trilobite.core.chance import Answer
from trilobite.core.errors import RecordError
from trilobite.core.older import Older
from trilobite.core.session import Session
from trilobite.games.registry import box


def replay(
    file: Path = typer.Argument(help="A record, as `save` writes it."),
    to: int | None = typer.Option(None, help="Show the game after this many answers."),
    show_board: bool = typer.Option(True, "--board/--no-board", help="Show the board."),
    show_log: bool = typer.Option(False, "--log", help="Show what happened, in words."),
    position: bool = typer.Option(False, help="Print the position file of the game instead."),
    handover: bool = typer.Option(
        False, help="Print what a finished game hands over to its successor, as JSON, instead."
    ),
    pack: Path | None = typer.Option(None, help="A directory with the cards it was played with."),
) -> None:
    """Replay a record: every answer, roll and draw is checked; then show the game.

    Answers are counted as the lines with `>`, those that somebody gave.
    """
    session, seats, older, _advised, head_starts = open_record(file, pack)
    game = session.game
    if position or handover:
        shown = session if to is None else after(session, to)
        if older is not None:
            for said in older_lines(Messages(preferred()), older):
                typer.echo(said, err=True)
        typer.echo(position_text(shown) if position else handover_text(shown))
        return
    screen = screen_for(game, preferred(), pack)
    say = screen.messages.say
    console = Console(highlight=False)
    total = given(session)
    summary = say("replay-summary", file=str(file), game=say("title"), answers=total)
    console.print(Text(summary), soft_wrap=True)
    if older is not None:
        for said in older_lines(screen.messages, older):
            console.print(Text(said), soft_wrap=True)
    if to is not None:
        session = after(session, to)
        console.print(Text(say("replay-after", number=to, answers=total)))
    state = session.state
    labels = list(seats) if len(seats) == game.seats else [str(n) for n in range(game.seats)]
    for seat, points in head_starts:
        labels[seat] = say("play-head-start", who=labels[seat], points=points)
    if show_log:
        for line in log_lines(screen, session, 0):
            console.print(line)
    if show_board:
        console.print(screen.board(state, console.width, labels))
    if session.result is not None:
        console.print(screen.scores(state, session.result, labels))
        for line in screen.places(state, session.result, head_starts):
            console.print(Text(line, "bold"))
    for seat in session.deciders() if older is None else ():
        decision = session.decision_for(seat)
        if decision is not None:
            console.print(Text(say("replay-pending", prompt=screen.prompt(state, decision))))


def older_lines(messages: Messages, older: Older) -> list[str]:
    """By which rules a record was played, and where those of today lead elsewhere."""
    now = older.session.game.rules_version
    found = [messages.say("replay-older", rules=older.rules, now=now)]
    if older.fault is not None:
        where = {"fits": older.fits, "lines": older.lines}
        found.append(messages.say("replay-older-until", **where, why=told(older.fault, messages)))
    return found


def position_text(session: Session) -> str:
    """The position at the last boundary, with all named that a position needs."""
    state = session.boundary
    return positions.dump(session.game.named(state), state).rstrip()


def handover_text(session: Session) -> str:
    """What a finished game hands over."""
    if not session.over:
        raise RecordError(
            "only a finished game is handed over to its successor", "handover-unfinished"
        )
    exported = session.game.handover(session.state)
    if exported is None:
        raise RecordError(
            "{game} has no successor to hand over to",
            "handover-none",
            game=box(session.game.name).title,
        )
    return msgspec.json.format(msgspec.json.encode(exported), indent=2).decode()


def given(session: Session) -> int:
    """How many answers somebody gave."""
    return sum(1 for entry in session.history if isinstance(entry, Answer) and not entry.auto)


def after(session: Session, number: int) -> Session:
    """The session as it was after so many given answers."""
    if not 0 <= number <= given(session):
        raise RecordError(
            "the game has {answers} answers, there is no answer {number}",
            "no-such-answer",
            answers=given(session),
            number=number,
        )
    answers = 0
    left = number
    for entry in session.history:
        if isinstance(entry, Answer):
            if not entry.auto:
                if left == 0:
                    break
                left -= 1
            answers += 1
    return session.fork(answers, None)

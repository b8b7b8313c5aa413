"""What has happened, line by line, under headings of turn and, if the game has them, phase."""

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from trilobite.cli.screen import Screen
from trilobite.core.session import Session


def log_lines(
    screen: Screen, session: Session, first: int, headed: bool = True
) -> list[RenderableType]:
    """The events from the first one on; turns and phases in which nothing happened are left out.

    `headed` repeats the heading of a turn or phase of which something was told before.
    """
    inner = "phase" if "phase" in session.game.words.events else "turn"
    turn = latest(screen, session, first, "turn")
    begun = latest(screen, session, first, inner)
    untold = first > 0 and session.log[first - 1][0] == inner
    heading = headline(screen, turn, begun) if begun and (headed or untold) else None
    lines: list[RenderableType] = []
    for event, words in screen.log(session, first):
        if event[0] == "turn":
            turn = words
        if event[0] == inner:
            heading = headline(screen, turn, words)
        elif event[0] != "turn":
            if heading is not None:
                lines.append(heading)
                heading = None
            lines.append(Padding(screen.coloured(words), (0, 0, 0, 2), expand=False))
    return lines


def headline(screen: Screen, turn: str, inner: str) -> Text:
    """The heading of a phase within a turn, or of a turn that has no phases."""
    if turn == inner:
        return Text(turn, "bold")
    return Text(screen.messages.say("log-heading", turn=turn, phase=inner), "bold")


def latest(screen: Screen, session: Session, first: int, what: str) -> str:
    """The last turn or phase that began before an event."""
    for event in reversed(session.log[:first]):
        if event[0] == what:
            return screen.words.event(event, {}, [])
    return ""

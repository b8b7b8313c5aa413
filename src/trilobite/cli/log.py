"""What has happened, line by line, under headings of turn and phase."""

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from trilobite.cli.screen import Screen
from trilobite.core.session import Session


def log_lines(
    screen: Screen, session: Session, first: int, headed: bool = True
) -> list[RenderableType]:
    """The events from the first one on; phases in which nothing happened are left out.

    `headed` repeats the heading of a phase of which something was told before.
    """
    turn = latest(screen, session, first, "turn")
    phase = latest(screen, session, first, "phase")
    untold = first > 0 and session.log[first - 1][0] == "phase"
    heading = headline(screen, turn, phase) if phase and (headed or untold) else None
    lines: list[RenderableType] = []
    for event, words in screen.log(session, first):
        if event[0] == "turn":
            turn = words
        elif event[0] == "phase":
            heading = headline(screen, turn, words)
        else:
            if heading is not None:
                lines.append(heading)
                heading = None
            lines.append(Padding(screen.coloured(words), (0, 0, 0, 2), expand=False))
    return lines


def headline(screen: Screen, turn: str, phase: str) -> Text:
    """The heading of a phase."""
    return Text(screen.messages.say("log-heading", turn=turn, phase=phase), "bold")


def latest(screen: Screen, session: Session, first: int, what: str) -> str:
    """The last turn or phase that began before an event."""
    for event in reversed(session.log[:first]):
        if event[0] == what:
            return screen.heading(event)
    return ""

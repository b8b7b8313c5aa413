"""What has happened, line by line, under headings of turn and phase."""

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from trilobite.cli.pieces import coloured
from trilobite.cli.text import Faces, GenesisText
from trilobite.core.session import Session


def log_lines(
    text: GenesisText, session: Session, first: int, headed: bool = True
) -> list[RenderableType]:
    """The events from the first one on; phases in which nothing happened are left out.

    `headed` repeats the heading of a phase of which something was told before.
    """
    turn = latest(text, session, first, "turn")
    phase = latest(text, session, first, "phase")
    untold = first > 0 and session.log[first - 1][0] == "phase"
    heading = headline(text, turn, phase) if phase and (headed or untold) else None
    lines: list[RenderableType] = []
    for event, words in text.log(session, first):
        if event[0] == "turn":
            turn = words
        elif event[0] == "phase":
            heading = headline(text, turn, words)
        else:
            if heading is not None:
                lines.append(heading)
                heading = None
            lines.append(Padding(coloured(text, words), (0, 0, 0, 2), expand=False))
    return lines


def headline(text: GenesisText, turn: str, phase: str) -> Text:
    """The heading of a phase."""
    return Text(text.messages.say("log-heading", turn=turn, phase=phase), "bold")


def latest(text: GenesisText, session: Session, first: int, what: str) -> str:
    """The last turn or phase that began before an event."""
    for event in reversed(session.log[:first]):
        if event[0] == what:
            return text.event(event, Faces(), [])
    return ""

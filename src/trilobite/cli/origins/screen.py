"""Bios: Origins as the terminal shows it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from trilobite.cli.origins.board import board
from trilobite.cli.origins.pieces import COLOUR_STYLES, coloured
from trilobite.cli.origins.tableau import all_rows
from trilobite.cli.origins.tables import about, final_scores, idea_table, odds, point_table
from trilobite.cli.origins.text import OriginsText
from trilobite.cli.origins.worldmap import all_places
from trilobite.cli.screen import Screen
from trilobite.cli.text import Text as Words
from trilobite.core.decision import Decision, Event
from trilobite.core.game import Result
from trilobite.core.session import Session
from trilobite.core.state import State
from trilobite.games.origins.cards.types import COMPETITIVE, MODE_NAMES
from trilobite.games.origins.game import OriginsGame
from trilobite.games.origins.state import Origins


def screen(words: Words, pack: Path | None) -> Screen:
    """The screen of a game of Origins."""
    game = words.game
    assert isinstance(game, OriginsGame)
    return OriginsScreen(words, OriginsText(words, game, pack))


def position(state: State) -> Origins:
    """The position, known to be one of Origins."""
    assert isinstance(state, Origins)
    return state


class OriginsScreen(Screen):
    """Words and pictures of Bios: Origins."""

    def __init__(self, words: Words, text: OriginsText) -> None:
        super().__init__(words)
        self.text: Final = text
        self.own_turns = frozenset(("challenge", "row"))
        self.tables = {
            "ideas": lambda state: idea_table(text, position(state)),
            "rows": lambda state: all_rows(text, position(state)),
            "places": lambda state: all_places(text, position(state)),
            "points": lambda state: point_table(text, position(state)),
        }

    def welcome(self, state: State) -> str:
        setup = position(state).setup
        say = self.messages.say
        parts = [say("welcome", players=setup.players)]
        if setup.mode != COMPETITIVE:
            parts.append(say(f"mode-{MODE_NAMES[setup.mode]}"))
        parts.append(say("length-advanced" if setup.advanced else "length-basic"))
        others = [variant for variant in setup.variants if variant != "advanced"]
        return ", ".join([*parts, *self.variants(others)])

    def seat_name(self, state: State, seat: int) -> str:
        players = position(state).players
        if seat < len(players):
            return self.text.player(players[seat].colour)
        return self.messages.say("seat", number=seat + 1)

    def actor(self, state: State, decision: Decision) -> str:
        return self.seat_name(state, decision.seat)

    def log(self, session: Session, first: int) -> list[tuple[Event, str]]:
        """The heading of a turn tells the round, and a challenge card all that is on it."""
        start = max(0, first - 1)
        told = self.words.events(session, start)
        lines: list[tuple[Event, str]] = []
        for index in range(first - start, len(told)):
            event, said = told[index]
            before, round = told[index - 1] if index > 0 else told[index]
            if event[0] == "turn" and before[0] == "round":
                said = self.messages.say("log-heading", turn=round, phase=said)
            elif event[0] == "challenge":
                said = f"{said} {self.text.on_card(event[2])}"
            if event[0] != "round":
                lines.append((event, said))
        return lines

    def moment(self, state: State) -> tuple[int, ...]:
        g = position(state)
        return (g.round, g.turn)

    def style(self, state: State, decision: Decision) -> str:
        players = position(state).players
        return COLOUR_STYLES[players[decision.seat].colour] if players else "bold"

    def coloured(self, sentence: str) -> Text:
        return coloured(self.text, sentence)

    def board(
        self,
        state: State,
        width: int,
        seats: Sequence[str],
        seat: int = -1,
        decision: Decision | None = None,
    ) -> RenderableType:
        return board(self.text, position(state), width, seats, seat, decision)

    def odds(self, state: State, decision: Decision, wanted: str) -> RenderableType:
        g = position(state)
        return about(self.text, g, wanted) if wanted else odds(self.text, g)

    def scores(self, state: State, result: Result, seats: Sequence[str]) -> RenderableType:
        return final_scores(self.text, position(state), result, seats)

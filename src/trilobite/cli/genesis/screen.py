"""Bios: Genesis as the terminal shows it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from trilobite.cli.genesis.board import board
from trilobite.cli.genesis.odds import odds
from trilobite.cli.genesis.pieces import COLOUR_STYLES, coloured
from trilobite.cli.genesis.scores import final_scores
from trilobite.cli.genesis.stack import macro_stack
from trilobite.cli.genesis.text import GenesisText
from trilobite.cli.genesis.timeline import event_table
from trilobite.cli.screen import Screen
from trilobite.cli.text import Text as Words
from trilobite.core.decision import Decision
from trilobite.core.game import Result
from trilobite.core.state import State
from trilobite.games.genesis.game import GenesisGame
from trilobite.games.genesis.pool import actors
from trilobite.games.genesis.state import Genesis


def screen(words: Words, pack: Path | None) -> Screen:
    """The screen of a game of Genesis."""
    game = words.game
    assert isinstance(game, GenesisGame)
    return GenesisScreen(GenesisText(game, words.messages, pack))


def position(state: State) -> Genesis:
    """The position, known to be one of Genesis."""
    assert isinstance(state, Genesis)
    return state


class GenesisScreen(Screen):
    """Words and pictures of Bios: Genesis."""

    def __init__(self, text: GenesisText) -> None:
        super().__init__(text)
        self.text: Final = text
        self.own_turns = frozenset(("assign", "purchase"))
        self.tables = {
            "events": lambda state: event_table(text, position(state)),
            "macros": lambda state: macro_stack(text, position(state)),
        }

    def welcome(self, state: State) -> str:
        setup = position(state).setup
        welcome = self.messages.say(
            "welcome", players=setup.players, ruleset=setup.ruleset, mode=setup.mode
        )
        return ", ".join([welcome, *self.variants(setup.variants)])

    def seat_name(self, state: State, seat: int) -> str:
        g = position(state)
        return " + ".join(
            self.text.player(player) for player in g.in_game() if g.seat(player) == seat
        )

    def moment(self, state: State) -> tuple[int, ...]:
        g = position(state)
        return (g.turn, g.phase)

    def style(self, state: State, decision: Decision) -> str:
        return COLOUR_STYLES[actors(position(state), decision)[0]]

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
        g = position(state)
        own = [player for player in g.in_game() if g.seat(player) == seat]
        players = own if decision is None else actors(g, decision)
        return board(self.text, g, width, seats, players[0] if players else None)

    def odds(self, state: State, decision: Decision, wanted: str) -> RenderableType:
        return odds(self.text, position(state), decision, wanted)

    def scores(self, state: State, result: Result, seats: Sequence[str]) -> RenderableType:
        return final_scores(self.text, position(state), result, seats)

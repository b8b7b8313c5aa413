"""Playing in a pretended terminal."""

from collections.abc import Callable
from io import StringIO
from random import Random
from typing import Any

from rich.console import Console, RenderableType
from typer.testing import CliRunner, Result

from trilobite.cli.genesis.text import GenesisText
from trilobite.cli.main import app
from trilobite.cli.messages import Messages
from trilobite.core.session import Session, begin
from trilobite.games.genesis.game import GenesisGame
from trilobite.games.genesis.state import Genesis
from trilobite.games.registry import make_game

#: A set-up of each kind that people meet in different words.
TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 4},
    {"players": 3, "ruleset": "first"},
    {"players": 2, "ruleset": "second"},
    {"players": 2, "variants": ["introductory"]},
    {"players": 1, "mode": "solitaire"},
    {"players": 2, "mode": "cooperative"},
    {"players": 3, "variants": ["chimera", "crystal-catastrophe", "macro"]},
]


def run(*arguments: str, typed: str = "", width: int = 100, language: str = "en") -> Result:
    """Runs a command with lines typed into it."""
    environment = {"COLUMNS": str(width), "TERM": "dumb", "LANGUAGE": "", "LC_ALL": language}
    return CliRunner().invoke(app, list(arguments), input=typed, env=environment)


def play(*lines: str, options: tuple[str, ...] = ("--seed", "3"), width: int = 100) -> Result:
    """Plays a game of Genesis with the given lines."""
    typed = "".join(f"{line}\n" for line in lines)
    return run("play", "genesis", *options, typed=typed, width=width)


def genesis(options: dict[str, Any]) -> GenesisGame:
    """A game of Genesis."""
    game = make_game("genesis", options)
    assert isinstance(game, GenesisGame)
    return game


def words_for(game: GenesisGame) -> GenesisText:
    """The English words of a game."""
    return GenesisText(game, Messages("en", "genesis"))


def state_of(session: Session) -> Genesis:
    """The position of a session of Genesis."""
    assert isinstance(session.state, Genesis)
    return session.state


def printed(what: RenderableType, width: int = 100) -> str:
    """What a terminal of a width shows."""
    console = Console(width=width, file=StringIO(), highlight=False)
    with console.capture() as shown:
        console.print(what)
    return shown.get()


def random_game(
    game: GenesisGame, seed: int, look: Callable[[Session, int], None], start: Genesis | None = None
) -> Session:
    """Plays at random to the end and shows the session before each answer."""
    pick = Random(seed)
    session = begin(game, seed, start)
    while not session.over:
        seat = session.deciders()[0]
        decision = session.decision_for(seat)
        assert decision is not None
        look(session, seat)
        session.choose(pick.choice(decision.options), seat)
    return session

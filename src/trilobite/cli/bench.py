"""`trilobite bench`: how fast random games are played, beside Catanatron."""

import time
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from statistics import median
from typing import Final

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from trilobite.cli.messages import Messages, preferred
from trilobite.core.game import Game
from trilobite.core.playout import random_playout
from trilobite.core.session import begin
from trilobite.games.genesis import turn
from trilobite.games.registry import make_game

PLAYERS: Final = 4
ROUNDS: Final = 5
POSITIONS: Final = 300
CATAN_TURNS: Final = 1000

#: Plays the game of a number and says how many choices it took.
Playout = Callable[[int], int]


class Speed:
    """Games and choices a second, one entry for each round."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.games: Final[list[float]] = []
        self.choices: Final[list[float]] = []
        self.played = 0

    def measure(self, playout: Playout, seconds: float) -> None:
        """One round: plays games until the time is up."""
        games = 0
        choices = 0
        start = time.perf_counter()
        while (elapsed := time.perf_counter() - start) < seconds or games == 0:
            choices += playout(self.played)
            self.played += 1
            games += 1
        self.games.append(games / elapsed)
        self.choices.append(choices / elapsed)


def bench(
    game: str = typer.Argument("genesis", help="The game."),
    seconds: float = typer.Option(4.0, min=0.01, help="Seconds for each round of each program."),
) -> None:
    """Measure random games of four players on one core, beside Catanatron in the same run.

    Rounds of the two take turns, so that a busy machine slows both alike. A choice is a decision
    with at least two options.
    """
    say = Messages(preferred()).say
    console = Console(highlight=False)
    made = make_game(game, {"players": PLAYERS})
    console.print(Text(say("bench-title", players=PLAYERS, seconds=seconds, rounds=ROUNDS)))
    kind = say("bench-compiled" if compiled() else "bench-interpreted")
    ours = Speed(f"Trilobite {made.name} ({kind})")
    theirs = Speed("Catanatron")
    peer = find_spec("catanatron") is not None
    for _ in range(ROUNDS):
        ours.measure(lambda seed: random_playout(made, seed).choices, seconds)
        if peer:
            theirs.measure(catan_playout, seconds)
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("bench-what"))
    for column in ("bench-games", "bench-choices", "bench-per-game"):
        table.add_column(say(column), justify="right")
    for speed in (ours, theirs) if peer else (ours,):
        games, choices = median(speed.games), median(speed.choices)
        table.add_row(speed.name, f"{games:.1f}", f"{choices:,.0f}", f"{choices / games:.0f}")
    console.print(table)
    if peer:
        games = median(ours.games) / median(theirs.games)
        choices = median(ours.choices) / median(theirs.choices)
        console.print(Text(say("bench-ratio", games=f"{games:.2f}", choices=f"{choices:.2f}")))
    else:
        console.print(Text(say("bench-no-peer")))
    clone, view = copying_costs(made)
    console.print(Text(say("bench-clone", clone=round(clone), view=round(view), number=POSITIONS)))


def compiled() -> bool:
    """Whether the rules run as compiled modules."""
    return not str(turn.__file__).endswith(".py")


def catan_playout(seed: int) -> int:
    """One game of four random players of Catanatron."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
    choices = 0
    while game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
        holder = game if hasattr(game, "playable_actions") else game.state
        choices += len(holder.playable_actions) > 1
        game.play_tick()
    return choices


def copying_costs(game: Game) -> tuple[float, float]:
    """Medians in microseconds of a clone in mid-step and of a view, over random positions."""
    clones: list[float] = []
    views: list[float] = []
    seed = 0
    while len(clones) < POSITIONS:
        pick = Random(seed).random
        session = begin(game, seed, listen=False)
        seed += 1
        while not session.over and len(clones) < POSITIONS:
            seat = session.deciders()[0]
            decision = session.decision_for(seat)
            assert decision is not None
            if session.history_since_boundary():
                start = time.perf_counter()
                session.clone(0)
                clones.append(time.perf_counter() - start)
                start = time.perf_counter()
                game.view(session.state, seat)
                views.append(time.perf_counter() - start)
            session.choose(decision.options[int(pick() * len(decision.options))], seat)
    return 1e6 * median(clones), 1e6 * median(views)

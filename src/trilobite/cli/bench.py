"""`trilobite bench`: how fast games are played, beside other programs in the same run."""

import json
import subprocess
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from trilobite.bots import BOTS
from trilobite.cli.extras import require
from trilobite.cli.messages import Messages, preferred
from trilobite.cli.peers import catan_playout
from trilobite.cli.speed import (
    Contender,
    Round,
    compiled,
    copying_costs,
    iterations_per_second,
    thinking_time,
)
from trilobite.core.errors import OptionsError
from trilobite.core.game import AnyGame
from trilobite.core.playout import random_playout
from trilobite.games.registry import GAMES, box, make_game

PLAYERS: Final = 4
ROUNDS: Final = 5
POSITIONS: Final = 300
DECISIONS: Final = 60
SEARCHES: Final = 20

Say = Callable[..., str]


def bench(
    game: str | None = typer.Argument(None, help="The game. Default: genesis; with --peers: all."),
    seconds: float = typer.Option(4.0, min=0.01, help="Seconds for each round of each program."),
    peers: bool = typer.Option(
        False, "--peers", help="Beside all other programs and environments that are installed."
    ),
    python: list[Path] | None = typer.Option(
        None,
        help="With --peers: the Python of another environment that has trilobite, say the "
        "compiled one. May be given several times.",
    ),
    out: Path | None = typer.Option(
        None, help="With --peers: a directory for the table (Markdown, JSON) and the chart."
    ),
    as_json: bool = typer.Option(
        False, "--json", help="One round of the game alone, as JSON for another program."
    ),
) -> None:
    """Measure random games of four players on one core, beside Catanatron in the same run.

    Rounds of the programs take turns, so that a busy machine slows all alike. A choice is a
    decision with at least two options.
    """
    say = Messages(preferred()).say
    if as_json:
        typer.echo(json.dumps(one_round(seated(game or "genesis"), seconds, say)))
        return
    console = Console(highlight=False)
    if peers:
        beside_all(
            console, say, list(GAMES) if game is None else [game], seconds, python or [], out
        )
    else:
        beside_catanatron(console, say, seated(game or "genesis"), seconds)


def seated(name: str) -> AnyGame:
    """A game for four, or for as many as may play."""
    return make_game(name, {"players": min(PLAYERS, max(box(name).players))})


def contender(game: AnyGame, say: Say) -> Contender:
    """Our own random play."""
    kind = say("bench-compiled" if compiled(game) else "bench-interpreted")
    name = f"Trilobite {game.name} ({kind})"
    return Contender(name, lambda seed: random_playout(game, seed).choices)


def observers(game: AnyGame, say: Say) -> list[Contender]:
    """Our own environments."""
    from trilobite.cli import peers

    kind = say("bench-compiled" if compiled(game) else "bench-interpreted")
    return peers.our_environments(game.name, kind, game.seats)


def one_round(game: AnyGame, seconds: float, say: Say) -> dict[str, Any]:
    """What another program wants to know: how our play and our environments did, by name."""
    ours = [contender(game, say), *observers(game, say)]
    for each in ours:
        each.measure(seconds)
    return {each.name: each.rounds[0] for each in ours}


# --- beside Catanatron --------------------------------------------------------------------


def beside_catanatron(console: Console, say: Say, game: AnyGame, seconds: float) -> None:
    """The speed of one game, its ratio to Catanatron's, and what copies cost."""
    console.print(Text(say("bench-title", players=game.seats, seconds=seconds, rounds=ROUNDS)))
    ours = contender(game, say)
    theirs = Contender("Catanatron", catan_playout)
    peer = find_spec("catanatron") is not None
    both = [ours, theirs] if peer else [ours]
    for _ in range(ROUNDS):
        for each in both:
            each.measure(seconds)
    console.print(speed_table(say, both))
    if peer:
        games = ours.games_per_second / theirs.games_per_second
        choices = ours.choices_per_second / theirs.choices_per_second
        console.print(Text(say("bench-ratio", games=f"{games:.2f}", choices=f"{choices:.2f}")))
    else:
        console.print(Text(say("bench-no-peer")))
    clone, view = copying_costs(game, POSITIONS)
    console.print(Text(say("bench-clone", clone=round(clone), view=round(view), number=POSITIONS)))


def speed_table(say: Say, contenders: list[Contender]) -> Table:
    """Medians of the rounds."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("bench-what"))
    for column in ("bench-games", "bench-choices", "bench-per-game"):
        table.add_column(say(column), justify="right")
    for each in contenders:
        table.add_row(each.name, *figures(each))
    return table


def figures(contender: Contender) -> tuple[str, str, str]:
    """Games and choices a second, and choices a game."""
    games, choices = contender.games_per_second, contender.choices_per_second
    a_game = f"{choices / games:,.0f}" if games else "–"
    return f"{games:,.1f}", f"{choices:,.0f}", a_game


# --- beside all ---------------------------------------------------------------------------


class Elsewhere:
    """Our play and our environments in another environment of Python: each round is a process of
    its own."""

    def __init__(self, python: Path, game: str) -> None:
        self._command: Final = [str(python.absolute()), "-m", "trilobite", "bench", game, "--json"]
        where = python.parent.parent.name or str(python)
        self._told: Final = {
            name: Contender(f"{name}, {where}", lambda _seed: 0) for name in self._ask(0.01)
        }

    @property
    def playing(self) -> list[Contender]:
        """Random play."""
        return list(self._told.values())[:1]

    @property
    def observing(self) -> list[Contender]:
        """The environments, as far as they are installed there."""
        return list(self._told.values())[1:]

    def _ask(self, seconds: float) -> dict[str, Round]:
        command = [*self._command, "--seconds", str(seconds)]
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=True)
        except subprocess.CalledProcessError as error:
            raise OptionsError(
                "{command} failed: {error}",
                "program-failed",
                command=" ".join(command),
                error=error.stderr,
            ) from error
        try:
            return msgspec.json.decode(done.stdout, type=dict[str, Round])
        except msgspec.MsgspecError as error:
            raise OptionsError(
                "{command} measures otherwise than this program: install the same version there",
                "program-differs",
                command=" ".join(command),
            ) from error

    def measure(self, seconds: float) -> None:
        """One round of each."""
        for name, told in self._ask(seconds).items():
            self._told[name].rounds.append(told)


def beside_all(
    console: Console,
    say: Say,
    names: list[str],
    seconds: float,
    pythons: list[Path],
    out: Path | None,
) -> None:
    """Our games, other builds of them, and all programs that are installed."""
    from trilobite.cli import peers

    if out is not None:
        require("lab", "matplotlib")
    games = [seated(name) for name in names]
    elsewhere = [Elsewhere(python, name) for python in pythons for name in names]
    playing = [*(contender(game, say) for game in games), *peers.players()]
    observing = [each for game in games for each in observers(game, say)]
    observing += peers.environments()
    console.print(Text(say("bench-title", players=PLAYERS, seconds=seconds, rounds=ROUNDS)))
    for _ in range(ROUNDS):
        for each in (*playing, *observing):
            each.measure(seconds)
        for other in elsewhere:
            other.measure(seconds)
    playing = [*(one for other in elsewhere for one in other.playing), *playing]
    observing = [*(one for other in elsewhere for one in other.observing), *observing]
    groups = {say("bench-playing"): playing, say("bench-observing"): observing}
    for title, contenders in groups.items():
        console.print(Text(title))
        console.print(speed_table(say, contenders))
    costs = [line for game in games for line in costs_of(game, say)]
    for line in costs:
        console.print(Text(line))
    if out is not None:
        write(out, say, groups, costs)
        console.print(Text(say("bench-written", folder=str(out))))


def costs_of(game: AnyGame, say: Say) -> list[str]:
    """What copies of a game cost, and how long bots think about it."""
    clone, view = copying_costs(game, POSITIONS)
    lines = [say("bench-clone", clone=round(clone), view=round(view), number=POSITIONS)]
    for kind in BOTS:
        with suppress(OptionsError):  # a bot that does not know the game
            time = thinking_time(game, kind, DECISIONS)
            lines.append(say("bench-thinking", bot=kind, time=f"{time:.2f}", number=DECISIONS))
    speed = iterations_per_second(game, SEARCHES)
    lines.append(say("bench-searching", number=SEARCHES, speed=f"{speed:,.0f}"))
    return [f"{game.name}: {line}" for line in lines]


def write(out: Path, say: Say, groups: dict[str, list[Contender]], costs: list[str]) -> None:
    """The tables as Markdown and JSON, and the chart."""
    from trilobite.lab import charts

    out.mkdir(parents=True, exist_ok=True)
    head = [say(f"bench-{column}") for column in ("what", "games", "choices", "per-game")]
    lines: list[str] = []
    for title, contenders in groups.items():
        lines += [f"## {title}", "", row(head), "| --- | ---: | ---: | ---: |"]
        lines += [row([each.name, *figures(each)]) for each in contenders]
        lines.append("")
    lines += [f"- {line}" for line in costs]
    (out / "bench.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    plain = {
        title: {each.name: [list(one) for one in each.rounds] for each in contenders}
        for title, contenders in groups.items()
    }
    (out / "bench.json").write_text(json.dumps(plain, indent=1), encoding="utf-8")
    speeds = {
        title: [(each.name, each.choices_per_second) for each in contenders]
        for title, contenders in groups.items()
    }
    drawn = charts.speeds(speeds, say("bench-choices"))
    (out / "bench.png").write_bytes(charts.png(drawn))


def row(cells: list[str]) -> str:
    """A line of a table in Markdown."""
    return f"| {' | '.join(cells)} |"

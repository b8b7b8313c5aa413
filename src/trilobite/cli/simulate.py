"""`trilobite simulate`: plays many games and stores what happened in them."""

import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from trilobite.cli.extras import require
from trilobite.cli.messages import Messages, preferred
from trilobite.cli.options import GAME, MODE, PACK, RAY, RULESET, VARIANT, WORKERS
from trilobite.cli.play import bots, levels, listed
from trilobite.games.registry import box

if TYPE_CHECKING:
    from trilobite.lab.workers import Workers

PLAYERS: Final = 4
INTERRUPTED: Final = 130


def simulate(
    game: str = GAME,
    games: int = typer.Option(1000, "-n", "--games", min=1, help="How many games."),
    seats: str | None = typer.Option(
        None,
        help=f"The bots: {listed(bots())}, with commas between them; {levels()}. "
        f"Default: random bots, {PLAYERS} if that many may play.",
    ),
    fixed: bool = typer.Option(
        False, "--fixed", help="Bots keep their seats; otherwise they move on by one each game."
    ),
    ruleset: str | None = RULESET,
    mode: str | None = MODE,
    variant: list[str] | None = VARIANT,
    seed: str = typer.Option("0", help="Game number 17 of seed S is the game of seed S-17."),
    pack: Path | None = PACK,
    workers: int = WORKERS,
    ray: str | None = RAY,
    out: Path = typer.Option(Path("games.parquet"), help="Where the games go."),
) -> None:
    """Play many games between bots and store them as Parquet files for statistics.

    FILE has a row for each game; beside it FILE.seats has one for each seat and FILE.events one
    for each thing that was counted: events, answers, points by source. An interrupted run goes on
    with the same command, a finished one with a higher number of games.
    """
    require("lab", "polars")
    from trilobite.lab.run import make_run
    from trilobite.lab.simulate import simulate as play_on
    from trilobite.lab.store import Store

    say = Messages(preferred()).say
    bots = seats.lower().replace(" ", "").split(",") if seats else default_bots(game, mode)
    options: dict[str, Any] = {"players": len(bots), "variants": variant or []}
    options |= {name: value for name, value in (("ruleset", ruleset), ("mode", mode)) if value}
    run = make_run(game, options, bots, seed, not fixed, pack)
    store = Store(out, run)
    before = store.games
    console = Console(highlight=False)
    if before >= games:
        store.finish()
        console.print(Text(say("simulate-complete", file=str(out), games=before)), soft_wrap=True)
        return
    if before:
        console.print(Text(say("simulate-goes-on", file=str(out), games=before)), soft_wrap=True)
    players = workers_for(workers, ray)
    began = time.perf_counter()
    try:
        with interruptible(), progress(console, before, games) as bar:
            for number in play_on(store, games, players, pack):
                bar.update(bar.task_ids[0], completed=number)
    except KeyboardInterrupt:
        message = say("simulate-interrupted", games=store.games, all=games)
        console.print(Text(message), soft_wrap=True)
        raise typer.Exit(INTERRUPTED) from None
    speed = (games - before) / (time.perf_counter() - began)
    message = say("simulate-done", games=games, file=str(out), speed=f"{speed:,.1f}")
    console.print(Text(message), soft_wrap=True)


def workers_for(workers: int, ray: str | None) -> "Workers":
    """Who plays: this process, several, or a cluster."""
    from trilobite.lab.workers import Alone, Processes

    if ray is not None:
        from trilobite.lab.cluster import Cluster

        return Cluster(ray)
    return Alone() if workers == 1 else Processes(workers)


def default_bots(game: str, mode: str | None) -> list[str]:
    """Random bots: four, or one in a game for one."""
    most = 1 if mode == "solitaire" else min(PLAYERS, max(box(game).players))
    return ["random"] * most


@contextmanager
def interruptible() -> Iterator[None]:
    """Lets a request to end the program interrupt it as Ctrl+C does."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def progress(console: Console, before: int, games: int) -> Iterator[Progress]:
    """A bar with the games played, the time that has passed and the time that is left."""
    columns = (
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console) as bar:
        bar.add_task("", total=games, completed=before)
        yield bar

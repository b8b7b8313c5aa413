"""`trilobite train`: tunes, fits and measures how bots value positions."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import typer
from rich.console import Console
from rich.text import Text

from trilobite.bots import bot_kind
from trilobite.cli.extras import require
from trilobite.cli.messages import Messages, preferred
from trilobite.cli.options import GAME, MODE, RAY, RULESET, VARIANT, WORKERS
from trilobite.cli.play import listed
from trilobite.cli.simulate import INTERRUPTED, PLAYERS, interruptible, progress, workers_for
from trilobite.core.option_errors import unknown
from trilobite.games.registry import box, make_game

if TYPE_CHECKING:
    from trilobite.lab.figures import Estimate
    from trilobite.lab.train import Training

#: What can be done, in this order, and how many games each takes unless told otherwise.
STEPS: Final = {"tune": 4000, "rank": 200, "gate": 600}
DEFAULTS: Final = ", ".join(f"{step} {games}" for step, games in STEPS.items())

NOT_PASSED: Final = 1


def train(
    game: str = GAME,
    step: str | None = typer.Argument(
        None, help=f"The step: {listed(STEPS)}. Default: all, one after the other."
    ),
    games: int | None = typer.Option(
        None,
        "-n",
        "--games",
        min=2,
        help=f"How many games; the gate plays as many with each bot. Default: {DEFAULTS}.",
    ),
    bots: str = typer.Option(
        "greedy,search", help="The bots of the gate, with commas; the first one also tunes."
    ),
    worlds: int = typer.Option(320, min=1, help="How many worlds the search of rank looks at."),
    learned: Path | None = typer.Option(
        None,
        help="A file that train has written: where tune and rank begin, what the gate measures. "
        "Default: what the step before has written, or what the bots play with now.",
    ),
    players: int | None = typer.Option(
        None, help=f"How many play. Default: {PLAYERS}, if they may."
    ),
    ruleset: str | None = RULESET,
    mode: str | None = MODE,
    variant: list[str] | None = VARIANT,
    seed: str = typer.Option("0", help="The same seed plays the same games and learns the same."),
    workers: int = WORKERS,
    ray: str | None = RAY,
    out: Path | None = typer.Option(None, help="The folder of the training. Default: train-GAME."),
) -> None:
    """Train the bots of a game: tune constants, fit a correction, measure both.

    tune moves the constants of the evaluator and keeps what wins. rank fits a correction, so that
    the value orders options as a long search does. gate plays what was learned against what the
    bots play with now and says whether it is stronger. An interrupted training goes on with the
    same command.
    """
    require("lab", "polars", "matplotlib", "numpy")
    from trilobite.lab.train import Training

    if step is not None and step not in STEPS:
        raise unknown("step", step, STEPS)
    kinds = [bot_kind(each) for each in bots.lower().replace(" ", "").split(",")]
    made = make_game(game, set_up(game, players, ruleset, mode, variant))
    console = Console(highlight=False)
    say = Messages(preferred()).say
    players_of = workers_for(workers, ray)
    training = Training(made, seed, out or Path(f"train-{game}"), players_of, learned)
    report = Report(training, console, say)
    try:
        with interruptible():
            for each in STEPS if step is None else (step,):
                number = STEPS[each] if games is None else games
                if each == "tune":
                    report.tune(kinds[0], number)
                elif each == "rank":
                    report.rank(worlds, number)
                else:
                    report.gate(kinds, number)
    except KeyboardInterrupt:
        report.print("train-interrupted")
        raise typer.Exit(INTERRUPTED) from None
    finally:
        players_of.close()
    if not report.passed:
        raise typer.Exit(NOT_PASSED)


def set_up(
    game: str, players: int | None, ruleset: str | None, mode: str | None, variant: list[str] | None
) -> dict[str, Any]:
    """The options of the games that are played."""
    if players is None:
        players = 1 if mode == "solitaire" else min(PLAYERS, max(box(game).players))
    options: dict[str, Any] = {"players": players, "variants": variant or []}
    return options | {
        name: value for name, value in (("ruleset", ruleset), ("mode", mode)) if value
    }


class Report:
    """Does the steps and says what came of them."""

    def __init__(self, training: "Training", console: Console, say: Callable[..., str]) -> None:
        self._training: Final = training
        self._console: Final = console
        self._say: Final = say
        #: Whether nothing was measured to be no stronger.
        self.passed = True

    def print(self, message: str, **facts: str | int) -> None:
        """Says a message."""
        self._console.print(Text(self._say(message, **facts)), soft_wrap=True)

    def tune(self, bot: str, games: int) -> None:
        """The constants, and how they changed."""
        self.print("train-tune", bot=bot, games=games)
        with progress(self._console, 0, games) as bar:
            tuned = self._training.tune(
                bot, games, lambda at: bar.update(bar.task_ids[0], completed=at)
            )
        for name, before in tuned.before.items():
            after = tuned.after[name]
            self.print("train-constant", name=name, before=f"{before:g}", after=f"{after:.3f}")
        self._written("tuned.json", self._training.draw_tuning(tuned, self._say))

    def rank(self, worlds: int, games: int) -> None:
        """The correction, and how much better it ranks."""
        self.print("train-rank", worlds=worlds, games=games)
        with progress(self._console, 0, games) as bar:
            found = self._training.rank(
                worlds, games, lambda at: bar.update(bar.task_ids[0], completed=at)
            )
        for name, weight in found.weights.items():
            self.print("train-weight", name=name, weight=f"{weight / 1000:+.3f}")
        self.print(
            "train-agreement",
            decisions=found.before.cases,
            before=shown(found.before),
            after=shown(found.after),
        )
        self._written("ranked.json", self._training.draw_fit(found, self._say))

    def gate(self, bots: list[str], games: int) -> None:
        """Whether what was learned is stronger."""
        self.print("train-gate", games=games)
        with progress(self._console, 0, games * len(bots)) as bar:
            gate = self._training.gate(
                bots, games, lambda at: bar.update(bar.task_ids[0], completed=at)
            )
        for arm in gate.arms:
            self.print(
                "train-arm",
                bot=arm.gain.name,
                games=arm.gain.cases,
                candidate=shown(arm.candidate),
                shipped=shown(arm.shipped),
                gain=shown(arm.gain, "+"),
            )
        self.passed = gate.passed
        self.print("train-passed" if gate.passed else "train-not-passed")
        self.print("train-chart", chart=str(self._training.draw_gate(gate, self._say)))

    def _written(self, file: str, chart: Path) -> None:
        self.print("train-written", file=str(chart.with_name(file)), chart=str(chart))


def shown(estimate: "Estimate", sign: str = "") -> str:
    """An estimate in per cent, with its interval."""
    value, low, high = (f"{100 * each:{sign}.1f}" for each in estimate[1:4])
    return f"{value} % ({low} – {high})"

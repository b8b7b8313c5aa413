"""`trilobite train`: tunes, fits and measures how positions are valued, in one folder.

Each step keeps a journal there and goes on where it stopped. A step begins with what the one before
has learned, if there is any, and otherwise with what is shipped.
"""

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from matplotlib.figure import Figure

from trilobite import __version__
from trilobite.bots.learned import Arm, Learned, Provenance, read, thousandths, write
from trilobite.core.errors import OptionsError
from trilobite.core.game import AnyGame
from trilobite.lab import charts
from trilobite.lab.figures import Estimate, wilson
from trilobite.lab.journal import Journal
from trilobite.lab.match import (
    Match,
    Pair,
    Values,
    advantage,
    as_shipped,
    go_on,
    sides_of,
    values_of,
)
from trilobite.lab.rank import HELD_OUT, Fit, Ranking, Sample, collect, fit
from trilobite.lab.tune import Tuning, Walk, tune
from trilobite.lab.workers import Workers

#: Pairs of games in a step of the tuning.
PAIRS: Final = 8

#: Options of a game that a command names.
NAMED: Final = ("players", "ruleset", "mode")

#: Says a message of the interface.
Say = Callable[..., str]

#: Is told how many pieces of the work are done.
Tell = Callable[[int], None]


class Measuring(msgspec.Struct, frozen=True, kw_only=True):
    """What the gate measures."""

    work: str = "gate"
    match: Match
    rules: int
    data: str
    version: str


class Tuned(NamedTuple):
    """What tuning came to: the constants before and after, and how they went there."""

    before: dict[str, float]
    after: dict[str, float]
    walk: Walk


class Measured(NamedTuple):
    """What bots of one kind did with the candidate against those that are shipped."""

    candidate: Estimate
    shipped: Estimate
    #: How much larger the candidate's share of victories is.
    gain: Estimate


class Gate(NamedTuple):
    """All that was measured."""

    arms: list[Measured]

    @property
    def passed(self) -> bool:
        """Whether every kind of bot is stronger for certain."""
        return all(arm.gain.low > 0 for arm in self.arms)


class Training:
    """The training of one set-up of a game, in a folder."""

    def __init__(
        self,
        game: AnyGame,
        seed: str,
        folder: Path,
        workers: Workers,
        given: Path | None = None,
    ) -> None:
        self._game: Final = game
        self._seed: Final = seed
        self._folder: Final = folder
        self._workers: Final = workers
        self._given: Final = given
        folder.mkdir(parents=True, exist_ok=True)

    # --- the steps ------------------------------------------------------------------------

    def tune(self, bot: str, games: int, tell: Tell) -> Tuned:
        """Tunes the constants by play, and writes `tuned.json`."""
        start, before = self._start(self._given)
        if not start.constants:
            raise OptionsError(f"the evaluator of '{self._game.name}' has no constants to tune")
        tuning = Tuning(bot=bot, start=start, pairs=PAIRS, **self._about())
        journal = Journal(self._folder / "tune.jsonl", tuning, Pair)
        walk = Walk(tuning)
        for pairs in tune(journal, tuning, walk, tuning_steps(games), self._workers):
            tell(2 * pairs)
        learned = walk.learned()
        command = self._command("tune", games, "--bots", bot)
        write(self._folder / "tuned.json", self._learned(learned, before, command, games))
        return Tuned(start.constants, learned.constants, walk)

    def rank(self, worlds: int, games: int, tell: Tell) -> Fit:
        """Fits a correction to what a search says, and writes `ranked.json`."""
        if games < HELD_OUT:
            raise OptionsError(f"ranking needs at least {HELD_OUT} games")
        start, before = self._start(self._given or self._made("tuned.json"))
        ranking = Ranking(start=start, worlds=worlds, **self._about())
        journal = Journal(self._folder / "rank.jsonl", ranking, Sample)
        for number in collect(journal, ranking, games, self._workers):
            tell(number)
        found = fit(journal.entries[:games])
        command = self._command("rank", games, "--worlds", str(worlds))
        learned = Values(start.constants, found.weights)
        write(self._folder / "ranked.json", self._learned(learned, before, command, games))
        return found

    def gate(self, bots: list[str], games: int, tell: Tell) -> Gate:
        """Lets the candidate play against what is shipped, and writes what it did into its file."""
        path = self._given or self._made("ranked.json") or self._made("tuned.json")
        if path is None:
            raise OptionsError(
                f"there is nothing to measure in {self._folder}: tune or rank first, or name a "
                "file with --learned"
            )
        learned = read(path)
        arms: list[Measured] = []
        for bot in bots:
            match = Match(
                game=self._game.name,
                options=self._game.options,
                bot=bot,
                seed=f"{self._seed} gate",
                one=values_of(learned, self._game),
                other=as_shipped(self._game),
            )
            about = Measuring(match=match, **self._version())
            journal = Journal(self._folder / f"gate-{bot}.jsonl", about, Pair)
            for pairs in go_on(journal, match, games // 2, self._workers):
                tell(games * len(arms) + 2 * pairs)
            arms.append(measured(bot, journal.entries[: games // 2], sides_of(self._game)))
        strength = [
            Arm(each.gain.name, each.gain.cases, *map(rounded, each.candidate[1:4]))
            for each in arms
        ]
        provenance = msgspec.structs.replace(learned.provenance, strength=strength)
        write(path, msgspec.structs.replace(learned, provenance=provenance))
        return Gate(arms)

    # --- what they begin with and write ---------------------------------------------------

    def _about(self) -> dict[str, Any]:
        """What decides about the games of a step."""
        return {
            "game": self._game.name,
            "options": self._game.options,
            "seed": self._seed,
            **self._version(),
        }

    def _version(self) -> dict[str, Any]:
        """The rules, the cards and the program that play."""
        return {
            "rules": self._game.rules_version,
            "data": self._game.data_hash,
            "version": __version__,
        }

    def _made(self, name: str) -> Path | None:
        """What an earlier step has written, if it has."""
        path = self._folder / name
        return path if path.exists() else None

    def _start(self, path: Path | None) -> tuple[Values, Provenance | None]:
        """The values to begin with, and where they come from."""
        if path is None:
            return as_shipped(self._game), None
        learned = read(path)
        return values_of(learned, self._game), learned.provenance

    def _learned(
        self, values: Values, before: Provenance | None, command: str, games: int
    ) -> Learned:
        """What is written to a file."""
        commands, seeds = ([], []) if before is None else (before.commands, before.seeds)
        provenance = Provenance(
            commands=[*commands, command],
            seeds=[*seeds, self._seed],
            commit=commit(),
            games=games + (0 if before is None else before.games),
        )
        constants = thousandths(values.constants)
        return Learned(self._game.name, constants, values.weights, provenance)

    def _command(self, step: str, games: int, *more: str) -> str:
        """The command that does a step again."""
        options = self._game.options
        words = ["trilobite", "train", self._game.name, step, "-n", str(games)]
        words += ["--seed", self._seed, *more]
        for name in NAMED:
            if name in options:
                words += [f"--{name}", str(options[name])]
        for variant in options.get("variants", []):
            words += ["--variant", variant]
        return " ".join(words)

    # --- charts ---------------------------------------------------------------------------

    def draw_tuning(self, tuned: Tuned, say: Say) -> Path:
        """How the constants went."""
        drawn = charts.ways(tuned.walk.ways(), say("train-chart-steps"), say("train-chart-factor"))
        return self._draw("tune.png", drawn)

    def draw_fit(self, found: Fit, say: Say) -> Path:
        """How often the value agrees with the search."""
        names = [say("train-before"), say("train-after")]
        panel = (say("train-chart-agreement"), [found.before, found.after], names)
        drawn = charts.estimates_beside([panel], None, say("train-chart-decisions"), True)
        return self._draw("rank.png", drawn)

    def draw_gate(self, gate: Gate, say: Say) -> Path:
        """How much stronger the candidate is."""
        gains = [arm.gain for arm in gate.arms]
        names = [gain.name for gain in gains]
        return self._draw("gate.png", charts.forest(gains, names, say("train-chart-gain"), True))

    def _draw(self, name: str, drawn: Figure) -> Path:
        path = self._folder / name
        path.write_bytes(charts.png(drawn))
        return path


def tuning_steps(games: int) -> int:
    """The steps of the tuning that so many games are enough for, at least one."""
    return max(1, games // (2 * PAIRS))


def measured(bot: str, pairs: list[Pair], sides: int) -> Measured:
    """The victories of both sides, and what decides: their difference, deal by deal."""
    games = sides * len(pairs)
    return Measured(
        wilson(bot, sum(pair.one for pair in pairs) / len(pairs), games),
        wilson(bot, sum(pair.other for pair in pairs) / len(pairs), games),
        advantage(bot, pairs),
    )


def rounded(share: float) -> float:
    """A share as it is written to a file."""
    return round(share, 4)


def commit() -> str:
    """Which version of the program it was."""
    where = Path(__file__).parent
    asked = ["git", "-C", str(where), "describe", "--always", "--dirty", "--exclude", "*"]
    try:
        found = subprocess.run(asked, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return f"trilobite {__version__}"
    return found.stdout.strip()

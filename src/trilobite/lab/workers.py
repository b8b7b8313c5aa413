"""Processes that play games, each asked over its own pipe."""

from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Final, Protocol

from trilobite.core.errors import TrilobiteError
from trilobite.core.game import AnyGame
from trilobite.lab.play import Outcome, play
from trilobite.lab.run import Run, game_of

#: Games that are asked for at once, unless bots think long about them.
BATCH: Final = 10

#: Batches that a worker has before it, so that it never waits for the next.
AHEAD: Final = 2


class SimulationError(TrilobiteError):
    """A game that could not be played. The message says which."""


class Workers(Protocol):
    """Somebody who plays games, wherever."""

    def play(self, numbers: range) -> Iterator[Outcome]:
        """Plays the games of these numbers and gives their rows in order."""

    def close(self) -> None:
        """Stops at once, whatever is being played."""


class Alone:
    """This process plays by itself."""

    def __init__(self, run: Run, pack: Path | None) -> None:
        self._run: Final = run
        self._game: Final = game_of(run, pack)

    def play(self, numbers: range) -> Iterator[Outcome]:
        for number in numbers:
            yield checked(attempt(self._game, self._run, number))

    def close(self) -> None:
        """Nothing to stop."""


class Processes:
    """Processes of this machine."""

    def __init__(self, run: Run, pack: Path | None, number: int) -> None:
        self._run: Final = run
        # Not forked: polars has threads here, which a fork would not survive.
        context = get_context("spawn")
        self._pipes: Final[list[Connection]] = []
        self._processes: Final = []
        for _ in range(number):
            mine, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, run, pack), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(mine)
            self._processes.append(process)

    def play(self, numbers: range) -> Iterator[Outcome]:
        waiting = deque(batches(self._run, numbers))
        ready: dict[int, list[Outcome]] = {}
        expected = deque(batch.start for batch in waiting)
        for pipe in self._pipes * AHEAD:
            ask(pipe, waiting)
        while expected:
            answered = wait(self._pipes)
            for pipe in [each for each in self._pipes if each in answered]:
                outcomes = [checked(outcome) for outcome in told(pipe)]
                ready[outcomes[0].game.number] = outcomes
                ask(pipe, waiting)
            while expected and expected[0] in ready:
                yield from ready.pop(expected.popleft())

    def close(self) -> None:
        for process in self._processes:
            process.kill()
        for process in self._processes:
            process.join()
        for pipe in self._pipes:
            pipe.close()


def ask(pipe: Connection, waiting: deque[range]) -> None:
    """Asks a worker for the next batch, if there is one."""
    if waiting:
        with suppress(ConnectionError):  # `told` will say that nobody listens any more
            pipe.send(waiting.popleft())


def told(pipe: Connection) -> list[Outcome | str]:
    """What a worker has played. Raises SimulationError if the worker is no more."""
    try:
        played: list[Outcome | str] = pipe.recv()
    except (EOFError, ConnectionError):
        raise SimulationError(
            "a worker process has died, perhaps for want of memory; the same command goes on where "
            "this run stopped, --workers takes a smaller number"
        ) from None
    return played


def batches(run: Run, numbers: range) -> list[range]:
    """Game numbers in portions: one at a time where bots think."""
    size = BATCH if set(run.bots) == {"random"} else 1
    return [numbers[at : at + size] for at in range(0, len(numbers), size)]


def work(pipe: Connection, run: Run, pack: Path | None) -> None:
    """What a worker process does until nobody asks any more."""
    game = game_of(run, pack)
    try:
        while True:
            numbers: range = pipe.recv()
            pipe.send([attempt(game, run, number) for number in numbers])
    except (EOFError, ConnectionError, KeyboardInterrupt):
        pass


def attempt(game: AnyGame, run: Run, number: int) -> Outcome | str:
    """A game played, or what went wrong with it: a worker must not die of a fault in the rules."""
    try:
        return play(game, run, number)
    except Exception as error:
        name = type(error).__name__
        return f"game {number} (seed '{run.seed_of(number)}') failed: {name}: {error}"


def checked(outcome: Outcome | str) -> Outcome:
    """The outcome of a game. Raises SimulationError if there is none."""
    if isinstance(outcome, str):
        raise SimulationError(outcome)
    return outcome

"""Processes that do numbered pieces of work, such as games, each asked over its own pipe."""

from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Protocol, TypeVar

from trilobite.core.errors import TrilobiteError

#: Batches that a worker has before it, so that it never waits for the next.
AHEAD: Final = 2

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class SimulationError(TrilobiteError):
    """A piece of work that could not be done. The message says which."""


class Job(Protocol[T_co]):
    """Pieces of work by number, which come to the same wherever they are done. A job is sent to
    other processes and machines, so it is small."""

    @property
    def batch(self) -> int:
        """How many pieces are asked for at once."""

    def do(self, number: int) -> T_co:
        """Does a piece of it."""

    def named(self, number: int) -> str:
        """What a piece is called if it goes wrong."""


class Failure:
    """What went wrong with a piece of work."""

    def __init__(self, message: str) -> None:
        self.message: Final = message


class Workers(Protocol):
    """Somebody who does the work, wherever."""

    def do(self, job: Job[T], numbers: range) -> Iterator[T]:
        """Does the pieces of these numbers and gives what comes of them in order."""

    def close(self) -> None:
        """Stops at once, whatever is being done."""


class Alone:
    """This process works by itself."""

    def do(self, job: Job[T], numbers: range) -> Iterator[T]:
        for number in numbers:
            yield checked(attempt(job, number))

    def close(self) -> None:
        """Nothing to stop."""


class Processes:
    """Processes of this machine."""

    def __init__(self, number: int) -> None:
        # Not forked: polars has threads here, which a fork would not survive.
        context = get_context("spawn")
        self._pipes: Final[list[Connection]] = []
        self._processes: Final = []
        for _ in range(number):
            mine, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs,), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(mine)
            self._processes.append(process)

    def do(self, job: Job[T], numbers: range) -> Iterator[T]:
        waiting = deque(batches(job, numbers))
        ready: dict[int, list[T]] = {}
        expected = deque(batch.start for batch in waiting)
        for pipe in self._pipes * AHEAD:
            ask(pipe, job, waiting)
        while expected:
            answered = wait(self._pipes)
            for pipe in [each for each in self._pipes if each in answered]:
                start, outcomes = told(pipe)
                ready[start] = [checked(outcome) for outcome in outcomes]
                ask(pipe, job, waiting)
            while expected and expected[0] in ready:
                yield from ready.pop(expected.popleft())

    def close(self) -> None:
        for process in self._processes:
            process.kill()
        for process in self._processes:
            process.join()
        for pipe in self._pipes:
            pipe.close()


def ask(pipe: Connection, job: Job[Any], waiting: deque[range]) -> None:
    """Asks a worker for the next batch, if there is one."""
    if waiting:
        with suppress(ConnectionError):  # `told` will say that nobody listens any more
            pipe.send((job, waiting.popleft()))


def told(pipe: Connection) -> tuple[int, list[Any]]:
    """The first number of a batch that a worker has done, and what came of it. Raises
    SimulationError if the worker is no more."""
    try:
        done: tuple[int, list[Any]] = pipe.recv()
    except (EOFError, ConnectionError):
        raise SimulationError(
            "a worker process has died, perhaps for want of memory; the same command goes on where "
            "this run stopped, --workers takes a smaller number"
        ) from None
    return done


def batches(job: Job[Any], numbers: range) -> list[range]:
    """Numbers in portions."""
    return [numbers[at : at + job.batch] for at in range(0, len(numbers), job.batch)]


def work(pipe: Connection) -> None:
    """What a worker process does until nobody asks any more."""
    try:
        while True:
            job, numbers = pipe.recv()
            pipe.send((numbers.start, [attempt(job, number) for number in numbers]))
    except (EOFError, ConnectionError, KeyboardInterrupt):
        pass


def attempt(job: Job[T], number: int) -> T | Failure:
    """A piece of work, or what went wrong: a worker must not die of a fault in the rules."""
    try:
        return job.do(number)
    except Exception as error:
        return Failure(f"{job.named(number)} failed: {type(error).__name__}: {error}")


def checked(outcome: T | Failure) -> T:
    """What came of a piece of work. Raises SimulationError if nothing did."""
    if isinstance(outcome, Failure):
        raise SimulationError(outcome.message)
    return outcome

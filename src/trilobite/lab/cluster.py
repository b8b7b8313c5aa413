"""Games played on a Ray cluster."""

import socket
from collections import deque
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import msgspec

from trilobite.core.errors import OptionsError
from trilobite.core.game import AnyGame
from trilobite.lab.play import Outcome
from trilobite.lab.run import Run, game_of
from trilobite.lab.workers import AHEAD, SimulationError, attempt, batches, checked

#: The address that stands for a cluster of this machine alone, started for the run.
LOCAL: Final = "local"

#: Seconds for an address to answer.
PATIENCE: Final = 5.0


class Cluster:
    """The processors of a Ray cluster, on whose machines trilobite is installed."""

    def __init__(self, run: Run, pack: Path | None, address: str) -> None:
        if find_spec("ray") is None:
            raise OptionsError("Ray is not installed: pip install 'trilobite[cluster]'")
        import ray

        self._ray: Final = ray
        self._run: Final = run
        self._about: Final = msgspec.json.encode(run).decode()
        self._pack: Final = None if pack is None else str(pack.resolve())
        refuse_silent_address(address)
        try:
            ray.init(address=address, log_to_driver=False, configure_logging=False)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise OptionsError(f"no Ray cluster at '{address}': {error}") from error
        self._play: Final = ray.remote(play_far_away)
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        self.processors: Final = max(1, int(resources.get("CPU", 1)))

    def play(self, numbers: range) -> Iterator[Outcome]:
        waiting = deque(batches(self._run, numbers))
        under_way: deque[Any] = deque()
        while waiting or under_way:
            while waiting and len(under_way) < AHEAD * self.processors:
                batch = waiting.popleft()
                under_way.append(self._play.remote(self._about, self._pack, batch))
            try:
                played = self._ray.get(under_way.popleft())
            except self._ray.exceptions.RayError as error:
                raise SimulationError(f"the cluster failed: {error}") from error
            for outcome in played:
                yield checked(outcome)

    def close(self) -> None:
        self._ray.shutdown()


def refuse_silent_address(address: str) -> None:
    """Raises OptionsError if nobody listens at an address: Ray itself tries for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise OptionsError(f"no Ray cluster at '{address}': {error}") from error


def play_far_away(about: str, pack: str | None, numbers: range) -> list[Outcome | str]:
    """What a machine of the cluster does: plays some games."""
    run, game = prepared(about, pack)
    return [attempt(game, run, number) for number in numbers]


@cache
def prepared(about: str, pack: str | None) -> tuple[Run, AnyGame]:
    """The run and its game, made once in each process."""
    run = msgspec.json.decode(about, type=Run)
    return run, game_of(run, None if pack is None else Path(pack))

"""Work done on a Ray cluster."""

import socket
from collections import deque
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any, Final

from trilobite.core.errors import OptionsError
from trilobite.lab.workers import AHEAD, Job, SimulationError, T, attempt, batches, checked

#: The address that stands for a cluster of this machine alone, started for the run.
LOCAL: Final = "local"

#: Seconds for an address to answer.
PATIENCE: Final = 5.0


class Cluster:
    """The processors of a Ray cluster, on whose machines trilobite is installed."""

    def __init__(self, address: str) -> None:
        if find_spec("ray") is None:
            raise OptionsError("Ray is not installed: pip install 'trilobite[cluster]'")
        import ray

        self._ray: Final = ray
        refuse_silent_address(address)
        try:
            ray.init(address=address, log_to_driver=False, configure_logging=False)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise OptionsError(f"no Ray cluster at '{address}': {error}") from error
        self._work: Final = ray.remote(work_far_away)
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        self.processors: Final = max(1, int(resources.get("CPU", 1)))

    def do(self, job: Job[T], numbers: range) -> Iterator[T]:
        waiting = deque(batches(job, numbers))
        under_way: deque[Any] = deque()
        while waiting or under_way:
            while waiting and len(under_way) < AHEAD * self.processors:
                under_way.append(self._work.remote(job, waiting.popleft()))
            try:
                done = self._ray.get(under_way.popleft())
            except self._ray.exceptions.RayError as error:
                raise SimulationError(f"the cluster failed: {error}") from error
            for outcome in done:
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


def work_far_away(job: Job[Any], numbers: range) -> list[Any]:
    """What a machine of the cluster does: some pieces of the work."""
    return [attempt(job, number) for number in numbers]

"""Every test of this directory runs over every carrier and every store that there is; those with
PostgreSQL over two servers."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Cluster
from tests.server.browser import HttpHouse, TwoServers
from tests.tables.browser import House, Shifted
from tests.tables.memory import MemoryHouse
from tests.tables.worker import WorkerHouse
from trilobite.server.thinking import BotProcesses
from trilobite.tables import tables
from trilobite.tables.clock import WallClock


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where others play the house draws the seed; here always the same one."""
    monkeypatch.setattr(tables, "draw_seed", lambda: "deep secret")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Shifted:
    """The clock on the wall, which the test may put forward."""
    shifted = Shifted()
    monkeypatch.setattr(WallClock, "now", shifted.now)
    return shifted


@pytest.fixture(scope="session")
def processes() -> Iterator[BotProcesses]:
    """Processes of bots that the servers of all tests share: they take long to start."""
    processes = BotProcesses()
    yield processes
    processes.close()


@pytest.fixture(params=["memory", "worker", "sqlite", "postgres"])
def house(
    request: pytest.FixtureRequest, tmp_path: Path, processes: BotProcesses
) -> Iterator[House]:
    """Where tables are kept."""
    if request.param == "memory":
        yield MemoryHouse()
    elif request.param == "worker":
        yield WorkerHouse()
    elif request.param == "sqlite":
        yield HttpHouse(f"sqlite:///{tmp_path}/tables.db", processes)
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        alone = request.node.get_closest_marker("one_server")
        several = HttpHouse if alone else TwoServers
        yield several(cluster.empty("tables"), processes)

"""Every test of this directory runs over every carrier and every store that there is."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Cluster
from tests.server.browser import HttpHouse
from tests.tables.browser import House
from tests.tables.memory import MemoryHouse
from trilobite.server.thinking import BotProcesses


@pytest.fixture(scope="session")
def processes() -> Iterator[BotProcesses]:
    """Processes of bots that the servers of all tests share: they take long to start."""
    processes = BotProcesses()
    yield processes
    processes.close()


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def house(
    request: pytest.FixtureRequest, tmp_path: Path, processes: BotProcesses
) -> Iterator[House]:
    """Where tables are kept."""
    if request.param == "memory":
        yield MemoryHouse()
    elif request.param == "sqlite":
        yield HttpHouse(f"sqlite:///{tmp_path}/tables.db", processes)
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        yield HttpHouse(cluster.empty("tables"), processes)

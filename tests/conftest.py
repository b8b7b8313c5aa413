"""Settings and fixtures for all tests."""

import asyncio
import gc
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from trilobite.games import registry

if TYPE_CHECKING:
    from tests.postgres import Cluster

# Time limits for single examples would make a busy machine fail sound tests.
settings.register_profile("trilobite", deadline=None)
settings.load_profile("trilobite")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that may take long come first, so that no core waits for the last of them."""
    items.sort(key=lambda item: -patience(item))


def patience(item: pytest.Item) -> float:
    """How many seconds a test may take, if it says so."""
    mark = item.get_closest_marker("timeout")
    return float(mark.args[0]) if mark else 0.0


def pytest_collection_finish() -> None:
    """What was collected stays to the end: nobody need look again and again whether it is waste,
    and at what games leave behind less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.fixture(autouse=True)
def no_loop_of_others(request: pytest.FixtureRequest) -> Iterator[None]:
    """A browser that a worker has started leaves its loop running in the thread, and other tests
    of that worker could run none of their own: they do not see it."""
    if "chromium" in request.fixturenames:
        yield
        return
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)


@pytest.fixture
def envelope(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts the game of secrets on the shelf."""
    monkeypatch.setitem(registry.GAMES, "envelope", "tests.secret_game")


@pytest.fixture(scope="session")
def cluster() -> "Iterator[Cluster]":
    """A PostgreSQL for this worker, started when a test first asks for it."""
    from tests.postgres import running

    with running() as cluster:
        yield cluster

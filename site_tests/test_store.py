"""The database of a browser keeps what the store of a server does: what was told is there, and of
two who write the same one is refused."""

import pytest

from site_tests.conftest import Visitors
from site_tests.worker import answered_twice, ended

pytestmark = pytest.mark.timeout(900)


def test_what_was_told_is_there_although_the_worker_is_ended_at_once(visitor: Visitors) -> None:
    anna = visitor()
    anna.page.goto(f"{anna.address}/app.webmanifest")
    told, found = ended(anna.page, anna.address, "genesis", answers=3)
    assert len(told) == 3
    assert told == sorted(set(told))
    assert found == told


def test_of_two_workers_that_write_the_same_one_is_refused(visitor: Visitors) -> None:
    """Web Locks keep it from coming to that; not every browser has them."""
    anna = visitor()
    anna.page.goto(f"{anna.address}/app.webmanifest")
    refused, versions = answered_twice(anna.page, anna.address, "genesis")
    assert refused == "stale-answer"
    assert versions[0] == versions[1]

"""Nobody takes everything: allowances for people and addresses."""

from datetime import UTC, datetime

import pytest

from trilobite.server.allowances import (
    PEOPLE_AT_AN_ADDRESS,
    REQUESTS,
    SOCKETS,
    Allowance,
    Allowances,
    Bucket,
    Places,
)
from trilobite.tables.desk import REQUESTS as DESK
from trilobite.tables.problems import Refused


class Hands:
    """A clock that is set by hand."""

    time = 0.0

    def now(self) -> datetime:
        return datetime(2026, 1, 1, tzinfo=UTC)

    def seconds(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.time += seconds


def test_what_is_dear_is_something_that_can_be_asked() -> None:
    asked = {request.name for request in DESK if request.method == "POST"}
    assert set(REQUESTS) <= asked | {"message", "take back"}


def test_a_bucket_says_when_the_next_drop_comes() -> None:
    bucket = Bucket(Allowance(2, 360), 0.0)
    assert [bucket.take(0.0) for _ in range(3)] == [0, 0, 10]
    assert bucket.take(4.0) == 6
    assert bucket.take(10.0) == 0
    assert [bucket.take(10_000.0) for _ in range(3)] == [0, 0, 10]


def refused(allowances: Allowances, person: str, address: str) -> Refused | None:
    try:
        allowances.admit("upload", person, address)
    except Refused as refusal:
        return refusal
    return None


def test_a_person_waits_and_others_do_not() -> None:
    clock = Hands()
    allowances = Allowances(clock)
    for _ in range(REQUESTS["upload"].burst):
        assert refused(allowances, "anna", "203.0.113.1") is None
    refusal = refused(allowances, "anna", "203.0.113.1")
    assert refusal is not None
    assert (refusal.status, refusal.key, refusal.facts) == (429, "too-many", {"seconds": 30})
    assert refused(allowances, "bert", "203.0.113.1") is None
    allowances.admit("claim", "anna", "203.0.113.1")  # what is cheap is free
    clock.time = 30.0
    assert refused(allowances, "anna", "203.0.113.1") is None


@pytest.mark.parametrize(("address", "limited"), [("203.0.113.1", True), ("127.0.0.1", False)])
def test_an_address_is_limited_unless_it_is_here(address: str, limited: bool) -> None:
    """Who forgets the cookie is somebody else each time."""
    allowances = Allowances(Hands())
    most = PEOPLE_AT_AN_ADDRESS * REQUESTS["upload"].burst
    given = [refused(allowances, f"somebody {number}", address) for number in range(most + 1)]
    assert given[:-1] == [None] * most
    assert (given[-1] is not None) == limited


def test_places_for_connections_are_given_back() -> None:
    places = Places()
    taken = [places.enter("anna", "127.0.0.1") for _ in range(SOCKETS[0])]
    with pytest.raises(Refused) as caught:
        places.enter("anna", "127.0.0.1")
    assert (caught.value.status, caught.value.key) == (429, "too-many-connections")
    places.enter("bert", "127.0.0.1")
    places.leave(taken.pop())
    places.enter("anna", "127.0.0.1")

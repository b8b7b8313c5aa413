"""How often somebody may ask for what is dear: a person, and all people at one address.

A bucket holds so many drops; each request takes one, and they come back with time. So a burst is
free, and only who goes on and on is asked to wait, and told for how long.
"""

import ipaddress
import math
from collections import OrderedDict
from functools import lru_cache
from typing import Final, NamedTuple

from trilobite.tables.clock import Clock
from trilobite.tables.problems import Refused


class Allowance(NamedTuple):
    """So many at once, and then so many an hour."""

    burst: int
    hourly: int


#: For a person, by the name of the request (see `tables.desk`), or what is said at tables.
REQUESTS: Final = {
    "new_table": Allowance(60, 240),
    "learn": Allowance(60, 240),
    "fork": Allowance(60, 240),
    "upload": Allowance(30, 120),
    "new_pack": Allowance(10, 30),
    "analyse": Allowance(20, 120),
    "advise": Allowance(120, 1200),
    "switch_adviser": Allowance(20, 120),
    # Where others have to agree, each is an event.
    "delete_table": Allowance(60, 240),
    # Each may send something to an address that is not the person's.
    "add_way": Allowance(20, 40),
    "test_way": Allowance(20, 60),
    "message": Allowance(600, 72_000),
    # Each is kept for ten minutes or more, however often one goes to and fro.
    "take back": Allowance(200, 600),
}

#: An address may be that of a household, a club or a school.
PEOPLE_AT_AN_ADDRESS: Final = 5

#: Live connections: of a person, of an address, of all.
SOCKETS: Final = (40, 200, 5_000)

#: Buckets that are kept; one that was not used for long is full again anyway.
MOST_BUCKETS: Final = 20_000


class Bucket:
    """What is left of an allowance."""

    def __init__(self, allowance: Allowance, now: float) -> None:
        self._burst: Final = allowance.burst
        self._rate: Final = allowance.hourly / 3600
        self._left = float(allowance.burst)
        self._then = now

    def take(self, now: float) -> int:
        """Takes a drop; 0, or how many seconds there is none."""
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return math.ceil((1 - self._left) / self._rate)
        self._left -= 1
        return 0


class Allowances:
    """All buckets of a server."""

    def __init__(self, clock: Clock) -> None:
        self._clock: Final = clock
        self._buckets: Final[OrderedDict[tuple[str, str], Bucket]] = OrderedDict()

    def admit(self, request: str, person: str, address: str) -> None:
        """Raises if a person, or people at their address, have asked for this too often."""
        allowance = REQUESTS.get(request)
        if allowance is None:
            return
        wait = self._take(request, f"person {person}", allowance)
        if not wait and not is_here(address):
            wider = Allowance(*(PEOPLE_AT_AN_ADDRESS * number for number in allowance))
            wait = self._take(request, f"address {address}", wider)
        if wait:
            raise too_many(wait)

    def _take(self, request: str, who: str, allowance: Allowance) -> int:
        now = self._clock.seconds()
        key = (request, who)
        bucket = self._buckets.pop(key, None) or Bucket(allowance, now)
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take(now)


class Places:
    """Places for live connections."""

    def __init__(self) -> None:
        self._taken: Final[dict[str, int]] = {}

    @property
    def all(self) -> int:
        """Places that are taken."""
        return self._taken.get("all", 0)

    def enter(self, person: str, address: str) -> list[str]:
        """Takes a place; what is to be given back. Raises if there is none."""
        of_person, of_address, of_all = SOCKETS
        wanted = {f"person {person}": of_person, "all": of_all}
        if not is_here(address):
            wanted[f"address {address}"] = of_address
        for name, most in wanted.items():
            if self._taken.get(name, 0) >= most:
                raise Refused(
                    "too-many-connections", f"there are {most} connections already", 429, most=most
                )
        for name in wanted:
            self._taken[name] = self._taken.get(name, 0) + 1
        return list(wanted)

    def leave(self, names: list[str]) -> None:
        """Gives a place back."""
        for name in names:
            self._taken[name] -= 1
            if not self._taken[name]:
                del self._taken[name]


def too_many(seconds: int) -> Refused:
    """Somebody has to wait."""
    line = f"that was asked too often; again in {seconds} seconds"
    return Refused("too-many", line, 429, seconds=seconds)


@lru_cache(maxsize=1024)
def is_here(address: str) -> bool:
    """Whether an address is this machine itself: whoever is here may fill it by other means."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False

"""When notices go out: after a while, once a day, not in quiet hours; and when they are tried
again. All times are in seconds since 1970; no clock is asked here."""

from datetime import UTC, datetime, timedelta, tzinfo
from functools import cache
from typing import Final

from trilobite.tables.notice_model import Different, Fault, Preferences, Quiet, Status

#: Seconds that a notice waits before it goes out.
WAIT: Final = 60

HOUR: Final = 3600
DAY: Final = 24 * HOUR

#: Seconds between two tries of a delivery; the last for all that follow.
TRIES: Final = (60, 5 * 60, 15 * 60, HOUR, 3 * HOUR, 6 * HOUR)

#: Seconds of failing after which a way is paused.
PATIENCE: Final = 3 * DAY


@cache
def zone_of(name: str) -> tzinfo | None:
    """A time zone by its name, if there is one."""
    from zoneinfo import ZoneInfo  # a browser does without it

    try:
        return ZoneInfo(name)
    except (KeyError, OSError, ValueError):  # not found, or no name of a zone
        return UTC if name == "UTC" else None


def at_hour(after: int, hour: int, zone: str) -> int:
    """The first time, from `after` on, when a clock of that zone strikes that hour."""
    local = datetime.fromtimestamp(after, zone_of(zone) or UTC)
    for days in range(3):
        day = (local + timedelta(days=days)).replace(hour=hour, minute=0, second=0, microsecond=0)
        # A clock that is put forward leaves hours out: what should come then comes right after.
        struck = int(day.timestamp())
        if struck >= after:
            return struck
    raise AssertionError("every day has every hour")


def awake(at: int, quiet: Quiet, zone: str) -> int:
    """That time, or the end of the quiet hours that it falls into."""
    if not quiet.on or quiet.start == quiet.end:
        return at
    hour = datetime.fromtimestamp(at, zone_of(zone) or UTC).hour
    if quiet.start < quiet.end:
        asleep = quiet.start <= hour < quiet.end
    else:
        asleep = hour >= quiet.start or hour < quiet.end
    return at_hour(at, quiet.end, zone) if asleep else at


def goes_out(ripe: int, sent: int, wishes: Preferences, table: Different | None) -> int | None:
    """When something goes out that could go out from `ripe` on; never if it is None. The last
    notice of the same table went out at `sent`."""
    rule = table.rule if table else "usual"
    if rule == "never":
        return None
    often = rule if rule in ("once", "daily") else wishes.often
    at = max(ripe, table.until) if table and rule == "until" else ripe
    if often == "daily":
        at = at_hour(at, wishes.hour, wishes.zone)
    elif often == "hourly" and sent:
        at = max(at, sent + HOUR)
    return awake(at, wishes.quiet, wishes.zone)


def again(tries: int) -> int:
    """Seconds until something is tried again that has failed so often."""
    return TRIES[min(tries, len(TRIES)) - 1]


def delivered(now: int) -> Status:
    """How a way is after something has arrived."""
    return Status(delivered=now)


def failed(status: Status, fault: Fault, now: int) -> Status:
    """How a way is after something has not arrived: paused if nothing has for long."""
    since = status.since or now
    return Status(
        delivered=status.delivered,
        fault=fault,
        since=since,
        paused=status.paused or now - since >= PATIENCE,
    )

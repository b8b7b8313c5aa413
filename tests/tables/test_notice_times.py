"""When notices go out, by examples."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from trilobite.tables.notice_model import Different, Preferences, Quiet, Status
from trilobite.tables.notice_times import (
    DAY,
    HOUR,
    again,
    at_hour,
    awake,
    delivered,
    failed,
    goes_out,
    zone_of,
)

PRAGUE = "Europe/Prague"
NIGHT = Quiet(on=True, start=22, end=7)


def at(text: str, zone: str = PRAGUE) -> int:
    """A time on a clock of a zone."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


@pytest.mark.parametrize(
    ("now", "then"),
    [
        ("2026-11-17 21:59", "2026-11-17 21:59"),
        ("2026-11-17 22:00", "2026-11-18 07:00"),
        ("2026-11-18 03:30", "2026-11-18 07:00"),
        ("2026-11-18 06:59:59", "2026-11-18 07:00"),
        ("2026-11-18 07:00", "2026-11-18 07:00"),
        # The night in which clocks are put back has an hour more, the other one less.
        ("2026-10-24 23:00", "2026-10-25 07:00"),
        ("2026-03-28 23:00", "2026-03-29 07:00"),
    ],
)
def test_in_quiet_hours_all_waits_for_their_end(now: str, then: str) -> None:
    assert awake(at(now), NIGHT, PRAGUE) == at(then)


def test_quiet_hours_may_be_in_the_middle_of_the_day_or_off() -> None:
    office = Quiet(on=True, start=9, end=17)
    assert awake(at("2026-11-17 12:00"), office, PRAGUE) == at("2026-11-17 17:00")
    assert awake(at("2026-11-17 18:00"), office, PRAGUE) == at("2026-11-17 18:00")
    off = Quiet(on=False, start=0, end=23)
    assert awake(at("2026-11-17 12:00"), off, PRAGUE) == at("2026-11-17 12:00")
    assert awake(at("2026-11-17 12:00"), Quiet(on=True, start=5, end=5), PRAGUE) > 0


def test_quiet_hours_are_those_of_the_persons_time_zone() -> None:
    now = at("2026-11-17 23:00")
    assert awake(now, NIGHT, "America/New_York") == now
    assert awake(now, NIGHT, "Asia/Tokyo") == now  # eight in the morning
    assert awake(now, NIGHT, "Europe/London") == at("2026-11-18 07:00", "Europe/London")


def test_an_hour_that_a_clock_leaves_out_comes_right_after() -> None:
    """In the night of 29 March two o'clock is followed by three."""
    assert at_hour(at("2026-03-29 01:00"), 2, PRAGUE) == at("2026-03-29 03:00")
    assert at_hour(at("2026-03-29 04:00"), 2, PRAGUE) == at("2026-03-30 02:00")


def test_there_are_time_zones_and_others() -> None:
    assert zone_of(PRAGUE) is not None
    assert zone_of("UTC") is not None
    for name in ("Middle/Earth", "", "../../etc/passwd", "x" * 300):
        assert zone_of(name) is None


def test_a_digest_goes_out_at_its_hour() -> None:
    wishes = Preferences(often="daily", hour=18, zone=PRAGUE)
    assert goes_out(at("2026-11-17 09:00"), 0, wishes, None) == at("2026-11-17 18:00")
    assert goes_out(at("2026-11-17 18:00"), 0, wishes, None) == at("2026-11-17 18:00")
    assert goes_out(at("2026-11-17 18:01"), 0, wishes, None) == at("2026-11-18 18:00")


def test_at_most_one_an_hour_for_a_table() -> None:
    wishes = Preferences(often="hourly")
    noon = at("2026-11-17 12:00")
    assert goes_out(noon, 0, wishes, None) == noon
    assert goes_out(noon, noon - 600, wishes, None) == noon - 600 + HOUR
    assert goes_out(noon, noon - 2 * HOUR, wishes, None) == noon


def test_a_table_may_differ() -> None:
    daily = Preferences(often="daily", hour=18, zone=PRAGUE)
    noon = at("2026-11-17 12:00")
    assert goes_out(noon, 0, daily, Different(rule="once")) == noon
    once = Preferences(zone=PRAGUE)
    assert goes_out(noon, 0, once, Different(rule="daily")) == at("2026-11-17 18:00")
    midnight = at("2026-11-18 00:00")
    assert goes_out(noon, 0, once, Different(rule="until", until=midnight)) == midnight
    assert goes_out(noon, 0, once, Different(rule="until", until=noon - 1)) == noon
    assert goes_out(noon, 0, once, Different(rule="never")) is None


def test_quiet_hours_hold_for_digests_and_for_tables_that_differ() -> None:
    wishes = Preferences(often="daily", hour=23, zone=PRAGUE, quiet=NIGHT)
    noon = at("2026-11-17 12:00")
    assert goes_out(noon, 0, wishes, None) == at("2026-11-18 07:00")
    late = at("2026-11-17 22:30")
    assert goes_out(late, 0, wishes, Different(rule="once")) == at("2026-11-18 07:00")


def test_what_fails_is_tried_again_after_longer_and_longer_waits() -> None:
    waits = [again(tries) for tries in range(1, 9)]
    assert waits == sorted(waits)
    assert (waits[0], waits[-1]) == (60, 6 * HOUR)


def test_a_way_that_fails_for_three_days_is_paused() -> None:
    now = at("2026-11-17 12:00")
    first = failed(Status(delivered=now - DAY), "gone", now)
    assert first == Status(delivered=now - DAY, fault="gone", since=now)
    later = failed(first, "busy", now + 2 * DAY)
    assert (later.fault, later.since, later.paused) == ("busy", now, False)
    assert failed(later, "busy", now + 3 * DAY).paused
    assert delivered(now) == Status(delivered=now)

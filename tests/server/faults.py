"""`make faults`: what is tried in a small way by every test run, here in full."""

from pathlib import Path

import pytest

from tests.postgres import Cluster
from tests.server.outages import bot_goes_on, locked, stopped
from tests.server.several import kill_and_play


@pytest.mark.timeout(1800)
def test_three_servers_are_killed_in_turn_and_2000_answers_stay(
    cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    tally, killed = kill_and_play(cluster.empty("faults"), 2_000, every=1.0, thinking=0.5)
    assert killed >= 6
    delays = sorted(tally.delays)
    said = (
        f"\n{len(tally.told)} answers through three servers, which were killed {killed} times:"
        f" none lost, none doubled; {tally.looked} times somebody had to look whether an answer was"
        f" taken; median {1000 * delays[len(delays) // 2]:.0f} ms until the other person knew"
    )
    with capsys.disabled():
        print(said)  # noqa: T201


def test_bots_go_on_after_sqlite_was_locked_for_9_seconds(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    bot_goes_on(f"sqlite:///{file}", locked(file, 9.0))


def test_bots_go_on_after_postgresql_was_away_for_5_seconds(cluster: Cluster) -> None:
    bot_goes_on(cluster.empty("outage"), stopped(cluster, 5.0))

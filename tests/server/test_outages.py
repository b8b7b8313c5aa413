"""Databases that are away for a while; `make faults` has them away for longer."""

from pathlib import Path

import pytest

from tests.postgres import Cluster
from tests.server.outages import bot_goes_on, locked, stopped
from trilobite.server import drivers


def test_bots_go_on_when_sqlite_was_locked_by_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(drivers, "PATIENCE", 0.2)
    file = tmp_path / "tables.db"
    bot_goes_on(f"sqlite:///{file}", locked(file, 1.5))
    assert "another program has locked it" in caplog.text


def test_bots_go_on_when_postgresql_was_away(
    cluster: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    bot_goes_on(cluster.empty("outage"), stopped(cluster, 1.5))
    assert "the bots of table" in caplog.text

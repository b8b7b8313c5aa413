"""`tools.strength`: games are kept, and the same command goes on with them."""

import sys
from pathlib import Path

import pytest

from tools import strength

SHORT = ["genesis", "--seats", "greedy,random", "--variant", "short", "--processes", "1"]


def measured(*arguments: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["strength", *SHORT, *arguments])
    strength.main()


def test_a_run_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, whole = str(tmp_path / "kept"), str(tmp_path / "whole")
    measured("--games", "1", "--out", kept, monkeypatch=monkeypatch)
    measured("--games", "3", "--out", kept, monkeypatch=monkeypatch)
    capsys.readouterr()
    measured("--games", "3", "--out", kept, monkeypatch=monkeypatch)
    again = capsys.readouterr().out
    measured("--games", "3", "--out", whole, monkeypatch=monkeypatch)
    at_once = capsys.readouterr().out
    without_times = [line.partition(" points")[0] for line in again.splitlines()]
    assert without_times == [line.partition(" points")[0] for line in at_once.splitlines()]
    assert again.startswith("3 games of genesis short: greedy,random\ngreedy: wins ")


def test_another_measurement_needs_another_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    measured("--games", "1", "--out", str(tmp_path), monkeypatch=monkeypatch)
    with pytest.raises(SystemExit) as ended:
        measured("--first", "7", "--out", str(tmp_path), monkeypatch=monkeypatch)
    assert ended.value.code == 1
    assert "is the journal of other work" in capsys.readouterr().err

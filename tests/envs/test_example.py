"""The example learns, measures and draws."""

import runpy
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_genesis.py"


def test_the_example_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "curve.png"
    few = ["--minutes", "0.001", "--points", "1", "--measure", "2", "--final", "2"]
    small = ["--variant", "introductory", "--variant", "short"]
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), *few, *small, "--out", str(out)])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    assert "of 2 games won against random" in capsys.readouterr().out
    assert out.read_bytes().startswith(b"\x89PNG")

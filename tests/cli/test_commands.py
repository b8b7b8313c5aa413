"""replay, check, bench, help and version."""

import sys
from pathlib import Path

import pytest

import trilobite
from tests.cli.helpers import play, run
from trilobite.cli.peers import catan_playout

VECTORS = Path(__file__).parent.parent / "vectors" / "genesis"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    play("1", "3", "undo", "3", f"save {file}")
    return file


# --- replay -------------------------------------------------------------------------------


def test_replay(record: Path) -> None:
    result = run("replay", str(record))
    assert result.exit_code == 0
    assert "and all rolls are in order." in result.stdout
    assert "══ Turn " in result.stdout
    assert "Next: " in result.stdout


def test_replay_to_an_answer(record: Path) -> None:
    start = run("replay", str(record), "--to", "0").stdout
    assert "After answer 0 of" in start
    assert "4 free, 0 of 1 on refugia" in start
    after = run("replay", str(record), "--to", "1", "--log", "--no-board").stdout
    assert "Blue places a biont on Hydrothermal Vent." in after
    assert "══" not in after
    result = run("replay", str(record), "--to", "999")
    assert result.exit_code == 2
    assert "there is no answer 999" in result.stderr


def test_replay_fits_the_terminal(record: Path) -> None:
    for width in (80, 100):
        shown = run("replay", str(record), "--log", width=width).stdout
        summary, _, rest = shown.partition("in order.\n")
        assert summary
        assert max(map(len, rest.splitlines())) <= width


# --- check --------------------------------------------------------------------------------


def test_check_passes() -> None:
    files = sorted(VECTORS.glob("*.toml"))[:3]
    result = run("check", *map(str, files))
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert len(lines) == len(files) + 1
    assert all(line.startswith("ok    ") for line in lines[:-1])
    assert lines[-1] == "3 passed, 0 failed"


def test_check_fails(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(
        'id = "X-1"\ntitle = "Nothing happens"\ngame = "genesis"\n[options]\nplayers = 2\n'
        'colours = ["red", "blue"]\n[position]\n[[step]]\nover = true\n'
    )
    worse = tmp_path / "worse.toml"
    worse.write_text("[[[")
    good = min(VECTORS.glob("*.toml"))
    result = run("check", str(bad), str(good), str(worse))
    assert result.exit_code == 1
    assert f"FAIL  {bad} (X-1)" in result.stdout
    assert "the game is not over" in result.stdout
    assert "not a check file" in result.stdout
    assert result.stdout.endswith("1 passed, 2 failed\n")


# --- bench --------------------------------------------------------------------------------


def test_bench_without_a_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trilobite.cli.bench.find_spec", lambda _name: None)
    monkeypatch.setattr("trilobite.cli.bench.POSITIONS", 20)
    result = run("bench", "--seconds", "0.02")
    assert result.exit_code == 0
    assert "Trilobite genesis (" in result.stdout
    assert "games/s" in result.stdout
    assert "clone in mid-step" in result.stdout
    assert "pip install 'trilobite[bench]'" in result.stdout


def test_bench_beside_a_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trilobite.cli.bench.find_spec", lambda _name: sys)
    monkeypatch.setattr("trilobite.cli.bench.catan_playout", lambda _seed: 100)
    monkeypatch.setattr("trilobite.cli.bench.POSITIONS", 20)
    shown = run("bench", "--seconds", "0.02", width=200).stdout
    assert "Catanatron" in shown
    assert "(ratios of medians)" in shown


def test_the_peer_plays() -> None:
    assert catan_playout(1) > 50


# --- help ---------------------------------------------------------------------------------


def test_help_and_version() -> None:
    assert run("--version").stdout == f"trilobite {trilobite.__version__}\n"
    for result in (run(), run("--help")):
        assert result.exit_code == 0
        for command in ("play", "replay", "check", "bench"):
            assert f"  {command} " in result.stdout
    assert "you against one greedy bot" in run("play", "--help").stdout

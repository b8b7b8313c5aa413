"""replay, check, bench, help and version."""

import re
import sys
from pathlib import Path

import pytest

import trilobite
from tests.cli.helpers import play, run
from tests.core.test_fairness import played
from trilobite.cli.peers import catan_playout
from trilobite.core.record import dump

VECTORS = Path(__file__).parent.parent / "vectors" / "genesis"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    play("1", "3", "undo", "3", f"save {file}")
    return file


# --- verify -------------------------------------------------------------------------------


def test_verify(tmp_path: Path, record: Path) -> None:
    file = tmp_path / "served.txt"
    file.write_text(dump(played("genesis", "promised")))
    result = run("verify", str(file))
    assert result.exit_code == 0
    assert "the seed is the one that was promised" in result.stdout
    broken = run("verify", str(record))
    assert broken.exit_code == 2
    assert "game.txt: the record has no commitment" in broken.stderr


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


# --- records of older rules ---------------------------------------------------------------


OLD = sorted((VECTORS.parents[1] / "golden" / "old").glob("*/*.record"))


@pytest.mark.parametrize("file", OLD, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_an_old_record_is_read_as_far_as_it_fits(file: Path) -> None:
    result = run("replay", str(file), "--log")
    assert result.exit_code == 0
    assert "It was played by version 1 of the rules; they are at version 2 now." in result.stdout
    assert "the rules of today lead elsewhere: " in result.stdout
    assert "Next: " not in result.stdout
    exported = run("replay", str(file), "--position")
    assert exported.stdout.startswith(f'game = "{file.parent.name}"')
    assert "It was played by version 1" in exported.stderr


@pytest.mark.parametrize(("language", "said"), [("cs", "verze 1 pravidel"), ("it", "versione 1")])
def test_the_reader_is_told_so_in_their_language(language: str, said: str) -> None:
    assert said in run("replay", str(OLD[0]), "--no-board", language=language).stdout


def test_an_old_record_is_not_played_on(record: Path) -> None:
    """Not even where all of it fits."""
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("\nrules 2\n", "\nrules 1\n"), encoding="utf-8")
    result = run("play", "genesis", "--from", str(record))
    assert result.exit_code == 2
    assert "it can be read (trilobite replay), not played on" in result.stderr
    shown = run("replay", str(record)).stdout
    assert "It was played by version 1" in shown
    assert "lead elsewhere" not in shown


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


def test_check_finds_a_base_beside_the_file(tmp_path: Path) -> None:
    (tmp_path / "positions").mkdir()
    (tmp_path / "positions" / "two.toml").write_text(
        'game = "genesis"\n[options]\nplayers = 2\ncolours = ["red", "blue"]\n'
        '[position.player.red]\npool = "RR"\n'
    )
    head = 'id = "X-2"\ntitle = "Later"\ngame = "genesis"\nbase = "positions/{}.toml"\n'
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(head.format("two") + '[[step]]\n[step.position.player.red]\npool = "RR"\n')
    bad.write_text(head.format("three") + "[[step]]\n")
    result = run("check", str(good), str(bad))
    assert f"ok    {good} (X-2)" in result.stdout
    assert f"base 'positions/three.toml': {tmp_path / 'positions' / 'three.toml'}" in result.stdout


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


# --- rules --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["genesis", "marine", "origins"])
@pytest.mark.parametrize(
    ("language", "heading"), [("en", "THE AIM"), ("cs", "CÍL HRY"), ("it", "LO SCOPO")]
)
def test_how_a_game_is_played_in_short(game: str, language: str, heading: str) -> None:
    result = run("rules", game, "--short", language=language)
    assert result.exit_code == 0
    assert heading in result.stdout
    # Five parts with what belongs to them, as wide as a page.
    assert len(re.findall(r"^\d\. ", result.stdout, re.MULTILINE)) == 4 + 6 + 3 + 5
    assert max(len(line) for line in result.stdout.splitlines()) <= 92


def test_rules_by_clause_by_term_and_all() -> None:
    assert run("rules", "genesis", "E2a.1").stdout.startswith("E2a.1  Entropy limit")
    assert run("rules", "marine", "gene", "pools").stdout.startswith("gene pool: Your cubes")
    assert "No clause has" in run("rules", "origins", "trilobites").stdout
    assert run("rules", "origins").stdout.count("\nC") > 50
    wrong = run("rules", "chess")
    assert (wrong.exit_code, wrong.stdout) == (2, "")
    assert "there is no game 'chess'" in wrong.stderr

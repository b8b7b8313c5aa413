"""simulate and report as people use them."""

import re
from pathlib import Path

import pytest

from tests.cli.helpers import run
from trilobite.cli.messages import Messages
from trilobite.lab.report import report
from trilobite.lab.store import read

INTRODUCTORY = ("--variant", "introductory", "--variant", "short")


def simulated(out: Path, *options: str, games: int = 30) -> None:
    """Plays some games of three."""
    seats = ("--seats", "random,random,random")
    done = run(
        "simulate",
        "genesis",
        "-n",
        str(games),
        "--workers",
        "1",
        "--out",
        str(out),
        *seats,
        *options,
    )
    assert done.exit_code == 0, done.stderr


def test_simulate_and_go_on(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    command = ("simulate", "genesis", "--workers", "1", "--out", str(out), *INTRODUCTORY)
    done = run(*command, "-n", "3")
    assert done.exit_code == 0
    assert f"Games in {out}: 3" in done.stdout
    assert len(read(out).games) == 3
    assert "already holds this run, games: 3" in run(*command, "-n", "3").stdout
    more = run(*command, "-n", "5")
    assert "the run goes on, games stored: 3" in more.stdout
    assert len(read(out).games) == 5


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--seats", "random,clever"), "there is no bot 'clever'"),
        (("--variant", "tiny"), "there is no variant 'tiny'"),
        (
            ("--mode", "solitaire", "--seats", "random,random"),
            "solitaire is the mode for one player",
        ),
        (("-n", "0"), "-n"),
        (("--workers", "0"), "--workers"),
    ],
)
def test_simulate_refuses(tmp_path: Path, options: tuple[str, ...], message: str) -> None:
    done = run("simulate", "genesis", "--out", str(tmp_path / "x.parquet"), *options)
    assert done.exit_code == 2
    assert message in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_simulate_plays_any_number_and_mode(tmp_path: Path) -> None:
    out = tmp_path / "alone.parquet"
    command = ("simulate", "genesis", "--mode", "solitaire", "-n", "2", "--workers", "1")
    assert run(*command, "--out", str(out)).exit_code == 0
    assert read(out).seats["seat"].to_list() == [0, 0]


def test_a_report_needs_nothing_but_itself(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    simulated(out, *INTRODUCTORY, games=60)
    done = run("report", str(out))
    assert done.exit_code == 0
    page = (tmp_path / "games.html").read_text(encoding="utf-8")
    assert not re.search(r"<script|<link|<img|src=|@import|url\((?!#)", page)
    assert not re.search(r'href="(?!#)', page)
    addresses = set(re.findall(r"https?://[^\"' <]*", page))
    assert addresses <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    charts = {path.stem for path in (tmp_path / "games").glob("*.png")}
    assert {"wins", "scores", "points", "length", "milestones", "causes", "actions"} <= charts
    assert page.count("<svg ") == len(charts)
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))


def test_runs_side_by_side(tmp_path: Path) -> None:
    simulated(tmp_path / "a.parquet", *INTRODUCTORY)
    simulated(tmp_path / "b.parquet", "--variant", "introductory")
    page = tmp_path / "both.html"
    assert run("report", *map(str, tmp_path.glob("*.parquet")), "--out", str(page)).exit_code == 2
    files = (str(tmp_path / "a.parquet"), str(tmp_path / "b.parquet"))
    assert run("report", *files, "--out", str(page)).exit_code == 0
    assert "Side by side" in page.read_text(encoding="utf-8")
    assert (tmp_path / "both" / "0-ends.png").exists()


def test_a_report_in_another_language(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    simulated(out, *INTRODUCTORY, games=8)
    page = report([read(out)], Messages("cs").say, "cs").page
    assert '<html lang="cs">' in page
    assert "<h1>Hry pod lupou</h1>" in page


def test_report_refuses(tmp_path: Path) -> None:
    done = run("report", str(tmp_path / "none.parquet"))
    assert done.exit_code == 2
    assert "there is no such file" in done.stderr
    other = tmp_path / "other.parquet"
    other.write_text("no parquet")
    done = run("report", str(other))
    assert done.exit_code == 2
    assert "holds no games of `trilobite simulate`" in done.stderr

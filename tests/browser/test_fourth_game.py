"""A fourth game touches the registry, its own packages and its words, and nothing else.

The sample game (tests/sample_game.py, tests/sample) is laid over a copy of the sources as
docs/adding-a-game.md says, and is then played everywhere.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.person import People
from tests.browser.profiles import Profiles
from tests.server.process import serving

ROOT = Path(__file__).parents[2]
MADE = shutil.ignore_patterns("__pycache__", "node_modules", "static", "*.so")

REGISTERED = '    "origins": "trilobite.games.origins.box",\n'


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with the fourth game, and its page built."""
    folder = tmp_path_factory.mktemp("fourth")
    shutil.copytree(ROOT / "src", folder / "src", ignore=MADE, symlinks=True)
    shutil.copytree(ROOT / "web", folder / "web", ignore=MADE)
    shutil.copytree(ROOT / "tests" / "sample", folder, dirs_exist_ok=True, ignore=MADE)
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    listing = folder / "src" / "trilobite" / "games" / "registry.py"
    text = listing.read_text("utf-8")
    assert REGISTERED in text
    line = REGISTERED.replace("origins", "race")
    listing.write_text(text.replace(REGISTERED, REGISTERED + line), "utf-8")
    # Node.js is the system's, or else lies beside Python.
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    subprocess.run(
        ["npx", "vite", "build", "--logLevel", "error"],
        cwd=folder / "web",
        env={**os.environ, "PATH": path},
        check=True,
    )
    return folder


@pytest.fixture
def environment(sources: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": f"{sources / 'src'}{os.pathsep}{ROOT}", "LANGUAGE": "en"}


@pytest.fixture
def race(sources: Path, environment: dict[str, str], profiles: Profiles) -> Iterator[People]:
    """People before a server that knows the fourth game."""
    with serving(f"sqlite:///{sources}/tables.db", environment) as server:
        people = People(profiles, server.address)
        yield people
        people.leave()


def said(environment: dict[str, str], *arguments: str, typed: str = "") -> str:
    """What a module prints that is run as a program."""
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(
        command, input=typed, env=environment, cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_it_is_played_in_the_terminal(environment: dict[str, str]) -> None:
    """R1 to R5, by a person against a greedy bot, in words of its own."""
    shown = said(environment, "trilobite", "play", "race", "--seed", "3", typed="1\n" * 60)
    assert "Runner 1, stake some steps in secret." in shown
    assert "Roll and run" in shown
    assert "Runner 2 is at step" in shown
    assert "Somebody has run the whole course." in shown


def test_it_is_simulated(environment: dict[str, str], tmp_path: Path) -> None:
    said(
        environment, "trilobite", "simulate", "race", "-n", "4", "--seats", "greedy,random",
        "--out", str(tmp_path / "run.parquet"),
    )  # fmt: skip
    assert (tmp_path / "run.parquet").is_file()


def test_it_is_an_environment(environment: dict[str, str]) -> None:
    actions = said(environment, "trilobite", "envs", "actions", "race")
    assert "stake 2" in actions
    assert "run-on" in actions


def test_it_is_played_in_the_page(race: People) -> None:
    """Somebody sits down beside a bot of the middle level and plays to the end."""
    anna = race.person()
    sight = anna.sit_down("human", "bot", seed="2", game="race")
    assert "stake 1" in sight.keys
    random = Random(1)
    while not sight.over:
        sight = anna.click(random.choice(sorted(sight.keys)))
    expect(anna.page.locator("[data-course] li")).to_have_count(2)
    assert any("Runner 1 is at step" in line for line in sight.log)

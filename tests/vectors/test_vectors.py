"""Every check file under this directory, and that no example of the rulebooks lacks one."""

from pathlib import Path
from typing import Any

import pytest

from trilobite.core.game import Game
from trilobite.core.vector import run_vector
from trilobite.games.genesis.carddata import default_cards
from trilobite.games.genesis.game import GenesisGame
from trilobite.games.genesis.setup_options import read_setup

DIRECTORY = Path(__file__).parent
FILES = sorted(DIRECTORY.rglob("*.toml"))

#: The steps of each turn of the long example game (chapter J).
LONG_EXAMPLE = {
    1: "abcd",
    2: "abcde",
    3: "abc",
    4: "abcde",
    5: "abcdef",
    6: "abcd",
    7: "ab",
    8: "abcd",
    9: "ab",
    10: "abc",
    11: "abcd",
    12: "abcde",
}
EXAMPLES = [f"GEN-EX-{number:02}" for number in range(1, 48)] + [
    f"GEN-EX-J{turn:02}{step}" for turn, steps in LONG_EXAMPLE.items() for step in steps
]


def make_game(name: str, options: dict[str, Any]) -> Game:
    assert name == "genesis"
    return GenesisGame(default_cards(), read_setup(options))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_vector(file: Path) -> None:
    report = run_vector(file.read_text(encoding="utf-8"), make_game)
    assert report.passed, "\n".join(report.problems)
    assert report.id == file.stem


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_of_the_rulebooks_has_a_file(example: str) -> None:
    assert DIRECTORY.joinpath("genesis", f"{example}.toml").is_file()


def test_the_example_of_the_documentation_passes() -> None:
    page = DIRECTORY.parents[1].joinpath("docs", "check-files.md").read_text(encoding="utf-8")
    example = page.partition("```toml\n")[2].partition("```")[0]
    report = run_vector(example, make_game)
    assert report.passed, "\n".join(report.problems)

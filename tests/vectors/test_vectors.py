"""Every check file under this directory, and that no example of the rulebooks lacks one."""

from pathlib import Path

import pytest

from trilobite.cli.check import beside
from trilobite.core.vector import run_vector
from trilobite.games.registry import GAMES, make_game

DIRECTORY = Path(__file__).parent
#: What several files share is in the directory `positions` of their game.
FILES = sorted(file for file in DIRECTORY.rglob("*.toml") if file.parent.name != "positions")

#: The steps of each turn of the long example game of Genesis (chapter J).
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
#: The examples by game; a file beside them with a longer name shows another side of one.
EXAMPLES = {
    "genesis": [f"GEN-EX-{number:02}" for number in range(1, 48)]
    + [f"GEN-EX-J{turn:02}{step}" for turn, steps in LONG_EXAMPLE.items() for step in steps],
    "marine": [f"MAR-EX-{number:02}" for number in range(1, 67)],
    "origins": [f"ORI-EX-{number:02}" for number in range(1, 70)],
}


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_vector(file: Path) -> None:
    report = run_vector(file.read_text(encoding="utf-8"), make_game, beside(file))
    assert report.passed, "\n".join(report.problems)
    assert report.id == file.stem


@pytest.mark.parametrize(
    ("game", "example"), [(game, id) for game, ids in EXAMPLES.items() for id in ids]
)
def test_every_example_of_the_rulebooks_has_a_file(game: str, example: str) -> None:
    assert DIRECTORY.joinpath(game, f"{example}.toml").is_file()


def test_every_file_is_in_the_directory_of_its_game() -> None:
    for file in FILES:
        assert file.parent.name in GAMES, file
        text = file.read_text(encoding="utf-8")
        assert f'\ngame = "{file.parent.name}"\n' in text, file


def test_the_example_of_the_documentation_passes() -> None:
    page = DIRECTORY.parents[1].joinpath("docs", "check-files.md").read_text(encoding="utf-8")
    example = page.partition("```toml\n")[2].partition("```")[0]
    report = run_vector(example, make_game)
    assert report.passed, "\n".join(report.problems)

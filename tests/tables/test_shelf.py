"""Games whose packages are fetched when they are needed."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import trilobite
from trilobite.browser.shelf import Shelf, game_of
from trilobite.games.registry import GAMES
from trilobite.tables.problems import Refused


def test_every_module_of_a_game_is_known_for_one() -> None:
    assert game_of("trilobite.games.marine") == "marine"
    assert game_of("trilobite.games.genesis.cards.schema") == "genesis"
    assert game_of("trilobite.bots.origins_evaluator") == "origins"
    for other in ("trilobite.games.registry", "trilobite.bots.search", "trilobite", "genesis"):
        assert game_of(other) is None


def test_a_game_is_fetched_once_and_only_when_it_is_needed() -> None:
    fetched: list[str] = []
    shelf = Shelf(fetched.append)
    shelf.find_spec("trilobite.games.registry", None)
    assert fetched == []
    for module in ("", ".box", ".rules"):
        shelf.find_spec(f"trilobite.games.marine{module}", None)
    shelf.find_spec("trilobite.bots.marine_evaluator", None)
    shelf.find_spec("trilobite.games.genesis.box", None)
    assert fetched == ["marine", "genesis"]


def test_a_game_that_cannot_be_fetched_is_asked_for_again() -> None:
    net = False

    def bring(game: str) -> None:
        if not net:
            raise OSError(f"no net for {game}")

    shelf = Shelf(bring)
    with pytest.raises(Refused, match="no net") as refused:
        shelf.find_spec("trilobite.games.marine.box", None)
    assert refused.value.key == "game-not-here"
    net = True
    shelf.find_spec("trilobite.games.marine.box", None)


#: Imports a game that is not there until somebody asks for it.
LATE = """
import shutil, sys
from pathlib import Path
from trilobite.browser.shelf import open_shelf
here, rest = Path(sys.argv[1]), Path(sys.argv[2])
plain = shutil.ignore_patterns("*.so")
import trilobite.games
assert not (here / "trilobite/games/marine").exists()
open_shelf(lambda game: shutil.copytree(rest / game, here / "trilobite/games" / game, ignore=plain))
from trilobite.games.registry import make_game
print(make_game("marine", {"players": 2}).seats)
"""


def test_what_was_fetched_is_found(tmp_path: Path) -> None:
    package = Path(trilobite.__file__).parent
    without = shutil.ignore_patterns(*GAMES, "static", "__pycache__", "*.so")
    shutil.copytree(package, tmp_path / "trilobite", ignore=without)
    asked = [sys.executable, "-c", LATE, str(tmp_path), str(package / "games")]
    told = subprocess.check_output(asked, env={"PYTHONPATH": str(tmp_path)}, text=True)
    assert told == "2\n"

"""Golden records replay to the same states: one for each end, player count and mode."""

from pathlib import Path

import pytest

from tools.golden import FOLDER, GAMES, mismatches
from trilobite.games.genesis.state import END_NAMES as GENESIS_ENDS
from trilobite.games.marine.state import END_NAMES as MARINE_ENDS
from trilobite.games.origins.state import END_NAMES as ORIGINS_ENDS
from trilobite.games.registry import box

RECORDS = sorted(FOLDER.glob("*/*.record"))
ENDS = {"genesis": GENESIS_ENDS, "marine": MARINE_ENDS, "origins": ORIGINS_ENDS}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_record_replays_to_the_same_states(path: Path) -> None:
    assert mismatches(path.read_text(encoding="utf-8")) == []


def test_there_is_a_record_for_every_game_of_the_list() -> None:
    listed = {(game, name) for game, table in GAMES.items() for name, _, _ in table}
    assert {(path.parent.name, path.stem) for path in RECORDS} == listed


@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_end_has_a_record(game: str) -> None:
    assert {end for _, _, end in GAMES[game]} == set(ENDS[game]) - {"going-on"}


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_players_has_a_record(game: str) -> None:
    assert {options["players"] for _, options, _ in GAMES[game]} == set(box(game).players)


def test_a_changed_line_is_noticed() -> None:
    text = RECORDS[0].read_text(encoding="utf-8")
    at = text.index(": ", text.index("# after ")) + len(": ")
    other = "0" if text[at] != "0" else "1"
    assert mismatches(text[:at] + other + text[at + 1 :]) != []

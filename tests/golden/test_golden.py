"""Golden records replay to the same states: one for each end, player count and mode."""

from pathlib import Path

import pytest

from tools.golden import FOLDER, GAMES, GENESIS, mismatches
from trilobite.games.genesis.state import END_NAMES

RECORDS = sorted(FOLDER.glob("*/*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_record_replays_to_the_same_states(path: Path) -> None:
    assert mismatches(path.read_text(encoding="utf-8")) == []


def test_there_is_a_record_for_every_game_of_the_list() -> None:
    listed = {(game, name) for game, table in GAMES.items() for name, _, _ in table}
    assert {(path.parent.name, path.stem) for path in RECORDS} == listed


def test_every_way_to_end_has_a_record() -> None:
    assert {end for _, _, end in GENESIS} == set(END_NAMES) - {"going-on"}


def test_a_changed_line_is_noticed() -> None:
    text = RECORDS[0].read_text(encoding="utf-8")
    at = text.index("# after 100 entries: ") + len("# after 100 entries: ")
    other = "0" if text[at] != "0" else "1"
    assert mismatches(text[:at] + other + text[at + 1 :]) != []

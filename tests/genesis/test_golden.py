"""Golden records replay to the same states: one for each end, player count and mode."""

from pathlib import Path

import pytest

from tools.golden import FOLDER, GAMES, mismatches
from trilobite.games.genesis.state import END_NAMES

RECORDS = sorted(FOLDER.glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_record_replays_to_the_same_states(path: Path) -> None:
    assert mismatches(path.read_text(encoding="utf-8")) == []


def test_there_is_a_record_for_every_game_of_the_list() -> None:
    assert [path.stem for path in RECORDS] == sorted(name for name, _, _ in GAMES)


def test_every_way_to_end_has_a_record() -> None:
    assert {end for _, _, end in GAMES} == set(END_NAMES) - {"going-on"}


def test_a_changed_line_is_noticed() -> None:
    text = RECORDS[0].read_text(encoding="utf-8")
    at = text.index("# after 100 entries: ") + len("# after 100 entries: ")
    other = "0" if text[at] != "0" else "1"
    assert mismatches(text[:at] + other + text[at + 1 :]) != []

"""Golden records replay to the same states: one for each end, player count and mode."""

from pathlib import Path

import pytest

from tools.golden import FOLDER, mismatches, plan_of
from trilobite.games.registry import GAMES, box, part

RECORDS = sorted(FOLDER.glob("*/*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_record_replays_to_the_same_states(path: Path) -> None:
    assert mismatches(path.read_text(encoding="utf-8")) == []


def test_there_is_a_record_for_every_game_of_the_list() -> None:
    listed = {(game, wanted.name) for game in GAMES for wanted in plan_of(game).record}
    assert {(path.parent.name, path.stem) for path in RECORDS} == listed


@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_end_has_a_record(game: str) -> None:
    ends = set(part(f"trilobite.games.{game}.state", "END_NAMES")) - {"going-on"}
    assert {wanted.end for wanted in plan_of(game).record} == ends


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_players_has_a_record(game: str) -> None:
    players = {wanted.options["players"] for wanted in plan_of(game).record}
    assert players == set(box(game).players)


def test_a_changed_line_is_noticed() -> None:
    text = RECORDS[0].read_text(encoding="utf-8")
    at = text.index(": ", text.index("# after ")) + len(": ")
    other = "0" if text[at] != "0" else "1"
    assert mismatches(text[:at] + other + text[at + 1 :]) != []

"""Whole games by keyboard, compared with the transcripts that are kept; `make transcripts` runs it.
With `TRANSCRIPTS=write` they are written anew instead."""

import os

import pytest

from tests.browser.person import People
from tests.browser.transcript import FOLDER, TABLES, kept, played

WRITE = os.environ.get("TRANSCRIPTS") == "write"


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", TABLES)
def test_a_whole_game_by_keyboard_reads_as_it_did(people: People, game: str) -> None:
    lines = list(played(people.person(), game))
    if WRITE:
        (FOLDER / f"{game}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert lines == kept(game)

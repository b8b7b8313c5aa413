"""What a screen reader reads of a game that is played by keyboard: the first lines of what is kept.
`make transcripts` plays the games to their ends."""

from itertools import islice

import pytest

from tests.browser.person import People
from tests.browser.transcript import TABLES, kept, played

LINES = 40


@pytest.mark.parametrize("game", TABLES)
def test_a_game_by_keyboard_reads_as_it_did(people: People, game: str) -> None:
    lines = list(islice(played(people.person(), game), LINES))
    assert lines == kept(game)[:LINES]

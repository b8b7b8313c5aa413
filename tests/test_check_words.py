"""The page of words of check files is what the code says."""

import pytest

from tools.check_words import PAGE, decision_kinds, page
from trilobite.games.registry import GAMES, part


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tools.check_words"


@pytest.mark.parametrize("game", GAMES)
def test_the_page_names_decisions_ends_and_fields(game: str) -> None:
    text = page()
    ends = set(part(f"trilobite.games.{game}.state", "END_NAMES")) - {"going-on"}
    fields = part(f"trilobite.games.{game}.position.file", "PositionFile").__struct_fields__
    for name in (*decision_kinds(game), *ends, *fields):
        assert f"`{name}`" in text


def test_every_field_says_what_it_means() -> None:
    silent = [line for line in page().splitlines() if line.endswith("|  |")]
    assert silent == []

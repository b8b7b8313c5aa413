"""What tests of the server share."""

import pytest

from trilobite.games import registry


@pytest.fixture
def envelope(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts the game of secrets on the shelf."""
    monkeypatch.setitem(registry.GAMES, "envelope", "tests.server.secret_game")

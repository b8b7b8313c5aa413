"""The board: what it shows, and that it never breaks."""

from typing import Any

import pytest

from tests.cli.helpers import TABLES, genesis, printed, random_game, state_of, words_for
from tests.genesis.rich import rich_state
from trilobite.cli.genesis.board import board
from trilobite.cli.genesis.stack import macro_stack
from trilobite.core.session import Session
from trilobite.games.genesis.game import GenesisGame
from trilobite.games.genesis.state import Genesis

LABELS = ["you", "random bot", "random bot", "random bot"]


def shown(game: GenesisGame, g: Genesis, width: int) -> str:
    return printed(board(words_for(game), g, width, LABELS), width)


def fits(text: str, width: int) -> bool:
    return max(len(line) for line in text.splitlines()) <= width


@pytest.mark.parametrize("width", [80, 100, 60, 200])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    game = genesis({"players": 3, "colours": ["red", "green", "blue"]})
    for seed in range(12):
        text = shown(game, rich_state(game, seed), width)
        assert fits(text, width)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_game_can_be_shown_from_beginning_to_end(options: dict[str, Any]) -> None:
    game = genesis(options)
    seen = 0

    def look(session: Session, _seat: int) -> None:
        nonlocal seen
        seen += 1
        if seen % 25 == 1:
            assert fits(shown(game, state_of(session), 80), 80)

    session = random_game(game, 5, look)
    assert "game over" in shown(game, state_of(session), 100)


@pytest.fixture
def game() -> GenesisGame:
    return genesis({"players": 2, "colours": ["red", "green"]})


@pytest.fixture
def position() -> dict[str, Any]:
    return {
        "turn": 9,
        "phase": "purchase",
        "order": ["green", "red", "yellow", "blue"],
        "active": ["ocean"],
        "events_drawn": ["mars-paleo-ocean", "hydrocarbon-fog"],
        "climate": "cool",
        "climate_icons": ["warm", "cool", "cool", "cool"],
        "refugium": {
            "warm-pond": {"organised": "G", "disorganised": "RB", "bionts": "R", "enzymes": "YB"},
            "deep-hot-biosphere": {},
        },
        "player": {"red": {"pool": "RRG"}, "green": {"pool": ""}},
        "organism": {
            "pna-template": {
                "owner": "red",
                "bionts": "R",
                "cubes": "RYB",
                "disks": "G",
                "mutations": [
                    {"card": "tmrna", "promoted": True},
                    {"card": "photosystem-ii"},
                ],
            },
        },
    }


def test_what_is_on_the_table(game: GenesisGame, position: dict[str, Any]) -> None:
    state = game.from_position(position)
    assert isinstance(state, Genesis)
    text = shown(game, state, 100)
    assert "Turn 9 · Archaean · phase 5 of 5: purchases · cool climate" in text
    assert "W [C C C]" in text or "[W C C C]" in text
    assert "3 snowflakes in a row, 4 end the game" in text
    pond = next(line for line in text.splitlines() if "Warm Pond" in line)
    assert " ".join(pond.split()) == "G Warm Pond 12 (1234) G ^R RB (YB) 5m 5e 6m 6e 3"
    deep = next(line for line in text.splitlines() if "Deep Hot Biosphere" in line)
    assert deep.rstrip().endswith("safe, fee 1")
    assert "OCEAN      active" in text
    assert "COSMIC     inactive" in text
    assert "pool R2 Y0 G1 B0 (of 6) · bionts 2 free, 1 of" in text
    assert "R Red (you) ── 7 VP" in text
    assert "points cubes 6, bionts 1" in text
    assert "PNA Template, continent row  R2 Y2 G1 B2  ^R" in text
    assert "heat 2 · O2 2 · disks (G)" in text
    assert "mutations Helicase BY DNA, sex; Photosystem II G crown, pollutes" in text


def test_macroorganisms_and_parasites() -> None:
    game = genesis({"players": 2, "colours": ["red", "blue"]})
    position = {
        "turn": 9,
        "phase": "purchase",
        "order": ["red", "blue", "yellow", "green"],
        "organism": {
            "opabinia": {
                "owner": "red",
                "under": "pna-template",
                "side": "marine",
                "bionts": "RB",
                "organs": ["chitin-lobes"],
            },
            "viroid": {
                "owner": "blue",
                "host": "opabinia",
                "bionts": "B",
                "diseased": ["organ five-eyes", ""],
            },
        },
    }
    state = game.from_position(position)
    assert isinstance(state, Genesis)
    text = shown(game, state, 100)
    assert "Sea  P Opabinia, rate 5, 12 VP (R)" in text
    assert "Opabinia, macroorganism of the sea" in text
    assert "■G Chitin Lobes (UV shield)" in text
    assert "□B Brood Lobes (crown)" in text
    assert "■B Endogenous Virus (immunology)" in text
    assert "└ Viroid, parasite of Blue" in text
    assert "diseased R, Y empty" in text
    assert "guests in Opabinia, Viroid" in text
    stack = printed(macro_stack(words_for(game), state))
    assert "Trilobites" in stack
    assert "Opabinia" not in stack


def test_names_from_a_pack_may_be_long(
    game: GenesisGame, position: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    del position["organism"]
    state = game.from_position(position)
    assert isinstance(state, Genesis)
    text = words_for(game)
    monkeypatch.setattr(text, "card_name", lambda domain, _id: f"A long name for a {domain} " * 3)
    for width in (80, 100):
        assert fits(printed(board(text, state, width, LABELS), width), width)

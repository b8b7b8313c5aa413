"""Prompts, options, refusals and events in words."""

from random import Random
from typing import Any

import pytest

from tests.cli.helpers import TABLES, genesis, random_game, state_of, words_for
from tests.genesis.rich import rich_state
from trilobite.cli.genesis.text import GenesisText
from trilobite.cli.log import log_lines
from trilobite.cli.screen import screen_for
from trilobite.cli.text import shown_dice
from trilobite.core.chance import Roll
from trilobite.core.decision import Decision
from trilobite.core.session import Session, begin
from trilobite.games.genesis.state import MACROS, Genesis


def sound(sentence: str) -> bool:
    """Whether a sentence has no hole in it."""
    return bool(sentence.strip()) and "{" not in sentence and "  " not in sentence.strip()


def check_words(text: GenesisText, session: Session, seat: int, pick: Random) -> None:
    g = state_of(session)
    decision = session.decision_for(seat)
    assert decision is not None
    assert sound(text.prompt(g, decision))
    options = text.options(g, decision)
    assert all(map(sound, options))
    if pick.random() < 0.1:
        for refusal in session.refusals(seat):
            assert sound(text.option(g, decision, refusal.option))
            assert sound(text.reason(g, decision, refusal))


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_whole_game_has_words(options: dict[str, Any]) -> None:
    game = genesis(options)
    text = words_for(game)
    pick = Random(7)
    session = random_game(game, 7, lambda session, seat: check_words(text, session, seat, pick))
    lines = text.events(session)
    assert len(lines) == len(session.log)
    assert all(sound(words) for _, words in lines)
    assert len(text.events(session, len(session.log) - 3)) == 3


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("variants", [[], ["chimera"]])
def test_rich_positions_have_words(seed: int, variants: list[str]) -> None:
    colours = ["red", "green", "blue"]
    game = genesis({"players": 3, "colours": colours, "variants": variants})
    text = words_for(game)
    pick = Random(seed)
    start = rich_state(game, seed)
    session = random_game(
        game, seed, lambda session, seat: check_words(text, session, seat, pick), start
    )
    assert all(sound(words) for _, words in text.events(session, 0, start))


def test_different_options_read_differently() -> None:
    game = genesis({"players": 2})
    text = words_for(game)

    def look(session: Session, seat: int) -> None:
        decision = session.decision_for(seat)
        assert decision is not None
        options = text.options(state_of(session), decision)
        assert len(set(options)) == len(options), decision.kind

    random_game(game, 3, look)


def test_every_roll_is_told_with_its_dice() -> None:
    game = genesis({"players": 3})
    session = random_game(game, 11, lambda _session, _seat: None)
    told = [session.dice_told(index) for index in range(len(session.log))]
    rolls = [entry.dice for entry in session.history if isinstance(entry, Roll)]
    assert [dice for dice in told if dice] == rolls
    for dice, (_, words) in zip(told, words_for(game).events(session), strict=True):
        assert not dice or shown_dice(dice) in words
    assert any(event[0] == "rolled-again" for event in session.log)


def test_names_follow_the_side_that_is_up() -> None:
    game = genesis({"players": 2, "colours": ["red", "green"]})
    text = words_for(game)
    position: dict[str, Any] = {
        "phase": "purchase",
        "order": ["red", "green", "yellow", "blue"],
        "organism": {
            "seaweed": {
                "owner": "red",
                "under": "pna-template",
                "side": "marine",
                "bionts": "R",
                "organs": ["leaves", "gametangia"],
            },
        },
        "player": {"red": {"pool": "B"}},
    }
    start = game.from_position(position)
    assert isinstance(start, Genesis)
    session = begin(game, 1, start)
    session.choose("organ seaweed 2", 0)
    told = [words for _, words in text.events(session)]
    assert "Seaweed grows Sporangia." in told
    assert any(words.startswith("Seaweed of Red goes ashore") for words in told)
    assert text.organism(MACROS, state_of(session)) == "Mosses"


def test_headings_of_quiet_phases_are_left_out() -> None:
    game = genesis({"players": 2})
    session = begin(game, 3)
    screen = screen_for(game, "en", None)
    lines = [getattr(line, "plain", "") for line in log_lines(screen, session, 0)]
    headings = [line for line in lines if line]
    assert headings == ["Turn 1, event"]


def test_a_solitaire_player_is_named_by_colour_when_the_rules_say_which() -> None:
    game = genesis({"players": 1, "mode": "solitaire", "colours": ["red", "blue"]})
    text = words_for(game)
    session = begin(game, 1)
    g = state_of(session)
    decision = Decision(0, "assign", [("done", -1, -1)], "E0.1", {"player": 3})
    assert text.actor(g, decision) == "Blue"
    assert text.actor(g, Decision(0, "assign", [("done", -1, -1)], "E0.1")) == "Red + Blue"

"""Bots think in processes of their own; what happens there does not hurt the table."""

import asyncio
import logging
from collections import OrderedDict
from pathlib import Path
from typing import Any

import pytest

from tests.server.browser import server
from tests.tables.browser import answer, new_table, state_when
from trilobite import bots
from trilobite.bots.evaluator import EVALUATORS
from trilobite.core.record import line_of
from trilobite.core.session import begin
from trilobite.games.registry import make_game
from trilobite.server import thinking as processes
from trilobite.server.thinking import BotProcess
from trilobite.tables import thinking
from trilobite.tables.thinking import Mind, Question, ThinkingFailed, think

OPTIONS = {"players": 2}


def question(lines: list[str], keep: int = 0, bot: str = "random", seat: int = 0) -> Question:
    return Question("table", "genesis", OPTIONS, None, keep, lines, bot, seat)


def opening(answers: int) -> tuple[list[str], int]:
    """The record of a game after so many answers, and who is asked."""
    game = make_game("genesis", OPTIONS)
    session = begin(game, seed=3)
    for _ in range(answers):
        seat = session.deciders()[0]
        session.choose(session.keys(seat)[0], seat)
    return [line_of(entry, game.words) for entry in session.history], session.deciders()[0]


# --- what a process does ------------------------------------------------------------------


def test_a_process_follows_a_table_line_by_line() -> None:
    minds: OrderedDict[str, Mind] = OrderedDict()
    known: list[str] = []
    for answers in (0, 1, 5, 12):
        lines, seat = opening(answers)
        thought = think(minds, question(lines[len(known) :], keep=len(known), seat=seat))
        assert thought.error == ""
        assert not thought.forgotten
        assert thought.said
        known = lines


def test_a_process_that_has_forgotten_a_table_says_so() -> None:
    lines, seat = opening(5)
    assert think(OrderedDict(), question(lines[3:], keep=3, seat=seat)).forgotten
    minds: OrderedDict[str, Mind] = OrderedDict()
    think(minds, question(lines, seat=seat))
    assert think(minds, question([], keep=len(lines) - 1, seat=seat)).forgotten


def test_a_process_that_is_made_ready_fetches_the_game_and_forgets_no_table() -> None:
    lines, seat = opening(5)
    minds: OrderedDict[str, Mind] = OrderedDict()
    think(minds, question(lines, seat=seat))
    EVALUATORS.pop("genesis", None)
    thought = think(minds, question([])._replace(ready=True))
    assert (thought.said, thought.error, thought.forgotten) == ("", "", False)
    assert EVALUATORS["genesis"] is not None
    assert not think(minds, question([], keep=len(lines), seat=seat)).forgotten


def test_what_goes_wrong_in_a_bot_is_told(caplog: pytest.LogCaptureFixture) -> None:
    lines, seat = opening(5)
    minds: OrderedDict[str, Mind] = OrderedDict()
    with caplog.at_level(logging.CRITICAL, logger=thinking.__name__):
        assert "there is no bot" in think(minds, question(lines, bot="alien", seat=seat)).error
        assert think(minds, question(["nonsense"], seat=seat)).error
    assert not minds, "what may be half done is forgotten"


def test_only_so_many_tables_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "TABLES_REMEMBERED", 2)
    lines, seat = opening(1)
    minds: OrderedDict[str, Mind] = OrderedDict()
    for table in ("a", "b", "a", "c"):
        think(minds, question(lines, seat=seat)._replace(table=table))
    assert list(minds) == ["a", "c"]


# --- what the server does -----------------------------------------------------------------


def test_a_process_that_died_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    lines, seat = opening(4)
    more, next_seat = opening(5)

    async def ask() -> tuple[str, str]:
        thinker = BotProcess()
        try:
            first = await thinker.ask(question(lines, seat=seat))
            assert thinker._process is not None
            thinker._process.kill()
            thinker._process.join()
            return first, await thinker.ask(question(more, seat=next_seat))
        finally:
            thinker.close()

    with caplog.at_level(logging.WARNING):
        assert all(asyncio.run(ask()))
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "a new one takes over" in caplog.text


def test_a_process_that_thinks_for_ever_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "SECONDS_TO_THINK", 0.0)
    lines, seat = opening(4)

    async def ask() -> None:
        thinker = BotProcess()
        try:
            await thinker.ask(question(lines, seat=seat))
        finally:
            thinker.close()

    with pytest.raises(ThinkingFailed, match="break down"):
        asyncio.run(ask())


def test_a_process_starts_when_it_is_made_ready() -> None:
    async def ask() -> tuple[str, bool]:
        thinker = BotProcess()
        try:
            said = await thinker.ask(question([])._replace(ready=True))
            return said, thinker._process is not None
        finally:
            thinker.close()

    assert asyncio.run(ask()) == ("", True)


def test_lines_taken_back_are_taken_back_in_the_process_too() -> None:
    async def ask() -> list[str]:
        thinker = BotProcess()
        keys = []
        try:
            for answers in (6, 9, 4, 6):
                lines, seat = opening(answers)
                keys.append(await thinker.ask(question(lines, seat=seat)))
        finally:
            thinker.close()
        return keys

    assert all(asyncio.run(ask()))


def test_no_bot_thinks_in_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> None:
        raise AssertionError("a bot was made in the server")

    monkeypatch.setattr(bots, "make_bot", refuse)
    monkeypatch.setattr(thinking, "make_bot", refuse)
    with server(tmp_path) as client:
        table = new_table(client, "human", "bot", seed="5")
        with client.live(f"/api/tables/{table}/live") as live:
            message = state_when(live, lambda m: m["decisions"])
            for _ in range(5):
                answer(live, message)
                message = state_when(live, lambda m: m["decisions"])

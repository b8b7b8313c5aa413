"""Lines to tables of a worker: what a page says before it is quite there, or after it has left."""

import asyncio
import json
from pathlib import Path
from typing import Any

from tests.tables.worker import FakeDrawers
from trilobite.browser.house import Counter, open_house


class NoBots:
    """No bot is at the table."""

    awake = False

    def wake(self, question: str) -> None:
        """The adviser may be asked later."""

    async def exchange(self, question: str) -> str:
        raise AssertionError(f"no bot is at the table, but {question} was asked")


async def opened(folder: Path) -> tuple[Counter, asyncio.Queue[Any], str]:
    """A house with a table of two people, and what it tells over which line."""
    told: asyncio.Queue[Any] = asyncio.Queue()
    counter = await open_house(
        FakeDrawers(),
        NoBots(),
        lambda line, text: told.put_nowait((line, json.loads(text))),
        str(folder),
    )
    seats = [{"kind": "human"}, {"kind": "human"}]
    body = {"game": "genesis", "options": {"players": 2}, "seats": seats}
    _, text = await counter.ask("POST", "/api/tables", "{}", json.dumps(body))
    return counter, told, json.loads(text)["id"]


def any_answer(state: Any) -> str:
    """What the page says to answer something."""
    decision = state["decisions"][0]
    answer = {"type": "answer", "seat": decision["seat"], "version": state["version"]}
    return json.dumps({**answer, "key": decision["options"][0]["key"]})


def test_an_answer_is_heard_before_the_line_is_told_to_be_open(tmp_path: Path) -> None:
    async def play() -> tuple[int, int]:
        counter, told, table = await opened(tmp_path)
        entering = asyncio.create_task(counter.enter(1, table, ""))
        _, state = await told.get()
        assert not entering.done()
        await counter.hear(1, any_answer(state))
        _, later = await told.get()
        assert await entering
        counter.leave(1)
        return state["answers"], later["answers"]

    before, after = asyncio.run(play())
    assert after > before


def test_who_leaves_before_they_have_entered_is_told_nothing_more(tmp_path: Path) -> None:
    async def play() -> list[int]:
        counter, told, table = await opened(tmp_path)
        entering = asyncio.create_task(counter.enter(1, table, ""))
        await told.get()
        assert not entering.done()
        counter.leave(1)
        await entering
        await counter.enter(2, table, "")
        _, state = await told.get()
        await counter.hear(1, any_answer(state))
        await counter.hear(2, any_answer(state))
        lines = [(await told.get())[0]]
        await asyncio.sleep(0.05)
        counter.leave(2)
        return lines + [told.get_nowait()[0] for _ in range(told.qsize())]

    assert set(asyncio.run(play())) == {2}

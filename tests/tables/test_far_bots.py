"""Bots of a browser think in a worker of their own; until it is there, quick ones think where the
tables are."""

import asyncio
from pathlib import Path

import msgspec

from tests.tables.worker import FakeBots
from trilobite.browser.thinking import Errand, FarThinker, path
from trilobite.core.record import line_of
from trilobite.core.session import begin
from trilobite.games.registry import make_game
from trilobite.tables.thinking import Question

OPTIONS = {"players": 2}
GAME = make_game("genesis", OPTIONS)
SESSION = begin(GAME, seed=1)


def read(text: str) -> Question:
    """A question that was sent."""
    return msgspec.json.decode(text, type=Errand, dec_hook=path).question


class Counting(FakeBots):
    """Notes what was asked, and does not wake up by itself."""

    def __init__(self, folder: Path) -> None:
        super().__init__(str(folder))
        self.asked: list[str] = []
        self.readied: list[Question] = []

    def wake(self, question: str) -> None:
        self.readied.append(read(question))

    async def exchange(self, question: str) -> str:
        self.asked.append(read(question).bot)
        return await super().exchange(question)


def question(bot: str) -> Question:
    """What does a bot choose at the beginning of a game?"""
    lines = [line_of(entry, GAME.words) for entry in SESSION.history]
    seat = SESSION.deciders()[0]
    return Question("t", "genesis", OPTIONS, None, keep=0, lines=lines, bot=bot, seat=seat)


def ask(thinker: FarThinker, *bots: str) -> list[str]:
    """What they choose, one after the other."""

    async def all_of_them() -> list[str]:
        return [await thinker.ask(question(bot)) for bot in bots]

    return asyncio.run(all_of_them())


def test_quick_bots_do_not_wait_for_the_other_worker(tmp_path: Path) -> None:
    bots = Counting(tmp_path)
    said = ask(FarThinker(bots), "gentle", "easy", "fair", "normal", "random")
    assert set(said) <= set(SESSION.keys(SESSION.deciders()[0]))
    assert bots.asked == []
    ready = bots.readied[0]
    assert (ready.ready, ready.game, ready.lines) == (True, "genesis", [])


def test_who_thinks_long_is_asked_there_and_then_everybody_is(tmp_path: Path) -> None:
    bots = Counting(tmp_path)
    ask(FarThinker(bots), "normal", "hard", "normal")
    assert bots.asked == ["hard", "normal"]


def test_that_somebody_may_ask_soon_wakes_it(tmp_path: Path) -> None:
    bots = Counting(tmp_path)
    assert asyncio.run(FarThinker(bots).ask(question("")._replace(ready=True))) == ""
    assert len(bots.readied) == 1
    assert bots.asked == []

"""Bots of a browser: they think in a worker of their own, so that the page and its tables never
wait. Questions and thoughts go there and back as texts.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from trilobite.bots.search import ITERATIONS
from trilobite.browser.packs import read_pack, write_pack
from trilobite.tables.thinking import Mind, Question, ThinkingFailed, Thought, Told, think

#: Worlds that a bot imagines for one decision: as many as CPython does in the time that it has at a
#: table of a server (`python -m tools.site_worlds` compares).
WORLDS: Final = {"genesis": 320, "marine": 300, "origins": 120}

#: Sends a question to the other worker, and brings back the thought.
Exchange = Callable[[str], Awaitable[str]]


class Errand(msgspec.Struct):
    """A question on its way, with the cards that it is about: the other worker has files of its
    own. Who follows a table already has them."""

    question: Question
    cards: dict[str, str]


class FarThinker:
    """A `Thinker` that asks the other worker."""

    def __init__(self, exchange: Exchange) -> None:
        self._exchange: Final = exchange
        self._told: Final = Told()

    async def ask(self, question: Question) -> str:
        thought = await self._send(self._told.news(question))
        if thought.forgotten:
            thought = await self._send(question)
        if thought.error:
            raise ThinkingFailed(thought.error)
        self._told.remember(question)
        return thought.said

    async def _send(self, question: Question) -> Thought:
        cards = {} if question.pack is None or question.keep else read_pack(question.pack)
        asked = msgspec.json.encode(Errand(question, cards), enc_hook=str).decode()
        try:
            said = await self._exchange(asked)
        except Exception as error:
            raise ThinkingFailed(f"bots break down: {error}") from None
        return msgspec.json.decode(said, type=Thought)


class Minds:
    """What the other worker does."""

    def __init__(self, folder: str) -> None:
        #: Where packs are in this worker.
        self._folder: Final = Path(folder)
        self._minds: Final[OrderedDict[str, Mind]] = OrderedDict()

    def answer(self, asked: str) -> str:
        """Thinks about a question. A bot that searches counts its worlds instead of the seconds:
        on a slow phone it takes longer, but plays as well as at a table of a server."""
        errand = msgspec.json.decode(asked, type=Errand, dec_hook=path)
        question = errand.question
        if question.pack is not None:
            pack = self._folder / question.game / question.pack.name
            if errand.cards:
                write_pack(pack, errand.cards)
            question = question._replace(pack=pack)
        worlds = WORLDS.get(question.game, ITERATIONS)
        return msgspec.json.encode(think(self._minds, question, worlds)).decode()


def path(_type: type, text: Any) -> Path:
    """The one thing in a question that JSON does not know."""
    return Path(text)

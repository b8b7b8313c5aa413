"""Bots of a browser: they think in a worker of their own, so that the page and its tables never
wait. Questions and thoughts go there and back as texts. Until that worker is there, bots that think
briefly do so where the tables are: the first decision does not wait for another Python.
"""

from collections import OrderedDict
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from trilobite.bots import bot_kind
from trilobite.bots.search import ITERATIONS
from trilobite.browser.packs import read_pack, write_pack
from trilobite.tables.thinking import (
    Mind,
    Question,
    ThinkerHere,
    ThinkingFailed,
    Thought,
    Told,
    think,
)

#: Worlds that a bot imagines for one decision: as many as CPython does in the time that it has at a
#: table of a server (`python -m tools.site_worlds` compares).
WORLDS: Final = {"genesis": 320, "marine": 300, "origins": 120}

#: The bot that thinks for long; all others have their answer after some milliseconds.
SLOW: Final = "search"


class Bots(Protocol):
    """The other worker, as JavaScript has it (`web/src/engine/bots.ts`)."""

    #: Whether it has answered already; otherwise Python has to start there first.
    awake: bool

    def wake(self, question: str) -> None:
        """Has it start when the page has nothing else to do, with a question that nobody waits
        for."""

    async def exchange(self, question: str) -> str:
        """Sends a question, and brings back the thought."""


class Errand(msgspec.Struct):
    """A question on its way, with the cards that it is about: the other worker has files of its
    own. Who follows a table already has them."""

    question: Question
    cards: dict[str, str]


class FarThinker:
    """A `Thinker` that asks the other worker, as soon as that is there."""

    def __init__(self, bots: Bots) -> None:
        self._bots: Final = bots
        self._told: Final = Told()
        self._here = ThinkerHere()

    async def ask(self, question: Question) -> str:
        quick = is_quick(question)
        if question.ready or (quick and not self._bots.awake):
            self._bots.wake(text_of(question._replace(keep=0, lines=[], ready=True)))
        if question.ready:
            return ""
        if quick and not self._bots.awake:
            return await self._here.ask(question)
        self._here = ThinkerHere()  # the other worker will remember what this one did
        thought = await self._send(self._told.news(question))
        if thought.forgotten:
            thought = await self._send(question)
        if thought.error:
            raise ThinkingFailed(thought.error)
        self._told.remember(question)
        return thought.said

    async def _send(self, question: Question) -> Thought:
        try:
            said = await self._bots.exchange(text_of(question))
        except Exception as error:
            raise ThinkingFailed(f"bots break down: {error}") from None
        return msgspec.json.decode(said, type=Thought)


def is_quick(question: Question) -> bool:
    """Whether a bot is to choose an answer and has it at once."""
    other = question.ready or question.advice or question.study is not None
    return not other and bot_kind(question.bot) != SLOW


def text_of(question: Question) -> str:
    """A question as it is sent, with its cards if they are not known there."""
    cards = {} if question.pack is None or question.keep else read_pack(question.pack)
    return msgspec.json.encode(Errand(question, cards), enc_hook=str).decode()


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

"""Where bots think: in processes of their own, so that the server is never kept waiting.

A process gets a table's record line by line and plays along, so that it has the position when a
bot is asked. It knows no seed and no votes of an open ballot: these never leave the server.
"""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final, NamedTuple

from trilobite.bots import Bot, make_bot
from trilobite.core.errors import TrilobiteError
from trilobite.core.record import entry_of
from trilobite.core.session import replay
from trilobite.games.registry import make_game
from trilobite.server.study import Study
from trilobite.server.table import Table

log = logging.getLogger(__name__)

#: The most processes, however many processors there are.
MOST_PROCESSES: Final = 4

#: Bots let everything else go first.
NICENESS: Final = 10

#: A bot that thinks longer than this is taken to have hung.
SECONDS_TO_THINK: Final = 120.0

#: Tables that a process remembers.
TABLES_REMEMBERED: Final = 50


class Question(NamedTuple):
    """What a bot is asked: which table it is at, what is new there, and who it is."""

    table: str
    game: str
    options: dict[str, Any]
    pack: Path | None
    #: How many lines of the record the process has already, and those that follow.
    keep: int
    lines: list[str]
    bot: str
    seat: int = -1
    #: Instead of an answer, what the bot makes of the game: its moments if nothing is named,
    #: otherwise the stretch between two of them.
    study: tuple[int, ...] | None = None


class Thought(NamedTuple):
    """The key of the option that a bot chose or a part of a study as JSON, or what went wrong."""

    said: str = ""
    error: str = ""
    #: The process does not have the lines that it was said to have.
    forgotten: bool = False


# --- in the process -----------------------------------------------------------------------


class Mind:
    """A table as a process remembers it."""

    def __init__(self, question: Question) -> None:
        self._game: Final = make_game(question.game, question.options, question.pack)
        self._lines: Final = question.lines
        entries = [entry_of(line, self._game.words) for line in question.lines]
        self._session: Final = replay(self._game, entries, listen=False)
        self._bots: Final[dict[tuple[int, str], Bot]] = {}
        self._studies: Final[dict[str, Study]] = {}

    def knows(self, lines: int) -> bool:
        """Whether the record is remembered up to there and no further."""
        return len(self._lines) == lines

    def follow(self, lines: list[str]) -> None:
        """Plays on with further lines."""
        if lines:
            self._session.extend([entry_of(line, self._game.words) for line in lines])
            self._lines.extend(lines)
            self._studies.clear()

    def answer(self, question: Question) -> str:
        """What is asked of the table as it is now."""
        if question.study is None:
            return self.choose(question.seat, question.bot)
        study = self._studies.get(question.bot)
        if study is None:
            study = self._studies[question.bot] = Study(self._session, question.bot)
        return study.stretch(*question.study) if question.study else study.moments()

    def choose(self, seat: int, kind: str) -> str:
        """The key of the option that the bot takes."""
        bot = self._bots.get((seat, kind))
        if bot is None:
            bot = self._bots[seat, kind] = make_bot(kind, secrets.token_hex(8))
        return self._game.words.key(bot.choose(self._session, seat))


def think(minds: OrderedDict[str, Mind], question: Question) -> Thought:
    """Answers one question."""
    mind = minds.pop(question.table, None)
    try:
        if question.keep == 0:
            mind = Mind(question)
        elif mind is None or not mind.knows(question.keep):
            return Thought(forgotten=True)
        else:
            mind.follow(question.lines)
        said = mind.answer(question)
    except Exception as error:
        log.exception("a bot (%s) failed", question.bot)
        return Thought(error=f"{type(error).__name__}: {error}")
    minds[question.table] = mind
    if len(minds) > TABLES_REMEMBERED:
        minds.popitem(last=False)
    return Thought(said=said)


def work(pipe: Connection) -> None:
    """The life of a process: it answers questions until the server closes the pipe or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    minds: OrderedDict[str, Mind] = OrderedDict()
    while True:
        try:
            question: Question = pipe.recv()
            pipe.send(think(minds, question))
        except (EOFError, OSError):
            return


# --- in the server ------------------------------------------------------------------------


class ThinkingFailed(TrilobiteError):
    """A bot could not be asked, or had no answer."""


class Thinker:
    """One process, the thread that talks to it, and what it has been told."""

    def __init__(self) -> None:
        self._thread: Final = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bots")
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        #: Lines by table, the table asked about last at the end.
        self._told: Final[dict[str, list[str]]] = {}
        self._closed = False

    async def ask(self, question: Question) -> str:
        """What the bot says. `question` holds the whole record."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._ask, question)

    def close(self) -> None:
        """Ends the process; who waits for it hears of it."""
        self._closed = True
        if self._process is not None:
            self._process.terminate()
        self._thread.shutdown(cancel_futures=True)
        self._end()

    # --- in the thread --------------------------------------------------------------------

    def _ask(self, question: Question) -> str:
        """A process that breaks down is replaced once."""
        for last_try in (False, True):
            try:
                return self._tell_and_ask(question)
            except (EOFError, OSError) as error:
                self._end()
                if last_try or self._closed:
                    raise ThinkingFailed(f"bots break down: {error}") from None
                log.warning("a process of bots broke down (%s); a new one takes over", error)
        raise AssertionError("there are two tries")

    def _tell_and_ask(self, question: Question) -> str:
        """Sends only what is new."""
        lines = question.lines
        known = self._told.pop(question.table, [])
        keep = len(known) if lines[: len(known)] == known else 0
        thought = self._exchange(question._replace(keep=keep, lines=lines[keep:]))
        if thought.forgotten:
            thought = self._exchange(question)
        if thought.error:
            raise ThinkingFailed(thought.error)
        self._told[question.table] = lines
        if len(self._told) > TABLES_REMEMBERED:
            del self._told[next(iter(self._told))]
        return thought.said

    def _exchange(self, question: Question) -> Thought:
        pipe = self._pipe or self._start()
        pipe.send(question)
        if not pipe.poll(SECONDS_TO_THINK):
            raise TimeoutError(f"no answer within {SECONDS_TO_THINK:.0f} seconds")
        thought: Thought = pipe.recv()
        return thought

    def _start(self) -> Connection:
        if self._closed:
            raise EOFError("the server is closing")
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs,), name="bots", daemon=True)
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        return ours

    def _end(self) -> None:
        self._told.clear()
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._pipe = self._process = None


class Thinkers:
    """The processes of a server. A table is always thought about by the same one."""

    def __init__(self, number: int | None = None) -> None:
        number = number or min(os.cpu_count() or 1, MOST_PROCESSES)
        self._thinkers: Final = [Thinker() for _ in range(number)]

    async def choose(self, table: Table, pack: Path | None, seat: int) -> str:
        """The key of the option that the bot in the seat chooses now."""
        question = Question(
            table=table.id,
            game=table.body.game,
            options=table.body.options,
            pack=pack,
            keep=0,
            lines=table.settled_lines(),
            bot=table.body.seats[seat].bot,
            seat=seat,
        )
        return await self._thinker(table).ask(question)

    async def study(
        self, table: Table, pack: Path | None, lines: list[str], bot: str, study: tuple[int, ...]
    ) -> str:
        """What the bot makes of the game that the lines tell, as JSON. The process remembers it
        beside the table, where play goes on meanwhile."""
        question = Question(
            table=f"{table.id} study",
            game=table.body.game,
            options=table.body.options,
            pack=pack,
            keep=0,
            lines=lines,
            bot=bot,
            study=study,
        )
        return await self._thinker(table).ask(question)

    def _thinker(self, table: Table) -> Thinker:
        return self._thinkers[hash(table.id) % len(self._thinkers)]

    def close(self) -> None:
        """Ends all processes."""
        for thinker in self._thinkers:
            thinker.close()

"""Where bots think: in processes of their own, so that the server is never kept waiting."""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from trilobite.tables.thinking import Mind, Question, ThinkingFailed, Thought, Told, think
from trilobite.tables.turns import Turns

log = logging.getLogger(__name__)

#: The most processes, however many processors there are.
MOST_PROCESSES: Final = 4

#: Bots let everything else go first; the adviser, for whom somebody waits, goes before them.
NICENESS: Final = 10
ADVISERS_NICENESS: Final = 5

#: A bot that thinks longer than this is taken to have hung.
SECONDS_TO_THINK: Final = 120.0


# --- in the process -----------------------------------------------------------------------


def work(pipe: Connection, niceness: int) -> None:
    """The life of a process: it answers questions until the server closes the pipe or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    if hasattr(os, "nice"):
        os.nice(niceness)
    minds: OrderedDict[str, Mind] = OrderedDict()
    while True:
        try:
            question: Question = pipe.recv()
            pipe.send(think(minds, question))
        except (EOFError, OSError):
            return


# --- in the server ------------------------------------------------------------------------


class BotProcess:
    """One process, the thread that talks to it, and what it has been told."""

    def __init__(self, niceness: int = NICENESS) -> None:
        self._niceness: Final = niceness
        self._thread: Final = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bots")
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._told: Final = Told()
        self._closed = False
        self._turns: Final = Turns(1)

    async def ask(self, question: Question) -> str:
        """What the bot says. `question` holds the whole record. Where many ask, people take
        turns."""
        loop = asyncio.get_running_loop()
        asked = loop.time()
        async with self._turns.of(question.person):
            question = question.after(loop.time() - asked, self._turns.waiting)
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
        thought = self._exchange(self._told.news(question))
        if thought.forgotten:
            thought = self._exchange(question)
        if thought.error:
            raise ThinkingFailed(thought.error)
        self._told.remember(question)
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
        args = (theirs, self._niceness)
        process = context.Process(target=work, args=args, name="bots", daemon=True)
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        return ours

    def _end(self) -> None:
        self._told.forget()
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._pipe = self._process = None


class BotProcesses:
    """The processes of a server, a `Thinker`. A table is always thought about by the same one. The
    adviser has one of its own: who asks it does not wait until bots have played and games are
    analysed."""

    def __init__(self, number: int | None = None) -> None:
        number = number or min(os.cpu_count() or 1, MOST_PROCESSES)
        self._processes: Final = [BotProcess() for _ in range(number)]
        self._adviser: Final = BotProcess(ADVISERS_NICENESS)

    async def ask(self, question: Question) -> str:
        if question.advice or question.ready:
            return await self._adviser.ask(question)
        return await self._processes[hash(question.table) % len(self._processes)].ask(question)

    def close(self) -> None:
        """Ends all processes."""
        for process in (*self._processes, self._adviser):
            process.close()
